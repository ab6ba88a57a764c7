"""What stands at the foot of a card stands apart: its effects, the places of its workers and its sections."""

from itertools import pairwise

import pytest

from scenes.games.plugin import plugin_of
from sprites.cards.card import _CardPainter
from sprites.cards.card_layout import LARGE, TABLE
from sprites.paint.theme import Theme

LEAST, EDGE, BADGE_EDGE = 3.0, 6.0, 6.0
"""Units between two things, and from each of them to the edge of the card; the same of the badges."""

ROUNDING = 0.05


def lines_of(painter, theme):
    """The upper and lower edge of every line of effects as it is laid, without what is clear of it, and its width."""
    form, (top, bottom) = painter.form, painter.layout.effects
    first = (top + bottom - (len(painter.lines) - 1) * form.step) / 2
    for number, line in enumerate(painter.lines):
        ink, upper = line.get_bounding_rect(), first + number * form.step - line.get_height() / 2 / theme.s
        yield upper + ink.top / theme.s, upper + ink.bottom / theme.s, line.get_width() / theme.s


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_cards_of_nations_have_three_units_between_their_parts_and_six_to_their_edges(size):
    theme, close = Theme(size), set()
    for face in plugin_of("nations").faces():
        painter = _CardPainter(theme, face, TABLE, 0)
        laid, lines = painter.layout, list(lines_of(painter, theme))
        rows = [y - laid.socket / 2 for _, y in laid.sockets] + [y for _, y, _, _ in laid.sections]
        gaps = [after[0] - before[1] for before, after in pairwise(lines)]
        gaps += [row - lines[-1][1] for row in rows[:1] if lines]
        gaps += [after[0] - before[0] - laid.socket for before, after in pairwise(laid.sockets)]
        gaps += [after[0] - before[0] - before[2] for before, after in pairwise(laid.sections)]
        edges = [(TABLE.width - wide) / 2 for _, _, wide in lines]
        edges += [TABLE.height - y - laid.socket / 2 for _, y in laid.sockets]
        edges += [TABLE.height - y - high for _, y, _, high in laid.sections]
        edges += [TABLE.height - lines[-1][1]] if lines else []
        if min([LEAST, *gaps]) < LEAST - ROUNDING or min([EDGE, *edges]) < EDGE - ROUNDING:
            close.add((face.name, min([LEAST, *gaps]), min([EDGE, *edges])))
    assert not close


@pytest.mark.parametrize("form", [TABLE, LARGE["table"]])
def test_price_and_raid_of_a_card_lie_beside_each_other_with_letters_of_every_size(form):
    theme, pairs = Theme((1280, 720)), 0
    for face in plugin_of("nations").faces():
        left, right = _CardPainter(theme, face, form, 0)._badges(BADGE_EDGE)
        if left and right:
            pairs += 1
            wide = (left.get_width() + right.get_width()) / theme.s
            assert wide <= form.width - 2 * BADGE_EDGE - 2, face.name
    assert pairs
