# The table of Dans l’ombre du Roi-Soleil on the page: what the game’s own words leave out.

## Spheres

ombre-row-empty = aucune carte
ombre-covered = { $count ->
    [one] { $count } carte recouverte, dont { $seals } avec sceau
   *[other] { $count } cartes recouvertes, dont { $seals } avec sceau
}
ombre-cards-of-colour = { $count ->
    [one] { $count } carte compte pour la majorité
   *[other] { $count } cartes comptent pour la majorité, cartes d’enchère comprises
}
ombre-auctions-of-colour = { $count ->
    [one] dont { $count } carte d’enchère
   *[other] dont { $count } cartes d’enchère
}
ombre-has-majority = A la majorité : { $use }
ombre-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ombre-points-note = Pour l’instant : puissance, or, et 2 points par carte bleue.
ombre-power-note = Qui doit céder plus de puissance qu’il ne lui en reste quitte la cour. Un point chacun à la fin.
ombre-gold-note = Paie les actions d’or, les dettes et les enchères. Un point chacun à la fin.
ombre-in-turn = à son tour
ombre-fallen-own = Vos cartes et vos jetons sont restés à la cour ; vous pouvez voir comment les autres s’en tirent.

## Majorities

ombre-majorities = Majorités
ombre-rule-strict = { $count } à la cour : strictement le plus de cartes, une égalité ne donne rien
ombre-rule-shared = { $count } à la cour : le plus de cartes, à égalité chacun l’a pleinement
ombre-nobody = personne
ombre-outcome-sole = { $seats }
ombre-outcome-many = partagée entre { $count }
ombre-outcome-shared = partagée : { $seats }
ombre-outcome-then = ensuite : { $outcome }

## Piles and bank

ombre-draw-pile = Pioche : { $count }
ombre-draw-pile-note = Louis XIV se trouve quelque part dans sa moitié inférieure.
ombre-discard-pile = Défausse : { $count }
ombre-discard-top = Au sommet : { $card }
ombre-discard-note = Avec l’Étiquette, on peut y prendre une carte de qualité.
ombre-bank = Banque
ombre-bank-note = Si elle s’épuise, on reçoit ce qui reste, et rien plus tard.
ombre-louis-first = vient deux fois
ombre-louis-only = finit la partie
ombre-louis-second = finit la partie

## What is decided now

ombre-stage = Au milieu
ombre-waiting-mazarin = Ont droit à sa faveur : { $seats }
ombre-waiting-debts = Doivent encore payer : { $seats }
ombre-watch-qualities = { $seat } passe ses qualités en revue.
ombre-watch-announce = { $seat } décide du nombre de cartes à retourner.
ombre-watch-gold-action = { $seat } songe à une action d’or.
ombre-used = Déjà employé : { $names }
ombre-used-up = employé à ce tour
ombre-turned = Retournées par { $seat } : l’une d’elles sera placée
ombre-place-two = « Influence » : on peut en placer deux d’une couleur ; la seconde recouvre la première.
ombre-set-aside = Mises de côté, dans cet ordre
ombre-pile = Dans la défausse : prenez-en une.
ombre-pile-other = { $seat } parcourt la défausse.

## Phase 1

ombre-do-duel = Duel
ombre-do-duel-note = obligatoire
ombre-do-power = Puissance
ombre-do-power-note = prendre 1 jeton de puissance
ombre-do-wealth = Richesse
ombre-do-wealth-note = prendre 1 jeton d’or
ombre-do-exchange = Étiquette
ombre-do-exchange-note = échanger avec la défausse
ombre-do-dismiss = Étiquette
ombre-do-dismiss-note = défausser la sienne et une autre
ombre-do-authority-note = prendre 1 jeton de puissance
ombre-do-pension-note = prendre 1 jeton d’or
ombre-do-suzerain-note = un autre cède 1 jeton de puissance
ombre-do-conspire-power = Conspirer
ombre-do-conspire-power-note = une carte contre 3 jetons de puissance
ombre-do-conspire-gold = Conspirer
ombre-do-conspire-gold-note = une carte contre 1 jeton d’or
ombre-done-1 = Passer aux cartes
ombre-done-3 = Finir le tour
ombre-pick-duel = Contre qui ? Une personne cède 2 jetons de puissance, ou deux en cèdent 1 chacune.
ombre-pick-suzerain = Qui cède 1 jeton de puissance ?
ombre-pick-lay-down = Laquelle de vos cartes du sommet posez-vous sur la défausse ?
ombre-pick-dismiss = Désignez une de vos cartes du sommet et une d’un autre joueur : les deux sont défaussées.
ombre-pick-conspire = Laquelle de vos cartes du sommet défaussez-vous pour cela ?

## Phase 3

ombre-do-sap = Saper
ombre-do-sap-note = un autre cède 1 jeton de puissance
ombre-do-trade = Échanger
ombre-do-trade-note = une carte du sommet contre une autre
ombre-do-banish = Bannir
ombre-do-banish-note = un autre défausse une carte du sommet
ombre-do-buy-card = Piocher
ombre-do-buy-card-note = une carte, et la placer
ombre-pick-sap = Qui cède 1 jeton de puissance ?
ombre-pick-trade = Désignez une de vos cartes du sommet et celle d’un autre joueur que vous voulez en échange.
ombre-pick-banish = Quelle carte du sommet d’un autre joueur ?

## Auctions

ombre-bidders = Enchérisseurs
ombre-up-to = jusqu’à { $most }
ombre-out = a passé
ombre-your-bid = Votre offre
ombre-bid-least = Offrir { $amount }, le minimum
ombre-bid-less = Offrir 1 de moins
ombre-bid-more = Offrir 1 de plus
ombre-bid-any = Une offre quelconque, de { $least } à { $most }
ombre-pass = Passer pour de bon
ombre-pays = { $seat } paie { $price }
ombre-paid = { $paid } sur { $price } payés, reste { $rest }
ombre-paid-then = puis { $paid } sur { $price }
ombre-pay-how = Les cartes éclairées peuvent entrer dans le prix : le nombre dit ce que chacune vaut. Rien ne doit être superflu, et la monnaie n’est pas rendue.
ombre-pay-rest = Ou les { $rest } restants en jetons :

## Moments

ombre-louis-came = Le Roi paraît
ombre-louis-came-note = Chacun reçoit 1 jeton d’or, et les piles sont mêlées. Quand Louis XIV reviendra, la partie finira.
ombre-louis-returned = Le Roi est revenu
ombre-louis-returned-note = { $seat } a de nouveau retourné Louis XIV : la partie finit sur-le-champ.
ombre-farewell = Une profonde révérence, et les portes de Versailles se referment doucement.

## The count

ombre-source-power = 1 point chacun
ombre-source-gold = 1 point chacun
ombre-source-etiquette = 2 points par carte bleue, « Influence » comprise
ombre-blue-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ombre-points = Points
ombre-left = a quitté
ombre-departed = { $seat } : { $departure }
ombre-last-note = Qui reste le dernier à la cour gagne, quels que soient les points.
ombre-tie = Autant de points : le plus de cartes pourpres décide, puis la victoire est partagée.
ombre-tied = { $count ->
    [one] { $seat } : { $count } carte pourpre
   *[other] { $seat } : { $count } cartes pourpres
}

## The components at a glance

ombre-plate-row = Une rangée
ombre-plate-row-note = Les cartes d’une couleur se recouvrent. Toutes comptent pour la majorité ; seule la carte du sommet peut être déplacée, et seul son sceau compte. Un sceau recouvert n’est qu’un contour.
ombre-plate-tokens = Jetons et sceau
ombre-plate-tokens-note = La puissance porte un lys, l’or un soleil ; le sceau est de cire.
