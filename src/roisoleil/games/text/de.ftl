# What all games share, in German.

## Why a choice is refused, as far as the kernel knows. The section of the rulebook follows in brackets, so no full stop.

why-over = Die Partie ist zu Ende
why-not-your-turn = Du bist gerade nicht am Zug
why-not-asked = Danach wirst du gerade nicht gefragt

## Options of a game, as they are offered where a table is set up.

option-faq = Die Klarstellungen des Verlags
option-faq-about = Wer Fabio Chigi hat, darf ihn wegtauschen, und Felipe IV kann ihn nicht ausschließen. Nach der Spielregel ist es umgekehrt.
option-favori = Der Günstling (Le Favori)
option-favori-about = Die Erweiterung: Der Günstling kommt an den Hof, und alle haben vier weitere Möglichkeiten.

## How sure a printed value is.

certainty-rulebook = in der Spielregel abgedruckt
certainty-quoted = aus einer anderen Quelle zitiert
certainty-inferred = aus einer Quelle erschlossen
certainty-reconstructed = rekonstruiert

## The components with their printed values.

part-board = Tafel { $number }
part-mission = Mission { $number }
part-money = Geldkarte { $number }
part-habemus-diamond = Diamanten
part-habemus-ruby = Rubine
part-habemus-sapphire = Saphire
part-habemus-amber = Bernsteine
part-habemus-start = Gold zu Beginn
part-habemus-cards = Goldkarten
part-ombre-power = Machtchips
part-ombre-gold = Goldchips
part-louis_xiv-favori = Der Günstling
field-name = Name:
field-faction = Fraktion:
field-age = Alter:
field-symbol = Symbol:
field-copies = Anzahl:
field-votes = Stimmen:
field-total = insgesamt:
field-start = zu Beginn:
field-amount = Betrag:
field-values = Werte:
field-colour = Farbe:
field-seal = Siegel:
field-count = Karten:
field-seals = mit Siegel:
field-tiles = kostet:
field-front-kind = Vorderseite:
field-front-number = Vorderseite, Zahl:
field-back-kind = Rückseite:
field-back-number = Rückseite, Zahl:
field-king = König auf Tafel:
field-louis = Louisdor:
field-redraw = Neue Hand:
field-jump = Sprung:
field-intrigue = Intrigenkarte:
field-keep = Plättchen:
value-true = ja
value-false = nein
value-grey = grau
value-money = Bestechung
value-first = erster Platz
value-markers = Steine
value-sceptre = Zepter
value-letter = Brief
value-ring = Ring
value-helmet = Helm
value-any = beliebig
value-favori-redraw = beliebig viele Einflusskarten
value-favori-jump = ein Schritt beim Setzen auf eine beliebige Tafel
value-favori-intrigue = ein Stein aus dem allgemeinen und bis zu zwei aus dem persönlichen Vorrat
value-favori-keep = drei Plättchen behalten
