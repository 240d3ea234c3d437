# La table de Habemus Papam sur la page : ce que les mots du jeu ne disent pas.

## Cards

habemus-card-politics = carte politique
habemus-card-action = carte action
habemus-card-order = ordre
habemus-office = charge
habemus-years = { $age } ans
habemus-gold-bag = sac d’or
habemus-kind-late = Sans blason et sans sac d’or ; cardinal pour tout le reste.
habemus-kind-leader = N’est pas cardinal : ni corruption, ni échange, ni exclusion, mais il peut mourir.
habemus-field-name = nom
habemus-field-faction = faction
habemus-field-age = âge
habemus-field-symbol = symbole
habemus-reconstructed = { $mark } Reconstitué, la carte imprimée peut différer : { $fields }. Source : { $source }

## The common table

habemus-offers = À prendre
habemus-order-of-choice = Ordre de choix
habemus-takes-as = Prend une carte au rang { $place }
habemus-smoke-none = Pas de fumée
habemus-smoke-black = Fumée noire
habemus-smoke-white = Fumée blanche
habemus-decks = Faces cachées
habemus-decks-note = À chaque manche, on révèle la première carte de chaque pioche. La Fumée noire se trouve au milieu des cardinaux, la Fumée blanche parmi les trois dernières cartes.
habemus-bank = Banque
habemus-bank-note = Toutes les gemmes misées vont à la banque. Rubis, saphirs et ambres reviennent par la carte Camerlingue, les diamants jamais.
habemus-gone = Hors jeu
habemus-gone-none = Rien pour l’instant
habemus-gone-short = Hors jeu : { $count }

## Displays

habemus-votes-note = Ce que chacun peut compter. Les ordres et l’or ne comptent qu’à la fin.
habemus-hand-note = Les cartes action restent cachées jusqu’à ce qu’on les joue ; à la fin, elles ne valent rien.
habemus-coats-note = Les blasons remplissent les ordres au décompte ; un chef de faction en montre deux.
habemus-bid = Enchère :

## Behind one’s own screen

habemus-screen = Derrière votre écran
habemus-gold-note = L’or achète des voix au décompte ; chaque gemme restante vaut une pièce d’or.
habemus-peek = { $count ->
    [one] Voir mon ordre
   *[other] Voir mes { $count } ordres
}
habemus-hide-orders = { $count ->
    [one] Cacher mon ordre
   *[other] Cacher mes { $count } ordres
}

## Bidding

habemus-your-gems = Vos gemmes
habemus-your-bid = Votre enchère
habemus-add-gem = Miser une gemme de plus : { $gem }
habemus-remove-gem = Reprendre : { $gem }
habemus-gem-diamond = La meilleure gemme. Une fois misée, elle ne revient jamais.
habemus-gem-ruby = Bat le saphir et l’ambre. Ne revient que par la carte Camerlingue.
habemus-gem-sapphire = Bat l’ambre. Ne revient que par la carte Camerlingue.
habemus-gem-amber = La plus faible, mais trois ambres battent deux diamants. Ne revient que par la carte Camerlingue.
habemus-bid-how = Touchez jusqu’à trois gemmes, ou les touches D, R, S, A. Tout ce qui est misé va à la banque.
habemus-bid-full = Une enchère compte trois gemmes au plus. Touchez-en une pour la reprendre.
habemus-bid-sealed = Scellée : { $gems }. Vous pouvez la changer tant que tous n’ont pas décidé.
habemus-bid-counts = Compte comme { $gems }.
habemus-bid-rank = { $weaker ->
    [0] L’enchère la plus faible qui soit.
   *[other] Bat { $weaker } des { $others } autres enchères possibles.
}
habemus-bid-behind = Derrière : { $seats }
habemus-bid-ahead = Devant : { $seats }
habemus-rank-title = Quelle enchère est la meilleure ?
habemus-rank-count = Plus de gemmes battent moins de gemmes.
habemus-rank-best = À nombre égal, la meilleure gemme décide, puis la deuxième, puis la troisième : diamant, rubis, saphir, ambre.
habemus-rank-seat = À enchères égales, les places comptent à partir du Camerlingue : { $seats }.

## Moments

habemus-actions-opened = On ouvre les cartes action
habemus-bids-opened = On ouvre les enchères
habemus-death = meurt ; { $victim } perd une personne.
habemus-excluded = est exclu ; { $victim } perd un cardinal.

## The count

habemus-source-order = Rempli par l’affichage, sinon rien
habemus-source-persons = 1 voix chacune
habemus-source-louis = 1, 2, 4, 6, 8 voix pour 1 à 5 cartes
habemus-source-gold = Avec gemmes et Felipe IV ; une voix coûte 15, 10, 8, 7, 6, 5 avec 0 à 5 Mazarin
habemus-source-old-boys = 1 voix par paire de symboles égaux, Barberini avec deux Louis XIV, Sacchetti avec deux Mazarin
habemus-source-squadrone = 3 voix
habemus-total = Voix
habemus-tie = Autant de voix : la personne la plus âgée d’un affichage décide ; sans personne, la place la plus proche du Camerlingue.
