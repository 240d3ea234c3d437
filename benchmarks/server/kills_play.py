"""What people do at their tables: choose, seal, change their minds, talk, lose the line, and play again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from benchmarks.server.kills_people import LOST, Account, Person
from benchmarks.server.kills_told import Kept, Violation
from roisoleil.server.telling import WATCHER

GAMES: Final = [("habemus", 3, 4), ("ombre", 2, 6), ("louis_xiv", 2, 4)]
"""With the fewest and the most seats."""
BOT: Final = "page"
"""The level of bots: the quickest, so that they do not take the processor from everybody else."""
BOTS_EVERY: Final = 4
"""One table in so many has a bot."""
LONGEST_THOUGHT: Final = 0.06
"""Seconds before somebody does the next thing: some hundred things a second in all."""
WATCHERS: Final = 2
LOOK_SECONDS: Final = 0.3
"""How often it is seen to that a finished game is followed by another."""

# How often somebody who could choose does something else.
DROPS: Final = 0.02
REFRESHES: Final = 0.01
TALKS: Final = 0.04
ASKS_TAKEBACK: Final = 0.02
ASKS_END: Final = 0.003
UNDOES: Final = 0.15
CHANGES_SEALED: Final = 0.05
TAKES_SEALED_BACK: Final = 0.05
ACCEPTS: Final = 0.8


class Party:
    """The same people, at one table after the other."""

    def __init__(self, game: str, people: list[Person | None], account: Account, is_plain: bool) -> None:
        """In the order of the seats, None for a bot. At a plain table nothing is taken back."""
        self.game: Final = game
        self.people: Final = people
        self.account: Final = account
        self.is_plain: Final = is_plain
        self.watchers: Final[list[Person]] = []
        self.table = ""
        self.over: Final[list[str]] = []
        """The tables before this one that were not yet compared."""

    def seats(self) -> list[tuple[int, Person]]:
        """The seats of people; the first of them opens and starts."""
        return [(seat, person) for seat, person in enumerate(self.people) if person is not None]

    async def open(self) -> None:
        """Open the first table."""
        (_, host), *others = self.seats()
        self.table = await host.open_table(self.game, ["" if person else BOT for person in self.people])
        for seat, person in others:
            await person.sit_down(self.table, seat)

    async def start(self) -> None:
        """Deal."""
        seat, host = self.seats()[0]
        if not await host.wish(self.table, "start", seat=seat):
            raise Violation(f"table {self.table} could not be started")
        self.account.games += 1

    async def go_on(self) -> None:
        """Play again where the game is over."""
        seat, host = self.seats()[0]
        info = await host.look(self.table)
        if info.state == "playing":
            return
        while not info.rematch:
            try:
                await host.ask("POST", f"/api/tables/{self.table}/rematch", {"seat": seat})
            except LOST:
                await asyncio.sleep(LONGEST_THOUGHT)
            info = await host.look(self.table)
        self.over.append(self.table)
        self.table = info.rematch
        for each, person in self.seats():
            if not (await person.look(self.table)).seats[each].mine:
                await person.sit_down(self.table, each)
        await self.start()
        for watcher in self.watchers:
            watcher.watching = self.table
            watcher.refresh()


class Gathering:
    """All people, and the tables at which they play."""

    def __init__(self, ports: list[int], seed: int, tables: int) -> None:
        """Nobody has come yet."""
        self.luck: Final = Random(seed)
        self.account: Final = Account()
        self.people: Final = [self._person(f"p{number:02d}", ports) for number in range(max(tables, 6))]
        self.parties: Final = [self._party(number) for number in range(tables)]
        self.watchers: Final = [self._person(f"w{number}", ports) for number in range(min(WATCHERS, tables))]
        self._tasks: Final[list[asyncio.Task[None]]] = []

    def _person(self, name: str, ports: list[int]) -> Person:
        return Person(name, ports, Random(self.luck.random()), self.account)

    def _party(self, number: int) -> Party:
        """Games by turns; people sit at several tables, and sometimes on two seats of one."""
        game, fewest, most = GAMES[number % len(GAMES)]
        count = self.luck.randint(fewest, most)
        people: list[Person | None] = list(self.luck.sample(self.people, count))
        if number % BOTS_EVERY == BOTS_EVERY - 1:
            people[-1] = None
        elif number % BOTS_EVERY == 1:
            people[-1] = people[0]
        return Party(game, people, self.account, is_plain=number % 2 == 0)

    async def open(self) -> None:
        """Everybody comes, and all tables are opened; some are being listened to before they are started."""
        for party in self.parties:
            await party.open()
        for watcher, party in zip(self.watchers, self.parties, strict=False):
            watcher.watching = party.table
            party.watchers.append(watcher)
        for person in {person for party in self.parties for _, person in party.seats()}:
            await person.introduce()
            self._tasks.append(asyncio.create_task(person.listen()))
            self._tasks.append(asyncio.create_task(self._again_and_again(self._acting(person))))
        for watcher in self.watchers:
            self._tasks.append(asyncio.create_task(watcher.listen()))
        for party in self.parties:
            await party.start()
            self._tasks.append(asyncio.create_task(self._again_and_again(party.go_on, LOOK_SECONDS)))

    async def close(self) -> None:
        """Everybody leaves."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for person in (*self.people, *self.watchers):
            person.drop()

    async def quiet(self) -> None:
        """Let nobody begin anything, and wait until all has been answered."""
        self.account.going.clear()
        while self.account.busy:
            await asyncio.sleep(0.005)
        self.account.check()

    async def _again_and_again(self, do: Callable[[], Awaitable[None]], pause: float = LONGEST_THOUGHT) -> None:
        """Do something with pauses, while people may begin something new."""
        account = self.account
        while True:
            await asyncio.sleep(self.luck.uniform(0, 2 * pause))
            await account.going.wait()
            account.busy += 1
            try:
                await do()
            except Exception as error:  # noqa: BLE001 - whatever it is, the run shall end and tell it
                account.violations.append(repr(error))
            finally:
                account.busy -= 1

    def _acting(self, person: Person) -> Callable[[], Awaitable[None]]:
        async def act_once() -> None:
            plain = {party.table for party in self.parties if party.is_plain}
            await act(person, plain)

        return act_once


async def act(person: Person, plain: set[str]) -> None:
    """Do one thing, if there is anything to do."""
    luck, roll = person.luck, person.luck.random()
    playing = [table for table, kept in person.kept.items() if kept.state() == "playing"]
    if roll < DROPS:
        person.drop()
    elif roll < DROPS + REFRESHES:
        person.refresh()
    elif playing and roll < DROPS + REFRESHES + TALKS:
        await person.say(luck.choice(playing))
    else:
        asked = [
            (table, seat) for table in playing for seat in person.kept[table].told if is_asked(person, table, seat)
        ]
        if asked:
            table, seat = luck.choice(asked)
            await decide(person, table, seat, table in plain)


def is_asked(person: Person, table: str, seat: int) -> bool:
    """Whether there is anything for a seat to do; whoever holds several is also told what those who watch see."""
    if seat == WATCHER:
        return False
    prompt = person.kept[table].told[seat].prompt
    proposal = prompt.proposal
    may_answer = proposal is not None and seat not in proposal.accepted
    return may_answer or prompt.can_undo or seat in (*prompt.due, *prompt.sealed)


async def decide(person: Person, table: str, seat: int, is_plain: bool) -> None:
    """What a seat does of all it may."""
    luck, kept = person.luck, person.kept[table]
    prompt, roll = kept.told[seat].prompt, person.luck.random()
    if prompt.proposal is not None and seat not in prompt.proposal.accepted:
        await person.wish(table, "answer", seat=seat, accepts=luck.random() < ACCEPTS)
    elif prompt.can_undo and not is_plain and roll < UNDOES:
        await person.wish(table, "undo", seat=seat, whole_turn=luck.random() < 0.5)  # noqa: PLR2004 - as often as not
    elif seat in prompt.sealed:
        if roll < TAKES_SEALED_BACK:
            await person.wish(table, "unseal", seat=seat)
        elif roll < TAKES_SEALED_BACK + CHANGES_SEALED:
            await choose(person, table, seat, kept)
    elif seat in prompt.due:
        if roll < ASKS_END:
            await person.wish(table, "end", seat=seat)
        elif roll < ASKS_END + ASKS_TAKEBACK and not is_plain:
            await person.wish(table, "takeback", seat=seat)
        else:
            await choose(person, table, seat, kept)


async def choose(person: Person, table: str, seat: int, kept: Kept) -> None:
    """One of the options, at random."""
    choice = person.luck.choice(kept.told[seat].prompt.options)
    await person.wish(table, "choices", seat=seat, position=kept.position, choice=choice)
