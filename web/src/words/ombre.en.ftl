# The table of Dans l’ombre du Roi-Soleil on the page: what the game’s own words leave out.

## Spheres

ombre-row-empty = no card
ombre-covered = { $count ->
    [one] { $count } covered card, { $seals } with a seal
   *[other] { $count } covered cards, { $seals } with a seal
}
ombre-cards-of-colour = { $count ->
    [one] { $count } card counts for the majority
   *[other] { $count } cards count for the majority, auction cards included
}
ombre-auctions-of-colour = { $count ->
    [one] { $count } of them is an auction card
   *[other] { $count } of them are auction cards
}
ombre-has-majority = Has the majority: { $use }
ombre-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ombre-points-note = So far: power, gold, and 2 points for each blue card.
ombre-power-note = If you must give up more power than you have, you leave the court. One point each at the end.
ombre-gold-note = Pays for gold actions, debts and auctions. One point each at the end.
ombre-in-turn = playing
ombre-fallen-own = Your cards have been discarded and your tokens are back in the bank; you can watch how the others fare.

## Majorities

ombre-majorities = Majorities
ombre-rule-strict = { $count } at court: only the player with the most cards; in a tie, nobody
ombre-rule-shared = { $count } at court: the player with the most cards; in a tie, all of them, each in full
ombre-nobody = nobody
ombre-outcome-sole = { $seats }
ombre-outcome-many = shared by { $count }
ombre-outcome-shared = shared: { $seats }
ombre-outcome-then = after this: { $outcome }

## Piles and bank

ombre-draw-pile = Draw pile: { $count }
ombre-draw-pile-note = Louis XIV was shuffled into the lower half when this pile was built.
ombre-discard-pile = Discard pile: { $count }
ombre-discard-top = On top: { $card }
ombre-discard-note = With Etiquette, a quality card can be taken from it.
ombre-bank = Bank
ombre-bank-note = If the bank runs out, you get what is left and the rest is lost.
ombre-louis-first = will appear twice
ombre-louis-only = ends the game
ombre-louis-second = ends the game

## What is decided now

ombre-stage = In the middle
ombre-waiting-mazarin = Entitled: { $seats }
ombre-waiting-debts = Still owing: { $seats }
ombre-watch-qualities = { $seat } is using qualities.
ombre-watch-announce = { $seat } is deciding how many cards to turn over.
ombre-watch-gold-action = { $seat } is considering a gold action.
ombre-used = Used so far: { $names }
ombre-used-up = used this turn
ombre-turned = Turned over by { $seat }: one of them will be placed
ombre-place-two = “Influence”: two cards of a colour may be placed; the second covers the first.
ombre-set-aside = Set aside, in this order
ombre-pile = In the discard pile: take one.
ombre-pile-other = { $seat } is looking through the discard pile.

## Phase 1

ombre-do-duel = Duel
ombre-do-duel-note = obligatory
ombre-do-power = Power
ombre-do-power-note = take 1 power
ombre-do-wealth = Wealth
ombre-do-wealth-note = take 1 gold
ombre-do-exchange = Etiquette
ombre-do-exchange-note = exchange with the discard pile
ombre-do-dismiss = Etiquette
ombre-do-dismiss-note = discard one of yours and one of another player’s
ombre-do-authority-note = take 1 power
ombre-do-pension-note = take 1 gold
ombre-do-suzerain-note = another player gives up 1 power
ombre-do-conspire-power = Conspire
ombre-do-conspire-power-note = a card for 3 power
ombre-do-conspire-gold = Conspire
ombre-do-conspire-gold-note = a card for 1 gold
ombre-done-1 = On to the cards
ombre-done-3 = End the turn
ombre-pick-duel = Who do you fight? One player gives up 2 power, or two players give up 1 each.
ombre-pick-suzerain = Who gives up 1 power?
ombre-pick-lay-down = Which of your top cards do you put on the discard pile?
ombre-pick-dismiss = Pick one of your top cards and one of another player’s: both are discarded.
ombre-pick-conspire = Which of your top cards do you discard for it?

## Phase 3

ombre-do-sap = Undermine
ombre-do-sap-note = another player gives up 1 power
ombre-do-trade = Trade
ombre-do-trade-note = one of your top cards for one of another player’s
ombre-do-banish = Banish
ombre-do-banish-note = another player discards a top card
ombre-do-buy-card = Draw
ombre-do-buy-card-note = a card, and place it
ombre-pick-sap = Who gives up 1 power?
ombre-pick-trade = Pick one of your top cards, and the card you want from another player.
ombre-pick-banish = Which top card must another player discard?

## Auctions

ombre-bidders = Bidders
ombre-up-to = up to { $most }
ombre-out = passed
ombre-your-bid = Your bid
ombre-bid-least = Bid { $amount } (minimum)
ombre-bid-less = Bid 1 less
ombre-bid-more = Bid 1 more
ombre-bid-any = Any bid from { $least } to { $most }
ombre-pass = Pass
ombre-pays = { $seat } pays { $price }
ombre-pay-how = Select your cards and tokens, then confirm once. Nothing you pay may be superfluous, and no change is given.
ombre-pay-rest = Add { $tokens }
ombre-pay-exact = { $sum } of { $price }
ombre-pay-short = { $sum } of { $price }: { $rest } still to pay
ombre-pay-over = { $sum } of { $price }: no change is given
ombre-pay-superfluous = { $sum } of { $price }, superfluous: { $what }
ombre-pay-enough = The price is reached: put something back first
ombre-pay-none-left = You have already added all you have of this
ombre-pay-back = Put back: { $what }
ombre-pay-piece = { $choice } (worth { $value })

## Moments

ombre-louis-came = The King appears
ombre-louis-came-note = Everyone receives 1 gold, and the piles are shuffled together. When Louis XIV appears again, the game ends.
ombre-louis-returned = The King has come back
ombre-louis-returned-note = { $seat } has turned over Louis XIV again: the game ends at once.
ombre-farewell = A deep bow, and the doors of Versailles close softly.

## The count

ombre-source-power = 1 point each
ombre-source-gold = 1 point each
ombre-source-etiquette = 2 points for each blue card, “Influence” included
ombre-blue-cards = { $count ->
    [one] { $count } blue card × 2
   *[other] { $count } blue cards × 2
}
ombre-points = Points
ombre-left = left the court
ombre-departed = { $seat }: { $departure }
ombre-last-note = The last player at court wins, whatever the points.
ombre-tie = If tied on points, the player with the most purple cards wins; if still tied, the victory is shared.
ombre-tied = { $count ->
    [one] { $seat }: { $count } purple card
   *[other] { $seat }: { $count } purple cards
}

## The components at a glance

ombre-plate-row = A row
ombre-plate-row-note = Cards of one colour cover each other. All of them count for the majority; only the top card can be moved, and only its seal counts. A covered seal is shown as an outline.
ombre-plate-tokens = Tokens and seal
ombre-plate-tokens-note = Power shows a lily, gold a sun; seals are wax.

## What is asked, with what it is about

ombre-ask-auction = { $card }: how much will you bid?
ombre-ask-auction-on = { $card }: how much will you bid? Highest bid: { $highest }
ombre-ask-payment = { $card }: what will you pay with? Price: { $price }
