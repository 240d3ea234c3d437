# Louis XIV in English. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence takes it for a man's or a woman's.

## Parts of sentences

# A mission or an option has a title; inside a sentence it is quoted.
title = “{ $name }”
board = { $name } ({ $number })
louis = { $louis } louis
markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
copies = { $count } × { $card }
both = { $first } and { $second }
# Markers on one board of a placement.
placed = { $count } on { $board } ({ $number })
gain = { $name } +{ $amount }

## What happened: set-up

event-first-player = { $seat } is the first player.
event-mission-dealt = { $seat } is dealt the mission { $mission }.
event-stationed = { $seat } puts a marker on the space { $space }.

## What happened: phase 1, Supply

event-round-began = Round { $round } begins; { $seat } is first player.
event-compensated = { $seat } is first player for the second time and draws an intrigue card in compensation.
event-king-came = The king visits { $board }; everyone receives { louis }.
event-favourite-came = The favourite appears opposite, on { $board }.
event-louis-gained = { $louis ->
    [0] { $seat } takes no louis.
   *[other] { $seat } receives { louis }.
}
event-markers-recovered = { $markers ->
    [0] { $seat } recovers no markers.
   *[other] { $seat } recovers { markers }.
}
event-shield-drawn = { $seat } draws a shield.
event-shield-seen = { $shield-id ->
    [none] The box is out of shields; { $seat } receives one without a type.
   *[other] { $seat } draws a shield: { $shield }.
}
event-intrigue-drawn = { $seat } draws an intrigue card.
event-intrigue-seen = { $seat } draws the intrigue card { $board }.
event-cards-dealt = { $cards ->
    [one] Everyone is dealt { $cards } influence card.
   *[other] Everyone is dealt { $cards } influence cards.
}
event-card-drawn = { $seat } draws an influence card.
event-card-seen = { $seat } draws { $card }.
event-marker-spent = { $seat } gives up a marker for an influence card.
event-withdrawn = { $seat } takes the marker back from the space { $space }.
event-cards-returned = { $cards ->
    [one] { $seat } puts { $cards } influence card back.
   *[other] { $seat } puts { $cards } influence cards back.
}
event-card-returned = { $seat } puts { $card } back.
event-option-used = { $seat } uses the favourite: { $space }.

## What happened: phase 2, Influence

event-neutral-placed = { $markers ->
    [one] { $markers } neutral marker is placed on { $board }.
   *[other] { $markers } neutral markers are placed on { $board }.
}
event-neutral-card = { $card-id ->
    [joker] Neutral player: a joker is turned up and discarded.
   *[other] Neutral player: { $card } is turned up.
}
event-markers-added = { $seat } adds { markers } to { $board }.
event-card-played = { $seat } plays { $card }.
event-markers-placed = { $seat } places markers: { $layout }.
event-passed = { $seat } pays { louis } and passes.
event-card-exchanged = { $seat } discards { $card } for another influence card.
event-last-card = { $seat } sets the last card aside face down.
event-last-card-seen = { $seat } sets { $card } aside as the last card.

## What happened: phase 3, Scoring

event-board-scored = Scoring: { $board }.
event-plotted = { $general ->
    [0] { $personal ->
        [one] { $seat } plots on { $board }: { $personal } marker from the personal supply.
       *[other] { $seat } plots on { $board }: { $personal } markers from the personal supply.
    }
   *[other] { $personal ->
        [0] { $seat } plots on { $board }: { $general } marker from the general supply.
       *[other] { $seat } plots on { $board }: { $general } marker from the general and { $personal } from the personal supply.
    }
}
event-nobody-plotted = Nobody plays an intrigue card here.
event-neutral-led = The neutral player is the sole leader here.
event-tie-won = { $seat } wins the tie on { $board }.
event-paid-free = { $board } rewards { $seat }.
event-bribed = { $seat } bribes { $board } with { louis }.
event-tile-gained = { $seat } receives { $tile }.
event-markers-home = { $seat } takes { markers } back.
event-markers-lost = { $seat } sends { markers } to the general supply.
event-board-flipped = { $board } is turned over.
event-favour = { $seat } receives { markers } from the favourite.

## What happened: phase 4, Missions

event-mission-laid = { $seat } completes the mission { $mission } with { $tiles }.
event-mission-drawn = { $seat } draws a { $stack } mission.
event-mission-seen = { $seat } draws the mission { $mission }.
event-tile-crowned = { $seat } pays { louis } and trades { $tile } for a crown.
event-tile-handed-in = { $seat } hands in { $tile } for a shield.
event-mission-returned = { $seat } puts a { $stack } mission back.

## What happened: the end

event-exchanged = { $shields ->
    [0] { $seat } has nothing left to trade for shields.
   *[other] { $seat } trades everything left for { shields }.
}
event-shield-majority = Most “{ $shield }” shields: { $seat } has { $shields } and scores 1 extra point.
event-points-counted = { $seat } scores { points }.
event-victory = The Sun King smiles on { $seat }: victory!

## What can be chosen

choice-decline = No
choice-accept = Yes
choice-station = Marker on { $space }
choice-withdraw = Take the marker back from { $space }
choice-supply = { $markers ->
    [0] 2 louis
    [one] 1 louis and 1 marker
   *[other] { $markers } markers
}
choice-redraw = Put { $influence } back
choice-play = Play { $influence }
choice-exchange = Exchange { $influence }
choice-pass = Pay 2 louis and pass
choice-recover = Recover markers
choice-recover-four = Recover 4 markers (mission)
choice-recover-some = { $markers ->
    [0] Recover no marker
   *[other] Recover { markers }
}
choice-place = Place { $markers }
choice-jump = Leap: { $markers }
choice-place-four = With your mission: { $markers }
choice-put = { $board ->
    [1] On { short-1 } (1)
    [2] On { short-2 } (2)
    [3] On { short-3 } (3)
    [4] On { short-4 } (4)
    [5] On { short-5 } (5)
    [6] On { short-6 } (6)
    [7] On { short-7 } (7)
    [8] On { short-8 } (8)
    [9] On { short-9 } (9)
    [10] On { short-10 } (10)
    [11] On { short-11 } (11)
   *[other] On { short-12 } (12)
}
choice-add = { $markers ->
    [0] No marker on { short-5 } (5)
   *[other] { markers } on { short-5 } (5)
}
choice-plot = { $general ->
    [0] { $personal ->
        [one] Plot: { $personal } marker from the personal supply
       *[other] Plot: { $personal } markers from the personal supply
    }
   *[other] { $personal ->
        [0] Plot: { $general } marker from the general supply
       *[other] Plot: { $general } marker from the general and { $personal } from the personal supply
    }
}
choice-lay = Complete { $mission }
choice-pay = { $tile-id ->
    [sceptre] { $other-tile-id ->
        [sceptre] Pay 2 sceptres
       *[other] Pay { $tile } and { $other-tile }
    }
    [letter] { $other-tile-id ->
        [letter] Pay 2 letters
       *[other] Pay { $tile } and { $other-tile }
    }
    [ring] { $other-tile-id ->
        [ring] Pay 2 rings
       *[other] Pay { $tile } and { $other-tile }
    }
    [helmet] { $other-tile-id ->
        [helmet] Pay 2 helmets
       *[other] Pay { $tile } and { $other-tile }
    }
   *[crown] { $other-tile-id ->
        [crown] Pay 2 crowns
       *[other] Pay { $tile } and { $other-tile }
    }
}
choice-draw = Draw a { $stack } mission
choice-crown = Pay 2 louis and trade { $tile } for a crown
choice-hand-in = Hand in { $tile }
choice-return = Put { $mission } back

## What can be chosen, where the position decides what comes of it

now-bribe = Yes, for { louis }: { $reward }
now-lay = Complete { $mission } with { $tiles }
now-recover-four = { $markers ->
    [0] Recover no marker (mission)
   *[other] Recover { markers } (mission)
}

## What is asked

prompt-station-first = Which space of your favourite’s board gets your first marker?
prompt-recover-markers = How many markers will you recover with your missions?
prompt-supply-effect = Will you use your mission, and how?
prompt-withdraw = Will you take markers back from your favourite’s board?
prompt-redraw = Will you put another influence card back to draw a new one?
prompt-opening-marker = Will you place the marker of your mission?
prompt-play-card = Which influence card will you play?
prompt-use-card = Place markers or recover some?
prompt-end-marker = Will you place the last marker of your mission?
prompt-intrigue = Will you play your intrigue card here?
prompt-win-tie = Will you use your mission to win this tie?
prompt-bribe = Will you bribe this character?
prompt-conde = Will you place Condé’s marker?
prompt-maintenon = How many markers go on Madame de Montespan (5)?
prompt-favour = Will you put a marker from the favourite on one of your spaces? The rest goes to your personal supply.
prompt-lay-mission = Will you complete a mission?
prompt-pay-mission = Which tiles will you pay with?
prompt-draw-mission = Which stack will you draw a mission from?
prompt-keep-three = Will you use the favourite to keep three tiles?
prompt-hand-in = Which tile will you hand in for a shield?
prompt-exchange-mission = Will you put a mission back to draw another?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-too-few-markers = You do not have enough markers for this
why-too-few-to-recover = You do not have that many markers in the general supply
why-missions-give-fewer = Your missions do not recover that many markers
why-too-few-personal-markers = You do not have enough markers in your personal supply
why-no-such-intrigue = You do not hold the intrigue card of this character
why-one-supply-only = Without the favourite, an intrigue card takes markers from one supply only
why-not-in-hand = You do not hold this influence card
why-no-such-mission = You have not completed this mission, or have already used it in this phase
why-not-enough-louis = You do not have enough louis
why-no-such-path = You cannot get there with this card
why-option-not-active = You have no marker on this space, or have already used it in this phase
why-space-taken = There is already a marker on this space
why-space-empty = There is no marker on this space
why-mission-not-in-hand = You do not hold this mission
why-tiles-do-not-fit = You do not have the tiles for this mission
why-no-such-tile = You do not have this tile
why-stack-empty = This stack is empty
why-is-a-crown = This tile is already a crown

## The characters in short, and the influence cards

short-1 = Anne
short-2 = Philippe
short-3 = Marie-Thérèse
short-4 = Dauphin
short-5 = Montespan
short-6 = Condé
short-7 = Colbert
short-8 = Maintenon
short-9 = La Vallière
short-10 = Turenne
short-11 = Mazarin
short-12 = Louvois
a-joker = a joker
card-joker = Joker
card-joker-effect = up to 2 markers, the first on any board, the second on the same or a neighbouring one; or recover 2
character-effect = up to 3 markers on this board; some may move on to a neighbour, and some of those once more, leaving at least one behind each time; or recover 3

## Tiles, shields, stacks

tile-sceptre = { $count ->
    [one] { $count } sceptre
   *[other] { $count } sceptres
}
tile-letter = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
tile-ring = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
}
tile-helmet = { $count ->
    [one] { $count } helmet
   *[other] { $count } helmets
}
tile-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
shield-1 = lily
shield-2 = sun
shield-3 = lion
shield-4 = tower
shield-5 = rose
shield-6 = key
shield-untyped = without a type
stack-light = light blue
stack-medium = medium blue
stack-dark = dark blue

## Missions: the tiles asked for, the name and the effect of each bonus

need-any = any tile
need-two = { $first } + { $second }
mission = { $copy ->
    [one] “{ $bonus }” ({ $tiles })
   *[other] “{ $bonus }” ({ $tiles }, no. { $copy })
}
bonus-plus-1-mission = +1 Mission
bonus-plus-1-mission-effect = once, when completed: draw two missions instead of one
bonus-plus-1-marker = +1 Marker
bonus-plus-1-marker-effect = Supply: recover 1 marker
bonus-plus-1-louis = +1 Louis
bonus-plus-1-louis-effect = Supply: receive 1 louis
bonus-marker-on-1 = Marker on 1
bonus-marker-on-1-effect = start of Influence: 1 marker from the general supply on { short-1 }
bonus-marker-on-2 = Marker on 2
bonus-marker-on-2-effect = start of Influence: 1 marker from the general supply on { short-2 }
bonus-marker-on-3 = Marker on 3
bonus-marker-on-3-effect = start of Influence: 1 marker from the general supply on { short-3 }
bonus-marker-on-4 = Marker on 4
bonus-marker-on-4-effect = start of Influence: 1 marker from the general supply on the { short-4 }
bonus-pay-2-to-pass = Time to Think
bonus-pay-2-to-pass-effect = Influence, once: pay 2 louis and pass instead of playing a card
bonus-tile-to-crown = Crown for Sale
bonus-tile-to-crown-effect = Missions, once: pay 2 louis and trade a tile for a crown
bonus-exchange-missions = New Missions
bonus-exchange-missions-effect = end of your Missions turn: put 1 or 2 missions back and draw as many
bonus-plus-2-louis-or-markers = +2 Louis or Markers
bonus-plus-2-louis-or-markers-effect = Supply: 2 louis, 2 recovered markers, or 1 of each
bonus-plus-1-shield = +1 Shield
bonus-plus-1-shield-effect = Supply: draw a shield
bonus-marker-on-king = Marker for the King
bonus-marker-on-king-effect = start of Influence: 1 marker from the general supply on the king’s board
bonus-marker-on-5 = Marker on 5
bonus-marker-on-5-effect = start of Influence: 1 marker from the general supply on { short-5 }
bonus-marker-on-9 = Marker on 9
bonus-marker-on-9-effect = start of Influence: 1 marker from the general supply on { short-9 }
bonus-exchange-influence = New Card
bonus-exchange-influence-effect = Influence, once: instead of playing a card, exchange an influence card
bonus-plus-3-markers = +3 Markers
bonus-plus-3-markers-effect = Supply: recover up to 3 markers
bonus-plus-3-louis = +3 Louis
bonus-plus-3-louis-effect = Supply: receive 3 louis
bonus-plus-1-intrigue = +1 Intrigue
bonus-plus-1-intrigue-effect = Supply: draw an intrigue card
bonus-marker-for-card = Marker for Card
bonus-marker-for-card-effect = Supply: move 1 marker to the general supply and draw an influence card
bonus-card-as-4-markers = Four Markers
bonus-card-as-4-markers-effect = Influence, once: use any card for up to 4 markers on one board, or to recover 4
bonus-marker-at-end = Last Marker
bonus-marker-at-end-effect = end of Influence: 1 marker from the general supply on any board
bonus-win-one-tie = Win a Tie
bonus-win-one-tie-effect = Scoring, once: win a tie for first place
bonus-bribe-minus-1 = Cheap Bribes
bonus-bribe-minus-1-effect = Scoring: every bribe costs you 1 louis less

## The favourite's board: the name, the phase and the effect of each option

space-supply = New Hand
space-supply-effect = Supply: put any number of influence cards back and draw as many
space-influence = Leap
space-influence-effect = Influence: one step of a placement may go to any board
space-scoring = Double Plot
space-scoring-effect = Scoring: an intrigue card takes 1 marker from the general and up to 2 from the personal supply
space-missions = Three Tiles
space-missions-effect = Missions: keep three tiles instead of one

## Conditions and rewards of the boards

condition-money = bribe { louis }{ $mark }
condition-first = first place{ $mark }
condition-markers = { markers }{ $mark }
reward-sceptre = sceptre
reward-letter = letter
reward-ring = ring
reward-helmet = helmet
reward-crown = crown
reward-shield-and-marker = shield, then 1 marker on any board
reward-louis = 5 louis
reward-markers-on-5 = 2 markers on { short-5 }, recover 1
reward-two-shields = 2 shields
reward-influence-card = influence card
reward-shield-and-intrigue = shield and intrigue card

## Where points come from

source-missions = missions
source-shields = shields
source-majorities = shield majorities

## The common table

table = Versailles
table-setup = Set-up – the first markers on the favourite’s boards
table-round = Round { $round } of { $rounds } – { $phase }
phase-supply = phase 1: Supply
phase-influence = phase 2: Influence
phase-scoring = phase 3: Scoring
phase-missions = phase 4: Missions
phase-over = final count
table-first = First player: { $seat }
table-to-act = Waiting for: { $seats }
table-card = Card played: { $card } – { $effect }
table-board = Being scored: { $board }
table-price = Price of a bribe for { $seat }: { louis }
table-mission = Mission in question: { $mission } – { $effect }
table-king = King: { $board } – the sole leader also gets a crown; a sole runner-up gets the tile
table-favourite = Favourite: { $board } – 2 markers for the sole leader, 1 for everyone else there
table-boards = Boards as they stand:
table-decks = Face down: { $cards ->
    [one] { $cards } influence card
   *[other] { $cards } influence cards
}, { $intrigues ->
    [one] { $intrigues } intrigue card
   *[other] { $intrigues } intrigue cards
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
table-stacks = Missions to draw: { $light } light blue, { $medium } medium blue, { $dark } dark blue
table-money = Money cards to come: { $count } ({ $amounts } louis{ $mark })
table-centre = Cards played: { $cards }
table-mark = { $mark } reconstructed; the printed value may differ
table-favori-mark = { $mark } The Favourite: the fine print of the four options is reconstructed too

## A board

board-line = { $number } { $name }: { $tally } – { $condition } – { $reward }
board-with-king = { $name }, king
board-with-favourite = { $name }, favourite
board-empty = nobody
tally = { $markers } → { $outcome }
tally-part = { $name } × { $count }
tally-neutral = neutral × { $count }
outcomes = { $first }; { $second }
outcome-paid = rewarded: { $seats }
outcome-too-few = too few
outcome-nobody = nobody is rewarded
outcome-free = free for { $seat }
outcome-first = rewarded: { $seat }
outcome-crowned = tile and crown: { $seat }
outcome-second = tile: { $seat }
outcome-tied = tie, tile without crown: { $seats }
outcome-tie = tie
outcome-neutral = the neutral player leads
outcome-bribes = may bribe: { $seats }

## The short form, for small screens; initials stand for players

brief-card = Card: { $card }
brief-mission = Mission: { $mission }
brief-king = King: { $board }
brief-favourite = Favourite: { $board }
brief-round = Round { $round } of { $rounds }
brief-links = Linked boards: { $links }
brief-link = { $first }–{ $second }
brief-board = { $number } { $name }: { $markers } · { $condition }→{ $reward }
brief-board-in-question = ▶ { brief-board }
brief-you = you
brief-neutral = neutral
brief-tally = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
brief-empty = –
brief-money = bribe { $amount }{ $mark }
brief-price = { $amount }{ $mark }
brief-first = 1st{ $mark }
brief-markers-asked = { $amount }+{ $mark }
brief-shield-and-marker = shield+marker
brief-markers-on-5 = 2 on 5
brief-shield-and-intrigue = shield+intrigue
brief-louis = 5 louis
brief-influence-card = card
brief-supplies = markers: personal { $personal }, general { $general }
brief-supplies-seen = markers: { $personal } + { $general }
brief-hand = hand: { $count }
brief-laid = missions: { $count }
brief-own-laid = Completed: { $missions }
brief-tablet = Favourite: { $spaces }
brief-placed = { $count ->
    [1] { $board }
   *[other] { $board }×{ $count }
}
brief-choice-place = { $markers }
brief-choice-jump = Leap: { $markers }
brief-choice-place-four = Mission: { $markers }

## A seat: what everyone sees

seat-own = { $seat } (you)
seat-first = First player
seat-money = Money: { louis }
seat-markers = Markers: { $personal } in the personal supply, { $general } in the general supply, { $placed } on boards
seat-tiles = Tiles: { $tiles }
seat-no-tiles = Tiles: none
seat-laid = Missions completed: { $missions } ({ points })
seat-no-laid = Missions completed: none
seat-cards = { $count ->
    [0] Hand: no influence cards
    [one] Hand: { $count } influence card
   *[other] Hand: { $count } influence cards
}
seat-missions = Missions in hand: { $missions }
seat-no-missions = Missions in hand: none
seat-intrigues = Intrigue cards: { $count }
seat-shields = Shields: { $count }
seat-tablet = Favourite’s board: { $spaces }
seat-no-tablet = Favourite’s board: empty

## A seat: what only its player sees

own-cards = Hand: { $cards }
own-no-cards = Hand: no influence cards
own-laid = Completed: { $mission } – { $effect }
own-laid-used = Completed, used in this phase: { $mission } – { $effect }
own-mission = { $now ->
    [yes] Mission in hand: { $mission } – { $effect } – you have the tiles for it
   *[no] Mission in hand: { $mission } – { $effect }
}
own-intrigues = Intrigue cards: { $boards }
own-shields = Shields: { $count } ({ $types })
own-space = Favourite, marker on { $space } – { $effect }
own-free-space = Favourite, free: { $space } – { $effect }

## The count

count = The final count
count-line = { $rank }. { $seat }: { points } ({ $sources })
count-tie-break = In a tie, the most markers in the personal supply win: { $markers }
count-shields = Shields “{ $type }”: { $held } – majority: { $seats }
count-untyped = Shields without a type: { $held }

## Where printed values are known from: by certainty, or by component.

source-louis_xiv-rulebook = French rulebook
source-louis_xiv-reconstructed = The back of a board has the other condition (bribe or markers on one side, first place on the other); prices of 3 and 4 as the rulebook suggests; amounts, tiles and bonuses spread evenly.
source-louis_xiv-quoted = Newspaper article of 4 June 2005 (prices; crowns that can be bought); reviews (thresholds of two or three markers, each of the king’s boards on two money cards).
source-louis_xiv-inferred = For boards 1 to 4, the rulebook’s chapter on the king speaks only of money and first place; these four are alike.

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-court-maintenon = The court: Madame de Maintenon
section-influence = Phase 2: Influence
section-intrigue = Intrigue cards
section-missions = Phase 4: Missions
section-bonuses = Mission cards
section-bonuses-plus-two = Mission cards: { bonus-plus-2-louis-or-markers }
section-bonuses-four-markers = Mission cards: { bonus-card-as-4-markers }
section-bonuses-tile-to-crown = Mission cards: { bonus-tile-to-crown }
section-favori = The Favourite
