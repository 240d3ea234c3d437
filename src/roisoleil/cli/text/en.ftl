# Words of the terminal table: roisoleil play.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Names of players who gave none

cli-name-person = Player { $number }
cli-name-bot = Bot { $number }

## Questions before the game

cli-ask-game = Game
cli-ask-players = Players
cli-ask-people = People at this screen
cli-ask-level = Level of the bots
cli-level-page = a beginner: takes what meets the eye, each with a taste of its own
cli-level-courtisan = a sound player: weighs every choice, but does not look ahead
cli-level-ministre = a good player: tries out for a moment what may follow soon
cli-level-roi = the best: looks further ahead, for two seconds

## The table

cli-hint-keys = ? help · h rules · u undo · q leave
cli-bot-turn = { $name } is choosing …
cli-bot-thinks = { $name } is thinking …
cli-commitment = Fair deal: { $commitment }
cli-paged = { $shown } choices · + turns the page · a word searches
cli-filtered = { $shown } of { $all } choices · Enter shows all

## Answers to an entry

cli-unknown = “{ $entry }” is no choice of this game. ? shows what can be typed.
cli-allowed = “{ $choice }” is allowed.
cli-refused = Not { $choice }: { $reason }. Allowed: { $allowed }
cli-no-undo = Nothing can be taken back: something has been revealed or somebody else has chosen since.
cli-nothing-yet = There is nothing to take back yet.
cli-saved = Saved in { $file }
cli-would-overwrite = { $file } is no saved match and is left as it is.
cli-no-language = There is no language “{ $language }” here; there are { $languages }.
cli-about = Fair deal: { $commitment }
    Every choice is saved in { $file }
cli-counsel-soon = Looking for good counsel …
cli-counsel-only = There is only one choice.
cli-counsel =
    { $playouts ->
        [one] Counsel by what you know, after one playout. Chances to win:
       *[other] Counsel by what you know, after { $playouts } playouts. Chances to win:
    }
cli-more = Enter goes on
cli-help =
    Choosing
      3            the choice with this number
      { $notation }
                   the choice in short notation; its first word may be left out
      some words   of the choice: one match is taken, several are listed
      + · Enter    the next page of a long list · the whole list again
      why ...      why a choice is not allowed, in short notation

    At the table
      u            undo; against bots, back to your last decision
      r            restart the turn
      l            the whole log
      t            the whole table, where the screen is too small for it
      c            counsel: the best choices and their chances to win
      h            the rules in short
      i            the fair deal, and where the match is saved
      s [file]     save, here or in another file
      lang fr      change the language: fr, en, de
      q            leave

    In the log » marks a step with only one possible answer,
    ↑7 seven more new lines above.

## The log

cli-note-undone = { $name } takes a choice back.
cli-note-restarted = { $name } restarts the turn.
cli-note-taken-back = { $name } goes back to an earlier decision.

## One screen for several people

cli-pass-screen = Pass the screen to { $name }, who presses Enter.
cli-pass-undo = { $name } may still type u to take the choice back.
cli-since-last-turn = Since your last turn

## The end

cli-winner = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
cli-seed = Seed: { $seed }
cli-record = Record: { $file }
cli-verify = Check the deal: roisoleil verify { $file }
cli-rematch = Another game at this table? [y/N]
cli-yes-letter = y

## Leaving

cli-keep-match = Keep the match for later? [Y/n]
cli-not-kept = The match was not kept.
cli-kept = The match is saved. Go on with: roisoleil play --resume { $file }
