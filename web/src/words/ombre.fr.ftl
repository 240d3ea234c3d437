# The table of Dans l’ombre du Roi-Soleil on the page: what the game’s own words leave out.

## Spheres

ombre-row-empty = aucune carte
ombre-covered = { $count ->
    [one] { $count } carte recouverte, dont { $seals } avec sceau
   *[other] { $count } cartes recouvertes, dont { $seals } avec sceau
}
ombre-cards-of-colour = { $count ->
    [one] { $count } carte compte pour la majorité
   *[other] { $count } cartes comptent pour la majorité, cartes d’enchère comprises
}
ombre-auctions-of-colour = { $count ->
    [one] dont { $count } carte d’enchère
   *[other] dont { $count } cartes d’enchère
}
ombre-has-majority = Détient la majorité : { $use }
ombre-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
ombre-points-note = Pour l’instant : puissance, or, et 2 points par carte bleue.
ombre-power-note = Un joueur qui doit céder plus de puissance qu’il ne lui en reste quitte la cour. Un point chacun à la fin.
ombre-gold-note = Sert à payer les actions d’or, les dettes et les enchères. Un point chacun à la fin.
ombre-in-turn = joue
ombre-fallen-own = Vos cartes sont défaussées et vos jetons rendus à la banque ; vous pouvez regarder la suite de la partie.

## Majorities

ombre-majorities = Majorités
ombre-rule-strict = { $count } à la cour : seulement le joueur qui a le plus de cartes ; à égalité, personne
ombre-rule-shared = { $count } à la cour : le joueur qui a le plus de cartes ; à égalité, chacun en profite pleinement
ombre-nobody = personne
ombre-outcome-sole = { $seats }
ombre-outcome-many = partagée entre { $count }
ombre-outcome-shared = partagée : { $seats }
ombre-outcome-then = ensuite : { $outcome }

## Piles and bank

ombre-draw-pile = Pioche : { $count }
ombre-draw-pile-note = Louis XIV a été glissé dans la moitié inférieure lorsque cette pioche a été constituée.
ombre-discard-pile = Défausse : { $count }
ombre-discard-top = Au sommet : { $card }
ombre-discard-note = Avec l’Étiquette, on peut y prendre une carte de qualité.
ombre-bank = Banque
ombre-bank-note = Si la banque ne suffit pas, vous recevez ce qu’elle a ; la différence est perdue.
ombre-louis-first = paraît deux fois
ombre-louis-only = met fin à la partie
ombre-louis-second = met fin à la partie

## What is decided now

ombre-stage = Au centre
ombre-waiting-mazarin = Ont droit à sa faveur : { $seats }
ombre-waiting-debts = Doivent encore payer : { $seats }
ombre-watch-qualities = { $seat } passe ses qualités en revue.
ombre-watch-announce = { $seat } décide du nombre de cartes à retourner.
ombre-watch-gold-action = { $seat } songe à une action d’or.
ombre-used = Déjà utilisé : { $names }
ombre-used-up = utilisé ce tour-ci
ombre-turned = Retournées par { $seat } : l’une d’elles sera placée
ombre-place-two = « Influence » : vous pouvez placer deux cartes d’une même couleur ; la seconde recouvre la première.
ombre-set-aside = Mises de côté, dans cet ordre
ombre-pile = Dans la défausse : prenez une carte.
ombre-pile-other = { $seat } parcourt la défausse.

## Phase 1

ombre-do-duel = Duel
ombre-do-duel-note = obligatoire
ombre-do-power = Puissance
ombre-do-power-note = prendre 1 jeton de puissance
ombre-do-wealth = Richesse
ombre-do-wealth-note = prendre 1 jeton d’or
ombre-do-exchange = Étiquette
ombre-do-exchange-note = échanger avec la défausse
ombre-do-dismiss = Étiquette
ombre-do-dismiss-note = défausser une carte à vous et une d’un autre joueur
ombre-do-authority-note = prendre 1 jeton de puissance
ombre-do-pension-note = prendre 1 jeton d’or
ombre-do-suzerain-note = un autre joueur cède 1 jeton de puissance
ombre-do-conspire-power = Conspirer
ombre-do-conspire-power-note = une carte contre 3 jetons de puissance
ombre-do-conspire-gold = Conspirer
ombre-do-conspire-gold-note = une carte contre 1 jeton d’or
ombre-done-1 = Passer aux cartes
ombre-done-3 = Finir le tour
ombre-pick-duel = Contre qui ? Un joueur cède 2 jetons de puissance, ou deux en cèdent 1 chacun.
ombre-pick-suzerain = Qui cède 1 jeton de puissance ?
ombre-pick-lay-down = Laquelle de vos cartes du sommet posez-vous sur la défausse ?
ombre-pick-dismiss = Choisissez une de vos cartes du sommet et une d’un autre joueur : les deux sont défaussées.
ombre-pick-conspire = Laquelle de vos cartes du sommet défaussez-vous pour cela ?

## Phase 3

ombre-do-sap = Saper
ombre-do-sap-note = un autre joueur cède 1 jeton de puissance
ombre-do-trade = Échanger
ombre-do-trade-note = une carte du sommet contre celle d’un autre joueur
ombre-do-banish = Bannir
ombre-do-banish-note = un autre joueur défausse une carte du sommet
ombre-do-buy-card = Piocher
ombre-do-buy-card-note = une carte, et la placer
ombre-pick-sap = Qui cède 1 jeton de puissance ?
ombre-pick-trade = Choisissez une de vos cartes du sommet et celle d’un autre joueur que vous voulez en échange.
ombre-pick-banish = Quelle carte du sommet d’un autre joueur ?

## Auctions

ombre-bidders = Enchérisseurs
ombre-up-to = jusqu’à { $most }
ombre-out = a abandonné
ombre-your-bid = Votre offre
ombre-bid-least = Offrir { $amount } (minimum)
ombre-bid-less = Offrir 1 de moins
ombre-bid-more = Offrir 1 de plus
ombre-bid-any = Une offre de { $least } à { $most }
ombre-pass = Abandonner l’enchère
ombre-pays = { $seat } paie { $price }
ombre-pay-how = Choisissez vos cartes et vos jetons, puis confirmez une seule fois. Rien ne doit être de trop, et la monnaie n’est pas rendue.
ombre-pay-rest = Ajouter { $tokens }
ombre-pay-exact = { $sum } sur { $price }
ombre-pay-short = { $sum } sur { $price } : il manque { $rest }
ombre-pay-over = { $sum } sur { $price } : la monnaie n’est pas rendue
ombre-pay-superfluous = { $sum } sur { $price }, superflu : { $what }
ombre-pay-enough = Le prix est atteint : reprenez d’abord quelque chose
ombre-pay-none-left = Vous avez posé tout ce que vous en avez
ombre-pay-back = Reprendre : { $what }
ombre-pay-piece = { $choice } (valeur { $value })

## Moments

ombre-louis-came = Le Roi paraît
ombre-louis-came-note = Chacun reçoit 1 jeton d’or, et la pioche et la défausse sont mélangées. Quand Louis XIV reviendra, la partie prendra fin.
ombre-louis-returned = Le Roi est revenu
ombre-louis-returned-note = { $seat } a de nouveau retourné Louis XIV : la partie se termine aussitôt.
ombre-farewell = Une profonde révérence, et les portes de Versailles se referment doucement.

## The count

ombre-source-power = 1 point chacun
ombre-source-gold = 1 point chacun
ombre-source-etiquette = 2 points par carte bleue, « Influence » comprise
ombre-blue-cards = { $count ->
    [one] { $count } carte bleue × 2
   *[other] { $count } cartes bleues × 2
}
ombre-points = Points
ombre-left = a quitté la cour
ombre-departed = { $seat } : { $departure }
ombre-last-note = Le dernier joueur à la cour gagne, quels que soient les points.
ombre-tie = À égalité de points, le plus de cartes pourpres l’emporte ; si l’égalité persiste, la victoire est partagée.
ombre-tied = { $count ->
    [one] { $seat } : { $count } carte pourpre
   *[other] { $seat } : { $count } cartes pourpres
}

## The components at a glance

ombre-plate-row = Une rangée
ombre-plate-row-note = Les cartes d’une couleur se recouvrent. Toutes comptent pour la majorité ; seule la carte du sommet peut être déplacée, et seul son sceau compte. Un sceau recouvert est réduit à son contour.
ombre-plate-tokens = Jetons et sceau
ombre-plate-tokens-note = La puissance porte un lys, l’or un soleil ; les sceaux sont de cire.

## What is asked, with what it is about

ombre-ask-auction = { $card } : combien offrez-vous ?
ombre-ask-auction-on = { $card } : combien offrez-vous ? Meilleure offre : { $highest }
ombre-ask-payment = { $card } : avec quoi payez-vous ? Prix : { $price }
