# The pages around the tables, in English.

site-title = roisoleil
site-description = Board games set in the age of the Sun King: Habemus Papam, In the Shadow of the Sun King, Louis XIV. Against bots, online with friends, or together on one screen.
to-home = roisoleil: home
go-home = Home
more-pages = More pages
try-again = Try again
reload = Reload

## Settings

settings = Settings
settings-done = Done
language = Language
theme = Theme
theme-auto = Match system
theme-light = Light
theme-dark = Dark
speed = Animation speed
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
sound = Sound
sound-about = One soft note when it is your turn.
text-mode = Text mode
text-mode-about = Describes the table and your options in words instead of pictures.
your-name = Your name at the table

## Home

home-title = roisoleil: board games set in the age of the Sun King
home-heading = Board games set in the age of the Sun King
home-about = Play against bots, online with friends, or together on one screen. Free, with no account, in three languages.
default-name = Guest
games = Games
game-habemus = Habemus Papam
game-habemus-about = Rome, 1655: bid gems in secret for cardinals, favours and intrigues until white smoke rises.
game-ombre = In the Shadow of the Sun King
game-ombre-about = Gather five qualities at court and use your majorities before your power runs out.
game-louis_xiv = Louis XIV
game-louis_xiv-about = Win over the court of Versailles, character by character, and complete your secret missions in four rounds.
players = { $between ->
    [0] { $least } or { $most } players
   *[other] { $least } to { $most } players
}
minutes = { $least } to { $most } minutes
play-now = Play now against bots
play-now-against = { $count ->
    [one] One bot, level { $level }.
   *[other] { $count } bots, level { $level }.
}
play-now-change = Change
invite-friends = Invite friends
one-screen = Play on one screen
board-is-coming = There is no board for this game yet.
in-the-terminal = For now, this game can be played in the terminal.
read-rules = Rules of { $game }
my-tables = My tables
next-table = { $count ->
    [one] One table is waiting for you
   *[other] { $count } tables are waiting for you
}
no-tables = No games in progress. Start one below.
with-company = with { $names }
ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [1] yesterday
   *[other] { $count } days ago
}
line-due = Your turn
line-open = Not started
line-playing = Others are thinking
line-over = Finished
line-ended = Ended early
line-damaged = Cannot be shown
line-public-open = Join in
line-public-playing = Watch
line-public-over = Replay
line-public-ended = Replay
past-tables = Finished games
no-past-tables = No finished games yet.
show-past-tables = Show finished games
more-past-tables = Show more
public-tables = Public tables
no-public-tables = No public tables are open right now.
by-link = Got a link?
by-link-about = Paste it here to join, to watch or to return to your seat
open-link = Open
strange-link = That isn’t a link to a table. It should contain /t/ and the name of the table.
not-affiliated = The games belong to their authors and publishers. This project is not affiliated with, authorised or endorsed by any of them.
for-programs = For programs: the API
version = Version { $version }

## A new table

new-table = New table: { $game }
who-plays = Who’s playing?
seat-number = Seat { $number }
seat-me = You
seat-kind = Who sits here
seat-kind-bot = Bot
seat-kind-friend = Friend, by link
seat-kind-friend-about = You get a link to send; the friend who opens it takes this seat.
seat-kind-here = Person on this device
seat-name = Name
seat-name-of = Player { $number }
seat-level = Bot level
seat-add = Add a seat
seat-remove = Remove seat { $number }
bot-with-level = { $name } ({ $level })
seat-free = Free seat
level-random-about = Plays any legal move at random.
level-page-about = A beginner: goes for the obvious. Good for your first games.
level-courtisan-about = A solid player: weighs every option, but does not look ahead. Usually beats pages.
level-ministre-about = Strong: looks a few moves ahead, for a third of a second per decision.
level-roi-about = The strongest: looks much further ahead than the minister, for two seconds per decision.
options = Options
watching-who = Who can watch?
watching-link = Anyone with the link can watch
watching-nobody = Only the players can see the table
watching-about = Spectators see only what is open to everyone, never a hand.
list-publicly = List it on the home page
list-publicly-about = Anyone on this server can find the table, take free seats and watch.
fair-deal = A verifiable shuffle: before the game the server publishes a fingerprint of its shuffle, and your browser adds its own randomness. Afterwards anyone can check that nothing was rigged.
open-and-invite = Open table and invite
start-game = Start the game

## Before the game

lobby-title = { $game }: before the game
lobby-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-complete = Everyone is here.
lobby-full = All seats are taken, and only the players can see this table.
lobby-full-watch = All seats are taken. Stay here to watch: the game starts automatically.
sitting-mine = on this device
sitting-person = seated
sitting-bot = bot
sitting-free = waiting for someone
join-as = Your name
sit-down = Sit down
no-account = No account needed: a name is enough.
seat-another-here = Seat someone else on this device
leave-seat = Leave seat
leave-seat-of = Leave seat: { $name }
close-table = Close this table
close-table-about = Nobody will be able to sit down or start a game here any more.
close-table-do = Close it for good
close-table-not = Keep it open
start-when-complete = You can start once all seats are taken.
invite-about = Send this link, or let your friends scan the code. They choose a name and sit down.
invite-link = Come and play { $game }
qr-code = The same link as a QR code
copy-link = Copy the link
share-link = Share …
link-copied = Copied
seat-links = Continue on another device
seat-links-about = This link is your seat: save it to continue on another device, or in case this browser forgets you. Don’t share it: anyone who has it can play for you.
seat-link-of = Secret link of { $name }
seat-links-none = This browser does not have the secret link of this seat. It is shown on the device where the seat was taken.
claiming = Returning to your seat …

## Rules

rules-of = Rules: { $game }
rules-contents = Contents
play-it = Play
components = Components, and how sure we are of them
components-about = { $reconstructed ->
    [0] The game has { $count } printed values that matter, and we know a source for each of them.
    [one] The game has { $count } printed values that matter. For one of them we found no source, and reconstructed it (°).
   *[other] The game has { $count } printed values that matter. For { $reconstructed } of them we found no source, and reconstructed them (°).
}
components-sure-too = Also show values printed in the rulebook
component-item = Component
component-value = Value
component-certainty = Certainty

## Credits

credits = Credits and rights
credits-games = The games
credits-buy = If you like a game, buy a copy where you can.
credits-words = Rules
credits-words-about = The rules are given in our own words: no scan, picture or sentence of a rulebook is reproduced. Where a rulebook does not print a value that the game needs, it is reconstructed and marked with °.
credits-pictures = Pictures
credits-pictures-about = Boards, frames, portraits and the pictures of the games were drawn for this site.
credits-icons = Some small emblems are by Lorc, Delapouite and other contributors to { $site }, { $licence }.
credits-fonts = Typefaces
credits-ofl = Both are licensed under the { $licence }.
credits-program = The program
credits-licence = roisoleil is free software under the MIT License.
credits-software = Made with { $software }.

## What went wrong, and what to do next

gone-title = That did not work
gone-title-no-such-table = No table here
gone-title-no-such-page = No such page
gone-title-no-such-game = No such game
gone-title-no-board-yet = No board yet
gone-title-claim-refused = This link does not open a seat
gone-title-no-secret = This link is incomplete
gone-title-unreachable = The server is not responding
gone-title-unavailable = The server needs a moment
gone-title-stopping = The server is restarting
gone-title-new-version = This page could not be loaded
gone-title-too-many = One moment, please
gone-title-damaged = This table is damaged
gone-title-closed = This table was closed
gone-next = Go back to the home page, or try again in a moment.
gone-next-no-such-table = Check that the link is complete, or ask the person who sent it. Is it your own table? Then open your seat’s secret link here: the device on which you sat down shows it before the game, and in the table’s menu.
gone-next-no-such-page = All games and your tables are on the home page.
gone-next-no-such-game = All games are on the home page.
gone-next-no-board-yet = You can read the rules here and play the game in the terminal.
gone-next-claim-refused = Copy the whole link again. If you left that seat, its link is no longer valid; you can join again with the link of the table.
gone-next-no-secret = The part after # is the key to your seat. Copy the whole link again.
gone-next-unreachable = Check your connection. Your game is saved: nothing is lost.
gone-next-new-version = Reload the page to continue. Your games are saved: nothing is lost.
gone-next-damaged = Your seat stays yours. Once the error has been fixed, the game continues where it left off.
gone-next-closed = You can open another one from the home page.
gone-open-link = Open another link
problem-no-such-table = There is no table at this address, or only its players can see it, or this browser no longer knows you.
problem-no-such-page = There is nothing at this address.
problem-no-such-game = This server does not know that game.
problem-no-board-yet = This game has no board in the browser yet.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-position = The game has not reached that position.
problem-claim-refused = The secret in this link does not belong to any seat at this table.
problem-no-secret = The secret part of the link is missing.
problem-seat-taken = Someone else was faster: that seat is taken.
problem-name-taken = Someone at this table already has this name, or one that looks like it. Choose another.
problem-seat-not-taken = Nobody sits there.
problem-seats-free = Some seats are still free.
problem-already-started = The game has already started.
problem-not-started = The game has not started yet.
problem-not-your-seat = That is not your seat, or this browser no longer knows you.
problem-not-your-table = Only the person who opened this table can close it.
problem-over = The game is over.
problem-not-over = This is only possible once the game is over.
problem-not-playing = This is only possible while the game is in progress.
problem-rematch-exists = A rematch is already open: join it.
problem-no-undo = You can no longer undo this on your own: something has been revealed, or someone else has moved.
problem-nothing-to-take-back = You have nothing to undo.
problem-nothing-sealed = You have no sealed choice.
problem-sealed-alone = A sealed answer has to be given on its own.
problem-nothing-asked = There is nothing for you to decide right now.
problem-already-asked = There is already a proposal waiting for answers.
problem-not-asked = There is nothing for you to decide right now, so there is no hint.
problem-not-against-people = Hints are only available in solo games against bots, or after the game.
problem-other-rules = This game was started with an older version of the rules; this is no longer possible in it.
problem-stale = Something has happened at the table in the meantime. Have a look and choose again.
problem-conflict = Something else happened at the same moment. Please try again.
problem-busy = All bots are busy thinking. Please try again in a moment.
problem-too-many = Too many requests in a short time. Please wait a moment.
problem-too-many-tables = Too many tables have been opened from here today. Continue at one of them, or come back tomorrow.
problem-too-many-streams = This table is open in too many windows. Close some of them.
problem-server-is-private = This server does not list public tables.
problem-foreign-origin = Another site tried to act in your name; this was refused.
problem-foreign-host = This server cannot be reached under that name.
problem-not-json = The server did not understand the page. Please reload it.
problem-key-reused = This request reused the key of an earlier one. Please try again.
problem-broken = The server did not understand the request. Please reload the page.
problem-refused = The server refused the request.
problem-fault = An error occurred on the server and was logged. Please try again.
problem-damaged = The server can no longer read this table. The error is on its side and was logged.
problem-closed = It was closed before the game began.
problem-unavailable = The database is not responding right now.
problem-stopping = The server is restarting.
problem-unreachable = The server cannot be reached.
problem-new-version = The server is not responding, or the site was updated after this tab was opened.

## Being forgotten

forget-me = Delete my data
forget-about = You have no account here, but this server recognises you by a cookie and stores a few things for you. You can have them deleted at any time.
forget-unknown = This server stores nothing about you. You can still clear what this browser stores for it.
forget-deleted = What is deleted
forget-name = Your name, wherever it appears.
forget-chat = Everything you wrote in chats, and your notes.
forget-seats = Your seats: where a game is in progress, a bot plays on for you, and your tables are no longer listed.
forget-browser = In this browser: your settings, the secret links of your seats, and how much of each table you have seen.
forget-stays = What remains
forget-games = The games themselves, without your name: others played them too.
forget-links = The secret links of finished games: anyone who has one can still open that seat. All other links stop working.
forget-meant = I understand that this cannot be undone.
forget-do = Delete everything now
forget-not = Keep everything
forget-done = Done. Your data has been deleted from this server and this browser.
