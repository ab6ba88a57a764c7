"""The sets of positions to practise, against the hand that advises now: weights that were learned since may differ."""

from math import inf

import pytest

from game import GAMES
from game.bots.analysis.move_analysis import Effort
from game.bots.bot import think_through
from game.bots.roster import ADVISER, hand_named
from game.bots.training.match import hand_seed
from game.engine.hidden import observe
from game.learn.practice import asked, practice_set


@pytest.mark.parametrize("name", GAMES)
def test_the_adviser_would_play_what_is_right(name):
    for question in practice_set(name):
        session = asked(question)
        decision = session.state.decision
        view = observe(session.state, decision.seat, session.game.hidden)
        hand = hand_named(session.game, ADVISER, hand_seed(session.seed, decision.seat))
        counsel = think_through(hand.counsel(view, view.decision, effort=Effort(1, inf)))
        assert counsel.move in question.right, question.name
