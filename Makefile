# `make play` and `make test` need nothing but Python 3.11 or newer; both make .venv when it is missing.
PYTHON ?= python3
RUN := .venv/bin/python

.PHONY: play test long quick lint bench attacks fuzz gallery wheel build build-check appimage

play: .venv/playing
	@$(RUN) main.py

# What a test starts in a process of its own finds all modules compiled, and so does the next run.
unexport PYTHONDONTWRITEBYTECODE

# Pictures as large as a window go back to the system as soon as nobody holds them; glibc would keep a third of them.
test long: export MALLOC_MMAP_THRESHOLD_ = 4194304
test: .venv/testing
	@$(RUN) -m pytest -n 2 --dist worksteal -m "not long and not nightly" --ignore=tests/source

# Whole games on the screen, and everything there is in every window, size of letters and language.
long: .venv/testing
	@$(RUN) -m pytest -n 2 --dist worksteal -m "long and not nightly"

# Within a minute: the rules, the words, the drawing, the kit of boxes, a table and the menu. All of it is `make lint test long`.
quick: .venv/testing
	@$(RUN) -m pytest -n 2 --dist worksteal tests/game tests/sprites tests/source tests/test_packaging.py \
		tests/scenes/test_boxes.py tests/scenes/test_menu.py tests/scenes/tables/test_dice_layout.py --ignore=tests/game/conformance --ignore=tests/game/bots

# Types take a core for as long as all the rest together: style, data, and what the source says of itself.
lint: .venv/testing
	@$(RUN) -m mypy & types=$$!; \
	$(RUN) -m ruff check . && $(RUN) -m ruff format --check . && $(RUN) main.py lint && $(RUN) -m pytest tests/source; \
	rest=$$?; \
	wait $$types && exit $$rest

# How fast the rules run and how fast the tables are drawn; fails over its budget.
bench: .venv/playing
	@$(RUN) main.py bench; slow=$$?; echo; $(RUN) main.py frames && exit $$slow

# What would break the program if anything did: damaged files of every kind, every beginning of a saved game, kills and
# signals, files that others change, families of branches, hostile letters, keys of any keyboard.
attacks: .venv/testing
	@$(call attacks,$(SHORT),1)

# For a night, with new seeds every day:
#   the attacks for long, and random games over all seats and options, every invariant checked at every decision;
#   pictures of everything, and whether all of it answers and has room in every window, at 200 positions of each game;
#   one fingerprint for every position of 1,000 games of each, whether played, sought or read from a file;
#   forecasts against 10,000 moves of each, and ways to a goal against trying everything;
#   whole games by mail, by a gamepad, by keys that are all others, and from spoken lines alone;
#   the daily table, the questions to practise, ties among places, and boxes that are kept against new ones;
#   games with mods that nobody chose, runs that are stopped, crews whose workers are killed (with the extra `crew`),
#   and Masters with one worker and with three;
#   whether 100 labs drawn from 1,000 games hold a planted effect, and give copies of our pieces stars in 7 at most.
fuzz: .venv/testing
	@folder=$$(mktemp -d); $(RUN) main.py gallery $$folder --size 960x540; code=$$?; rm -r $$folder; exit $$code
	@$(RUN) -m tests.attacks.layouts --positions 200 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.answers --positions 200 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.fingerprints --games 1000 --seed $(shell date +%Y%m%d)
	@$(foreach game,nations nations_dice nation_deckbuilder wealth_of_nations,\
		$(RUN) main.py foresee $(game) --moves 10000 --seed $(shell date +%Y%m%d) &&) true
	@$(RUN) main.py daily --check 400
	@$(RUN) main.py loudness --bars
	@DAYS=14 $(RUN) -m pytest -q -m long tests/scenes/test_days.py
	@$(RUN) -m pytest -n 2 --dist worksteal -m nightly
	@$(RUN) -m tests.attacks.by_mail --games 5 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.practice
	@$(RUN) -m tests.attacks.pads --games 50 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.permuted_keys --seeds 20 --games 4 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.mods --games 1000 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.by_ear --games 50 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.workers --games 5 --seed $(shell date +%Y%m%d)
	@$(foreach game,nations nations_dice,\
		$(RUN) -m tests.attacks.labs $(game) --games 1000 --on processes:2 --seed $(shell date +%Y%m%d) &&) true
	@$(RUN) -m tests.attacks.crews --games 60 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.kept_runs --stops 10 --seed $(shell date +%Y%m%d)
	@$(RUN) -m tests.attacks.kept_boxes --positions 200 --seed $(shell date +%Y%m%d)
	@$(foreach game,nations nations_dice,\
		$(RUN) main.py ties $(game) --ties 10000 --seed $(shell date +%Y%m%d) &&) true
	@$(call attacks,$(LONG),$(shell date +%Y%m%d))
	@$(call ways,nation_deckbuilder,4000)
	@$(call ways,wealth_of_nations,2000)
	@$(call ways,nations_dice,2000)
	@$(call ways,nations,2000)
	@$(call random_games,nations,1 2 3 4 5,400)
	@$(call random_games,nations_dice,1 2 3 4,500)
	@$(call random_games,nation_deckbuilder,1 2 3 4,500)
	@$(call random_games,wealth_of_nations,3 4 5 6,250)

# The modules of tests/attacks that need one process, and how much of each is done: what takes longest comes first.
SHORT := "prefixes --games 4 --stretch 30" "keyboards --keys 500" "data_files --files 25" "kills --kills 8" \
	"signals --signals 6" "mutations --files 250" "mods --mods 10" "letters --letters 150" \
	"studies --studies 10 --drafts 4" "side_files --files 20" "in_place --changes 20" "branches --families 30"
LONG := "prefixes --games 200 --stretch 2000" "mutations --files 20000" "data_files --files 2000" "kills --kills 200" \
	"signals --signals 200" "side_files --files 4000" "in_place --changes 4000" "branches --families 4000" \
	"letters --letters 10000" "keyboards --keys 50000" "mods --mods 2000" "studies --studies 5000 --drafts 2000 --marks"

# $(1): such modules, two of which run at a time, $(2): what all of it is drawn from. The first that fails ends it.
attacks = printf '%s\n' $(1) | xargs -P 2 -I{} sh -c '$(RUN) -m tests.attacks.{} --seed $(2) || exit 255'

# $(1): the game, $(2): how many positions, in each of which the shortest ways are compared with trying everything.
ways = echo; echo "$(1), ways"; $(RUN) main.py goals $(1) --positions $(2) --seed $(shell date +%Y%m%d)

# $(1): the game, $(2): the seats to play it with, $(3): how many games with each of them.
random_games = for seats in $(2); do \
	echo; echo "$(1), seats: $$seats"; \
	$(RUN) main.py simulate $(1) --seats $$seats --games $(3) --options all || exit 1; done

# The program as a wheel, and as a folder that needs no Python, packed for this system.
wheel: .venv/bin/python
	@$(RUN) -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .

# numpy is made without linear algebra, which takes a compiler some minutes once; what cannot be made is 28 MB larger.
# On other systems numpy comes as it is.
WITHOUT_ALGEBRA := -Csetup-args=-Dallow-noblas=true -Csetup-args=-Dblas=none -Csetup-args=-Dlapack=none \
	-Cinstall-args=--strip $(if $(filter x86_64,$(shell uname -m)),-Csetup-args=-Dcpu-dispatch=X86_V3)

build: .venv/building .venv/lean
	@.venv/bin/pyinstaller --noconfirm --log-level WARN packaging/table_of_nations.spec
	@$(RUN) packaging/archive.py dist

# The build as one file that starts by itself, where appimagetool is installed; without it, the folder it is made of.
APPDIR := dist/AppDir
APP_ID := io.github.table_of_nations.TableOfNations
appimage: build
	@rm -rf $(APPDIR)
	@install -d $(APPDIR)/usr/lib $(APPDIR)/usr/share/metainfo $(APPDIR)/usr/share/applications $(APPDIR)/usr/share/mime/packages
	@cp -r dist/table-of-nations $(APPDIR)/usr/lib/
	@install packaging/AppRun $(APPDIR)/AppRun
	@install -m 644 packaging/$(APP_ID).desktop $(APPDIR)/
	@install -m 644 packaging/$(APP_ID).desktop $(APPDIR)/usr/share/applications/
	@install -m 644 packaging/$(APP_ID).metainfo.xml $(APPDIR)/usr/share/metainfo/$(APP_ID).appdata.xml
	@install -m 644 packaging/table-of-nations-mime.xml $(APPDIR)/usr/share/mime/packages/table-of-nations.xml
	@install -m 644 packaging/icons/table-of-nations-256.png $(APPDIR)/$(APP_ID).png
	@if command -v appimagetool >/dev/null; then appimagetool $(APPDIR) dist/table-of-nations.AppImage; \
		else echo "appimagetool is not installed: $(APPDIR) is ready for it"; fi

# As a stranger's computer would see it; needs Linux, and Xvfb and xdotool for what a person does.
build-check: .venv/playing
	@$(RUN) packaging/build_check.py dist/table-of-nations

gallery: .venv/playing
	@$(RUN) main.py gallery gallery --size 1920x1080

.venv/bin/python:
	@$(PYTHON) -m venv .venv

.venv/playing: requirements.txt | .venv/bin/python
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/building: packaging/requirements.txt requirements.txt | .venv/bin/python
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r requirements.txt -r packaging/requirements.txt
	@touch $@

.venv/lean: requirements.txt | .venv/bin/python
	@rm -rf $@
	@if [ "$$(uname)" = Linux ]; then $(RUN) -m pip install --quiet --disable-pip-version-check --no-deps \
		--no-binary numpy $(WITHOUT_ALGEBRA) --target $@ "$$(grep ^numpy requirements.txt)" || rm -rf $@; fi
	@mkdir -p $@ && touch $@

.venv/testing: tests/requirements.txt requirements.txt | .venv/bin/python
	@$(RUN) -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt
	@touch $@
