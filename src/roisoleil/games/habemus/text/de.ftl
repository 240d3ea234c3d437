# Habemus Papam in German. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Parts of sentences

# A card with a title rather than a name, inside a sentence.
title = „{ $name }“
copies = { $count } × { $card }
gold = { $gold } Gold
votes = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
no-gems = keine Edelsteine
gem-diamond = { $count ->
    [one] { $count } Diamant
   *[other] { $count } Diamanten
}
gem-ruby = { $count ->
    [one] { $count } Rubin
   *[other] { $count } Rubine
}
gem-sapphire = { $count ->
    [one] { $count } Saphir
   *[other] { $count } Saphire
}
gem-amber = { $count ->
    [one] { $count } Bernstein
   *[other] { $count } Bernsteine
}

## What happened: set-up

event-camerlengo-named = { $seat } beginnt als Camerlengo.
event-orders-dealt = { $seat } erhält die Aufträge { $first } und { $second }.

## What happened: phase 1 and the smokes

event-round-began = Runde { $round } beginnt.
event-card-turned = Im Angebot: { $card }.
event-black-smoke-rose = Schwarzer Rauch steigt auf: noch kein Papst.
event-white-smoke-rose = Weißer Rauch steigt auf: Das ist die letzte Runde.
event-income = { $cardinals ->
    [0] { $seat } hat keinen Kardinal mit Goldsack.
    [one] { $seat } erhält { gold } für { $cardinals } Kardinal.
   *[other] { $seat } erhält { gold } für { $cardinals } Kardinäle.
}
event-order-decided = { $seat } hat einen der beiden Aufträge gewählt.
event-order-kept = { $seat } behält { $kept } und legt { $dropped } ab.

## What happened: phase 2

event-action-decided = { $seat } ist bereit für die Aktionskarten.
event-action-chosen = { $card-id ->
    [none] { $seat } verzichtet auf eine Aktionskarte.
   *[other] { $seat } legt { $card } verdeckt aus.
}
event-action-opened = { $card-id ->
    [none] { $seat } spielt keine Aktionskarte.
   *[other] { $seat } spielt { $card }.
}
event-gold-gained = { $seat } erhält { gold } durch { $card }.
event-gold-stolen = { $gold ->
    [0] Bei { $victim } gibt es für { $seat } nichts zu stehlen.
   *[other] { $seat } stiehlt { gold } von { $victim }.
}
event-bribed = { $seat } besticht { $card } und zahlt { gold } an { $victim }.
event-bribe-returned = { $seat } kann niemanden bestechen und nimmt die Karte zurück auf die Hand.
event-bribe-unaffordable = { $seat } hat nicht genug Gold für eine Bestechung und nimmt die Karte zurück auf die Hand.
event-bribe-without-target = { $seat } findet keinen Kardinal, der sich bestechen lässt, und nimmt die Karte zurück auf die Hand.
event-swapped = { $first } wechselt zu { $other }, { $second } zu { $owner }.
event-not-swapped = { $seat } tauscht niemanden.

## What happened: phase 3

event-bid-decided = { $seat } hat verdeckt geboten.
event-bid-chosen = { $seat } bietet verdeckt: { $gems }.
# What the bid counts as; only a bid without gems of one's own needs a word on the price.
event-bid-opened = { $paid-id ->
    [empty] { $counts-id ->
        [empty] { $seat } bietet nichts.
       *[other] { $seat } bietet ohne eigene Edelsteine: { $counts }.
    }
   *[other] { $seat } bietet: { $counts }.
}
event-order-of-choice = { $fourth-id ->
    [none] Reihenfolge beim Nehmen: { $first }, { $second }, { $third }.
   *[other] Reihenfolge beim Nehmen: { $first }, { $second }, { $third }, { $fourth }.
}

## What happened: phase 4

event-took = { $card-id ->
    [camerlengo] { $seat } wird Camerlengo.
   *[other] { $seat } nimmt { $card }.
}
event-gems-gained = { $gems-id ->
    [empty] Die Bank hat keine Edelsteine mehr; { $seat } erhält { gold }.
   *[other] { $seat } erhält { $gems } und { gold }.
}
event-squadrone-paid = { $seat } zahlt { gold } und gewinnt den Squadrone Volante für sich.
event-squadrone-lost = { $seat } kann den Squadrone Volante nicht bezahlen; die Karte kommt aus dem Spiel.
event-excluded = { $seat } schließt { $card } aus; { $victim } verliert einen Kardinal.
event-died = { $seat } wählt { $victim }: { $card } stirbt.
event-left-over = Niemand nimmt { $card }; die Karte kommt aus dem Spiel.

## What happened: the end

event-order-shown = { $votes ->
    [0] { $seat } zeigt den Auftrag { $card }: nicht erfüllt.
   *[other] { $seat } zeigt den Auftrag { $card }: erfüllt, { votes }.
}
event-votes-counted = { $seat } hat { votes }.
event-elected = Habemus papam! { $seat } gewinnt die Wahl.

## What can be chosen

choice-keep = { $order } behalten
choice-lay = { $action-id ->
    [none] Keine Karte legen
   *[other] { $action } legen
}
choice-bid = { $gems-id ->
    [empty] Nichts bieten
   *[other] Bieten: { $gems }
}
choice-take = { $card-id ->
    [camerlengo] Camerlengo werden
   *[other] { $card } nehmen
}
choice-bribe = { $cardinal } bestechen
choice-exclude = { $cardinal } ausschließen
choice-strike = Bei { $seat } die älteste Person sterben lassen
choice-swap = { $first-id ->
    [none] Niemanden tauschen
   *[other] { $first } und { $second } tauschen
}

## What can be chosen, where the position decides what comes of it

now-bribe = { $cardinal } bestechen: { gold } an { $seat }
now-exclude = { $cardinal } ausschließen (bei { $seat })
now-strike = Bei { $seat } die älteste Person sterben lassen: { $person }
now-swap = { $first } (bei { $seat }) und { $second } (bei { $other-seat }) tauschen
now-keep = { $order } behalten: { $effect }
now-camerlengo = Camerlengo werden: { camerlengo-spoils }
now-squadrone = { $card } für { gold } nehmen
now-squadrone-lost = { $card } nehmen: Ohne { gold } kommt die Karte aus dem Spiel

## What is asked

prompt-keep-order = Welchen Auftrag behältst du?
prompt-lay-action = Legst du eine Aktionskarte?
prompt-bid = Welche Edelsteine bietest du?
prompt-take = Welche Karte nimmst du?
prompt-bribe = Welchen Kardinal bestichst du?
prompt-swap = Welche beiden Kardinäle wechseln die Seite?
prompt-exclude = Welchen Kardinal schließt Felipe IV aus?
prompt-strike = Bei wem stirbt die älteste Person?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-not-your-order = Diesen Auftrag hast du nicht erhalten
why-not-in-hand = Diese Aktionskarte hast du nicht auf der Hand
why-not-enough-gems = Diese Edelsteine hast du nicht
why-two-gems-at-most = Mit „Bester Edelstein doppelt“ bietest du höchstens zwei Edelsteine
why-not-in-the-row = Diese Karte ist nicht im Angebot
why-not-at-an-opponent = Dieser Kardinal liegt in keiner gegnerischen Auslage
why-chigi-is-immune = Fabio Chigi ist unantastbar
why-chigi-only-by-his-owner = Fabio Chigi kannst du nur aus deiner eigenen Auslage tauschen
why-not-in-a-display = Beide Kardinäle müssen in einer Auslage liegen
why-same-display = Die beiden Kardinäle müssen in verschiedenen Auslagen liegen
why-protected-by-felipe = Aus einer Auslage mit einer Karte Felipe IV kannst du niemanden ausschließen
why-not-yourself = Du musst jemand anderen wählen
why-nobody-to-die = In dieser Auslage kann niemand sterben

## Cards and what they do

card-mazarin = Mazarin
card-mazarin-effect = Billigere Stimmen bei der Wertung: 15, 10, 8, 7, 6 oder 5 Gold je Stimme mit 0 bis 5 dieser Karten
card-louis = Louis XIV
card-louis-effect = 1, 2, 4, 6 oder 8 Stimmen für 1 bis 5 dieser Karten
card-felipe = Felipe IV
card-felipe-effect = Sofort 5 Gold; bei der Wertung 5, 15 oder 25 Gold für 1 bis 3 dieser Karten; deine zweite schließt einen Kardinal aus
card-squadrone = Squadrone Volante
card-squadrone-effect = Zahle sofort 20 Gold für 3 Stimmen; reicht dein Gold nicht, kommt die Karte aus dem Spiel
card-death = Todesfall
card-death-effect = Sofort 5 Gold; in einer gegnerischen Auslage deiner Wahl stirbt die älteste Person
card-ten-gold = Zehn Gold
card-ten-gold-effect = 10 Gold aus der Bank
card-bid-second = Zuletzt bieten
card-bid-second-effect = Du bietest, nachdem du die anderen Gebote gesehen hast; stiehl allen anderen je 2 Gold
card-best-twice = Bester Edelstein doppelt
card-best-twice-effect = Du bietest höchstens zwei Edelsteine, der beste zählt doppelt; stiehl allen anderen je 3 Gold
card-three-rubies = Drei Rubine
card-three-rubies-effect = Dein Gebot zählt als drei Rubine und kostet keinen Edelstein; stiehl allen anderen je 2 Gold
card-bribe = Bestechung
card-bribe-effect = Zahle jemandem 5 Gold und nimm einen Kardinal aus dessen Auslage
card-swap = Tausch
card-swap-effect = Tausche zwei Kardinäle zwischen zwei Auslagen
card-camerlengo = Camerlengo
card-camerlengo-effect = 1 Rubin, 1 Saphir, 1 Bernstein und 1 Gold; du gewinnst bei Gleichstand
camerlengo-spoils = { $gems-id ->
    [empty] nur { gold }
   *[other] nur { $gems } und { gold }
}
card-camerlengo-now = { camerlengo-spoils }, denn mehr hat die Bank nicht; du gewinnst bei Gleichstand
card-black-smoke = Schwarzer Rauch
card-black-smoke-effect = 5 Gold für jeden deiner Kardinäle mit Goldsack; du behältst einen deiner beiden Aufträge
card-white-smoke = Weißer Rauch
card-white-smoke-effect = Die letzte Runde: Alle übrigen Karten sind im Angebot
card-order-four-coats = Vier Wappen
card-order-four-coats-effect = 2 Stimmen für ein Wappen jeder Fraktion
card-order-spain-innocent = Spanien und Innozenz
card-order-spain-innocent-effect = 2 Stimmen für zwei Wappen von Spanien und zwei von Innozenz X.
card-order-innocent-urban = Innozenz und Urban
card-order-innocent-urban-effect = 2 Stimmen für zwei Wappen von Innozenz X. und zwei von Urban VIII.
card-order-spain-urban = Spanien und Urban
card-order-spain-urban-effect = 2 Stimmen für zwei Wappen von Spanien und zwei von Urban VIII.
card-order-france = Frankreich
card-order-france-effect = 3 Stimmen für drei Wappen von Frankreich
card-order-leaders = Die meisten Anführer
card-order-leaders-effect = 2 Stimmen, wenn du mehr Anführer hast als alle anderen
card-order-felipe-mazarin = Felipe und Mazarin
card-order-felipe-mazarin-effect = 2 Stimmen für zwei Karten Felipe IV und zwei Karten Mazarin

## Persons

kind-cardinal = Kardinal
kind-late = Nachzügler
kind-leader = Anführer
faction-france = Frankreich
faction-spain = Spanien
faction-innocent = Innozenz X.
faction-urban = Urban VIII.
faction-none = ohne Fraktion
age = { $age } Jahre
coats = { $count } Wappen
gold-bag = { gold } bei Schwarzem Rauch
person = { $name } ({ $facts })
symbol = Symbol { $symbol }
symbol-with-effect = Symbol { $symbol } ({ $effect })
symbol-barons = Barone
symbol-book = Buch
symbol-cross = Kreuz
symbol-dove = Taube
symbol-eagle = Adler
symbol-horse = Pferd
symbol-louis = Louis XIV
symbol-mazarin = Mazarin
symbol-wing = Flügel
symbol-dove-effect = lässt sich nicht bestechen oder tauschen und stirbt nicht; nur Felipe IV kann ihn ausschließen
symbol-dove-effect-faq = lässt sich nicht bestechen oder ausschließen und stirbt nicht; tauschen darf ihn nur, wer ihn hat
symbol-louis-effect = 1 Stimme mehr mit zwei Karten Louis XIV
symbol-mazarin-effect = 1 Stimme mehr mit zwei Karten Mazarin
pair-effect = 1 Stimme mehr mit { $partner }

## Where votes come from

source-order = Auftrag
source-persons = Personen
source-louis = Louis XIV
source-gold = Gold
source-old-boys = Seilschaften
source-squadrone = Squadrone Volante

## The common table

table = Das Konklave
table-round = Runde { $round } – { $phase }
phase-keep-order = Schwarzer Rauch: Alle behalten einen Auftrag
phase-lay-action = Phase 2: Aktionskarten legen
phase-bribe = Phase 2: Aktionskarten ausführen
phase-swap = Phase 2: Aktionskarten ausführen
phase-bid = Phase 3: Bieten
phase-take = Phase 4: Karten nehmen
phase-exclude = Phase 4: Felipe IV schließt einen Kardinal aus
phase-strike = Phase 4: Todesfall
phase-over = die Wertung
smoke-none = Noch kein Rauch
smoke-black = Schwarzer Rauch ist aufgestiegen
smoke-white = Weißer Rauch ist aufgestiegen: letzte Runde
table-camerlengo = Camerlengo: { $seat }
table-to-act = Am Zug: { $seats }
table-offers = Im Angebot:
offer = • { $card } – { $facts }
table-no-offers = Im Angebot: nichts mehr
table-decks = Verdeckt: { $cardinals ->
    [one] { $cardinals } Kardinalskarte
   *[other] { $cardinals } Kardinalskarten
}, { $politics ->
    [one] { $politics } Politikkarte
   *[other] { $politics } Politikkarten
}, { $actions ->
    [one] { $actions } Aktionskarte
   *[other] { $actions } Aktionskarten
}
table-bank = Bank: { $gems }
table-gone = Aus dem Spiel: { $cards }
table-mark = { $mark } nach historischen Quellen rekonstruiert; die gedruckte Karte kann abweichen (hinter einem Namen: Name, Fraktion oder Symbol)

## Die kurze Form für kleine Bildschirme

brief-offer = { $card } – { $facts }
brief-hand = Hand: { $cards }
brief-orders = Aufträge: { $cards }
brief-fulfilled = { $card } (erfüllt)
brief-need = { $card }: { $effect }
brief-persons = { $seat }: { $persons }
brief-now-swap = { $first } ↔ { $second }
key-bid = D Diamant · R Rubin · S Saphir · A Bernstein · - nichts

## A seat: what everyone sees

seat-own = { $seat } (du)
seat-camerlengo = Camerlengo, gewinnt bei Gleichstand
seat-votes = Sichtbare Stimmen: { $votes }
seat-votes-from = Sichtbare Stimmen: { $votes } ({ $sources })
gain = { $name } +{ $amount }
seat-persons = Personen: { $persons }
seat-no-persons = Personen: keine
seat-coats = Wappen: { $coats }
seat-politics = Politik: { $politics }
politics-mazarin = { $count ->
    [0] kein Mazarin ({ gold } je Stimme)
   *[other] { $count } × Mazarin ({ gold } je Stimme)
}
politics-louis = { $count } × Louis XIV ({ votes })
politics-felipe = { $count } × Felipe IV ({ gold } bei der Wertung)
politics-squadrone = Squadrone Volante ({ votes })
seat-hand = { $count ->
    [0] Auf der Hand: keine Aktionskarte
    [one] Auf der Hand: { $count } Aktionskarte
   *[other] Auf der Hand: { $count } Aktionskarten
}
seat-laid = Gespielte Karte: { $card }
seat-bid = Gebot: { $gems }
seat-decided = Hat sich entschieden
seat-undecided = Muss sich noch entscheiden

## A seat: what only its player sees

own-gold = Gold: { $gold } (bei der Wertung { $final } mit Edelsteinen und Felipe IV: { votes })
own-gems = { $count ->
    [0] Edelsteine: keine
   *[other] Edelsteine: { $gems }
}
own-hand = Auf der Hand: { $card } – { $effect }
own-order = { $now ->
    [yes] Auftrag: { $card } – { $effect } – jetzt erfüllt
   *[no] Auftrag: { $card } – { $effect } – jetzt nicht erfüllt
}
own-dropped = Abgelegter Auftrag: { $card }
own-answer = Verdeckte Antwort: { $choice }

## The count

count = Die Wertung
count-line = { $rank }. { $seat }: { votes } ({ $sources }); Auftrag { $order }
count-tie = Bei je { votes } entscheidet die älteste Person einer Auslage: { $seats }
count-oldest = { $seat } ({ $person }, { $age })
count-without-person = { $seat } (keine Person)
count-tie-nobody = Ohne Person entscheidet, wer im Uhrzeigersinn dem Camerlengo ({ $camerlengo }) am nächsten sitzt: { $seats }

## Where printed values are known from: by certainty, or by component.

source-habemus-rulebook = französische Spielregel, Fassung 1.0
source-habemus-quoted = englische Spielregel, Fassung 2.0, Materialliste
source-habemus-cards = insgesamt 54 Goldkarten; ihre Werte ändern am Spiel nichts
source-habemus-barberini = geboren am 5. August 1607 (nach anderen Quellen am 4. August): englische Wikipedia, „Antonio Barberini“
source-habemus-bichi = geboren am 30. September 1596: englische Wikipedia, „Alessandro Bichi“
source-habemus-orsini = geboren am 17. Januar 1615: Dizionario Biografico degli Italiani, „Orsini, Virginio“
source-habemus-colonna = geboren am 23. März 1604: englische Wikipedia, „Girolamo Colonna“
source-habemus-lugo = geboren am 25. November 1583: englische Wikipedia, „John de Lugo“
source-habemus-hessen = geboren am 28. Februar 1616: deutsche Wikipedia, Artikel dieses Namens
source-habemus-giancarlo = geboren im Juni oder Juli 1611 (drei Angaben, die dasselbe Alter ergeben): Cathopedia, „Giancarlo de’ Medici“
source-habemus-cesi = geboren um 1583; das Alter ist so gewählt, dass sich alle unterscheiden: englische Wikipedia, „Pier Donato Cesi (1583-1656)“
source-habemus-sacchetti = geboren am 17. Dezember 1587 (nach anderen Quellen 1586): englische Wikipedia, „Giulio Cesare Sacchetti“
source-habemus-ginetti = geboren am 6. April 1585 (nach anderen Quellen 1586): englische Wikipedia, „Marzio Ginetti“
source-habemus-brancaccio = geboren am 15. April 1592: italienische Wikipedia, „Francesco Maria Brancaccio“
source-habemus-maculani = geboren am 11. September 1578: Cathopedia, „Vincenzo Maculani“
source-habemus-rapaccioli = geboren 1608 (nach anderen Quellen 1605): Dizionario Biografico degli Italiani, „Rapaccioli“
source-habemus-chigi = geboren am 13. Februar 1599: englische Wikipedia, „Pope Alexander VII“
source-habemus-ottoboni = geboren am 22. April 1610: englische Wikipedia, „Pope Alexander VIII“
source-habemus-imperiali = geboren am 21. Februar 1612: englische Wikipedia, „Lorenzo Imperiali“
source-habemus-albizzi = geboren am 24. Oktober 1593: Cathopedia, „Francesco Albizzi“
source-habemus-carafa = geboren am 18. Juli 1581: englische Wikipedia, „Pier Luigi Carafa (1581-1655)“
source-habemus-harrach = geboren am 4. November 1598: englische Wikipedia, „Ernst Adalbert of Harrach“
source-habemus-retz = geboren am 20. September 1613: englische Wikipedia, „Jean Francois Paul de Gondi“
source-habemus-durazzo = geboren am 5. August 1594 (nach anderen Quellen am 16. Juni): englische Wikipedia, „Stefano Durazzo“
source-habemus-este = geboren am 10. August 1617 (nach anderen Quellen 1618): italienische Wikipedia, „Rinaldo d’Este (1617-1672)“
source-habemus-carlo = geboren am 19. März 1595: englische Wikipedia, „Carlo de’ Medici (cardinal)“
source-habemus-francesco = geboren am 23. September 1597: Florida International University, „Cardinals of the Holy Roman Church“, 1623
source-habemus-azzolini = geboren am 11. April 1623: Enciclopedia Italiana, „Azzolino, Decio“

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-round-actions = Eine Runde: Aktionskarten
section-round-bid = Eine Runde: Bieten
section-round-take = Eine Runde: Nehmen
section-taken-felipe = Was eine genommene Karte bewirkt: { card-felipe }
section-taken-death = Was eine genommene Karte bewirkt: { card-death }
section-actions-best-twice = Aktionskarten: { card-best-twice }
section-actions-bribe = Aktionskarten: { card-bribe }
section-actions-swap = Aktionskarten: { card-swap }
section-black = Schwarzer Rauch
