# The table, in English. A player's name can be any text: no sentence bends it.

somebody = Somebody

## Bots by their level

level-random = Chance
level-page = Page
level-courtisan = Courtisan
level-ministre = Ministre
level-roi = Roi

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
table-is-ended = The game was ended by agreement
table-at = Position { $at } of { $last }

## Choosing

table-picked = Picked:
table-confirm = Confirm
table-clear = Clear
table-choose-on = Choose on: { $count } ways left
table-unseal = Take it back
table-list = { $count ->
    [one] List ({ $count } choice)
   *[other] List ({ $count } choices)
}
table-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
table-choices-seek = Find
table-choices-none = Nothing like that
table-section = Rulebook: { $section }
table-no-such-choice = There is no such choice
table-not-with-picked = That is possible, but not with what is picked already
table-dismiss = Dismiss

## Seats

table-seats = Players
table-bot = bot
table-you = you
table-away = away
table-sealed = sealed
table-seat-due = to act
table-hand-over = Hand over

## One screen for several people

table-curtain-turn = It is { $name }’s turn
table-curtain-place = { $name }’s place
table-curtain-hand = Hand the device to { $name }. The others look away.
table-curtain-lift = I am { $name }: show my place

## The bar and its menu

table-watching = You are watching
table-undo = Undo
table-restart-turn = Restart turn
table-hint = Hint
table-look-back = Look back
table-more = More
table-takeback = Ask to take my last choice back
table-propose-end = Propose to end the game
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
table-asks-takeback = { $name } asks to take a choice back.
table-asks-end = { $name } proposes to end the game here.
table-asks-open = Waiting for { $names } to answer
table-accept = Accept
table-decline = Decline

## Hints

table-hint-title = What a strong bot would do
table-hint-chance = { $percent }%
table-hint-playouts = { $count ->
    [one] Chance of winning, from { $count } game played out in its mind.
   *[other] Chance of winning, from { $count } games played out in its mind.
}
table-hint-only = There is no other choice.

## Beside the board

table-beside = Log, chat and notes
table-log = Log
table-chat = Chat
table-notes = Notes
table-deal = Deal
table-log-empty = Nothing has happened yet.
table-log-lead = Show position { $at }
table-automatic = by itself: there was no other choice
table-copy-log = Copy as text
table-copied = Copied
table-download = Download record
table-chat-empty = Nobody has said anything yet.
table-chat-line = Say something
table-chat-send = Send
table-chat-failed = That was not sent. Please try again.
table-chat-strangers = To talk here, take a seat at some table first.
table-watches = watching
table-notes-about = Only you see these notes.
table-notes-kept = Kept
table-notes-failed = The notes cannot be reached at the moment.

## The deal that anyone can verify

table-deal-promise = The cards were fixed before anybody sat down: this fingerprint of a secret number was published then, and every player has added to the number since. Nobody could choose the cards.
table-deal-commitment = Fingerprint, published before the game
table-deal-later = After the game the secret number is shown here, and checked.
table-deal-seed = The secret number
table-deal-salts = { $count ->
    [one] What the player added
   *[other] What the players added
}
table-deal-verified = ✓ Verified: the cards were those promised.
table-deal-wrong = ✗ The cards were not those promised!
table-deal-checked-here = This browser has computed the fingerprint of the number: it is the one published.
table-deal-checked-cards = The server has dealt all cards again from the number and what the players added: every one is the same.
table-deal-failed = The deal cannot be checked at the moment.

## Looking back

table-replay = Looking back
table-replay-first = To the beginning
table-replay-back = One step back
table-replay-play = Play
table-replay-pause = Pause
table-replay-on = One step on
table-replay-last = To the last position
table-replay-at = Position { $at } of { $last }
table-replay-seen = Seen by
table-replay-public = Everybody
table-replay-present = Back to the present
table-replay-leave = Back to the result
table-copy-link = Copy link
table-since = Since you last looked
table-since-more = { $count ->
    [one] { $count } earlier event, and then:
   *[other] { $count } earlier events, and then:
}
table-since-show = Show me
table-since-close = Play on

## After the end

table-count-source = Source
table-count-place = Place
table-rematch = Rematch
table-rematch-go = Go to the rematch
table-review = Review the game
table-copy-result = Copy result

## Connection

table-connection-lost = Connection lost – reconnecting. Nothing is lost.
table-connection-unknown = This page is not told any news.
table-new-version = There is a new version of this page.
table-reload = Reload

## Keys

table-key-pick = pick a card, a target or a choice by its number
table-key-confirm = confirm
table-key-clear = clear
table-key-list = list of all choices
table-key-undo = undo
table-key-hint = hint, against bots
table-key-log = log
table-key-chat = chat
table-key-replay = look back, and return
table-key-steps = step by step, while looking back
table-key-help = these keys
table-skip = Skip
