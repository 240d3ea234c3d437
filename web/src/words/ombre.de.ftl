# The table of Dans l’ombre du Roi-Soleil on the page: what the game’s own words leave out.

## Spheres

ombre-row-empty = keine Karte
ombre-covered = { $count ->
    [one] { $count } überdeckte Karte, davon { $seals } mit Siegel
   *[other] { $count } überdeckte Karten, davon { $seals } mit Siegel
}
ombre-cards-of-colour = { $count ->
    [one] { $count } Karte zählt für die Mehrheit
   *[other] { $count } Karten zählen für die Mehrheit, Auktionskarten mitgerechnet
}
ombre-auctions-of-colour = { $count ->
    [one] davon { $count } Auktionskarte
   *[other] davon { $count } Auktionskarten
}
ombre-has-majority = Hat die Mehrheit: { $use }
ombre-points-short = { $points } P.
ombre-points-note = Bisher: Macht, Gold und 2 Punkte für jede blaue Karte.
ombre-power-note = Musst du mehr Macht abgeben, als du hast, verlässt du den Hof. Am Ende je ein Punkt.
ombre-gold-note = Bezahlt Goldaktionen, Schulden und Versteigerungen. Am Ende je ein Punkt.
ombre-in-turn = am Zug
ombre-fallen-own = Deine Karten liegen auf dem Ablagestapel, deine Chips in der Bank; du kannst zusehen, wie es den anderen ergeht.

## Majorities

ombre-majorities = Mehrheiten
ombre-rule-strict = { $count } am Hof: nur wer allein die meisten Karten hat; bei Gleichstand niemand
ombre-rule-shared = { $count } am Hof: wer die meisten Karten hat; bei Gleichstand alle, in voller Höhe
ombre-nobody = niemand
ombre-outcome-sole = { $seats }
ombre-outcome-many = geteilt unter { $count }
ombre-outcome-shared = geteilt: { $seats }
ombre-outcome-then = danach: { $outcome }

## Piles and bank

ombre-draw-pile = Ziehstapel: { $count }
ombre-draw-pile-note = Als dieser Stapel gebildet wurde, kam Ludwig XIV. in die untere Hälfte.
ombre-discard-pile = Ablagestapel: { $count }
ombre-discard-top = Oben liegt: { $card }
ombre-discard-note = Mit der Etikette lässt sich eine Eigenschaftskarte daraus nehmen.
ombre-bank = Bank
ombre-bank-note = Reicht die Bank nicht, bekommst du, was da ist; nachgezahlt wird nicht.
ombre-louis-first = kommt zweimal
ombre-louis-only = beendet die Partie
ombre-louis-second = beendet die Partie

## What is decided now

ombre-stage = In der Mitte
ombre-waiting-mazarin = Haben Anspruch: { $seats }
ombre-waiting-debts = Müssen noch zahlen: { $seats }
ombre-watch-qualities = { $seat } geht die Eigenschaften durch.
ombre-watch-announce = { $seat } überlegt, wie viele Karten aufgedeckt werden.
ombre-watch-gold-action = { $seat } überlegt sich eine Goldaktion.
ombre-used = Bisher genutzt: { $names }
ombre-used-up = in diesem Zug genutzt
ombre-turned = Aufgedeckt von { $seat }: Eine dieser Karten wird ausgelegt
ombre-place-two = „Einfluss“: Zwei Karten einer Farbe dürfen ausgelegt werden; die zweite kommt obendrauf.
ombre-set-aside = Beiseitegelegt, in dieser Reihenfolge
ombre-pile = Im Ablagestapel: Nimm eine.
ombre-pile-other = { $seat } sieht den Ablagestapel durch.

## Phase 1

ombre-do-duel = Duell
ombre-do-duel-note = Pflicht
ombre-do-power = Macht
ombre-do-power-note = 1 Machtchip nehmen
ombre-do-wealth = Reichtum
ombre-do-wealth-note = 1 Goldchip nehmen
ombre-do-exchange = Etikette
ombre-do-exchange-note = mit dem Ablagestapel tauschen
ombre-do-dismiss = Etikette
ombre-do-dismiss-note = eine eigene und eine fremde Karte ablegen
ombre-do-authority-note = 1 Machtchip nehmen
ombre-do-pension-note = 1 Goldchip nehmen
ombre-do-suzerain-note = ein anderer Spieler gibt 1 Machtchip ab
ombre-do-conspire-power = Sich verschwören
ombre-do-conspire-power-note = eine Karte für 3 Machtchips
ombre-do-conspire-gold = Sich verschwören
ombre-do-conspire-gold-note = eine Karte für 1 Goldchip
ombre-done-1 = Weiter zu den Karten
ombre-done-3 = Zug beenden
ombre-pick-duel = Gegen wen? Ein Spieler gibt 2 Machtchips ab, oder zwei geben je 1 ab.
ombre-pick-suzerain = Wer gibt 1 Machtchip ab?
ombre-pick-lay-down = Welche deiner obersten Karten legst du auf den Ablagestapel?
ombre-pick-dismiss = Wähle eine eigene oberste Karte und eine fremde: Beide werden abgelegt.
ombre-pick-conspire = Welche deiner obersten Karten legst du dafür ab?

## Phase 3

ombre-do-sap = Untergraben
ombre-do-sap-note = ein anderer Spieler gibt 1 Machtchip ab
ombre-do-trade = Tauschen
ombre-do-trade-note = eine oberste Karte gegen eine fremde
ombre-do-banish = Verbannen
ombre-do-banish-note = ein anderer Spieler legt eine oberste Karte ab
ombre-do-buy-card = Ziehen
ombre-do-buy-card-note = eine Karte ziehen und auslegen
ombre-pick-sap = Wer gibt 1 Machtchip ab?
ombre-pick-trade = Wähle eine eigene oberste Karte und die fremde, die du dafür willst.
ombre-pick-banish = Welche oberste Karte muss ein anderer Spieler ablegen?

## Auctions

ombre-bidders = Bietende
ombre-up-to = bis { $most }
ombre-out = hat gepasst
ombre-your-bid = Dein Gebot
ombre-bid-least = { $amount } bieten (Minimum)
ombre-bid-less = 1 weniger bieten
ombre-bid-more = 1 mehr bieten
ombre-bid-any = Ein Gebot von { $least } bis { $most }
ombre-pass = Passen
ombre-pays = { $seat } zahlt { $price }
ombre-pay-how = Wähle deine Karten und Chips aus und bestätige dann einmal. Nichts darf überflüssig sein, und es gibt kein Wechselgeld.
ombre-pay-rest = { $tokens } dazu
ombre-pay-exact = { $sum } von { $price }
ombre-pay-short = { $sum } von { $price }: { $rest } fehlen noch
ombre-pay-over = { $sum } von { $price }: kein Wechselgeld
ombre-pay-superfluous = { $sum } von { $price }, überflüssig: { $what }
ombre-pay-enough = Der Preis ist erreicht: Nimm erst etwas zurück
ombre-pay-none-left = Mehr davon hast du nicht
ombre-pay-back = Zurücknehmen: { $what }
ombre-pay-piece = { $choice } (Wert { $value })

## Moments

ombre-louis-came = Der König erscheint
ombre-louis-came-note = Alle erhalten 1 Goldchip, und die Stapel werden zusammengemischt. Erscheint Ludwig XIV. wieder, ist die Partie zu Ende.
ombre-louis-returned = Der König ist zurück
ombre-louis-returned-note = { $seat } hat Ludwig XIV. wieder aufgedeckt: Die Partie endet sofort.
ombre-farewell = Eine tiefe Verbeugung, und leise schließen sich die Türen von Versailles.

## The count

ombre-source-power = je 1 Punkt
ombre-source-gold = je 1 Punkt
ombre-source-etiquette = 2 Punkte für jede blaue Karte, „Einfluss“ mitgerechnet
ombre-blue-cards = { $count ->
    [one] { $count } blaue Karte × 2
   *[other] { $count } blaue Karten × 2
}
ombre-points = Punkte
ombre-left = hat den Hof verlassen
ombre-departed = { $seat }: { $departure }
ombre-last-note = Wer zuletzt am Hof bleibt, gewinnt, unabhängig von den Punkten.
ombre-tie = Bei Gleichstand entscheiden die meisten violetten Karten; bleibt es dabei, wird der Sieg geteilt.
ombre-tied = { $count ->
    [one] { $seat }: { $count } violette Karte
   *[other] { $seat }: { $count } violette Karten
}

## The components at a glance

ombre-plate-row = Eine Reihe
ombre-plate-row-note = Karten einer Farbe überdecken einander. Alle zählen für die Mehrheit; nur die oberste lässt sich bewegen, und nur ihr Siegel zählt. Ein überdecktes Siegel erscheint als Umriss.
ombre-plate-tokens = Chips und Siegel
ombre-plate-tokens-note = Macht zeigt eine Lilie, Gold eine Sonne; Siegel sind aus Wachs.

## What is asked, with what it is about

ombre-ask-auction = { $card }: Wie viel bietest du?
ombre-ask-auction-on = { $card }: Wie viel bietest du? Höchstes Gebot: { $highest }
ombre-ask-payment = { $card }: Womit zahlst du? Preis: { $price }
