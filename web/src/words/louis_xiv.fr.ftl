# La table de Louis XIV sur la page : ce que les mots du jeu ne disent pas.

## La cour

louis_xiv-court = La cour : douze cartons en spirale
louis_xiv-condition-money = Gratuit pour le joueur majoritaire ; les autres joueurs présents peuvent soudoyer pour { $amount } louis d’or.
louis_xiv-condition-first = Pour le joueur majoritaire ; en cas d’égalité, pour personne.
louis_xiv-condition-markers = { $amount ->
    [one] Pour tout joueur qui a ici au moins { $amount } jeton.
   *[other] Pour tout joueur qui a ici au moins { $amount } jetons.
}
louis_xiv-king-note = Le roi est ici : le joueur majoritaire reçoit aussi une couronne ; le joueur seul à la deuxième place, la tuile.
louis_xiv-favourite-note = Le Favori est ici : 2 jetons pour le joueur majoritaire, 1 pour chacun des autres joueurs présents.
louis_xiv-other-front = Au verso : { $condition }
louis_xiv-other-back = Au recto : { $condition }

## Ce qui est demandé

louis_xiv-question = De quoi il s’agit
louis_xiv-place-how = Touchez les cartons où placer vos jetons : un appui, un jeton. Le chemin se complète tout seul.
louis_xiv-kinds = Manière de placer
louis_xiv-kind-place = Avec la carte
louis_xiv-kind-jump = Avec un saut
louis_xiv-kind-place-four = Quatre jetons
louis_xiv-afterwards = Situation après ce choix
louis_xiv-less = Un jeton de moins sur { $board }
louis_xiv-no-more-markers = { $count ->
    [one] Cette carte ne permet pas de placer plus de { $count } jeton
   *[other] Cette carte ne permet pas de placer plus de { $count } jetons
}
louis_xiv-not-from-here = Hors de portée des jetons déjà placés : reprenez-en d’abord
louis_xiv-returned = Cartes déjà remises : { $cards }
louis_xiv-accept-bribe = Soudoyer pour { $louis } louis d’or
louis_xiv-decline-bribe = Garder les louis d’or
louis_xiv-accept-win-tie = Remporter l’égalité
louis_xiv-decline-win-tie = Ne pas utiliser la mission
louis_xiv-accept-keep-three = Garder trois tuiles
louis_xiv-decline-keep-three = Garder une tuile
louis_xiv-accept-opening-marker = Placer le jeton
louis_xiv-decline-opening-marker = N’en placer aucun
louis_xiv-accept-supply-effect = Utiliser « { $mission } »
louis_xiv-decline-supply-effect = Ne pas l’utiliser
louis_xiv-decline-intrigue = Pas de complot ici
louis_xiv-decline-lay-mission = N’en accomplir aucune
louis_xiv-decline-withdraw = Laisser les jetons
louis_xiv-decline-redraw = Garder ma main
louis_xiv-decline-conde = Aucun jeton
louis_xiv-decline-end-marker = Aucun jeton
louis_xiv-decline-favour = Le reste dans ma réserve personnelle
louis_xiv-decline-exchange-mission = N’en remettre aucune

## Le comptage, carton par carton

louis_xiv-tour = Comptage de la manche { $round }
louis_xiv-tour-back = Le carton précédent
louis_xiv-tour-on = Le carton suivant
louis_xiv-tour-earlier = { $count ->
    [one] { $count } événement précédent
   *[other] { $count } événements précédents
}
louis_xiv-home = vers la réserve personnelle
louis_xiv-lost = vers la réserve générale
louis_xiv-nothing-here = Il ne se passe rien ici.

## Les réserves communes

louis_xiv-stack = { $count ->
    [one] { $stack } : { $count } mission
   *[other] { $stack } : { $count } missions
}
louis_xiv-mission-light = Mission bleu clair : une tuile précise et une autre au choix.
louis_xiv-mission-medium = Mission bleu moyen : deux tuiles différentes.
louis_xiv-mission-dark = Mission bleu foncé : deux tuiles identiques.
louis_xiv-decks = Face cachée
louis_xiv-stocks = Autour de la cour
louis_xiv-influence-deck = { $count ->
    [one] Pioche influence : { $count } carte
   *[other] Pioche influence : { $count } cartes
}
louis_xiv-influence-note = Chaque personnage deux fois, et six jokers. Toutes les cartes sont remélangées après chaque phase Influence.
louis_xiv-shields-box = Il y a dix blasons de chacun des six types.
louis_xiv-money = Cartes argent
louis_xiv-money-note = On en retourne une par manche : chacun reçoit ses louis d’or, et le roi se rend sur son carton.
louis_xiv-played = Cartes influence jouées
louis_xiv-played-none = Aucune pour l’instant
louis_xiv-last-played = jouée en dernier : { $card }

## Les joueurs

louis_xiv-louis-note = Les louis d’or servent à soudoyer ; à la fin, chaque lot de 3 devient un blason.
louis_xiv-personal = Réserve personnelle : { $count }
louis_xiv-personal-note = Ces jetons peuvent être placés avec des cartes influence.
louis_xiv-personal-short = perso
louis_xiv-general = Dans la réserve générale : { $count }
louis_xiv-general-note = Ces jetons doivent d’abord être récupérés avant qu’une carte puisse les placer.
louis_xiv-general-short = générale
louis_xiv-shields-note = Chacun vaut 1 point ; avoir à la fin le plus de blasons d’un type rapporte 1 point de plus.
louis_xiv-tiles = Tuiles
louis_xiv-tile-note = Deux tuiles accomplissent une mission. On n’en garde qu’une pour la manche suivante ; chaque autre devient un blason.
louis_xiv-crown-note = Remplace n’importe quelle tuile. On ne garde qu’une tuile pour la manche suivante ; chaque autre devient un blason.
louis_xiv-first-note = Commence chaque phase de cette manche ; à la manche suivante, ce sera le joueur de gauche.
louis_xiv-decided = a choisi
louis_xiv-laid = Missions accomplies : { $count }
louis_xiv-used = Déjà utilisée dans cette phase.
louis_xiv-needs = Nécessite : { $tiles }
louis_xiv-tablet = Tableau Favori
louis_xiv-space-taken = Un jeton occupe cette case : l’option peut servir une fois pendant sa phase.
louis_xiv-space-free = Aucun jeton sur cette case.

## Sa propre main

louis_xiv-hand = Vos cartes
louis_xiv-influence-card = Carte influence
louis_xiv-intrigue-card = Carte complot
louis_xiv-intrigue-note = Juste avant le comptage de ce carton : placez-y 1 jeton de la réserve générale ou jusqu’à 2 de votre réserve personnelle. Si vous avez encore la carte à la fin, elle vaut un blason.
louis_xiv-missions = { $count ->
    [0] Aucune mission en main
    [one] Votre mission
   *[other] Vos { $count } missions
}
louis_xiv-cover = Cacher
louis_xiv-uncover = Montrer

## Le décompte

louis_xiv-points = Points
louis_xiv-source-missions-note = 5 points chacune
louis_xiv-source-shields-note = Gagnés pendant la partie, 1 point chacun
louis_xiv-source-cards = Cartes influence restantes
louis_xiv-source-cards-note = Un blason chacune
louis_xiv-source-intrigues = Cartes complot restantes
louis_xiv-source-intrigues-note = Un blason chacune
louis_xiv-source-tiles = Tuiles restantes
louis_xiv-source-tiles-note = Un blason chacune
louis_xiv-source-markers = Jetons sur les cartons
louis_xiv-source-markers-note = Un blason chacun
louis_xiv-source-louis = Louis d’or restants
louis_xiv-source-louis-note = Un blason par lot de 3
louis_xiv-source-tablet = Tableau Favori
louis_xiv-source-tablet-note = Un blason par lot de 2 jetons
louis_xiv-source-majorities-note = 1 point pour le plus de blasons d’un type ; à égalité, 1 point chacun
louis_xiv-count-missions = { $count ->
    [one] { $count } mission × 5
   *[other] { $count } missions × 5
}
louis_xiv-count-louis = { $count } louis ÷ 3 = { $shields }
louis_xiv-count-tablet = { $count ->
    [one] { $count } jeton ÷ 2 = { $shields }
   *[other] { $count } jetons ÷ 2 = { $shields }
}
louis_xiv-majorities = Les blasons par type
louis_xiv-tie = À égalité de points, le plus de jetons en réserve personnelle l’emporte.

## Le matériel

louis_xiv-front = Recto :
louis_xiv-back = Verso :
louis_xiv-plate-markers = Jetons de chaque joueur et du joueur fictif
louis_xiv-plate-king = Le roi
louis_xiv-plate-favourite = Le Favori
louis_xiv-plate-louis = Louis d’or

## What is pressed before its time

louis_xiv-not-yet-play = Les cartes influence se jouent en phase 2, une par tour
louis_xiv-not-yet-lay = Les missions s’accomplissent en phase 4, après le comptage
louis_xiv-not-yet-hand-in = Les tuiles servent à payer les missions, en phase 4

## What is asked, with what it is about

louis_xiv-ask-bribe = Soudoyez-vous { $board } pour { louis } sur vos { $money } ? Revenu : { $reward }
louis_xiv-ask-intrigue = { $board } : jouez-vous ici une carte complot ?
louis_xiv-ask-win-tie = Utilisez-vous « { $mission } » pour remporter l’égalité chez { $board } ?
louis_xiv-ask-supply-effect = Utilisez-vous « { $mission } », et comment ?
louis_xiv-ask-opening-marker = « { $mission } » : placez-vous le jeton chez { $board } ?
louis_xiv-ask-pay-mission = Avec quelles tuiles payez-vous « { $mission } » ?
