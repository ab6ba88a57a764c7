"""Styles of The Dice Game: the same position, other likings."""

from __future__ import annotations

import pytest

from game.bots.level import LEVELS
from game.bots.roster import evaluator_of, thinking_hand
from game.bots.training.weights import instinctive
from game.nations_dice import GAME
from tests.game.nations_dice.scenario import table

EVALUATOR = evaluator_of(GAME)


@pytest.mark.parametrize(
    ("style", "tile"), [("warlord", "hoplite"), ("scholar", "library"), ("merchant", "irrigation")]
)
def test_the_first_tile_is_the_one_that_the_style_likes(style, tile):
    own = {"dice": "white gold, white food, white food, white strength, white strength"}
    state = table(own, {}, rows=[("hoplite", "library", "irrigation"), (), ()])
    hand = thinking_hand(GAME, EVALUATOR, instinctive(EVALUATOR), LEVELS["normal"], EVALUATOR.styles[style], 1)
    assert hand.choose(state, state.decision)[:2] == ("buy_tile", tile)


def test_every_factor_belongs_to_a_feature():
    for style in EVALUATOR.styles.values():
        assert set(style.factors) <= set(EVALUATOR.features)
