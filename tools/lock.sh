#!/bin/sh
# Pin every dependency in requirements*.txt, for all platforms and Python versions at once, with hashes.
# What is wanted stands in pyproject.toml. Called by `make lock`, with uv in $BIN.
set -eu

compile() {
    "$BIN/uv" pip compile --quiet --no-config --upgrade --custom-compile-command "make lock" \
        --universal --python-version 3.11 --generate-hashes "$@"
}

build_requirements() {
    "$BIN/python" -c '
import tomllib
with open("pyproject.toml", "rb") as file:
    print(*tomllib.load(file)["build-system"]["requires"], sep="\n")'
}

build_requirements | compile - -o requirements-build.txt
compile pyproject.toml -c requirements-build.txt -o requirements.txt
compile pyproject.toml --extra data --extra gym --extra mcp --extra openspiel --extra pettingzoo -c requirements.txt \
    -o requirements-research.txt
compile --group page -o requirements-page.txt
compile --group peers -c requirements-research.txt -o requirements-peers.txt
compile --group dev -c requirements-research.txt -c requirements-build.txt -c requirements-page.txt -o requirements-dev.txt
compile --group docs -c requirements-dev.txt -o requirements-docs.txt
compile --group release -c requirements-dev.txt -o requirements-release.txt
compile --group plain -c requirements-dev.txt -o requirements-plain.txt
compile --group wheels -o requirements-wheels.txt
compile --group quality -c requirements-dev.txt -o requirements-quality.txt
