# Die Seiten rund um die Tische, auf Deutsch.

site-title = roisoleil
to-home = roisoleil: zur Startseite
go-home = Zur Startseite
more-pages = Weitere Seiten
try-again = Noch einmal versuchen
reload = Neu laden

## Einstellungen

settings = Einstellungen
settings-done = Fertig
language = Sprache
theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
speed = Tempo der Züge
speed-off = Ohne Pausen
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
sound = Ton
sound-about = Ein einziger leiser Klang, wenn du dran bist.
text-mode = Textmodus
text-mode-about = Sagt Stellungen und Möglichkeiten in Worten statt in Bildern.
your-name = Dein Name am Tisch

## Startseite

home-title = roisoleil: Brettspiele aus der Zeit des Sonnenkönigs
home-heading = Brettspiele aus der Zeit des Sonnenkönigs
home-about = Spiel gegen Bots, mit Freunden in der Ferne oder zusammen an einem Bildschirm. Frei, ohne Konto, in drei Sprachen.
default-name = Gast
games = Spiele
game-habemus = Habemus Papam
game-habemus-about = Rom, 1655: Biete heimlich Edelsteine für Kardinäle, Gunst und Ränke, bis weißer Rauch aufsteigt.
game-ombre = Im Schatten des Sonnenkönigs
game-ombre-about = Sammle fünf Eigenschaften bei Hofe und nutze deine Mehrheiten, bevor dir die Macht ausgeht.
game-louis_xiv = Louis XIV
game-louis_xiv-about = Gewinne Versailles, Tafel für Tafel, und erfülle in vier Runden deine geheimen Missionen.
players = { $between ->
    [0] { $least } oder { $most } Personen
   *[other] { $least } bis { $most } Personen
}
minutes = { $least } bis { $most } Minuten
play-now = Jetzt gegen Bots spielen
play-now-against = { $count ->
    [one] Ein Bot, Stufe { $level }.
   *[other] { $count } Bots, Stufe { $level }.
}
play-now-change = Ändern
invite-friends = Freunde einladen
one-screen = Ein Bildschirm
board-is-coming = Das Brett kommt noch.
in-the-terminal = Bis dahin spielt man dieses Spiel im Terminal.
read-rules = Regeln: { $game }
my-tables = Meine Tische
next-table = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
no-tables = Keine Partie im Gange. Fang unten eine an.
with-company = mit { $names }
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [1] gestern
   *[other] vor { $count } Tagen
}
line-due = Du bist dran
line-open = Noch nicht begonnen
line-playing = Andere überlegen
line-over = Beendet
line-ended = Vorzeitig beendet
line-public-open = Mitspielen
line-public-playing = Zuschauen
line-public-over = Ansehen
line-public-ended = Ansehen
past-tables = Beendete Partien
no-past-tables = Noch ist keine Partie beendet.
show-past-tables = Beendete Partien zeigen
more-past-tables = Mehr zeigen
public-tables = Öffentliche Tische
no-public-tables = Zurzeit ist kein öffentlicher Tisch offen.
by-link = Du hast einen Link?
by-link-about = Füge ihn hier ein, um mitzuspielen, zuzuschauen oder deinen Platz wieder einzunehmen
open-link = Öffnen
strange-link = Das ist kein Link zu einem Tisch. Er müsste /t/ und den Namen des Tisches enthalten.
not-affiliated = Die Spiele gehören ihren Autoren und Verlagen. Dieses Projekt ist mit keinem von ihnen verbunden und von keinem beauftragt oder gebilligt.
for-programs = Für Programme: die API

## Ein neuer Tisch

new-table = Neuer Tisch: { $game }
who-plays = Wer spielt?
seat-number = Platz { $number }
seat-me = Du
seat-kind = Wer hier sitzt
seat-kind-bot = Bot
seat-kind-friend = Freund, per Link
seat-kind-friend-about = Du bekommst einen Link zum Verschicken; wer ihn öffnet, nimmt diesen Platz ein.
seat-kind-here = Person an diesem Gerät
seat-name = Name
seat-name-of = Spieler { $number }
seat-level = Stufe des Bots
seat-add = Platz hinzufügen
seat-remove = Platz { $number } entfernen
seat-free = Freier Platz
level-random-about = Spielt irgendetwas Erlaubtes, ohne nachzudenken.
level-page-about = Ein Anfänger: nimmt, was ins Auge fällt. Richtig für deine ersten Partien.
level-courtisan-about = Ein solider Spieler: wägt jede Möglichkeit ab, schaut aber nicht voraus. Schlägt Pagen meistens.
level-ministre-about = Stark: spielt jede Möglichkeit eine Drittelsekunde lang im Kopf ein Stück weiter.
level-roi-about = Am stärksten: sieht viel weiter voraus als der Ministre und denkt zwei Sekunden nach.
options = Varianten
option-favori = Der Günstling
option-favori-about = Die Erweiterung: Alle haben einen Günstling bei Hofe, mit vier weiteren Möglichkeiten.
watching-who = Wer darf zuschauen?
watching-link = Wer den Link hat, darf zuschauen
watching-nobody = Nur wer mitspielt, sieht den Tisch
watching-about = Wer zuschaut, sieht, was für alle offen liegt, nie die Hand von jemandem.
list-publicly = Auf der Startseite zeigen
list-publicly-about = Alle auf diesem Server können den Tisch finden, freie Plätze nehmen und zuschauen.
fair-deal = Ehrlich gegeben: Vor der Partie legt sich der Server auf seine Karten fest, und dein Browser gibt heimlich eine Prise Zufall dazu. Am Ende kann jeder prüfen, dass niemand nachgeholfen hat.
open-and-invite = Tisch eröffnen und einladen
start-game = Partie beginnen

## Vor der Partie

lobby-title = { $game }: vor der Partie
lobby-waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
lobby-complete = Alle sind da.
lobby-full = Alle Plätze sind besetzt, und dieser Tisch ist nur für seine Spieler sichtbar.
lobby-full-watch = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen: Es beginnt von selbst.
sitting-mine = an diesem Gerät
sitting-person = sitzt hier
sitting-bot = Bot
sitting-free = wartet auf jemanden
join-as = Dein Name
sit-down = Platz nehmen
no-account = Kein Konto nötig: Ein Name genügt.
seat-another-here = Noch jemanden an dieses Gerät setzen
leave-seat = Aufstehen
leave-seat-of = Aufstehen: { $name }
start-when-complete = Du kannst beginnen, wenn alle Plätze besetzt sind.
invite-about = Verschicke diesen Link oder lass deine Freunde das Bild scannen. Sie wählen einen Namen und setzen sich.
invite-link = Komm, spiel mit: { $game }
qr-code = Derselbe Link als QR-Code
copy-link = Link kopieren
share-link = Teilen …
link-copied = Kopiert
seat-links = Auf einem anderen Gerät weiterspielen
seat-links-about = Dieser Link ist dein Platz: Heb ihn auf, um auf einem anderen Gerät weiterzuspielen, oder falls dieser Browser dich vergisst. Gib ihn niemandem; wer ihn hat, spielt für dich.
seat-link-of = Geheimer Link von { $name }
seat-links-none = Dieser Browser kennt den geheimen Link dieses Platzes nicht. Er wird dort gezeigt, wo der Platz eingenommen wurde.
claiming = Du nimmst deinen Platz wieder ein …

## Regeln

rules-of = Regeln: { $game }
rules-contents = Inhalt
play-it = Spielen
components = Das Material, und wie sicher wir sind
components-about = Das Spiel hat { $count } gedruckte Werte, auf die es ankommt; { $reconstructed } davon kennen wir aus keiner Quelle und haben sie rekonstruiert (°).
components-sure-too = Auch zeigen, was in der Spielregel steht
component-item = Teil
component-value = Wert
component-certainty = Wie sicher
part-board = Tafel { $number }
part-mission = Mission { $number }
part-money = Geldkarte { $number }
part-habemus-diamond = Diamanten
part-habemus-ruby = Rubine
part-habemus-sapphire = Saphire
part-habemus-amber = Bernsteine
part-habemus-start = Gold zu Beginn
part-habemus-cards = Goldkarten
part-ombre-power = Machtchips
part-ombre-gold = Goldchips
part-louis_xiv-favori = Der Günstling
field-name = Name:
field-faction = Partei:
field-age = Alter:
field-symbol = Symbol:
field-copies = Anzahl:
field-votes = Stimmen:
field-total = insgesamt:
field-start = zu Beginn:
field-amount = Betrag:
field-values = Werte:
field-colour = Farbe:
field-seal = Siegel:
field-count = Karten:
field-seals = mit Siegel:
field-tiles = verlangt:
field-front-kind = Vorderseite:
field-front-number = Vorderseite, Zahl:
field-back-kind = Rückseite:
field-back-number = Rückseite, Zahl:
field-king = Kronen:
field-louis = Louisdor:
field-redraw = neue Karten:
field-jump = Sprung:
field-intrigue = Intrige:
field-keep = Behalten:
value-true = ja
value-false = nein
value-grey = grau
value-money = Bestechung
value-first = erster Platz
value-markers = Zahl der Steine
value-sceptre = Zepter
value-letter = Brief
value-ring = Ring
value-helmet = Helm
value-any = beliebig
value-favori-redraw = beliebig viele Einflusskarten
value-favori-jump = ein Schritt beim Einsetzen auf eine beliebige Tafel
value-favori-intrigue = ein Stein aus dem allgemeinen und bis zu zwei aus dem persönlichen Vorrat
value-favori-keep = drei Chips bleiben liegen
# Where printed values are known from, by game and certainty; what only one value has is told by the component file.
source-ombre-rulebook = französische Spielregel
source-louis_xiv-rulebook = französische Spielregel
source-habemus-rulebook = französische Spielregel, Fassung 1.0
source-ombre-reconstructed = Die Hälfte jeder Farbe trägt ein Siegel; eine Auktionskarte hat die Farbe, deren Wirkung sie wiederholt, sonst ist sie grau; 20 Chips zu 1 und 20 zu 2.
source-ombre-inferred = Die Spielregel nennt nur auf drei Auktionskarten ein Siegel, dazu eine blaue und eine violette Auktionskarte.
source-louis_xiv-reconstructed = Das Wenden vertauscht offene und alleinige Bedingung; Preise von drei und vier nach den Hinweisen der Spielregel; Beträge, Plättchen und Boni gleichmäßig verteilt.
source-louis_xiv-quoted = Zeitung vom 4. Juni 2005 (Preise, Kronen für Geld), Besprechungen (Schwellen von zwei oder drei, jede Person auf zwei Geldkarten).
source-louis_xiv-inferred = Auf den Tafeln 1 bis 4 kennt das Kapitel über den König nur Geld und den ersten Platz; diese vier sind gleichartig.
source-habemus-quoted = englische Spielregel, Fassung 2.0, Materialliste

## Urheber

credits = Urheber und Rechte
credits-games = Die Spiele
credits-buy = Wenn dir ein Spiel gefällt, kauf es, wo du es bekommst.
credits-words = Die Regeln
credits-words-about = Die Regeln stehen hier in unseren eigenen Worten: kein Scan, kein Bild und kein Satz einer Spielregel ist wiedergegeben. Wo eine Spielregel einen nötigen Wert nicht nennt, ist er rekonstruiert und mit ° bezeichnet.
credits-pictures = Die Bilder
credits-pictures-about = Bretter, Rahmen, Porträts und die Bilder der Spiele wurden für diese Seite gezeichnet.
credits-icons = Einige kleine Zeichen sind von Lorc, Delapouite und anderen von
credits-fonts = Die Schriften
credits-ofl = Beide unter der
credits-program = Das Programm
credits-licence = roisoleil ist freie Software unter der MIT-Lizenz.
credits-software = Gemacht mit

## Was schiefging, und was man nun tun kann

gone-title = Das hat nicht geklappt
gone-title-no-such-table = Hier ist kein Tisch
gone-title-no-such-page = Unbekannte Seite
gone-title-no-such-game = Unbekanntes Spiel
gone-title-no-board-yet = Das Brett kommt noch
gone-title-claim-refused = Dieser Link öffnet keinen Platz
gone-title-no-secret = Dieser Link ist nicht vollständig
gone-title-unreachable = Der Server antwortet nicht
gone-title-unavailable = Der Server braucht einen Augenblick
gone-title-stopping = Der Server startet neu
gone-title-new-version = Diese Seite ließ sich nicht laden
gone-title-too-many = Einen Augenblick bitte
gone-next = Geh zurück zur Startseite, oder versuch es gleich noch einmal.
gone-next-no-such-table = Prüf, ob der Link vollständig ist, oder frag, wer ihn geschickt hat. Ist es dein eigener Tisch? Dann öffne hier den geheimen Link deines Platzes; das Gerät, an dem du dich gesetzt hast, zeigt ihn vor der Partie, und am Tisch im Menü.
gone-next-no-such-page = Alle Spiele und deine Tische sind auf der Startseite.
gone-next-no-such-game = Alle Spiele sind auf der Startseite.
gone-next-no-board-yet = Seine Regeln kann man hier lesen, und im Terminal kann man es spielen.
gone-next-claim-refused = Kopier den ganzen Link noch einmal. Wenn du von diesem Platz aufgestanden bist, gilt sein Link nicht mehr; über den Link des Tisches kommst du wieder herein.
gone-next-no-secret = Was nach dem # steht, ist der Schlüssel zu deinem Platz. Kopier den Link noch einmal, und zwar ganz.
gone-next-unreachable = Prüf deine Verbindung. Der Tisch ist aufgehoben: Nichts, was du getan hast, ist verloren.
gone-next-new-version = Lade die Seite neu, um weiterzuspielen. Deine Tische sind aufgehoben: Nichts, was du getan hast, ist verloren.
gone-open-link = Einen anderen Link öffnen
problem-no-such-table = An dieser Adresse ist kein Tisch, oder nur seine Spieler dürfen ihn sehen, oder dieser Browser kennt dich nicht mehr.
problem-no-such-page = An dieser Adresse ist nichts.
problem-no-such-game = Dieser Server kennt das Spiel nicht.
problem-no-board-yet = Dieses Spiel hat im Browser noch kein Brett.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-such-position = So weit ist die Partie nicht gekommen.
problem-claim-refused = Der geheime Teil dieses Links gehört zu keinem Platz an diesem Tisch.
problem-no-secret = Der geheime Teil des Links fehlt.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-seat-not-taken = Dort sitzt niemand.
problem-seats-free = Es sind noch Plätze frei.
problem-already-started = Die Partie hat schon begonnen.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-your-seat = Das ist nicht dein Platz, oder dieser Browser kennt dich nicht mehr.
problem-over = Die Partie ist zu Ende.
problem-not-over = Das geht erst, wenn die Partie zu Ende ist.
problem-not-playing = Das geht nur, während die Partie läuft.
problem-rematch-exists = Es gibt schon einen neuen Tisch für euch alle.
problem-no-undo = Das kannst du nicht mehr allein zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gewählt.
problem-nothing-to-take-back = Du hast nichts zurückzunehmen.
problem-nothing-sealed = Du hast nichts versiegelt.
problem-nothing-asked = Niemand fragt dich etwas.
problem-already-asked = Ein Vorschlag wartet schon auf Antworten.
problem-not-asked = Du wirst gerade nichts gefragt.
problem-not-against-people = Tipps gibt es nur allein gegen Bots oder nach der Partie.
problem-other-rules = Diese Partie wurde mit einer älteren Fassung der Regeln begonnen; das geht nicht mehr.
problem-stale = Am Tisch ist inzwischen etwas geschehen. Sieh hin und wähle noch einmal.
problem-conflict = Im selben Augenblick ist etwas anderes geschehen. Bitte versuch es noch einmal.
problem-busy = Alle Bots denken gerade nach. Bitte versuch es gleich noch einmal.
problem-too-many = Das war viel in kurzer Zeit. Bitte warte einen Augenblick.
problem-too-many-streams = Dieser Tisch ist in zu vielen Fenstern offen. Schließ ein paar davon.
problem-server-is-private = Dieser Server zeigt keine öffentlichen Tische.
problem-foreign-origin = Eine andere Seite wollte in deinem Namen handeln; das wurde abgelehnt.
problem-not-json = Der Server hat die Seite nicht verstanden. Lade sie neu.
problem-broken = Der Server hat das nicht verstanden. Lade die Seite neu.
problem-refused = Der Server hat das abgelehnt.
problem-fault = Dem Server ist ein Fehler unterlaufen. Er hat ihn notiert; bitte versuch es noch einmal.
problem-unavailable = Das Gedächtnis des Servers antwortet gerade nicht.
problem-stopping = Der Server wird gerade neu gestartet.
problem-unreachable = Der Server ist nicht zu erreichen.
problem-new-version = Entweder antwortet der Server gerade nicht, oder er wurde erneuert und dieser Tab ist noch der alte.

## Vergessen werden

forget-me = Vergiss mich
forget-about = Du hast hier kein Konto, aber dieser Server kennt dich an einem Cookie und bewahrt einiges für dich auf. Du kannst es jederzeit löschen lassen.
forget-unknown = Dieser Server weiß nichts über dich. Du kannst noch löschen, was dieser Browser für ihn aufbewahrt.
forget-deleted = Was gelöscht wird
forget-name = Dein Name, überall, wo er steht.
forget-chat = Alles, was du im Chat gesagt hast, und deine Notizen.
forget-seats = Deine Plätze: Dieser Browser spielt dort nicht mehr, und deine Tische werden nicht mehr aufgeführt.
forget-browser = In diesem Browser: deine Einstellungen, die geheimen Links deiner Plätze und wie weit du jeden Tisch gesehen hast.
forget-stays = Was bleibt
forget-games = Die Partien selbst, ohne deinen Namen: Andere haben sie auch gespielt.
forget-links = Der geheime Link eines Platzes. Wer ihn hat, kann sich dort weiterhin hinsetzen, auch um eine Partie zu beenden; heb deinen vorher auf, wenn du das möchtest.
forget-meant = Mir ist klar, dass das endgültig ist.
forget-do = Jetzt alles löschen
forget-not = Alles lassen, wie es ist
forget-done = Erledigt. Dieser Server und dieser Browser haben dich vergessen.
