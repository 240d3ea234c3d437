"""An agent's seat: whole games over the real command, and nothing told that the seat may not know."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters

from roisoleil.adapters.company import Company
from roisoleil.adapters.mcp import Parlour, make_server
from roisoleil.adapters.mcp_saves import Saves
from roisoleil.adapters.mcp_text import words_of
from roisoleil.adapters.sitting import MOST_LISTED
from roisoleil.bots.levels import LEVELS
from roisoleil.bots.names import NAMES
from roisoleil.engine.chance import FastChance
from roisoleil.engine.codec import BrokenMessage, canonical_json
from roisoleil.engine.event import Event, hears
from roisoleil.engine.match import Match, differences, replay, verify_deal
from roisoleil.games import rules_text
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
        """An answer as data, where the game began so or the call asks so."""
        return dict(json.loads(await self.read(tool, **arguments)))

    async def read(self, tool: str, **arguments: object) -> str:
        """An answer as it stands."""
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        assert answer.structured_content is None, "the same is not sent twice"
        (content,) = answer.content
        assert content.type == "text"
        return content.text

    async def refused(self, tool: str, **arguments: object) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        (content,) = answer.content
        assert content.type == "text"
        assert not content.text.startswith("Error executing tool"), "a refusal says what is wrong, no more"
        return content.text


# The real command, with the client of the protocol's own library.


@pytest.mark.process
def test_an_agent_plays_whole_games_side_by_side_over_the_command(tmp_path: Path) -> None:
    asyncio.run(play_games(tmp_path))
    assert {file.name for file in tmp_path.iterdir()} == {
        f"{game}-{at}.record.json" for at, game in enumerate(TABLES, 1)
    }


async def play_games(folder: Path) -> None:
    async with Client(command("--seed", SEED.hex(), "--saves", str(folder))) as client:
        agent = Agent(client)
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert tools == {
            "list_games",
            "start_game",
            "resume_game",
            "observation",
            "legal_choices",
            "play",
            "undo",
            "history",
            "result",
        }
        listed = await agent.read("list_games")
        for name, game in GAMES.items():
            assert all(word in listed for word in (name, *game.known_options))
        assert "Chigi" in listed
        running = {}
        for name, (players, seats, language) in TABLES.items():
            started = await agent.ask(
                "start_game", game=name, players=players, seats=seats, level="random", language=language, format="data"
            )
            assert started["seats"] == seats
            assert started["rules"].startswith("# ")
            running[started["game_id"]] = 0
        assert len(running) == len(TABLES)
        attempts = dict(running)
        while running:
            for game_id in list(running):
                if (await agent.ask("observation", game_id=game_id))["over"]:
                    del running[game_id]
                else:
                    running[game_id] += 1
                    attempts[game_id] += await play_once(agent, game_id, running[game_id])
        for game_id, count in attempts.items():
            check_result(await agent.ask("result", game_id=game_id, record=True), count)
            assert "the game is over" in await agent.refused("play", game_id=game_id, choice=0)


async def play_once(agent: Agent, game_id: str, turn: int) -> int:
    """Look, sometimes try what is not allowed, and play; tells how many attempts."""
    name = game_id.partition("-")[0]
    seen = await agent.ask("observation", game_id=game_id)
    legal = await agent.ask("legal_choices", game_id=game_id)
    assert seen["seat"] == seen["for_seat"] == legal["for_seat"]
    assert seen["seat"] in TABLES[name][1]
    assert seen["view"]
    assert seen["decision"]
    assert seen["choices"] == legal["choices"][:MOST_LISTED]
    choice = legal["choices"][turn * 7 % len(legal["choices"])]
    attempts = 0
    if turn % 10 == 1:
        notations = [row.notation for row in GAMES[name].choices.rows]
        illegal = next(notation for notation in notations if notation not in legal["choices"])
        for wrong in (illegal, "dance", "99999", 99999, "-1"):
            said = await agent.refused("play", game_id=game_id, choice=wrong)
            attempts += 1
            assert f"\n{legal['choices'][0]} = " in said
        assert await agent.ask("observation", game_id=game_id) == seen
    played = await agent.ask("play", game_id=game_id, choice=choice, seat=seen["seat"])
    assert played == await agent.ask("observation", game_id=game_id, seat=played["for_seat"])
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
    agents = [name for seat, name in enumerate(match.names) if seat in told["seats"]]
    assert agents == ["Agent", "Agent (2)"][: len(agents)]
    assert {name for name in match.names if name not in agents} <= set(NAMES)


@pytest.mark.process
def test_the_same_seed_deals_the_same_games_and_another_does_not(tmp_path: Path) -> None:
    folders = (tmp_path / str(number) for number in count())

    async def first_view(*arguments: str) -> Answer:
        async with Client(command(*arguments, "--saves", str(next(folders)))) as client:
            agent = Agent(client)
            return await agent.ask("start_game", game="habemus", players=3, format="data")

    views = [asyncio.run(first_view("--seed", seed, "--lang", "en")) for seed in ("ab" * 32, "ab" * 32, "cd" * 32)]
    assert views[0] == views[1] != views[2]


# What the tools say, without the wire.


def start(name: str, seats: list[int] | None = None, level: str = "random") -> tuple[Parlour, str]:
    parlour = Parlour("en", SEED)
    return parlour, parlour.start_game(name, 3, seats, level)["game_id"]


def answers(parlour: Parlour, game_id: str, seat: int, attempts: list[object]) -> str:
    """Everything that an agent can learn at this moment in its seat."""
    told: list[Any] = [
        parlour.observation(game_id, seat),
        parlour.observation(game_id, seat, "data"),
        parlour.legal_choices(game_id, seat),
        parlour.history(game_id, seat),
        parlour.result(game_id, record=True),
    ]
    for choice in attempts:
        try:
            parlour.play(game_id, choice, seat)
        except BrokenMessage as refusal:
            told.append(str(refusal))
    return canonical_json(told)


@pytest.mark.soak
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
            tried = [chance.below(len(match.game.choices.rows)) for _ in range(3)]
            attempts: list[object] = [notation(match, choice) for choice in tried if choice not in legal]
            attempts += ["nonsense", 2000]
            other.table = match.game.redeal(match.table, seat, chance)
            differing += other.table.hash() != match.table.hash()
            assert answers(theirs, game_id, seat, attempts) == answers(ours, game_id, seat, attempts)
        other.table = match.table.clone()
        options = match.table.options(acting)
        choice = notation(match, options[chance.below(len(options))])
        assert theirs.play(game_id, choice, acting) == ours.play(game_id, choice, acting)
    assert differing > 20
    assert sum(ours.sittings[game_id].illegal.values()) > 20


def notation(match: Match, choice: int) -> str:
    return match.game.choices.notation(choice)


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
        news = parlour.play(game_id, parlour.legal_choices(game_id)["choices"][0]["choice"])["news"]
        assert parlour.observation(game_id)["news"] == news == heard([], first)


def test_a_sealed_answer_is_not_told_to_the_other_seat_of_the_same_agent() -> None:
    told = []
    for place in (0, -1):
        parlour, game_id = start("habemus", [0, 1, 2])
        assert parlour.observation(game_id)["sealed"]
        parlour.play(game_id, parlour.legal_choices(game_id, 0)["choices"][place]["choice"], 0)
        assert parlour.observation(game_id)["seat"] == 1
        told.append(answers(parlour, game_id, 1, []))
    assert told[0] == told[1]


@every_game
def test_the_record_is_told_only_at_the_end_and_on_request(name: str) -> None:
    parlour, game_id = start(name, [0], "courtisan")
    seed = parlour.sittings[game_id].match.seed.hex()
    while not parlour.observation(game_id)["over"]:
        told = parlour.result(game_id, record=True)
        assert (told["record"], told["result"]) == (None, None)
        assert seed not in canonical_json(parlour.observation(game_id))
        parlour.play(game_id, parlour.legal_choices(game_id)["choices"][-1]["choice"])
    assert parlour.result(game_id, record=True)["record"]["seed"] == seed
    assert "record" not in parlour.result(game_id)
    assert parlour.legal_choices(game_id)["choices"] == []
    assert parlour.observation(game_id, format="data")["view"]["seat"] in (0, None)


def test_bots_that_search_remember_what_they_found_before() -> None:
    parlour = Parlour(seed=bytes(32))  # Here they would soon choose otherwise if they forgot.
    game_id = parlour.start_game("ombre", 3, level="ministre:20")["game_id"]
    match = parlour.sittings[game_id].match
    other = Match(match.game, match.names, [], match.seed)
    company = Company(other, {1: "ministre:20", 2: "ministre:20"})
    company.play_on()
    for _ in range(3):
        parlour.play(game_id, notation(match, match.table.options(0)[0]))
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
        (
            "start_game",
            {"game": "ombre", "players": 2, "extra": 1},
            "game, players, seats, level, options, language, format)",
        ),
        ("play", {"game_id": "ombre-1", "choise": 1}, "no argument 'choise' (known: game_id, choice, seat, format)"),
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
        (1.5, "a choice is named by its notation, not by 1.5"),
        (None, "a choice is named by its notation, not by None"),
        ([0], "a choice is named by its notation, not by [0]"),
        ({"number": 0}, "a choice is named by its notation, not by {'number': 0}"),
        (True, "a choice is named by its notation, not by True"),
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
    start = told["start_game"]["properties"]
    assert start["game"]["enum"] == sorted(GAMES)
    assert {"fr", "en", "de"} < set(start["language"]["enum"])
    assert start["level"]["anyOf"][0]["enum"] == LEVELS
    assert {"words", "data"} < set(start["format"]["enum"])
    assert start["options"]["anyOf"][0]["items"]["enum"] == ["faq", "favori"]
    assert (start["players"]["minimum"], start["players"]["maximum"]) == (2, 6)
    for schema in told.values():
        for name, argument in schema["properties"].items():
            assert argument["description"], name
    assert not any(schema["additionalProperties"] for schema in told.values())


def test_the_tools_are_described_without_the_indents_of_the_source() -> None:
    async def descriptions() -> list[str]:
        async with Client(make_server(Parlour())) as client:
            return [tool.description or "" for tool in (await client.list_tools()).tools]

    for told in asyncio.run(descriptions()):
        assert told
        assert told == told.strip()
        assert "\n " not in told


# What an agent reads.


def test_a_notation_ends_where_its_meaning_begins() -> None:
    parlour, game_id = start("louis_xiv", [0, 1])
    sitting = parlour.sittings[game_id]
    while not any(":" in each["choice"] for each in parlour.legal_choices(game_id)["choices"]):
        parlour.play(game_id, sitting.choices(sitting.own_seat(None), "data")[0])
    said = words_of(parlour.observation(game_id))
    listed = [line.removeprefix("- ").partition(" = ") for line in said.partition("choices:\n")[2].splitlines()]
    assert [notation for notation, _, _ in listed if ":" in notation]
    for notation, _, meaning in listed:
        assert meaning
        sitting.match.game.choices.parse_notation(notation)


def test_one_call_for_each_decision_is_enough_and_its_answer_is_short() -> None:
    """In words: what was a call for the position, one for the choices and one for the play took four times as much."""

    async def sizes(name: str) -> list[int]:
        async with Client(make_server(Parlour("en", SEED))) as client:
            agent = Agent(client)
            said, told = await agent.read("start_game", game=name, players=3), []
            while "over: yes\n" not in said:
                first = said.split("\nchoices:\n- ")[1].split(" = ")[0]
                said = await agent.read("play", game_id=f"{name}-1", choice=first)
                assert "news:\n- " in said
                assert "\nposition:\n[" in said
                assert "{" not in said.split("position:")[1]
                told.append(len(said.encode()))
            return told

    for name in GAMES:
        lengths = asyncio.run(sizes(name))
        assert sum(lengths) / len(lengths) < 5000, name


def test_data_are_json_without_blanks() -> None:
    async def read() -> str:
        async with Client(make_server(Parlour("en", SEED))) as client:
            return await Agent(client).read("start_game", game="louis_xiv", players=4, format="data")

    said = asyncio.run(read())
    assert canonical_json(json.loads(said)) == said


def test_a_bare_number_is_the_games_own_and_never_a_place_in_the_list() -> None:
    parlour, game_id = start("ombre", [0, 1, 2])
    sitting = parlour.sittings[game_id]
    done: set[str] = set()
    while done != {"bid", "announce"} and not sitting.match.table.is_over():
        choices = [each["choice"] for each in parlour.legal_choices(game_id)["choices"]]
        kind = choices[-1].split()[0]
        if kind in ("bid", "announce"):
            seat, number = sitting.match.table.to_act()[0], choices[-1].split()[1]
            parlour.play(game_id, number if kind in done else int(number))
            own = [step for step in sitting.match.steps if step.seat == seat and not step.automatic]
            assert notation(sitting.match, own[-1].choice) == f"{kind} {number}"
            done.add(kind)
        else:
            with pytest.raises(BrokenMessage, match="99 is no place in a list"):
                parlour.play(game_id, "99")
            parlour.play(game_id, choices[-1])
    assert done == {"bid", "announce"}


def test_a_number_that_the_rules_refuse_is_refused_with_their_reason() -> None:
    parlour, game_id = start("ombre", [0, 1, 2])
    sitting = parlour.sittings[game_id]
    while "bid 5" not in (choices := [each["choice"] for each in parlour.legal_choices(game_id)["choices"]]):
        parlour.play(game_id, choices[-1])
    parlour.play(game_id, 5)
    if sitting.match.table.frames[-1].name() == "auction":
        with pytest.raises(BrokenMessage, match=r"4 is not allowed: .*high"):
            parlour.play(game_id, 4)


def test_the_last_choice_is_taken_back_as_long_as_nothing_was_shown() -> None:
    parlour, game_id = start("louis_xiv")
    match = parlour.sittings[game_id].match
    undone = 0
    while not match.table.is_over():
        before = parlour.observation(game_id)
        after = parlour.play(game_id, before["choices"][-1]["choice"])
        if after.get("can_undo"):
            assert parlour.undo(game_id) == before
            undone += 1
            assert parlour.play(game_id, before["choices"][-1]["choice"]) == after
        else:
            with pytest.raises(BrokenMessage, match="nothing can be taken back"):
                parlour.undo(game_id)
    assert undone > 3


@every_game
def test_the_history_is_what_the_seat_was_told(name: str) -> None:
    parlour, game_id = start(name, [1])
    sitting = parlour.sittings[game_id]
    for _ in range(5):
        parlour.play(game_id, parlour.legal_choices(game_id)["choices"][0]["choice"])
    heard = [sitting.words.event(event) for event in sitting.match.events_for(1)]
    told = parlour.history(game_id, last=7)
    assert (told["told"], told["told_in_all"]) == (heard[-7:], len(heard))
    assert parlour.history(game_id, last=9999)["told"] == heard


@pytest.mark.soak
@pytest.mark.parametrize("level", ["page", "courtisan"])
@every_game
def test_a_saved_game_goes_on_as_if_it_had_not_been_interrupted(name: str, level: str, tmp_path: Path) -> None:
    """By another program, after every few choices; one that plays through is its measure."""
    measure, game_id = start(name, level=level)
    parlour = Parlour("en", SEED, Saves(tmp_path))
    parlour.start_game(name, 3, None, level)
    turns = 0
    while not (seen := measure.observation(game_id))["over"]:
        turns += 1
        if turns % 7 == 0:
            parlour = Parlour("fr", bytes(32), Saves(tmp_path))
            assert parlour.list_games()["saved"] == [game_id]
            seen.pop("can_undo", None)  # What could be undone is not saved.
            resumed = parlour.resume_game(game_id)
            assert {key: resumed[key] for key in seen} == seen
            assert resumed["rules"] == rules_text(name, "en")
        choice = seen["choices"][turns % len(seen["choices"])]["choice"]
        measure.play(game_id, choice)
        parlour.play(game_id, choice)
    record = measure.result(game_id, record=True)["record"]
    assert parlour.result(game_id, record=True)["record"] == record
    assert json.loads((tmp_path / f"{game_id}.record.json").read_text()) == record
    assert parlour.list_games()["saved"] == []


@every_game
def test_bots_that_search_play_on_in_a_saved_game(name: str, tmp_path: Path) -> None:
    parlour = Parlour("en", SEED, Saves(tmp_path))
    game_id = parlour.start_game(name, 3, level="ministre:3")["game_id"]
    parlour.play(game_id, parlour.observation(game_id)["choices"][0]["choice"])
    parlour = Parlour("en", SEED, Saves(tmp_path))
    told = parlour.resume_game(game_id)
    while not told["over"]:
        told = parlour.play(game_id, told["choices"][0]["choice"])
    record = parlour.result(game_id, record=True)["record"]
    assert differences(replay(GAMES[name], record), record) == []


def test_no_game_is_saved_over_another_and_an_unknown_one_is_refused(tmp_path: Path) -> None:
    first, parlour = (Parlour("en", SEED, Saves(tmp_path)) for _ in range(2))
    assert [each.start_game("ombre", 2)["game_id"] for each in (first, parlour)] == ["ombre-1", "ombre-2"]
    with pytest.raises(BrokenMessage, match=r"no saved game '../ombre-1' \(saved: ombre-1, ombre-2\)"):
        parlour.resume_game("../ombre-1")


def first_of(parlour: Parlour, game_id: str) -> str:
    """The first of the choices, in short notation."""
    return str(parlour.legal_choices(game_id)["choices"][0]["choice"])


def test_a_game_that_another_program_has_continued_is_refused_until_it_is_resumed(tmp_path: Path) -> None:
    first, second = (Parlour("en", SEED, Saves(tmp_path)) for _ in range(2))
    game_id = first.start_game("ombre", 3, level="page")["game_id"]
    second.resume_game(game_id)
    for _ in range(3):
        second.play(game_id, first_of(second, game_id))
    kept = (tmp_path / f"{game_id}.sitting.json").read_text()
    with pytest.raises(BrokenMessage, match="ombre-1 was continued elsewhere; resume_game"):
        first.play(game_id, first_of(first, game_id))
    with pytest.raises(BrokenMessage, match="ombre-1 was continued elsewhere; resume_game"):
        first.undo(game_id)
    assert (tmp_path / f"{game_id}.sitting.json").read_text() == kept
    assert first.resume_game(game_id)["position"] == second.observation(game_id)["position"]
    first.play(game_id, first_of(first, game_id))
    with pytest.raises(BrokenMessage, match="was continued elsewhere"):
        second.play(game_id, first_of(second, game_id))


def test_a_game_that_another_program_has_ended_keeps_its_record(tmp_path: Path) -> None:
    first, second = (Parlour("en", SEED, Saves(tmp_path)) for _ in range(2))
    game_id = first.start_game("ombre", 2, level="random")["game_id"]
    told = second.resume_game(game_id)
    while not told["over"]:
        told = second.play(game_id, first_of(second, game_id))
    with pytest.raises(BrokenMessage, match="was continued elsewhere"):
        first.play(game_id, first_of(first, game_id))
    with pytest.raises(BrokenMessage, match=r"played to its end elsewhere: .*ombre-1\.record\.json"):
        first.resume_game(game_id)
    assert [file.name for file in tmp_path.iterdir()] == ["ombre-1.record.json"]


@pytest.mark.parametrize("text", ["", "{}", '{"format":"roisoleil-sitting/1","save":7}', "\u00e9["])
def test_a_damaged_save_is_refused_by_the_name_of_its_game(tmp_path: Path, text: str) -> None:
    (tmp_path / "ombre-1.sitting.json").write_bytes(text.encode("latin-1"))
    with pytest.raises(BrokenMessage, match=r"^ombre-1: "):
        Parlour("en", SEED, Saves(tmp_path)).resume_game("ombre-1")


def test_the_end_of_a_game_is_told_in_words_and_a_game_that_is_over_is_not_running() -> None:
    for seats, attempts in ([0], "illegal attempts: 0\n"), ([0, 1], "illegal attempts: 0 of seat 0, 0 of seat 1\n"):
        parlour, game_id = start("habemus", seats)
        assert parlour.list_games()["running"] == [game_id]
        told = parlour.observation(game_id)
        while not told["over"]:
            told = parlour.play(game_id, first_of(parlour, game_id))
        assert parlour.list_games()["running"] == []
        ended, result = words_of(told), words_of(parlour.result(game_id))
        assert "\nresult:\n- 1. " in ended
        assert all(f". {name}: " in ended for name in told["players"])
        assert "{" not in ended + result
        assert attempts in result


def test_a_folder_that_cannot_be_written_ends_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    parlour = Parlour("en", SEED, Saves(tmp_path / "file"))
    game_id = parlour.start_game("ombre", 2)["game_id"]
    told = parlour.play(game_id, parlour.legal_choices(game_id)["choices"][0]["choice"])
    assert "the game goes on, but cannot be saved" in told["warning"]


@pytest.mark.parametrize(
    ("tool", "arguments", "expected"),
    [
        ("start_game", {"game": "ombre"}, "start_game: players is missing"),
        (
            "start_game",
            {"game": "ombre", "players": "three"},
            "start_game: players must be a whole number, not 'three'",
        ),
        ("start_game", {"game": "ombre", "players": 3, "seats": 1}, "start_game: seats must be a list, not 1"),
        (
            "start_game",
            {"game": "ombre", "players": 3, "seats": [0, 1.5]},
            "start_game: seats.1 must be a whole number, not 1.5",
        ),
        ("history", {"game_id": "ombre-1", "last": "-1"}, "history: last must be 1 or more, not '-1'"),
        ("history", {"game_id": "ombre-1", "last": 0}, "history: last must be 1 or more, not 0"),
        (
            "result",
            {"game_id": "ombre-1", "record": "yes, please"},
            "result: record must be true or false, not 'yes, pl",
        ),
        ("play", {"game_id": 5, "choice": "pass"}, "play: game_id must be text, not 5"),
    ],
)
def test_arguments_of_a_wrong_kind_are_refused_in_words(tool: str, arguments: Answer, expected: str) -> None:
    said = asyncio.run(refused_by(Parlour(), tool, arguments))
    assert said.startswith(expected)
    assert "pydantic" not in said


Request = Callable[[Parlour, str], Answer]
BAD_REQUESTS: list[tuple[Request, str]] = [
    (lambda parlour, _: parlour.legal_choices("chess-1"), "unknown game_id 'chess-1' (known: ombre-1)"),
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
    (lambda parlour, _: parlour.start_game("ombre", 2, format="xml"), "unknown format 'xml' (known: words, data)"),
    (lambda parlour, game: parlour.observation(game, format="xml"), "unknown format 'xml'"),
    (lambda parlour, _: parlour.undo("ombre-1"), "nothing can be taken back"),
    (lambda parlour, _: parlour.resume_game("ombre-1"), "start the program with --saves FOLDER"),
    (lambda parlour, game: parlour.history(game, 4), "seat 4 is not yours"),
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
    acting = parlour.observation(game_id)["seat"]
    early = (acting + 1) % 3
    before = table.hash()
    with pytest.raises(BrokenMessage, match=r"(?s)It is not your turn to decide.*nothing; seat \d is to decide"):
        parlour.play(game_id, parlour.legal_choices(game_id)["choices"][0]["choice"], early)
    assert table.hash() == before
    assert parlour.result(game_id)["illegal_attempts"] == {str(seat): int(seat == early) for seat in range(3)}


@pytest.mark.process
def test_without_its_library_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['mcp'] = None; import roisoleil.adapters.mcp"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=dict(os.environ)
    )
    assert done.returncode == 1
    assert "pip install 'roisoleil[mcp]'" in done.stderr.splitlines()[-1]
