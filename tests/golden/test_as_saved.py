"""Saved games as earlier versions of the program wrote them, with their fingerprints: all of them still open.

A file of the present rules that no longer opens without a word means that the rules, or the names in a state, have
changed: raise the game's `rules`, say in its `rules_changed.yaml` what is new, and add a file of the new rules here.
"""

from __future__ import annotations

import pytest

from game import GAMES, game_named
from game.session.savefile import read
from game.text import language
from game.text.sentences import Sentences
from tests.golden.games import FOLDER

FILES = sorted((FOLDER / "as_saved").glob("*.yaml"))
SAME_FOR = {
    "nation_deckbuilder_rules1_teams": 80,
    "nation_deckbuilder_rules2_duel": 110,
    "nations_dice_rules1_solo": 23,
    "nations_dice_rules1_two": 30,
}
"""For how many moves the games that went another way are the same under the rules of now."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_of_an_earlier_version_opens(path):
    opened = read(path, game_named)
    game = opened.session.game
    is_older = path.stem.startswith(f"{game.name}_rules") and f"_rules{game.rules}_" not in path.stem

    assert opened.trouble is None
    assert bool(opened.remark) == is_older
    assert opened.differs == (path.stem in SAME_FOR)
    if opened.differs:
        assert len(opened.session.moves) == SAME_FOR[path.stem]
    else:
        assert opened.session.state.is_over


@pytest.mark.parametrize("name", GAMES)
def test_there_is_a_file_of_the_present_rules(name):
    assert any(path.stem.startswith(f"{name}_rules{GAMES[name].rules}_") for path in FILES)


@pytest.mark.parametrize("spoken", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_one_sentence_says_what_each_version_of_the_rules_has_changed(name, spoken):
    say, versions = Sentences(name), [str(number) for number in range(2, GAMES[name].rules + 1)]

    assert list(say.keys("rules_changed")) == versions
    with language.speaking(spoken):
        assert all(say(f"rules_changed.{number}").endswith(".") for number in versions)
