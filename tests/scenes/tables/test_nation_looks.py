"""What is laid over a card of the market leaves what is printed there in sight, and a locked pile tells its price."""

from __future__ import annotations

import pytest

from scenes.games.nation_deckbuilder.board.field import OURS, THEIRS, air, tone
from scenes.games.nation_deckbuilder.panels.looks import COUNT, AgeBackLook, count_area
from sprites.cards.card_layout import PLAYED
from sprites.paint import palette
from sprites.paint.theme import Theme
from tests.sprites.test_palette import contrast

SIZES = [(960, 540), (1280, 720), (1920, 1080)]


@pytest.fixture(params=SIZES)
def theme(request, app):
    return Theme(request.param)


def test_the_count_leaves_what_is_printed_in_sight(theme):
    size = theme.px(PLAYED.width), theme.px(PLAYED.height)
    count = count_area(theme, size)
    assert count.right <= size[0]
    assert count.top >= theme.px(PLAYED.seal[1] + PLAYED.seal[2] / 2) - 1
    assert count.bottom <= theme.px(PLAYED.picture_y + PLAYED.picture_heights[-1])


def test_the_number_of_cards_fits_beside_its_sign(theme):
    assert theme.text("22", "number", 12.5, (0, 0, 0)).get_width() + theme.px(17) <= theme.px(COUNT[0])


@pytest.mark.parametrize("age", [2, 3, 4, 5])
def test_the_back_of_an_age_is_its_own_and_tells_its_price(theme, age):
    looks = [AgeBackLook(age, cost, 116, 162) for cost in (5, 6)]
    assert looks[0].surface(theme).get_size() == (theme.px(116), theme.px(162))
    assert _pixels(looks[0], theme) != _pixels(looks[1], theme)
    assert _pixels(looks[0], theme) != _pixels(AgeBackLook(age - 1, 5, 116, 162), theme)


@pytest.mark.parametrize("scheme", palette.SCHEMES)
@pytest.mark.parametrize("colour", [0, *palette.PLAYERS])
def test_texts_are_read_on_every_half_of_the_arena(scheme, colour, app):
    theme = Theme((1280, 720), scheme=scheme)
    for text in (palette.IVORY, palette.SECONDARY, palette.BRASS_LIGHT):
        assert contrast(theme.colour(text), tone(theme, colour)) >= (7 if scheme == "high contrast" else 4.5)


@pytest.mark.parametrize("colour", [0, *palette.PLAYERS])
def test_texts_are_read_on_the_walls_of_every_city(colour, app):
    theme = Theme((1280, 720))
    for _, _, light in (*THEIRS, *OURS):
        for text in (palette.IVORY, palette.SECONDARY, palette.BRASS_LIGHT):
            assert contrast(theme.colour(text), air(theme, colour, light).wall) >= 4.5


def _pixels(look, theme):
    return look.surface(theme).get_view("0").raw
