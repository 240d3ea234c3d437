"""What docs/hosting.md tells operators to write, and what a server says of how it was installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import httpx
import pytest

from roisoleil.cli.serve import USUAL_PORT
from roisoleil.server.app import MOST_BYTES
from roisoleil.server.pushing import HEARTBEAT
from tests.patience import PATIENCE
from tests.server.operating import Operated
from tests.server.serving import free_port

ROOT = Path(__file__).parents[2]
NEEDED = {
    f"proxy_pass http://127.0.0.1:{USUAL_PORT}",
    "proxy_http_version 1.1",
    "proxy_set_header Host $http_host",
    "proxy_set_header X-Forwarded-For $remote_addr",
    "proxy_set_header X-Forwarded-Proto $scheme",
    'proxy_set_header Connection ""',
    "proxy_buffering off",
    f"client_max_body_size {MOST_BYTES // 1024}k",
}


def lines_for_nginx() -> str:
    (block,) = re.findall(r"```nginx\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    return str(block)


def directives(block: str) -> list[str]:
    """Without comments; a block begins and ends with its brace."""
    bare = re.sub(r"(^|\s)#.*", "", block)
    return [" ".join(part.split()) for part in re.split(r"(?<=[{}])|;", bare) if part.strip()]


def test_the_lines_for_nginx_say_all_that_the_server_relies_on() -> None:
    said = directives(lines_for_nginx())
    assert set(said) >= NEEDED
    (hours,) = [int(line.split()[1].removesuffix("h")) for line in said if line.startswith("proxy_read_timeout")]
    assert hours * 3600 > HEARTBEAT


def test_the_lines_for_nginx_are_those_of_old_and_new_versions() -> None:
    said = directives(lines_for_nginx())
    assert not [line for line in said if line.startswith("http2")], "before 1.25.1 that is no directive"
    assert "listen 443 ssl http2" in said
    depth = 0
    for line in said:
        depth += line.endswith("{") - line.endswith("}")
        assert depth >= 0
    assert depth == 0


@pytest.mark.skipif(
    not (shutil.which("nginx") and shutil.which("openssl")), reason="needs nginx, and openssl for a certificate"
)
def test_nginx_takes_its_lines(tmp_path: Path) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    make = ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-subj", "/CN=tables.example.org", "-days", "1"]
    subprocess.run([*make, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    names = f"ssl_certificate {certificate}; ssl_certificate_key {key};\n"
    lines = lines_for_nginx().replace("# ssl_certificate ...; ssl_certificate_key ...;", names)
    assert names in lines
    lines = lines.replace("listen 443", f"listen 127.0.0.1:{free_port()}")
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off; {folders(tmp_path)}\n{lines} }}\n",
        encoding="utf-8",
    )
    command = ["nginx", "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def folders(place: Path) -> str:
    """Where nginx may write, whoever runs it."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    return " ".join(f"{kind}_temp_path {place}/{kind};" for kind in kinds)


@pytest.mark.process
def test_a_server_without_the_page_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skipped = shutil.ignore_patterns("app", "__pycache__")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=skipped)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path / "src"), os.environ.get("PYTHONPATH", "")]))
    with Operated(tmp_path) as server:
        assert "`make page`" in server.log()
        assert 'lang="fr"' in httpx.get(server.url).text
