# Der Tisch von Habemus Papam auf der Seite: was die Worte des Spiels nicht sagen.

## Cards

habemus-card-politics = Politikkarte
habemus-card-action = Aktionskarte
habemus-card-order = Auftrag
habemus-office = Amt
habemus-years = { $age } Jahre
habemus-gold-bag = Goldsack
habemus-kind-late = Ohne Wappen und ohne Goldsack, sonst ein Kardinal wie jeder andere.
habemus-kind-leader = Kein Kardinal: nicht zu bestechen, zu tauschen oder auszuschließen, aber sterblich.
habemus-field-name = Name
habemus-field-faction = Fraktion
habemus-field-age = Alter
habemus-field-symbol = Symbol
habemus-reconstructed = { $mark } Rekonstruiert, die gedruckte Karte kann abweichen: { $fields }. Quelle: { $source }

## The common table

habemus-offers = Angebot
habemus-order-of-choice = Reihenfolge der Wahl
habemus-takes-as = Nimmt als Nummer { $place } eine Karte
habemus-smoke-none = Kein Rauch
habemus-smoke-black = Schwarzer Rauch
habemus-smoke-white = Weißer Rauch
habemus-decks = Verdeckt
habemus-decks-note = In jeder Runde wird die oberste Karte jedes Stapels aufgedeckt. Schwarzer Rauch liegt in der Mitte der Kardinäle, Weißer Rauch unter den letzten drei Karten.
habemus-bank = Bank
habemus-bank-note = Alle gebotenen Edelsteine gehen an die Bank. Rubine, Saphire und Bernsteine kommen durch die Karte Camerlengo zurück, Diamanten nie.
habemus-gone = Ausgeschieden
habemus-gone-none = Noch nichts
habemus-gone-short = Ausgeschieden: { $count }

## Displays

habemus-votes-note = Was alle zählen können. Aufträge und Gold zählen erst am Ende.
habemus-hand-note = Aktionskarten bleiben verdeckt, bis sie gespielt werden; am Ende sind sie nichts wert.
habemus-coats-note = Wappen erfüllen bei der Wertung Aufträge; ein Anführer zeigt zwei.
habemus-bid = Gebot:

## Behind one’s own screen

habemus-screen = Hinter deinem Sichtschirm
habemus-gold-note = Gold kauft bei der Wertung Stimmen; jeder übrige Edelstein wird zu einem Gold.
habemus-peek = { $count ->
    [one] Meinen Auftrag zeigen
   *[other] Meine { $count } Aufträge zeigen
}
habemus-hide-orders = { $count ->
    [one] Meinen Auftrag verdecken
   *[other] Meine { $count } Aufträge verdecken
}

## Bidding

habemus-your-gems = Deine Edelsteine
habemus-your-bid = Dein Gebot
habemus-add-gem = Einen mehr bieten von: { $gem }
habemus-remove-gem = Zurücknehmen: { $gem }
habemus-gem-diamond = Der beste Edelstein. Einmal geboten, kommt er nie zurück.
habemus-gem-ruby = Schlägt Saphir und Bernstein. Kommt nur mit der Karte Camerlengo zurück.
habemus-gem-sapphire = Schlägt Bernstein. Kommt nur mit der Karte Camerlengo zurück.
habemus-gem-amber = Der schwächste, doch drei Bernsteine schlagen zwei Diamanten. Kommt nur mit der Karte Camerlengo zurück. Sein Buchstabe ist A.
habemus-bid-how = Tippe bis zu drei Edelsteine an, oder drücke D, R, S, A (Bernstein). Was du bietest, geht an die Bank.
habemus-bid-full = Ein Gebot hat höchstens drei Edelsteine. Tippe einen an, um ihn zurückzunehmen.
habemus-bid-sealed = Versiegelt: { $gems }. Du kannst es ändern, bis alle entschieden haben.
habemus-bid-counts = Zählt als { $gems }.
habemus-bid-rank = { $weaker ->
    [0] Das schwächste Gebot, das es gibt.
   *[other] Schlägt { $weaker } der { $others } anderen möglichen Gebote.
}
habemus-bid-behind = Hinter: { $seats }
habemus-bid-ahead = Vor: { $seats }
habemus-rank-title = Welches Gebot ist besser?
habemus-rank-count = Mehr Edelsteine schlagen weniger.
habemus-rank-best = Bei gleich vielen entscheidet der beste, dann der zweite, dann der dritte: Diamant, Rubin, Saphir, Bernstein.
habemus-rank-seat = Bei gleichen Geboten zählt der Platz ab dem Camerlengo: { $seats }.

## Moments

habemus-actions-opened = Die Aktionskarten werden aufgedeckt
habemus-bids-opened = Die Gebote werden aufgedeckt
habemus-death = stirbt; die Auslage von { $victim } verliert eine Person.
habemus-excluded = wird ausgeschlossen; die Auslage von { $victim } verliert einen Kardinal.

## The count

habemus-source-order = Von der Auslage erfüllt, sonst nichts
habemus-source-persons = je 1 Stimme
habemus-source-louis = 1, 2, 4, 6, 8 Stimmen für 1 bis 5 Karten
habemus-source-gold = Mit Edelsteinen und Felipe IV; eine Stimme kostet 15, 10, 8, 7, 6, 5 mit 0 bis 5 Mazarin
habemus-source-old-boys = 1 Stimme je Paar gleicher Symbole, Barberini mit zwei Louis XIV, Sacchetti mit zwei Mazarin
habemus-source-squadrone = 3 Stimmen
habemus-total = Stimmen
habemus-tie = Gleich viele Stimmen: Die älteste Person einer Auslage entscheidet; ohne Person der Platz, der dem Camerlengo am nächsten ist.
