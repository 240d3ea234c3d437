# Der Tisch, auf Deutsch. Ein Name kann jeder Text sein: kein Satz beugt ihn.

somebody = Jemand

## Bots nach ihrer Stärke

level-random = Zufall
level-page = Page
level-courtisan = Courtisan
level-ministre = Ministre
level-roi = Roi

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
table-sealed-own = Versiegelt: { $choice }.
table-is-over = Das Spiel ist zu Ende
table-is-ended = Das Spiel wurde einvernehmlich beendet
table-at = Stellung { $at } von { $last }

## Wählen

table-picked = Gewählt:
table-confirm = Bestätigen
table-clear = Verwerfen
table-choose-on = Weiter wählen: noch { $count } Möglichkeiten
table-unseal = Zurücknehmen
table-list = { $count ->
    [one] Liste ({ $count } Möglichkeit)
   *[other] Liste ({ $count } Möglichkeiten)
}
table-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
table-choices-seek = Suchen
table-choices-none = Nichts dergleichen
table-section = Regelheft: { $section }
table-no-such-choice = Diese Wahl gibt es nicht
table-not-with-picked = Das geht, aber nicht mit dem, was schon gewählt ist
table-dismiss = Schließen

## Plätze

table-seats = Am Tisch
table-bot = Bot
table-you = du
table-away = nicht da
table-sealed = versiegelt
table-seat-due = am Zug
table-hand-over = Weitergeben

## Ein Bildschirm für mehrere

table-curtain-turn = { $name } ist am Zug
table-curtain-place = Der Platz von { $name }
table-curtain-hand = Gib das Gerät an { $name } weiter. Die anderen sehen weg.
table-curtain-lift = Ich bin { $name }: meinen Platz zeigen

## Die Leiste und ihr Menü

table-watching = Du siehst zu
table-undo = Rückgängig
table-restart-turn = Zug neu beginnen
table-hint = Tipp
table-look-back = Zurückblicken
table-more = Mehr
table-takeback = Bitten, meine letzte Wahl zurückzunehmen
table-propose-end = Vorschlagen, das Spiel zu beenden
table-text-on = Den Tisch als Text lesen
table-text-off = Das Brett zeigen
table-text-then = Was hier geschah
table-keys = Tasten
table-rules = Regeln
table-next = Nächster Tisch, der auf mich wartet
table-home = Startseite
table-close = Schließen

## Abmachungen

table-agreement = Ein Vorschlag
table-asks-takeback = { $name } möchte eine Wahl zurücknehmen.
table-asks-end = { $name } schlägt vor, das Spiel hier zu beenden.
table-asks-open = Warten auf die Antwort von { $names }
table-accept = Annehmen
table-decline = Ablehnen

## Tipps

table-hint-title = Was ein starker Bot täte
table-hint-chance = { $percent } %
table-hint-playouts = { $count ->
    [one] Gewinnaussicht nach { $count } Partie, in Gedanken zu Ende gespielt.
   *[other] Gewinnaussicht nach { $count } Partien, in Gedanken zu Ende gespielt.
}
table-hint-only = Es gibt keine andere Wahl.

## Neben dem Brett

table-beside = Verlauf, Gespräch und Notizen
table-log = Verlauf
table-chat = Gespräch
table-notes = Notizen
table-deal = Karten
table-log-empty = Noch ist nichts geschehen.
table-log-lead = Stellung { $at } zeigen
table-automatic = von selbst: es gab keine andere Wahl
table-copy-log = Als Text kopieren
table-copied = Kopiert
table-download = Partie herunterladen
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-line = Etwas sagen
table-chat-send = Senden
table-chat-failed = Das kam nicht an. Bitte noch einmal versuchen.
table-chat-strangers = Um hier mitzureden, nimm zuerst an einem Tisch Platz.
table-watches = sieht zu
table-notes-about = Diese Notizen siehst nur du.
table-notes-kept = Gespeichert
table-notes-failed = Die Notizen sind gerade nicht zu erreichen.

## Die Karten, die jeder nachprüfen kann

table-deal-promise = Die Karten standen fest, bevor jemand Platz nahm: Damals wurde dieser Abdruck einer geheimen Zahl veröffentlicht, und alle haben seither etwas zu ihr hinzugetan. Niemand konnte die Karten aussuchen.
table-deal-commitment = Abdruck, vor dem Spiel veröffentlicht
table-deal-later = Nach dem Spiel wird die geheime Zahl hier gezeigt und geprüft.
table-deal-seed = Die geheime Zahl
table-deal-salts = { $count ->
    [one] Was hinzugetan wurde
   *[other] Was alle hinzugetan haben
}
table-deal-verified = ✓ Geprüft: Es waren die versprochenen Karten.
table-deal-wrong = ✗ Es waren nicht die versprochenen Karten!
table-deal-checked-here = Dieser Browser hat den Abdruck der Zahl berechnet: Es ist der veröffentlichte.
table-deal-checked-cards = Der Server hat alle Karten nach der Zahl und dem Hinzugetanen noch einmal ausgeteilt: Jede ist dieselbe.
table-deal-failed = Die Karten können gerade nicht geprüft werden.

## Zurückblicken

table-replay = Rückblick
table-replay-first = Zum Anfang
table-replay-back = Einen Schritt zurück
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-on = Einen Schritt weiter
table-replay-last = Zur letzten Stellung
table-replay-at = Stellung { $at } von { $last }
table-replay-seen = Gesehen von
table-replay-public = allen
table-replay-present = Zurück in die Gegenwart
table-replay-leave = Zurück zum Ergebnis
table-copy-link = Link kopieren
table-since = Seit du zuletzt hier warst
table-since-more = { $count ->
    [one] { $count } früheres Ereignis, dann:
   *[other] { $count } frühere Ereignisse, dann:
}
table-since-show = Zeig es mir
table-since-close = Weiterspielen

## Nach dem Ende

table-count-source = Herkunft
table-count-place = Platz
table-rematch = Revanche
table-rematch-go = Zur Revanche
table-review = Partie ansehen
table-copy-result = Ergebnis kopieren

## Verbindung

table-connection-lost = Verbindung unterbrochen – sie wird wiederhergestellt. Nichts geht verloren.
table-connection-unknown = Diese Seite erfährt nichts Neues.
table-new-version = Es gibt eine neue Fassung dieser Seite.
table-reload = Neu laden

## Tasten

table-key-pick = eine Karte, ein Ziel oder eine Wahl nach der Nummer nehmen
table-key-confirm = bestätigen
table-key-clear = verwerfen
table-key-list = Liste aller Möglichkeiten
table-key-undo = rückgängig
table-key-hint = Tipp, gegen Bots
table-key-log = Verlauf
table-key-chat = Gespräch
table-key-replay = zurückblicken, und wieder zurück
table-key-steps = Schritt für Schritt, beim Zurückblicken
table-key-help = diese Tasten
table-skip = Überspringen
