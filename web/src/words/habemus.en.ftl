# The table of Habemus Papam on the page: what the game’s own words leave out.

## Cards

habemus-card-politics = political card
habemus-card-action = action card
habemus-card-order = order
habemus-office = office
habemus-years = { $age } years
habemus-gold-bag = gold bag
habemus-kind-late = No coat of arms and no gold bag; otherwise a cardinal like any other.
habemus-kind-leader = Not a cardinal: cannot be bribed, swapped or excluded, but can die.
habemus-field-name = name
habemus-field-faction = faction
habemus-field-age = age
habemus-field-symbol = symbol
habemus-reconstructed = { $mark } Reconstructed; the printed card may differ: { $fields }. Source: { $source }

## The common table

habemus-offers = On offer
habemus-order-of-choice = Pick order
habemus-takes-as = { $place ->
    [1] Picks first
    [2] Picks second
    [3] Picks third
   *[other] Picks fourth
}
habemus-smoke-none = No smoke
habemus-smoke-black = Black Smoke
habemus-smoke-white = White Smoke
habemus-decks = Face down
habemus-decks-note = In each round, the top card of each deck is revealed. Black Smoke is in the middle of the cardinals; White Smoke is one of the last four cards.
habemus-bank = Bank
habemus-bank-note = All gems bid go to the bank. Rubies, sapphires and ambers come back through the Camerlengo card, diamonds never.
habemus-gone = Out of the game
habemus-gone-none = Nothing yet
habemus-gone-short = Out: { $count }

## Displays

habemus-votes-note = Votes that everyone can count. Orders and gold count only at the end.
habemus-hand-note = Action cards stay hidden until they are played; at the end they are worth nothing.
habemus-coats-note = Coats of arms fulfil orders at the count; a faction leader shows two.
habemus-bid = Bid:

## Behind one’s own screen

habemus-screen = Behind your screen
habemus-gold-note = Gold buys votes at the count; every gem left becomes one gold.
habemus-peek = { $count ->
    [one] Show my order
   *[other] Show my { $count } orders
}
habemus-hide-orders = { $count ->
    [one] Hide my order
   *[other] Hide my { $count } orders
}

## Bidding

habemus-your-gems = Your gems
habemus-your-bid = Your bid
habemus-add-gem = Add { $gem }
habemus-remove-gem = Take back { $gem }
habemus-gem-diamond = The best gem. Once bid, it never comes back.
habemus-gem-ruby = Beats sapphire and amber. Comes back only with the Camerlengo card.
habemus-gem-sapphire = Beats amber. Comes back only with the Camerlengo card.
habemus-gem-amber = The weakest gem, but three ambers beat two diamonds. Comes back only with the Camerlengo card.
habemus-bid-how = Tap up to three gems, or press D, R, S, A. Every gem you bid goes to the bank.
habemus-bid-full = A bid has three gems at most. Tap one of them to take it back.
habemus-bid-sealed = Sealed: { $gems }. You can change it until everyone has decided.
habemus-bid-counts = Counts as { $gems }.
habemus-bid-rank = { $weaker ->
    [0] The weakest bid of all.
   *[other] Beats { $weaker } of the { $others } other possible bids.
}
habemus-bid-behind = Weaker than: { $seats }
habemus-bid-ahead = Stronger than: { $seats }
habemus-rank-title = Which bid is better?
habemus-rank-count = More gems beat fewer.
habemus-rank-best = With the same number of gems, the best one decides, then the second, then the third: diamond, ruby, sapphire, amber.
habemus-rank-seat = Equal bids are ranked by seat, starting with the Camerlengo: { $seats }.

## Moments

habemus-actions-opened = Action cards revealed
habemus-bids-opened = Bids revealed
habemus-death = { $card } dies
habemus-death-note = The display of { $victim } loses a person.
habemus-excluded = { $card } is excluded
habemus-excluded-note = The display of { $victim } loses a cardinal.

## The count

habemus-source-order = Only if the display fulfils it
habemus-source-persons = 1 vote each
habemus-source-louis = 1, 2, 4, 6, 8 votes for 1 to 5 cards
habemus-source-gold = With gems and Felipe IV; a vote costs 15, 10, 8, 7, 6, 5 with 0 to 5 Mazarin
habemus-source-old-boys = 1 vote for each pair of equal symbols, for Barberini with two Louis XIV and for Sacchetti with two Mazarin
habemus-source-squadrone = 3 votes
habemus-count-order = { $votes ->
    [0] { $card }: not fulfilled
   *[other] { $card }: fulfilled
}
habemus-count-persons = { $count ->
    [one] { $count } person
   *[other] { $count } persons
}
habemus-count-louis = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
habemus-count-gold = { $gold } gold ÷ { $price } = { $votes }
habemus-total = Votes
habemus-tie = If tied on votes, the oldest person in a display decides; if there are no persons, the seat nearest to the Camerlengo.

## What is pressed before its time

habemus-not-yet-take = Bidding comes first; the best bid gets the first pick
habemus-not-yet-lay = Action cards are played at the start of a round, before the bids

## What is asked, with what it is about

habemus-ask-bribe = Which cardinal will you bribe, for { gold } of your { $money }?
