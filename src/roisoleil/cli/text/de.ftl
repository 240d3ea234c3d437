# Die Wörter des Tisches im Terminal: roisoleil play.
# Der Name einer Person kann jeder Text sein: Kein Satz beugt ihn.

## Namen für alle, die keinen angegeben haben

cli-name-person = Person { $number }
cli-name-bot = Bot { $number }

## Fragen vor dem Spiel

cli-ask-game = Spiel
cli-ask-players = Anzahl am Tisch
cli-ask-people = Davon Menschen an diesem Bildschirm
cli-ask-level = Stärke der Bots
cli-level-page = fängt erst an: nimmt, was ins Auge fällt, und jeder nach seinem Geschmack
cli-level-courtisan = kann spielen: wägt jede Möglichkeit ab, ohne vorauszuschauen
cli-level-ministre = spielt gut: probiert einen Augenblick lang aus, was bald folgen kann
cli-level-roi = spielt am besten: sieht weiter voraus, zwei Sekunden lang

## Der Tisch

cli-hint-keys = ? Hilfe · h Regeln · u zurück · q Ende
cli-bot-turn = { $name } wählt …
cli-bot-thinks = { $name } denkt nach …
cli-commitment = Ehrlich verteilt: { $commitment }
cli-paged = { $shown } Möglichkeiten · + blättert um · ein Wort sucht
cli-filtered = { $shown } von { $all } Möglichkeiten · Eingabetaste zeigt alle

## Antworten auf eine Eingabe

cli-unknown = „{ $entry }“ gibt es in diesem Spiel nicht. ? zeigt, was eingegeben werden kann.
cli-allowed = „{ $choice }“ ist erlaubt.
cli-refused = Nicht { $choice }: { $reason }. Erlaubt: { $allowed }
cli-no-undo = Nichts lässt sich zurücknehmen: Seither wurde etwas aufgedeckt, oder jemand anders hat gewählt.
cli-nothing-yet = Noch gibt es nichts zurückzunehmen.
cli-saved = Gespeichert in { $file }
cli-would-overwrite = { $file } ist keine gespeicherte Partie und bleibt, wie sie ist.
cli-no-language = Die Sprache „{ $language }“ gibt es hier nicht; es gibt { $languages }.
cli-about = Ehrlich verteilt: { $commitment }
    Jede Wahl wird gespeichert in { $file }
cli-counsel-soon = Guter Rat wird gesucht …
cli-counsel-only = Es gibt nur eine Möglichkeit.
cli-counsel =
    { $playouts ->
        [one] Rat nach dem, was du weißt, aus einem Probespiel. Gewinnchancen:
       *[other] Rat nach dem, was du weißt, aus { $playouts } Probespielen. Gewinnchancen:
    }
cli-more = Weiter mit der Eingabetaste
cli-help =
    Wählen
      3            die Möglichkeit mit dieser Nummer
      { $notation }
                   die Möglichkeit in Kurzschrift; ihr erstes Wort darf fehlen
      Wörter       daraus: Was als Einziges passt, wird gewählt
      +            die nächste Seite einer langen Liste; Eingabetaste: alle
      why ...      warum eine Wahl, in Kurzschrift, nicht erlaubt ist

    Am Tisch
      u            zurücknehmen; gegen Bots bis zur letzten eigenen Entscheidung
      r            den Zug neu beginnen
      l            der ganze Verlauf
      t            der ganze Tisch, wenn der Bildschirm zu klein ist
      c            ein Rat: die besten Möglichkeiten und ihre Gewinnchancen
      h            die Regeln in Kürze
      i            die ehrliche Verteilung, und wo die Partie gespeichert ist
      s [Datei]    speichern, hier oder in einer anderen Datei
      lang fr      die Sprache wechseln: fr, en, de
      q            aufhören

    Im Verlauf steht » vor einem Schritt mit nur einer Möglichkeit,
    ↑7 heißt: darüber stehen noch sieben neue Zeilen.

## Der Verlauf

cli-note-undone = { $name } nimmt eine Wahl zurück.
cli-note-restarted = { $name } beginnt den Zug neu.
cli-note-taken-back = { $name } geht zu einer früheren Entscheidung zurück.

## Ein Bildschirm für mehrere

cli-pass-screen = Der Bildschirm geht an { $name }; weiter mit der Eingabetaste.
cli-pass-undo = { $name } kann mit u die Wahl noch zurücknehmen.
cli-since-last-turn = Seit dem letzten eigenen Zug

## Das Ende

cli-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
cli-seed = Startwert: { $seed }
cli-record = Protokoll: { $file }
cli-verify = Verteilung prüfen: roisoleil verify { $file }
cli-rematch = Noch eine Partie an diesem Tisch? [j/N]
cli-yes-letter = j

## Aufhören

cli-keep-match = Die Partie für später aufheben? [J/n]
cli-not-kept = Die Partie wurde nicht aufgehoben.
cli-kept = Die Partie ist gespeichert. Weiter mit: roisoleil play --resume { $file }
