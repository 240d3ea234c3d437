# roisoleil: `make play` and `make test` do all their own set-up, in .venv; `make help` lists the rest.
#
# The package is installed as a wheel, compiled where a C compiler is found; src/ itself stays plain Python.
# What was compiled is kept in ROISOLEIL_CACHE, and made again only when rules, search or the compiler change.
# ROISOLEIL_NATIVE=0 make ...   build without compiling
# ROISOLEIL_NATIVE=1 make ...   fail where it cannot be compiled

SHELL  := /bin/sh
PYTHON ?= python3

VENV := .venv
BIN  := $(VENV)/bin
PIP  := $(BIN)/python -m pip --quiet --quiet
# The interpreted build. What Python compiles of it is kept apart: in src/ it would look like an edit.
INTERPRETED := PYTHONPATH=src PYTHONPYCACHEPREFIX=$(CURDIR)/.bytecode_cache
NPM  := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web  # Node comes as a wheel too

# No worker rests while another has tests left. There are two to each processor, since tests of pages wait for what moves.
WORKERS := $(shell expr 2 '*' $$(getconf _NPROCESSORS_ONLN))
SIDE_BY_SIDE := -n $(WORKERS) --dist worksteal --durations=10
# What plays by the compiled code itself. The rest only calls it: it is as good with one build as with the other.
BY_BUILD := tests/engine tests/games tests/contract tests/counts tests/golden tests/matches tests/independent tests/bots \
            tests/leaks/test_leaks.py tests/adapters/test_batch.py tests/adapters/test_observing.py

# What shows how much of the rules is tested; left out is what only repeats it for every language or slot.
OF_RULES := tests/engine tests/games tests/contract tests/matches tests/leaks/test_leaks.py \
            --ignore=tests/games/test_names_and_numbers.py --ignore=tests/contract/test_features.py \
            --deselect=tests/games/test_words.py::test_no_message_of

# Stamps: each marks a step as done, until something the step depends on is newer.
CREATED   := $(VENV)/.created
RUNTIME   := $(VENV)/.runtime
DEV       := $(VENV)/.dev
DOCS      := $(VENV)/.docs
QUALITY   := $(VENV)/.quality
NODE      := $(VENV)/.node
MODULES   := web/node_modules/.installed
INSTALLED := $(VENV)/.installed$(ROISOLEIL_NATIVE)
PLAYABLE  := $(VENV)/.playable
# Folders are listed along with files, so that a removed file counts as a change.
SOURCES := setup.py pyproject.toml README.md $(shell find src \( -name __pycache__ -o -path '*/page/app' \) -prune -o -print)
# The page is made from its own sources, and from the words and rules of the games.
PAGE    := src/roisoleil/server/page/app/index.html
SCHEMA  := web/src/api/schema.ts
WEB     := $(shell find web -path web/node_modules -prune -o -path $(SCHEMA) -o -path web -o -path '*.test.ts' -o -print) \
           $(shell find src/roisoleil/games -name '*.ftl' -o -name 'rules.*.md')

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export ROISOLEIL_CACHE ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/roisoleil/native
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal quick test full steady install native research page docs browser lint types format hooks coverage mutants \
        gallery lighthouse bench bench-adapters bench-server soak soak-server strength golden lock release release-check clean

help:  ## list these commands
	@sed -n 's/^\([a-z-]*\):.*## /  make \1 # /p' Makefile | awk -F'#' '{printf "%-21s%s\n", $$1, $$2}'

play: $(PLAYABLE)  ## start the table server and open the browser; for example: make play ARGS="--port 8000"
	@$(COMPILE_BEHIND)
	@$(BIN)/roisoleil serve --open $(ARGS)

terminal: install  ## play in the terminal; for example: make terminal ARGS="habemus --players 3"
	@$(BIN)/roisoleil play $(or $(ARGS),habemus)

quick: $(DEV) $(DOCS) $(SCHEMA)  ## check in a minute and a half what an edit can break; nothing is compiled
	@$(INTERPRETED) $(BIN)/python tools/quick.py

test: lint types docs install browser  ## check style, types and the import law, then test the page and both builds
	@echo "Testing the page"
	@$(NPM) --silent test
	@echo "Testing the installed build"
	@$(BIN)/python -m pytest $(SIDE_BY_SIDE)
	@echo "Testing the interpreted build, where it can differ"
	@$(INTERPRETED) $(BIN)/python -m pytest $(SIDE_BY_SIDE) $(BY_BUILD)

full: test  ## all of that, many more random games, and everything else on the interpreted build, too; by hand or at night
	@ROISOLEIL_GAMES=many $(BIN)/python -m pytest $(SIDE_BY_SIDE) tests/contract tests/leaks/test_leaks.py
	@$(INTERPRETED) $(BIN)/python -m pytest $(SIDE_BY_SIDE) --ignore=tests/e2e $(addprefix --ignore=,$(BY_BUILD))

steady: install browser $(DEV)  ## run the tests of pages and processes ten times, and once more on a busy machine; hours
	@BIN=$(BIN) tools/steady.sh

install: $(INSTALLED)  ## install roisoleil into .venv

native: $(RUNTIME)  ## compile rules and search, where that is not done yet and a C compiler is found
	@$(BIN)/python setup.py --quiet native

research: install  ## install what the research interfaces need, too (docs/research.md)
	@echo "Installing what the research interfaces need"
	@$(PIP) install --require-hashes -r requirements-research.txt

page: $(PAGE)  ## build the page to play on

docs: $(DOCS)  ## build the documentation into build/site and check its links; to read it: make docs ARGS=--serve
	@$(BIN)/python -m tools.docs $(ARGS)

browser:  ## find Chromium for the tests, or install it
	@tools/install-chromium.sh

lint: $(DEV) $(SCHEMA)  ## check style, in Python and in the page, and the import law
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(INTERPRETED) $(BIN)/lint-imports --no-logo
	@$(NPM) --silent run lint

types: $(DEV) $(DOCS) $(SCHEMA)  ## check types, in Python and in the page
	@$(BIN)/mypy
	@$(NPM) --silent run check

format: $(DEV) $(MODULES)  ## format the code and repair what can be repaired
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) --silent run format

hooks: $(QUALITY)  ## check style and the import law at each commit from now on
	@$(BIN)/pre-commit install

coverage: $(QUALITY)  ## measure how much of engine and games the tests reach; under 98 % fails
	@$(INTERPRETED) $(BIN)/python -m pytest $(SIDE_BY_SIDE) --cov $(OF_RULES)

mutants: $(QUALITY)  ## break the rules of Ombre in thousands of small ways, and see which of them no test notices
	@$(BIN)/mutmut run $(ARGS)
	@$(BIN)/mutmut results

gallery: install browser $(DEV)  ## photograph the page, into build/gallery; look at the pictures
	@$(BIN)/python -m tests.e2e.gallery $(ARGS)

lighthouse: install browser $(DEV)  ## let Lighthouse judge the page, which is fetched by npm for it
	@$(BIN)/python -m tests.e2e.lighthouse

bench: install  ## measure speed
	@$(BIN)/python benchmarks/bench.py

bench-server: install $(DEV)  ## measure the table server, beside boardgame.io and at full load; half an hour
	@$(BIN)/python -m benchmarks.server load
	@$(BIN)/python -m benchmarks.server peer
	@$(BIN)/python -m benchmarks.server growth
	@$(BIN)/python -m benchmarks.server page

bench-adapters: install $(DEV)  ## measure the research adapters beside the card games of others, which are fetched for it
	@$(PIP) install --require-hashes -r requirements-peers.txt
	@$(BIN)/python benchmarks/adapters.py

soak: install  ## play many thousands of random games
	@$(BIN)/python benchmarks/soak.py

soak-server: install $(DEV)  ## kill the table server under load, again and again, and see that nothing is lost; an hour
	@$(BIN)/python -m benchmarks.server.kills
	@$(BIN)/python -m benchmarks.server page

strength: install  ## measure how strong the bots are and write docs/strength.md; hours, but it can be interrupted
	@$(BIN)/python -m benchmarks.strength

golden: install $(DEV)  ## write the golden transcripts and docs/openapi.json anew; read the diff like code
	@$(BIN)/python -m tests.golden.update
	@$(BIN)/python -m roisoleil.server.openapi > docs/openapi.json

lock: $(CREATED)  ## pin all dependencies anew, with hashes, into requirements*.txt
	@$(PIP) install uv
	@BIN=$(BIN) tools/lock.sh

release-check: $(DEV) $(PAGE)  ## build the archive and the wheels of a release, and install each by pip, pipx and uv
	@echo "Installing what installs a release"
	@$(PIP) install --require-hashes -r requirements-release.txt
	@nice $(BIN)/python -m tools.check_release $(ARGS)

release: $(CREATED)  ## set the version, date the changelog, commit and tag; for example: make release VERSION=0.2.0
	@$(BIN)/python tools/release.py $(or $(VERSION),$(error say which: make release VERSION=0.2.0)) $(ARGS)

clean:  ## remove everything that was built or installed here
	@rm -rf $(VENV) build mutants .coverage* .*_cache .hypothesis web/node_modules $(SCHEMA) $(dir $(PAGE))
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

$(DOCS): requirements-docs.txt $(CREATED)
	@echo "Installing what builds the documentation"
	@$(PIP) install --require-hashes -r requirements-docs.txt
	@touch $@

$(QUALITY): requirements-quality.txt $(DEV)
	@echo "Installing the tools that look after its quality"
	@$(PIP) install --require-hashes -r requirements-quality.txt
	@touch $@

$(NODE): requirements-page.txt $(CREATED)
	@echo "Installing Node, which builds the page"
	@$(PIP) install --require-hashes -r requirements-page.txt
	@touch $@

$(MODULES): web/package.json web/package-lock.json web/.npmrc $(NODE)
	@echo "Installing what the page is made with"
	@$(NPM) --loglevel error ci >/dev/null
	@touch $@

$(SCHEMA): docs/openapi.json $(MODULES)
	@$(NPM) --silent run types >/dev/null
	@touch $@

$(PAGE): $(WEB) $(SCHEMA)
	@echo "Building the page"
	@touch $(VENV)/.page  # dated before the build, so that an edit during it counts
	@$(NPM) --silent run build -- --logLevel warn
	@touch -r $(VENV)/.page $@

INSTALL := $(PIP) install --no-build-isolation --no-deps --force-reinstall .
IS_COMPILED := ls $(VENV)/lib/python*/site-packages/roisoleil__mypyc*.so >/dev/null 2>&1

$(INSTALLED): $(SOURCES) $(PAGE) $(RUNTIME)
	@rm -f $(VENV)/.installed* $(PLAYABLE) && touch $@.new  # dated before the build, so that an edit during it counts
	@$(MAKE) --no-print-directory native
	@echo "Installing roisoleil"
	@$(INSTALL)
	@if $(IS_COMPILED); then echo "Installed, compiled natively"; \
	elif [ "$(ROISOLEIL_NATIVE)" = 0 ]; then echo "Installed as plain Python"; \
	else echo "Installed; no C compiler with Python's headers found: running interpreted, many times slower"; fi
	@touch -r $@.new $(PLAYABLE) && mv $@.new $@

# To play at once: compiled if that was done before, interpreted otherwise.
$(PLAYABLE): $(SOURCES) $(PAGE) $(RUNTIME)
	@rm -f $(VENV)/.installed* && touch $@.new
	@echo "Installing roisoleil"
	@ROISOLEIL_NATIVE=$(or $(ROISOLEIL_NATIVE),kept) $(INSTALL)
	@mv $@.new $@

# What was started in the background goes on when the server is stopped; then the next start installs anew.
COMPILE_BEHIND = if [ "$(ROISOLEIL_NATIVE)" != 0 ] && ! $(IS_COMPILED); then \
	echo "Rules and search are compiled meanwhile, if there is a C compiler; until the next start bots are slower."; \
	{ ROISOLEIL_NATIVE=1 nice $(BIN)/python setup.py --quiet native && rm -f $(PLAYABLE); } >$(VENV)/native.log 2>&1 & fi
