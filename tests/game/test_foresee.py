"""Forecasts: what is shown comes true, tells nothing hidden, and stays where it is called locked."""

from itertools import islice

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine import flow
from game.engine.forecast import Forecaster, MovePreview
from game.engine.hidden import determinize
from game.tools import foresee
from game.tools.simulate import ALL, settings
from tests.game.engine.toy import TOY
from tests.game.wealth_of_nations.scenario import table

EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def positions(name, every, count, seed=4):
    """Positions of a random game with the usual number of people, one of so many."""
    game = GAMES[name]
    setting = settings(game, game.seats[0] + 1, 1, seed, [ALL])[0]
    state, hand = game.new(setting.options, game.seats[0] + 1, seed), RandomBot(seed, game)
    for number in range(every * count):
        if state.decision is None:
            return
        if number % every == 0:
            yield game, state
        flow.apply(state, hand.choose(state, state.decision))


@pytest.mark.sample(2)
@EVERY_GAME
def test_what_is_shown_before_random_moves_is_what_comes(name, capsys):
    assert foresee.main([name, "--moves", "120", "--seed", "2"]) in (0, 1)
    lines = dict(line.split(": ") for line in capsys.readouterr().out.splitlines())
    right, _, every = lines["agree"].split()
    assert right == every
    assert int(every) > 100


@pytest.mark.sample(2)
@pytest.mark.long
@EVERY_GAME
def test_no_piece_of_a_game_makes_a_lock_lie(name):
    seen = list(foresee.played(GAMES[name], 500, 71, curious=True))
    assert [words for each in seen for words in each.wrong] == []


@EVERY_GAME
def test_a_forecast_is_the_same_whatever_is_hidden(name):
    for game, state in positions(name, 23, 6):
        seat = state.decision.seat
        shown = []
        for seed in (1, 2):
            other = determinize(state, seat, game.hidden, seed)
            foresight = game.foresight(other, seat)
            moves = state.decision.moves[:3]
            shown.append((foresight.forecast, *(foresight.what_if((move,)) for move in moves)))
        assert shown[0] == shown[1]


def test_a_forecast_that_comes_out_differently_is_told(capsys, monkeypatch):
    lying = GAMES["nations_dice"].forecaster
    forecast = lying.figures
    monkeypatch.setitem(
        GAMES["nations_dice"].__dict__,
        "forecaster",
        lying._replace(
            figures=lambda state, shown: {
                name: figure._replace(value=state.surprises) for name, figure in forecast(state, shown).items()
            }
        ),
    )
    assert foresee.main(["nations_dice", "--moves", "60"]) == 1
    assert "after" in capsys.readouterr().out


def test_of_several_moves_the_best_is_the_first_that_is_worth_most():
    forecaster: Forecaster = TOY.forecaster
    foresight = MovePreview(forecaster, TOY.new(TOY.settle_options(2, {}), 2, 1), 0, TOY.hidden)
    assert foresight.best([("take", "1"), ("take", "2")]) == ("take", "2")


def test_where_nobody_can_know_none_is_the_best():
    forecaster = TOY.forecaster._replace(worth=lambda state, move: None)
    foresight = MovePreview(forecaster, TOY.new(TOY.settle_options(2, {}), 2, 1), 0, TOY.hidden)
    assert foresight.best([("take", "1"), ("take", "2")]) is None


@EVERY_GAME
def test_foreseeing_changes_nothing(name):
    for game, state in islice(positions(name, 31, 3), 3):
        before = state.fingerprint()
        foresight = game.foresight(state, state.decision.seat)
        assert (foresight.forecast, foresight.best(state.decision.moves[:4])) is not None
        assert state.fingerprint() == before


def test_a_row_of_trades_is_foreseen_up_to_where_the_next_seat_is_asked():
    state = table({"labor": 3}, {"labor": 2}, {})
    game = GAMES["wealth_of_nations"]
    sell = ("sell", "labor")
    foreseen = game.foresight(state, 0).what_if((sell, sell, sell))
    assert [dict(end.held)["labor"] for end in foreseen.ends] == [2, 2, 0]
