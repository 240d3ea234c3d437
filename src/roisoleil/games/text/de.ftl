# What all games share, in German.

## Why a choice is refused, as far as the kernel knows. The section of the rulebook follows in brackets, so no full stop.

why-over = Die Partie ist zu Ende
why-not-your-turn = Die Entscheidung liegt gerade nicht bei dir
why-not-asked = Danach wirst du gerade nicht gefragt

## How sure a printed value is.

certainty-rulebook = in der Spielregel abgedruckt
certainty-quoted = nach anderer Quelle zitiert
certainty-inferred = aus einer Quelle erschlossen
certainty-reconstructed = rekonstruiert
