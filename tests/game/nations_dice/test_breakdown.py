"""What the numbers of a nation are made of always adds up to them."""

from random import Random

import pytest

from game.nations_dice import GAME
from game.nations_dice.cards.dice import KINDS
from game.nations_dice.cards.payment import purse
from game.nations_dice.rules.scoring import score_lines
from game.nations_dice.text.breakdown import shown_shares
from game.session.session import Seat, Session


@pytest.mark.parametrize("seats", range(1, 5))
def test_shares_always_add_up_to_the_number(seats):
    game = Session(GAME, {}, [Seat(f"seat {seat}", seat + 1) for seat in range(seats)], seats)
    random = Random(seats)
    while game.state.decision is not None:
        game.play(random.choice(game.state.decision.moves))
        for nation in game.state.nations:
            for kind in KINDS:
                shares = shown_shares(nation, kind)
                assert sum(share.amount for share in shares) == purse(nation, kind).shown
            assert sum(line.points for line in score_lines(game.state, nation.seat)) == nation.projected_vp
