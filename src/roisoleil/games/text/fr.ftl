# What all games share, in French.

## Why a choice is refused, as far as the kernel knows. The section of the rulebook follows in brackets, so no full stop.

why-over = La partie est terminée
why-not-your-turn = Ce n’est pas à vous de décider maintenant
why-not-asked = Ce n’est pas ce qui vous est demandé

## Options of a game, as they are offered where a table is set up.

option-faq = Les précisions de l’éditeur
option-faq-about = Le joueur qui a Fabio Chigi peut l’échanger, et Felipe IV ne peut pas l’exclure. Selon le livret, c’est l’inverse.
option-favori = Le Favori
option-favori-about = L’extension : un Favori paraît à la cour, et chacun dispose de quatre options de plus.

## How sure a printed value is.

certainty-rulebook = imprimé dans le livret
certainty-quoted = cité d’après une autre source
certainty-inferred = déduit d’une source
certainty-reconstructed = reconstitué

## The components with their printed values.

part-board = Carton { $number }
part-mission = Mission { $number }
part-money = Carte argent { $number }
part-habemus-diamond = Diamants
part-habemus-ruby = Rubis
part-habemus-sapphire = Saphirs
part-habemus-amber = Ambres
part-habemus-start = Or au départ
part-habemus-cards = Cartes or
part-ombre-power = Jetons de puissance
part-ombre-gold = Jetons d’or
part-louis_xiv-favori = Le Favori
field-name = nom :
field-faction = faction :
field-age = âge :
field-symbol = symbole :
field-copies = exemplaires :
field-votes = voix :
field-total = en tout :
field-start = au départ :
field-amount = montant :
field-values = valeurs :
field-colour = couleur :
field-seal = sceau :
field-count = cartes :
field-seals = avec un sceau :
field-tiles = coûte :
field-front-kind = recto :
field-front-number = recto, nombre :
field-back-kind = verso :
field-back-number = verso, nombre :
field-king = roi sur le carton :
field-louis = louis d’or :
field-redraw = nouvelle main :
field-jump = saut :
field-intrigue = complot :
field-keep = tuiles :
value-true = oui
value-false = non
value-grey = gris
value-money = soudoyer (prix)
value-first = première place
value-markers = jetons d’influence
value-sceptre = sceptre
value-letter = lettre
value-ring = bague
value-helmet = heaume
value-any = au choix
value-favori-redraw = autant de cartes influence que vous voulez
value-favori-jump = lors d’un placement, un pas peut mener à n’importe quel carton
value-favori-intrigue = un jeton de la réserve générale et jusqu’à deux de la réserve personnelle
value-favori-keep = garder trois tuiles
