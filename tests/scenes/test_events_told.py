"""Every declared event has a line of the log, or it was decided that it needs none."""

from importlib import import_module

import pytest

from game import GAMES
from game.text import language
from game.text.sentences import Sentences
from scenes.games.plugin import plugin_of

BY_FACTS = {"nations_dice": {"rolled": "rolled_first"}}
"""Events whose line hangs on their facts, and one of the sentences."""


@pytest.mark.parametrize("spoken", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_line_or_needs_none(game, spoken):
    say, declared = Sentences(game), import_module(f"game.{game}.events").DECLARED
    untold = {kind.kind for kind in plugin_of(game).table().words.UNTOLD}
    with language.speaking(spoken):
        told = {word for word in declared if say.has(f"happened.{BY_FACTS.get(game, {}).get(word, word)}")}

    assert untold <= set(declared)
    assert sorted(set(declared) - told - untold) == []


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_sounds_or_stands_out_is_declared(game):
    declared = set(import_module(f"game.{game}.events").DECLARED.values())
    table = plugin_of(game).table()
    heard = import_module(f"scenes.games.{game}.motion.sounds").SOUNDS
    assert {*table.shown, *heard, *table.marks} <= declared
    assert len(table.shown) > 5
