# Words of the report commands: simulate, replay, verify, games, provenance.

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
report-provenance =
    { $count ->
        [one] One value.
       *[other] { $count } values.
    } You own the game? Copy the data file, write in what your cards say, and play with --data FILE.

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
