# Words of the report commands: simulate, arena, replay, hint, verify, data, games, provenance.

report-playing = Es wird gespielt
report-games = Partien
report-games-per-second = Partien je CPU-Sekunde
report-decisions-per-second = Entscheidungen je CPU-Sekunde
report-decisions = Entscheidungen je Partie
report-points = Punkte
report-winning-points = Punkte des Siegers
report-wins = Siege je Platz
report-seed = Startwert
report-spread = { $mean } im Mittel (± { $sd }), { $min } bis { $max }
report-broken = Partie { $number } verletzt eine Erhaltungsregel: { $reason }. Ihr Protokoll: { $file }

report-arena-heading =
    { $title }, { $players } Personen: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] eine Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }.
report-arena-rounded = Jede Kartenverteilung wird in { $rotations } Sitzordnungen gespielt: Das ergibt { $games } Partien.
report-arena-bots = Bots
report-arena-pairs = Je zwei von ihnen
report-arena-by-seat = Plätze
report-arena-times = Millisekunden je Entscheidung
report-arena-faults = Fehler von Bots; eine niedrigere Stufe sprang ein:

report-arena-column-bot = Bot
report-arena-column-other = Anderer Bot
report-arena-column-seat = Platz
report-arena-column-seats = Plätze
report-arena-column-wins = Siege
report-arena-column-interval = 95-%-Intervall
report-arena-column-alike = Wären alle gleich
report-arena-column-rating = Wertung
report-arena-column-points = Punkte
report-arena-column-mean = Mittel
report-arena-column-late = 95 % binnen
report-arena-column-longest = Längste
report-arena-column-cpu = CPU: Mittel
report-arena-column-cpu-late = CPU: 95 % binnen
report-arena-column-cpu-longest = CPU: längste
report-arena-column-ahead = Landet davor

report-replay =
    { $records ->
        [one] Ein Protokoll nachgespielt,
       *[other] { $records } Protokolle nachgespielt,
    } { $agree } stimmen.
report-verify =
    { $records ->
        [one] Eine Kartenverteilung geprüft,
       *[other] { $records } Kartenverteilungen geprüft,
    } { $agree } folgen aus ihrer Festlegung.
report-hint-heading = Stellung { $at } · { $name } (Platz { $seat })
report-hint-only = { $name } hat hier nur eine Möglichkeit: { $choice }
report-hint-made = so wurde gewählt
report-hint-source =
    { $playouts ->
        [one] Ein Probespiel, nur mit dem,
       *[other] { $playouts } Probespiele, nur mit dem,
    } was { $name } wusste: Alles Verborgene wird jedes Mal neu verteilt.
report-provenance =
    { $count ->
        [one] Ein Wert.
       *[other] { $count } Werte.
    } Sie besitzen das Spiel? Kopieren Sie die Datendatei, tragen Sie Ihre Karten ein und spielen Sie mit --data DATEI.

report-data-writing = { $games ->
    [one] Eine Partie geschrieben
   *[other] { $games } Partien geschrieben
}
report-data-written =
    { $title }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }, in { $folder }
report-data-skipped =
    { $count ->
        [one] Ein fehlerhaftes Protokoll wurde ausgelassen.
       *[other] { $count } fehlerhafte Protokolle wurden ausgelassen.
    }

report-column-game = Spiel
report-column-players = Personen
report-column-options = Optionen
report-column-item = Bestandteil
report-column-field = Feld
report-column-value = Wert
report-column-certainty = Gewissheit
report-column-source = Quelle

report-title-habemus = 1655 – Habemus Papam
report-title-ombre = Im Schatten des Sonnenkönigs
report-title-louis_xiv = Louis XIV
