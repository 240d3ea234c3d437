# Words of the report commands: simulate, arena, replay, hint, verify, data, games, provenance.

report-playing = Partien laufen
report-games = Partien
report-games-per-second = Partien je CPU-Sekunde
report-decisions-per-second = Entscheidungen je CPU-Sekunde
report-decisions = Entscheidungen je Partie
report-points = Punkte
report-winning-points = Punkte beim Sieg
report-wins = Siege je Platz
report-seed = Startwert
report-spread = { $mean } im Mittel (± { $sd }), { $min } bis { $max }
report-broken = Partie { $number } verletzt eine Invariante: { $reason }. Ihr Protokoll: { $file }

report-arena-heading =
    { $title }, { $players } Spieler: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $deals ->
        [one] eine Mischung
       *[other] { $deals } Mischungen
    }.
report-arena-rounded = Jede Mischung wird in { $rotations } Sitzordnungen gespielt: Das ergibt { $games } Partien.
report-arena-bots = Bots
report-arena-pairs = Direkter Vergleich
report-arena-by-seat = Plätze
report-arena-times = Millisekunden je Entscheidung
report-arena-faults = Fehler von Bots; eine niedrigere Stufe sprang ein:

report-arena-column-bot = Bot
report-arena-column-other = Anderer Bot
report-arena-column-seat = Platz
report-arena-column-seats = Plätze
report-arena-column-wins = Siege
report-arena-column-interval = 95-%-Intervall
report-arena-column-alike = Bei gleicher Stärke
report-arena-column-rating = Spielstärke
report-arena-column-points = Punkte
report-arena-column-mean = Mittel
report-arena-column-late = 95 % binnen
report-arena-column-longest = Längste
report-arena-column-cpu = CPU: Mittel
report-arena-column-cpu-late = CPU: 95 % binnen
report-arena-column-cpu-longest = CPU: längste
report-arena-column-ahead = Endet davor

report-replay =
    { $records ->
        [one] Ein Protokoll nachgespielt,
       *[other] { $records } Protokolle nachgespielt,
    } { $agree ->
        [one] { $agree } stimmt.
       *[other] { $agree } stimmen.
    }
report-verify =
    { $records ->
        [one] Eine Mischung geprüft,
       *[other] { $records } Mischungen geprüft,
    } { $agree ->
        [one] { $agree } passt zu ihrem Fingerabdruck.
       *[other] { $agree } passen zu ihrem Fingerabdruck.
    }
report-hint-heading = Stellung { $at } · { $name } (Platz { $seat })
report-hint-only = { $name } hat hier nur eine Möglichkeit: { $choice }
report-hint-made = so wurde gewählt
report-hint-source =
    { $playouts ->
        [one] Eine Simulation, nur mit dem,
       *[other] { $playouts } Simulationen, nur mit dem,
    } was { $name } wusste: Alles Verborgene wird jedes Mal neu verteilt.
report-provenance =
    { $count ->
        [one] Ein Wert.
       *[other] { $count } Werte.
    } Du hast das Spiel? Kopiere die Datendatei, trag die Werte deiner Karten ein und spiel mit --data DATEI.

report-data-writing = { $games ->
    [one] Eine Partie geschrieben
   *[other] { $games } Partien geschrieben
}
report-data-written =
    { $title }: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $decisions ->
        [one] eine Entscheidung
       *[other] { $decisions } Entscheidungen
    }, in { $folder }
report-data-skipped =
    { $count ->
        [one] Ein fehlerhaftes Protokoll wurde ausgelassen.
       *[other] { $count } fehlerhafte Protokolle wurden ausgelassen.
    }

report-column-game = Spiel
report-column-players = Spieler
report-column-options = Varianten
report-column-item = Bestandteil
report-column-value = Wert
report-column-certainty = Sicherheit
report-column-source = Quelle

report-title-habemus = 1655 – Habemus Papam
report-title-ombre = Im Schatten des Sonnenkönigs
report-title-louis_xiv = Louis XIV
