# Die Wörter des Tisches im Terminal: roisoleil play.
# Der Name einer Person kann jeder Text sein: Kein Satz beugt ihn.

## Namen für alle, die keinen angegeben haben

cli-name-person = Spieler { $number }

## Fragen vor dem Spiel

cli-ask-game = Spiel
cli-ask-players = Anzahl der Spieler
cli-ask-people = Davon Menschen an diesem Bildschirm
cli-ask-level = Stärke der Bots
cli-ask-option = Mit „{ $option }“ spielen
cli-yes = ja
cli-no = nein
cli-level-page = für den Einstieg: nimmt, was ins Auge fällt, jeder auf seine Art
cli-level-courtisan = solide: wägt jede Möglichkeit ab, ohne vorauszuplanen
cli-level-ministre = stark: denkt einige Züge voraus, eine Drittelsekunde lang
cli-level-roi = am stärksten: denkt viel weiter voraus, zwei Sekunden lang

## Der Tisch

cli-hint-keys = ? Hilfe · h Spielregel · u zurück · q Ende
cli-end-keys = l Verlauf · t Tisch · h Spielregel
cli-seat-bot = { $name } ({ $level ->
    [random] Zufall
    [page] Page
    [courtisan] Höfling
    [ministre] Minister
    [roi] König
   *[other] { $level }
})
cli-bot-turn = { $name } wählt …
cli-bot-thinks = { $name } denkt nach …
cli-commitment = Nachprüfbare Mischung, Fingerabdruck: { $commitment }
cli-commitment-cut = Nachprüfbare Mischung (ganz: i), Fingerabdruck: { $commitment }
cli-paged = { $shown ->
    [one] { $shown } Möglichkeit · Seite { $page }/{ $pages } · + nächste Seite · Wort eingeben zum Filtern
   *[other] { $shown } Möglichkeiten · Seite { $page }/{ $pages } · + nächste Seite · Wort eingeben zum Filtern
}
cli-page = Seite { $page }/{ $pages } · + nächste Seite
cli-filtered = { $all ->
    [one] { $shown } von { $all } Möglichkeit · Eingabetaste zeigt alle
   *[other] { $shown } von { $all } Möglichkeiten · Eingabetaste zeigt alle
}

## Antworten auf eine Eingabe

cli-unknown = „{ $entry }“ ist hier keine gültige Eingabe. ? zeigt, was du eingeben kannst.
cli-no-number = Eine Möglichkeit { $entry } gibt es hier nicht; die Liste geht von 1 bis { $last }.
cli-allowed = „{ $choice }“ ist erlaubt.
cli-refused = Nicht möglich: „{ $choice }“. { $reason }. Erlaubt, in Kurzform: { $allowed }
cli-no-undo = Das lässt sich nicht mehr rückgängig machen: Inzwischen wurde etwas aufgedeckt, oder jemand anderes hat gewählt.
cli-nothing-yet = Es gibt noch nichts rückgängig zu machen.
cli-saved = Gespeichert in { $file }
cli-would-overwrite = { $file } ist keine gespeicherte Partie und bleibt, wie sie ist.
cli-no-language = Die Sprache „{ $language }“ gibt es hier nicht; möglich sind { $languages }.
cli-about = Nachprüfbare Mischung, Fingerabdruck: { $commitment }
    Jede Wahl wird gespeichert in { $file }
cli-counsel-soon = Tipp wird berechnet …
cli-counsel-only = Es gibt nur eine Möglichkeit.
cli-counsel =
    { $playouts ->
        [one] Tipp nach dem, was du weißt, aus einer Simulation. Gewinnchancen:
       *[other] Tipp nach dem, was du weißt, aus { $playouts } Simulationen. Gewinnchancen:
    }
cli-more = Weiter mit der Eingabetaste
cli-help-number = die Möglichkeit mit dieser Nummer
cli-help-amount = der Betrag selbst, zum Beispiel dein Gebot
cli-help =
    Wählen
      { $number } { $meaning }
      { $notation } die Möglichkeit in Kurzform; ihr erstes Wort darf fehlen
      Wörter       aus der Möglichkeit: Was als Einziges passt, wird gewählt
      +            die nächste Seite einer langen Liste; Eingabetaste: alle
      why ...      warum eine Wahl, in Kurzform, nicht erlaubt ist

    Am Tisch
      u            rückgängig; gegen Bots bis zur letzten eigenen Entscheidung
      r            den Zug neu beginnen
      l            der ganze Verlauf
      t            der ganze Tisch, wenn der Bildschirm zu klein ist
      c            ein Tipp: die besten Möglichkeiten und ihre Gewinnchancen
      h            die Spielregel in Kürze
      i            die nachprüfbare Mischung, und wo die Partie gespeichert ist
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
cli-pass-undo = { $name } kann die Wahl mit u noch zurücknehmen.
cli-since-last-turn = Seit deinem letzten Zug

## Das Ende

cli-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}
cli-seed = Startwert: { $seed }
cli-record = Protokoll: { $file }
cli-verify = Mischung prüfen: roisoleil verify { $file }
cli-rematch = Noch eine Partie an diesem Tisch? [j/N]
cli-yes-letter = j

## Aufhören

cli-keep-match = Die Partie für später speichern? [J/n]
cli-not-kept = Die Partie wurde nicht gespeichert.
cli-kept = Die Partie ist gespeichert. Weiter mit: roisoleil play --resume { $file }
