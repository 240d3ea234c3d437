# Habemus Papam in English. The terms are those of the glossary in ../README.md.
# A player's name can be any text: no sentence bends it or takes it for a man's or a woman's.

## Parts of sentences

# A card with a title rather than a name, inside a sentence.
title = “{ $name }”
copies = { $count } × { $card }
gold = { $gold } gold
votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
no-gems = no gems
gem-diamond = { $count ->
    [one] { $count } diamond
   *[other] { $count } diamonds
}
gem-ruby = { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
}
gem-sapphire = { $count ->
    [one] { $count } sapphire
   *[other] { $count } sapphires
}
gem-amber = { $count ->
    [one] { $count } amber
   *[other] { $count } ambers
}

## What happened: set-up

event-camerlengo-named = { $seat } is the first Camerlengo.
event-orders-dealt = { $seat } is dealt the orders { $first } and { $second }.

## What happened: phase 1 and the smokes

event-round-began = Round { $round } begins.
event-card-turned = On offer: { $card }.
event-black-smoke-rose = Black Smoke rises: no Pope yet.
event-white-smoke-rose = White Smoke rises: this round is the last.
event-income = { $cardinals ->
    [0] { $seat } has no cardinal with a gold bag.
    [one] { $seat } receives { gold } for { $cardinals } cardinal.
   *[other] { $seat } receives { gold } for { $cardinals } cardinals.
}
event-order-decided = { $seat } has decided which order to keep.
event-order-kept = { $seat } keeps { $kept } and discards { $dropped }.

## What happened: phase 2

event-action-decided = { $seat } is ready for the action cards.
event-action-chosen = { $card-id ->
    [none] { $seat } decides against an action card.
   *[other] { $seat } places { $card } face down.
}
event-action-opened = { $card-id ->
    [none] { $seat } plays no action card.
   *[other] { $seat } plays { $card }.
}
event-gold-gained = { $seat } gains { gold } from { $card }.
event-gold-stolen = { $gold ->
    [0] { $seat } finds nothing to steal from { $victim }.
   *[other] { $seat } steals { gold } from { $victim }.
}
event-bribed = { $seat } bribes { $card } and pays { gold } to { $victim }.
event-bribe-returned = { $seat } cannot bribe anyone and takes the card back into hand.
event-bribe-unaffordable = { $seat } has too little gold for a bribe and takes the card back into hand.
event-bribe-without-target = { $seat } finds no cardinal to bribe and takes the card back into hand.
event-swapped = { $first } moves to { $other }, { $second } to { $owner }.
event-not-swapped = { $seat } makes no swap.

## What happened: phase 3

event-bid-decided = { $seat } has sealed a bid.
event-bid-chosen = { $seat } seals a bid: { $gems }.
# What the bid counts as; only a bid without gems of one's own needs a word on the price.
event-bid-opened = { $paid-id ->
    [empty] { $counts-id ->
        [empty] { $seat } bids nothing.
       *[other] { $seat } bids { $counts } without paying a gem.
    }
   *[other] { $seat } bids { $counts }.
}
event-order-of-choice = { $fourth-id ->
    [none] Pick order: { $first }, { $second }, { $third }.
   *[other] Pick order: { $first }, { $second }, { $third }, { $fourth }.
}

## What happened: phase 4

event-took = { $card-id ->
    [camerlengo] { $seat } becomes Camerlengo.
   *[other] { $seat } takes { $card }.
}
event-gems-gained = { $gems-id ->
    [empty] The bank is out of gems; { $seat } receives { gold }.
   *[other] { $seat } receives { $gems } and { gold }.
}
event-squadrone-paid = { $seat } pays { gold } and wins over the Squadrone Volante.
event-squadrone-lost = { $seat } cannot pay the Squadrone Volante; the card leaves the game.
event-excluded = { $seat } excludes { $card }; { $victim } loses a cardinal.
event-died = { $seat } chooses { $victim }: { $card } dies.
event-left-over = Nobody takes { $card }; the card leaves the game.

## What happened: the end

event-order-shown = { $votes ->
    [0] { $seat } shows the order { $card }: not fulfilled.
   *[other] { $seat } shows the order { $card }: fulfilled, { votes }.
}
event-votes-counted = { $seat } has { votes }.
event-elected = Habemus papam! { $seat } wins the election.

## What can be chosen

choice-keep = Keep { $order }
choice-lay = { $action-id ->
    [none] Play no card
   *[other] Play { $action }
}
choice-bid = { $gems-id ->
    [empty] Bid nothing
   *[other] Bid { $gems }
}
choice-take = { $card-id ->
    [camerlengo] Become Camerlengo
   *[other] Take { $card }
}
choice-bribe = Bribe { $cardinal }
choice-exclude = Exclude { $cardinal }
choice-strike = Have { $seat }’s oldest person die
choice-swap = { $first-id ->
    [none] Swap nobody
   *[other] Swap { $first } and { $second }
}

## What can be chosen, where the position decides what comes of it

now-bribe = Bribe { $cardinal }: { gold } to { $seat }
now-exclude = Exclude { $cardinal } ({ $seat })
now-strike = Have { $seat }’s oldest person die: { $person }
now-swap = Swap { $first } ({ $seat }) and { $second } ({ $other-seat })
now-keep = Keep { $order }: { $effect }
now-camerlengo = Become Camerlengo: { camerlengo-spoils }
now-squadrone = Take { $card } for { gold }
now-squadrone-lost = Take { $card }: without { gold } it leaves the game

## What is asked

prompt-keep-order = Which order will you keep?
prompt-lay-action = Will you play an action card?
prompt-bid = Which gems will you bid?
prompt-take = Which card will you take?
prompt-bribe = Which cardinal will you bribe?
prompt-swap = Which two cardinals will change sides?
prompt-exclude = Which cardinal will Felipe IV exclude?
prompt-strike = Whose oldest person will die?

## Why a choice is refused. The section of the rulebook follows in brackets, so no full stop.

why-not-your-order = You were not dealt this order
why-not-in-hand = You do not hold this action card
why-not-enough-gems = You do not have these gems
why-two-gems-at-most = With “Best Gem Twice” you bid two gems at most
why-not-in-the-row = This card is not on offer
why-not-at-an-opponent = This cardinal is not in an opponent’s display
why-chigi-is-immune = Fabio Chigi is immune
why-chigi-only-by-his-owner = Fabio Chigi can only be swapped out of your own display
why-not-in-a-display = Both cardinals must be in a display
why-same-display = The two cardinals must be in different displays
why-protected-by-felipe = A cardinal can only be excluded from a display without a Felipe IV card
why-not-yourself = You must choose an opponent
why-nobody-to-die = Nobody can die in this display

## Cards and what they do

card-mazarin = Mazarin
card-mazarin-effect = Cheaper votes at the count: 15, 10, 8, 7, 6 or 5 gold per vote with 0 to 5 of these cards
card-louis = Louis XIV
card-louis-effect = 1, 2, 4, 6 or 8 votes for 1 to 5 of these cards
card-felipe = Felipe IV
card-felipe-effect = 5 gold now; 5, 15 or 25 gold at the count for 1 to 3 of these cards; your second one excludes a cardinal
card-squadrone = Squadrone Volante
card-squadrone-effect = Pay 20 gold now for 3 votes; if you cannot, the card leaves the game
card-death = Case of Death
card-death-effect = 5 gold now; the oldest person of an opponent of your choice dies
card-ten-gold = Ten Gold
card-ten-gold-effect = 10 gold from the bank
card-bid-second = Bid Last
card-bid-second-effect = You bid after seeing the other bids; steal 2 gold from each opponent
card-best-twice = Best Gem Twice
card-best-twice-effect = You bid two gems at most and the best one counts twice; steal 3 gold from each opponent
card-three-rubies = Three Rubies
card-three-rubies-effect = Your bid is three rubies and costs you no gem; steal 2 gold from each opponent
card-bribe = Bribe
card-bribe-effect = Pay an opponent 5 gold and take a cardinal from their display
card-swap = Swap
card-swap-effect = Exchange two cardinals between the displays of two players
card-camerlengo = Camerlengo
card-camerlengo-effect = 1 ruby, 1 sapphire, 1 amber and 1 gold; you win ties
camerlengo-spoils = { $gems-id ->
    [empty] only { gold }
   *[other] only { $gems } and { gold }
}
card-camerlengo-now = { camerlengo-spoils }, as the bank has no more; you win ties
card-black-smoke = Black Smoke
card-black-smoke-effect = 5 gold for each of your cardinals with a gold bag; you keep one of your two orders
card-white-smoke = White Smoke
card-white-smoke-effect = The last round: all the cards left are on offer
card-order-four-coats = Four Coats of Arms
card-order-four-coats-effect = 2 votes for a coat of arms of each faction
card-order-spain-innocent = Spain and Innocent
card-order-spain-innocent-effect = 2 votes for two coats of arms of Spain and two of Innocent X
card-order-innocent-urban = Innocent and Urban
card-order-innocent-urban-effect = 2 votes for two coats of arms of Innocent X and two of Urban VIII
card-order-spain-urban = Spain and Urban
card-order-spain-urban-effect = 2 votes for two coats of arms of Spain and two of Urban VIII
card-order-france = France
card-order-france-effect = 3 votes for three coats of arms of France
card-order-leaders = Most Leaders
card-order-leaders-effect = 2 votes for having more faction leaders than any other player
card-order-felipe-mazarin = Felipe and Mazarin
card-order-felipe-mazarin-effect = 2 votes for two Felipe IV and two Mazarin cards

## Persons

kind-cardinal = cardinal
kind-late = late arrival
kind-leader = faction leader
faction-france = France
faction-spain = Spain
faction-innocent = Innocent X
faction-urban = Urban VIII
faction-none = no faction
age = aged { $age }
coats = { $count ->
    [one] { $count } coat of arms
   *[other] { $count } coats of arms
}
gold-bag = { gold } at Black Smoke
person = { $name } ({ $facts })
symbol = { $symbol } symbol
symbol-with-effect = { $symbol } symbol ({ $effect })
symbol-barons = barons
symbol-book = book
symbol-cross = cross
symbol-dove = dove
symbol-eagle = eagle
symbol-horse = horse
symbol-louis = Louis XIV
symbol-mazarin = Mazarin
symbol-wing = wing
symbol-dove-effect = cannot be bribed or swapped and does not die, but Felipe IV can exclude him
symbol-dove-effect-faq = cannot be bribed, excluded or killed; only his owner can swap him away
symbol-louis-effect = 1 more vote with two Louis XIV cards
symbol-mazarin-effect = 1 more vote with two Mazarin cards
pair-effect = 1 more vote with { $partner }

## Where votes come from

source-order = order
source-persons = persons
source-louis = Louis XIV
source-gold = gold
source-old-boys = old boys
source-squadrone = Squadrone Volante

## The common table

table = The conclave
table-round = Round { $round } – { $phase }
phase-keep-order = Black Smoke: everyone keeps one order
phase-lay-action = phase 2: playing action cards
phase-bribe = phase 2: action cards take effect
phase-swap = phase 2: action cards take effect
phase-bid = phase 3: bidding
phase-take = phase 4: taking cards
phase-exclude = phase 4: Felipe IV excludes a cardinal
phase-strike = phase 4: Case of Death
phase-over = the count
smoke-none = No smoke yet
smoke-black = Black Smoke has risen
smoke-white = White Smoke has risen: last round
table-camerlengo = Camerlengo: { $seat }
table-to-act = Waiting for: { $seats }
table-offers = On offer:
offer = • { $card } – { $facts }
table-no-offers = On offer: nothing
table-decks = Face down: { $cardinals ->
    [one] { $cardinals } cardinal card
   *[other] { $cardinals } cardinal cards
}, { $politics ->
    [one] { $politics } political card
   *[other] { $politics } political cards
}, { $actions ->
    [one] { $actions } action card
   *[other] { $actions } action cards
}
table-bank = Bank: { $gems }
table-gone = Out of the game: { $cards }
table-mark = { $mark } reconstructed from history; the printed card may differ (after a name: name, faction or symbol)

## The short form, for small screens

brief-offer = { $card } – { $facts }
brief-hand = Hand: { $cards }
brief-orders = Orders: { $cards }
brief-fulfilled = { $card } (fulfilled)
brief-need = { $card }: { $effect }
brief-persons = { $seat }: { $persons }
brief-now-swap = { $first } ↔ { $second }
key-bid = D diamond · R ruby · S sapphire · A amber · - nothing

## A seat: what everyone sees

seat-own = { $seat } (you)
seat-camerlengo = Camerlengo, wins ties
seat-votes = Visible votes: { $votes }
seat-votes-from = Visible votes: { $votes } ({ $sources })
gain = { $name } +{ $amount }
seat-persons = Persons: { $persons }
seat-no-persons = Persons: none
seat-coats = Coats of arms: { $coats }
seat-politics = Politics: { $politics }
politics-mazarin = { $count ->
    [0] no Mazarin ({ gold } a vote)
   *[other] { $count } × Mazarin ({ gold } a vote)
}
politics-louis = { $count } × Louis XIV ({ votes })
politics-felipe = { $count } × Felipe IV ({ gold } at the count)
politics-squadrone = Squadrone Volante ({ votes })
seat-hand = { $count ->
    [0] In hand: no action card
    [one] In hand: { $count } action card
   *[other] In hand: { $count } action cards
}
seat-laid = Played this round: { $card }
seat-bid = Bid: { $gems }
seat-decided = Has decided
seat-undecided = Still deciding

## A seat: what only its player sees

own-gold = Gold: { $gold } (at the count { $final } with gems and Felipe IV: { votes })
own-gems = { $count ->
    [0] Gems: none
   *[other] Gems: { $gems }
}
own-hand = In hand: { $card } – { $effect }
own-order = { $now ->
    [yes] Order: { $card } – { $effect } – fulfilled now
   *[no] Order: { $card } – { $effect } – not fulfilled now
}
own-dropped = Discarded order: { $card }
own-answer = Sealed answer: { $choice }

## The count

count = The count
count-line = { $rank }. { $seat }: { votes } ({ $sources }); order { $order }
count-tie = With { votes } each, the oldest person in a display decides: { $seats }
count-oldest = { $seat } ({ $person }, { $age })
count-without-person = { $seat } (no person)
count-tie-nobody = Without persons, the seat nearest clockwise to the Camerlengo ({ $camerlengo }) decides: { $seats }

## Where printed values are known from: by certainty, or by component.

source-habemus-rulebook = French rulebook, version 1.0
source-habemus-quoted = English rules, version 2.0, list of components
source-habemus-cards = 54 gold cards in all; their values make no difference in play
source-habemus-barberini = born 5 August 1607 (or, according to other sources, 4 August): English Wikipedia, “Antonio Barberini”
source-habemus-bichi = born 30 September 1596: English Wikipedia, “Alessandro Bichi”
source-habemus-orsini = born 17 January 1615: Dizionario Biografico degli Italiani, “Orsini, Virginio”
source-habemus-colonna = born 23 March 1604: English Wikipedia, “Girolamo Colonna”
source-habemus-lugo = born 25 November 1583: English Wikipedia, “John de Lugo”
source-habemus-hessen = born 28 February 1616: German Wikipedia, article of that name
source-habemus-giancarlo = born in June or July 1611 (three dates, all giving the same age): Cathopedia, “Giancarlo de’ Medici”
source-habemus-cesi = born about 1583; the age is chosen so that no two are alike: English Wikipedia, “Pier Donato Cesi (1583-1656)”
source-habemus-sacchetti = born 17 December 1587 (or, according to other sources, 1586): English Wikipedia, “Giulio Cesare Sacchetti”
source-habemus-ginetti = born 6 April 1585 (or, according to other sources, 1586): English Wikipedia, “Marzio Ginetti”
source-habemus-brancaccio = born 15 April 1592: Italian Wikipedia, “Francesco Maria Brancaccio”
source-habemus-maculani = born 11 September 1578: Cathopedia, “Vincenzo Maculani”
source-habemus-rapaccioli = born in 1608 (or, according to other sources, 1605): Dizionario Biografico degli Italiani, “Rapaccioli”
source-habemus-chigi = born 13 February 1599: English Wikipedia, “Pope Alexander VII”
source-habemus-ottoboni = born 22 April 1610: English Wikipedia, “Pope Alexander VIII”
source-habemus-imperiali = born 21 February 1612: English Wikipedia, “Lorenzo Imperiali”
source-habemus-albizzi = born 24 October 1593: Cathopedia, “Francesco Albizzi”
source-habemus-carafa = born 18 July 1581: English Wikipedia, “Pier Luigi Carafa (1581-1655)”
source-habemus-harrach = born 4 November 1598: English Wikipedia, “Ernst Adalbert of Harrach”
source-habemus-retz = born 20 September 1613: English Wikipedia, “Jean Francois Paul de Gondi”
source-habemus-durazzo = born 5 August 1594 (or, according to other sources, 16 June): English Wikipedia, “Stefano Durazzo”
source-habemus-este = born 10 August 1617 (or, according to other sources, 1618): Italian Wikipedia, “Rinaldo d’Este (1617-1672)”
source-habemus-carlo = born 19 March 1595: English Wikipedia, “Carlo de’ Medici (cardinal)”
source-habemus-francesco = born 23 September 1597: Florida International University, “Cardinals of the Holy Roman Church”, 1623
source-habemus-azzolini = born 11 April 1623: Enciclopedia Italiana, “Azzolino, Decio”

## Sections of the rules, named beside a reason; each begins like the chapter of our rules that tells it.

section-round-actions = A round: action cards
section-round-bid = A round: bid
section-round-take = A round: take
section-taken-felipe = What a card does when taken: { card-felipe }
section-taken-death = What a card does when taken: { card-death }
section-actions-best-twice = Action cards: { card-best-twice }
section-actions-bribe = Action cards: { card-bribe }
section-actions-swap = Action cards: { card-swap }
section-black = Black Smoke
