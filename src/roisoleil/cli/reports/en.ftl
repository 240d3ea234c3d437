# Words of the report commands: simulate, arena, replay, hint, verify, data, games, provenance.

report-playing = Playing
report-games = Games
report-games-per-second = Games per CPU second
report-decisions-per-second = Choices per CPU second
report-decisions = Choices per game
report-points = Points
report-winning-points = Points of the winner
report-wins = Wins by seat
report-seed = Seed
report-spread = { $mean } on average (± { $sd }), { $min } to { $max }
report-broken = Game { $number } violated an invariant: { $reason }. Its record: { $file }

report-arena-heading =
    { $title }, { $players } players: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
report-arena-rounded = Each deal is played in { $rotations } seating orders, which makes { $games } games.
report-arena-bots = Bots
report-arena-pairs = Head to head
report-arena-by-seat = Seats
report-arena-times = Milliseconds per decision
report-arena-faults = Bot errors; a lower level took over:

report-arena-column-bot = Bot
report-arena-column-other = Other bot
report-arena-column-seat = Seat
report-arena-column-seats = Seats
report-arena-column-wins = Wins
report-arena-column-interval = 95% interval
report-arena-column-alike = Expected if equal
report-arena-column-rating = Rating
report-arena-column-points = Points
report-arena-column-mean = Mean
report-arena-column-late = 95% within
report-arena-column-longest = Longest
report-arena-column-cpu = CPU: mean
report-arena-column-cpu-late = CPU: 95% within
report-arena-column-cpu-longest = CPU: longest
report-arena-column-ahead = Finishes ahead

report-replay =
    { $records ->
        [one] One record replayed;
       *[other] { $records } records replayed;
    } { $agree ->
        [one] { $agree } agrees.
       *[other] { $agree } agree.
    }
report-verify =
    { $records ->
        [one] One shuffle checked;
       *[other] { $records } shuffles checked;
    } { $agree ->
        [one] { $agree } matches its fingerprint.
       *[other] { $agree } match their fingerprint.
    }
report-hint-heading = Position { $at } · { $name } (seat { $seat })
report-hint-only = { $name } has only one option here: { $choice }
report-hint-made = the choice made
report-hint-source =
    { $playouts ->
        [one] One simulation,
       *[other] { $playouts } simulations,
    } using only what { $name } knew: everything hidden is dealt again each time.
report-provenance =
    { $count ->
        [one] One value.
       *[other] { $count } values.
    } Own the game? Copy the data file, enter the values of your cards, and play with --data FILE.

report-data-writing = { $games ->
    [one] One game written
   *[other] { $games } games written
}
report-data-written =
    { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, in { $folder }
report-data-skipped =
    { $count ->
        [one] One broken record was left out.
       *[other] { $count } broken records were left out.
    }

report-column-game = Game
report-column-players = Players
report-column-options = Options
report-column-item = Component
report-column-value = Value
report-column-certainty = Certainty
report-column-source = Source

report-title-habemus = 1655 – Habemus Papam
report-title-ombre = In the Shadow of the Sun King
report-title-louis_xiv = Louis XIV
