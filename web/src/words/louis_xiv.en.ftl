# The table of Louis XIV on the page: what the game’s own words leave out.

## The court

louis_xiv-court = The court: twelve boards in a spiral
louis_xiv-condition-money = The sole leader gets it for nothing; everyone else there may buy it for { $amount } louis.
louis_xiv-condition-first = Only for the sole leader; in a tie nobody gets it.
louis_xiv-condition-markers = { $amount ->
    [one] For everyone with at least { $amount } marker here.
   *[other] For everyone with at least { $amount } markers here.
}
louis_xiv-king-note = The king is here: the sole first gets a crown too, the sole second the tile.
louis_xiv-favourite-note = The favourite is here: 2 markers for the sole first, 1 for everyone else on the board.
louis_xiv-other-front = On its back: { $condition }
louis_xiv-other-back = On its front: { $condition }

## What is asked

louis_xiv-question = What it is about
louis_xiv-place-how = Push the boards where your markers shall go; each push is one marker, and the way there is added.
louis_xiv-kinds = Way of placing
louis_xiv-kind-place = By the card
louis_xiv-kind-jump = With a leap
louis_xiv-kind-place-four = Four markers
louis_xiv-afterwards = How the boards would stand
louis_xiv-less = One marker less on { $board }
louis_xiv-no-more-markers = { $count ->
    [one] No more than { $count } marker can be placed with this card
   *[other] No more than { $count } markers can be placed with this card
}
louis_xiv-not-from-here = Not from the markers laid so far: take some back, and it can be reached
louis_xiv-returned = Put back so far: { $cards }
louis_xiv-accept-bribe = Bribe for { $louis } louis
louis_xiv-decline-bribe = Keep the louis
louis_xiv-accept-win-tie = Win the tie
louis_xiv-decline-win-tie = Leave the tie
louis_xiv-accept-keep-three = Keep three tiles
louis_xiv-decline-keep-three = Keep one tile
louis_xiv-accept-opening-marker = Place the marker
louis_xiv-decline-opening-marker = Place none
louis_xiv-accept-supply-effect = Use “{ $mission }”
louis_xiv-decline-supply-effect = Do not use it
louis_xiv-decline-intrigue = No intrigue here
louis_xiv-decline-lay-mission = Lay nothing more
louis_xiv-decline-withdraw = Leave the markers there
louis_xiv-decline-redraw = Keep my hand
louis_xiv-decline-conde = No marker
louis_xiv-decline-end-marker = No marker
louis_xiv-decline-favour = The rest into my personal supply
louis_xiv-decline-exchange-mission = Put nothing more back

## The scoring, board by board

louis_xiv-tour = Scoring of round { $round }
louis_xiv-tour-back = The board before
louis_xiv-tour-on = The next board
louis_xiv-tour-earlier = { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}
louis_xiv-home = back to the personal supply
louis_xiv-lost = to the general supply
louis_xiv-nothing-here = Nothing happens here.

## Common stocks

louis_xiv-stack = { $count ->
    [one] { $stack }: { $count } mission
   *[other] { $stack }: { $count } missions
}
louis_xiv-mission-light = Light blue mission: one given tile and any other.
louis_xiv-mission-medium = Medium blue mission: two different tiles.
louis_xiv-mission-dark = Dark blue mission: two tiles alike.
louis_xiv-decks = Face down
louis_xiv-stocks = Around the court
louis_xiv-influence-deck = { $count ->
    [one] Influence deck: { $count } card
   *[other] Influence deck: { $count } cards
}
louis_xiv-influence-note = Each character twice, and six jokers. All are shuffled anew after each Influence phase.
louis_xiv-shields-box = There are ten shields of each of the six types.
louis_xiv-money = Money cards
louis_xiv-money-note = One is turned up in each round: everyone receives its louis, and the king goes to its board.
louis_xiv-played = Influence cards played
louis_xiv-played-none = None yet
louis_xiv-last-played = last played: { $card }

## Players

louis_xiv-louis-note = Louis pay bribes; at the end every 3 become a shield.
louis_xiv-personal = Personal supply: { $count }
louis_xiv-personal-note = These markers can be placed with influence cards.
louis_xiv-personal-short = own
louis_xiv-general = In the general supply: { $count }
louis_xiv-general-note = These must be recovered before they can be placed with a card.
louis_xiv-general-short = general
louis_xiv-shields-note = Each is worth 1 point; whoever has the most of a type at the end scores 1 more.
louis_xiv-tiles = Tiles
louis_xiv-tile-note = Two tiles lay a mission. Only one tile is kept for the next round; every other becomes a shield.
louis_xiv-crown-note = Stands for any tile. Only one tile is kept for the next round; every other becomes a shield.
louis_xiv-first-note = Begins in every phase of this round; in the next round it is the left neighbour.
louis_xiv-decided = has decided
louis_xiv-laid = Missions laid: { $count }
louis_xiv-used = Already used in this phase.
louis_xiv-needs = Needs: { $tiles }
louis_xiv-tablet = Favourite’s board
louis_xiv-space-taken = There is a marker here: the option can be used once in its phase.
louis_xiv-space-free = No marker here.

## One’s own hand

louis_xiv-hand = Your cards
louis_xiv-influence-card = Influence card
louis_xiv-intrigue-card = Intrigue card
louis_xiv-intrigue-note = Just before this board is scored: 1 marker from the general or up to 2 from the personal supply on it. Kept to the end, it is worth a shield.
louis_xiv-missions = { $count ->
    [0] No missions in hand
    [one] Your mission
   *[other] Your { $count } missions
}
louis_xiv-cover = Cover
louis_xiv-uncover = Show

## The count

louis_xiv-points = Points
louis_xiv-source-missions-note = 5 points each
louis_xiv-source-shields-note = Won during the game, 1 point each
louis_xiv-source-cards = Influence cards left
louis_xiv-source-cards-note = A shield each
louis_xiv-source-intrigues = Intrigue cards left
louis_xiv-source-intrigues-note = A shield each
louis_xiv-source-tiles = Tiles left
louis_xiv-source-tiles-note = A shield each
louis_xiv-source-markers = Markers on boards
louis_xiv-source-markers-note = A shield each
louis_xiv-source-louis = Louis left
louis_xiv-source-louis-note = A shield for every 3
louis_xiv-source-tablet = Favourite’s board
louis_xiv-source-tablet-note = A shield for every 2 markers
louis_xiv-source-majorities-note = 1 point for the most of a type, in a tie for each
louis_xiv-times = { $count } laid
louis_xiv-of = of { $count }
louis_xiv-majorities = Shields by type
louis_xiv-tie = As many points: the most markers in the personal supply decide.

## The components

louis_xiv-front = Front:
louis_xiv-back = Back:
louis_xiv-plate-markers = Markers of each player, and neutral ones
louis_xiv-plate-king = The king
louis_xiv-plate-favourite = The favourite
louis_xiv-plate-louis = Louis d’or
