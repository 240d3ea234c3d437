# What all games share, in French.

## Why a choice is refused, as far as the kernel knows. The section of the rulebook follows in brackets, so no full stop.

why-over = La partie est terminée
why-not-your-turn = Ce n’est pas à vous de décider maintenant
why-not-asked = Ce n’est pas ce qui vous est demandé

## How sure a printed value is.

certainty-rulebook = imprimé dans la règle
certainty-quoted = cité d’après une autre source
certainty-inferred = déduit d’une source
certainty-reconstructed = reconstitué
