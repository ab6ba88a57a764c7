# `make play` and `make test` need nothing but Python 3.11 or newer; both make .venv when it is missing.
PYTHON ?= python3
RUN := .venv/bin/python
SEATS := 1 2 3 4 5

.PHONY: play test lint bench fuzz gallery

play: .venv/playing
	@$(RUN) main.py

test: .venv/testing
	@$(RUN) -m pytest -n 2

lint: .venv/testing
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .
	@$(RUN) -m mypy

# How fast the rules run and how fast the tables are drawn; fails over its budget.
bench: .venv/playing
	@$(RUN) -m game.bench; slow=$$?; echo; $(RUN) -m scenes.bench && exit $$slow

# 2,000 random games over all seats and options, every invariant checked at every decision.
fuzz: .venv/playing
	@for seats in $(SEATS); do \
		echo "seats: $$seats"; $(RUN) -m game.simulate nations --seats $$seats --games 400 --options all || exit 1; done

gallery: .venv/playing
	@$(RUN) main.py --gallery gallery --size 1920x1080

.venv/bin/python:
	@$(PYTHON) -m venv .venv

.venv/playing: requirements.txt | .venv/bin/python
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/testing: tests/requirements.txt requirements.txt | .venv/bin/python
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt
	@touch $@
