"""Styles of Nations: the same position, other likings."""

from __future__ import annotations

import pytest

from game.bots.level import LEVELS
from game.bots.roster import evaluator_of, thinking_hand
from game.bots.training.weights import instinctive
from game.nations import GAME
from tests.game.nations.scenario import table

EVALUATOR = evaluator_of(GAME)


@pytest.mark.parametrize(("style", "place"), [("warlord", "slot1"), ("scholar", "slot2"), ("merchant", "slot2")])
def test_a_free_worker_goes_where_the_style_likes_it(style, place):
    own = {"gold": 1, "area": 1, "stone": 2, "food": 4, "slots": {"farm": 1, "axeman": 1, "temple": 1}}
    rival = {"gold": 3, "slots": {"farm": 1, "axeman": 1}}
    state = table(own, rival, event="pax_romana", round=2)
    hand = thinking_hand(GAME, EVALUATOR, instinctive(EVALUATOR), LEVELS["normal"], EVALUATOR.styles[style], 1)
    assert hand.choose(state, state.decision) == ("deploy", "area", place)


def test_every_factor_belongs_to_a_feature():
    for style in EVALUATOR.styles.values():
        assert set(style.factors) <= set(EVALUATOR.features)
