"""Ridge regression: what is drawn towards earlier weights, and what is free."""

import pytest

from game.bots.training.regression import ridge


def test_what_everybody_gets_is_not_drawn_towards_nothing():
    rows = [[float(x), 1.0] for x in (-1, 0, 1)]
    fit = ridge(rows, [20.0, 20.0, 20.0], [0.0, 0.0], 1000.0)
    assert fit.weights == pytest.approx([0.0, 20.0])


def test_of_what_everybody_gets_one_number_is_enough():
    rows = [[1.0, float(x), 1.0] for x in (-1, 0, 1)]
    fit = ridge(rows, [20.0, 20.0, 20.0], [0.0, 0.0, 0.0], 1000.0)
    assert fit.weights == pytest.approx([20.0, 0.0, 0.0])


def test_other_weights_stay_near_their_start():
    rows = [[-1.0], [1.0]]
    near = ridge(rows, [-4.0, 4.0], [1.0], 1000.0).weights[0]
    far = ridge(rows, [-4.0, 4.0], [1.0], 0.01).weights[0]
    assert 1.0 < near < 1.1 < 3.9 < far < 4.0
