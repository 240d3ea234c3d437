# Der Tisch, auf Deutsch. Ein Name kann jeder Text sein: kein Satz beugt ihn.

somebody = Jemand

## Bots nach ihrer Stärke

level-random = Zufall
level-page = Page
level-courtisan = Höfling
level-ministre = Minister
level-roi = König

## Wer was tun muss

table-prompt = Was jetzt zu tun ist
table-your-turn = Du bist am Zug
table-to = { $name }: { $asked }
table-waiting = Einen Augenblick …
table-waiting-for = Warten auf { $names }
table-thinking = { $count ->
    [one] { $names } denkt nach …
   *[other] { $names } denken nach …
}
table-sealed-own = Verdeckt gewählt: { $choice }.
table-is-over = Die Partie ist zu Ende
table-is-ended = Die Partie wurde vorzeitig beendet
table-at = Stellung { $at } von { $last }

## Wählen

table-picked = Gewählt:
table-confirm = Bestätigen
table-clear = Verwerfen
table-choose-on = { $count ->
    [one] Weiter wählen: noch { $count } Möglichkeit
   *[other] Weiter wählen: noch { $count } Möglichkeiten
}
table-unseal = Ändern
table-list = { $count ->
    [one] Liste ({ $count } Möglichkeit)
   *[other] Liste ({ $count } Möglichkeiten)
}
table-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
table-choices-seek = Suchen
table-choices-none = Keine Treffer
table-section = Spielregel: { $section }
table-no-such-choice = Diese Wahl gibt es nicht
table-not-with-picked = Das geht, aber nicht zusammen mit dem, was schon gewählt ist
table-not-asked = Entscheide zuerst: { $asked }

## Plätze

table-seats = Am Tisch
table-bot = Bot
table-you = du
table-away = offline
table-sealed = verdeckt
table-seat-due = am Zug
table-hand-over = Weitergeben
table-see-own = Meine Hand ansehen
table-cover-own = Meine Hand verdecken

## Ein Bildschirm für mehrere

table-curtain-turn = { $name } ist am Zug
table-curtain-place = Der Platz von { $name }
table-curtain-hand = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
table-curtain-lift = Ich bin { $name }: meinen Platz zeigen

## Die Leiste und ihr Menü

table-watching = Du siehst zu
table-undo = Rückgängig
table-undo-alone = Deine letzte Wahl rückgängig machen und alles, was die Bots seitdem gewählt haben (U)
table-restart-turn = Zug neu beginnen
table-hint = Tipp
table-look-back = Wiederholung
table-more = Mehr
table-takeback = Um Rücknahme meiner letzten Wahl bitten
table-propose-end = Vorschlagen, die Partie zu beenden
table-text-on = Den Tisch als Text lesen
table-text-off = Das Spielbrett zeigen
table-text-then = Was hier passiert ist
table-keys = Tasten
table-rules = Spielregel
table-next = Nächster Tisch, der auf mich wartet
table-home = Startseite
table-close = Schließen

## Abmachungen

table-agreement = Vorschlag
table-asks-takeback = { $name } möchte eine Wahl zurücknehmen.
table-asks-end = { $name } schlägt vor, die Partie hier zu beenden.
table-asks-open = Warten auf die Antwort von { $names }
table-accept = Annehmen
table-decline = Ablehnen

## Tipps

table-hint-title = Was ein starker Bot tun würde
table-hint-chance = { $percent } %
table-hint-playouts = { $count ->
    [one] Gewinnchance, geschätzt aus { $count } Simulation.
   *[other] Gewinnchancen, geschätzt aus { $count } Simulationen.
}
table-hint-only = Es gibt nur eine Möglichkeit.

## Neben dem Brett

table-beside = Verlauf, Chat und Notizen
table-log = Verlauf
table-chat = Chat
table-notes = Notizen
table-deal = Mischung
table-struck = Betrifft dich:
table-log-empty = Es ist noch nichts passiert.
table-log-lead = Stellung { $at } zeigen
table-automatic = automatisch (einzige Möglichkeit)
table-copy-log = Als Text kopieren
table-copied = Kopiert
table-download = Partie herunterladen
table-chat-empty = Es hat noch niemand etwas geschrieben.
table-chat-line = Nachricht schreiben
table-chat-send = Senden
table-chat-failed = Nachricht nicht gesendet. Bitte versuch es noch einmal.
table-chat-strangers = Um hier zu schreiben, nimm zuerst an einem Tisch Platz.
table-watches = sieht zu
table-notes-about = Diese Notizen siehst nur du.
table-notes-kept = Gespeichert
table-notes-failed = Die Notizen lassen sich gerade nicht laden.

## Die Karten, die jeder nachprüfen kann

table-deal-promise = Der Anteil des Servers an der Mischung stand fest, bevor jemand Platz nahm: Damals wurde dieser Fingerabdruck (Hash) einer geheimen Zahl veröffentlicht. Seitdem haben alle eine eigene Zufallszahl beigesteuert. Niemand konnte sich die Karten aussuchen.
table-deal-commitment = Fingerabdruck, vor der Partie veröffentlicht
table-deal-later = Nach der Partie wird die geheime Zahl hier gezeigt und geprüft.
table-deal-seed = Die geheime Zahl
table-deal-salts = { $count ->
    [one] Die beigesteuerte Zufallszahl
   *[other] Die beigesteuerten Zufallszahlen
}
table-deal-verified = ✓ Geprüft: Es waren die festgelegten Karten.
table-deal-wrong = ✗ Es waren nicht die festgelegten Karten!
table-deal-checked-here = Dieser Browser hat den Fingerabdruck der Zahl berechnet: Es ist der veröffentlichte.
table-deal-checked-cards = Der Server hat alle Karten aus der geheimen Zahl und den Zufallszahlen noch einmal ausgeteilt: Sie sind identisch.
table-deal-failed = Die Mischung lässt sich gerade nicht prüfen.

## Zurückblicken

table-replay = Wiederholung
table-replay-first = Erste Stellung
table-replay-back = Einen Schritt zurück
table-replay-play = Abspielen
table-replay-pause = Pause
table-replay-on = Einen Schritt weiter
table-replay-last = Letzte Stellung
table-replay-at = Stellung { $at } von { $last }
table-replay-seen = Ansicht
table-replay-public = Zuschauer
table-replay-present = Zurück zur Partie
table-replay-leave = Zurück zum Ergebnis
table-copy-link = Link kopieren
table-since = Seit deinem letzten Besuch
table-since-more = { $count ->
    [one] { $count } früheres Ereignis, dann:
   *[other] { $count } frühere Ereignisse, dann:
}
table-since-show = Zeig es mir
table-since-close = Weiterspielen

## Nach dem Ende

table-count-source = Herkunft
table-count-place = Rang
table-count-again = Noch einmal zeigen
table-rematch = Revanche
table-rematch-go = Zur Revanche
table-review = Wiederholung ansehen
table-copy-result = Ergebnis kopieren

## Verbindung

table-connection-lost = Verbindung unterbrochen – sie wird wiederhergestellt. Nichts geht verloren.
table-connection-unknown = Diese Seite wird nicht mehr aktualisiert.
table-new-version = Es gibt eine neue Version dieser Seite.
table-reload = Neu laden

## Tasten

table-key-pick = eine Karte, ein Ziel oder eine Möglichkeit nach ihrer Nummer wählen
table-key-confirm = bestätigen
table-key-clear = verwerfen
table-key-list = Liste aller Möglichkeiten
table-key-undo = rückgängig
table-key-hint = Tipp, gegen Bots
table-key-log = Verlauf
table-key-chat = Chat
table-key-replay = Wiederholung öffnen und schließen
table-key-steps = Schritt vor und zurück in der Wiederholung
table-key-help = diese Tasten
table-skip = Überspringen
