"""An agent's seat: whole games over the real command, and nothing told that the seat may not know."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from roisoleil.adapters.company import Company
from roisoleil.adapters.mcp import Parlour, make_server
from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import BrokenMessage, canonical_json
from roisoleil.engine.event import Event, hears
from roisoleil.engine.match import Match, differences, replay, verify_deal
from tests.shared import GAMES, every_game

SEED = bytes(range(32))
ROISOLEIL = "from roisoleil.cli.main import main; main()"
TABLES = {"habemus": (3, [1], "fr"), "louis_xiv": (3, [0, 2], "de"), "ombre": (3, [2], "en")}
"""For each game players, seats of the agent, and language."""

Answer = dict[str, Any]


def command(*arguments: str) -> StdioServerParameters:
    return StdioServerParameters(
        command=sys.executable, args=["-c", ROISOLEIL, "mcp", *arguments], env=dict(os.environ)
    )


class Agent:
    """Asks the tools of a running server."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, **arguments: object) -> Answer:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        assert answer.structured_content is not None
        return dict(answer.structured_content)

    async def refused(self, tool: str, **arguments: object) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        (content,) = answer.content
        assert content.type == "text"
        return content.text


# The real command, with the client of the protocol's own library.


def test_an_agent_plays_whole_games_side_by_side_over_the_command() -> None:
    asyncio.run(play_games())


async def play_games() -> None:
    async with Client(command("--seed", SEED.hex())) as client:
        agent = Agent(client)
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {
            "list_games",
            "start_game",
            "current_player",
            "observation",
            "legal_choices",
            "play",
            "result",
        }
        listed = await agent.ask("list_games")
        assert [row["game"] for row in listed["games"]] == sorted(GAMES)
        running = {}
        for name, (players, seats, language) in TABLES.items():
            started = await agent.ask(
                "start_game", game=name, players=players, seats=seats, level="random", language=language
            )
            assert started["seats"] == seats
            assert started["rules"].startswith("# ")
            running[started["game_id"]] = 0
        assert len(running) == len(TABLES)
        attempts = dict(running)
        while running:
            for game_id in list(running):
                if (await agent.ask("current_player", game_id=game_id))["over"]:
                    del running[game_id]
                else:
                    running[game_id] += 1
                    attempts[game_id] += await play_once(agent, game_id, running[game_id])
        for game_id, count in attempts.items():
            check_result(await agent.ask("result", game_id=game_id), count)
            assert "the game is over" in await agent.refused("play", game_id=game_id, choice=0)


async def play_once(agent: Agent, game_id: str, turn: int) -> int:
    """Look, sometimes try what is not allowed, and play, by number and by notation in turn; tells how many attempts."""
    name = game_id.partition("-")[0]
    seen = await agent.ask("observation", game_id=game_id)
    legal = await agent.ask("legal_choices", game_id=game_id)
    assert seen["seat"] == seen["for_seat"] == legal["for_seat"]
    assert seen["seat"] in TABLES[name][1]
    assert seen["position"]
    assert seen["decision"]
    choice = legal["choices"][turn * 7 % len(legal["choices"])]
    attempts = 0
    if turn % 10 == 1:
        numbers = {each["number"] for each in legal["choices"]}
        illegal = next(number for number in range(len(GAMES[name].choices.rows)) if number not in numbers)
        for wrong in (illegal, str(illegal), GAMES[name].choices.notation(illegal), "dance", "99999", "-1"):
            said = await agent.refused("play", game_id=game_id, choice=wrong)
            attempts += 1
            assert f"{legal['choices'][0]['number']} ({legal['choices'][0]['notation']}): " in said
        assert await agent.ask("observation", game_id=game_id) == seen
    played = await agent.ask(
        "play", game_id=game_id, choice=choice["number"] if turn % 2 else choice["notation"], seat=seen["seat"]
    )
    assert played["for_seat"] == seen["seat"]
    return attempts


def check_result(told: Answer, attempts: int) -> None:
    assert told["over"]
    assert sum(told["illegal_attempts"].values()) == attempts > 0
    record = told["record"]
    game = GAMES[record["game"]]
    match = replay(game, record)
    assert differences(match, record) == []
    assert verify_deal(game, record) == []
    assert told["result"] == record["result"]
    assert [int(seat) for seat in told["illegal_attempts"]] == told["seats"]
    names = ["Agent" if seat in told["seats"] else "Bot" for seat in range(len(match.names))]
    assert [name.split()[0] for name in match.names] == names


def test_the_same_seed_deals_the_same_games_and_another_does_not() -> None:
    async def first_view(*arguments: str) -> Answer:
        async with Client(command(*arguments)) as client:
            agent = Agent(client)
            started = await agent.ask("start_game", game="habemus", players=3)
            return await agent.ask("observation", game_id=started["game_id"])

    views = [asyncio.run(first_view("--seed", seed, "--lang", "en")) for seed in ("ab" * 32, "ab" * 32, "cd" * 32)]
    assert views[0] == views[1] != views[2]


# What the tools say, without the wire.


def start(name: str, seats: list[int] | None = None, level: str = "random") -> tuple[Parlour, str]:
    parlour = Parlour("en", SEED)
    return parlour, parlour.start_game(name, 3, seats, level)["game_id"]


def answers(parlour: Parlour, game_id: str, seat: int, attempts: list[object]) -> str:
    """Everything that an agent can learn at this moment in its seat."""
    told: list[Any] = [
        parlour.current_player(game_id),
        parlour.observation(game_id, seat),
        parlour.legal_choices(game_id, seat),
        parlour.result(game_id),
    ]
    for choice in attempts:
        try:
            parlour.play(game_id, choice, seat)
        except BrokenMessage as refusal:
            told.append(str(refusal))
    return canonical_json(told)


@every_game
@pytest.mark.parametrize("seats", [[0], [1, 2]])
def test_the_answers_are_the_same_in_every_world_the_seat_holds_possible(name: str, seats: list[int]) -> None:
    (ours, game_id), (theirs, _) = start(name, seats), start(name, seats)
    match, other = ours.sittings[game_id].match, theirs.sittings[game_id].match
    chance = FastChance(5)
    differing = 0
    while not match.table.is_over():
        acting = match.table.to_act()[0]
        for seat in seats:
            legal = match.table.options(seat)
            tried: list[object] = [chance.below(len(match.game.choices.rows)) for _ in range(3)]
            attempts = [choice for choice in tried if choice not in legal] + ["nonsense"]
            other.table = match.game.redeal(match.table, seat, chance)
            differing += other.table.hash() != match.table.hash()
            assert answers(theirs, game_id, seat, attempts) == answers(ours, game_id, seat, attempts)
        other.table = match.table.clone()
        options = match.table.options(acting)
        choice = options[chance.below(len(options))]
        assert theirs.play(game_id, choice, acting) == ours.play(game_id, choice, acting)
    assert differing > 20
    assert sum(ours.sittings[game_id].illegal.values()) > 20


@every_game
def test_the_news_are_what_the_seat_heard_since_its_last_choice(name: str) -> None:
    parlour, game_id = start(name, [1])
    match, words = parlour.sittings[game_id].match, parlour.sittings[game_id].words

    def heard(events: list[Event], first: int) -> list[str]:
        told = [*events, *(event for step in match.steps[first:] for event in step.events)]
        return [words.event(event) for event in told if hears(event.audience, 1)]

    assert parlour.observation(game_id)["news"] == heard(match.opening, 0)
    while not match.table.is_over():
        first = len(match.steps)
        news = parlour.play(game_id, parlour.legal_choices(game_id)["choices"][0]["number"])["news"]
        assert parlour.observation(game_id)["news"] == news == heard([], first)


def test_a_sealed_answer_is_not_told_to_the_other_seat_of_the_same_agent() -> None:
    told = []
    for place in (0, -1):
        parlour, game_id = start("habemus", [0, 1, 2])
        assert parlour.current_player(game_id)["sealed"]
        parlour.play(game_id, parlour.legal_choices(game_id, 0)["choices"][place]["number"], 0)
        assert parlour.current_player(game_id)["seat"] == 1
        told.append(answers(parlour, game_id, 1, []))
    assert told[0] == told[1]


@every_game
def test_the_record_is_told_only_at_the_end(name: str) -> None:
    parlour, game_id = start(name, [0], "courtisan")
    seed = parlour.sittings[game_id].match.seed.hex()
    while not parlour.current_player(game_id)["over"]:
        told = parlour.result(game_id)
        assert (told["record"], told["result"]) == (None, None)
        assert seed not in canonical_json(parlour.observation(game_id))
        parlour.play(game_id, parlour.legal_choices(game_id)["choices"][-1]["notation"])
    assert parlour.result(game_id)["record"]["seed"] == seed
    assert parlour.legal_choices(game_id)["choices"] == []
    assert parlour.observation(game_id)["view"]["seat"] in (0, None)


def test_bots_that_search_remember_what_they_found_before() -> None:
    parlour = Parlour(seed=bytes(32))  # Here they would soon choose otherwise if they forgot.
    game_id = parlour.start_game("ombre", 3, level="ministre:20")["game_id"]
    match = parlour.sittings[game_id].match
    other = Match(match.game, match.names, [], match.seed)
    company = Company(other, {1: "ministre:20", 2: "ministre:20"})
    company.play_on()
    for _ in range(3):
        parlour.play(game_id, match.table.options(0)[0])
        other.choose(0, other.table.options(0)[0])
        company.play_on()
    assert [step.choice for step in match.steps] == [step.choice for step in other.steps]


def test_an_option_named_twice_is_taken_once() -> None:
    parlour = Parlour("en", SEED)
    game_id = parlour.start_game("louis_xiv", 2, options=["favori", "favori"])["game_id"]
    assert parlour.sittings[game_id].match.options == ["favori"]


# What is refused changes nothing.


@pytest.mark.parametrize(
    ("tool", "arguments", "expected"),
    [
        ("start_game", {"game": "louis_xiv", "players": 2, "option": ["favori"]}, "no argument 'option' (known: game"),
        ("start_game", {"game": "ombre", "players": 2, "extra": 1}, "game, players, seats, level, options, language)"),
        ("play", {"game_id": "ombre-1", "choise": 1}, "no argument 'choise' (known: game_id, choice, seat)"),
        ("list_games", {"language": "fr", "all": True}, "no argument 'language', 'all' (known: none)"),
    ],
)
def test_a_misspelt_argument_is_refused_with_those_that_are_known(tool: str, arguments: Answer, expected: str) -> None:
    parlour, game_id = start("ombre")
    assert expected in asyncio.run(refused_by(parlour, tool, arguments))
    assert list(parlour.sittings) == [game_id]


async def refused_by(parlour: Parlour, tool: str, arguments: Answer) -> str:
    async with Client(make_server(parlour)) as client:
        return await Agent(client).refused(tool, **arguments)


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        (1.5, "is a number from 0 to "),
        (None, "a choice is a number or a notation, not None"),
        ([0], "a choice is a number or a notation, not [0]"),
        ({"number": 0}, "a choice is a number or a notation, not {'number': 0}"),
        (True, "a choice is a number or a notation, not True"),
    ],
)
def test_a_choice_of_a_wrong_type_counts_as_an_illegal_attempt(choice: object, expected: str) -> None:
    parlour, game_id = start("ombre")
    table = parlour.sittings[game_id].match.table
    before = table.hash()
    said = asyncio.run(refused_by(parlour, "play", {"game_id": game_id, "choice": choice}))
    assert expected in said
    assert "Allowed now:" in said
    assert table.hash() == before
    assert parlour.result(game_id)["illegal_attempts"] == {"0": 1}


def test_the_tools_say_what_they_take() -> None:
    async def schemas() -> dict[str, Answer]:
        async with Client(make_server(Parlour())) as client:
            return {tool.name: tool.input_schema for tool in (await client.list_tools()).tools}

    told = asyncio.run(schemas())
    assert told["play"]["properties"]["choice"]["anyOf"] == [{"type": "string"}, {"type": "integer"}]
    assert not any(schema["additionalProperties"] for schema in told.values())


Request = Callable[[Parlour, str], Answer]
BAD_REQUESTS: list[tuple[Request, str]] = [
    (lambda parlour, _: parlour.current_player("chess-1"), "unknown game_id 'chess-1' (known: ombre-1)"),
    (lambda parlour, _: parlour.observation("ombre-2"), "unknown game_id 'ombre-2'"),
    (lambda parlour, game: parlour.observation(game, 1), "seat 1 is not yours; yours: 0, 2"),
    (lambda parlour, game: parlour.legal_choices(game, 9), "seat 9 is not yours"),
    (lambda parlour, game: parlour.play(game, 0, 1), "seat 1 is not yours"),
    (lambda parlour, game: parlour.play(game, 0, -1), "seat -1 is not yours"),
    (lambda parlour, _: parlour.start_game("chess", 2), "unknown game 'chess'"),
    (lambda parlour, _: parlour.start_game("ombre", 9), "ombre is for 2 to 6 players, not 9"),
    (lambda parlour, _: parlour.start_game("ombre", 2, [2]), "seats are different numbers from 0 to 1"),
    (lambda parlour, _: parlour.start_game("ombre", 2, []), "at least one, not []"),
    (lambda parlour, _: parlour.start_game("ombre", 2, [1, 1]), "not [1, 1]"),
    (lambda parlour, _: parlour.start_game("ombre", 2, level="genius"), "unknown bot level 'genius'"),
    (lambda parlour, _: parlour.start_game("ombre", 2, options=["favori"]), "has no option 'favori'"),
    (lambda parlour, _: parlour.start_game("ombre", 2, language="it"), "unknown language 'it'"),
]


@pytest.mark.parametrize(("request_", "expected"), BAD_REQUESTS)
def test_a_bad_request_is_refused_and_changes_nothing(request_: Request, expected: str) -> None:
    parlour, game_id = start("ombre", [0, 2])
    sitting = parlour.sittings[game_id]
    before = (sitting.match.table.hash(), len(sitting.match.steps), dict(sitting.illegal), list(parlour.sittings))
    with pytest.raises(BrokenMessage) as refusal:
        request_(parlour, game_id)
    assert expected in str(refusal.value)
    after = (sitting.match.table.hash(), len(sitting.match.steps), dict(sitting.illegal), list(parlour.sittings))
    assert after == before


def test_a_choice_out_of_turn_counts_as_an_illegal_attempt() -> None:
    parlour, game_id = start("ombre", [0, 1, 2])
    table = parlour.sittings[game_id].match.table
    acting = parlour.current_player(game_id)["seat"]
    early = (acting + 1) % 3
    before = table.hash()
    with pytest.raises(BrokenMessage, match=r"(?s)It is not for you to decide now.*nothing; seat \d is to decide"):
        parlour.play(game_id, parlour.legal_choices(game_id)["choices"][0]["number"], early)
    assert table.hash() == before
    assert parlour.result(game_id)["illegal_attempts"] == {str(seat): int(seat == early) for seat in range(3)}


def test_without_its_library_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['mcp'] = None; import roisoleil.adapters.mcp"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert done.returncode == 1
    assert "pip install 'roisoleil[mcp]'" in done.stderr.splitlines()[-1]
