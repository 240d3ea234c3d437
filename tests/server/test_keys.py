"""A key is for one wish: repeated it gets the same answer, at any process; for anything else it is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.test_hub import run
from tests.server.test_seats import browser, two_processes

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.base_exceptions.LitestarDeprecationWarning")


@pytest.mark.soak
def test_a_key_is_for_one_wish_of_one_seat_at_all_processes(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne = browser(apps)
            new = {"game": "ombre", "seats": ["", "", ""], "names": ["Anne", "Ben", "Cleo"]}
            table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
            first = await anne["here"].post(f"{table}/leave", json={"seat": 1, "key": "good-bye"})
            assert first.status_code == 200
            for place in ("here", "there"):
                again = await anne[place].post(f"{table}/leave", json={"key": "good-bye", "seat": 1})
                assert (again.status_code, again.json()) == (200, first.json())
                for call, seat in (("leave", 0), ("leave", 5), ("start", 1), ("end", 2)):
                    other = await anne[place].post(f"{table}/{call}", json={"seat": seat, "key": "good-bye"})
                    assert (other.status_code, other.json()) == (422, {"error": "key-reused"}), (place, call)
            seats = (await anne["there"].get(table)).json()["seats"]
            assert [seat["kind"] for seat in seats] == ["person", "free", "person"]

    run(body, tmp_path)


@pytest.mark.soak
def test_a_choice_has_a_key_of_its_own(tmp_path: Path) -> None:
    async def body(folder: Path) -> None:
        async with two_processes(folder) as apps:
            anne = browser(apps)
            new = {"game": "ombre", "seats": ["", ""], "names": ["Anne", "Ben"]}
            table = f"/api/tables/{(await anne['here'].post('/api/tables', json=new)).json()['table']}"
            assert (await anne["here"].post(f"{table}/start", json={"seat": 0, "key": "start-it"})).status_code == 200
            stands = (await anne["here"].get(table)).json()
            prompt = next(told for told in stands["told"] if told["seat"] in told["prompt"]["due"])
            wish = {"seat": prompt["seat"], "position": stands["position"], "key": "my-choice"}
            one, two, *_ = prompt["prompt"]["options"]
            done = await anne["here"].post(f"{table}/choices", json={**wish, "choice": one})
            assert done.status_code == 200
            for place in ("here", "there"):
                again = await anne[place].post(f"{table}/choices", json={**wish, "choice": one})
                assert (again.status_code, again.json()) == (200, done.json())
                for changed in ({"choice": two}, {"choice": one, "then": [two]}, {"choice": one, "position": 99}):
                    other = await anne[place].post(f"{table}/choices", json={**wish, **changed})
                    assert (other.status_code, other.json()) == (422, {"error": "key-reused"}), changed

    run(body, tmp_path)
