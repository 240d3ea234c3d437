# Louis XIV in English. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence takes it for a man's or a woman's.

## Parts of sentences

# A mission or an option has a title; inside a sentence it is quoted.
title = “{ $name }”
board = { $name } ({ $number })
louis = { $louis } louis
markers = { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}
shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
copies = { $count } × { $card }
both = { $first } and { $second }
# Markers on one board of a placement.
placed = { $count } on { $board } ({ $number })
gain = { $name } +{ $amount }

## What happened: set-up

event-first-player = { $seat } will be first player.
event-mission-dealt = { $seat } is dealt the mission { $mission }.
event-stationed = { $seat } puts a marker on the space { $space }.

## What happened: phase 1, Supply

event-round-began = Round { $round } begins; { $seat } is first player.
event-compensated = { $seat } is first player for the second time and may draw an intrigue card.
event-king-came = The king visits { $board }; everyone receives { louis }.
event-favourite-came = The favourite appears opposite, on { $board }.
event-louis-gained = { $louis ->
    [0] { $seat } takes no louis.
   *[other] { $seat } receives { louis }.
}
event-markers-recovered = { $markers ->
    [0] { $seat } recovers no marker.
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
    [one] Everyone is dealt { $cards } influence card.
   *[other] Everyone is dealt { $cards } influence cards.
}
event-card-drawn = { $seat } draws an influence card.
event-card-seen = { $seat } draws { $card }.
event-marker-spent = { $seat } gives up a marker for an influence card.
event-withdrawn = { $seat } takes the marker back from the space { $space }.
event-cards-returned = { $cards ->
    [one] { $seat } puts { $cards } influence card back.
   *[other] { $seat } puts { $cards } influence cards back.
}
event-card-returned = { $seat } puts { $card } back.
event-option-used = { $seat } uses the favourite: { $space }.

## What happened: phase 2, Influence

event-neutral-placed = { $markers ->
    [one] { $markers } neutral marker goes on { $board }.
   *[other] { $markers } neutral markers go on { $board }.
}
event-neutral-card = { $card-id ->
    [joker] A joker is turned up for the neutral side and passed over.
   *[other] Turned up for the neutral side: { $card }.
}
event-markers-added = { $seat } adds { markers } on { $board }.
event-card-played = { $seat } plays { $card }.
event-markers-placed = { $seat } places markers: { $layout }.
event-passed = { $seat } pays { louis } and passes.
event-card-exchanged = { $seat } discards { $card } for another influence card.
event-last-card = { $seat } lays the last card aside, unseen.
event-last-card-seen = { $seat } lays { $card } aside as the last card.

## What happened: phase 3, Scoring

event-board-scored = Scoring: { $board }.
event-plotted = { $general ->
    [0] { $personal ->
        [one] { $seat } plots on { $board }: { $personal } marker from the personal supply.
       *[other] { $seat } plots on { $board }: { $personal } markers from the personal supply.
    }
   *[other] { $personal ->
        [0] { $seat } plots on { $board }: { $general } marker from the general supply.
       *[other] { $seat } plots on { $board }: { $general } marker from the general and { $personal } from the personal supply.
    }
}
event-nobody-plotted = Nobody plays an intrigue card here.
event-neutral-led = The neutral player alone leads here.
event-tie-won = { $seat } wins the tie on { $board }.
event-paid-free = { $board } rewards { $seat }.
event-bribed = { $seat } bribes { $board } with { louis }.
event-tile-gained = { $seat } receives { $tile }.
event-markers-home = { $seat } takes { markers } back.
event-markers-lost = { $seat } sends { markers } to the general supply.
event-board-flipped = { $board } is turned over.
event-favour = The favourite grants { $seat } { markers }.

## What happened: phase 4, Missions

event-mission-laid = { $seat } lays the mission { $mission }, paid with { $tiles }.
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
event-shield-majority = Most “{ $shield }” shields: { $seat } with { $shields }, 1 extra point.
event-points-counted = { $seat } scores { points }.
event-victory = The Sun King smiles on { $seat }: victory!

## What can be chosen

choice-decline = No, nothing more
choice-accept = Yes
choice-station = Marker on { $space }
choice-withdraw = Take the marker back from { $space }
choice-supply = { $markers ->
    [0] 2 louis
    [one] 1 louis and 1 marker
   *[other] { $markers } markers
}
choice-redraw = Put { $influence } back
choice-play = Play { $influence }
choice-exchange = Exchange { $influence }
choice-pass = Pay 2 louis and pass
choice-recover = Recover markers
choice-recover-four = Recover 4 markers by mission
choice-place = Place { $markers }
choice-jump = Leap: { $markers }
choice-place-four = By mission: { $markers }
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
        [one] Plot: { $personal } marker from the personal supply
       *[other] Plot: { $personal } markers from the personal supply
    }
   *[other] { $personal ->
        [0] Plot: { $general } marker from the general supply
       *[other] Plot: { $general } marker from the general and { $personal } from the personal supply
    }
}
choice-lay = Lay { $mission }
choice-pay = Pay { $tile } and { $other-tile }
choice-draw = Draw a { $stack } mission
choice-crown = Trade { $tile } for a crown, 2 louis
choice-hand-in = Hand in { $tile }
choice-return = Put { $mission } back

## What is asked

prompt-station-first = Which space of your favourite’s board gets your first marker?
prompt-supply-effect = Will you use your mission, and how?
prompt-withdraw = Will you take markers back from your favourite’s board?
prompt-redraw = Will you put another influence card back to draw a new one?
prompt-opening-marker = Will you place the marker of your mission?
prompt-play-card = Which influence card will you play?
prompt-use-card = Place markers or recover some?
prompt-end-marker = Where will the last marker of your mission go, if anywhere?
prompt-intrigue = Will you play your intrigue card here?
prompt-win-tie = Will you win this tie with your mission?
prompt-bribe = Will you bribe this character?
prompt-conde = Where will Condé’s marker go, if anywhere?
prompt-maintenon = How many markers go on Madame de Montespan (5)?
prompt-favour = Will you put a marker from the favourite on one of your spaces? The rest goes to your personal supply.
prompt-lay-mission = Which mission will you lay, if any?
prompt-pay-mission = Which tiles will you pay with?
prompt-draw-mission = From which stack will you draw a mission?
prompt-keep-three = Will you use the favourite to keep three tiles?
prompt-hand-in = Which tile will you hand in for a shield?
prompt-exchange-mission = Which mission will you put back to draw another, if any?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-too-few-markers = You do not have enough markers for this
why-too-few-personal-markers = You do not have enough markers in your personal supply
why-no-such-intrigue = You do not hold the intrigue card of this character
why-one-supply-only = Without the favourite, an intrigue card draws on one supply only
why-not-in-hand = You do not hold this influence card
why-no-such-mission = You have not laid such a mission, or have already used it in this phase
why-not-enough-louis = You do not have enough louis
why-no-such-path = This card does not lead there
why-option-not-active = You have no marker on this space, or have already used it in this phase
why-space-taken = There is a marker on this space already
why-space-empty = There is no marker on this space
why-mission-not-in-hand = You do not hold this mission
why-tiles-do-not-fit = You do not have the tiles for this mission
why-no-such-tile = You do not have this tile
why-stack-empty = This stack is empty
why-is-a-crown = This tile is a crown already

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
card-joker-effect = up to 2 markers, the first on any board, the second on the same or a neighbouring one; or recover 2
character-effect = up to 3 markers from this board along at most two diagonal steps, leaving one behind at each step; or recover 3

## Tiles, shields, stacks

tile-sceptre = { $count ->
    [one] { $count } sceptre
   *[other] { $count } sceptres
}
tile-letter = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
tile-ring = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
}
tile-helmet = { $count ->
    [one] { $count } helmet
   *[other] { $count } helmets
}
tile-crown = { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
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
bonus-plus-1-mission = +1 Mission
bonus-plus-1-mission-effect = once, when laid: draw two missions instead of one
bonus-plus-1-marker = +1 Marker
bonus-plus-1-marker-effect = Supply: recover 1 marker
bonus-plus-1-louis = +1 Louis
bonus-plus-1-louis-effect = Supply: receive 1 louis
bonus-marker-on-1 = Marker on 1
bonus-marker-on-1-effect = start of Influence: 1 marker from the general supply on { short-1 }
bonus-marker-on-2 = Marker on 2
bonus-marker-on-2-effect = start of Influence: 1 marker from the general supply on { short-2 }
bonus-marker-on-3 = Marker on 3
bonus-marker-on-3-effect = start of Influence: 1 marker from the general supply on { short-3 }
bonus-marker-on-4 = Marker on 4
bonus-marker-on-4-effect = start of Influence: 1 marker from the general supply on the { short-4 }
bonus-pay-2-to-pass = Time to Think
bonus-pay-2-to-pass-effect = Influence, once: pay 2 louis and pass instead of playing a card
bonus-tile-to-crown = Crown for Sale
bonus-tile-to-crown-effect = Missions, once: pay 2 louis and trade a tile for a crown
bonus-exchange-missions = New Missions
bonus-exchange-missions-effect = end of your Missions turn: put 1 or 2 missions back and draw as many
bonus-plus-2-louis-or-markers = +2 Louis or Markers
bonus-plus-2-louis-or-markers-effect = Supply: 2 louis, 2 recovered markers, or 1 of each
bonus-plus-1-shield = +1 Shield
bonus-plus-1-shield-effect = Supply: draw a shield
bonus-marker-on-king = Marker for the King
bonus-marker-on-king-effect = start of Influence: 1 marker from the general supply on the king’s board
bonus-marker-on-5 = Marker on 5
bonus-marker-on-5-effect = start of Influence: 1 marker from the general supply on { short-5 }
bonus-marker-on-9 = Marker on 9
bonus-marker-on-9-effect = start of Influence: 1 marker from the general supply on { short-9 }
bonus-exchange-influence = New Card
bonus-exchange-influence-effect = Influence, once: spend your turn to exchange an influence card
bonus-plus-3-markers = +3 Markers
bonus-plus-3-markers-effect = Supply: recover up to 3 markers
bonus-plus-3-louis = +3 Louis
bonus-plus-3-louis-effect = Supply: receive 3 louis
bonus-plus-1-intrigue = +1 Intrigue
bonus-plus-1-intrigue-effect = Supply: draw an intrigue card
bonus-marker-for-card = Marker for Card
bonus-marker-for-card-effect = Supply: move 1 marker to the general supply and draw an influence card
bonus-card-as-4-markers = Four Markers
bonus-card-as-4-markers-effect = Influence, once: use any card for up to 4 markers on one board, or to recover 4
bonus-marker-at-end = Last Marker
bonus-marker-at-end-effect = end of Influence: 1 marker from the general supply on any board
bonus-win-one-tie = Win a Tie
bonus-win-one-tie-effect = Scoring, once: win a tie for first place
bonus-bribe-minus-1 = Cheap Bribes
bonus-bribe-minus-1-effect = Scoring: every bribe costs you 1 louis less

## The favourite's board: the name, the phase and the effect of each option

space-supply = New Hand
space-supply-effect = Supply: put any number of influence cards back and draw as many
space-influence = Leap
space-influence-effect = Influence: one step of a placement may go to any board
space-scoring = Double Plot
space-scoring-effect = Scoring: an intrigue card takes 1 marker from the general and up to 2 from the personal supply
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
reward-shield-and-marker = shield, then 1 marker on any board
reward-louis = 5 louis
reward-markers-on-5 = 2 markers on { short-5 }, recover 1
reward-two-shields = 2 shields
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
table-price = Bribe for { $seat }: { louis }
table-mission = Mission in question: { $mission } – { $effect }
table-king = King: { $board } – sole first gets a crown too, sole second the tile
table-favourite = Favourite: { $board } – 2 markers for the sole first, 1 for everyone else there
table-boards = Boards, as they stand now:
table-decks = Face down: influence { $influence }, intrigue { $intrigues }, shields { $shields }
table-stacks = Missions: light blue { $light }, medium blue { $medium }, dark blue { $dark }
table-money = Money cards to come: { $count } ({ $amounts } louis{ $mark })
table-centre = Cards played: { $cards }
table-mark = { $mark } reconstructed; the printed value may differ
table-favori-mark = { $mark } The Favourite: the fine print of the four options is reconstructed too

## A board

board-line = { $number } { $name }: { $tally } – { $condition } – { $reward }
board-with-king = { $name }, king
board-with-favourite = { $name }, favourite
board-empty = nobody
tally = { $markers } → { $outcome }
tally-part = { $name } { $count }
tally-neutral = neutral { $count }
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
outcome-neutral = the neutral side leads
outcome-bribes = may bribe: { $seats }

## A seat: what everyone sees

seat-own = { $seat } (you)
seat-first = First player
seat-money = Money: { louis }
seat-markers = Markers: { $personal } personal, { $general } general, { $placed } on boards
seat-tiles = Tiles: { $tiles }
seat-no-tiles = Tiles: none
seat-laid = Missions laid: { $missions } ({ points })
seat-no-laid = Missions laid: none
seat-cards = { $count ->
    [0] Hand: no influence cards
    [one] Hand: { $count } influence card
   *[other] Hand: { $count } influence cards
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
own-laid = Laid: { $mission } – { $effect }
own-laid-used = Laid, used in this phase: { $mission } – { $effect }
own-mission = Mission in hand: { $mission } – { $effect }
own-intrigues = Intrigue cards: { $boards }
own-shields = Shields: { $count } ({ $types })
own-space = Favourite, marker on { $space } – { $effect }
own-free-space = Favourite, free: { $space } – { $effect }

## The count

count = The final count
count-line = { $rank }. { $seat }: { points } ({ $sources })
count-tie-break = Ties: markers in the personal supply – { $markers }
count-shields = Shields “{ $type }”: { $held } – majority { $seats }
count-untyped = Shields without a type: { $held }
