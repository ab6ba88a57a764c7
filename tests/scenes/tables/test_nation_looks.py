"""What is laid over a card of the market leaves room for each other, and for what is printed there."""

from __future__ import annotations

import pytest

from scenes.games.nation_deckbuilder.looks import COUNT, LOCK, SIGN_TEXT, count_area, lock_area
from sprites.card_layout import MARKET
from sprites.theme import Theme

SIZES = [(960, 540), (1280, 720), (1920, 1080)]


@pytest.fixture(params=SIZES)
def theme(request, desk):
    return Theme(request.param)


def test_lock_and_count_leave_what_is_printed_in_sight(theme):
    """The lock lies over the numeral of the age, which it repeats, and over nothing else."""
    size = theme.px(MARKET.width), theme.px(MARKET.height)
    lock, count = lock_area(theme, size), count_area(theme, size)
    x, _, width, _ = MARKET.pennant
    assert not lock.colliderect(count)
    assert lock.left >= theme.px(x + width)
    assert lock.top >= theme.px(MARKET.band)
    assert min(lock.right, count.right) <= size[0] and lock.right == count.right
    badge_top = MARKET.picture_y + MARKET.picture_heights[-1] - 0.6 * MARKET.badge
    assert lock.bottom <= theme.px(badge_top)
    assert count.bottom <= theme.px(MARKET.picture_y + MARKET.picture_heights[-1])
    middle = theme.px(MARKET.seal[0]), theme.px(MARKET.seal[1])
    assert lock.collidepoint(middle)


@pytest.mark.parametrize("age", ["II", "III", "IV", "V"])
def test_the_words_of_a_lock_fit_beside_it(theme, age):
    words = theme.text(f"age {age}", "number", SIGN_TEXT, (0, 0, 0)).get_width()
    assert theme.px(5) + theme.px(12) + words + theme.px(6) <= theme.px(LOCK[0])
    assert theme.text("22", "number", 12.5, (0, 0, 0)).get_width() + theme.px(17) <= theme.px(COUNT[0])
