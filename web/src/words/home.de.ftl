# Die Seiten rund um die Tische, auf Deutsch.

site-title = roisoleil
site-description = Brettspiele rund um den Sonnenkönig: Habemus Papam, Im Schatten des Sonnenkönigs, Louis XIV. Gegen Bots, online mit Freunden oder zusammen an einem Bildschirm.
to-home = roisoleil: Startseite
go-home = Zur Startseite
more-pages = Weitere Seiten
try-again = Noch einmal versuchen
reload = Neu laden

## Einstellungen

settings = Einstellungen
settings-done = Fertig
language = Sprache
theme = Design
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
speed = Tempo der Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
sound = Ton
sound-about = Ein einzelner leiser Ton, wenn du am Zug bist.
text-mode = Textmodus
text-mode-about = Beschreibt den Tisch und deine Möglichkeiten in Worten statt in Bildern.
your-name = Dein Name am Tisch

## Startseite

home-title = roisoleil: Brettspiele rund um den Sonnenkönig
home-heading = Brettspiele rund um den Sonnenkönig
home-about = Spiel gegen Bots, online mit Freunden oder zusammen an einem Bildschirm. Kostenlos, ohne Konto, in drei Sprachen.
default-name = Gast
games = Spiele
game-habemus = Habemus Papam
game-habemus-about = Rom, 1655: Biete verdeckt Edelsteine für Kardinäle, Gunst und Intrigen, bis weißer Rauch aufsteigt.
game-ombre = Im Schatten des Sonnenkönigs
game-ombre-about = Sammle fünf Eigenschaften am Hof und nutze deine Mehrheiten, bevor dir die Macht ausgeht.
game-louis_xiv = Louis XIV
game-louis_xiv-about = Gewinne den Hof von Versailles für dich, Person für Person, und erfülle in vier Runden deine geheimen Missionen.
players = { $between ->
    [0] { $least } oder { $most } Spieler
   *[other] { $least } bis { $most } Spieler
}
minutes = { $least } bis { $most } Minuten
play-now = Jetzt gegen Bots spielen
play-now-against = { $count ->
    [one] Ein Bot, Stufe { $level }.
   *[other] { $count } Bots, Stufe { $level }.
}
play-now-change = Ändern
invite-friends = Freunde einladen
one-screen = An einem Bildschirm spielen
board-is-coming = Für dieses Spiel gibt es noch kein Spielbrett.
in-the-terminal = Bis dahin kannst du das Spiel im Terminal spielen.
read-rules = Spielregel: { $game }
my-tables = Meine Tische
next-table = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
no-tables = Keine laufenden Partien. Fang unten eine an.
with-company = mit { $names }
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [1] gestern
   *[other] vor { $count } Tagen
}
line-due = Du bist am Zug
line-open = Noch nicht begonnen
line-playing = Andere überlegen
line-over = Beendet
line-ended = Vorzeitig beendet
line-damaged = Lässt sich nicht zeigen
line-public-open = Mitspielen
line-public-playing = Zuschauen
line-public-over = Wiederholung
line-public-ended = Wiederholung
past-tables = Beendete Partien
no-past-tables = Noch keine beendeten Partien.
show-past-tables = Beendete Partien zeigen
more-past-tables = Mehr zeigen
public-tables = Öffentliche Tische
no-public-tables = Zurzeit gibt es keine offenen öffentlichen Tische.
by-link = Du hast einen Link?
by-link-about = Füge ihn hier ein, um mitzuspielen, zuzuschauen oder an deinen Platz zurückzukehren
open-link = Öffnen
strange-link = Das ist kein Link zu einem Tisch. Er muss /t/ und den Namen des Tisches enthalten.
not-affiliated = Die Spiele gehören ihren Autoren und Verlagen. Dieses Projekt ist mit keinem von ihnen verbunden und von keinem beauftragt oder gebilligt.
for-programs = Für Programme: die API
version = Version { $version }

## Ein neuer Tisch

new-table = Neuer Tisch: { $game }
who-plays = Wer spielt?
seat-number = Platz { $number }
seat-me = Du
seat-kind = Wer hier sitzt
seat-kind-bot = Bot
seat-kind-friend = Freunde, per Link
seat-kind-friend-about = Du bekommst einen Link zum Verschicken; wer ihn öffnet, nimmt diesen Platz ein.
seat-kind-here = Person an diesem Gerät
seat-name = Name
seat-name-of = Spieler { $number }
seat-level = Stufe des Bots
seat-add = Platz hinzufügen
seat-remove = Platz { $number } entfernen
bot-with-level = { $name } ({ $level })
seat-free = Freier Platz
level-random-about = Spielt irgendeinen erlaubten Zug, ohne nachzudenken.
level-page-about = Für den Einstieg: nimmt, was ins Auge fällt. Genau richtig für deine ersten Partien.
level-courtisan-about = Solide: wägt jede Möglichkeit ab, plant aber nicht voraus. Schlägt Pagen meistens.
level-ministre-about = Stark: denkt einige Züge voraus, eine Drittelsekunde je Entscheidung.
level-roi-about = Am stärksten: denkt viel weiter voraus als der Minister, zwei Sekunden je Entscheidung.
options = Varianten
watching-who = Wer darf zuschauen?
watching-link = Wer den Link hat, darf zuschauen
watching-nobody = Nur wer mitspielt, sieht den Tisch
watching-about = Wer zuschaut, sieht nur, was offen liegt, nie verdeckte Handkarten.
list-publicly = Auf der Startseite zeigen
list-publicly-about = Alle auf diesem Server können den Tisch finden, freie Plätze nehmen und zuschauen.
fair-deal = Nachprüfbare Mischung: Vor der Partie veröffentlicht der Server einen Fingerabdruck seiner Mischung, und dein Browser fügt eine eigene Zufallszahl hinzu. Am Ende können alle prüfen, dass niemand manipuliert hat.
open-and-invite = Tisch eröffnen und einladen
start-game = Partie beginnen

## Vor der Partie

lobby-title = { $game }: vor der Partie
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-complete = Alle sind da.
lobby-full = Alle Plätze sind besetzt, und nur wer mitspielt, sieht diesen Tisch.
lobby-full-watch = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen: Die Partie beginnt von selbst.
sitting-mine = an diesem Gerät
sitting-person = hat Platz genommen
sitting-bot = Bot
sitting-free = wartet auf jemanden
join-as = Dein Name
sit-down = Platz nehmen
no-account = Kein Konto nötig: Ein Name genügt.
seat-another-here = Noch jemanden an dieses Gerät setzen
leave-seat = Platz freigeben
leave-seat-of = Platz freigeben: { $name }
close-table = Diesen Tisch schließen
close-table-about = Dann kann hier niemand mehr Platz nehmen oder eine Partie beginnen.
close-table-do = Endgültig schließen
close-table-not = Offen lassen
start-when-complete = Du kannst beginnen, sobald alle Plätze besetzt sind.
invite-about = Verschicke diesen Link oder lass deine Freunde den Code scannen. Sie wählen einen Namen und nehmen Platz.
invite-link = Spiel mit: { $game }
qr-code = Derselbe Link als QR-Code
copy-link = Link kopieren
share-link = Teilen …
link-copied = Kopiert
seat-links = Auf einem anderen Gerät weiterspielen
seat-links-about = Dieser Link ist dein Platz: Speichere ihn, um auf einem anderen Gerät weiterzuspielen oder falls dieser Browser dich vergisst. Gib ihn nicht weiter: Wer ihn hat, kann für dich spielen.
seat-link-of = Geheimer Link von { $name }
seat-links-none = Dieser Browser hat den geheimen Link dieses Platzes nicht. Er wird auf dem Gerät angezeigt, auf dem der Platz eingenommen wurde.
claiming = Du kehrst an deinen Platz zurück …

## Regeln

rules-of = Spielregel: { $game }
rules-contents = Inhalt
play-it = Spielen
components = Das Material, und wie sicher wir sind
components-about = { $reconstructed ->
    [0] Das Spiel hat { $count } gedruckte Werte, auf die es ankommt; für alle kennen wir eine Quelle.
    [one] Das Spiel hat { $count } gedruckte Werte, auf die es ankommt. Für einen davon fanden wir keine Quelle; wir haben ihn rekonstruiert (°).
   *[other] Das Spiel hat { $count } gedruckte Werte, auf die es ankommt. Für { $reconstructed } davon fanden wir keine Quelle; wir haben sie rekonstruiert (°).
}
components-sure-too = Auch Werte zeigen, die in der gedruckten Spielregel stehen
component-item = Teil
component-value = Wert
component-certainty = Sicherheit

## Urheber

credits = Urheber und Rechte
credits-games = Die Spiele
credits-buy = Wenn dir ein Spiel gefällt, kauf es, wo du es noch bekommst.
credits-words = Die Spielregeln
credits-words-about = Die Spielregeln stehen hier in unseren eigenen Worten: Kein Scan, kein Bild und kein Satz einer gedruckten Spielregel ist wiedergegeben. Wo eine gedruckte Spielregel einen nötigen Wert nicht nennt, ist er rekonstruiert und mit ° gekennzeichnet.
credits-pictures = Die Bilder
credits-pictures-about = Bretter, Rahmen, Porträts und die Bilder der Spiele wurden für diese Seite gezeichnet.
credits-icons = Einige kleine Symbole stammen von Lorc, Delapouite und anderen Beitragenden bei { $site }, { $licence }.
credits-fonts = Die Schriften
credits-ofl = Beide stehen unter der { $licence }.
credits-program = Das Programm
credits-licence = roisoleil ist freie Software unter der MIT-Lizenz.
credits-software = Entwickelt mit { $software }.

## Was schiefging, und was man nun tun kann

gone-title = Das hat nicht geklappt
gone-title-no-such-table = Hier ist kein Tisch
gone-title-no-such-page = Unbekannte Seite
gone-title-no-such-game = Unbekanntes Spiel
gone-title-no-board-yet = Noch kein Spielbrett
gone-title-claim-refused = Dieser Link öffnet keinen Platz
gone-title-no-secret = Dieser Link ist unvollständig
gone-title-unreachable = Der Server antwortet nicht
gone-title-unavailable = Der Server braucht einen Augenblick
gone-title-stopping = Der Server startet neu
gone-title-new-version = Diese Seite ließ sich nicht laden
gone-title-too-many = Einen Augenblick, bitte
gone-title-damaged = Dieser Tisch ist beschädigt
gone-title-closed = Dieser Tisch ist geschlossen
gone-next = Geh zurück zur Startseite oder versuch es gleich noch einmal.
gone-next-no-such-table = Prüf, ob der Link vollständig ist, oder frag die Person, von der du ihn hast. Ist es dein eigener Tisch? Dann öffne hier den geheimen Link deines Platzes: Das Gerät, auf dem du Platz genommen hast, zeigt ihn vor der Partie an und am Tisch im Menü.
gone-next-no-such-page = Alle Spiele und deine Tische findest du auf der Startseite.
gone-next-no-such-game = Alle Spiele findest du auf der Startseite.
gone-next-no-board-yet = Du kannst hier die Spielregel lesen und das Spiel im Terminal spielen.
gone-next-claim-refused = Kopier den ganzen Link noch einmal. Wenn du diesen Platz freigegeben hast, gilt sein Link nicht mehr; über den Link des Tisches kommst du wieder herein.
gone-next-no-secret = Was nach dem # steht, ist der Schlüssel zu deinem Platz. Kopier den ganzen Link noch einmal.
gone-next-unreachable = Prüf deine Verbindung. Deine Partie ist gespeichert: Nichts ist verloren.
gone-next-new-version = Lade die Seite neu, um weiterzuspielen. Deine Partien sind gespeichert: Nichts ist verloren.
gone-next-damaged = Dein Platz bleibt deiner. Sobald der Fehler behoben ist, geht die Partie dort weiter, wo sie war.
gone-next-closed = Auf der Startseite kannst du einen neuen eröffnen.
gone-open-link = Einen anderen Link öffnen
problem-no-such-table = Unter dieser Adresse gibt es keinen Tisch, oder nur wer mitspielt, darf ihn sehen, oder dieser Browser kennt dich nicht mehr.
problem-no-such-page = Unter dieser Adresse gibt es nichts.
problem-no-such-game = Dieser Server kennt das Spiel nicht.
problem-no-board-yet = Dieses Spiel hat im Browser noch kein Spielbrett.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-such-position = So weit ist die Partie nicht gekommen.
problem-claim-refused = Der geheime Teil dieses Links gehört zu keinem Platz an diesem Tisch.
problem-no-secret = Der geheime Teil des Links fehlt.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-name-taken = An diesem Tisch heißt schon jemand so oder so ähnlich. Wähle einen anderen Namen.
problem-seat-not-taken = Dort sitzt niemand.
problem-seats-free = Es sind noch Plätze frei.
problem-already-started = Die Partie hat schon begonnen.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-your-seat = Das ist nicht dein Platz, oder dieser Browser kennt dich nicht mehr.
problem-not-your-table = Nur wer diesen Tisch eröffnet hat, kann ihn schließen.
problem-over = Die Partie ist zu Ende.
problem-not-over = Das geht erst, wenn die Partie zu Ende ist.
problem-not-playing = Das geht nur, während die Partie läuft.
problem-rematch-exists = Die Revanche ist schon eröffnet: Mach mit.
problem-no-undo = Das kannst du nicht mehr allein rückgängig machen: Etwas wurde aufgedeckt, oder jemand anderes hat gewählt.
problem-nothing-to-take-back = Du hast nichts, was du rückgängig machen könntest.
problem-nothing-sealed = Du hast nichts verdeckt gewählt.
problem-sealed-alone = Eine verdeckte Antwort musst du einzeln geben.
problem-nothing-asked = Du hast gerade nichts zu entscheiden.
problem-already-asked = Es gibt schon einen Vorschlag, der auf Antworten wartet.
problem-not-asked = Du hast gerade nichts zu entscheiden, also gibt es keinen Tipp.
problem-not-against-people = Tipps gibt es nur, wenn du allein gegen Bots spielst, oder nach der Partie.
problem-other-rules = Diese Partie wurde mit einer älteren Fassung der Spielregel begonnen; darin geht das nicht mehr.
problem-stale = Am Tisch ist inzwischen etwas passiert. Sieh nach und wähle noch einmal.
problem-conflict = Im selben Moment ist etwas anderes passiert. Bitte versuch es noch einmal.
problem-busy = Alle Bots denken gerade nach. Bitte versuch es gleich noch einmal.
problem-too-many = Zu viele Anfragen in kurzer Zeit. Bitte warte einen Moment.
problem-too-many-tables = Von hier aus wurden heute zu viele Tische eröffnet. Spiel an einem davon weiter, oder komm morgen wieder.
problem-too-many-streams = Dieser Tisch ist in zu vielen Fenstern offen. Schließ ein paar davon.
problem-server-is-private = Dieser Server zeigt keine öffentlichen Tische an.
problem-foreign-origin = Eine andere Website wollte in deinem Namen handeln; das wurde abgelehnt.
problem-foreign-host = Unter diesem Namen ist dieser Server nicht zu erreichen.
problem-not-json = Der Server hat die Seite nicht verstanden. Bitte lade sie neu.
problem-key-reused = Diese Anfrage hat den Schlüssel einer früheren. Bitte versuch es noch einmal.
problem-broken = Der Server hat die Anfrage nicht verstanden. Bitte lade die Seite neu.
problem-refused = Der Server hat die Anfrage abgelehnt.
problem-fault = Auf dem Server ist ein Fehler aufgetreten; er wurde protokolliert. Bitte versuch es noch einmal.
problem-damaged = Der Server kann diesen Tisch nicht mehr lesen. Der Fehler liegt beim Server und wurde protokolliert.
problem-closed = Er wurde geschlossen, bevor die Partie begann.
problem-unavailable = Die Datenbank antwortet gerade nicht.
problem-stopping = Der Server wird gerade neu gestartet.
problem-unreachable = Der Server ist nicht zu erreichen.
problem-new-version = Der Server antwortet nicht, oder die Seite wurde aktualisiert, seit dieser Tab geöffnet ist.

## Vergessen werden

forget-me = Meine Daten löschen
forget-about = Du hast hier kein Konto, aber dieser Server erkennt dich an einem Cookie und speichert einiges für dich. Du kannst es jederzeit löschen lassen.
forget-unknown = Dieser Server hat nichts über dich gespeichert. Du kannst noch löschen, was dieser Browser für ihn gespeichert hat.
forget-deleted = Was gelöscht wird
forget-name = Dein Name, überall, wo er erscheint.
forget-chat = Alles, was du im Chat geschrieben hast, und deine Notizen.
forget-seats = Deine Plätze: In laufenden Partien spielt ein Bot für dich weiter, und deine Tische werden nicht mehr aufgeführt.
forget-browser = In diesem Browser: deine Einstellungen, die geheimen Links deiner Plätze und wie weit du jeden Tisch gesehen hast.
forget-stays = Was bleibt
forget-games = Die Partien selbst, ohne deinen Namen: Andere haben sie mitgespielt.
forget-links = Die geheimen Links beendeter Partien: Wer einen hat, kann den Platz noch öffnen. Alle anderen Links gelten dann nicht mehr.
forget-meant = Mir ist klar, dass das endgültig ist.
forget-do = Jetzt alles löschen
forget-not = Alles behalten
forget-done = Erledigt. Deine Daten sind auf diesem Server und in diesem Browser gelöscht.
