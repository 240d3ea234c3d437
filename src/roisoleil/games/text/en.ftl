# What all games share, in English.

## Why a choice is refused, as far as the kernel knows. The section of the rulebook follows in brackets, so no full stop.

why-over = The game is over
why-not-your-turn = It is not your turn to decide
why-not-asked = That is not what you have to decide right now

## Options of a game, as they are offered where a table is set up.

option-faq = The publisher’s clarifications
option-faq-about = The owner of Fabio Chigi may swap him away, and Felipe IV cannot exclude him. By the rulebook it is the other way round.
option-favori = The Favourite (Le Favori)
option-favori-about = The expansion: the Favourite comes to court, and every player has four extra options.

## How sure a printed value is.

certainty-rulebook = printed in the rulebook
certainty-quoted = quoted from another source
certainty-inferred = inferred from a source
certainty-reconstructed = reconstructed

## The components with their printed values.

part-board = Board { $number }
part-mission = Mission { $number }
part-money = Money card { $number }
part-habemus-diamond = Diamonds
part-habemus-ruby = Rubies
part-habemus-sapphire = Sapphires
part-habemus-amber = Ambers
part-habemus-start = Gold at the start
part-habemus-cards = Gold cards
part-ombre-power = Power tokens
part-ombre-gold = Gold tokens
part-louis_xiv-favori = The Favourite
field-name = name:
field-faction = faction:
field-age = age:
field-symbol = symbol:
field-copies = copies:
field-votes = votes:
field-total = total:
field-start = at the start:
field-amount = amount:
field-values = values:
field-colour = colour:
field-seal = seal:
field-count = cards:
field-seals = with a seal:
field-tiles = costs:
field-front-kind = front:
field-front-number = front, number:
field-back-kind = back:
field-back-number = back, number:
field-king = king moves to board:
field-louis = louis d’or:
field-redraw = new hand:
field-jump = leap:
field-intrigue = intrigue card:
field-keep = tiles:
value-true = yes
value-false = no
value-grey = grey
value-money = bribe
value-first = first place
value-markers = markers
value-sceptre = sceptre
value-letter = letter
value-ring = ring
value-helmet = helmet
value-any = any
value-favori-redraw = any number of influence cards
value-favori-jump = one step of a placement to any board
value-favori-intrigue = one marker from the general supply and up to two from your personal supply
value-favori-keep = keep three tiles
