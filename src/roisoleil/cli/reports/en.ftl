# Words of the report commands: simulate, arena, replay, hint, verify, data, games, provenance.

report-playing = Playing
report-games = Games
report-games-per-second = Games per CPU second
report-decisions-per-second = Choices per CPU second
report-decisions = Choices a game
report-points = Points
report-winning-points = Points of the winner
report-wins = Wins by seat
report-seed = Seed
report-spread = { $mean } on average (± { $sd }), { $min } to { $max }
report-broken = Game { $number } broke a rule of conservation: { $reason }. Its record: { $file }

report-arena-heading =
    { $title }, { $players } players: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
report-arena-rounded = Each deal is played in { $rotations } seatings: that makes { $games } games.
report-arena-bots = Bots
report-arena-pairs = Each two of them
report-arena-by-seat = Seats
report-arena-times = Milliseconds per decision
report-arena-faults = Errors of bots; a lower level stepped in:

report-arena-column-bot = Bot
report-arena-column-other = Other bot
report-arena-column-seat = Seat
report-arena-column-seats = Seats
report-arena-column-wins = Victories
report-arena-column-interval = 95 % interval
report-arena-column-alike = If all alike
report-arena-column-rating = Rating
report-arena-column-points = Points
report-arena-column-mean = Mean
report-arena-column-late = 95 % within
report-arena-column-longest = Longest
report-arena-column-cpu = CPU: mean
report-arena-column-cpu-late = CPU: 95 % within
report-arena-column-cpu-longest = CPU: longest
report-arena-column-ahead = Finishes ahead

report-replay =
    { $records ->
        [one] One record played again,
       *[other] { $records } records played again,
    } { $agree } agree.
report-verify =
    { $records ->
        [one] One deal checked,
       *[other] { $records } deals checked,
    } { $agree } follow from their commitment.
report-hint-heading = Position { $at } · { $name } (seat { $seat })
report-hint-only = { $name } has only one choice here: { $choice }
report-hint-made = the choice made
report-hint-source =
    { $playouts ->
        [one] One playout, by
       *[other] { $playouts } playouts, by
    } what { $name } knew and nothing else: all that was hidden is dealt anew each time.
report-provenance =
    { $count ->
        [one] One value.
       *[other] { $count } values.
    } You own the game? Copy the data file, write in what your cards say, and play with --data FILE.

report-data-writing = { $games ->
    [one] One game written
   *[other] { $games } games written
}
report-data-written =
    { $title }: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }, in { $folder }
report-data-skipped =
    { $count ->
        [one] One broken record was left out.
       *[other] { $count } broken records were left out.
    }

report-column-game = Game
report-column-players = Players
report-column-options = Options
report-column-item = Component
report-column-field = Field
report-column-value = Value
report-column-certainty = Certainty
report-column-source = Source

report-title-habemus = 1655 – Habemus Papam
report-title-ombre = In the Shadow of the Sun King
report-title-louis_xiv = Louis XIV
