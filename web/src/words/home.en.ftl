# The pages around the tables, in English.

site-title = roisoleil
to-home = roisoleil: to the home page
go-home = To the home page
more-pages = More pages
try-again = Try again
reload = Load again

## Settings

settings = Settings
settings-done = Done
language = Language
theme = Colours
theme-auto = As the device
theme-light = Light
theme-dark = Dark
speed = Speed of moves
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
sound = Sound
sound-about = One soft note when it is your turn.
text-mode = Text mode
text-mode-about = Tells positions and choices in words instead of pictures.
your-name = Your name at the table

## Home

home-title = roisoleil: board games of the Sun King’s time
home-heading = Board games of the Sun King’s time
home-about = Play against bots, with friends far away or around one screen. Free, without an account, in three languages.
default-name = Guest
games = Games
game-habemus = Habemus Papam
game-habemus-about = Rome, 1655: bid jewels in secret for cardinals, favours and intrigues until white smoke rises.
game-ombre = In the Shadow of the Sun King
game-ombre-about = Gather five qualities at court and use your majorities, before your power runs out.
game-louis_xiv = Louis XIV
game-louis_xiv-about = Win over Versailles, board by board, and fulfil your secret missions in four rounds.
players = { $between ->
    [0] { $least } or { $most } players
   *[other] { $least } to { $most } players
}
minutes = { $least } to { $most } minutes
play-now = Play now against bots
play-now-against = { $count ->
    [one] One bot, level { $level }.
   *[other] { $count } bots, level { $level }.
}
play-now-change = Change
invite-friends = Invite friends
one-screen = One screen
board-is-coming = The board is coming.
in-the-terminal = For now this game is played in the terminal.
read-rules = Rules of { $game }
my-tables = My tables
next-table = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
no-tables = No game under way. Begin one below.
with-company = with { $names }
ago-now = just now
ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [1] yesterday
   *[other] { $count } days ago
}
line-due = Your turn
line-open = Not begun yet
line-playing = Others are thinking
line-over = Finished
line-ended = Ended early
line-public-open = Join in
line-public-playing = Watch
line-public-over = Look back
line-public-ended = Look back
past-tables = Finished games
no-past-tables = No game is finished yet.
show-past-tables = Show finished games
more-past-tables = Show more
public-tables = Public tables
no-public-tables = No public table is open just now.
by-link = You have a link?
by-link-about = Paste it here to join, to watch or to take your seat again
open-link = Open
strange-link = This is no link to a table. It should contain /t/ and the name of the table.
not-affiliated = The games belong to their authors and publishers. This project is not affiliated with, authorised or endorsed by any of them.
for-programs = For programs: the API

## A new table

new-table = New table: { $game }
who-plays = Who plays?
seat-number = Seat { $number }
seat-me = You
seat-kind = Who sits here
seat-kind-bot = Bot
seat-kind-friend = Friend, by link
seat-kind-friend-about = You get a link to send; whoever opens it takes this seat.
seat-kind-here = Person on this device
seat-name = Name
seat-name-of = Player { $number }
seat-level = Level of the bot
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-free = Free seat
level-random-about = Plays anything that is allowed, without a thought.
level-page-about = A beginner: takes what meets the eye. Right for your first games.
level-courtisan-about = A sound player: weighs every choice, but does not look ahead. Beats pages most of the time.
level-ministre-about = Strong: plays on a little way from every choice in its head, for a third of a second.
level-roi-about = The strongest: looks much further ahead than the Ministre, and thinks for two seconds.
options = Options
option-favori = Le Favori
option-favori-about = The expansion: everybody has a favourite at court, with four more options.
watching-who = Who may watch?
watching-link = Whoever has the link may watch
watching-nobody = Only those who play may see the table
watching-about = Those who watch see what is open to all, never anybody’s hand.
list-publicly = List it on the home page
list-publicly-about = Everybody on this server can find the table, take free seats and watch.
fair-deal = A fair deal: before the game the server commits itself to its cards, and your browser adds a secret pinch of chance. At the end anyone can check that nobody dealt to please.
open-and-invite = Open the table and invite
start-game = Start the game

## Before the game

lobby-title = { $game }: before the game
lobby-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-complete = Everybody is here.
lobby-full = All seats are taken, and this table is for its players only.
lobby-full-watch = All seats are taken. Stay here to watch: it begins by itself.
sitting-mine = on this device
sitting-person = sits here
sitting-bot = bot
sitting-free = waits for somebody
join-as = Your name
sit-down = Sit down
no-account = No account needed: a name is enough.
seat-another-here = Seat somebody else on this device
leave-seat = Stand up
leave-seat-of = Stand up: { $name }
start-when-complete = You can start when all seats are taken.
invite-about = Send this link, or let your friends scan the picture. They choose a name and sit down.
invite-link = Come and play { $game }
qr-code = The same link as a QR code
copy-link = Copy the link
share-link = Share …
link-copied = Copied
seat-links = Go on with another device
seat-links-about = This link is your seat: keep it to continue on another device or if this browser forgets you. Give it to nobody; who has it plays for you.
seat-link-of = Secret link of { $name }
seat-links-none = This browser does not remember the secret link of this seat. It is shown where the seat was taken.
claiming = Taking your seat again …

## Rules

rules-of = Rules: { $game }
rules-contents = Contents
play-it = Play it
components = Components and how sure we are of them
components-about = The game has { $count } printed values that matter; { $reconstructed } of them we know from no source and have reconstructed (°).
components-sure-too = Show also what the rulebook prints
component-item = Component
component-value = Value
component-certainty = How sure
part-board = Board { $number }
part-mission = Mission { $number }
part-money = Money card { $number }
part-habemus-diamond = Diamonds
part-habemus-ruby = Rubies
part-habemus-sapphire = Sapphires
part-habemus-amber = Ambers
part-habemus-start = Gold at the start
part-habemus-cards = Gold cards
part-ombre-power = Power chips
part-ombre-gold = Gold chips
part-louis_xiv-favori = Le Favori
field-name = name:
field-faction = faction:
field-age = age:
field-symbol = symbol:
field-copies = copies:
field-votes = votes:
field-total = in all:
field-start = at the start:
field-amount = amount:
field-values = values:
field-colour = colour:
field-seal = seal:
field-count = cards:
field-seals = with a seal:
field-tiles = needs:
field-front-kind = front:
field-front-number = front, number:
field-back-kind = back:
field-back-number = back, number:
field-king = crowns:
field-louis = louis d’or:
field-redraw = new cards:
field-jump = jump:
field-intrigue = intrigue:
field-keep = keep:
value-true = yes
value-false = no
value-grey = grey
value-money = bribe
value-first = first place
value-markers = number of markers
value-sceptre = sceptre
value-letter = letter
value-ring = ring
value-helmet = helmet
value-any = any
value-favori-redraw = any number of influence cards
value-favori-jump = one move of a placement to any board
value-favori-intrigue = one marker of the general and up to two of the personal supply
value-favori-keep = three tiles are kept
# Where printed values are known from, by game and certainty; what only one value has is told by the component file.
source-ombre-rulebook = French rulebook
source-louis_xiv-rulebook = French rulebook
source-habemus-rulebook = French rulebook, version 1.0
source-ombre-reconstructed = Half of each colour bears a seal; auction cards have the colour whose effect they repeat, otherwise grey; 20 chips of 1 and 20 of 2.
source-ombre-inferred = The rulebook names a seal on three auction cards only, and one blue and one purple auction card.
source-louis_xiv-reconstructed = A flip swaps open and exclusive conditions; prices of three and four as the rulebook hints; amounts, tiles and bonuses evenly distributed.
source-louis_xiv-quoted = Newspaper of 4 June 2005 (prices, crowns for money); reviews (thresholds of two or three, each character on two money cards).
source-louis_xiv-inferred = On boards 1 to 4 the rulebook’s chapter on the king knows only money and first place; these four are alike.
source-habemus-quoted = English rules, version 2.0, list of components

## Credits

credits = Credits and rights
credits-games = The games
credits-buy = If you like a game, buy a copy where you can.
credits-words = Rules
credits-words-about = The rules are told in our own words: no scan, no picture and no sentence of a rulebook is reproduced. Where a rulebook does not print a value that the game needs, it is reconstructed and marked with °.
credits-pictures = Pictures
credits-pictures-about = Boards, frames, portraits and the pictures of the games were drawn for this page.
credits-icons = Some small emblems are by Lorc, Delapouite and other contributors of
credits-fonts = Typefaces
credits-ofl = Both under the
credits-program = The program
credits-licence = roisoleil is free software under the MIT License.
credits-software = It is made with

## What went wrong, and what to do next

gone-title = This did not work
gone-title-no-such-table = No table here
gone-title-no-such-page = No such page
gone-title-no-such-game = No such game
gone-title-no-board-yet = The board is coming
gone-title-claim-refused = This link opens no seat
gone-title-no-secret = This link is not complete
gone-title-unreachable = The server does not answer
gone-title-unavailable = The server needs a moment
gone-title-stopping = The server is restarting
gone-title-new-version = This page could not be loaded
gone-title-too-many = One moment, please
gone-next = Go back to the home page, or try again in a moment.
gone-next-no-such-table = Check that the link is complete, or ask whoever sent it. Is it your own table? Then open the secret link of your seat here; on the device where you sat down, it is shown before the game, and in the menu of the table.
gone-next-no-such-page = All games and your tables are on the home page.
gone-next-no-such-game = All games are on the home page.
gone-next-no-board-yet = Its rules can be read here, and the program plays it in the terminal.
gone-next-claim-refused = Copy the whole link once more. If you stood up from that seat, its link is no longer valid; you can join again by the link of the table.
gone-next-no-secret = The part after # is the key to your seat. Copy the link once more, all of it.
gone-next-unreachable = Check your connection. The table is kept: nothing you did is lost.
gone-next-new-version = Load the page again to go on. Your tables are kept: nothing you did is lost.
gone-open-link = Open another link
problem-no-such-table = There is no table at this address, it is open to its players only, or this browser no longer knows you.
problem-no-such-page = There is nothing at this address.
problem-no-such-game = This server does not know that game.
problem-no-board-yet = This game has no board in the browser yet.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-position = The game has not come to that position.
problem-claim-refused = The secret in this link belongs to no seat of this table.
problem-no-secret = The secret of the seat is missing.
problem-seat-taken = Somebody else was faster: that seat is taken.
problem-seat-not-taken = Nobody sits there.
problem-seats-free = There are still free seats.
problem-already-started = The game has begun already.
problem-not-started = The game has not begun yet.
problem-not-your-seat = That seat is not yours, or this browser no longer knows you.
problem-over = The game is over.
problem-not-over = That is possible when the game is over.
problem-not-playing = That is possible only while the game is under way.
problem-rematch-exists = There is already another table for you all.
problem-no-undo = This can no longer be taken back by yourself: something was revealed, or somebody else has chosen.
problem-nothing-to-take-back = There is nothing of yours to take back.
problem-nothing-sealed = You have sealed nothing.
problem-nothing-asked = Nobody asks you anything.
problem-already-asked = A proposal is already waiting for answers.
problem-not-asked = You are not asked for anything now.
problem-not-against-people = There are hints only alone against bots, or after the game.
problem-other-rules = This game was begun with an older version of the rules; that is not possible any more.
problem-stale = The table has moved on meanwhile. Have a look and choose again.
problem-conflict = Something else happened at the same moment. Please try again.
problem-busy = The bots are all thinking. Please try again in a moment.
problem-too-many = That was a lot in a short time. Please wait a moment.
problem-too-many-streams = This table is open in too many windows. Close some of them.
problem-server-is-private = This server lists no public tables.
problem-foreign-origin = Another page tried to act in your name; that was refused.
problem-not-json = The server did not understand the page. Load it again.
problem-broken = The server did not understand that. Load the page again.
problem-refused = The server refused that.
problem-fault = The server made a mistake. It has noted it; please try again.
problem-unavailable = The server’s memory does not answer just now.
problem-stopping = The server is just being restarted.
problem-unreachable = The server cannot be reached.
problem-new-version = Either the server does not answer just now, or it was renewed and this tab is still the old one.

## Being forgotten

forget-me = Forget me
forget-about = You have no account here, but this server knows you by a cookie, and keeps some things for you. You can have them deleted at any time.
forget-unknown = This server keeps nothing about you. You can still clear what this browser keeps for it.
forget-deleted = What is deleted
forget-name = Your name, wherever it stands.
forget-chat = Everything you said in chats, and your notes.
forget-seats = Your hold on your seats: this browser plays there no longer, and your tables are no longer listed.
forget-browser = In this browser: your settings, the secret links of your seats, and how far you have seen each table.
forget-stays = What stays
forget-games = The games themselves, without your name: others have played them too.
forget-links = The secret link of a seat. Whoever has it can still sit down there, also to finish a game; keep yours first if you want that.
forget-meant = I understand that this cannot be undone.
forget-do = Delete all of it now
forget-not = Leave it as it is
forget-done = Done. This server and this browser have forgotten you.
