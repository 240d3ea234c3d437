"""Looking ahead: information-set Monte Carlo tree search over re-dealt worlds.

Every playout deals anew what the searching seat cannot know and walks down from the present decision. Each seat on the
way decides by what it has heard itself (its digest, see listener.py), not by the cards of this one world: the tree has
a node for each seat and each thing it may have heard since the search began. So a sealed bid is chosen without knowing
the others', each seat having a node of its own for it. What a rival holds is not part of its node, since it differs
from world to world: all its hands share what was learnt, and its estimate of the options is asked in each world.

In a node the options compete: those that did well, those that a sound player likes, and those tried seldom are tried
next. Where there are many, the best-liked come first and the others join as visits grow. Beyond the tree all seats play
as courtisans for a while, then the game's outlook judges.
"""

from __future__ import annotations

import math
import time
from typing import Final, TypeAlias

from roisoleil.bots.bot import Bot, best_option
from roisoleil.bots.listener import START, Listener
from roisoleil.engine.chance import Chance
from roisoleil.engine.codec import Remaking
from roisoleil.engine.dealer import Dealer
from roisoleil.engine.game import Game
from roisoleil.engine.table import Table

CURIOSITY: Final = 0.6  # How strongly liked and seldom tried options are preferred to successful ones.
FIRST_WIDTH: Final = 3.0  # Options that compete from the start: a sound player's choice is rarely worse than third.
WIDENING: Final = 1.0  # And one more each time the square root of the visits grows by one.
CLEAR: Final = 3  # Tried three times as often as any other, an option is hardly ever overtaken...
FEW: Final = 8  # Fewer trials of the others say nothing.
TRIAL: Final = 0.25  # ...once a fifth of the playouts are done. In trials that spared half the time and cost nothing.
BREATH: Final = 16  # Playouts: about five milliseconds, as Python does. A pause costs as much as a third of a playout.
SHORTEST: Final = 1e-9  # Seconds of a playout that the clock did not notice.
MOST_SEATS: Final = 8
MOST_NODES: Final = 100_000  # About 80 MB; a search of two seconds makes a tenth of that, with its memory half.


Learnt: TypeAlias = tuple[int, float, list[tuple[int, int, float]]]
"""A node as data: its visits and their total, and for each arm its choice, visits and total."""


class Budget:
    """How long a search may think: milliseconds, playouts, or whichever comes first; 0 means no such limit.

    Milliseconds are those of the clock, or of the processor where bots are compared on a busy machine.
    """

    def __init__(self, milliseconds: int, playouts: int, of_processor: bool = False) -> None:
        """At least one limit is needed."""
        assert milliseconds > 0 or playouts > 0
        self.milliseconds: Final = milliseconds
        self.playouts: Final = playouts
        self.of_processor: Final = of_processor

    def __reduce__(self) -> Remaking:
        return Budget, (self.milliseconds, self.playouts, self.of_processor)

    def now(self) -> float:
        """Seconds from some moment on."""
        return time.thread_time() if self.of_processor else time.perf_counter()


class Arm:
    """An option of a node: how often it was tried, and what it brought in all."""

    def __init__(self, choice: int) -> None:
        """Never tried yet."""
        self.choice: Final = choice
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """What it brought on average: the chance to win."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision of a seat that has heard certain things. In different worlds it may have different options."""

    def __init__(self) -> None:
        """Nothing tried yet."""
        self.arms: Final[dict[int, Arm]] = {}
        self.visits = 0
        self.total = 0.0

    def arm_for(self, options: list[int], ranks: list[int]) -> Arm:
        """The arm to try next among the options of this world, ranked as a sound player likes them there."""
        arms = self.arms
        tried = 0
        for option in options:
            if option in arms:
                tried += arms[option].visits
            else:
                arms[option] = Arm(option)
        width = FIRST_WIDTH + WIDENING * math.sqrt(tried)
        urge = CURIOSITY * math.sqrt(tried + 1.0) / harmonic(len(options))
        usual = self.total / self.visits if self.visits else 0.0
        best = arms[options[ranks.index(0)]]
        highest = -1.0
        for place, option in enumerate(options):
            arm = arms[option]
            rank = ranks[place]
            if arm.visits == 0:
                if rank >= width:
                    continue
                score = usual + urge / (rank + 1)
            else:
                score = arm.total / arm.visits + urge / ((rank + 1) * (1 + arm.visits))
            if score > highest:
                best = arm
                highest = score
        return best

    def dump(self) -> Learnt:
        """What was learnt here, as data."""
        return self.visits, self.total, [(arm.choice, arm.visits, arm.total) for arm in self.arms.values()]


def node_from(learnt: Learnt) -> Node:
    """The node that was dumped."""
    node = Node()
    node.visits, node.total, arms = learnt
    for choice, visits, total in arms:
        arm = Arm(choice)
        arm.visits, arm.total = visits, total
        node.arms[choice] = arm
    return node


def harmonic(count: int) -> float:
    """The sum of 1, 1/2, 1/3 and so on: what the likings of so many options add up to."""
    total = 0.0
    for rank in range(count):
        total += 1.0 / (rank + 1)
    return total


def ranks_of(game: Game[Table], world: Table, seat: int, options: list[int]) -> list[int]:
    """For each option its place in the liking of a sound player, from 0 on; of equals the first is the first."""
    worths = game.appeals(world, seat, options)
    ranks = [0] * len(options)
    for rank, place in enumerate(sorted(range(len(options)), key=lambda place: -worths[place])):
        ranks[place] = rank
    return ranks


class Search:
    """One seat's search for a good choice."""

    def __init__(self, game: Game[Table], table: Table, seat: int, chance: Chance) -> None:
        """`table` is any world that the seat holds possible."""
        self.game: Final = game
        self.table: Final = table
        self.seat: Final = seat
        self.chance: Final = chance
        self.listener: Final = Listener(chance, table.seats)
        self.dealer: Final = Dealer(chance, silent=True)
        self.nodes: dict[int, Node] = {}
        self.rumour = START
        self.heard = START
        self.root = Node()
        self.ranks: list[int] = []
        self.horizon = game.horizon
        self.playouts = 0

    def go_on_from(self, nodes: dict[int, Node], rumour: int, heard: int) -> None:
        """Start with what an earlier search learnt of the present decision, if it came that far.

        Its playouts that led here dealt only worlds in which the seat hears what it really heard since.
        """
        self.rumour = rumour
        self.heard = heard
        key = heard * MOST_SEATS + self.seat
        known = nodes.get(key)
        if known is not None and len(nodes) < MOST_NODES:
            self.nodes = nodes
            self.root = known
        self.nodes[key] = self.root

    def run(self, budget: Budget, to_the_end: bool = False) -> None:
        """Think until the budget is spent or, unless asked for, until more thinking hardly changes the choice."""
        start = budget.now()
        seconds = budget.milliseconds / 1000.0
        done = 0
        while True:
            self.play_one()
            done += 1
            if done % BREATH == 0:
                time.sleep(0)  # Compiled code lets no other thread run unless it says so.
            if budget.playouts and done >= budget.playouts:
                return
            left = budget.playouts - done
            if budget.milliseconds:
                elapsed = max(budget.now() - start, SHORTEST)
                if elapsed * (done + 1) >= seconds * done:
                    return
                by_time = int((seconds - elapsed) * done / elapsed) + 1
                left = min(left, by_time) if budget.playouts else by_time
            if not to_the_end and self.is_settled(done, left):
                return

    def is_settled(self, done: int, left: int) -> bool:
        """Whether so many more playouts cannot change which arm was tried most often, or will hardly do so."""
        first = 0
        second = 0
        for arm in self.root.arms.values():
            if arm.visits > first:
                second = first
                first = arm.visits
            elif arm.visits > second:
                second = arm.visits
        return first - second > left or (first > CLEAR * max(second, FEW) and done >= TRIAL * left)

    def best(self) -> int:
        """The choice tried most often; of equals the more successful one."""
        return self.ranking()[0].choice

    def ranking(self) -> list[Arm]:
        """All options, the best first."""
        return sorted(self.root.arms.values(), key=lambda arm: (-arm.visits, -arm.mean(), arm.choice))

    def play_one(self) -> None:
        """One playout: deal, walk down the tree, add a node, play on, judge, and learn."""
        game = self.game
        seat = self.seat
        listener = self.listener
        world = game.redeal(self.table, seat, self.chance)
        world.reopen(seat)
        listener.start_with(self.rumour, seat, self.heard)
        nodes: list[Node] = [self.root]
        options = world.options(seat)
        if not self.ranks:
            self.ranks = ranks_of(game, world, seat, options)
        arms: list[Arm] = [self.root.arm_for(options, self.ranks)]
        seats: list[int] = [seat]
        listener.see_choice(seat, arms[0].choice)
        world.apply(seat, arms[0].choice, listener)
        while True:
            acting = world.to_act()
            if not acting:
                break
            actor = acting[0]
            options = world.options(actor)
            if len(options) == 1:
                listener.see_choice(actor, options[0])
                world.apply(actor, options[0], listener)
                continue
            key = listener.heard[actor] * MOST_SEATS + actor
            node = self.nodes.get(key)
            is_new = node is None
            if node is None:
                node = Node()
                if len(self.nodes) < MOST_NODES:
                    self.nodes[key] = node
            arm = node.arm_for(options, ranks_of(game, world, actor, options))
            nodes.append(node)
            arms.append(arm)
            seats.append(actor)
            listener.see_choice(actor, arm.choice)
            world.apply(actor, arm.choice, listener)
            if is_new:
                break
        self.play_on(world)
        chances = game.outlook(world)
        for place in range(len(nodes)):
            won = chances[seats[place]]
            nodes[place].visits += 1
            nodes[place].total += won
            arms[place].visits += 1
            arms[place].total += won
        self.playouts += 1

    def play_on(self, world: Table) -> None:
        """All seats play as courtisans up to the horizon."""
        game = self.game
        chance = self.chance
        dealer = self.dealer
        for _ in range(self.horizon):
            acting = world.to_act()
            if not acting:
                return
            actor = acting[0]
            options = world.options(actor)
            if len(options) == 1:
                world.apply(actor, options[0], dealer)
            else:
                worths = game.appeals(world, actor, options)
                world.apply(actor, best_option(options, worths, chance), dealer)


class SearchBot(Bot):
    """A player that looks ahead as long as its budget lasts, and remembers what it saw there."""

    def __init__(self, budget: Budget, sees_far: bool = True) -> None:
        """How long to think about each decision, and by which of the game's horizons."""
        self.budget: Final = budget
        self.sees_far: Final = sees_far
        self._nodes: dict[int, Node] = {}
        self._rumour = START
        self._heard = START

    def __reduce__(self) -> Remaking:
        known = {key: node.dump() for key, node in self._nodes.items()}
        return search_bot_from, (self.budget, self.sees_far, known, self._rumour, self._heard)

    def remember(self, nodes: dict[int, Node]) -> None:
        """Take over what another search left."""
        self._nodes = nodes

    def hear(self, rumour: int, heard: int) -> None:
        """What the public and this seat have been told so far."""
        self._rumour = rumour
        self._heard = heard

    def memory(self) -> dict[int, Node]:
        """What the last search left."""
        return self._nodes

    def choose(self, game: Game[Table], table: Table, seat: int, options: list[int], chance: Chance) -> int:
        """The choice that did best."""
        search = Search(game, table, seat, chance)
        search.horizon = game.horizon if self.sees_far else game.near_horizon
        if self._heard != START:
            search.go_on_from(self._nodes, self._rumour, self._heard)
        search.run(self.budget)
        self._nodes = search.nodes
        return search.best()


def search_bot_from(budget: Budget, sees_far: bool, known: dict[int, Learnt], rumour: int, heard: int) -> SearchBot:
    """The bot that was pickled, with all that it remembers."""
    bot = SearchBot(budget, sees_far)
    bot.hear(rumour, heard)
    bot.remember({key: node_from(learnt) for key, learnt in known.items()})
    return bot
