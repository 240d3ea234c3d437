# The table of Dans l’ombre du Roi-Soleil on the page: what the game’s own words leave out.

## Spheres

ombre-row-empty = keine Karte
ombre-covered = { $count ->
    [one] { $count } überdeckte Karte, davon { $seals } mit Siegel
   *[other] { $count } überdeckte Karten, davon { $seals } mit Siegel
}
ombre-cards-of-colour = { $count ->
    [one] { $count } Karte zählt für die Mehrheit
   *[other] { $count } Karten zählen für die Mehrheit, Auktionskarten mitgerechnet
}
ombre-auctions-of-colour = { $count ->
    [one] davon { $count } Auktionskarte
   *[other] davon { $count } Auktionskarten
}
ombre-has-majority = Hat die Mehrheit: { $use }
ombre-points-short = { $points } P.
ombre-points-note = Bisher: Macht, Gold und 2 Punkte für jede blaue Karte.
ombre-power-note = Wer mehr Macht abgeben muss, als noch da ist, verlässt den Hof. Am Ende je ein Punkt.
ombre-gold-note = Bezahlt Goldaktionen, Schulden und Versteigerungen. Am Ende je ein Punkt.
ombre-in-turn = am Zug
ombre-fallen-own = Deine Karten und Chips blieben zurück; du kannst zusehen, wie es den anderen ergeht.

## Majorities

ombre-majorities = Mehrheiten
ombre-rule-strict = { $count } am Hof: echt die meisten Karten, bei Gleichstand niemand
ombre-rule-shared = { $count } am Hof: die meisten Karten, bei Gleichstand alle in voller Höhe
ombre-nobody = niemand
ombre-outcome-sole = { $seats }
ombre-outcome-many = geteilt unter { $count }
ombre-outcome-shared = geteilt: { $seats }
ombre-outcome-then = danach: { $outcome }

## Piles and bank

ombre-draw-pile = Ziehstapel: { $count }
ombre-draw-pile-note = Ludwig XIV. liegt irgendwo in seiner unteren Hälfte.
ombre-discard-pile = Ablagestapel: { $count }
ombre-discard-top = Obenauf: { $card }
ombre-discard-note = Mit der Etikette kann man eine Eigenschaftskarte daraus nehmen.
ombre-bank = Bank
ombre-bank-note = Geht sie zur Neige, bekommt man, was da ist, und später nichts.
ombre-louis-first = kommt zweimal
ombre-louis-only = beendet das Spiel
ombre-louis-second = beendet das Spiel

## What is decided now

ombre-stage = In der Mitte
ombre-waiting-mazarin = Haben Anspruch: { $seats }
ombre-waiting-debts = Müssen noch zahlen: { $seats }
ombre-watch-qualities = { $seat } geht die Eigenschaften durch.
ombre-watch-announce = { $seat } überlegt, wie viele Karten aufgedeckt werden.
ombre-watch-gold-action = { $seat } erwägt eine Goldaktion.
ombre-used = Bisher genutzt: { $names }
ombre-used-up = in diesem Zug genutzt
ombre-turned = Aufgedeckt von { $seat }: Eine davon wird ausgelegt
ombre-place-two = „Einfluss“: Zwei von einer Farbe dürfen ausgelegt werden; die zweite liegt oben.
ombre-set-aside = Beiseitegelegt, in dieser Reihenfolge
ombre-pile = Im Ablagestapel: Nimm eine.
ombre-pile-other = { $seat } sieht den Ablagestapel durch.

## Phase 1

ombre-do-duel = Kampfkraft
ombre-do-duel-note = Duell, Pflicht
ombre-do-power = Macht
ombre-do-power-note = 1 Machtchip nehmen
ombre-do-wealth = Reichtum
ombre-do-wealth-note = 1 Goldchip nehmen
ombre-do-exchange = Etikette
ombre-do-exchange-note = mit dem Ablagestapel tauschen
ombre-do-dismiss = Etikette
ombre-do-dismiss-note = eine eigene und eine fremde ablegen
ombre-do-authority-note = 1 Machtchip nehmen
ombre-do-pension-note = 1 Goldchip nehmen
ombre-do-suzerain-note = jemand gibt 1 Machtchip ab
ombre-do-conspire-power = Sich verschwören
ombre-do-conspire-power-note = eine Karte für 3 Machtchips
ombre-do-conspire-gold = Sich verschwören
ombre-do-conspire-gold-note = eine Karte für 1 Goldchip
ombre-done-1 = Weiter zu den Karten
ombre-done-3 = Zug beenden
ombre-pick-duel = Gegen wen? Jemand gibt 2 Machtchips ab, oder zwei geben je 1 ab.
ombre-pick-suzerain = Wer gibt 1 Machtchip ab?
ombre-pick-lay-down = Welche deiner obersten Karten legst du auf den Ablagestapel?
ombre-pick-dismiss = Zeige auf eine eigene oberste Karte und auf eine fremde: Beide werden abgelegt.
ombre-pick-conspire = Welche deiner obersten Karten legst du dafür ab?

## Phase 3

ombre-do-sap = Untergraben
ombre-do-sap-note = jemand gibt 1 Machtchip ab
ombre-do-trade = Tauschen
ombre-do-trade-note = eine oberste Karte gegen eine fremde
ombre-do-banish = Verbannen
ombre-do-banish-note = jemand legt eine oberste Karte ab
ombre-do-buy-card = Ziehen
ombre-do-buy-card-note = eine Karte, und sie auslegen
ombre-pick-sap = Wer gibt 1 Machtchip ab?
ombre-pick-trade = Zeige auf eine eigene oberste Karte und auf die fremde, die du dafür willst.
ombre-pick-banish = Welche oberste Karte von jemand anderem?

## Auctions

ombre-bidders = Bietende
ombre-up-to = bis { $most }
ombre-out = hat gepasst
ombre-your-bid = Dein Gebot
ombre-bid-least = { $amount } bieten, das Mindeste
ombre-bid-less = 1 weniger bieten
ombre-bid-more = 1 mehr bieten
ombre-bid-any = Ein Gebot von { $least } bis { $most }
ombre-pass = Endgültig passen
ombre-pays = { $seat } zahlt { $price }
ombre-paid = { $paid } von { $price } bezahlt, { $rest } fehlen noch
ombre-paid-then = dann { $paid } von { $price }
ombre-pay-how = Was leuchtet, kann zum Preis gehören: Die Zahl sagt, was jede Karte wert ist. Nichts darf überflüssig sein, und es gibt kein Wechselgeld.
ombre-pay-rest = Oder die restlichen { $rest } in Chips:

## Moments

ombre-louis-came = Der König erscheint
ombre-louis-came-note = Alle erhalten 1 Goldchip, und die Stapel werden zusammengemischt. Kommt Ludwig XIV. wieder, ist das Spiel zu Ende.
ombre-louis-returned = Der König ist zurück
ombre-louis-returned-note = { $seat } hat Ludwig XIV. wieder aufgedeckt: Das Spiel endet sofort.
ombre-farewell = Eine tiefe Verbeugung, und leise schließen sich die Türen von Versailles.

## The count

ombre-source-power = je 1 Punkt
ombre-source-gold = je 1 Punkt
ombre-source-etiquette = 2 Punkte für jede blaue Karte, „Einfluss“ mitgerechnet
ombre-blue-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ombre-points = Punkte
ombre-left = gegangen
ombre-departed = { $seat }: { $departure }
ombre-last-note = Wer zuletzt am Hof übrig bleibt, gewinnt, wie auch immer die Punkte stehen.
ombre-tie = Gleich viele Punkte: Die meisten violetten Karten entscheiden, dann wird der Sieg geteilt.
ombre-tied = { $count ->
    [one] { $seat }: { $count } violette Karte
   *[other] { $seat }: { $count } violette Karten
}

## The components at a glance

ombre-plate-row = Eine Reihe
ombre-plate-row-note = Karten einer Farbe überdecken einander. Alle zählen für die Mehrheit; nur die oberste lässt sich bewegen, und nur ihr Siegel zählt. Ein überdecktes Siegel ist ein Umriss.
ombre-plate-tokens = Chips und Siegel
ombre-plate-tokens-note = Macht mit einer Lilie, Gold mit einer Sonne; das Siegel ist aus Wachs.
