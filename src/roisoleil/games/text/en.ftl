# What all games share, in English.

## Why a choice is refused, as far as the kernel knows. The section of the rulebook follows in brackets, so no full stop.

why-over = The game is over
why-not-your-turn = It is not for you to decide now
why-not-asked = That is not what you are being asked

## How sure a printed value is.

certainty-rulebook = printed in the rulebook
certainty-quoted = quoted from another source
certainty-inferred = inferred from a source
certainty-reconstructed = reconstructed
