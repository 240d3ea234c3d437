# In the Shadow of the Sun King in English. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Parts of sentences

# A card with a title, inside a sentence.
title = “{ $name }”
# A quality card, any or the one in question.
a-card = a { $name }
the-card = the { $name }
copies = { $count } × { $card }
power = { $power } power
gold = { $gold } gold
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tokens = { $power ->
    [0] { $gold ->
        [0] nothing
       *[other] { gold }
    }
   *[other] { $gold ->
        [0] { power }
       *[other] { power } and { gold }
    }
}
departure = { $place ->
    [1] first to leave the court
    [2] second to leave the court
    [3] third to leave the court
    [4] fourth to leave the court
   *[other] fifth to leave the court
}

## What happened: set-up

event-first-player = { $seat } is chosen at random to begin.
event-dealt = { $seat } is dealt { $card }.
event-put-under = Put back under the pile: { $card }.

## What happened: phase 1

event-turn-began = It is { $seat }’s turn.
event-duel-fought = { $power ->
    [0] In a duel with { $seat }, “Diplomacy” spares { $victim } any loss.
   *[other] In a duel with { $seat }, { $victim } must give up { power }.
}
# Without a card it is a gold action.
event-power-lost = { $card-id ->
    [none] { $seat } makes { $victim } give up { power }.
   *[other] With { $card }, { $seat } makes { $victim } give up { power }.
}
# Where a gain comes from: a quality, an auction card, or the king.
gain-source = { $card-id ->
    [red] { quality-red }
    [yellow] { quality-yellow }
    [louis] { card-louis }
   *[other] { $card }
}
event-gained = { $power ->
    [0] { $gold ->
        [0] The bank has nothing left for { $seat }.
       *[other] { $seat } receives { gold } ({ gain-source }).
    }
   *[other] { $seat } receives { tokens } ({ gain-source }).
}
event-laid-down = { $seat } puts { $card } on the discard pile to take another.
event-retrieved = { $seat } takes { $card } from the discard pile.
event-dismissed = { $seat } discards { $card }; { $victim } loses { $other }.
event-conspired = { $seat } conspires: { $card } for { tokens }.
event-eliminated = { $seat } bows and leaves the court; cards and tokens stay behind.

## What happened: phase 2

event-announced = { $cards ->
    [one] { $seat } announces { $cards } card.
   *[other] { $seat } announces { $cards } cards.
}
event-card-turned = { $seat } turns over { $card }.
event-stopped = { $seat } stops there.
event-placed = { $seat } places { $card }.
event-discarded = Discarded: { $card }.

## What happened: special cards

event-louis-came = { $seat } turns over Louis XIV: the King appears.
event-pile-rebuilt = { $cards ->
    [one] The piles are shuffled together: { $cards } card to draw.
   *[other] The piles are shuffled together: { $cards } cards to draw.
}
event-louis-returned = { $seat } turns over Louis XIV again: the game is over.
event-mazarin-came = Cardinal Mazarin rewards intrigue.
event-nobody-intrigues = Nobody has the majority in Intrigue; the Cardinal keeps his favours to himself.
event-favoured = { $power ->
    [0] { $gold ->
        [0] The Cardinal has nothing left for { $seat }.
       *[other] The Cardinal grants { gold } to { $seat }.
    }
   *[other] The Cardinal grants { tokens } to { $seat }.
}
event-debts-came = { $seals ->
    [0] Gambling debts are called in, but no seal is in sight.
    [one] Gambling debts are called in: with { $seals } visible seal you owe nothing.
   *[other] Gambling debts are called in: with { $seals } visible seals you owe nothing.
}
event-nobody-owes = Nobody owes anything.
event-card-forfeited = { $seat } pays the debt with { $card }.
event-tokens-forfeited = { $power ->
    [0] { $gold ->
        [0] { $seat } has nothing to pay the debt with.
       *[other] { $seat } pays the debt with { gold }.
    }
   *[other] { $seat } pays the debt with { tokens }.
}

## What happened: auctions

event-auction-opened = Up for auction: { $card }. { $seat } bids first.
event-bid-made = { $seat } bids { $amount }.
event-passed = { $seat } passes.
event-unsold = Nobody bids. Discarded: { $card }.
event-paid-card = { $seat } pays with { $card }, worth { $value }.
event-paid-tokens = { $seat } pays { tokens }.
event-won = { $seat } wins { $card } for { $price }.

## What happened: phase 3

event-gold-spent = { $seat } spends { gold } on an action.
event-traded = { $seat } trades with { $victim }: { $card } for { $other }.
event-banished = { $seat } makes { $victim } discard { $card }.

## What happened: the end

event-points-counted = { $seat } has { points }.
event-last-standing = { $seat } is the last at court.
event-victory = The Sun King smiles on { $seat }: victory!

## What can be chosen

choice-done = End the phase
choice-duel = Duel: { $seat } gives up 2 power
choice-duel-two = Duel: { $first-seat } and { $second-seat } give up 1 power each
choice-use = { $effect-id ->
    [wealth] { $effect }: take 1 gold
    [pension] { $effect }: take 1 gold
   *[other] { $effect }: take 1 power
}
choice-suzerain = “Suzerain”: { $seat } gives up 1 power
choice-lay-down = Etiquette: exchange { $own } with the discard pile
choice-retrieve = Take { $card }
choice-dismiss = Etiquette: discard { $own }; { $seat } loses { $colour }
choice-conspire = Conspire: { $own } for { $reward }
choice-announce = { $cards ->
    [one] Turn over { $cards } card
   *[other] Turn over { $cards } cards
}
choice-turn = Turn over one card
choice-stop = Stop
choice-place = Place { $card }
choice-place-two = Place { $bottom }, then { $top } on top
choice-sap = 1 gold: { $seat } gives up 1 power
choice-trade = 1 gold: give { $own } to { $seat }, take { $colour }
choice-banish = 2 gold: { $seat } discards { $colour }
choice-buy-card = 2 gold: draw a card and place it
choice-draw = Draw a card and place it
choice-favour = { $power ->
    [0] { $gold ->
        [0] Receive nothing
       *[other] Receive { gold }
    }
   *[other] Receive { tokens }
}
choice-forfeit = Give up { $own }
choice-forfeit-tokens = Give up { tokens }
choice-pass = Pass
choice-bid = Bid { $amount }
choice-pay = Pay with { $own }
choice-settle = { $power ->
    [0] Pay the rest in gold
   *[other] Pay the rest in tokens, including { $power } power
}

## What can be chosen, where the position decides what comes of it

now-loss = { $falls ->
    [yes] { $seat } leaves the court
   *[no] { $power ->
        [0] { $seat } loses nothing
       *[other] { $seat } gives up { power }
    }
}
now-spared = { $loss } ({ card-diplomacy })
now-duel = Duel: { $losses }
now-suzerain = “{ card-suzerain }”: { $loss }
now-sap = 1 gold: { $loss }
now-use-in-vain = { $effect }: the bank has nothing left
now-pay = Pay with { $own }, worth { $value }
now-settle = Pay the rest: { $tokens }

## What is asked

prompt-qualities = Which quality or card will you use?
prompt-retrieve = Which card will you take from the discard pile?
prompt-announce = How many cards will you turn over?
prompt-turn-cards = Will you turn over one more card?
prompt-place = Which card will you place?
prompt-mazarin = What will you ask of the Cardinal?
prompt-debts = How will you pay your gambling debt?
prompt-auction = How much will you bid?
prompt-payment = What will you pay with?
prompt-gold-action = Will you take a gold action?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-duel-first = You have the majority in Duel: you must fight first
why-no-majority = You do not have the majority in this quality
why-used-already = You have already used this in this turn
why-not-your-card = You do not have this card
why-not-an-opponent = You must choose an opponent who is still at court
why-no-card-of-that-colour = There is no quality card of that colour to take
why-nothing-to-retrieve = This quality card is not in the discard pile
why-no-medal = Only the “Medal” lets you turn cards one by one
why-medal-needs-no-number = With the “Medal” you do not announce a number
why-not-turned = This card has not been turned over
why-no-influence = Only “Influence” lets you place two cards
why-one-gold-action = You have already taken your gold action in this turn
why-not-enough-gold = You do not have enough gold
why-bank-lacks-them = The bank does not have these tokens
why-take-two-tokens = You take two tokens from Mazarin, fewer only if the bank runs out
why-not-enough-tokens = You do not have these tokens
why-bid-too-low = You must bid more than the highest bid
why-beyond-your-means = You cannot pay that much
why-superfluous-payment = You would be paying too much: leave out a card or token that is not needed
why-not-those-tokens = These tokens do not make up the rest of the price
why-no-conspiracy-card = You do not have “Conspiracy”
why-conspired-already = You have already conspired in this turn

## Cards and what they do

card-blue = blue card
card-blue-effect = Etiquette: with the majority, exchange a card with the discard pile, or discard one of yours and one of another player’s; 2 points at the end
card-blue-seal = blue card with a seal
card-blue-seal-effect = { card-blue-effect }; { seal-effect }
card-green = green card
card-green-effect = Duel: with the majority, you must make one player give up 2 power, or two players 1 each
card-green-seal = green card with a seal
card-green-seal-effect = { card-green-effect }; { seal-effect }
card-purple = purple card
card-purple-effect = Intrigue: with the majority, Cardinal Mazarin does you favours; the most purple cards win a tie
card-purple-seal = purple card with a seal
card-purple-seal-effect = { card-purple-effect }; { seal-effect }
card-red = red card
card-red-effect = Power: with the majority, take 1 power each turn
card-red-seal = red card with a seal
card-red-seal-effect = { card-red-effect }; { seal-effect }
card-yellow = yellow card
card-yellow-effect = Wealth: with the majority, take 1 gold each turn
card-yellow-seal = yellow card with a seal
card-yellow-seal-effect = { card-yellow-effect }; { seal-effect }
seal-effect = on top of its row, its seal counts for gambling debts
card-influence = Influence
card-influence-effect = Phase 2: place one card, or two of the same colour
card-medal = Medal
card-medal-effect = Phase 2: turn over one to four cards, stopping whenever you like
card-authority = Authority
card-authority-effect = Phase 1: take 1 power
card-suzerain = Suzerain
card-suzerain-effect = Phase 1: another player gives up 1 power, “Diplomacy” or not
card-pension = Pension
card-pension-effect = Phase 1: take 1 gold
card-conspiracy = Conspiracy
card-conspiracy-effect = Once in each of your turns: discard a quality card and take 3 power or 1 gold
card-diplomacy = Diplomacy
card-diplomacy-effect = In every duel against you, give up 1 power less
card-debts = Gambling Debts
card-debts-effect = Those with the most visible seals owe nothing; everyone else gives up a card or two tokens
card-mazarin = Cardinal Mazarin
card-mazarin-effect = Everyone with the majority in Intrigue draws a card or takes two tokens
card-louis = Louis XIV
card-louis-effect = The first time, everyone receives 1 gold and the piles are shuffled together; the second time, the game ends
# The colour of an auction card without a colour.
card-grey = grey card

## Colours and qualities

hue-blue = Blue
hue-green = Green
hue-purple = Purple
hue-red = Red
hue-yellow = Yellow
quality-blue = Etiquette
quality-green = Duel
quality-purple = Intrigue
quality-red = Power
quality-yellow = Wealth
# What the majority is good for.
use-blue = exchange or discard
use-green = duel
use-purple = Mazarin’s favour
use-red = 1 power a turn
use-yellow = 1 gold a turn
seal = seal
card-with-facts = { $card } ({ $facts })

## Where points come from

source-power = power
source-gold = gold
source-etiquette = Etiquette

## The common table

table = The court
table-turn = Turn: { $seat } – { $phase }
table-over = The game is over
phase-qualities = phase 1: qualities
phase-retrieve = phase 1: Etiquette
phase-announce = phase 2: announcing a number
phase-turn-cards = phase 2: turning cards over
phase-place = phase 2: placing a card
phase-mazarin = Cardinal Mazarin
phase-debts = gambling debts
phase-auction = auction
phase-payment = paying for an auction card
phase-gold-action = phase 3: gold action
table-to-act = Waiting for: { $seats }
table-auction = Up for auction: { $card } – { $effect }
table-no-bid = No bid yet
table-bid = Highest bid: { $amount } by { $seat }
table-bidders = Still bidding: { $bidders }
bidder = { $seat } (up to { $most })
table-payment = { $seat } pays { $price } for { $card }: { $paid } so far
table-turned = Turned over: { $cards }
table-set-aside = Set aside, to be resolved in this order: { $cards }
table-retrievable = In the discard pile: { $cards }
louis-first = Louis XIV is yet to appear: everyone will receive 1 gold and the piles will be shuffled together
louis-only = Louis XIV is yet to appear: with two players left, he will end the game
louis-second = Louis XIV has appeared once: next time he ends the game
table-piles = { $discard ->
    [0] Draw pile: { $draw } · Discard pile: empty
   *[other] Draw pile: { $draw } · Discard pile: { $discard }, { $card } on top
}
table-bank = Bank: { power }, { gold }
majorities-strict = Majorities (with { $count } players you need more cards than anyone else; a tie gives none):
majorities-shared = Majorities (with { $count } players everyone who has the most cards shares it):
majority = • { $colour } ({ $quality }): { $tally } – { $outcome }
majority-of-nobody = • { $colour } ({ $quality }): nobody
tally = { $seat } × { $count }
outcome-sole = majority: { $seats } ({ $use })
outcome-shared = shared majority: { $seats } ({ $use })
outcome-tie = tie, no majority
table-legend = Rows from bottom to top: { $sealed } seal{ $mark }, { $plain } none; only the top card, in brackets, can move and shows its seal
table-mark = { $mark } reconstructed; the printed game may differ: { $what }
mark-seals = how many cards have a seal
mark-colours = colours of auction cards
mark-power = how much power there is

## The short form, for small screens

brief-majority = { $colour } → { $holders }: { $tally }
brief-no-cards = { $colour } → { $holders }
brief-nobody = nobody
brief-tokens = power { $power }, gold { $gold }, { points }
brief-row = { $colour } { $cards }
brief-seals = seals: { $seals }
brief-louis-first = Louis XIV: not seen yet
brief-louis-only = Louis XIV: will end the game
brief-louis-second = Louis XIV: seen once, will end the game
brief-choice-duel = Duel (−2 power): { $seat }
brief-choice-duel-two = Duel (−1 power each): { $first-seat }, { $second-seat }
brief-choice-suzerain = “Suzerain” (−1 power): { $seat }
brief-choice-lay-down = { $own } for a discarded card
brief-choice-dismiss = Discard { $own }, { $colour } ({ $seat })
brief-choice-conspire = { $reward-id ->
    [gold] Conspire: { $own } for gold
   *[other] Conspire: { $own } for power
}
brief-choice-sap = 1 gold: { $seat } (−1 power)
brief-choice-trade = 1 gold: { $own } ↔ { $colour } ({ $seat })
brief-choice-banish = 2 gold: discard { $colour } ({ $seat })
brief-choice-pass = Pass
brief-choice-buy-card = 2 gold: draw a card

## A seat

seat-own = { $seat } (you)
seat-fallen = Out of the game: { departure }
seat-tokens = { power }, { gold } – { points } so far
seat-row = { $colour } { $count }: { $cards }
seat-no-rows = No quality cards
seat-auction = { $card } – { $effect }
seat-seals = Visible seals: { $seals }
seat-conspired = Has conspired this turn

## The count

count = The count
from-source = { $name }: { $amount }
count-line = { $rank }. { $seat }: { points } ({ $sources })
count-tied = { $purple ->
    [one] { $rank }. { $seat }: { points } ({ $sources }); tie: { $purple } purple card
   *[other] { $rank }. { $seat }: { points } ({ $sources }); tie: { $purple } purple cards
}
count-last = { $rank }. { $seat }: last at court, { points } ({ $sources })
count-fallen = { $rank }. { $seat }: { departure }

## Where printed values are known from: by certainty, or by component.

source-ombre-rulebook = French rulebook
source-ombre-reconstructed = Half of the cards of each colour bear a seal; an auction card has the colour whose effect it repeats, or is grey; 20 tokens of 1 and 20 of 2.
source-ombre-inferred = The rulebook mentions a seal on only three auction cards, and names one blue and one purple auction card.

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-qualities = Phase 1: use your qualities
section-qualities-duel = Phase 1: use your qualities, Duel
section-qualities-etiquette = Phase 1: use your qualities, Etiquette
section-reveal = Phase 2: turn cards over
section-gold = Phase 3: gold action
section-special-mazarin = Special cards: { card-mazarin }
section-special-debts = Special cards: { card-debts }
section-auctions = Auctions
section-lots-influence = Auction cards: { card-influence }
section-lots-medal = Auction cards: { card-medal }
section-lots-conspiracy = Auction cards: { card-conspiracy }
