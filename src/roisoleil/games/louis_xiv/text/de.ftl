# Louis XIV in German. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Parts of sentences

# A mission or an option has a title; inside a sentence it is quoted.
title = „{ $name }“
board = { $name } ({ $number })
louis = { $louis } Louisdor
markers = { $markers ->
    [one] { $markers } Stein
   *[other] { $markers } Steine
}
shields = { $shields } Wappen
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
copies = { $count } × { $card }
both = { $first } und { $second }
# Markers on one board of a placement.
placed = { $count } auf { $board } ({ $number })
gain = { $name } +{ $amount }

## What happened: set-up

event-first-player = { $seat } beginnt die erste Runde.
event-mission-dealt = { $seat } erhält die Mission { $mission }.
event-stationed = { $seat } setzt einen Stein auf das Feld { $space }.

## What happened: phase 1, Supply

event-round-began = Runde { $round }: { $seat } beginnt.
event-compensated = { $seat } beginnt zum zweiten Mal eine Runde und zieht dafür eine Intrigenkarte.
event-king-came = Der König besucht { $board }; alle erhalten { louis }.
event-favourite-came = Der Günstling erscheint gegenüber, auf { $board }.
event-louis-gained = { $louis ->
    [0] { $seat } nimmt keinen Louisdor.
   *[other] { $seat } erhält { louis }.
}
event-markers-recovered = { $markers ->
    [0] { $seat } holt keinen Stein zurück.
   *[other] { $seat } holt { markers } zurück.
}
event-shield-drawn = { $seat } zieht ein Wappen.
event-shield-seen = { $shield-id ->
    [none] In der Schachtel sind keine Wappen mehr; { $seat } erhält eines ohne Bild.
   *[other] { $seat } zieht ein Wappen: { $shield }.
}
event-intrigue-drawn = { $seat } zieht eine Intrigenkarte.
event-intrigue-seen = { $seat } zieht die Intrigenkarte { $board }.
event-cards-dealt = { $cards ->
    [one] Alle erhalten { $cards } Einflusskarte.
   *[other] Alle erhalten { $cards } Einflusskarten.
}
event-card-drawn = { $seat } zieht eine Einflusskarte.
event-card-seen = { $seat } zieht { $card }.
event-marker-spent = { $seat } gibt einen Stein für eine Einflusskarte ab.
event-withdrawn = { $seat } nimmt den Stein vom Feld { $space } zurück.
event-cards-returned = { $cards ->
    [one] { $seat } legt { $cards } Einflusskarte zurück.
   *[other] { $seat } legt { $cards } Einflusskarten zurück.
}
event-card-returned = { $seat } legt { $card } zurück.
event-option-used = { $seat } nutzt den Günstling: { $space }.

## What happened: phase 2, Influence

event-neutral-placed = { $markers ->
    [one] { $markers } neutraler Stein kommt auf { $board }.
   *[other] { $markers } neutrale Steine kommen auf { $board }.
}
event-neutral-card = { $card-id ->
    [joker] Neutraler Mitspieler: Ein Joker wird aufgedeckt und abgelegt.
   *[other] Neutraler Mitspieler: { $card } wird aufgedeckt.
}
event-markers-added = { $seat } setzt { markers } zusätzlich auf { $board }.
event-card-played = { $seat } spielt { $card }.
event-markers-placed = { $seat } setzt Steine: { $layout }.
event-passed = { $seat } zahlt { louis } und passt.
event-card-exchanged = { $seat } tauscht { $card } gegen eine andere Einflusskarte.
event-last-card = { $seat } legt die letzte Karte verdeckt beiseite.
event-last-card-seen = { $seat } legt { $card } als letzte Karte beiseite.

## What happened: phase 3, Scoring

event-board-scored = Wertung: { $board }.
event-plotted = { $general ->
    [0] { $personal ->
        [one] { $seat } spinnt eine Intrige bei { $board }: { $personal } Stein aus dem persönlichen Vorrat.
       *[other] { $seat } spinnt eine Intrige bei { $board }: { $personal } Steine aus dem persönlichen Vorrat.
    }
   *[other] { $personal ->
        [0] { $seat } spinnt eine Intrige bei { $board }: { $general } Stein aus dem allgemeinen Vorrat.
       *[other] { $seat } spinnt eine Intrige bei { $board }: { $general } Stein aus dem allgemeinen und { $personal } aus dem persönlichen Vorrat.
    }
}
event-nobody-plotted = Hier spielt niemand eine Intrigenkarte.
event-neutral-led = Hier liegt der neutrale Mitspieler allein vorn.
event-tie-won = { $seat } gewinnt den Gleichstand bei { $board }.
event-paid-free = { $board } belohnt { $seat }.
event-bribed = { $seat } besticht { $board } mit { louis }.
event-tile-gained = { $seat } erhält { $tile }.
event-markers-home = { $seat } nimmt { markers } zurück.
event-markers-lost = { $seat } gibt { markers } in den allgemeinen Vorrat.
event-board-flipped = Die Tafel { $board } wird umgedreht.
event-favour = { $seat } erhält { markers } vom Günstling.

## What happened: phase 4, Missions

event-mission-laid = { $seat } zahlt { $tiles } und erfüllt die Mission { $mission }.
event-mission-drawn = { $stack-id ->
    [light] { $seat } zieht eine Mission vom hellblauen Stapel.
    [medium] { $seat } zieht eine Mission vom mittelblauen Stapel.
   *[dark] { $seat } zieht eine Mission vom dunkelblauen Stapel.
}
event-mission-seen = { $seat } zieht die Mission { $mission }.
event-tile-crowned = { $seat } zahlt { louis } und tauscht { $tile } gegen eine Krone.
event-tile-handed-in = { $seat } gibt { $tile } für ein Wappen ab.
event-mission-returned = { $stack-id ->
    [light] { $seat } legt eine Mission unter den hellblauen Stapel.
    [medium] { $seat } legt eine Mission unter den mittelblauen Stapel.
   *[dark] { $seat } legt eine Mission unter den dunkelblauen Stapel.
}

## What happened: the end

event-exchanged = { $shields ->
    [0] { $seat } kann nichts mehr gegen Wappen tauschen.
   *[other] { $seat } tauscht alles Übrige gegen { shields }.
}
event-shield-majority = Wappen „{ $shield }“: Mehrheit für { $seat } ({ $shields }), 1 Punkt extra.
event-points-counted = { $seat } kommt auf { points }.
event-victory = Der Sonnenkönig lächelt { $seat } zu: Sieg!

## What can be chosen

choice-decline = Nein
choice-accept = Ja
choice-station = Ein Stein auf { $space }
choice-withdraw = Den Stein von { $space } zurücknehmen
choice-supply = { $markers ->
    [0] 2 Louisdor
    [one] 1 Louisdor und 1 Stein
   *[other] { $markers } Steine
}
choice-redraw = { $influence-id ->
    [joker] Einen Joker zurücklegen
   *[other] { $influence } zurücklegen
}
choice-play = { $influence-id ->
    [joker] Einen Joker spielen
   *[other] { $influence } spielen
}
choice-exchange = { $influence-id ->
    [joker] Einen Joker tauschen
   *[other] { $influence } tauschen
}
choice-pass = 2 Louisdor zahlen und passen
choice-recover = Steine zurückholen
choice-recover-four = 4 Steine zurückholen (Mission)
choice-recover-some = { $markers ->
    [0] Keinen Stein zurückholen
   *[other] { markers } zurückholen
}
choice-place = Setzen: { $markers }
choice-jump = Sprung: { $markers }
choice-place-four = Mit der Mission: { $markers }
choice-put = { $board ->
    [1] Auf { short-1 } (1)
    [2] Auf { short-2 } (2)
    [3] Auf { short-3 } (3)
    [4] Auf { short-4 } (4)
    [5] Auf { short-5 } (5)
    [6] Auf { short-6 } (6)
    [7] Auf { short-7 } (7)
    [8] Auf { short-8 } (8)
    [9] Auf { short-9 } (9)
    [10] Auf { short-10 } (10)
    [11] Auf { short-11 } (11)
   *[other] Auf { short-12 } (12)
}
choice-add = { $markers ->
    [0] Kein Stein auf { short-5 } (5)
   *[other] { markers } auf { short-5 } (5)
}
choice-plot = { $general ->
    [0] { $personal ->
        [one] Intrige: { $personal } Stein aus dem persönlichen Vorrat
       *[other] Intrige: { $personal } Steine aus dem persönlichen Vorrat
    }
   *[other] { $personal ->
        [0] Intrige: { $general } Stein aus dem allgemeinen Vorrat
       *[other] Intrige: { $general } Stein aus dem allgemeinen und { $personal } aus dem persönlichen Vorrat
    }
}
choice-lay = { $mission } erfüllen
choice-pay = { $tile-id ->
    [sceptre] { $other-tile-id ->
        [sceptre] 2 Zepter zahlen
       *[other] { $tile } und { $other-tile } zahlen
    }
    [letter] { $other-tile-id ->
        [letter] 2 Briefe zahlen
       *[other] { $tile } und { $other-tile } zahlen
    }
    [ring] { $other-tile-id ->
        [ring] 2 Ringe zahlen
       *[other] { $tile } und { $other-tile } zahlen
    }
    [helmet] { $other-tile-id ->
        [helmet] 2 Helme zahlen
       *[other] { $tile } und { $other-tile } zahlen
    }
   *[crown] { $other-tile-id ->
        [crown] 2 Kronen zahlen
       *[other] { $tile } und { $other-tile } zahlen
    }
}
choice-draw = { $stack-id ->
    [light] Eine Mission vom hellblauen Stapel ziehen
    [medium] Eine Mission vom mittelblauen Stapel ziehen
   *[dark] Eine Mission vom dunkelblauen Stapel ziehen
}
choice-crown = 2 Louisdor zahlen und { $tile } gegen eine Krone tauschen
choice-hand-in = { $tile } abgeben
choice-return = { $mission } zurücklegen

## What can be chosen, where the position decides what comes of it

now-bribe = Ja, für { louis }: { $reward }
now-lay = { $tiles } zahlen und { $mission } erfüllen
now-recover-four = { $markers ->
    [0] Keinen Stein zurückholen (Mission)
   *[other] { markers } zurückholen (Mission)
}

## What is asked

prompt-station-first = Auf welches Feld deines Günstlingstableaus kommt dein erster Stein?
prompt-recover-markers = Wie viele Steine holst du mit deinen Missionen zurück?
prompt-supply-effect = Nutzt du deine Mission, und wie?
prompt-withdraw = Nimmst du Steine von deinem Günstlingstableau zurück?
prompt-redraw = Legst du noch eine Einflusskarte zurück, um eine neue zu ziehen?
prompt-opening-marker = Setzt du den Stein deiner Mission?
prompt-play-card = Welche Einflusskarte spielst du?
prompt-use-card = Setzt du Steine oder holst du welche zurück?
prompt-end-marker = Setzt du den letzten Stein deiner Mission?
prompt-intrigue = Spielst du hier deine Intrigenkarte?
prompt-win-tie = Entscheidest du diesen Gleichstand mit deiner Mission für dich?
prompt-bribe = Bestichst du diese Person?
prompt-conde = Setzt du den Stein des Grand Condé?
prompt-maintenon = Wie viele Steine setzt du auf Madame de Montespan (5)?
prompt-favour = Setzt du einen Stein des Günstlings auf eines deiner Felder? Der Rest kommt in deinen persönlichen Vorrat.
prompt-lay-mission = Erfüllst du eine Mission?
prompt-pay-mission = Mit welchen Plättchen zahlst du?
prompt-draw-mission = Von welchem Stapel ziehst du eine Mission?
prompt-keep-three = Nutzt du den Günstling, um drei Plättchen zu behalten?
prompt-hand-in = Welches Plättchen gibst du für ein Wappen ab?
prompt-exchange-mission = Legst du eine Mission zurück, um eine neue zu ziehen?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-too-few-markers = Dafür hast du nicht genug Steine
why-too-few-to-recover = So viele deiner Steine liegen nicht im allgemeinen Vorrat
why-missions-give-fewer = So viele Steine bringen deine Missionen nicht zurück
why-too-few-personal-markers = In deinem persönlichen Vorrat sind nicht genug Steine
why-no-such-intrigue = Die Intrigenkarte dieser Person hast du nicht auf der Hand
why-one-supply-only = Ohne den Günstling nimmst du für eine Intrigenkarte Steine aus nur einem der beiden Vorräte
why-not-in-hand = Diese Einflusskarte hast du nicht auf der Hand
why-no-such-mission = Diese Mission hast du nicht erfüllt oder in dieser Phase schon genutzt
why-not-enough-louis = Du hast nicht genug Louisdor
why-no-such-path = Dorthin kommst du mit dieser Karte nicht
why-option-not-active = Auf diesem Feld liegt kein Stein von dir, oder du hast es in dieser Phase schon genutzt
why-space-taken = Auf diesem Feld liegt schon ein Stein
why-space-empty = Auf diesem Feld liegt kein Stein
why-mission-not-in-hand = Diese Mission hast du nicht auf der Hand
why-tiles-do-not-fit = Dir fehlen die Plättchen für diese Mission
why-no-such-tile = Dieses Plättchen hast du nicht
why-stack-empty = Dieser Stapel ist leer
why-is-a-crown = Dieses Plättchen ist schon eine Krone

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
a-joker = einen Joker
card-joker = Joker
card-joker-effect = bis zu 2 Steine, der erste auf eine beliebige Tafel, der zweite auf dieselbe oder eine benachbarte; oder 2 zurückholen
character-effect = bis zu 3 Steine auf diese Tafel; ein Teil darf zu einem Nachbarn weiterziehen und davon ein Teil noch einmal, jedes Mal bleibt mindestens einer zurück; oder 3 zurückholen

## Tiles, shields, stacks

tile-sceptre = { $count } Zepter
tile-letter = { $count ->
    [one] { $count } Brief
   *[other] { $count } Briefe
}
tile-ring = { $count ->
    [one] { $count } Ring
   *[other] { $count } Ringe
}
tile-helmet = { $count ->
    [one] { $count } Helm
   *[other] { $count } Helme
}
tile-crown = { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
shield-1 = Lilie
shield-2 = Sonne
shield-3 = Löwe
shield-4 = Turm
shield-5 = Rose
shield-6 = Schlüssel
shield-untyped = ohne Bild
stack-light = Hellblau
stack-medium = Mittelblau
stack-dark = Dunkelblau

## Missions: the tiles asked for, the name and the effect of each bonus

need-any = 1 beliebiges Plättchen
need-two = { $first } + { $second }
mission = { $copy ->
    [one] „{ $bonus }“ ({ $tiles })
   *[other] „{ $bonus }“ ({ $tiles }, Nr. { $copy })
}
bonus-plus-1-mission = +1 Mission
bonus-plus-1-mission-effect = einmalig beim Erfüllen: Ziehe zwei Missionen statt einer
bonus-plus-1-marker = +1 Stein
bonus-plus-1-marker-effect = Nachschub: Hole 1 Stein zurück
bonus-plus-1-louis = +1 Louisdor
bonus-plus-1-louis-effect = Nachschub: Nimm 1 Louisdor
bonus-marker-on-1 = Stein auf 1
bonus-marker-on-1-effect = Beginn der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf { short-1 }
bonus-marker-on-2 = Stein auf 2
bonus-marker-on-2-effect = Beginn der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf { short-2 }
bonus-marker-on-3 = Stein auf 3
bonus-marker-on-3-effect = Beginn der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf { short-3 }
bonus-marker-on-4 = Stein auf 4
bonus-marker-on-4-effect = Beginn der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf den { short-4 }
bonus-pay-2-to-pass = Bedenkzeit
bonus-pay-2-to-pass-effect = Einfluss, einmal: Zahle 2 Louisdor und passe, statt eine Karte zu spielen
bonus-tile-to-crown = Käufliche Krone
bonus-tile-to-crown-effect = Missionen, einmal: Zahle 2 Louisdor und tausche ein Plättchen gegen eine Krone
bonus-exchange-missions = Neue Missionen
bonus-exchange-missions-effect = Ende deines Zuges in der Phase Missionen: Lege 1 oder 2 Missionen zurück und ziehe ebenso viele
bonus-plus-2-louis-or-markers = +2 Louisdor oder Steine
bonus-plus-2-louis-or-markers-effect = Nachschub: 2 Louisdor, 2 zurückgeholte Steine oder 1 von jedem
bonus-plus-1-shield = +1 Wappen
bonus-plus-1-shield-effect = Nachschub: Ziehe ein Wappen
bonus-marker-on-king = Stein beim König
bonus-marker-on-king-effect = Beginn der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf die Tafel mit dem König
bonus-marker-on-5 = Stein auf 5
bonus-marker-on-5-effect = Beginn der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf { short-5 }
bonus-marker-on-9 = Stein auf 9
bonus-marker-on-9-effect = Beginn der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf { short-9 }
bonus-exchange-influence = Neue Karte
bonus-exchange-influence-effect = Einfluss, einmal: Statt eine Karte zu spielen, tausche eine Einflusskarte aus
bonus-plus-3-markers = +3 Steine
bonus-plus-3-markers-effect = Nachschub: Hole bis zu 3 Steine zurück
bonus-plus-3-louis = +3 Louisdor
bonus-plus-3-louis-effect = Nachschub: Nimm 3 Louisdor
bonus-plus-1-intrigue = +1 Intrige
bonus-plus-1-intrigue-effect = Nachschub: Ziehe eine Intrigenkarte
bonus-marker-for-card = Stein gegen Karte
bonus-marker-for-card-effect = Nachschub: Gib 1 Stein in den allgemeinen Vorrat und ziehe eine Einflusskarte
bonus-card-as-4-markers = Vier Steine
bonus-card-as-4-markers-effect = Einfluss, einmal: Eine beliebige Karte setzt bis zu 4 Steine auf eine Tafel oder holt 4 zurück
bonus-marker-at-end = Letzter Stein
bonus-marker-at-end-effect = Ende der Phase Einfluss: 1 Stein aus dem allgemeinen Vorrat auf eine beliebige Tafel
bonus-win-one-tie = Gleichstand gewinnen
bonus-win-one-tie-effect = Wertung, einmal: Gewinne einen Gleichstand um den ersten Platz
bonus-bribe-minus-1 = Billig bestechen
bonus-bribe-minus-1-effect = Wertung: Jede Bestechung kostet dich 1 Louisdor weniger

## The favourite's board: the name, the phase and the effect of each option

space-supply = Neue Hand
space-supply-effect = Nachschub: Lege beliebig viele Einflusskarten zurück und ziehe ebenso viele
space-influence = Sprung
space-influence-effect = Einfluss: Ein Schritt beim Setzen darf auf eine beliebige Tafel führen
space-scoring = Doppelte Intrige
space-scoring-effect = Wertung: Eine Intrigenkarte bringt 1 Stein aus dem allgemeinen und bis zu 2 aus dem persönlichen Vorrat
space-missions = Drei Plättchen
space-missions-effect = Missionen: Behalte drei Plättchen statt eines

## Conditions and rewards of the boards

condition-money = Bestechung { louis }{ $mark }
condition-first = erster Platz{ $mark }
condition-markers = { markers }{ $mark }
reward-sceptre = Zepter
reward-letter = Brief
reward-ring = Ring
reward-helmet = Helm
reward-crown = Krone
reward-shield-and-marker = Wappen, dann 1 Stein auf eine beliebige Tafel
reward-louis = 5 Louisdor
reward-markers-on-5 = 2 Steine auf { short-5 }, 1 zurückholen
reward-two-shields = 2 Wappen
reward-influence-card = Einflusskarte
reward-shield-and-intrigue = Wappen und Intrigenkarte

## Where points come from

source-missions = Missionen
source-shields = Wappen
source-majorities = Wappenmehrheiten

## The common table

table = Versailles
table-setup = Aufbau – die ersten Steine auf den Günstlingstableaus
table-round = Runde { $round } von { $rounds } – { $phase }
phase-supply = Phase 1: Nachschub
phase-influence = Phase 2: Einfluss
phase-scoring = Phase 3: Wertung
phase-missions = Phase 4: Missionen
phase-over = Schlusswertung
table-first = Beginnt die Runde: { $seat }
table-to-act = Am Zug: { $seats }
table-card = Gespielte Karte: { $card } – { $effect }
table-board = Gerade gewertet: { $board }
table-price = Preis der Bestechung für { $seat }: { louis }
table-mission = Es geht um die Mission { $mission } – { $effect }
table-king = König: { $board } – wer allein vorn liegt, erhält auch eine Krone; wer allein auf Platz zwei liegt, das Plättchen
table-favourite = Günstling: { $board } – wer allein vorn liegt, erhält 2 Steine; alle anderen dort erhalten 1
table-boards = Stand auf den Tafeln:
table-decks = Verdeckt: { $cards ->
    [one] { $cards } Einflusskarte
   *[other] { $cards } Einflusskarten
}, { $intrigues ->
    [one] { $intrigues } Intrigenkarte
   *[other] { $intrigues } Intrigenkarten
}, { $shields } Wappen
table-stacks = Missionen zum Ziehen: { $light } hellblaue, { $medium } mittelblaue, { $dark } dunkelblaue
table-money = Geldkarten, die noch kommen: { $count } ({ $amounts } Louisdor{ $mark })
table-centre = Gespielt: { $cards }
table-mark = { $mark } rekonstruiert; der gedruckte Wert kann abweichen
table-favori-mark = { $mark } Der Günstling: Auch die Einzelheiten der vier Felder sind rekonstruiert

## A board

board-line = { $number } { $name }: { $tally } – { $condition } – { $reward }
board-with-king = { $name }, König
board-with-favourite = { $name }, Günstling
board-empty = niemand
tally = { $markers } → { $outcome }
tally-part = { $name } × { $count }
tally-neutral = neutral × { $count }
outcomes = { $first }; { $second }
outcome-paid = belohnt: { $seats }
outcome-too-few = zu wenig
outcome-nobody = niemand wird belohnt
outcome-free = kostenlos für { $seat }
outcome-first = belohnt: { $seat }
outcome-crowned = Plättchen und Krone: { $seat }
outcome-second = Plättchen: { $seat }
outcome-tied = Gleichstand, Plättchen ohne Krone: { $seats }
outcome-tie = Gleichstand
outcome-neutral = der neutrale Mitspieler führt
outcome-bribes = Bestechung möglich: { $seats }

## Die kurze Form für kleine Bildschirme; Anfangsbuchstaben stehen für Spieler

brief-card = Karte: { $card }
brief-mission = Mission: { $mission }
brief-king = König: { $board }
brief-favourite = Günstling: { $board }
brief-round = Runde { $round } von { $rounds }
brief-links = Nachbarn: { $links }
brief-link = { $first }–{ $second }
brief-board = { $number } { $name }: { $markers } · { $condition }→{ $reward }
brief-board-in-question = ▶ { brief-board }
brief-you = du
brief-neutral = neutral
brief-tally = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
brief-empty = –
brief-money = Preis { $amount }{ $mark }
brief-price = { $amount }{ $mark }
brief-first = 1.{ $mark }
brief-markers-asked = { $amount }+{ $mark }
brief-shield-and-marker = Wappen+Stein
brief-markers-on-5 = 2 auf 5
brief-shield-and-intrigue = Wappen+Intrige
brief-louis = 5 Louisdor
brief-influence-card = Karte
brief-supplies = Steine: persönlich { $personal }, allgemein { $general }
brief-supplies-seen = Steine: { $personal } + { $general }
brief-hand = Hand: { $count }
brief-laid = Missionen: { $count }
brief-own-laid = Erfüllt: { $missions }
brief-tablet = Günstling: { $spaces }
brief-placed = { $count ->
    [1] { $board }
   *[other] { $board }×{ $count }
}
brief-choice-place = { $markers }
brief-choice-jump = Sprung: { $markers }
brief-choice-place-four = Mission: { $markers }

## A seat: what everyone sees

seat-own = { $seat } (du)
seat-first = Beginnt die Runde
seat-money = Geld: { louis }
seat-markers = Steine: { $personal } im persönlichen Vorrat, { $general } im allgemeinen Vorrat, { $placed } auf Tafeln
seat-tiles = Plättchen: { $tiles }
seat-no-tiles = Plättchen: keine
seat-laid = Erfüllte Missionen: { $missions } ({ points })
seat-no-laid = Erfüllte Missionen: keine
seat-cards = { $count ->
    [0] Auf der Hand: keine Einflusskarte
    [one] Auf der Hand: { $count } Einflusskarte
   *[other] Auf der Hand: { $count } Einflusskarten
}
seat-missions = Missionen auf der Hand: { $missions }
seat-no-missions = Missionen auf der Hand: keine
seat-intrigues = Intrigenkarten: { $count }
seat-shields = Wappen: { $count }
seat-tablet = Günstlingstableau: { $spaces }
seat-no-tablet = Günstlingstableau: leer

## A seat: what only its player sees

own-cards = Auf der Hand: { $cards }
own-no-cards = Auf der Hand: keine Einflusskarte
own-laid = Erfüllt: { $mission } – { $effect }
own-laid-used = Erfüllt, in dieser Phase genutzt: { $mission } – { $effect }
own-mission = { $now ->
    [yes] Mission auf der Hand: { $mission } – { $effect } – du hast die Plättchen dafür
   *[no] Mission auf der Hand: { $mission } – { $effect }
}
own-intrigues = Intrigenkarten: { $boards }
own-shields = Wappen: { $count } ({ $types })
own-space = Günstling, Stein auf { $space } – { $effect }
own-free-space = Günstling, frei: { $space } – { $effect }

## The count

count = Die Schlusswertung
count-line = { $rank }. { $seat }: { points } ({ $sources })
count-tie-break = Bei Gleichstand entscheiden die Steine im persönlichen Vorrat: { $markers }
count-shields = Wappen „{ $type }“: { $held } – Mehrheit: { $seats }
count-untyped = Wappen ohne Bild: { $held }

## Where printed values are known from: by certainty, or by component.

source-louis_xiv-rulebook = französische Spielregel
source-louis_xiv-reconstructed = Die Rückseite einer Tafel hat die jeweils andere Bedingung (Bestechung oder Steine ↔ erster Platz); Preise von 3 und 4 nach Hinweisen der Spielregel; Beträge, Plättchen und Boni gleichmäßig verteilt.
source-louis_xiv-quoted = Zeitungsartikel vom 4. Juni 2005 (Preise; käufliche Kronen); Besprechungen (Schwellen von zwei oder drei Steinen, jede Tafel des Königs auf zwei Geldkarten).
source-louis_xiv-inferred = Für die Tafeln 1 bis 4 spricht das Kapitel der Spielregel über den König nur von Geld und erstem Platz; diese vier sind gleichartig.

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-court-maintenon = Der Hof: Madame de Maintenon
section-influence = Phase 2: Einfluss
section-intrigue = Intrigenkarten
section-missions = Phase 4: Missionen
section-bonuses = Die Missionskarten
section-bonuses-plus-two = Die Missionskarten: { bonus-plus-2-louis-or-markers }
section-bonuses-four-markers = Die Missionskarten: { bonus-card-as-4-markers }
section-bonuses-tile-to-crown = Die Missionskarten: { bonus-tile-to-crown }
section-favori = Der Günstling
