"""The theme turns units into pixels, and draws texts that keep to their width."""

from itertools import pairwise
from weakref import ref

import pygame
import pytest

from scenes.play.view.piece_light import Light
from sprites.letters import fonts
from sprites.paint import palette, surface_cache, theme
from sprites.paint.plain_text import MOST_LETTERS, WIDEST, as_typed, most_fitting
from sprites.paint.rich_text import MOST_LINES
from sprites.paint.theme import SMALLEST_TEXT, Theme
from sprites.poster.posters import Posters

SENTENCE = "While you are the **most stable** {stability} nation, Production also brings +4{books}."


@pytest.fixture(params=[(960, 540), (1280, 720), (1920, 1080), (3840, 2160)], ids=lambda size: f"{size[1]}p")
def any_theme(request):
    return Theme(request.param)


@pytest.mark.parametrize(
    ("size", "scale", "origin"),
    [((1280, 720), 1.0, (0, 0)), ((1920, 1200), 1.5, (0, 60)), ((3440, 1440), 2.0, (440, 0))],
)
def test_the_canvas_is_scaled_and_centred(size, scale, origin):
    made = Theme(size)
    assert (made.s, made.origin) == (scale, origin)


def test_areas_that_touch_on_the_canvas_touch_on_the_screen():
    made = Theme((1366, 768))
    areas = [made.rect(10.3 + 7.7 * step, 0, 7.7, 5) for step in range(40)]
    assert all(left.right == right.left for left, right in pairwise(areas))


def test_a_window_position_is_found_on_the_canvas():
    made = Theme((1920, 1200))
    assert made.to_units(made.rect(100, 200, 1, 1).topleft) == pytest.approx((100, 200))


def test_no_text_is_smaller_than_twelve_pixels():
    assert Theme((640, 360)).font("text", 8).get_height() >= SMALLEST_TEXT


@pytest.mark.parametrize("role", fonts.ROLES)
@pytest.mark.parametrize("width", [4, 20, 61, 150])
def test_a_line_is_never_wider_than_asked(any_theme, role, width):
    line = any_theme.text("Great Library of Alexandria", role, 14, palette.IVORY, width)
    assert line.get_width() <= width * any_theme.s


@pytest.mark.parametrize("width", [20, 61, 150, 400])
def test_a_wrapped_text_is_never_wider_than_asked(any_theme, width):
    assert any_theme.rich(SENTENCE, "text", 14, palette.IVORY, width).get_width() <= width * any_theme.s


def test_a_text_with_room_is_not_squeezed(any_theme):
    free = any_theme.text("Sicily", "name", 14, palette.IVORY)
    assert any_theme.text("Sicily", "name", 14, palette.IVORY, 400).get_size() == free.get_size()


SMALL = range(12, 17)
"""Pixels of the letters that a small window or a small interface brings."""

FAINT = 90
"""Ink of less than this, of 255, does not join two letters for the eye."""


def small(role, string, pixels):
    """Letters of so many pixels."""
    return Theme((1280, 720)).letters(string, role, pixels, palette.WHITE)


def pieces(picture):
    """How many pieces a picture of letters falls into."""
    return len(pygame.mask.from_surface(picture, FAINT).connected_components(2))


@pytest.mark.parametrize("role", ["text", "strong", "aside", "name", "label"])
@pytest.mark.parametrize("pixels", SMALL)
def test_small_letters_side_by_side_are_told_apart(role, pixels):
    """So that "click" is not read as "dick"."""
    assert pieces(small(role, "cl", pixels)) >= 2


def test_a_slanted_c_and_o_are_told_apart():
    """So that "come" is not read as "œme"."""
    assert [pixels for pixels in range(17, 26) if pieces(small("aside", "co", pixels)) < 2] == []


def test_an_i_of_a_name_keeps_its_dot():
    """So that "Hagia" is not read as "Hagla"."""
    assert [pixels for pixels in range(14, 30) if pieces(small("name", "i", pixels)) < 2] == []


def middle_of_ink(picture, rows):
    """Where the ink of some rows lies, from the left, in pixels."""
    ink = {x: sum(picture.get_at((x, y)).a for y in rows) for x in range(picture.get_width())}
    return sum(x * amount for x, amount in ink.items()) / sum(ink.values())


@pytest.mark.parametrize("role", theme.NARROW_ROLES)
@pytest.mark.parametrize("pixels", SMALL)
def test_a_small_one_keeps_its_flag(role, pixels):
    """So that "+1" is not read as "+|"."""
    one = small(role, "1", pixels)
    drawn = one.get_bounding_rect(min_alpha=FAINT)
    third = drawn.height // 3
    flag = middle_of_ink(one, range(drawn.top, drawn.top + third))
    assert middle_of_ink(one, range(drawn.bottom - third, drawn.bottom)) - flag >= 0.4


@pytest.mark.parametrize("role", ["text", "strong", "name", "label", "number"])
@pytest.mark.parametrize("pixels", SMALL)
def test_small_words_do_not_touch(role, pixels):
    drawn = pygame.mask.from_surface(small(role, "or flies", pixels), FAINT)
    width, height = drawn.get_size()
    empty = [not any(drawn.get_at((x, y)) for y in range(height)) for x in range(width)]
    assert max(len(run) for run in "".join(" x"[not each] for each in empty).split("x")) >= 2


def test_slanting_letters_lean_into_the_space_between_two_words():
    made = Theme((1920, 1080))
    rich = made.rich("of first of", "aside", 20, palette.IVORY).get_width()
    plain = made.text("of first of", "aside", 20, palette.IVORY).get_width()
    words = 2 * made.wide("of", "aside", 20) + made.wide("first", "aside", 20)
    assert plain <= rich < words + 1.5 * made.space("aside", 20)


def test_a_narrow_text_takes_more_lines():
    made = Theme((1280, 720))
    wide, narrow = (made.rich(SENTENCE, "text", 14, palette.IVORY, width) for width in (600, 150))
    assert narrow.get_height() > 2 * wide.get_height()


@pytest.mark.parametrize("role", fonts.ROLES)
def test_no_letter_of_a_text_in_tight_lines_is_clipped(any_theme, role):
    letters = any_theme.letters("Ég", role, 14, palette.WHITE).get_bounding_rect()
    lines = any_theme.rich("Ég\nÉg", role, 14, palette.WHITE, line_height=1.0).get_bounding_rect()
    assert lines.size == (letters.width, letters.height + any_theme.text_height(14))


def pixels(picture):
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


def test_marks_of_unknown_signs_are_shown_as_they_are_written():
    made = Theme((1280, 720))
    shown = made.rich("2 {gunpowder}", "text", 14, palette.IVORY)
    written = made.letters("{gunpowder}", "text", 14, palette.IVORY)
    assert shown.get_width() > written.get_width()
    tail = shown.subsurface((shown.get_width() - written.get_width(), 0, *written.get_size()))
    assert pixels(tail.copy()) == pixels(written)


@pytest.mark.parametrize(
    ("hostile", "spelt"),
    [("a\0b", "a\\x00b"), ("\ud800", "\\ud800"), ("\u202eb", "\\u202eb"), ("\x1b[", "\\x1b[")],
)
def test_what_no_font_can_show_is_spelt(hostile, spelt):
    made = Theme((1280, 720))
    for draw in (made.text, made.rich):
        assert pixels(draw(hostile, "text", 14, palette.IVORY)) == pixels(draw(spelt, "text", 14, palette.IVORY))


@pytest.mark.parametrize("name", ["{gold}", "Max {gold} **Moritz**", "**", "a*b{}"])
def test_a_name_is_shown_as_it_was_typed(name):
    made = Theme((1280, 720))
    typed = as_typed(name)
    letters = pixels(made.text(name, "text", 14, palette.IVORY))

    assert pixels(made.text(typed, "text", 14, palette.IVORY)) == letters
    assert pixels(made.text(typed, "text", 14, palette.IVORY, 400)) == letters
    if " " not in name:
        assert pixels(made.rich(typed, "text", 14, palette.IVORY)) == letters


class CountingFont:
    """A font that counts the letters that it is asked to measure or to draw."""

    def __init__(self, font):
        self._font = font
        self.letters = 0

    def size(self, string):
        self.letters += len(string)
        return self._font.size(string)

    def render(self, string, *how):
        self.letters += len(string)
        return self._font.render(string, *how)

    def get_ascent(self):
        return self._font.get_ascent()


HOSTILE = {
    "one word": "W" * 30_000,
    "words": "word " * 6_000,
    "ones": "1" * 30_000,
    "glyphs": "{gold}" * 5_000,
    "mixed": "a{gold}" * 5_000,
    "braces": "{" * 30_000,
    "unknown signs": "{" + "y" * 29_998 + "}",
    "bold": "**a" * 10_000,
    "line ends": "x\n" * 15_000,
    "nuls": "\0" * 30_000,
    "surrogates": "\ud800" * 30_000,
    "wide accents": "a" + "\u0301" * 30_000,
}


@pytest.mark.sample(6)
@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("width", [None, 300, 20])
def test_of_a_long_text_a_bounded_part_is_measured_and_drawn(monkeypatch, hostile, width):
    made = Theme((1280, 720))
    font = CountingFont(made.font("text", 14))
    monkeypatch.setattr(made, "font", lambda role, size: font)
    draws = [
        lambda: made.text(hostile, "text", 14, palette.IVORY, width),
        lambda: made.rich(hostile, "text", 14, palette.IVORY, width),
        lambda: made.paragraph(hostile, "text", (14, 12), palette.IVORY, (width or 300, 40)),
    ]
    for draw in draws:
        font.letters = 0
        drawn = draw()
        assert drawn.get_width() <= (WIDEST * 1.25 if width is None else width)
        assert drawn.get_height() <= 25 * MOST_LINES
        assert font.letters < 200 * MOST_LETTERS


def test_the_largest_number_that_fits_is_found_in_few_tries():
    tried = []
    assert most_fitting(30_000, lambda count: tried.append(count) or count <= 700) == 700
    assert len(tried) < 20
    assert most_fitting(5, lambda count: True) == 5
    assert most_fitting(5, lambda count: False) == 0


def test_bold_words_are_wider():
    made = Theme((1280, 720))
    plain, bold = (made.rich(words, "text", 14, palette.IVORY) for words in ("nation", "**nation**"))
    assert bold.get_width() > plain.get_width()


def test_a_full_stop_follows_a_glyph_without_a_gap():
    made = Theme((1280, 720))
    stop, letter = (made.rich("{vp}" + sign, "text", 40, palette.IVORY).get_width() for sign in (".", "i"))
    assert letter - stop > made.font("text", 40).size("i")[0] - made.font("text", 40).size(".")[0]


def test_a_glyph_follows_a_bracket_without_a_gap():
    made = Theme((1280, 720))
    bracket, letter = (made.rich(sign + "{vp}", "text", 40, palette.IVORY).get_width() for sign in ("(", "i"))
    assert letter - bracket > made.font("text", 40).size("i")[0] - made.font("text", 40).size("(")[0]


def test_a_blank_that_no_line_ends_with_is_drawn_and_keeps_its_words_together():
    """French sets one before a colon, even after a glyph or bold words."""
    made = Theme((1280, 720))
    for words in ("La manche{}: deux", "3 {{vp}}{}: deux", "**La manche**{}: deux"):
        kept, none = (made.rich(words.format(blank), "text", 40, palette.IVORY) for blank in ("\u00a0", ""))
        assert kept.get_width() - none.get_width() >= made.font("text", 40).size("\u00a0")[0] - 1, words
    narrow = made.rich("La manche\u00a0: deux", "text", 40, palette.IVORY, made.font("text", 40).size("La manche")[0])
    assert narrow.get_height() == made.rich("La\nmanche\ndeux", "text", 40, palette.IVORY).get_height()


def test_a_number_stays_on_the_line_of_the_sign_that_it_counts():
    made = Theme((1280, 720))
    room = made.extent("It costs you 3", "text", 14)[0] / made.s + 4
    wide, high = made.extent("It costs you 3 {vp}", "text", 14, room)
    assert high > made.extent("It costs you 3", "text", 14, room)[1]
    assert wide == made.extent("It costs you", "text", 14)[0]


def test_an_icon_takes_its_colour():
    icon = Theme((1280, 720)).icon("house", 64, (200, 40, 10))
    middle = icon.get_at(pygame.mask.from_surface(icon).centroid())
    assert middle[:3] == (200, 40, 10)


def test_a_gradient_runs_down_an_icon():
    icon = Theme((1280, 720)).icon("great-pyramid", 96, gradient=((255, 255, 255), (40, 20, 0)))
    drawn = icon.get_bounding_rect(min_alpha=250)
    top = next(icon.get_at((x, drawn.top)) for x in range(96) if icon.get_at((x, drawn.top)).a > 250)
    foot = next(icon.get_at((x, drawn.bottom - 1)) for x in range(96) if icon.get_at((x, drawn.bottom - 1)).a > 250)
    assert top.r > 200 > 80 > foot.r


def test_an_outline_stays_in_the_square_and_is_dark():
    icon = Theme((1280, 720)).icon("sun", 96, palette.IVORY, outline=(0, 0, 0))
    drawn = icon.get_bounding_rect(min_alpha=250)
    assert icon.get_size() == (96, 96)
    assert icon.get_at((next(x for x in range(96) if icon.get_at((x, drawn.top)).a > 250), drawn.top)).r < 90


def test_an_unknown_icon_is_named_in_the_refusal():
    with pytest.raises(KeyError, match="no-such-icon"):
        Theme((1280, 720)).icon("no-such-icon", 16)


def test_the_same_picture_is_drawn_once():
    made = Theme((1280, 720))
    assert made.glyph("gold", 16) is made.glyph("gold", 16)


def test_the_cache_never_grows_beyond_its_bound(monkeypatch):
    monkeypatch.setattr(surface_cache.SurfaceCache, "_alive", [])
    monkeypatch.setattr(surface_cache, "CACHE_BYTES", 40_000)
    made = Theme((1280, 720))
    drawn = [made.cached(number, lambda: pygame.Surface((50, 50), pygame.SRCALPHA)) for number in range(20)]
    again = [made.cached(number, lambda: pygame.Surface((1, 1))) for number in (19, 18, 17, 16)]
    assert again == drawn[:15:-1]
    drawn.clear()
    assert made.cached(0, lambda: pygame.Surface((1, 1))).size == (1, 1)


def test_whoever_has_drawn_nothing_for_longest_makes_room(monkeypatch):
    monkeypatch.setattr(surface_cache.SurfaceCache, "_alive", [])
    monkeypatch.setattr(surface_cache, "CACHE_BYTES", 40_000)
    (old, new), drawn = (Theme((1280, 720)), Theme((1280, 720))), []

    def draw(made, number):
        def drawing():
            drawn.append((made, number))
            return pygame.Surface((50, 50), pygame.SRCALPHA)

        made.cached(number, drawing)

    for made, number in ((old, 1), (old, 2), (new, 1), (new, 2), (new, 3)):
        draw(made, number)
    first = len(drawn)
    for made, number in ((new, 1), (old, 2), (old, 1)):
        draw(made, number)
    assert drawn[first:] == [(old, 1)]


def test_what_made_room_and_is_still_shown_is_found_again(monkeypatch):
    monkeypatch.setattr(surface_cache.SurfaceCache, "_alive", [])
    monkeypatch.setattr(surface_cache, "CACHE_BYTES", 40_000)
    made = Theme((1280, 720))
    cloth = made.cached("cloth", lambda: pygame.Surface((50, 50), pygame.SRCALPHA))
    let_go = surface_cache.SurfaceCache.let_go
    for number in range(9):
        made.cached(number, lambda: pygame.Surface((50, 50), pygame.SRCALPHA))
    assert surface_cache.SurfaceCache.let_go - let_go == 6 * 10_000
    assert made.cached("cloth", lambda: pygame.Surface((50, 50), pygame.SRCALPHA)) is cloth


def test_a_larger_window_leaves_less_room(monkeypatch):
    """The pictures of the whole window that a table keeps are counted too."""
    monkeypatch.setattr(surface_cache.SurfaceCache, "_alive", [])
    monkeypatch.setattr(surface_cache, "LEAST_BYTES", 10_000)
    monkeypatch.setattr(surface_cache, "CACHE_BYTES", surface_cache.WINDOWS * 4 * 200 * 100 + 20_000)

    def kept(window):
        room, drawn = surface_cache.SurfaceCache(Posters(), window), []
        for number in (1, 2, 3, 3, 2, 1):
            room.surface(number, lambda: drawn.append(0) or pygame.Surface((50, 50), 0, 32))
        return 6 - len(drawn)

    assert (kept((200, 100)), kept((200, 120))) == (2, 1)


def test_shadows_and_glows_make_room_like_all_that_is_drawn(monkeypatch):
    monkeypatch.setattr(surface_cache.SurfaceCache, "_alive", [])
    made = Theme((1280, 720))
    mask = pygame.Surface((50, 50), pygame.SRCALPHA)
    halos = [ref(Light(made).faded(mask, "asked", (0, 0), part).surface) for part in (3, 6, 9)]
    assert all(halo() for halo in halos)
    monkeypatch.setattr(surface_cache, "CACHE_BYTES", 20_000)
    made.cached("last", lambda: pygame.Surface((50, 50), pygame.SRCALPHA))
    assert not any(halo() for halo in halos)


def test_high_contrast_replaces_muted_colours():
    shown = Theme((1280, 720), scheme="high contrast").colour(palette.DIM)
    assert shown == palette.HIGH_CONTRAST[palette.DIM]


def test_at_the_top_all_spare_room_is_below_and_drawn_surfaces_are_shared():
    made = Theme((1024, 768))
    raised = made.at_the_top()
    assert made.spare == (96, 96)
    assert (raised.origin, raised.spare) == ((0, 0), (0, 192))
    face = made.cached("face", lambda: pygame.Surface((2, 2)))
    assert raised.cached("face", lambda: pytest.fail("drawn twice")) is face


@pytest.mark.parametrize("role", ["label", "name", "number"])
@pytest.mark.parametrize("size", [12.0, 13.5, 15.0, 18.0])
def test_two_ones_are_two_strokes(role, size):
    line = Theme((1280, 720)).letters("11", role, size, palette.IVORY)
    foot = line.get_bounding_rect().bottom - 3
    ink = [line.get_at((x, foot)).a for x in range(line.get_width())]
    strokes = [x for x, alpha in enumerate(ink) if alpha > 128]
    assert min(ink[strokes[0] : strokes[-1]]) < 64
