"""Golden games replay move by move to the same end. `python -m tests.golden` makes them anew."""

from __future__ import annotations

import pytest
import yaml

from tests.golden.games import FOLDER, GAMES, SCORES, outcome, replayed


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: f"{golden.game}-{golden.name}")
def test_a_golden_game_ends_as_it_did(golden):
    expected = yaml.safe_load((FOLDER / golden.game / SCORES).read_text(encoding="utf-8"))
    assert outcome(replayed(golden)) == expected[golden.name]
