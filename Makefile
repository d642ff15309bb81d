# Everything a contributor needs; `make help` lists it. A target does only what has changed since it last ran.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PACKAGE := src/waterhole
STAMP := $(PACKAGE)/_compiled.json
# The same list as PATTERNS in _compiled.py; tests/test_compiled.py compares the two.
UNIT := $(wildcard $(PACKAGE)/kernel/core.py $(PACKAGE)/bots/search.py \
	$(PACKAGE)/bench/connect_four.py $(PACKAGE)/bench/loops.py $(PACKAGE)/research/stepping.py \
	$(foreach part,components rules scoring table heuristic board effects forecast island learned nature observation, \
	$(PACKAGE)/games/*/$(part).py))
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: build ## play CuBirds against bots
	@$(BIN)/waterhole play cubirds

.PHONY: test
test: check build $(VENV)/installed-bench $(VENV)/installed-research ## everything: check, then the tests compiled and again interpreted
	$(BIN)/pytest -n auto -m "not ray"
	WATERHOLE_INTERPRETED=1 $(BIN)/pytest -n auto -m "not ray"
	$(MAKE) test-ray

.PHONY: test-ray
test-ray: build $(VENV)/installed-ray ## the arena on a local Ray
	$(BIN)/pytest -m ray

.PHONY: soak
soak: build ## a long run of random games of every kind, audited after every move
	$(BIN)/python -m tests.contract.soak all 100000

.PHONY: check
check: $(VENV)/installed $(VENV)/installed-research ## lint, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pyright

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

.PHONY: bench
bench: build $(VENV)/installed-bench ## measure, with peers for scale
	@$(BIN)/waterhole bench

.PHONY: lock
lock: $(VENV)/installed ## choose the newest dependencies again and write requirements/
	$(LOCK) --extra dev --extra arena --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --extra bench --constraint requirements/dev.txt --output-file requirements/bench.txt pyproject.toml
	$(LOCK) --extra research --constraint requirements/dev.txt --constraint requirements/bench.txt \
		--output-file requirements/research.txt pyproject.toml
	$(LOCK) --extra ray --constraint requirements/dev.txt --output-file requirements/ray.txt pyproject.toml

.PHONY: clean
clean: ## remove all that make made
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info $(STAMP)
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

# Ray is 80 MB to fetch and 240 MB on disk, for one room: only its tests install it. It comes as wheels only; where there
# is none for this platform, its tests are skipped. Any other failure is an error.
$(VENV)/installed-ray: requirements/ray.txt $(VENV)/installed
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt 2> $(VENV)/ray.log || \
		{ grep -q 'No matching distribution found for ray' $(VENV)/ray.log && \
			echo "Ray has no wheel for this platform: its tests will be skipped" || { cat $(VENV)/ray.log; exit 1; }; }
	@touch $@
