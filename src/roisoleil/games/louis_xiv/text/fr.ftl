# Louis XIV in French. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence elides before it or takes it for a man's or a woman's.
# No-break spaces stand inside guillemets and before high punctuation.

## Parts of sentences

# A mission or an option has a title; inside a sentence it is quoted.
title = « { $name } »
board = { $name } ({ $number })
louis = { $louis } louis d’or
markers = { $markers ->
    [one] { $markers } jeton
   *[other] { $markers } jetons
}
shields = { $shields ->
    [one] { $shields } blason
   *[other] { $shields } blasons
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
copies = { $count } × { $card }
both = { $first } et { $second }
# Markers on one board of a placement.
placed = { $count } sur { $board } ({ $number })
gain = { $name } +{ $amount }

## What happened: set-up

event-first-player = { $seat } jouera en premier à la première manche.
event-mission-dealt = { $seat } reçoit la mission { $mission }.
event-stationed = { $seat } pose un jeton sur la case { $space }.

## What happened: phase 1, Supply

event-round-began = La manche { $round } commence ; { $seat } joue en premier.
event-compensated = { $seat } joue en premier pour la deuxième fois et pioche une carte complot en compensation.
event-king-came = Le roi s’installe chez { $board } ; chacun reçoit { louis }.
event-favourite-came = Le Favori paraît en face, chez { $board }.
event-louis-gained = { $louis ->
    [0] { $seat } ne prend aucun louis d’or.
   *[other] { $seat } reçoit { louis }.
}
event-markers-recovered = { $markers ->
    [0] { $seat } ne récupère aucun jeton.
   *[other] { $seat } récupère { markers }.
}
event-shield-drawn = { $seat } pioche un blason.
event-shield-seen = { $shield-id ->
    [none] La boîte n’a plus de blasons ; { $seat } en reçoit un sans type.
   *[other] { $seat } pioche un blason : { $shield }.
}
event-intrigue-drawn = { $seat } pioche une carte complot.
event-intrigue-seen = { $seat } pioche la carte complot { $board }.
event-cards-dealt = { $cards ->
    [one] Chacun reçoit { $cards } carte influence.
   *[other] Chacun reçoit { $cards } cartes influence.
}
event-card-drawn = { $seat } pioche une carte influence.
event-card-seen = { $seat } pioche { $card }.
event-marker-spent = { $seat } cède un jeton pour une carte influence.
event-withdrawn = { $seat } reprend le jeton de la case { $space }.
event-cards-returned = { $cards ->
    [one] { $seat } remet { $cards } carte influence sous la pioche.
   *[other] { $seat } remet { $cards } cartes influence sous la pioche.
}
event-card-returned = { $seat } remet { $card } sous la pioche.
event-option-used = { $seat } fait jouer le Favori : { $space }.

## What happened: phase 2, Influence

event-neutral-placed = { $markers ->
    [one] { $markers } jeton du joueur fictif arrive sur { $board }.
   *[other] { $markers } jetons du joueur fictif arrivent sur { $board }.
}
event-neutral-card = { $card-id ->
    [joker] Joueur fictif : un joker est retourné, puis défaussé.
   *[other] Joueur fictif : on retourne { $card }.
}
event-markers-added = { $seat } ajoute { markers } sur { $board }.
event-card-played = { $seat } joue { $card }.
event-markers-placed = { $seat } place ses jetons : { $layout }.
event-passed = { $seat } paie { louis } et passe.
event-card-exchanged = { $seat } défausse { $card } contre une autre carte influence.
event-last-card = { $seat } défausse sa dernière carte, face cachée.
event-last-card-seen = { $seat } défausse { $card }, sa dernière carte.

## What happened: phase 3, Scoring

event-board-scored = Comptage : { $board }.
event-plotted = { $general ->
    [0] { $personal ->
        [one] { $seat } complote chez { $board } : { $personal } jeton de la réserve personnelle.
       *[other] { $seat } complote chez { $board } : { $personal } jetons de la réserve personnelle.
    }
   *[other] { $personal ->
        [0] { $seat } complote chez { $board } : { $general } jeton de la réserve générale.
       *[other] { $seat } complote chez { $board } : { $general } jeton de la réserve générale et { $personal } de la réserve personnelle.
    }
}
event-nobody-plotted = Personne ne joue de carte complot ici.
event-neutral-led = Le joueur fictif a la majorité ici.
event-tie-won = { $seat } remporte l’égalité chez { $board }.
event-paid-free = { $board } verse son revenu à { $seat }.
event-bribed = { $seat } soudoie { $board } avec { louis }.
event-tile-gained = { $seat } reçoit { $tile }.
event-markers-home = { $seat } reprend { markers }.
event-markers-lost = { $seat } défausse { markers } dans la réserve générale.
event-board-flipped = On retourne le carton { $board }.
event-favour = Le Favori accorde { markers } à { $seat }.

## What happened: phase 4, Missions

event-mission-laid = { $seat } accomplit la mission { $mission } avec { $tiles }.
event-mission-drawn = { $seat } pioche une mission { $stack }.
event-mission-seen = { $seat } pioche la mission { $mission }.
event-tile-crowned = { $seat } paie { louis } et échange { $tile } contre une couronne.
event-tile-handed-in = { $seat } rend { $tile } contre un blason.
event-mission-returned = { $seat } remet une mission { $stack } sous sa pile.

## What happened: the end

event-exchanged = { $shields ->
    [0] { $seat } n’a plus rien à échanger contre des blasons.
   *[other] { $seat } échange tout ce qui reste contre { shields }.
}
event-shield-majority = Blasons « { $shield } » : majorité pour { $seat } ({ $shields }), 1 point de plus.
event-points-counted = { $seat } marque { points }.
event-victory = Le Roi-Soleil sourit à { $seat } : victoire !

## What can be chosen

choice-decline = Non
choice-accept = Oui
choice-station = Un jeton sur { $space }
choice-withdraw = Reprendre le jeton de { $space }
choice-supply = { $markers ->
    [0] 2 louis d’or
    [one] 1 louis d’or et 1 jeton
   *[other] { $markers } jetons
}
choice-redraw = Remettre { $influence } sous la pioche
choice-play = Jouer { $influence }
choice-exchange = Échanger { $influence }
choice-pass = Payer 2 louis d’or et passer
choice-recover = Récupérer des jetons
choice-recover-four = Récupérer 4 jetons (mission)
choice-recover-some = { $markers ->
    [0] Ne récupérer aucun jeton
   *[other] Récupérer { markers }
}
choice-place = Placer { $markers }
choice-jump = Saut : { $markers }
choice-place-four = Avec votre mission : { $markers }
choice-put = { $board ->
    [1] Sur { short-1 } (1)
    [2] Sur { short-2 } (2)
    [3] Sur { short-3 } (3)
    [4] Sur { short-4 } (4)
    [5] Sur { short-5 } (5)
    [6] Sur { short-6 } (6)
    [7] Sur { short-7 } (7)
    [8] Sur { short-8 } (8)
    [9] Sur { short-9 } (9)
    [10] Sur { short-10 } (10)
    [11] Sur { short-11 } (11)
   *[other] Sur { short-12 } (12)
}
choice-add = { $markers ->
    [0] Aucun jeton sur { short-5 } (5)
   *[other] { markers } sur { short-5 } (5)
}
choice-plot = { $general ->
    [0] { $personal ->
        [one] Comploter : { $personal } jeton de la réserve personnelle
       *[other] Comploter : { $personal } jetons de la réserve personnelle
    }
   *[other] { $personal ->
        [0] Comploter : { $general } jeton de la réserve générale
       *[other] Comploter : { $general } jeton de la réserve générale et { $personal } de la réserve personnelle
    }
}
choice-lay = Accomplir { $mission }
choice-pay = { $tile-id ->
    [sceptre] { $other-tile-id ->
        [sceptre] Payer 2 sceptres
       *[other] Payer { $tile } et { $other-tile }
    }
    [letter] { $other-tile-id ->
        [letter] Payer 2 lettres
       *[other] Payer { $tile } et { $other-tile }
    }
    [ring] { $other-tile-id ->
        [ring] Payer 2 bagues
       *[other] Payer { $tile } et { $other-tile }
    }
    [helmet] { $other-tile-id ->
        [helmet] Payer 2 heaumes
       *[other] Payer { $tile } et { $other-tile }
    }
   *[crown] { $other-tile-id ->
        [crown] Payer 2 couronnes
       *[other] Payer { $tile } et { $other-tile }
    }
}
choice-draw = Piocher une mission { $stack }
choice-crown = Échanger { $tile } contre une couronne, 2 louis d’or
choice-hand-in = Rendre { $tile }
choice-return = Remettre { $mission } sous sa pile

## What can be chosen, where the position decides what comes of it

now-bribe = Oui, pour { louis } : { $reward }
now-lay = Accomplir { $mission } avec { $tiles }
now-recover-four = { $markers ->
    [0] Ne récupérer aucun jeton (mission)
   *[other] Récupérer { markers } (mission)
}

## What is asked

prompt-station-first = Quelle case de votre tableau Favori reçoit votre premier jeton ?
prompt-recover-markers = Combien de jetons récupérez-vous grâce à vos missions ?
prompt-supply-effect = Comment utilisez-vous votre mission ?
prompt-withdraw = Reprenez-vous des jetons de votre tableau Favori ?
prompt-redraw = Remettez-vous encore une carte influence pour en piocher une autre ?
prompt-opening-marker = Placez-vous le jeton de votre mission ?
prompt-play-card = Quelle carte influence jouez-vous ?
prompt-use-card = Placez-vous des jetons ou en récupérez-vous ?
prompt-end-marker = Placez-vous le dernier jeton de votre mission ?
prompt-intrigue = Jouez-vous ici votre carte complot ?
prompt-win-tie = Utilisez-vous votre mission pour remporter cette égalité ?
prompt-bribe = Soudoyez-vous ce personnage ?
prompt-conde = Placez-vous le jeton du Grand Condé ?
prompt-maintenon = Combien de jetons placez-vous sur Madame de Montespan (5) ?
prompt-favour = Posez-vous un jeton du Favori sur une de vos cases ? Le reste va dans votre réserve personnelle.
prompt-lay-mission = Accomplissez-vous une mission ?
prompt-pay-mission = Avec quelles tuiles payez-vous ?
prompt-draw-mission = Dans quelle pile piochez-vous une mission ?
prompt-keep-three = Faites-vous jouer le Favori pour garder trois tuiles ?
prompt-hand-in = Quelle tuile rendez-vous contre un blason ?
prompt-exchange-mission = Remettez-vous une mission pour en piocher une autre ?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-too-few-markers = Vous n’avez pas assez de jetons pour cela
why-too-few-to-recover = Vous n’avez pas autant de jetons dans la réserve générale
why-missions-give-fewer = Vos missions ne permettent pas de récupérer autant de jetons
why-too-few-personal-markers = Vous n’avez pas assez de jetons dans votre réserve personnelle
why-no-such-intrigue = La carte complot de ce personnage n’est pas dans votre main
why-one-supply-only = Sans le Favori, une carte complot ne puise que dans une seule réserve
why-not-in-hand = Vous n’avez pas cette carte influence en main
why-no-such-mission = Vous n’avez pas accompli cette mission, ou vous l’avez déjà utilisée dans cette phase
why-not-enough-louis = Vous n’avez pas assez de louis d’or
why-no-such-path = Cette carte ne mène pas jusque-là
why-option-not-active = Vous n’avez pas de jeton sur cette case, ou vous l’avez déjà utilisée dans cette phase
why-space-taken = Cette case porte déjà un jeton
why-space-empty = Cette case ne porte pas de jeton
why-mission-not-in-hand = Vous n’avez pas cette mission en main
why-tiles-do-not-fit = Vous n’avez pas les tuiles de cette mission
why-no-such-tile = Vous n’avez pas cette tuile
why-stack-empty = Cette pile est vide
why-is-a-crown = Cette tuile est déjà une couronne

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
a-joker = un joker
card-joker = Joker
card-joker-effect = jusqu’à 2 jetons, le premier sur un carton au choix, le second sur le même ou un voisin ; ou en récupérer 2
character-effect = jusqu’à 3 jetons à partir de ce carton, en deux pas au plus en diagonale, en laissant un jeton à chaque pas ; ou en récupérer 3

## Tiles, shields, stacks

tile-sceptre = { $count ->
    [one] { $count } sceptre
   *[other] { $count } sceptres
}
tile-letter = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
tile-ring = { $count ->
    [one] { $count } bague
   *[other] { $count } bagues
}
tile-helmet = { $count ->
    [one] { $count } heaume
   *[other] { $count } heaumes
}
tile-crown = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
shield-1 = lys
shield-2 = soleil
shield-3 = lion
shield-4 = tour
shield-5 = rose
shield-6 = clé
shield-untyped = sans type
stack-light = bleu clair
stack-medium = bleu moyen
stack-dark = bleu foncé

## Missions: the tiles asked for, the name and the effect of each bonus

need-any = 1 tuile au choix
need-two = { $first } + { $second }
mission = { $copy ->
    [one] « { $bonus } » ({ $tiles })
   *[other] « { $bonus } » ({ $tiles }, nᵒ { $copy })
}
bonus-plus-1-mission = +1 mission
bonus-plus-1-mission-effect = une seule fois, dès qu’elle est accomplie : piochez deux missions au lieu d’une
bonus-plus-1-marker = +1 jeton
bonus-plus-1-marker-effect = Ravitaillement : récupérez 1 jeton
bonus-plus-1-louis = +1 louis d’or
bonus-plus-1-louis-effect = Ravitaillement : recevez 1 louis d’or
bonus-marker-on-1 = Jeton sur 1
bonus-marker-on-1-effect = début de l’Influence : 1 jeton de la réserve générale sur { short-1 }
bonus-marker-on-2 = Jeton sur 2
bonus-marker-on-2-effect = début de l’Influence : 1 jeton de la réserve générale sur { short-2 }
bonus-marker-on-3 = Jeton sur 3
bonus-marker-on-3-effect = début de l’Influence : 1 jeton de la réserve générale sur { short-3 }
bonus-marker-on-4 = Jeton sur 4
bonus-marker-on-4-effect = début de l’Influence : 1 jeton de la réserve générale sur le { short-4 }
bonus-pay-2-to-pass = Temps de réflexion
bonus-pay-2-to-pass-effect = Influence, une fois : payez 2 louis d’or et passez au lieu de jouer une carte
bonus-tile-to-crown = Couronne à vendre
bonus-tile-to-crown-effect = Missions, une fois : payez 2 louis d’or et échangez une tuile contre une couronne
bonus-exchange-missions = Nouvelles missions
bonus-exchange-missions-effect = fin de votre tour de Missions : remettez 1 ou 2 missions et piochez-en autant
bonus-plus-2-louis-or-markers = +2 louis d’or ou jetons
bonus-plus-2-louis-or-markers-effect = Ravitaillement : 2 louis d’or, 2 jetons récupérés, ou 1 de chaque
bonus-plus-1-shield = +1 blason
bonus-plus-1-shield-effect = Ravitaillement : piochez un blason
bonus-marker-on-king = Jeton auprès du roi
bonus-marker-on-king-effect = début de l’Influence : 1 jeton de la réserve générale sur le carton du roi
bonus-marker-on-5 = Jeton sur 5
bonus-marker-on-5-effect = début de l’Influence : 1 jeton de la réserve générale sur { short-5 }
bonus-marker-on-9 = Jeton sur 9
bonus-marker-on-9-effect = début de l’Influence : 1 jeton de la réserve générale sur { short-9 }
bonus-exchange-influence = Nouvelle carte
bonus-exchange-influence-effect = Influence, une fois : au lieu de jouer, échangez une carte influence
bonus-plus-3-markers = +3 jetons
bonus-plus-3-markers-effect = Ravitaillement : récupérez jusqu’à 3 jetons
bonus-plus-3-louis = +3 louis d’or
bonus-plus-3-louis-effect = Ravitaillement : recevez 3 louis d’or
bonus-plus-1-intrigue = +1 complot
bonus-plus-1-intrigue-effect = Ravitaillement : piochez une carte complot
bonus-marker-for-card = Un jeton, une carte
bonus-marker-for-card-effect = Ravitaillement : cédez 1 jeton à la réserve générale et piochez une carte influence
bonus-card-as-4-markers = Quatre jetons
bonus-card-as-4-markers-effect = Influence, une fois : n’importe quelle carte place jusqu’à 4 jetons sur un carton, ou en récupère 4
bonus-marker-at-end = Dernier jeton
bonus-marker-at-end-effect = fin de l’Influence : 1 jeton de la réserve générale sur un carton au choix
bonus-win-one-tie = Égalité gagnée
bonus-win-one-tie-effect = Comptage, une fois : remportez une égalité pour la première place
bonus-bribe-minus-1 = Pots-de-vin : −1 louis d’or
bonus-bribe-minus-1-effect = Comptage : soudoyer vous coûte chaque fois 1 louis d’or de moins

## The favourite's board: the name, the phase and the effect of each option

space-supply = Nouvelle main
space-supply-effect = Ravitaillement : remettez autant de cartes influence que vous voulez et piochez-en autant
space-influence = Saut
space-influence-effect = Influence : un pas d’un placement peut mener à un carton au choix
space-scoring = Double complot
space-scoring-effect = Comptage : une carte complot prend 1 jeton de la réserve générale et jusqu’à 2 de la réserve personnelle
space-missions = Trois tuiles
space-missions-effect = Missions : gardez trois tuiles au lieu d’une

## Conditions and rewards of the boards

condition-money = soudoyer { louis }{ $mark }
condition-first = première place{ $mark }
condition-markers = { markers } d’influence{ $mark }
reward-sceptre = sceptre
reward-letter = lettre
reward-ring = bague
reward-helmet = heaume
reward-crown = couronne
reward-shield-and-marker = blason, puis 1 jeton sur un carton au choix
reward-louis = 5 louis d’or
reward-markers-on-5 = 2 jetons sur { short-5 }, 1 récupéré
reward-two-shields = 2 blasons
reward-influence-card = carte influence
reward-shield-and-intrigue = blason et carte complot

## Where points come from

source-missions = missions
source-shields = blasons
source-majorities = majorités de blasons

## The common table

table = Versailles
table-setup = Mise en place – les premiers jetons sur les tableaux Favori
table-round = Manche { $round } sur { $rounds } – { $phase }
phase-supply = phase 1 : Ravitaillement
phase-influence = phase 2 : Influence
phase-scoring = phase 3 : Comptage
phase-missions = phase 4 : Missions
phase-over = décompte final
table-first = Joue en premier : { $seat }
table-to-act = On attend : { $seats }
table-card = Carte jouée : { $card } – { $effect }
table-board = Comptage en cours : { $board }
table-price = Soudoyer coûte { louis } à { $seat }
table-mission = Mission en question : { $mission } – { $effect }
table-king = Roi : { $board } – la majorité rapporte aussi une couronne ; la deuxième place, sans égalité, rapporte la tuile
table-favourite = Favori : { $board } – 2 jetons pour la majorité, 1 pour chaque autre joueur présent
table-boards = État des cartons :
table-decks = Face cachée : { $cards ->
    [one] { $cards } carte influence
   *[other] { $cards } cartes influence
}, { $intrigues ->
    [one] { $intrigues } carte complot
   *[other] { $intrigues } cartes complot
}, { $shields ->
    [one] { $shields } blason
   *[other] { $shields } blasons
}
table-stacks = Missions à piocher : { $light } bleu clair, { $medium } bleu moyen, { $dark } bleu foncé
table-money = Cartes argent à venir : { $count } ({ $amounts } louis d’or{ $mark })
table-centre = Cartes jouées : { $cards }
table-mark = { $mark } reconstitué ; la valeur imprimée peut différer
table-favori-mark = { $mark } Le Favori : le détail des quatre options est lui aussi reconstitué

## A board

board-line = { $number } { $name } : { $tally } – { $condition } – { $reward }
board-with-king = { $name }, roi
board-with-favourite = { $name }, Favori
board-empty = personne
tally = { $markers } → { $outcome }
tally-part = { $name } × { $count }
tally-neutral = joueur fictif × { $count }
outcomes = { $first } ; { $second }
outcome-paid = revenu : { $seats }
outcome-too-few = pas assez
outcome-nobody = personne ne reçoit rien
outcome-free = gratuit pour { $seat }
outcome-first = revenu : { $seat }
outcome-crowned = tuile et couronne : { $seat }
outcome-second = tuile : { $seat }
outcome-tied = égalité, tuile sans couronne : { $seats }
outcome-tie = égalité
outcome-neutral = majorité du joueur fictif
outcome-bribes = peut soudoyer : { $seats }

## La forme courte, pour les petits écrans ; les initiales sont celles des joueurs

brief-card = Carte : { $card }
brief-mission = Mission : { $mission }
brief-king = Roi : { $board }
brief-favourite = Favori : { $board }
brief-round = Manche { $round } sur { $rounds }
brief-links = Cartons voisins : { $links }
brief-link = { $first }–{ $second }
brief-board = { $number } { $name } : { $markers } · { $condition }→{ $reward }
brief-board-in-question = ▶ { brief-board }
brief-you = vous
brief-neutral = fictif
brief-tally = { $count ->
    [1] { $name }
   *[other] { $name }×{ $count }
}
brief-empty = –
brief-money = prix { $amount }{ $mark }
brief-price = { $amount }{ $mark }
brief-first = 1re{ $mark }
brief-markers-asked = { $amount }+{ $mark }
brief-shield-and-marker = blason+jeton
brief-markers-on-5 = 2 sur 5
brief-shield-and-intrigue = blason+complot
brief-louis = 5 louis
brief-influence-card = carte
brief-supplies = jetons : personnels { $personal }, généraux { $general }
brief-supplies-seen = jetons : { $personal } + { $general }
brief-hand = main : { $count }
brief-laid = missions : { $count }
brief-own-laid = Accomplies : { $missions }
brief-tablet = Favori : { $spaces }
brief-placed = { $count ->
    [1] { $board }
   *[other] { $board }×{ $count }
}
brief-choice-place = { $markers }
brief-choice-jump = Saut : { $markers }
brief-choice-place-four = Mission : { $markers }

## A seat: what everyone sees

seat-own = { $seat } (vous)
seat-first = Joue en premier
seat-money = Argent : { louis }
seat-markers = Jetons : { $personal } en réserve personnelle, { $general } en réserve générale, { $placed } sur les cartons
seat-tiles = Tuiles : { $tiles }
seat-no-tiles = Tuiles : aucune
seat-laid = Missions accomplies : { $missions } ({ points })
seat-no-laid = Missions accomplies : aucune
seat-cards = { $count ->
    [0] En main : aucune carte influence
    [one] En main : { $count } carte influence
   *[other] En main : { $count } cartes influence
}
seat-missions = Missions en main : { $missions }
seat-no-missions = Missions en main : aucune
seat-intrigues = Cartes complot : { $count }
seat-shields = Blasons : { $count }
seat-tablet = Tableau Favori : { $spaces }
seat-no-tablet = Tableau Favori : vide

## A seat: what only its player sees

own-cards = En main : { $cards }
own-no-cards = En main : aucune carte influence
own-laid = Accomplie : { $mission } – { $effect }
own-laid-used = Accomplie, déjà utilisée dans cette phase : { $mission } – { $effect }
own-mission = { $now ->
    [yes] Mission en main : { $mission } – { $effect } – vous avez les tuiles qu’il faut
   *[no] Mission en main : { $mission } – { $effect }
}
own-intrigues = Cartes complot : { $boards }
own-shields = Blasons : { $count } ({ $types })
own-space = Favori, jeton sur { $space } – { $effect }
own-free-space = Favori, case libre : { $space } – { $effect }

## The count

count = Le décompte
count-line = { $rank }. { $seat } : { points } ({ $sources })
count-tie-break = En cas d’égalité, le plus de jetons en réserve personnelle l’emporte : { $markers }
count-shields = Blasons « { $type } » : { $held } – majorité : { $seats }
count-untyped = Blasons sans type : { $held }

## Where printed values are known from: by certainty, or by component.

source-louis_xiv-rulebook = livret français
source-louis_xiv-reconstructed = Le verso d’un carton porte l’autre condition (soudoyer ou jetons d’un côté, première place de l’autre) ; prix de 3 et de 4 d’après les indices du livret ; montants, tuiles et bonus répartis régulièrement.
source-louis_xiv-quoted = Article de presse du 4 juin 2005 (prix ; couronnes à acheter) ; critiques (seuils de deux ou trois jetons, chaque carton du roi sur deux cartes argent).
source-louis_xiv-inferred = Pour les cartons 1 à 4, le chapitre du livret sur le roi ne parle que d’argent et de première place ; ces quatre cartons se ressemblent.

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-court-maintenon = La cour : Madame de Maintenon
section-influence = Phase 2 : Influence
section-intrigue = Les cartes complot
section-missions = Phase 4 : Missions
section-bonuses = Les cartes mission
section-bonuses-plus-two = Les cartes mission : { bonus-plus-2-louis-or-markers }
section-bonuses-four-markers = Les cartes mission : { bonus-card-as-4-markers }
section-bonuses-tile-to-crown = Les cartes mission : { bonus-tile-to-crown }
section-favori = Le Favori
