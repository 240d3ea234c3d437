# roisoleil: `make play` and `make test` do all their own set-up, in .venv; `make help` lists the rest.
#
# The package is installed as a wheel, compiled where a C compiler is found; src/ itself stays plain Python.
# ROISOLEIL_NATIVE=0 make ...   build without compiling
# ROISOLEIL_NATIVE=1 make ...   fail where it cannot be compiled

SHELL  := /bin/sh
PYTHON ?= python3

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --quiet --quiet
INTERPRETED := PYTHONPATH=src PYTHONDONTWRITEBYTECODE=1

# Stamps: each marks a step as done, until something the step depends on is newer.
CREATED   := $(VENV)/.created
RUNTIME   := $(VENV)/.runtime
DEV       := $(VENV)/.dev
INSTALLED := $(VENV)/.installed$(ROISOLEIL_NATIVE)
# Folders are listed along with files, so that a removed file counts as a change.
SOURCES := setup.py pyproject.toml README.md $(shell find src -name __pycache__ -prune -o -print)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONPATH

.PHONY: help play terminal test install lint types format bench bench-server soak strength golden lock clean

help:  ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1 # /p' Makefile | awk -F'#' '{printf "%-21s%s\n", $$1, $$2}'

play: install  ## start the table server and open the browser; for example: make play ARGS="--port 8000"
	@$(BIN)/roisoleil serve --open $(ARGS)

terminal: install  ## play in the terminal; for example: make terminal ARGS="habemus --players 3"
	@$(BIN)/roisoleil play $(or $(ARGS),habemus)

test: lint types install  ## check style, types and the import law, then test both builds
	@echo "Testing the installed build"
	@$(BIN)/python -m pytest -n auto
	@echo "Testing the interpreted build"
	@$(INTERPRETED) $(BIN)/python -m pytest -n auto

install: $(INSTALLED)  ## install roisoleil into .venv

lint: $(DEV)  ## check style and the import law
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(INTERPRETED) $(BIN)/lint-imports --no-logo

types: $(DEV)  ## check types
	@$(BIN)/mypy

format: $(DEV)  ## format the code and repair what can be repaired
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

bench: install  ## measure speed
	@$(BIN)/python benchmarks/bench.py

bench-server: install $(DEV)  ## measure the table server, beside boardgame.io and at full load; half an hour
	@$(BIN)/python -m benchmarks.server load
	@$(BIN)/python -m benchmarks.server peer
	@$(BIN)/python -m benchmarks.server growth
	@$(BIN)/python -m benchmarks.server page

soak: install  ## play many thousands of random games
	@$(BIN)/python benchmarks/soak.py

strength: install  ## measure how strong the bots are and write docs/strength.md; hours, but it can be interrupted
	@$(BIN)/python -m benchmarks.strength

golden: install $(DEV)  ## write the golden transcripts and docs/openapi.json anew; read the diff like code
	@$(BIN)/python -m tests.golden.update
	@$(BIN)/python -m roisoleil.server.openapi > docs/openapi.json

lock: $(CREATED)  ## pin all dependencies anew, with hashes, into requirements*.txt
	@$(PIP) install uv
	@BIN=$(BIN) tools/lock.sh

clean:  ## remove everything that was built or installed here
	@rm -rf $(VENV) build .*_cache .hypothesis
	@find . -name __pycache__ -prune -exec rm -rf {} +

$(CREATED):
	@tools/create-venv.sh $(VENV) $(PYTHON)
	@touch $@

$(RUNTIME): requirements.txt requirements-build.txt $(CREATED)
	@echo "Installing what roisoleil needs to build and run"
	@$(PIP) install --require-hashes -r requirements.txt -r requirements-build.txt
	@touch $@

$(DEV): requirements-dev.txt $(RUNTIME)
	@echo "Installing the tools that check it"
	@$(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

$(INSTALLED): $(SOURCES) $(RUNTIME)
	@echo "Building roisoleil, natively where a C compiler is found"
	@rm -f $(VENV)/.installed* && touch $@.new  # dated before the build, so that an edit during it counts
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@if ls $(VENV)/lib/python*/site-packages/roisoleil__mypyc*.so >/dev/null 2>&1; \
	then echo "Installed, compiled natively"; \
	elif [ "$(ROISOLEIL_NATIVE)" = 0 ]; then echo "Installed as plain Python"; \
	else echo "Installed; no C compiler with Python's headers found: running interpreted, many times slower"; fi
	@mv $@.new $@
