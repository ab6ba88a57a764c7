"""Letters of any script are drawn, in the direction in which they run, or said to be missing; never as a silent box."""

import pygame
import pytest

from game.text.names.graphemes import cut
from sprites.letters import fonts
from sprites.letters.bidi import directed, isolated, levels_of
from sprites.letters.coverage import Coverage, coverage_of
from sprites.letters.scripts import script_of, untorn
from sprites.letters.system_fonts import SystemFonts
from sprites.paint import palette
from sprites.paint.plain_text import NARROWEST, as_typed
from sprites.paint.theme import Theme
from tests.lettering import lettering

SHALOM, DAVID, SALAM = "שלום", "דוד", "سلام"


@pytest.fixture(autouse=True)
def window(monkeypatch):
    """A computer of which no fonts have been found yet, whatever other tests looked for."""
    monkeypatch.setattr(fonts, "COMPUTER", SystemFonts())
    fonts.forget()
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()
    yield
    fonts.forget()


def seen(line):
    """A line as it is seen, a letter that runs to the left in its place."""
    return "".join(run.letters[::-1] if run.is_rtl else run.letters for run in directed(line))


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        (f"{SHALOM} buys 3", f"{SHALOM[::-1]} buys 3"),
        (f"{SHALOM} {DAVID}", f"{DAVID[::-1]} {SHALOM[::-1]}"),
        (f"{SALAM} 12", f"12 {SALAM[::-1]}"),
        (f"-{SALAM} +11{DAVID}", f"-{DAVID[::-1]}11+ {SALAM[::-1]}"),
        (f"a{SHALOM}.", f"a{SHALOM[::-1]}."),
    ],
)
def test_what_runs_to_the_left_is_turned_around(line, shown):
    assert seen(line) == shown


def test_two_names_in_a_list_keep_their_order():
    joined = f"{SHALOM}, {DAVID}"
    assert seen(joined) == f"{DAVID[::-1]} ,{SHALOM[::-1]}"
    assert seen(f"{isolated(SHALOM)}, {isolated(DAVID)}") == f"{SHALOM[::-1]}, {DAVID[::-1]}"


def test_an_isolate_that_never_ends_ends_with_the_line():
    assert [run.is_rtl for run in directed(isolated(f"{SHALOM} x")[:-1])] == [False, True]
    assert levels_of("") == []


def test_as_typed_isolates_only_what_runs_to_the_left():
    assert as_typed("Zoë") == "Zoë"
    assert as_typed(SHALOM) == isolated(SHALOM)
    assert as_typed("\u2068Zoë") == "\\u2068Zoë"


def ink(picture):
    return pygame.image.tobytes(picture, "RGBA")


def test_words_of_a_sentence_stand_as_in_one_piece():
    theme, name = Theme((1280, 720)), f"{SHALOM} {DAVID}"
    one = theme.letters(as_typed(name), "text", 20, palette.IVORY)
    other = theme.rich(as_typed(name), "text", 20, palette.IVORY)
    boxes = [picture.get_bounding_rect() for picture in (one, other)]
    left, right = (picture.subsurface(box) for picture, box in zip((one, other), boxes, strict=True))
    assert abs(left.width - right.width) <= 2
    edge = pygame.Rect(0, 0, 6, min(left.height, right.height))
    assert ink(left.subsurface(edge)) == ink(right.subsurface(edge))


@pytest.mark.parametrize("spot", ["({}, {}).", "{} {}", "**{}** buys {}"])
def test_a_sentence_is_as_wide_as_it_says(spot):
    theme = Theme((1280, 720))
    words = spot.format(*map(as_typed, (f"يوسف Joe 12 {SALAM}", f"{SHALOM} {DAVID}")))
    wide = theme.rich(words, "text", 20, palette.IVORY, 160).get_width()
    assert wide == theme.extent(words, "text", 20, 160)[0] <= 160 * theme.s


def test_arabic_letters_are_joined():
    theme = Theme((1280, 720))
    alone = sum(theme.wide(letter, "strong", 30) for letter in SALAM)
    assert theme.wide(SALAM, "strong", 30) < 0.8 * alone
    assert theme.wide("س\u200cلام", "strong", 30) != theme.wide(SALAM, "strong", 30)


def test_a_word_has_letters_of_one_font():
    assert [piece.file for piece in fonts.pieces("Việt Ng", fonts.ROLES["title"])] == [
        fonts.ROLES["strong"],
        fonts.ROLES["title"],
    ]


NAMES = ["山田", "한국", "สมชาย", "देव", "Ann 😀👍🏽", "\u200dn", "Ꮳ", "\U0001f9ff", "\u0301"]


@pytest.mark.parametrize("name", NAMES)
def test_what_no_font_has_is_named_in_brackets(name):
    for piece in fonts.pieces(name, fonts.ROLES["name"]):
        assert piece.file or piece.script in fonts.missing(name)
    theme = Theme((1280, 720))
    for role in fonts.ROLES:
        assert theme.letters(name, role, 14, palette.IVORY).get_width() == theme.wide(name, role, 14)


def test_the_name_of_a_script_stands_in_for_its_letters():
    theme = Theme((1280, 720))
    drawn, named = (theme.letters(words, "text", 20, palette.IVORY) for words in ("สมชาย", "[Thai]"))
    assert ink(drawn) == ink(named)


def test_a_font_of_the_computer_draws_what_the_program_cannot(monkeypatch):
    assert [script.word for script in fonts.missing("한국")] == ["HANGUL"]

    class Everything:
        def __contains__(self, letter):
            return script_of(letter).word == "HANGUL"

        def has_all(self, letters):
            return all(letter in self for letter in letters)

    path = fonts.FONTS / fonts.ROLES["text"]
    monkeypatch.setattr(fonts.COMPUTER, "found", [(path, Everything())])
    fonts.forget()
    assert [piece.file for piece in fonts.pieces("한국", fonts.ROLES["text"])] == [str(path)]
    assert fonts.missing("한국") == ()


FACES = ["\U0001f600", "\U0001f601"]


@pytest.fixture
def one_size(tmp_path, monkeypatch):
    """A font of the computer that has two faces, as pictures 136 pixels wide, whatever size it is asked for."""
    rows = "\n".join(["F" * 34] * 128)
    drawn = (
        f"STARTCHAR u{number}\nENCODING {ord(face)}\nSWIDTH 1000 0\nDWIDTH 136 0\nBBX 136 128 0 -20\n"
        f"BITMAP\n{rows}\nENDCHAR\n"
        for number, face in enumerate(FACES)
    )
    path = tmp_path / "faces.bdf"
    path.write_text(
        "STARTFONT 2.1\nFONT -x-faces-medium-r-normal--128-1280-75-75-c-1360-iso10646-1\nSIZE 128 75 75\n"
        "FONTBOUNDINGBOX 136 128 0 -20\nSTARTPROPERTIES 4\nFONT_ASCENT 108\nFONT_DESCENT 20\n"
        'CHARSET_REGISTRY "ISO10646"\nCHARSET_ENCODING "1"\nENDPROPERTIES\n'
        f"CHARS {len(FACES)}\n{''.join(drawn)}ENDFONT\n"
    )
    monkeypatch.setattr(fonts.COMPUTER, "found", [(path, Coverage([(ord(face), ord(face)) for face in FACES]))])
    fonts.forget()


def test_letters_that_come_in_one_size_are_drawn_as_high_as_all_others(one_size):
    theme = Theme((1280, 720))
    for size in (14, 30):
        line = theme.letters(f"A{FACES[0]}", "text", size, palette.IVORY)
        alone = theme.letters("A", "text", size, palette.IVORY)
        assert line.get_height() == alone.get_height()
        assert line.get_width() == theme.wide(f"A{FACES[0]}", "text", size)
        drawn = line.get_width() - alone.get_width()
        assert drawn == pytest.approx(136 / 128 * line.get_height(), abs=1)
        assert line.get_at((line.get_width() - 2, line.get_height() // 2))[3] > 250


@pytest.mark.parametrize("name", ["Ann 👨\u200d👩\u200d👧 B", "Ann 👍🏽 B", "Joe\u0301 B", "سلام", "देव"])
def test_a_name_that_is_cut_ends_in_a_whole_letter(name):
    assert [untorn(name, count) for count in range(len(name) + 1)] == [len(cut(name, n)) for n in range(len(name) + 1)]
    theme = Theme((1280, 720))
    wide = theme.wide(name, "text", 14) / theme.s
    for share in (0.3, 0.6, 0.8):
        limit = wide * share / NARROWEST
        line = ink(theme.text(name, "text", 14, palette.IVORY, limit))
        whole = (f"{cut(name, count).rstrip()}…" for count in range(len(name)))
        assert line in [ink(theme.text(each, "text", 14, palette.IVORY, limit)) for each in (*whole, name)]


def test_nothing_is_looked_for_until_the_program_runs():
    fonts.pieces("ልጅ", fonts.ROLES["text"])
    assert not fonts.COMPUTER.is_searching


@pytest.mark.parametrize("damage", [b"", b"\0\1\0\0", b"\0\1\0\0" + b"\xff" * 400, b"ttcf" + b"\xff" * 40])
def test_a_damaged_font_has_no_letters(tmp_path, damage):
    path = tmp_path / "font.ttf"
    path.write_bytes(damage)
    assert "a" not in coverage_of(path)


def test_coverage_is_what_the_font_draws():
    coverage, font = coverage_of(fonts.FONTS / fonts.ROLES["label"]), fonts.font(fonts.ROLES["label"], 24)
    box = ink(font.render("\U0010ffff", True, "white"))
    for letter in "aéßŁ“−×Ωя山ש":
        assert (letter in coverage) == (ink(font.render(letter, True, "white")) != box), letter


def test_plain_letters_are_neither_slanted_nor_narrow_nor_capitals():
    with lettering(fonts.PLAIN):
        theme = Theme((1280, 720))
        assert fonts.capitals("Your turn") == "Your turn"
        one, other = (theme.letters("Production", role, 20, palette.IVORY) for role in ("aside", "text"))
        assert ink(one) == ink(other)
        assert theme.wide("Production", "label", 20) > 1.2 * theme_usual().wide("Production", "label", 20)
    assert fonts.capitals("Your turn") == "YOUR TURN"


def theme_usual():
    with lettering(fonts.USUAL):
        return Theme((1280, 720))


@pytest.mark.parametrize("place", range(5))
def test_the_caret_stands_where_the_next_letter_comes(place):
    theme = Theme((1280, 720))
    assert theme.caret("Anna", place, "strong", 14) == theme.wide("Anna"[:place], "strong", 14)
    whole = theme.wide(SHALOM, "strong", 14)
    assert theme.caret(SHALOM, place, "strong", 14) == pytest.approx(
        whole - theme.wide(SHALOM[:place], "strong", 14), abs=1
    )
