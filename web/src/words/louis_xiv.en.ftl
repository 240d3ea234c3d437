# The table of Louis XIV on the page: what the game’s own words leave out.

## The court

louis_xiv-court = The court: twelve boards in a spiral
louis_xiv-condition-money = The sole leader gets it for free; everyone else present may bribe for { $amount } louis d’or.
louis_xiv-condition-first = Only the sole leader gets it; in a tie, nobody does.
louis_xiv-condition-markers = { $amount ->
    [one] Everyone with at least { $amount } marker here gets it.
   *[other] Everyone with at least { $amount } markers here gets it.
}
louis_xiv-king-note = The king is here: the sole leader also gets a crown; a sole runner-up gets the tile.
louis_xiv-favourite-note = The favourite is here: 2 markers for the sole leader, 1 for everyone else on the board.
louis_xiv-other-front = On its back: { $condition }
louis_xiv-other-back = On its front: { $condition }

## What is asked

louis_xiv-question = What this is about
louis_xiv-place-how = Tap the boards where you want your markers: one tap, one marker. The path is filled in for you.
louis_xiv-kinds = How to place
louis_xiv-kind-place = With the card
louis_xiv-kind-jump = With a Leap
louis_xiv-kind-place-four = Four markers
louis_xiv-afterwards = How the boards would look
louis_xiv-less = One marker fewer on { $board }
louis_xiv-no-more-markers = { $count ->
    [one] You cannot place more than { $count } marker with this card
   *[other] You cannot place more than { $count } markers with this card
}
louis_xiv-not-from-here = Out of reach of the markers placed so far: take some back first
louis_xiv-returned = Put back so far: { $cards }
louis_xiv-accept-bribe = Bribe for { $louis } louis d’or
louis_xiv-decline-bribe = Keep the louis d’or
louis_xiv-accept-win-tie = Win the tie
louis_xiv-decline-win-tie = Leave it tied
louis_xiv-accept-keep-three = Keep three tiles
louis_xiv-decline-keep-three = Keep one tile
louis_xiv-accept-opening-marker = Place the marker
louis_xiv-decline-opening-marker = Place none
louis_xiv-accept-supply-effect = Use “{ $mission }”
louis_xiv-decline-supply-effect = Do not use it
louis_xiv-decline-intrigue = No intrigue here
louis_xiv-decline-lay-mission = Complete none
louis_xiv-decline-withdraw = Leave the markers there
louis_xiv-decline-redraw = Keep my hand
louis_xiv-decline-conde = No marker
louis_xiv-decline-end-marker = No marker
louis_xiv-decline-favour = The rest to my personal supply
louis_xiv-decline-exchange-mission = Put none back

## The scoring, board by board

louis_xiv-tour = Scoring of round { $round }
louis_xiv-tour-back = Previous board
louis_xiv-tour-on = Next board
louis_xiv-tour-earlier = { $count ->
    [one] { $count } earlier event
   *[other] { $count } earlier events
}
louis_xiv-home = back to the personal supply
louis_xiv-lost = to the general supply
louis_xiv-nothing-here = Nothing happens here.

## Common stocks

louis_xiv-stack = { $count ->
    [one] { $stack }: { $count } mission
   *[other] { $stack }: { $count } missions
}
louis_xiv-mission-light = Light blue mission: one specific tile and any other tile.
louis_xiv-mission-medium = Medium blue mission: two different tiles.
louis_xiv-mission-dark = Dark blue mission: two identical tiles.
louis_xiv-decks = Face down
louis_xiv-stocks = Around the court
louis_xiv-influence-deck = { $count ->
    [one] Influence deck: { $count } card
   *[other] Influence deck: { $count } cards
}
louis_xiv-influence-note = Each character twice, and six jokers. All cards are shuffled again after each Influence phase.
louis_xiv-shields-box = There are ten shields of each of the six types.
louis_xiv-money = Money cards
louis_xiv-money-note = One is revealed in each round: everyone receives its louis d’or, and the king moves to its board.
louis_xiv-played = Influence cards played
louis_xiv-played-none = None yet
louis_xiv-last-played = played last: { $card }

## Players

louis_xiv-louis-note = Used for bribes; at the end, every 3 become a shield.
louis_xiv-personal = Personal supply: { $count }
louis_xiv-personal-note = These markers can be placed with influence cards.
louis_xiv-personal-short = own
louis_xiv-general = In the general supply: { $count }
louis_xiv-general-note = These must be recovered before they can be placed with a card.
louis_xiv-general-short = general
louis_xiv-shields-note = Each is worth 1 point; having the most of a type at the end scores 1 more.
louis_xiv-tiles = Tiles
louis_xiv-tile-note = Two tiles complete a mission. Only one tile is kept for the next round; all others become shields.
louis_xiv-crown-note = Counts as any tile. Only one tile is kept for the next round; all others become shields.
louis_xiv-first-note = Begins every phase of this round; in the next round, the player to the left begins.
louis_xiv-decided = has decided
louis_xiv-laid = Missions completed: { $count }
louis_xiv-used = Already used in this phase.
louis_xiv-needs = Needs { $tiles }
louis_xiv-tablet = Favourite’s board
louis_xiv-space-taken = There is a marker here: the option can be used once in its phase.
louis_xiv-space-free = No marker here.

## One’s own hand

louis_xiv-hand = Your cards
louis_xiv-influence-card = Influence card
louis_xiv-intrigue-card = Intrigue card
louis_xiv-intrigue-note = Just before this board is scored, put 1 marker from the general supply or up to 2 from your personal supply on it. If you still have the card at the end, it is worth a shield.
louis_xiv-missions = { $count ->
    [0] No missions in hand
    [one] Your mission
   *[other] Your { $count } missions
}
louis_xiv-cover = Hide
louis_xiv-uncover = Show

## The count

louis_xiv-points = Points
louis_xiv-source-missions-note = 5 points each
louis_xiv-source-shields-note = Won during the game, 1 point each
louis_xiv-source-cards = Influence cards left
louis_xiv-source-cards-note = A shield each
louis_xiv-source-intrigues = Intrigue cards left
louis_xiv-source-intrigues-note = A shield each
louis_xiv-source-tiles = Tiles left
louis_xiv-source-tiles-note = A shield each
louis_xiv-source-markers = Markers on boards
louis_xiv-source-markers-note = A shield each
louis_xiv-source-louis = Louis d’or left
louis_xiv-source-louis-note = A shield for every 3
louis_xiv-source-tablet = Favourite’s board
louis_xiv-source-tablet-note = A shield for every 2 markers
louis_xiv-source-majorities-note = 1 point for the most of a type; in a tie, 1 point each
louis_xiv-count-missions = { $count ->
    [one] { $count } mission × 5
   *[other] { $count } missions × 5
}
louis_xiv-count-louis = { $count } louis ÷ 3 = { $shields }
louis_xiv-count-tablet = { $count ->
    [one] { $count } marker ÷ 2 = { $shields }
   *[other] { $count } markers ÷ 2 = { $shields }
}
louis_xiv-majorities = Shields by type
louis_xiv-tie = If tied on points, the player with the most markers in the personal supply wins.

## The components

louis_xiv-front = Front:
louis_xiv-back = Back:
louis_xiv-plate-markers = Markers of each player and of the neutral player
louis_xiv-plate-king = The king
louis_xiv-plate-favourite = The favourite
louis_xiv-plate-louis = Louis d’or

## What is pressed before its time

louis_xiv-not-yet-play = Influence cards are played in phase 2, one per turn
louis_xiv-not-yet-lay = Missions are completed in phase 4, after the scoring
louis_xiv-not-yet-hand-in = Tiles pay for missions, in phase 4

## What is asked, with what it is about

louis_xiv-ask-bribe = Bribe { $board } for { louis } of your { $money }? Reward: { $reward }
louis_xiv-ask-intrigue = { $board }: will you play an intrigue card here?
louis_xiv-ask-win-tie = Will you use “{ $mission }” to win the tie on { $board }?
louis_xiv-ask-supply-effect = Will you use “{ $mission }”, and how?
louis_xiv-ask-opening-marker = “{ $mission }”: will you place the marker on { $board }?
louis_xiv-ask-pay-mission = Which tiles will you pay for “{ $mission }”?
