"""Every test runs without a screen and without a loudspeaker, and a run that is told to end does end.

SDL would make a quit event of the signal, which closes the scenes of the test that happens to run.
"""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["LANG"] = "C"
os.environ.pop("LANGUAGE", None)
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import gc
import logging
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

import pytest

from game.text import language
from scenes.app.garbage import COLLECTED_AFTER

LONG = (
    "attacks/test_mutations",
    "game/bots/test_move_analysis",
    "game/bots/test_review",
    "game/bots/test_training",
    "game/conformance/test_every_game",
    "game/test_goal_search",
    "game/test_practice_sets",
    "scenes/test_adviser",
    "scenes/test_by_mail",
    "scenes/test_dark_controls",
    "scenes/test_dice_games",
    "scenes/test_encyclopedia_scene",
    "scenes/test_every_game",
    "scenes/test_everything_answers",
    "scenes/test_gallery",
    "scenes/test_lab",
    "scenes/test_learning",
    "scenes/test_looking_back",
    "scenes/test_mods_screen",
    "scenes/test_moments",
    "scenes/test_motion_table",
    "scenes/test_nation_table",
    "scenes/test_needless_questions",
    "scenes/test_newcomer_hints",
    "scenes/test_no_english",
    "scenes/test_no_raw_words",
    "scenes/test_open_prefixes",
    "scenes/test_play_barter",
    "scenes/test_play_by_ear",
    "scenes/test_play_drafts",
    "scenes/test_play_games",
    "scenes/test_play_nation",
    "scenes/test_play_opening",
    "scenes/test_play_resolution",
    "scenes/test_play_rest",
    "scenes/test_play_table",
    "scenes/test_play_zoom",
    "scenes/test_possible",
    "scenes/test_practise",
    "scenes/test_preview_popover",
    "scenes/test_questions_on_screen",
    "scenes/test_race",
    "scenes/test_rails_fit",
    "scenes/test_recap",
    "scenes/test_rules_help",
    "scenes/test_scoring",
    "scenes/test_screens_boxes",
    "scenes/test_screens_fit",
    "scenes/test_setup",
    "scenes/test_setup_tells",
    "scenes/test_timeline",
    "scenes/test_timeline_branches",
    "scenes/test_timeline_sight",
    "scenes/test_undo_kinds",
    "scenes/test_watching",
    "scenes/test_wealth_games",
    "scenes/test_wealth_table",
    "scenes/test_what_if",
    "scenes/tables/test_tables_fit",
    "scenes/tables/test_wealth_words",
)
"""Modules of whole games by one device, of everything in every window, size of letters and language, of long ways
through screens, and of long thinking.
`make test` leaves them, and single tests that bear the mark themselves, to `make long`; a change has to pass both.
"""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Modules in which nothing is asked for aren't read: there are 13,000 tests, and each worker collects them all."""
    asked, is_module = config.getoption("markexpr"), collection_path.name.startswith("test_")
    if not is_module or not asked.endswith("long and not nightly"):
        return None
    is_long = collection_path.as_posix().removesuffix(".py").endswith(LONG)
    if asked.startswith("not"):
        return is_long or None
    return None if is_long or "mark.long" in collection_path.read_text(encoding="utf-8") else True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the long ones, and of the cases of what is sampled all but a few for the night.

    Which are left out depends on the name of the test, so that tests of the same cases leave out different ones.
    """
    cases = defaultdict(list)
    for item in items:
        if item.path.as_posix().removesuffix(".py").endswith(LONG):
            item.add_marker(pytest.mark.long)
        if sample := item.get_closest_marker("sample"):
            cases[item.nodeid.split("[")[0], sample.args[0]].append(item)
    for (name, every), found in cases.items():
        first = crc32(name.encode()) % min(every, len(found))
        for number, item in enumerate(found):
            if number % every != first:
                item.add_marker(pytest.mark.nightly)


gc.set_threshold(*COLLECTED_AFTER)


def pytest_collection_finish() -> None:
    """What is there before the first test is not looked through for garbage."""
    gc.collect()
    gc.freeze()


MUCH = 4
"""How often what is young may have been looked through before all garbage is looked for."""


def pytest_runtest_logfinish() -> None:
    """Between tests garbage is looked for once there is much; what is still there then is not looked through again."""
    if gc.get_count()[1] >= MUCH:
        gc.collect()
        gc.freeze()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What a module keeps for its tests goes with the last of them: whole games weigh much."""
    module = item.getparent(pytest.Module)
    if nextitem is None or nextitem.getparent(pytest.Module) is not module:
        for kept in vars(module.obj).values():
            if getattr(kept, "__module__", "") == module.obj.__name__ and hasattr(kept, "cache_clear"):
                kept.cache_clear()


@pytest.fixture(autouse=True)
def missing_words() -> Iterator[list[str]]:
    """What the log says of sentences that are missing; a test after which something stands there fails."""
    said: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record.getMessage())

    listener = Listener()
    loggers = [logging.getLogger(name) for name in ("game.text.sentences", "game.text.rulebook")]
    for logger in loggers:
        logger.addHandler(listener)
    yield said
    for logger in loggers:
        logger.removeHandler(listener)
    language.use(language.ENGLISH)
    assert said == []
