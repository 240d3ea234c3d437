# Der Tisch von Habemus Papam auf der Seite: was die Worte des Spiels nicht sagen.

## Cards

habemus-card-politics = Politikkarte
habemus-card-action = Aktionskarte
habemus-card-order = Auftrag
habemus-office = Amt
habemus-years = { $age } Jahre
habemus-gold-bag = Goldsack
habemus-kind-late = Ohne Wappen und ohne Goldsack, sonst ein Kardinal wie jeder andere.
habemus-kind-leader = Kein Kardinal: lässt sich nicht bestechen, tauschen oder ausschließen, kann aber sterben.
habemus-field-name = Name
habemus-field-faction = Fraktion
habemus-field-age = Alter
habemus-field-symbol = Symbol
habemus-reconstructed = { $mark } Rekonstruiert; die gedruckte Karte kann abweichen: { $fields }. Quelle: { $source }

## The common table

habemus-offers = Angebot
habemus-order-of-choice = Reihenfolge beim Nehmen
habemus-takes-as = { $place ->
    [1] Nimmt zuerst eine Karte
    [2] Nimmt an zweiter Stelle eine Karte
    [3] Nimmt an dritter Stelle eine Karte
   *[other] Nimmt an vierter Stelle eine Karte
}
habemus-smoke-none = Kein Rauch
habemus-smoke-black = Schwarzer Rauch
habemus-smoke-white = Weißer Rauch
habemus-decks = Verdeckt
habemus-decks-note = In jeder Runde wird die oberste Karte jedes Stapels aufgedeckt. Schwarzer Rauch liegt in der Mitte der Kardinäle; Weißer Rauch ist eine der letzten vier Karten.
habemus-bank = Bank
habemus-bank-note = Alle gebotenen Edelsteine gehen an die Bank. Rubine, Saphire und Bernsteine kommen durch die Karte Camerlengo zurück, Diamanten nie.
habemus-gone = Aus dem Spiel
habemus-gone-none = Noch keine Karte
habemus-gone-short = Aus dem Spiel: { $count }

## Displays

habemus-votes-note = Stimmen, die alle zählen können. Aufträge und Gold zählen erst am Ende.
habemus-hand-note = Aktionskarten bleiben verdeckt, bis sie gespielt werden; am Ende sind sie nichts wert.
habemus-coats-note = Wappen erfüllen bei der Wertung Aufträge; ein Anführer zeigt zwei.
habemus-bid = Gebot:

## Behind one’s own screen

habemus-screen = Hinter deinem Sichtschirm
habemus-gold-note = Gold kauft bei der Wertung Stimmen; jeder übrige Edelstein wird zu einem Gold.
habemus-peek = { $count ->
    [one] Meinen Auftrag zeigen
   *[other] Meine { $count } Aufträge zeigen
}
habemus-hide-orders = { $count ->
    [one] Meinen Auftrag verdecken
   *[other] Meine { $count } Aufträge verdecken
}

## Bidding

habemus-your-gems = Deine Edelsteine
habemus-your-bid = Dein Gebot
habemus-add-gem = { $gem } hinzufügen
habemus-remove-gem = { $gem } zurücknehmen
habemus-gem-diamond = Der beste Edelstein. Einmal geboten, kommt er nie zurück.
habemus-gem-ruby = Schlägt Saphir und Bernstein. Kommt nur mit der Karte Camerlengo zurück.
habemus-gem-sapphire = Schlägt Bernstein. Kommt nur mit der Karte Camerlengo zurück.
habemus-gem-amber = Der schwächste, doch drei Bernsteine schlagen zwei Diamanten. Kommt nur mit der Karte Camerlengo zurück. Sein Buchstabe ist A.
habemus-bid-how = Tippe bis zu drei Edelsteine an, oder drücke D, R, S, A (Bernstein). Jeder gebotene Edelstein geht an die Bank.
habemus-bid-full = Ein Gebot hat höchstens drei Edelsteine. Tippe einen an, um ihn zurückzunehmen.
habemus-bid-sealed = Verdeckt geboten: { $gems }. Du kannst es ändern, bis alle entschieden haben.
habemus-bid-counts = Zählt als { $gems }.
habemus-bid-rank = { $weaker ->
    [0] Das schwächste aller Gebote.
   *[other] Schlägt { $weaker } der { $others } anderen möglichen Gebote.
}
habemus-bid-behind = Schwächer als: { $seats }
habemus-bid-ahead = Stärker als: { $seats }
habemus-rank-title = Welches Gebot ist besser?
habemus-rank-count = Mehr Edelsteine schlagen weniger.
habemus-rank-best = Bei gleich vielen Edelsteinen entscheidet der beste, dann der zweite, dann der dritte: Diamant, Rubin, Saphir, Bernstein.
habemus-rank-seat = Bei gleichen Geboten entscheidet der Platz, vom Camerlengo an gezählt: { $seats }.

## Moments

habemus-actions-opened = Aktionskarten aufgedeckt
habemus-bids-opened = Gebote aufgedeckt
habemus-death = { $card } stirbt
habemus-death-note = Die Auslage von { $victim } verliert eine Person.
habemus-excluded = { $card } wird ausgeschlossen
habemus-excluded-note = Die Auslage von { $victim } verliert einen Kardinal.

## The count

habemus-source-order = Nur wenn die Auslage ihn erfüllt
habemus-source-persons = je 1 Stimme
habemus-source-louis = 1, 2, 4, 6, 8 Stimmen für 1 bis 5 Karten
habemus-source-gold = Mit Edelsteinen und Felipe IV; eine Stimme kostet 15, 10, 8, 7, 6, 5 mit 0 bis 5 Mazarin
habemus-source-old-boys = Je 1 Stimme für Paare gleicher Symbole, für Barberini mit zwei Louis XIV und für Sacchetti mit zwei Mazarin
habemus-source-squadrone = 3 Stimmen
habemus-count-order = { $votes ->
    [0] { $card }: nicht erfüllt
   *[other] { $card }: erfüllt
}
habemus-count-persons = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
habemus-count-louis = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
habemus-count-gold = { $gold } Gold : { $price } = { $votes }
habemus-total = Stimmen
habemus-tie = Bei Gleichstand entscheidet die älteste Person einer Auslage; gibt es keine, der Platz, der dem Camerlengo am nächsten ist.

## What is pressed before its time

habemus-not-yet-take = Erst bieten alle; wer am besten bietet, hat die erste Wahl
habemus-not-yet-lay = Aktionskarten legt man zu Beginn einer Runde, vor den Geboten

## What is asked, with what it is about

habemus-ask-bribe = Welchen Kardinal bestichst du, für { gold } von deinen { $money }?
