# La table de Habemus Papam sur la page : ce que les mots du jeu ne disent pas.

## Cards

habemus-card-politics = carte politique
habemus-card-action = carte action
habemus-card-order = ordre
habemus-office = charge
habemus-years = { $age } ans
habemus-gold-bag = sac d’or
habemus-kind-late = Sans blason ni sac d’or ; pour le reste, cardinal comme les autres.
habemus-kind-leader = Ce n’est pas un cardinal : on ne peut ni le corrompre, ni l’échanger, ni l’exclure, mais il peut mourir.
habemus-field-name = nom
habemus-field-faction = faction
habemus-field-age = âge
habemus-field-symbol = symbole
habemus-reconstructed = { $mark } Reconstitué, la carte imprimée peut différer : { $fields }. Source : { $source }

## The common table

habemus-offers = À prendre
habemus-order-of-choice = Ordre de choix
habemus-takes-as = { $place ->
    [1] Prend une carte en premier
    [2] Prend une carte en deuxième
    [3] Prend une carte en troisième
   *[other] Prend une carte en quatrième
}
habemus-smoke-none = Pas de fumée
habemus-smoke-black = Fumée noire
habemus-smoke-white = Fumée blanche
habemus-decks = Face cachée
habemus-decks-note = À chaque manche, on révèle la première carte de chaque pioche. La Fumée noire est au milieu des cardinaux ; la Fumée blanche est l’une des quatre dernières cartes.
habemus-bank = Banque
habemus-bank-note = Toutes les gemmes misées vont à la banque. Rubis, saphirs et ambres se récupèrent avec la carte Camerlingue, les diamants jamais.
habemus-gone = Hors jeu
habemus-gone-none = Aucune carte pour l’instant
habemus-gone-short = Hors jeu : { $count }

## Displays

habemus-votes-note = Les voix que tout le monde peut compter. Les ordres et l’or ne comptent qu’à la fin.
habemus-hand-note = Les cartes action restent cachées jusqu’à ce qu’on les joue ; à la fin, elles ne valent rien.
habemus-coats-note = Les blasons remplissent les ordres au décompte ; un chef de faction en montre deux.
habemus-bid = Enchère :

## Behind one’s own screen

habemus-screen = Derrière votre écran
habemus-gold-note = L’or achète des voix au décompte ; chaque gemme restante vaut une pièce d’or.
habemus-peek = { $count ->
    [one] Voir mon ordre
   *[other] Voir mes { $count } ordres
}
habemus-hide-orders = { $count ->
    [one] Cacher mon ordre
   *[other] Cacher mes { $count } ordres
}

## Bidding

habemus-your-gems = Vos gemmes
habemus-your-bid = Votre enchère
habemus-add-gem = Ajouter { $gem }
habemus-remove-gem = Reprendre { $gem }
habemus-gem-diamond = La meilleure gemme. Une fois misé, un diamant est perdu.
habemus-gem-ruby = Bat le saphir et l’ambre. Se récupère avec la carte Camerlingue.
habemus-gem-sapphire = Bat l’ambre. Se récupère avec la carte Camerlingue.
habemus-gem-amber = La plus faible, mais trois ambres battent deux diamants. Se récupère avec la carte Camerlingue.
habemus-bid-how = Touchez jusqu’à trois gemmes, ou appuyez sur D, R, S, A. Toute gemme misée va à la banque.
habemus-bid-full = Une enchère compte trois gemmes au plus. Touchez-en une pour la reprendre.
habemus-bid-sealed = Enchère scellée : { $gems }. Vous pouvez la modifier tant que tout le monde n’a pas décidé.
habemus-bid-counts = Compte comme { $gems }.
habemus-bid-rank = { $weaker ->
    [0] La plus faible de toutes les enchères.
   *[other] Bat { $weaker } des { $others } autres enchères possibles.
}
habemus-bid-behind = Plus faible que : { $seats }
habemus-bid-ahead = Plus forte que : { $seats }
habemus-rank-title = Quelle enchère est la meilleure ?
habemus-rank-count = Le plus grand nombre de gemmes l’emporte.
habemus-rank-best = À nombre égal, la meilleure gemme départage, puis la deuxième, puis la troisième : diamant, rubis, saphir, ambre.
habemus-rank-seat = Les enchères égales sont départagées par la place, à partir du Camerlingue : { $seats }.

## Moments

habemus-actions-opened = Les cartes action sont révélées
habemus-bids-opened = Les enchères sont révélées
habemus-death = Décès : { $card }
habemus-death-note = { $victim } perd une personne.
habemus-excluded = Exclusion : { $card }
habemus-excluded-note = { $victim } perd un cardinal.

## The count

habemus-source-order = Les voix de l’ordre s’il est rempli, sinon aucune
habemus-source-persons = 1 voix chacune
habemus-source-louis = 1, 2, 4, 6, 8 voix pour 1 à 5 cartes
habemus-source-gold = Avec gemmes et Felipe IV ; une voix coûte 15, 10, 8, 7, 6, 5 avec 0 à 5 Mazarin
habemus-source-old-boys = 1 voix par paire de symboles identiques, pour Barberini avec deux Louis XIV et pour Sacchetti avec deux Mazarin
habemus-source-squadrone = 3 voix
habemus-count-order = { $votes ->
    [0] { $card } : non rempli
   *[other] { $card } : rempli
}
habemus-count-persons = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
habemus-count-louis = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
habemus-count-gold = { $gold } d’or ÷ { $price } = { $votes }
habemus-total = Voix
habemus-tie = En cas d’égalité de voix, la personne la plus âgée d’un affichage départage ; à défaut, la place la plus proche du Camerlingue.

## What is pressed before its time

habemus-not-yet-take = On mise d’abord ; la meilleure enchère donne le premier choix
habemus-not-yet-lay = Les cartes action se posent en début de manche, avant les enchères

## What is asked, with what it is about

habemus-ask-bribe = Quel cardinal corrompez-vous ? { gold } sur les { $money } que vous avez
