# Habemus Papam in English. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Parts of sentences

# A card with a title rather than a name, inside a sentence.
title = “{ $name }”
copies = { $count } × { $card }
gold = { $gold } gold
votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
no-gems = no gems
gem-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
gem-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
gem-sapphire = { $count ->
    [one] { $count } sapphire
   *[other] { $count } sapphires
}
gem-amber = { $count ->
    [one] { $count } amber
   *[other] { $count } ambers
}

## What happened: set-up

event-camerlengo-named = { $seat } is the first Camerlengo.
event-orders-dealt = { $seat } is dealt the orders { $first } and { $second }.

## What happened: phase 1 and the smokes

event-round-began = Round { $round } begins.
event-card-turned = On offer: { $card }.
event-black-smoke-rose = Black Smoke rises: no Pope yet.
event-white-smoke-rose = White Smoke rises: this round is the last.
event-income = { $cardinals ->
    [0] { $seat } has no cardinal with a gold bag.
    [one] { $seat } receives { gold } for { $cardinals } cardinal.
   *[other] { $seat } receives { gold } for { $cardinals } cardinals.
}
event-order-decided = { $seat } has decided which order to keep.
event-order-kept = { $seat } keeps { $kept } and drops { $dropped }.

## What happened: phase 2

event-action-decided = { $seat } is ready for the action cards.
event-action-chosen = { $card-id ->
    [none] { $seat } lays no action card.
   *[other] { $seat } lays { $card } face down.
}
event-action-opened = { $card-id ->
    [none] { $seat } plays no action card.
   *[other] { $seat } plays { $card }.
}
event-gold-gained = { $card } brings { $seat } { gold }.
event-gold-stolen = { $gold ->
    [0] { $seat } finds nothing to steal from { $victim }.
   *[other] { $seat } steals { gold } from { $victim }.
}
event-bribed = { $seat } pays { $victim } { gold } and wins { $card } over.
event-bribe-returned = { $seat } cannot bribe anyone and takes the card back in hand.
event-swapped = { $first } moves to { $other }, { $second } to { $owner }.
event-not-swapped = { $seat } swaps nobody.

## What happened: phase 3

event-bid-decided = { $seat } has sealed a bid.
event-bid-chosen = { $seat } seals a bid: { $gems }.
# What the bid counts as; only a bid without gems of one's own needs a word on the price.
event-bid-opened = { $paid-id ->
    [empty] { $counts-id ->
        [empty] { $seat } bids nothing.
       *[other] { $seat } bids { $counts } without paying a gem.
    }
   *[other] { $seat } bids { $counts }.
}
event-order-of-choice = { $fourth-id ->
    [none] Order of choice: { $first }, { $second }, { $third }.
   *[other] Order of choice: { $first }, { $second }, { $third }, { $fourth }.
}

## What happened: phase 4

event-took = { $card-id ->
    [camerlengo] { $seat } becomes Camerlengo.
   *[other] { $seat } takes { $card }.
}
event-gems-gained = { $gems-id ->
    [empty] The bank is out of gems; { $seat } receives { gold }.
   *[other] { $seat } receives { $gems } and { gold }.
}
event-squadrone-paid = { $seat } pays { gold } and wins the Squadrone Volante over.
event-squadrone-lost = { $seat } cannot pay the Squadrone Volante; the card leaves the game.
event-excluded = { $seat } has { $card } excluded; { $victim } loses a cardinal.
event-died = { $seat } points at { $victim }: { $card } dies.
event-left-over = Nobody takes { $card }; the card leaves the game.

## What happened: the end

event-order-shown = { $votes ->
    [0] { $seat } shows the order { $card }: not fulfilled.
   *[other] { $seat } shows the order { $card }: fulfilled, { votes }.
}
event-votes-counted = { $seat } has { votes }.
event-elected = Habemus papam! { $seat } wins the election.

## What can be chosen

choice-keep = Keep { $order }
choice-lay = { $action-id ->
    [none] Lay no card
   *[other] Lay { $action }
}
choice-bid = { $gems-id ->
    [empty] Bid nothing
   *[other] Bid { $gems }
}
choice-take = { $card-id ->
    [camerlengo] Become Camerlengo
   *[other] Take { $card }
}
choice-bribe = Bribe { $cardinal }
choice-exclude = Exclude { $cardinal }
choice-strike = Let the oldest person of { $seat } die
choice-swap = { $first-id ->
    [none] Swap nobody
   *[other] Swap { $first } and { $second }
}

## What is asked

prompt-keep-order = Which order will you keep?
prompt-lay-action = Will you lay an action card?
prompt-bid = Which gems will you bid?
prompt-take = Which card will you take?
prompt-bribe = Which cardinal will you bribe?
prompt-swap = Which two cardinals will change sides?
prompt-exclude = Which cardinal will Felipe IV exclude?
prompt-strike = Whose oldest person will die?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-not-your-order = You were not dealt this order
why-not-in-hand = You do not hold this action card
why-not-enough-gems = You do not have these gems
why-two-gems-at-most = With “Best Gem Twice” you bid two gems at most
why-not-in-the-row = This card is not on offer
why-not-at-an-opponent = This cardinal is not in an opponent’s display
why-chigi-is-immune = Fabio Chigi is immune
why-chigi-only-by-his-owner = Fabio Chigi can only be swapped out of your own display
why-not-in-a-display = Both cardinals must be in a display
why-same-display = The two cardinals must be in different displays
why-protected-by-felipe = A cardinal can only be excluded from a display without a Felipe IV card
why-not-yourself = You must choose an opponent
why-nobody-to-die = Nobody can die in this display

## Cards and what they do

card-mazarin = Mazarin
card-mazarin-effect = Cheaper votes at the count: 15, 10, 8, 7, 6 or 5 gold each with 0 to 5 of these cards
card-louis = Louis XIV
card-louis-effect = 1, 2, 4, 6 or 8 votes for 1 to 5 of these cards
card-felipe = Felipe IV
card-felipe-effect = 5 gold now; 5, 15 or 25 gold at the count for 1 to 3 of these cards; your second one excludes a cardinal
card-squadrone = Squadrone Volante
card-squadrone-effect = Pay 20 gold now for 3 votes; if you cannot, the card leaves the game
card-death = Case of Death
card-death-effect = 5 gold now; the oldest person of an opponent of your choice dies
card-ten-gold = Ten Gold
card-ten-gold-effect = 10 gold from the bank
card-bid-second = Bid Last
card-bid-second-effect = You bid after seeing the other bids; steal 2 gold from each opponent
card-best-twice = Best Gem Twice
card-best-twice-effect = You bid two gems at most and the best one counts twice; steal 3 gold from each opponent
card-three-rubies = Three Rubies
card-three-rubies-effect = Your bid is three rubies and costs you no gem; steal 2 gold from each opponent
card-bribe = Bribe
card-bribe-effect = Pay an opponent 5 gold and take a cardinal from that display
card-swap = Swap
card-swap-effect = Exchange two cardinals between the displays of two players
card-camerlengo = Camerlengo
card-camerlengo-effect = 1 ruby, 1 sapphire, 1 amber and 1 gold; you win ties
card-black-smoke = Black Smoke
card-black-smoke-effect = 5 gold for each of your cardinals with a gold bag; you keep one of your two orders
card-white-smoke = White Smoke
card-white-smoke-effect = The last round: all the cards left are on offer
card-order-four-coats = Four Coats of Arms
card-order-four-coats-effect = 2 votes for a coat of arms of each faction
card-order-spain-innocent = Spain and Innocent
card-order-spain-innocent-effect = 2 votes for two coats of arms of Spain and two of Innocent X
card-order-innocent-urban = Innocent and Urban
card-order-innocent-urban-effect = 2 votes for two coats of arms of Innocent X and two of Urban VIII
card-order-spain-urban = Spain and Urban
card-order-spain-urban-effect = 2 votes for two coats of arms of Spain and two of Urban VIII
card-order-france = France
card-order-france-effect = 3 votes for three coats of arms of France
card-order-leaders = Most Leaders
card-order-leaders-effect = 2 votes for more faction leaders than any other player
card-order-felipe-mazarin = Felipe and Mazarin
card-order-felipe-mazarin-effect = 2 votes for two Felipe IV and two Mazarin cards

## Persons

kind-cardinal = cardinal
kind-late = late arrival
kind-leader = faction leader
faction-france = France
faction-spain = Spain
faction-innocent = Innocent X
faction-urban = Urban VIII
faction-none = no faction
age = aged { $age }
coats = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
}
gold-bag = { gold } at Black Smoke
person = { $name } ({ $facts })
symbol = { $symbol } symbol
symbol-with-effect = { $symbol } symbol ({ $effect })
symbol-barons = barons
symbol-book = book
symbol-cross = cross
symbol-dove = dove
symbol-eagle = eagle
symbol-horse = horse
symbol-louis = Louis XIV
symbol-mazarin = Mazarin
symbol-wing = wing
symbol-dove-effect = immune; can only be swapped out of your own display
symbol-louis-effect = 1 more vote with two Louis XIV cards
symbol-mazarin-effect = 1 more vote with two Mazarin cards
pair-effect = 1 more vote with { $partner }

## Where votes come from

source-order = order
source-persons = persons
source-louis = Louis XIV
source-gold = gold
source-old-boys = old boys
source-squadrone = Squadrone Volante

## The common table

table = The conclave
table-round = Round { $round } – { $phase }
phase-keep-order = Black Smoke: everyone keeps one order
phase-lay-action = phase 2: laying action cards
phase-bribe = phase 2: action cards take effect
phase-swap = phase 2: action cards take effect
phase-bid = phase 3: bidding
phase-take = phase 4: taking cards
phase-exclude = phase 4: Felipe IV excludes a cardinal
phase-strike = phase 4: a case of death
phase-over = the count
smoke-none = No smoke yet
smoke-black = Black Smoke has risen
smoke-white = White Smoke has risen: last round
table-camerlengo = Camerlengo: { $seat }
table-to-act = Waiting for: { $seats }
table-offers = On offer:
offer = • { $card } – { $facts }
table-no-offers = On offer: nothing
table-decks = Face down: cardinals { $cardinals }, politics { $politics }, actions { $actions }
table-bank = Bank: { $gems }
table-gone = Out of the game: { $cards }
table-mark = { $mark } reconstructed from history, the printed card may differ (after a name: name, faction or symbol)

## A seat: what everyone sees

seat-own = { $seat } (you)
seat-camerlengo = Camerlengo, wins ties
seat-votes = Votes in sight: { $votes }
seat-votes-from = Votes in sight: { $votes } ({ $sources })
gain = { $name } +{ $amount }
seat-persons = Persons: { $persons }
seat-no-persons = Persons: none
seat-coats = Coats of arms: { $coats }
seat-politics = Politics: { $politics }
politics-mazarin = { $count ->
    [0] no Mazarin ({ gold } a vote)
   *[other] { $count } × Mazarin ({ gold } a vote)
}
politics-louis = { $count } × Louis XIV ({ votes })
politics-felipe = { $count } × Felipe IV ({ gold } at the count)
politics-squadrone = Squadrone Volante ({ votes })
seat-hand = { $count ->
    [0] In hand: no action card
    [one] In hand: { $count } action card
   *[other] In hand: { $count } action cards
}
seat-laid = Played this round: { $card }
seat-bid = Bid: { $gems }
seat-decided = Has decided
seat-undecided = Still to decide

## A seat: what only its player sees

own-gold = Gold: { $gold } (at the count { $final } with gems and Felipe IV: { votes })
own-gems = { $count ->
    [0] Gems: none
   *[other] Gems: { $gems }
}
own-hand = In hand: { $card } – { $effect }
own-order = Order: { $card } – { $effect }
own-dropped = Dropped order: { $card }
own-answer = Sealed answer: { $choice }

## The count

count = The count
count-line = { $rank }. { $seat }: { votes } ({ $sources }); order { $order }
