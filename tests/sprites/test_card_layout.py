from itertools import pairwise

import pytest

from sprites.cards.card_face import Arrow, CardFace, CardSign, CardWords, GainPill
from sprites.cards.card_layout import (
    FORMS,
    HALF,
    TABLE,
    ZOOM,
    CardMeasures,
    layout_of,
    section_places,
    socket_places,
)
from sprites.cards.effects import effect_lines
from sprites.paint.theme import Theme


def face(**parts: object) -> CardFace:
    return CardFace(name="Aqueduct", kind="building", emblem="aqueduct", **parts)


@pytest.mark.parametrize("form", [TABLE, ZOOM])
@pytest.mark.parametrize("count", range(1, 9))
def test_sockets_stand_in_a_row_inside_the_paper_and_apart_while_there_is_room(form: CardMeasures, count: int) -> None:
    diameter, places = socket_places(form, form.foot, count)
    rim = (form.width - form.inner_width) / 2

    assert len(places) == count
    assert all(rim <= x - diameter / 2 and x + diameter / 2 <= form.width - rim for x, _ in places)
    assert max(y for _, y in places) + diameter / 2 == pytest.approx(form.foot)
    assert len({y for _, y in places}) == 1
    apart = [after[0] - before[0] for before, after in pairwise(places)]
    assert all(step >= (diameter if count <= 5 or form is ZOOM else diameter / 2) for step in apart)


@pytest.mark.parametrize("count", range(1, 9))
def test_workers_in_a_row_leave_the_effects_in_sight(count: int) -> None:
    layout = layout_of(face(sockets=(1, 1, 1)), "building", TABLE, 1, count)
    assert layout.sockets[0][1] - layout.socket / 2 >= layout.effects[1]


@pytest.mark.parametrize("count", range(1, 9))
def test_a_socket_on_the_table_stays_wide_enough_for_a_number_of_twelve(count: int) -> None:
    assert socket_places(TABLE, TABLE.foot, count)[0] >= 16


@pytest.mark.parametrize("count", range(1, 6))
def test_sections_stand_side_by_side_inside_the_paper(count: int) -> None:
    boxes = section_places(TABLE, TABLE.foot, count)

    assert len(boxes) == count
    assert boxes[0][0] >= 0 and boxes[-1][0] + boxes[-1][2] <= TABLE.width
    assert all(left[0] + left[2] < right[0] for left, right in pairwise(boxes))


def test_crowded_effects_push_the_picture_up() -> None:
    bare = layout_of(face(), "building", TABLE, 1)
    plain = layout_of(face(sockets=(1, 1)), "building", TABLE, 1)
    crowded = layout_of(face(sockets=(1, 1)), "building", TABLE, 3)

    assert bare.picture[3] == TABLE.picture_heights[0]
    assert crowded.picture[3] < plain.picture[3] < bare.picture[3]
    assert crowded.effects[1] - crowded.effects[0] >= 3 * TABLE.step - 0.2 * TABLE.pill


def test_a_notched_foot_lifts_the_sockets() -> None:
    straight = layout_of(face(sockets=(1,)), "building", TABLE, 1).sockets[0][1]
    notched = layout_of(face(sockets=(1,)), "military", TABLE, 1).sockets[0][1]

    assert notched == straight - 3


def test_a_half_card_carries_no_pieces() -> None:
    layout = layout_of(face(sections=(1, 2), sockets=(1,)), "wonder", HALF, 1, workers=2)

    assert layout.sockets == () and layout.sections == ()


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_the_picture_leaves_room_below_the_band(form: CardMeasures) -> None:
    layout = layout_of(face(), "building", form, 1)

    assert form.name_y < form.band < layout.picture[1] + layout.picture[3] < form.height


EXCHANGE = (CardSign("gold", 2), Arrow(), CardSign("books", 5), CardSign("food"), CardSign("stone"))
PHRASE = (CardWords("each wonder you complete after it:"), GainPill("stone", 5))


@pytest.mark.parametrize("row", [EXCHANGE, PHRASE])
def test_no_effect_line_is_wider_than_the_card(theme: Theme, row: tuple[object, ...]) -> None:
    assert all(line.get_width() <= 86 for line in effect_lines(theme, (row,), TABLE.pill, 86))


def test_an_exchange_stays_in_one_line(theme: Theme) -> None:
    assert len(effect_lines(theme, (EXCHANGE,), TABLE.pill, 86)) == 1


def test_a_phrase_breaks_between_words(theme: Theme) -> None:
    assert len(effect_lines(theme, (PHRASE,), TABLE.pill, 86)) == 3


def test_an_empty_row_draws_nothing(theme: Theme) -> None:
    assert effect_lines(theme, ((),), TABLE.pill, 86) == []
