# The table of Dans l’ombre du Roi-Soleil on the page: what the game’s own words leave out.

## Spheres

ombre-row-empty = no card
ombre-covered = { $count ->
    [one] { $count } covered card, { $seals } with a seal
   *[other] { $count } covered cards, { $seals } with a seal
}
ombre-cards-of-colour = { $count ->
    [one] { $count } card counts for the majority
   *[other] { $count } cards count for the majority, auction cards included
}
ombre-auctions-of-colour = { $count ->
    [one] of these { $count } auction card
   *[other] of these { $count } auction cards
}
ombre-has-majority = Has the majority: { $use }
ombre-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ombre-points-note = So far: power, gold, and 2 points for each blue card.
ombre-power-note = Whoever must give up more power than is left leaves the court. One point each at the end.
ombre-gold-note = Pays for gold actions, debts and auctions. One point each at the end.
ombre-in-turn = in turn
ombre-fallen-own = Your cards and tokens stayed behind; you may watch how the others fare.

## Majorities

ombre-majorities = Majorities
ombre-rule-strict = { $count } at court: strictly the most cards, a tie gives none
ombre-rule-shared = { $count } at court: the most cards, those tied share it in full
ombre-nobody = nobody
ombre-outcome-sole = { $seats }
ombre-outcome-many = shared by { $count }
ombre-outcome-shared = shared: { $seats }
ombre-outcome-then = after this: { $outcome }

## Piles and bank

ombre-draw-pile = Draw pile: { $count }
ombre-draw-pile-note = Louis XIV lies somewhere in its lower half.
ombre-discard-pile = Discard pile: { $count }
ombre-discard-top = On top: { $card }
ombre-discard-note = With Etiquette a quality card can be taken from it.
ombre-bank = Bank
ombre-bank-note = If it runs short, one gets what is there, and nothing later.
ombre-louis-first = comes twice
ombre-louis-only = ends the game
ombre-louis-second = ends the game

## What is decided now

ombre-stage = In the middle
ombre-waiting-mazarin = Entitled: { $seats }
ombre-waiting-debts = Still owing: { $seats }
ombre-watch-qualities = { $seat } looks over the qualities.
ombre-watch-announce = { $seat } decides how many cards to turn over.
ombre-watch-gold-action = { $seat } considers a gold action.
ombre-used = Used so far: { $names }
ombre-used-up = used this turn
ombre-turned = Turned over by { $seat }: one of them will be placed
ombre-place-two = “Influence”: two of a colour may be placed; the second one lies on top.
ombre-set-aside = Set aside, in this order
ombre-pile = In the discard pile: take one.
ombre-pile-other = { $seat } looks through the discard pile.

## Phase 1

ombre-do-duel = Duel
ombre-do-duel-note = obligatory
ombre-do-power = Power
ombre-do-power-note = take 1 power
ombre-do-wealth = Wealth
ombre-do-wealth-note = take 1 gold
ombre-do-exchange = Etiquette
ombre-do-exchange-note = exchange with the discard pile
ombre-do-dismiss = Etiquette
ombre-do-dismiss-note = discard one’s own and another’s
ombre-do-authority-note = take 1 power
ombre-do-pension-note = take 1 gold
ombre-do-suzerain-note = another player gives up 1 power
ombre-do-conspire-power = Conspire
ombre-do-conspire-power-note = a card for 3 power
ombre-do-conspire-gold = Conspire
ombre-do-conspire-gold-note = a card for 1 gold
ombre-done-1 = On to the cards
ombre-done-3 = End the turn
ombre-pick-duel = Against whom? One player gives up 2 power, or two players give up 1 each.
ombre-pick-suzerain = Who gives up 1 power?
ombre-pick-lay-down = Which of your top cards will you lay on the discard pile?
ombre-pick-dismiss = Pick a top card of yours, and one of another player: both are discarded.
ombre-pick-conspire = Which of your top cards will you discard for it?

## Phase 3

ombre-do-sap = Undermine
ombre-do-sap-note = another player gives up 1 power
ombre-do-trade = Trade
ombre-do-trade-note = a top card of yours for another’s
ombre-do-banish = Banish
ombre-do-banish-note = another player discards a top card
ombre-do-buy-card = Draw
ombre-do-buy-card-note = a card from the pile, and place it
ombre-pick-sap = Who gives up 1 power?
ombre-pick-trade = Pick a top card of yours, and the one of another player that you want for it.
ombre-pick-banish = Which top card of another player?

## Auctions

ombre-bidders = Bidders
ombre-up-to = up to { $most }
ombre-out = passed
ombre-your-bid = Your bid
ombre-bid-least = Bid { $amount }, the least
ombre-bid-less = Bid 1 less
ombre-bid-more = Bid 1 more
ombre-bid-any = Any bid from { $least } to { $most }
ombre-pass = Pass for good
ombre-pays = { $seat } pays { $price }
ombre-paid = { $paid } of { $price } paid, { $rest } to go
ombre-paid-then = then { $paid } of { $price }
ombre-pay-how = Cards that are lit can be part of the price: the number says what each is worth. Nothing may be superfluous, and there is no change.
ombre-pay-rest = Or the remaining { $rest } in tokens:

## Moments

ombre-louis-came = The King appears
ombre-louis-came-note = Everyone receives 1 gold, and the piles are shuffled together. When Louis XIV comes again, the game ends.
ombre-louis-returned = The King has come back
ombre-louis-returned-note = { $seat } has turned over Louis XIV again: the game ends at once.
ombre-farewell = A deep bow, and the doors of Versailles close softly.

## The count

ombre-source-power = 1 point each
ombre-source-gold = 1 point each
ombre-source-etiquette = 2 points for each blue card, “Influence” included
ombre-blue-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ombre-points = Points
ombre-left = left
ombre-departed = { $seat }: { $departure }
ombre-last-note = The last one at court wins, whatever the points.
ombre-tie = As many points: the most purple cards decide, then victory is shared.
ombre-tied = { $count ->
    [one] { $seat }: { $count } purple card
   *[other] { $seat }: { $count } purple cards
}

## The components at a glance

ombre-plate-row = A row
ombre-plate-row-note = Cards of a colour cover each other. All count for the majority; only the top card can be moved, and only its seal counts. A covered seal is an outline.
ombre-plate-tokens = Tokens and seal
ombre-plate-tokens-note = Power with a lily, gold with a sun; a seal is of wax.
