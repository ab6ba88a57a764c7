"""Boxes divide what they get by what they must have and what they wish; one tree is picture, places and words."""

from functools import partial

import pygame
import pytest

from scenes.table.panels.gallery import Gallery
from scenes.table.panels.rail import OrderDisc, order
from scenes.table.panels.tracks import OWN_DISC, Marker, Track, TrackRow
from scenes.table.panels.tracks import tracks as track_panel
from scenes.ui.box import Box, Extent
from scenes.ui.boxes import Column, Field, Free, Gap, Overlay, Row
from scenes.ui.controls.button import Button
from scenes.ui.controls.titles import golden
from scenes.ui.division import share
from scenes.ui.fitting import Either, OverlappingRow, Scaled
from scenes.ui.grid import Grid
from scenes.ui.host.looks import ValueLook
from scenes.ui.host.motion import Motion, Pace
from scenes.ui.host.target import Sprite, Target
from scenes.ui.host.tooltip import Explanation
from scenes.ui.layout import Kept, PaintLayer, lay
from scenes.ui.leaves import Glyph, fill, piece
from scenes.ui.picture_leaves import Effects, cost
from scenes.ui.text import Style, Text
from sprites.cards.card_face import CardSign, CardWords, Cost, GainPill
from sprites.paint import palette
from sprites.paint.theme import Theme
from tests.scenes.faults import mute, overflows, overlaps
from tests.scenes.trees import boxes, words_in

LOOK = ValueLook(1, 7, 20.0, False)
TOLD = Explanation("A number", remarks=("It is what it is.",))


@pytest.fixture(scope="module")
def theme():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()
    return Theme((1280, 720))


@pytest.fixture(scope="module")
def large():
    return Theme((1280, 720), letter=1.5)


def fixed(wide, high=10.0, **kinds):
    return Gap(wide=wide, high=high, **kinds)


def areas(tree, area, theme):
    return [where for box, where in boxes(tree, area, theme) if isinstance(box, Gap)]


@pytest.mark.parametrize(
    ("room", "lengths"),
    [(100, [40, 60]), (40, [20, 20]), (20, [10, 10]), (60, [30, 30])],
)
def test_parts_shrink_alike_between_what_they_wish_and_must(room, lengths):
    wants = [(Extent(10, 30), 0, 0), (Extent(10, 30), 0, 0)]
    if room == 100:
        wants = [(Extent(10, 30), 1, 0), (Extent(10, 30), 3, 0)]
    assert [length for _, _, length in share(wants, (0, 0), room).parts] == lengths


def test_of_what_has_no_room_the_highest_drop_leaves_first_and_its_gap_with_it():
    wants = [(Extent(10, 10), 0, 1), (Extent(10, 10), 0, 0), (Extent(10, 10), 0, 2)]
    assert [index for index, _, _ in share(wants, (0, 5, 5), 26).parts] == [0, 1]
    assert [index for index, _, _ in share(wants, (0, 5, 5), 12).parts] == [1]


def test_what_may_not_leave_is_missing_room():
    assert share([(Extent(30, 30), 0, 0)], (0,), 20).missing == 10


def test_a_row_gives_spare_room_to_its_spring(theme):
    row = Row(fixed(10), Gap(grow=1), fixed(20), gap=5)
    assert areas(row, (0, 0, 100, 10), theme)[2] == (80, 0, 20, 10)


def test_a_snug_part_lies_in_the_middle(theme):
    assert areas(Row(fixed(10, 4, snug=True)), (0, 0, 100, 10), theme) == [(0, 3, 10, 4)]
    assert areas(Overlay(fixed(10, 4, snug=True)), (0, 0, 100, 10), theme) == [(45, 3, 10, 4)]


def test_pad_and_margin_lie_inside_and_outside_of_what_is_touched(theme):
    column = Column(fixed(10), pad=2, margin=3, name="it", target=partial(Target, zone="here"))
    assert lay(column, (0, 0, 50, 50), theme).targets["it"].area == (3, 3, 44, 44)
    assert areas(column, (0, 0, 50, 50), theme)[0][:2] == (5, 5)


def test_columns_of_a_grid_are_as_wide_as_their_widest_cell(theme):
    grid = Grid([[fixed(10), fixed(5)], [fixed(30), fixed(5)]], column_gap=4)
    assert [area[0] for area in areas(grid, (0, 0, 60, 20), theme)] == [0, 34, 0, 34]


def test_pieces_come_closer_where_there_is_no_room(theme):
    spread = OverlappingRow(fixed(20), fixed(20), fixed(20), gap=2)
    assert [area[0] for area in areas(spread, (0, 0, 100, 10), theme)] == [0, 22, 44]
    assert [area[0] for area in areas(spread, (0, 0, 40, 10), theme)] == [0, 10, 20]


@pytest.mark.parametrize(
    ("room", "expected"),
    [
        ((100, 60), [(0, 20, 10, 20), (12, 20, 10, 20), (24, 20, 10, 20)]),
        ((22, 100), [(0, 29, 10, 20), (12, 29, 10, 20), (0, 51, 10, 20)]),
        ((100, 10), [(0, 0, 5, 10), (7, 0, 5, 10), (14, 0, 5, 10)]),
    ],
)
def test_pieces_of_a_gallery_lie_in_the_rows_that_show_them_largest(theme, room, expected):
    gallery = Gallery(*(Gap() for _ in range(3)), size=(10, 20), gap=(2, 2))
    assert areas(gallery, (0, 0, *room), theme) == expected


def test_a_gallery_gives_the_width_that_is_left_to_its_pieces_as_far_as_they_may_be_broader():
    wide = []
    for high in (24, 12):
        gallery = Gallery(*(Gap() for _ in range(3)), size=(10, 20), gap=(2, 2), below=4, broader=0.5)
        wide += [{part[3] for part in gallery.lie(None, across, high)} for across in (200, 34)]
    assert wide == [{15}, {10}, {6}, {6}]


def test_galleries_that_keep_room_for_as_many_rows_have_pieces_of_one_size(theme):
    few, many = (Gallery(*(Gap() for _ in range(count)), size=(10, 20), rows=2) for count in (1, 7))
    one, *_ = areas(few, (0, 0, 40, 30), theme)
    first, *_, last = areas(many, (0, 0, 40, 30), theme)
    assert one == first == (0, 0, 7.5, 15)
    assert last == (7.5, 15, 7.5, 15)


def test_either_takes_the_fullest_that_has_room(theme):
    either = Either(fixed(60), fixed(20))
    assert areas(either, (0, 0, 70, 10), theme)[0][2] == 70
    assert [box.wide for box, _ in boxes(either, (0, 0, 30, 10), theme) if isinstance(box, Gap)] == [20]


def test_pieces_are_drawn_at_the_largest_scale_that_has_room(theme):
    scaled = Scaled(lambda scale: fixed(60 * scale, 40 * scale), (1.0, 0.5))
    assert scaled.width(theme) == (30, 60)
    assert scaled.height(theme, 40) == (20, 20)
    assert [area[2:] for area in areas(scaled, (0, 0, 60, 40), theme)] == [(60, 40)]
    shown = [box.wide for box, _ in boxes(scaled, (0, 0, 60, 30), theme) if isinstance(box, Gap)]
    assert shown == [30]


def test_effects_take_more_lines_and_smaller_signs_where_there_is_less_room(theme, large):
    rows = (
        (CardWords("weakest"), CardSign("strength"), Cost("vp", 1)),
        (CardWords("all"), GainPill("gold", 2)),
    )
    effects = Effects(rows, (14.0, 10.0), 2)
    whole = effects.width(theme).wished
    assert effects.height(theme, whole).least == 14
    assert effects.height(theme, whole * 0.6).least > 14
    assert effects.width(theme).least < whole
    assert effects.width(large).wished > 1.3 * whole


def test_a_pill_grows_with_the_letters(theme, large):
    pill = cost(3, "food", 14)
    small = pill.width(theme).wished
    assert pill.width(large).wished == pytest.approx(1.5 * small, rel=0.1)


def test_a_field_lays_its_parts_in_whatever_area_it_gets(theme):
    def lie(area):
        x, y, width, _ = area
        yield Box(name="hex", target=partial(Target, z=3)), (x + width / 2, y, 5, 5)

    places = [lay(Field(lie), (10, 20, wide, 40), theme).targets["hex"] for wide in (20, 60)]
    assert [place.area for place in places] == [(20, 20, 5, 5), (40, 20, 5, 5)]
    assert places[0].z == 3


def test_a_new_piece_comes_from_the_box_that_is_its_origin(theme):
    row = Row(fixed(10, name="stack"), piece("tile", (20, 20), LOOK, origin="stack"))
    laid, motion = lay(row, (0, 0, 40, 20), theme), Motion()
    motion.sync(laid.sprites, Pace(), anchors=laid.anchors)
    assert motion.travels["tile"].area == (0, 5, 10, 10), "no wider than it is high"


def test_what_is_only_seen_answers_nothing(theme):
    laid = lay(Box(name="needle", sprite=partial(Sprite, look=LOOK, z=3)), (0, 0, 40, 20), theme)
    assert (laid.targets, laid.sprites["needle"].z) == ({}, 3)


def test_words_are_shortened_before_they_shrink_and_shrink_before_they_are_cut(theme):
    text = Text("five victory points", Style.CAPTION, size=20, shorter=("5 points",))
    whole, short = text.width(theme).wished, Text("5 points", Style.CAPTION, size=20).width(theme).wished
    assert text.fitted(theme, whole)[0] == "five victory points"
    assert text.fitted(theme, short) == ("5 points", 20, False)
    words, size, is_cut = text.fitted(theme, short * 0.9)
    assert (words, is_cut) == ("5 points", False)
    assert size < 20
    assert text.fitted(theme, short / 3)[2]


def test_words_are_as_wide_as_they_are_painted(theme):
    for words in ("11 of 111", "**3** {vp}", "Plain words"):
        surface = pygame.Surface((400, 60), pygame.SRCALPHA)
        text = Text(words, Style.FIGURE)
        sheet = PaintLayer(text)
        wide = sheet.width(theme).wished
        for panel in lay(sheet, (20, 20, wide, 20), theme).panels:
            panel.draw(theme, surface)
        assert surface.get_bounding_rect().right <= theme.rect(20 + wide, 0, 0, 0).x + 1


def test_words_that_may_take_two_lines_fit_in_one_as_wide_as_they_wish():
    theme = Theme((1920, 1080))
    words = "Click or drop cards to mark them. Click again to take them back."
    text = Text(words, Style.PROSE, size=14.5, lines=2, shorter=("Click cards.",))
    wide = text.width(theme).wished
    assert text.fitted(theme, wide)[0] == words
    assert text.height(theme, wide).wished == pytest.approx(
        Text(words, Style.PROSE, size=14.5).height(theme, wide).wished, rel=0.2
    )


def test_letters_and_what_holds_them_grow_with_the_text_size(theme, large):
    chip = Text("points", Style.CAPTION, size=14, pad=3)
    assert large_width(chip, large) == pytest.approx(1.5 * (large_width(chip, theme) - 6) + 6, rel=0.08)


def large_width(box, theme):
    return box.width(theme).wished


def test_one_tree_gives_picture_places_and_words(theme):
    row = Row(Text("7", tells=TOLD, name="books@1"), piece("die", (20, 20), LOOK, z=6), back=(fill((1, 2, 3)),))
    laid = lay(PaintLayer(row, zone="rivals"), (0, 0, 100, 20), theme)
    assert laid.targets["books@1"].is_note
    assert laid.targets["books@1"].zone == "rivals"
    assert laid.targets["die"].z == laid.sprites["die"].z == 6
    assert laid.anchors["die"] == laid.targets["die"].area
    assert words_in(row, (0, 0, 100, 20), theme) == ["7"]


def test_a_note_leads_to_the_board_of_what_it_lies_on(theme):
    row = Row(Text("7", tells=TOLD, name="n"), name="seat2", target=partial(Target, looks_at=2))
    assert lay(PaintLayer(row), (0, 0, 100, 20), theme).targets["n"].looks_at == 2


def test_equal_trees_are_one_picture(theme):
    one, other = (lay(PaintLayer(Row(Text("7"))), (0, 0, 50, 20), theme).panels[0] for _ in range(2))
    third = lay(PaintLayer(Row(Text("8"))), (0, 0, 50, 20), theme).panels[0]
    assert (one.area, one.key) == (other.area, other.key)
    assert one.key != third.key


def test_overflow_is_a_fault_that_is_found(theme):
    crowded = PaintLayer(Row(Text("much too long for this")), name="crowded")
    assert list(overflows(crowded, (0, 0, 20, 20), theme))
    assert not list(overflows(crowded, (0, 0, 400, 30), theme))
    assert list(overflows(Text("long words", lines=1, cut=True), (0, 0, 10, 20), theme)) == []


def test_sheets_that_overlap_are_found(theme):
    over = Free(((0, 0, 20, 20), PaintLayer(fixed(1))), ((10, 10, 20, 20), PaintLayer(fixed(1))))
    assert len(list(overlaps(over, (0, 0, 40, 40), theme))) == 1


def test_words_and_signs_that_say_nothing_of_themselves_are_found(theme):
    def paint(pen, x, y, side):
        pass

    row = Row(Text("7"), Glyph(paint, 10), Row(Text("8"), tells=TOLD))
    assert len(list(mute(row, theme, (0, 0, 100, 20)))) == 2


def test_letters_of_one_line_shrink_down_to_their_floor_where_it_is_low(theme):
    text = Text("Age", Style.TITLE, size=20, floor=0.7)
    wide = text.width(theme).wished
    assert text.height(theme, wide).least == pytest.approx(14)
    assert text.fitted(theme, wide, 20)[1] == 20
    assert text.fitted(theme, wide, 14) == ("Age", 14, False)
    assert not list(overflows(text, (0, 0, wide, 14), theme))
    assert list(overflows(text, (0, 0, wide, 12), theme))


def test_large_letters_shrink_further_before_a_name_is_cut():
    for letters, is_cut in ((1.0, True), (2.0, False)):
        theme = Theme((1920, 1080), letter=letters)
        name = Text("Observatory", Style.NAME, size=14, cut=True)
        fitted, size, was_cut = name.fitted(theme, name.width(theme).wished * 0.74)
        assert was_cut == is_cut, letters
        assert fitted.endswith("…") == is_cut
        assert size >= 14 * letters * (0.86 if is_cut else 0.7)


def marker(seat, value, then=None):
    return Marker(f"books disc {seat}", seat + 1, value, then, TOLD, f"Books {value}")


def test_discs_of_a_track_lie_in_the_order_of_their_values_and_tell_them(theme):
    rows = [TrackRow("books", "Books", Track([marker(0, 7), marker(1, 3), marker(2, 7)], 0, 20, 1), TOLD)]
    laid = lay(track_panel(rows), (0, 0, 400, 40), theme)
    discs = [laid.targets[f"books disc {seat}"] for seat in (1, 2, 0)]
    assert all(laid.sprites[f"books disc {seat}"].glide > 0 for seat in range(3))
    assert [place.area[0] for place in discs] == sorted(place.area[0] for place in discs)
    assert all(place.is_note and place.tells is TOLD for place in discs)
    assert discs[2].area[0] - discs[1].area[0] >= discs[1].area[2]


def test_a_low_track_has_smaller_discs(theme, large):
    track = Track([marker(0, 7)], 0, 20, 1)
    sides = [
        lay(PaintLayer(track), (0, 0, 300, high), large).targets["books disc 0"].area[2]
        for high in (60, track.height(large, 300).least)
    ]
    assert sides[0] == pytest.approx(1.5 * OWN_DISC)
    assert 17 < sides[1] < sides[0]


def test_signs_grow_with_the_letters_where_there_is_room(theme, large):
    def paint(pen, x, y, side):
        pass

    sign = Glyph(paint, 20)
    assert [sign.shown_side(each, (0, 0, 100, 100)) for each in (theme, large)] == [20, 30]
    assert [sign.shown_side(each, (0, 0, 24, 100)) for each in (theme, large)] == [20, 24]
    assert [sign.shown_side(each, (0, 0, 10, 10)) for each in (theme, large)] == [20, 20]


def test_the_order_of_the_seats_is_told_disc_by_disc(theme, large):
    standings = [OrderDisc(f"order disc {seat}", seat + 1, seat == 0, TOLD, "first") for seat in range(4)]
    for each in (theme, large):
        places = lay(PaintLayer(order(standings, TOLD)), (0, 0, 300, 36), each).targets
        discs = [places[f"order disc {seat}"] for seat in range(4)]
        assert all(place.is_note and place.tells is TOLD for place in discs)
        assert {place.area[2] for place in discs} == {place.area[3] for place in discs}
        assert [place.area[0] for place in discs] == sorted(place.area[0] for place in discs)


def test_numbers_at_both_ends_of_a_row_are_gaps_too(theme):
    row = Row(7, fixed(10), fixed(10), 5, gap=3)
    assert row.width(theme).wished == 35
    assert [area[0] for area in areas(row, (0, 0, 35, 10), theme) if area[2]] == [7, 20]


def test_a_kept_part_lies_where_its_sheet_puts_it(theme):
    part = Kept(Text("7", name="number"))
    places = [lay(PaintLayer(part), (x, 0.0, 40.0, 20.0), theme).anchors["number"] for x in (0.0, 0.0, 50.0)]
    assert places == [(0.0, 0.0, 40.0, 20.0)] * 2 + [(50.0, 0.0, 40.0, 20.0)]


@pytest.mark.parametrize("style", Style)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_words_fit_in_the_width_that_they_must_have(theme, style, scale):
    window = Theme((round(1280 * scale), round(720 * scale)), letter=scale)
    for words in ("THE SHADOW", "Unused books", "**3** of 11 {vp}", "I", "Forbidden City of Beijing"):
        text = Text(words, style, size=13.5)
        assert not text.fitted(window, text.width(window).least)[2], (words, style)


def test_a_long_word_of_a_title_in_two_lines_stays_in_its_room(theme):
    words, room = "GRIECHENLAND GEWINNT", 364.0
    _, size, is_cut = golden(words, 46, lines=2, floor=0.6).fitted(theme, room)
    assert not is_cut
    assert theme.wide(words.split()[0], Style.TITLE.value.role, size) <= room * theme.s


def test_a_label_that_has_a_little_too_little_room_is_a_little_smaller():
    window = Theme((1280, 720), letter=2.0)
    button = Button("saved", "Gespeicherte Spiele", print)
    whole = window.text(button.label, "strong", 2 * button.size, palette.INK)
    room = 0.85 * whole.get_width() / window.s
    seen = button._squeezed(window, palette.INK, room, 40.5).get_bounding_rect()
    assert seen.height > 0.7 * whole.get_bounding_rect().height
