# The table, in English. A player's name can be any text: no sentence bends it.

somebody = Somebody

## Bots by their level

level-random = Random
level-page = Page
level-courtisan = Courtier
level-ministre = Minister
level-roi = King

## Who must do what

table-prompt = What to do now
table-your-turn = Your turn
table-to = { $name }: { $asked }
table-waiting = Just a moment …
table-waiting-for = Waiting for { $names }
table-thinking = { $count ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
table-sealed-own = Sealed: { $choice }.
table-is-over = The game is over
table-is-ended = The game was ended early
table-at = Position { $at } of { $last }

## Choosing

table-picked = Selected:
table-confirm = Confirm
table-clear = Clear
table-choose-on = { $count ->
    [one] Keep choosing: { $count } option left
   *[other] Keep choosing: { $count } options left
}
table-unseal = Change it
table-list = { $count ->
    [one] List ({ $count } choice)
   *[other] List ({ $count } choices)
}
table-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
table-choices-seek = Search
table-choices-none = No matches
table-section = Rules: { $section }
table-no-such-choice = That choice does not exist
table-not-with-picked = That is possible, but not together with what you have selected
table-not-asked = Decide this first: { $asked }

## Seats

table-seats = Players
table-bot = bot
table-you = you
table-away = offline
table-sealed = sealed
table-seat-due = to act
table-hand-over = Hand over
table-see-own = See my hand
table-cover-own = Cover my hand

## One screen for several people

table-curtain-turn = It is { $name }’s turn
table-curtain-place = { $name }’s seat
table-curtain-hand = Hand the device to { $name }. Everyone else looks away.
table-curtain-lift = I am { $name }: show my seat

## The bar and its menu

table-watching = You are watching
table-undo = Undo
table-undo-alone = Undo your last choice and what the bots have done since (U)
table-restart-turn = Restart turn
table-hint = Hint
table-look-back = Replay
table-more = More
table-takeback = Ask to undo my last choice
table-propose-end = Propose ending the game
table-text-on = Read the table as text
table-text-off = Show the board
table-text-then = What happened here
table-keys = Keys
table-rules = Rules
table-next = Next table waiting for me
table-home = Home
table-close = Close

## Agreements

table-agreement = A proposal
table-asks-takeback = { $name } asks to undo a choice.
table-asks-end = { $name } proposes ending the game here.
table-asks-open = Waiting for { $names } to answer
table-accept = Accept
table-decline = Decline

## Hints

table-hint-title = What a strong bot would do
table-hint-chance = { $percent }%
table-hint-playouts = { $count ->
    [one] Estimated chance of winning, from { $count } simulation.
   *[other] Estimated chance of winning, from { $count } simulations.
}
table-hint-only = There is only one option.

## Beside the board

table-beside = Log, chat and notes
table-log = Log
table-chat = Chat
table-notes = Notes
table-deal = Shuffle
table-struck = Concerns you:
table-log-empty = Nothing has happened yet.
table-log-lead = Show position { $at }
table-automatic = automatic: only one option
table-copy-log = Copy as text
table-copied = Copied
table-download = Download record
table-chat-empty = Nobody has said anything yet.
table-chat-line = Write a message
table-chat-send = Send
table-chat-failed = Message not sent. Please try again.
table-chat-strangers = To write here, take a seat at a table first.
table-watches = watching
table-notes-about = Only you see these notes.
table-notes-kept = Saved
table-notes-failed = The notes cannot be loaded right now.

## The deal that anyone can verify

table-deal-promise = The server’s part of the shuffle was fixed before anyone sat down: that is when this fingerprint (hash) of a secret number was published. Since then, every player has added a random number. Nobody could choose the cards.
table-deal-commitment = Fingerprint published before the game
table-deal-later = After the game, the secret number is shown here and checked.
table-deal-seed = The secret number
table-deal-salts = { $count ->
    [one] The player’s random number
   *[other] The players’ random numbers
}
table-deal-verified = ✓ Verified: these were the cards that had been fixed.
table-deal-wrong = ✗ These were not the cards that had been fixed!
table-deal-checked-here = This browser has computed the fingerprint of the number: it is the one that was published.
table-deal-checked-cards = The server has dealt all cards again from the secret number and the players’ numbers: they are identical.
table-deal-failed = The shuffle cannot be checked right now.

## Looking back

table-replay = Replay
table-replay-first = First position
table-replay-back = Step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-on = Step forward
table-replay-last = Last position
table-replay-at = Position { $at } of { $last }
table-replay-seen = View
table-replay-public = Spectator
table-replay-present = Back to the game
table-replay-leave = Back to the result
table-copy-link = Copy link
table-since = Since your last visit
table-since-more = { $count ->
    [one] { $count } earlier event, and then:
   *[other] { $count } earlier events, and then:
}
table-since-show = Show me
table-since-close = Play on

## After the end

table-count-source = Source
table-count-place = Rank
table-count-again = Show again
table-rematch = Rematch
table-rematch-go = Go to the rematch
table-review = Replay the game
table-copy-result = Copy result

## Connection

table-connection-lost = Connection lost – reconnecting. Nothing is lost.
table-connection-unknown = This page is no longer receiving updates.
table-new-version = There is a new version of this page.
table-reload = Reload

## Keys

table-key-pick = select a card, a target or an option by its number
table-key-confirm = confirm
table-key-clear = clear
table-key-list = list of all options
table-key-undo = undo
table-key-hint = hint, against bots
table-key-log = log
table-key-chat = chat
table-key-replay = open and close the replay
table-key-steps = step back and forward in the replay
table-key-help = these keys
table-skip = Skip
