"""Whoever has never seen the code finds by names alone where things are done: of files, and of what they define.

What anybody would look for is in the names of few modules, and among these is the one in which it is done.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game import GAMES
from tests.source.trees import tree_of

ROOT = Path(__file__).parents[2]

MOST = 15
"""Modules among which the right one is found within a minute."""

WANTED = {
    "effect": {"game/cards/effects.py", "game/nations/cards/effects.py", "game/nation_deckbuilder/cards/effects.py"},
    "tooltip": {"scenes/play/help/tooltips.py", "scenes/ui/host/tooltip.py"},
    "log": {"scenes/play/log.py", *(f"scenes/games/{game}/text/words.py" for game in GAMES)},
    "sound": {"scenes/audio/sound.py", *(f"scenes/games/{game}/motion/sounds.py" for game in GAMES)},
    "pointer": {"scenes/ui/host/host.py"},
    "apply": {"game/engine/flow.py"},
    "setting": {"game/files/settings.py", "scenes/screens/settings.py"},
    "evaluator": {"game/bots/search/evaluator.py", *(f"game/{game}/bot/evaluator.py" for game in GAMES)},
    "command": {"scenes/tools/commands.py"},
}
"""Where things are done, by the word for them: what a card does, what is said of what the pointer rests on, the words
of the log, what an event sounds like, what the pointer does, the check and the playing of a move, where a setting is
kept and shown, how a computer player judges a position, and where a command is added.
"""


def words(name: str) -> Iterator[str]:
    """The words of a name, however they are joined, each in the singular."""
    for word in re.findall(r"[A-Z]?[a-z]+", name):
        yield word.lower().removesuffix("s")


@cache
def modules_by_word() -> dict[str, set[str]]:
    """The modules whose names, or the public names of what they define, hold a word."""
    found = defaultdict(set)
    for file in (file for folder in ("game", "scenes", "sprites") for file in (ROOT / folder).rglob("*.py")):
        nodes = ast.walk(tree_of(file))
        names = [node.name for node in nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        for word in (word for name in (file.stem, *names) if not name.startswith("_") for word in words(name)):
            found[word].add(file.relative_to(ROOT).as_posix())
    return found


@pytest.mark.parametrize("word", WANTED)
def test_what_is_looked_for_is_found_by_its_name(word):
    found = modules_by_word()[word]
    assert found >= WANTED[word]
    assert len(found) <= MOST, sorted(found)
