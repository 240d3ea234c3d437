# Im Schatten des Sonnenkönigs in German. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Parts of sentences

# A card with a title, inside a sentence.
title = „{ $name }“
# A quality card, any or the one in question.
a-card = eine { $name }
the-card = die { $name }
copies = { $count } × { $card }
power = { $power ->
    [one] { $power } Machtchip
   *[other] { $power } Machtchips
}
gold = { $gold ->
    [one] { $gold } Goldchip
   *[other] { $gold } Goldchips
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tokens = { $power ->
    [0] { $gold ->
        [0] nichts
       *[other] { gold }
    }
   *[other] { $gold ->
        [0] { power }
       *[other] { power } und { gold }
    }
}
departure = { $place ->
    [1] als Erstes ausgeschieden
    [2] als Zweites ausgeschieden
    [3] als Drittes ausgeschieden
    [4] als Viertes ausgeschieden
   *[other] als Fünftes ausgeschieden
}

## What happened: set-up

event-first-player = Das Los entscheidet: { $seat } beginnt.
event-dealt = { $seat } erhält { $card }.
event-put-under = Unter den Stapel geschoben: { $card }.

## What happened: phase 1

event-turn-began = { $seat } ist am Zug.
event-duel-fought = { $power ->
    [0] Duell gegen { $seat }: „Diplomatie“ bewahrt { $victim } vor jedem Verlust.
   *[other] Duell gegen { $seat }: { $victim } verliert { power }.
}
# Without a card it is a gold action.
event-power-lost = { $card-id ->
    [none] { $seat } zwingt { $victim }, { power } abzugeben.
   *[other] { $seat } zwingt { $victim } mit { $card }, { power } abzugeben.
}
# Where a gain comes from: a quality, an auction card, or the king.
gain-source = { $card-id ->
    [red] { quality-red }
    [yellow] { quality-yellow }
    [louis] { card-louis }
   *[other] { $card }
}
event-gained = { $power ->
    [0] { $gold ->
        [0] Die Bank hat nichts mehr für { $seat }.
       *[other] { $seat } erhält { gold } ({ gain-source }).
    }
   *[other] { $seat } erhält { tokens } ({ gain-source }).
}
event-laid-down = { $seat } legt { $card } auf den Ablagestapel und sucht sich dort eine andere aus.
event-retrieved = { $seat } nimmt { $card } aus dem Ablagestapel.
event-dismissed = { $seat } legt { $card } ab; { $victim } verliert { $other }.
event-conspired = { $seat } verschwört sich: { $card } für { tokens }.
event-eliminated = { $seat } verneigt sich und verlässt den Hof; Karten und Chips bleiben zurück.

## What happened: phase 2

event-announced = { $cards ->
    [one] { $seat } kündigt { $cards } Karte an.
   *[other] { $seat } kündigt { $cards } Karten an.
}
event-card-turned = { $seat } deckt { $card } auf.
event-stopped = { $seat } hört auf.
event-placed = { $seat } legt { $card } aus.
event-discarded = Abgelegt: { $card }.

## What happened: special cards

event-louis-came = { $seat } deckt Ludwig XIV. auf: Der König erscheint.
event-pile-rebuilt = { $cards ->
    [one] Zieh- und Ablagestapel werden zusammengemischt: { $cards } Karte zum Ziehen.
   *[other] Zieh- und Ablagestapel werden zusammengemischt: { $cards } Karten zum Ziehen.
}
event-louis-returned = { $seat } deckt Ludwig XIV. zum zweiten Mal auf: Die Partie ist zu Ende.
event-mazarin-came = Kardinal Mazarin belohnt die Intrige.
event-nobody-intrigues = Niemand hat die Mehrheit in Intrige; der Kardinal behält seine Gunst für sich.
event-favoured = { $power ->
    [0] { $gold ->
        [0] Der Kardinal hat nichts mehr für { $seat }.
       *[other] { $seat } erhält { gold } vom Kardinal.
    }
   *[other] { $seat } erhält { tokens } vom Kardinal.
}
event-debts-came = { $seals ->
    [0] Spielschulden werden fällig, aber kein Siegel ist zu sehen.
   *[other] Spielschulden werden fällig: Wer { $seals } Siegel zeigt, schuldet nichts.
}
event-nobody-owes = Niemand hat Schulden.
event-card-forfeited = { $seat } gibt als Spielschuld { $card } ab.
event-tokens-forfeited = { $power ->
    [0] { $gold ->
        [0] { $seat } hat nichts, um die Spielschuld zu begleichen.
       *[other] { $seat } gibt als Spielschuld { gold } ab.
    }
   *[other] { $seat } gibt als Spielschuld { tokens } ab.
}

## What happened: auctions

event-auction-opened = Versteigert wird: { $card }. Zuerst bietet { $seat }.
event-bid-made = { $seat } bietet { $amount }.
event-passed = { $seat } passt.
event-unsold = Niemand bietet. Abgelegt: { $card }.
event-paid-card = { $seat } zahlt { $card } im Wert von { $value }.
event-paid-tokens = { $seat } zahlt { tokens }.
event-won = { $seat } ersteigert { $card } für { $price }.

## What happened: phase 3

event-gold-spent = { $seat } gibt { gold } für eine Aktion aus.
event-traded = { $seat } tauscht mit { $victim }: { $card } gegen { $other }.
event-banished = { $seat } lässt { $victim } { $card } ablegen.

## What happened: the end

event-points-counted = { $seat } hat { points }.
event-last-standing = { $seat } bleibt allein am Hof zurück.
event-victory = Der Sonnenkönig lächelt { $seat } zu: Sieg!

## What can be chosen

choice-done = Phase beenden
choice-duel = Duell: { $seat } gibt 2 Machtchips ab
choice-duel-two = Duell: { $first-seat } und { $second-seat } geben je 1 Machtchip ab
choice-use = { $effect-id ->
    [wealth] { $effect }: 1 Goldchip nehmen
    [pension] { $effect }: 1 Goldchip nehmen
   *[other] { $effect }: 1 Machtchip nehmen
}
choice-suzerain = „Herrschaft“: { $seat } gibt 1 Machtchip ab
choice-lay-down = Etikette: { $own } gegen eine aus dem Ablagestapel tauschen
choice-retrieve = Nehmen: { $card }
choice-dismiss = Etikette: { $own } ablegen; { $seat } verliert { $colour }
choice-conspire = Verschwörung: { $own } für { $reward }
choice-announce = { $cards ->
    [one] { $cards } Karte aufdecken
   *[other] { $cards } Karten aufdecken
}
choice-turn = Eine Karte aufdecken
choice-stop = Aufhören
choice-place = Auslegen: { $card }
choice-place-two = Auslegen: { $bottom }, darauf { $top }
choice-sap = 1 Goldchip: { $seat } gibt 1 Machtchip ab
choice-trade = 1 Goldchip: { $own } an { $seat } geben, { $colour } nehmen
choice-banish = 2 Goldchips: { $seat } legt { $colour } ab
choice-buy-card = 2 Goldchips: eine Karte ziehen und auslegen
choice-draw = Eine Karte ziehen und auslegen
choice-favour = { $power ->
    [0] { $gold ->
        [0] Nichts erhalten
       *[other] Erhalten: { gold }
    }
   *[other] Erhalten: { tokens }
}
choice-forfeit = Abgeben: { $own }
choice-forfeit-tokens = Abgeben: { tokens }
choice-pass = Passen
choice-bid = { $amount } bieten
choice-pay = Zahlen: { $own }
choice-settle = { $power ->
    [0] Den Rest in Gold zahlen
   *[other] Den Rest in Chips zahlen, davon { $power } in Macht
}

## What can be chosen, where the position decides what comes of it

now-loss = { $falls ->
    [yes] { $seat } verlässt den Hof
   *[no] { $power ->
        [0] { $seat } verliert nichts
       *[other] { $seat } gibt { power } ab
    }
}
now-spared = { $loss } ({ card-diplomacy })
now-duel = Duell: { $losses }
now-suzerain = „{ card-suzerain }“: { $loss }
now-sap = 1 Goldchip: { $loss }
now-use-in-vain = { $effect }: Die Bank hat nichts mehr
now-pay = Zahlen: { $own } im Wert von { $value }
now-settle = Den Rest zahlen: { $tokens }

## What is asked

prompt-qualities = Welche Eigenschaft oder Karte nutzt du?
prompt-retrieve = Welche Karte nimmst du aus dem Ablagestapel?
prompt-announce = Wie viele Karten deckst du auf?
prompt-turn-cards = Deckst du noch eine Karte auf?
prompt-place = Welche Karte legst du aus?
prompt-mazarin = Worum bittest du den Kardinal?
prompt-debts = Womit begleichst du deine Spielschuld?
prompt-auction = Wie viel bietest du?
prompt-payment = Womit zahlst du?
prompt-gold-action = Führst du eine Goldaktion aus?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-duel-first = Du hast die Mehrheit im Duell und musst dich erst duellieren
why-no-majority = Du hast in dieser Eigenschaft nicht die Mehrheit
why-used-already = Das hast du in diesem Zug schon genutzt
why-not-your-card = Diese Karte hast du nicht
why-not-an-opponent = Du musst jemand anderen am Hof wählen
why-no-card-of-that-colour = Dort liegt keine Eigenschaftskarte dieser Farbe
why-nothing-to-retrieve = Diese Eigenschaftskarte liegt nicht im Ablagestapel
why-no-medal = Nur mit dem „Orden“ deckst du Karten einzeln auf
why-medal-needs-no-number = Mit dem „Orden“ kündigst du keine Zahl an
why-not-turned = Diese Karte wurde nicht aufgedeckt
why-no-influence = Nur mit „Einfluss“ legst du zwei Karten aus
why-one-gold-action = Deine Goldaktion hast du in diesem Zug schon ausgeführt
why-not-enough-gold = Dein Gold reicht nicht
why-bank-lacks-them = Diese Chips hat die Bank nicht
why-take-two-tokens = Du nimmst von Mazarin zwei Chips, weniger nur, wenn die Bank leer ist
why-not-enough-tokens = Diese Chips hast du nicht
why-bid-too-low = Du musst das höchste Gebot überbieten
why-beyond-your-means = So viel kannst du nicht bezahlen
why-superfluous-payment = Damit zahlst du zu viel: Nimm eine Karte oder einen Chip weg, der Preis ist auch so erreicht
why-not-those-tokens = Diese Chips ergeben nicht den Rest des Preises
why-no-conspiracy-card = Du hast die „Verschwörung“ nicht
why-conspired-already = Du hast dich in diesem Zug schon verschworen

## Cards and what they do

card-blue = blaue Karte
card-blue-effect = Etikette: Mit der Mehrheit tauschst du eine Karte mit dem Ablagestapel oder legst eine eigene und eine fremde ab; 2 Punkte am Ende
card-blue-seal = blaue Karte mit Siegel
card-blue-seal-effect = { card-blue-effect }; { seal-effect }
card-green = grüne Karte
card-green-effect = Duell: Mit der Mehrheit musst du dich duellieren; ein Mitspieler gibt 2 Machtchips ab, oder zwei geben je 1 ab
card-green-seal = grüne Karte mit Siegel
card-green-seal-effect = { card-green-effect }; { seal-effect }
card-purple = violette Karte
card-purple-effect = Intrige: Mit der Mehrheit genießt du die Gunst von Kardinal Mazarin; bei Gleichstand entscheiden die meisten violetten Karten
card-purple-seal = violette Karte mit Siegel
card-purple-seal-effect = { card-purple-effect }; { seal-effect }
card-red = rote Karte
card-red-effect = Macht: Mit der Mehrheit nimmst du in jedem Zug 1 Machtchip
card-red-seal = rote Karte mit Siegel
card-red-seal-effect = { card-red-effect }; { seal-effect }
card-yellow = gelbe Karte
card-yellow-effect = Reichtum: Mit der Mehrheit nimmst du in jedem Zug 1 Goldchip
card-yellow-seal = gelbe Karte mit Siegel
card-yellow-seal-effect = { card-yellow-effect }; { seal-effect }
seal-effect = liegt sie oben in ihrer Reihe, zählt ihr Siegel bei Spielschulden
card-influence = Einfluss
card-influence-effect = Phase 2: Lege eine Karte aus oder zwei derselben Farbe
card-medal = Orden
card-medal-effect = Phase 2: Decke eine bis vier Karten auf und höre auf, wann du willst
card-authority = Autorität
card-authority-effect = Phase 1: Nimm 1 Machtchip
card-suzerain = Herrschaft
card-suzerain-effect = Phase 1: Jemand anderes gibt 1 Machtchip ab, auch mit „Diplomatie“
card-pension = Pension
card-pension-effect = Phase 1: Nimm 1 Goldchip
card-conspiracy = Verschwörung
card-conspiracy-effect = Einmal in jedem deiner Züge: Lege eine Eigenschaftskarte ab und nimm 3 Machtchips oder 1 Goldchip
card-diplomacy = Diplomatie
card-diplomacy-effect = Bei jedem Duell gegen dich gibst du 1 Machtchip weniger ab
card-debts = Spielschulden
card-debts-effect = Wer die meisten Siegel zeigt, schuldet nichts; alle anderen geben eine Karte oder zwei Chips ab
card-mazarin = Kardinal Mazarin
card-mazarin-effect = Wer die Mehrheit in Intrige hat, zieht eine Karte oder nimmt zwei Chips
card-louis = Ludwig XIV.
card-louis-effect = Beim ersten Mal erhalten alle 1 Goldchip, und die Stapel werden zusammengemischt; beim zweiten Mal endet die Partie
# The colour of an auction card without a colour.
card-grey = graue Karte

## Colours and qualities

hue-blue = Blau
hue-green = Grün
hue-purple = Violett
hue-red = Rot
hue-yellow = Gelb
quality-blue = Etikette
quality-green = Duell
quality-purple = Intrige
quality-red = Macht
quality-yellow = Reichtum
# What the majority is good for.
use-blue = tauschen oder ablegen
use-green = Pflicht zum Duell
use-purple = Gunst von Mazarin
use-red = 1 Machtchip pro Zug
use-yellow = 1 Goldchip pro Zug
seal = Siegel
card-with-facts = { $card } ({ $facts })

## Where points come from

source-power = Macht
source-gold = Gold
source-etiquette = Etikette

## The common table

table = Der Hof
table-turn = Zug von { $seat } – { $phase }
table-over = Die Partie ist zu Ende
phase-qualities = Phase 1: Eigenschaften
phase-retrieve = Phase 1: Etikette
phase-announce = Phase 2: Anzahl ankündigen
phase-turn-cards = Phase 2: Karten aufdecken
phase-place = Phase 2: eine Karte auslegen
phase-mazarin = Kardinal Mazarin
phase-debts = Spielschulden
phase-auction = Versteigerung
phase-payment = eine Auktionskarte bezahlen
phase-gold-action = Phase 3: Goldaktion
table-to-act = Am Zug: { $seats }
table-auction = Versteigert wird: { $card } – { $effect }
table-no-bid = Noch kein Gebot
table-bid = Höchstes Gebot: { $amount } von { $seat }
table-bidders = Es bieten noch: { $bidders }
bidder = { $seat } (bis { $most })
table-payment = { $seat } zahlt { $price } für { $card }: bisher { $paid }
table-turned = Aufgedeckt: { $cards }
table-set-aside = Beiseitegelegt, in dieser Reihenfolge auszuführen: { $cards }
table-retrievable = Im Ablagestapel: { $cards }
louis-first = Ludwig XIV. ist noch nicht erschienen: Er bringt allen 1 Goldchip, und die Stapel werden zusammengemischt
louis-only = Ludwig XIV. ist noch nicht erschienen: Zu zweit beendet er die Partie
louis-second = Ludwig XIV. ist schon erschienen: Beim nächsten Mal beendet er die Partie
table-piles = { $discard ->
    [0] Ziehstapel: { $draw } · Ablagestapel: leer
   *[other] Ziehstapel: { $draw } · Ablagestapel: { $discard }, oben { $card }
}
table-bank = Bank: { power }, { gold }
majorities-strict = Mehrheiten ({ $count } am Hof: nur wer allein die meisten Karten hat; bei Gleichstand niemand):
majorities-shared = Mehrheiten ({ $count } am Hof: alle, die die meisten Karten haben):
majority = • { $colour } ({ $quality }): { $tally } – { $outcome }
majority-of-nobody = • { $colour } ({ $quality }): niemand
tally = { $seat } × { $count }
outcome-sole = Mehrheit: { $seats } ({ $use })
outcome-shared = geteilte Mehrheit: { $seats } ({ $use })
outcome-tie = Gleichstand, keine Mehrheit
table-legend = Reihen von unten nach oben: { $sealed } Siegel{ $mark }, { $plain } keines; nur die oberste Karte, in Klammern, lässt sich bewegen und zeigt ihr Siegel
table-mark = { $mark } rekonstruiert; das gedruckte Spiel kann abweichen: { $what }
mark-seals = Anzahl der Karten mit Siegel
mark-colours = Farben von Auktionskarten
mark-power = Summe der Machtchips

## Die kurze Form für kleine Bildschirme

brief-majority = { $colour } → { $holders }: { $tally }
brief-no-cards = { $colour } → { $holders }
brief-nobody = niemand
brief-tokens = Macht { $power }, Gold { $gold }, { points }
brief-row = { $colour } { $cards }
brief-seals = Siegel: { $seals }
brief-louis-first = Ludwig XIV.: noch nicht erschienen
brief-louis-only = Ludwig XIV.: beendet die Partie
brief-louis-second = Ludwig XIV.: einmal erschienen, beendet die Partie
brief-choice-duel = Duell (−2 Macht): { $seat }
brief-choice-duel-two = Duell (je −1 Macht): { $first-seat }, { $second-seat }
brief-choice-suzerain = „Herrschaft“ (−1 Macht): { $seat }
brief-choice-lay-down = { $own } gegen eine abgelegte Karte
brief-choice-dismiss = Ablegen: { $own }, { $colour } ({ $seat })
brief-choice-conspire = { $reward-id ->
    [gold] Verschwörung: { $own } für Gold
   *[other] Verschwörung: { $own } für Macht
}
brief-choice-sap = 1 Gold: { $seat } (−1 Macht)
brief-choice-trade = 1 Gold: { $own } ↔ { $colour } ({ $seat })
brief-choice-banish = 2 Gold: { $colour } ablegen ({ $seat })
brief-choice-pass = Passen
brief-choice-buy-card = 2 Gold: eine Karte ziehen

## A seat

seat-own = { $seat } (du)
seat-fallen = Nicht mehr am Hof: { departure }
seat-tokens = { power }, { gold } – bisher { points }
seat-row = { $colour } { $count }: { $cards }
seat-no-rows = Keine Eigenschaftskarten
seat-auction = { $card } – { $effect }
seat-seals = Sichtbare Siegel: { $seals }
seat-conspired = Hat sich in diesem Zug verschworen

## The count

count = Die Wertung
from-source = { $name }: { $amount }
count-line = { $rank }. { $seat }: { points } ({ $sources })
count-tied = { $purple ->
    [one] { $rank }. { $seat }: { points } ({ $sources }); Gleichstand: { $purple } violette Karte
   *[other] { $rank }. { $seat }: { points } ({ $sources }); Gleichstand: { $purple } violette Karten
}
count-last = { $rank }. { $seat }: bleibt allein am Hof, { points } ({ $sources })
count-fallen = { $rank }. { $seat }: { departure }

## Where printed values are known from: by certainty, or by component.

source-ombre-rulebook = französische Spielregel
source-ombre-reconstructed = Die Hälfte der Karten jeder Farbe trägt ein Siegel; eine Auktionskarte hat die Farbe, deren Wirkung sie wiederholt, sonst ist sie grau; 20 Chips zu 1 und 20 zu 2.
source-ombre-inferred = Die Spielregel erwähnt nur auf drei Auktionskarten ein Siegel und nennt eine blaue und eine violette.

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-qualities = Phase 1: Eigenschaften nutzen
section-qualities-duel = Phase 1: Eigenschaften nutzen, Duell
section-qualities-etiquette = Phase 1: Eigenschaften nutzen, Etikette
section-reveal = Phase 2: Karten aufdecken
section-gold = Phase 3: Goldaktion
section-special-mazarin = Sonderkarten: { card-mazarin }
section-special-debts = Sonderkarten: { card-debts }
section-auctions = Versteigerungen
section-lots-influence = Auktionskarten: { card-influence }
section-lots-medal = Auktionskarten: { card-medal }
section-lots-conspiracy = Auktionskarten: { card-conspiracy }
