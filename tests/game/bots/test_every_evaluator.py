"""What holds for the hands of every game: they play on what their seat may know, and never see more."""

from dataclasses import replace

import pytest

from game import GAMES
from game.bots.level import LEVELS, MASTER
from game.bots.pickling import packed, unpacked
from game.bots.roster import bot_named, evaluator_of, sentence, styles
from game.bots.search.evaluator import MASTERS
from game.bots.training.weights import instinctive, learned, weights_of
from game.engine.hidden import determinize, observe
from tests.game.conformance.walks import begin, planned, walk

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def moments(game, count, seats=None):
    """Positions of a random game with a choice to make, spread over it."""
    seats = seats or max(2, game.seats[0])
    setting = planned(game, seats, 1)[0]
    played = [state.copy() for state, move in walk(game, seats, setting) if move and len(state.decision.moves) > 1]
    return played[:: max(1, len(played) // count)][:count]


@pytest.mark.sample(4)
@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_whatever_is_hidden_the_observation_and_the_move_are_the_same(game, level):
    budget = replace(evaluator_of(game).budget, rollouts=4, shortlist=2)
    for number, state in enumerate(moments(game, 3 if LEVELS[level].searches else 8)):
        seat = state.decision.seat
        other = determinize(state, seat, game.hidden, f"another truth {number}")
        views = [observe(each, seat, game.hidden) for each in (state, other)]
        assert views[0].fingerprint() == views[1].fingerprint()
        hand = bot_named(game, level, number, budget)
        moves = [hand.choose(view, view.decision) for view in views]
        assert moves[0] == moves[1]
        assert moves[0] in state.decision.moves


@every_game
def test_an_observation_asks_what_the_table_asks(game):
    for state in moments(game, 30):
        assert observe(state, state.decision.seat, game.hidden).decision == state.decision


@every_game
def test_a_evaluator_leaves_the_position_as_it_is(game):
    evaluator = evaluator_of(game)
    for state in moments(game, 20):
        before = state.fingerprint()
        moves = evaluator.candidates(state, state.decision)
        numbers = evaluator.weigh(state, state.decision.seat)
        assert len(moves) > 0
        assert set(moves) <= set(state.decision.moves)
        assert len(set(moves)) == len(moves)
        assert len(numbers) == len(evaluator.features)
        assert 0 <= evaluator.stage(state) < evaluator.stages
        assert state.fingerprint() == before


@every_game
def test_every_kind_of_table_has_weights_for_every_stage(game):
    evaluator = evaluator_of(game)
    weights = weights_of(game.name, evaluator)
    for seats in game.seats:
        state = begin(game, seats, planned(game, seats, 1)[0])
        assert len(weights[evaluator.setting(state)]) == evaluator.stages
    assert all(len(row) == len(evaluator.features) for rows in weights.values() for row in rows)
    assert set(evaluator.instinct) <= set(evaluator.features)
    assert set(instinctive(evaluator)) == set(evaluator.tables)


@every_game
def test_a_master_goes_by_what_masters_have_learned(game):
    known = learned(game.name) or {}
    others, master = (
        weights_of(game.name, evaluator) for evaluator in (evaluator_of(game), evaluator_of(game, MASTER))
    )
    assert {setting for setting in master if master[setting] != others[setting]} == set(
        known.get(f"{MASTERS}weights", ())
    )
    assert (evaluator_of(game, MASTER).whose == MASTERS) == any(section.startswith(MASTERS) for section in known)


@every_game
def test_a_position_is_the_same_in_another_process(game):
    for state in moments(game, 20, game.seats[-1]):
        arrived = unpacked(packed(state))
        assert arrived.fingerprint() == state.fingerprint()
        assert arrived.decision == state.decision


@every_game
def test_every_level_and_style_says_honestly_what_it_does(game):
    known = styles(game)
    assert len(known) >= 2
    said = [sentence(game, f"{level} {style}".strip()) for level in LEVELS for style in ("", *known)]
    assert len(set(said)) == len(said)
    assert all(line.endswith(".") for line in said)
