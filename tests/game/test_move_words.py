"""What moves are called: two of one decision have the same words only where they differ by the copy of a card."""

import re
from random import Random

import pytest

from game import game_named
from game.nation_deckbuilder.text.telling import label as nation_label
from game.nations.text.telling import label as nations_label
from game.session.session import HUMAN, Seat, Session


@pytest.mark.parametrize(("game", "label"), [("nations", nations_label), ("nation_deckbuilder", nation_label)])
def test_moves_that_are_called_alike_are_the_same_but_for_the_copy(game, label):
    seats = [Seat(f"Seat {n}", HUMAN, n) for n in (1, 2)]
    session, chance = Session(game_named(game), {}, seats, 3), Random(3)
    for _ in range(120):
        if (decision := session.state.decision) is None:
            break
        called = {}
        for move in decision.moves:
            plain = re.sub(r"#\d+", "", " ".join(move))
            assert called.setdefault(label(session.state, move), plain) == plain
        session.play(chance.choice(decision.moves))
