# The table of Habemus Papam on the page: what the game’s own words leave out.

## Cards

habemus-card-politics = political card
habemus-card-action = action card
habemus-card-order = order
habemus-office = office
habemus-years = { $age } years
habemus-gold-bag = gold bag
habemus-kind-late = No coat of arms and no gold bag; a cardinal in every other way.
habemus-kind-leader = No cardinal: cannot be bribed, swapped or excluded, but can die.
habemus-field-name = name
habemus-field-faction = faction
habemus-field-age = age
habemus-field-symbol = symbol
habemus-reconstructed = { $mark } Reconstructed, the printed card may differ: { $fields }. Source: { $source }

## The common table

habemus-offers = On offer
habemus-order-of-choice = Order of choice
habemus-takes-as = Takes a card as number { $place }
habemus-smoke-none = No smoke
habemus-smoke-black = Black Smoke
habemus-smoke-white = White Smoke
habemus-decks = Face down
habemus-decks-note = Each round the top card of each deck is turned up. Black Smoke lies in the middle of the cardinals, White Smoke among the last three.
habemus-bank = Bank
habemus-bank-note = All gems bid go to the bank. Rubies, sapphires and ambers come back through the Camerlengo card, diamonds never.
habemus-gone = Out of the game
habemus-gone-none = Nothing yet
habemus-gone-short = Out: { $count }

## Displays

habemus-votes-note = What anyone can count. Orders and gold are only counted at the end.
habemus-hand-note = Action cards stay hidden until they are played; at the end they are worth nothing.
habemus-coats-note = Coats of arms fulfil orders at the count; a faction leader shows two.
habemus-bid = Bid:

## Behind one’s own screen

habemus-screen = Behind your screen
habemus-gold-note = Gold buys votes at the count; every gem left becomes one gold.
habemus-peek = { $count ->
    [one] Show my order
   *[other] Show my { $count } orders
}
habemus-hide-orders = { $count ->
    [one] Hide my order
   *[other] Hide my { $count } orders
}

## Bidding

habemus-your-gems = Your gems
habemus-your-bid = Your bid
habemus-add-gem = Bid one more of: { $gem }
habemus-remove-gem = Take back: { $gem }
habemus-gem-diamond = The best gem. Once bid it never comes back.
habemus-gem-ruby = Beats sapphire and amber. Comes back only with the Camerlengo card.
habemus-gem-sapphire = Beats amber. Comes back only with the Camerlengo card.
habemus-gem-amber = The weakest gem, but three ambers beat two diamonds. Comes back only with the Camerlengo card.
habemus-bid-how = Push up to three gems, or press D, R, S, A. Whatever you bid goes to the bank.
habemus-bid-full = A bid has three gems at most. Push one of them to take it back.
habemus-bid-sealed = Sealed: { $gems }. You may change it until all have decided.
habemus-bid-counts = Counts as { $gems }.
habemus-bid-rank = { $weaker ->
    [0] The weakest bid there is.
   *[other] Beats { $weaker } of the { $others } other bids there are.
}
habemus-bid-behind = Behind: { $seats }
habemus-bid-ahead = Ahead of: { $seats }
habemus-rank-title = Which bid is better?
habemus-rank-count = More gems beat fewer.
habemus-rank-best = With as many gems the best one decides, then the second, then the third: diamond, ruby, sapphire, amber.
habemus-rank-seat = Equal bids go by the seats from the Camerlengo: { $seats }.

## Moments

habemus-actions-opened = The action cards are opened
habemus-bids-opened = The bids are opened
habemus-death = dies; the display of { $victim } loses a person.
habemus-excluded = is excluded; the display of { $victim } loses a cardinal.

## The count

habemus-source-order = Fulfilled by the display, or nothing
habemus-source-persons = 1 vote each
habemus-source-louis = 1, 2, 4, 6, 8 votes for 1 to 5 cards
habemus-source-gold = With gems and Felipe IV; a vote costs 15, 10, 8, 7, 6, 5 with 0 to 5 Mazarin
habemus-source-old-boys = 1 vote per pair of equal symbols, Barberini with two Louis XIV, Sacchetti with two Mazarin
habemus-source-squadrone = 3 votes
habemus-total = Votes
habemus-tie = As many votes: the oldest person in a display decides, without one the seat nearest to the Camerlengo.
