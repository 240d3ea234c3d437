# Words of the terminal table: roisoleil play.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Names of players who gave none

cli-name-person = Player { $number }

## Questions before the game

cli-ask-game = Game
cli-ask-players = Players
cli-ask-people = People at this screen
cli-ask-level = Bot level
cli-ask-option = Play with “{ $option }”
cli-yes = yes
cli-no = no
cli-level-page = a beginner: goes for the obvious, each in its own way
cli-level-courtisan = a solid player: weighs every option, but does not look ahead
cli-level-ministre = a strong player: looks a few moves ahead, for a third of a second
cli-level-roi = the strongest: looks much further ahead, for two seconds

## The table

cli-hint-keys = ? help · h rules · u undo · q leave
cli-end-keys = l log · t table · h rules
cli-seat-bot = { $name } ({ $level ->
    [random] random
    [page] page
    [courtisan] courtier
    [ministre] minister
    [roi] king
   *[other] { $level }
})
cli-bot-turn = { $name } is choosing …
cli-bot-thinks = { $name } is thinking …
cli-commitment = Verifiable shuffle, fingerprint: { $commitment }
cli-commitment-cut = Verifiable shuffle (in full: i), fingerprint: { $commitment }
cli-paged = { $shown ->
    [one] { $shown } choice · page { $page }/{ $pages } · + next page · type a word to filter
   *[other] { $shown } choices · page { $page }/{ $pages } · + next page · type a word to filter
}
cli-page = page { $page }/{ $pages } · + next page
cli-filtered = { $all ->
    [one] { $shown } of { $all } choice · Enter shows all
   *[other] { $shown } of { $all } choices · Enter shows all
}

## Answers to an entry

cli-unknown = “{ $entry }” isn’t a valid choice here. ? shows what you can type.
cli-no-number = There is no choice { $entry } here; the list goes from 1 to { $last }.
cli-allowed = “{ $choice }” is allowed.
cli-refused = Not possible: “{ $choice }”. { $reason }. Allowed, in short notation: { $allowed }
cli-no-undo = You can no longer undo this: something has been revealed, or someone else has moved since.
cli-nothing-yet = There is nothing to undo yet.
cli-saved = Saved in { $file }
cli-would-overwrite = { $file } isn’t a saved game and is left as it is.
cli-no-language = There is no language “{ $language }” here; choose one of { $languages }.
cli-about = Verifiable shuffle, fingerprint: { $commitment }
    Every choice is saved in { $file }
cli-counsel-soon = Working out a hint …
cli-counsel-only = There is only one option.
cli-counsel =
    { $playouts ->
        [one] Hint, based on what you know, after one simulation. Chances of winning:
       *[other] Hint, based on what you know, after { $playouts } simulations. Chances of winning:
    }
cli-more = Press Enter to continue
cli-help-number = the choice with this number
cli-help-amount = the amount itself, such as your bid
cli-help =
    Choosing
      { $number } { $meaning }
      { $notation } the choice in short notation; its first word may be left out
      some words   of the choice: one match is taken, several are listed
      + · Enter    the next page of a long list · the whole list again
      why ...      why a choice is not allowed, in short notation

    At the table
      u            undo; against bots, back to your last decision
      r            restart the turn
      l            the whole log
      t            the whole table, if the screen is too small for it
      c            a hint: the best choices and their chances of winning
      h            the rules in short
      i            the verifiable shuffle, and where the game is saved
      s [file]     save, here or in another file
      lang fr      change the language: fr, en, de
      q            leave

    In the log » marks a step with only one possible choice,
    ↑7 seven more new lines above.

## The log

cli-note-undone = { $name } undoes a choice.
cli-note-restarted = { $name } restarts the turn.
cli-note-taken-back = { $name } goes back to an earlier decision.

## One screen for several people

cli-pass-screen = Pass the screen to { $name }, who presses Enter.
cli-pass-undo = { $name } can still type u to undo the choice.
cli-since-last-turn = Since your last turn

## The end

cli-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
cli-seed = Seed: { $seed }
cli-record = Record: { $file }
cli-verify = Check the shuffle: roisoleil verify { $file }
cli-rematch = Another game at this table? [y/N]
cli-yes-letter = y

## Leaving

cli-keep-match = Save the game for later? [Y/n]
cli-not-kept = The game was not saved.
cli-kept = The game is saved. Continue with: roisoleil play --resume { $file }
