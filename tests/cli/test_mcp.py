"""`roisoleil mcp`; the games that are played over it are in tests/adapters."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys

import pytest

from roisoleil.cli.main import run
from tests.patience import PATIENCE

pytestmark = pytest.mark.process

ROISOLEIL = "from roisoleil.cli.main import main; main()"
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}},
}


def started(code: str = ROISOLEIL) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, "mcp"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=dict(os.environ),
    )


def greet(process: subprocess.Popen[str]) -> dict[str, object]:
    """The answer to the first message of a client."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(HELLO) + "\n")
    process.stdin.flush()
    answer: dict[str, object] = json.loads(process.stdout.readline())["result"]
    return answer


def test_it_answers_a_client_and_ends_when_its_input_is_closed() -> None:
    process = started()
    told = greet(process)
    assert "start_game" in str(told["instructions"])
    assert process.communicate(timeout=PATIENCE) == ("", "")
    assert process.returncode == 0


def test_an_interruption_ends_it() -> None:
    process = started()
    greet(process)
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=PATIENCE) == 130
    assert process.communicate()[1] == ""


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [(["--seed", "12"], "64 hexadecimal digits"), (["--lang", "it"], "unknown language 'it'"), (["chess"], "chess")],
)
def test_bad_input_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], expected: str
) -> None:
    assert run(["mcp", *arguments]) == 2
    message = capsys.readouterr().err
    assert expected in message
    assert message.count("\n") == 1


def test_without_its_library_it_says_what_to_install() -> None:
    process = started(f"import sys; sys.modules['mcp'] = None; {ROISOLEIL}")
    _, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors.count("\n")) == (2, 1)
    assert "pip install 'roisoleil[mcp]'" in errors


def test_it_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["mcp", "--help"]) == 0
    assert "Model Context Protocol" in capsys.readouterr().out
