# Der Tisch von Louis XIV auf der Seite: was die Worte des Spiels auslassen.

## Der Hof

louis_xiv-court = Der Hof: zwölf Tafeln in einer Spirale
louis_xiv-condition-money = Wer allein vorn liegt, bekommt es umsonst; alle anderen hier dürfen für { $amount } Louisdor bestechen.
louis_xiv-condition-first = Nur wer allein vorn liegt, bekommt es; bei Gleichstand niemand.
louis_xiv-condition-markers = { $amount ->
    [one] Wer hier mindestens { $amount } Stein hat, bekommt es.
   *[other] Wer hier mindestens { $amount } Steine hat, bekommt es.
}
louis_xiv-king-note = Der König ist hier: Wer allein vorn liegt, bekommt auch eine Krone; wer allein auf Platz zwei liegt, das Plättchen.
louis_xiv-favourite-note = Der Günstling ist hier: Wer allein vorn liegt, bekommt 2 Steine, alle anderen auf der Tafel 1.
louis_xiv-other-front = Auf der Rückseite: { $condition }
louis_xiv-other-back = Auf der Vorderseite: { $condition }

## Was gefragt ist

louis_xiv-question = Worum es geht
louis_xiv-place-how = Tippe die Tafeln an, auf die deine Steine sollen: ein Tipp, ein Stein. Der Weg wird ergänzt.
louis_xiv-kinds = So setzt du
louis_xiv-kind-place = Mit der Karte
louis_xiv-kind-jump = Mit einem Sprung
louis_xiv-kind-place-four = Vier Steine
louis_xiv-afterwards = So sähen die Tafeln dann aus
louis_xiv-less = Ein Stein weniger auf { $board }
louis_xiv-no-more-markers = { $count ->
    [one] Mit dieser Karte kannst du nicht mehr als { $count } Stein setzen
   *[other] Mit dieser Karte kannst du nicht mehr als { $count } Steine setzen
}
louis_xiv-not-from-here = Von den gesetzten Steinen aus nicht erreichbar: Nimm zuerst welche zurück
louis_xiv-returned = Schon zurückgelegt: { $cards }
louis_xiv-accept-bribe = Für { $louis } Louisdor bestechen
louis_xiv-decline-bribe = Die Louisdor behalten
louis_xiv-accept-win-tie = Den Gleichstand für mich entscheiden
louis_xiv-decline-win-tie = Beim Gleichstand bleiben
louis_xiv-accept-keep-three = Drei Plättchen behalten
louis_xiv-decline-keep-three = Ein Plättchen behalten
louis_xiv-accept-opening-marker = Den Stein setzen
louis_xiv-decline-opening-marker = Keinen setzen
louis_xiv-accept-supply-effect = „{ $mission }“ nutzen
louis_xiv-decline-supply-effect = Nicht nutzen
louis_xiv-decline-intrigue = Keine Intrige hier
louis_xiv-decline-lay-mission = Keine erfüllen
louis_xiv-decline-withdraw = Die Steine dort lassen
louis_xiv-decline-redraw = Meine Hand behalten
louis_xiv-decline-conde = Kein Stein
louis_xiv-decline-end-marker = Kein Stein
louis_xiv-decline-favour = Den Rest in meinen persönlichen Vorrat
louis_xiv-decline-exchange-mission = Keine zurücklegen

## Die Wertung, Tafel für Tafel

louis_xiv-tour = Wertung der { $round }. Runde
louis_xiv-tour-back = Vorige Tafel
louis_xiv-tour-on = Nächste Tafel
louis_xiv-tour-earlier = { $count ->
    [one] { $count } Ereignis davor
   *[other] { $count } Ereignisse davor
}
louis_xiv-home = zurück in den persönlichen Vorrat
louis_xiv-lost = in den allgemeinen Vorrat
louis_xiv-nothing-here = Hier geschieht nichts.

## Was in der Mitte liegt

louis_xiv-stack = { $count ->
    [one] { $stack }: { $count } Mission
   *[other] { $stack }: { $count } Missionen
}
louis_xiv-mission-light = Hellblaue Mission: ein bestimmtes Plättchen und ein beliebiges.
louis_xiv-mission-medium = Mittelblaue Mission: zwei verschiedene Plättchen.
louis_xiv-mission-dark = Dunkelblaue Mission: zwei gleiche Plättchen.
louis_xiv-decks = Verdeckt
louis_xiv-stocks = Rund um den Hof
louis_xiv-influence-deck = { $count ->
    [one] Einflussstapel: { $count } Karte
   *[other] Einflussstapel: { $count } Karten
}
louis_xiv-influence-note = Jede Person zweimal, dazu sechs Joker. Nach jeder Einflussphase werden alle Karten neu gemischt.
louis_xiv-shields-box = Von jeder der sechs Arten gibt es zehn Wappen.
louis_xiv-money = Geldkarten
louis_xiv-money-note = In jeder Runde wird eine aufgedeckt: Alle bekommen ihre Louisdor, und der König geht auf ihre Tafel.
louis_xiv-played = Gespielte Einflusskarten
louis_xiv-played-none = Noch keine
louis_xiv-last-played = zuletzt gespielt: { $card }

## Die Spielenden

louis_xiv-louis-note = Damit wird bestochen; am Ende werden je 3 zu einem Wappen.
louis_xiv-personal = Persönlicher Vorrat: { $count }
louis_xiv-personal-note = Diese Steine lassen sich mit Einflusskarten setzen.
louis_xiv-personal-short = eigen
louis_xiv-general = Im allgemeinen Vorrat: { $count }
louis_xiv-general-note = Diese Steine müssen erst zurückgeholt werden, bevor eine Karte sie setzen kann.
louis_xiv-general-short = allgemein
louis_xiv-shields-note = Jedes zählt 1 Punkt; wer am Ende die meisten einer Art hat, bekommt 1 Punkt mehr.
louis_xiv-tiles = Plättchen
louis_xiv-tile-note = Zwei Plättchen erfüllen eine Mission. Nur eines bleibt für die nächste Runde; jedes andere wird zu einem Wappen.
louis_xiv-crown-note = Steht für jedes Plättchen. Nur ein Plättchen bleibt für die nächste Runde; jedes andere wird zu einem Wappen.
louis_xiv-first-note = Beginnt jede Phase dieser Runde; in der nächsten beginnt der Spieler links davon.
louis_xiv-decided = hat entschieden
louis_xiv-laid = Erfüllte Missionen: { $count }
louis_xiv-used = In dieser Phase schon genutzt.
louis_xiv-needs = Benötigt: { $tiles }
louis_xiv-tablet = Günstlingstableau
louis_xiv-space-taken = Hier liegt ein Stein: Die Möglichkeit kann in ihrer Phase einmal genutzt werden.
louis_xiv-space-free = Hier liegt kein Stein.

## Die eigene Hand

louis_xiv-hand = Deine Karten
louis_xiv-influence-card = Einflusskarte
louis_xiv-intrigue-card = Intrigenkarte
louis_xiv-intrigue-note = Unmittelbar bevor diese Tafel gewertet wird, setzt du 1 Stein aus dem allgemeinen oder bis zu 2 aus deinem persönlichen Vorrat darauf. Hast du sie am Ende noch, ist sie ein Wappen wert.
louis_xiv-missions = { $count ->
    [0] Keine Missionen auf der Hand
    [one] Deine Mission
   *[other] Deine { $count } Missionen
}
louis_xiv-cover = Verdecken
louis_xiv-uncover = Zeigen

## Die Schlusswertung

louis_xiv-points = Punkte
louis_xiv-source-missions-note = Je 5 Punkte
louis_xiv-source-shields-note = Während der Partie gewonnen, je 1 Punkt
louis_xiv-source-cards = Übrige Einflusskarten
louis_xiv-source-cards-note = Je ein Wappen
louis_xiv-source-intrigues = Übrige Intrigenkarten
louis_xiv-source-intrigues-note = Je ein Wappen
louis_xiv-source-tiles = Übrige Plättchen
louis_xiv-source-tiles-note = Je ein Wappen
louis_xiv-source-markers = Steine auf Tafeln
louis_xiv-source-markers-note = Je ein Wappen
louis_xiv-source-louis = Übrige Louisdor
louis_xiv-source-louis-note = Ein Wappen für je 3
louis_xiv-source-tablet = Günstlingstableau
louis_xiv-source-tablet-note = Ein Wappen für je 2 Steine
louis_xiv-source-majorities-note = 1 Punkt für die meisten einer Art, bei Gleichstand je 1 Punkt
louis_xiv-count-missions = { $count ->
    [one] { $count } Mission × 5
   *[other] { $count } Missionen × 5
}
louis_xiv-count-louis = { $count } Louisdor : 3 = { $shields }
louis_xiv-count-tablet = { $count ->
    [one] { $count } Stein : 2 = { $shields }
   *[other] { $count } Steine : 2 = { $shields }
}
louis_xiv-majorities = Die Wappen nach Art
louis_xiv-tie = Bei Gleichstand entscheiden die Steine im persönlichen Vorrat.

## Das Material

louis_xiv-front = Vorderseite:
louis_xiv-back = Rückseite:
louis_xiv-plate-markers = Steine aller Spieler und des neutralen Mitspielers
louis_xiv-plate-king = Der König
louis_xiv-plate-favourite = Der Günstling
louis_xiv-plate-louis = Louisdor

## What is pressed before its time

louis_xiv-not-yet-play = Einflusskarten spielt man in Phase 2, eine pro Zug
louis_xiv-not-yet-lay = Missionen erfüllt man in Phase 4, nach der Wertung
louis_xiv-not-yet-hand-in = Mit Plättchen bezahlt man Missionen, in Phase 4

## What is asked, with what it is about

louis_xiv-ask-bribe = Bestichst du { $board } für { louis } von deinen { $money }? Belohnung: { $reward }
louis_xiv-ask-intrigue = { $board }: Spielst du hier eine Intrigenkarte?
louis_xiv-ask-win-tie = Entscheidest du den Gleichstand bei { $board } mit „{ $mission }“ für dich?
louis_xiv-ask-supply-effect = Nutzt du „{ $mission }“, und wie?
louis_xiv-ask-opening-marker = „{ $mission }“: Setzt du den Stein auf { $board }?
louis_xiv-ask-pay-mission = Mit welchen Plättchen bezahlst du „{ $mission }“?
