"""What is written can be read: contrast of every text with the ground it stands on."""

import pytest

from sprites.cards.card_kinds import KINDS
from sprites.paint import palette
from sprites.paint.palette import SCHEMES, mix
from sprites.paint.theme import Theme
from sprites.places import cloth as cloths
from sprites.things import book
from sprites.things.banner import sign_on

READABLE, SIGN = 4.5, 3.0
LEAST_ON_PAPER = {"standard": READABLE, "high contrast": 7.0}
APART, APART_AT_LEAST = 2.0, 1.25
"""Contrast between the looks of what can be used and of what cannot."""

GLASS = mix(palette.CLOTH_CENTRE, palette.PLATE, 0.88)
CLOTHS = [each for each in vars(cloths).values() if isinstance(each, cloths.Cloth)]
TEXTS = ("IVORY", "SECONDARY", "DIM", "BRASS_LIGHT", "GAIN", "LOSS", "WHAT_IF")


def luminance(colour):
    channels = [value / 255 for value in colour]
    linear = [value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first, second):
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("cloth", CLOTHS, ids=lambda cloth: f"{cloth.material} {cloth.light}")
@pytest.mark.parametrize("name", TEXTS)
def test_texts_on_the_plates_of_every_cloth(name, cloth):
    for plate, opacity in ((palette.PLATE, 0.88), (palette.MARKET_PLATE, 0.47)):
        ground = mix(cloth.light, cloth.plates[plate], opacity)
        assert contrast(getattr(palette, name), ground) >= READABLE


@pytest.mark.parametrize("name", ["IVORY", "SECONDARY", "BRASS_LIGHT"])
def test_texts_on_the_bare_table(name):
    for ground in (palette.WOOD, *(cloth.light for cloth in CLOTHS)):
        assert contrast(getattr(palette, name), ground) >= READABLE


@pytest.mark.parametrize("seat", palette.PLAYERS)
def test_signs_on_banners(seat):
    cloth = palette.PLAYERS[seat].colour
    assert contrast(sign_on(cloth), cloth) >= SIGN


@pytest.mark.parametrize("ground", [palette.PAPER_TOP, palette.PAPER_BOTTOM], ids=["top", "bottom"])
def test_ink_on_paper(ground):
    assert contrast(palette.INK, ground) >= READABLE


@pytest.mark.parametrize(("scheme", "least"), [("standard", READABLE), ("high contrast", 7.0)])
@pytest.mark.parametrize("ink", [book.INK, book.FAINT_INK], ids=["ink", "faint"])
@pytest.mark.parametrize("page", [book.PAGE, book.FOOT], ids=["page", "foot"])
def test_ink_on_the_pages_of_books(ink, page, scheme, least):
    assert contrast(palette.SCHEMES[scheme].get(ink, ink), page) >= least


def shown(kind, scheme):
    """The colours of a kind of button as a scheme shows them."""
    return palette.ButtonColours(*(palette.SCHEMES[scheme].get(each, each) for each in palette.BUTTONS[kind]))


@pytest.mark.parametrize("scheme", palette.SCHEMES)
@pytest.mark.parametrize("kind", palette.BUTTONS)
def test_labels_of_buttons(kind, scheme):
    colours = shown(kind, scheme)
    assert min(contrast(colours.text, colours.top), contrast(colours.text, colours.bottom)) >= READABLE


@pytest.mark.parametrize("scheme", palette.SCHEMES)
@pytest.mark.parametrize("kind", [kind for kind in palette.BUTTONS if kind != "disabled"])
def test_what_is_disabled_does_not_look_enabled(kind, scheme):
    """Letters and grounds differ, in high contrast no less than in the standard."""
    on, off = shown(kind, scheme), shown("disabled", scheme)
    grounds = contrast(mix(on.top, on.bottom, 0.5), mix(off.top, off.bottom, 0.5))
    assert contrast(on.text, off.text) >= APART
    assert grounds >= (APART if scheme == "high contrast" else APART_AT_LEAST)


@pytest.mark.parametrize("scheme", palette.SCHEMES)
@pytest.mark.parametrize("name", ["IVORY", "SECONDARY", "HOT", "BRASS_LIGHT"])
def test_what_is_off_on_a_table_does_not_look_open(name, scheme):
    colour = getattr(palette, name)
    on, off, plate = (palette.SCHEMES[scheme].get(each, each) for each in (colour, palette.OFF, GLASS))
    assert contrast(on, off) >= (APART if scheme == "high contrast" else 1.6)
    assert contrast(off, plate) >= READABLE


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (palette.WHITE, palette.COST_FILL),
        (palette.VP_NUMBER, palette.VP_DISC),
        (palette.SHADOW_TEXT, palette.SHADOW_DISC),
        (palette.GAIN, palette.SAFE_CELL),
        (palette.WHAT_IF, mix(GLASS, palette.WHAT_IF_CELL, 0.82)),
        (palette.LOSS, mix(GLASS, palette.LOSS_CELL, 0.56)),
    ],
    ids=["cost pill", "victory points", "shadow", "safe", "what if", "loss"],
)
def test_texts_on_coloured_grounds(text, ground):
    assert contrast(text, ground) >= READABLE


@pytest.mark.parametrize("kind", KINDS)
def test_names_on_card_frames(kind):
    assert contrast(KINDS[kind].ink, KINDS[kind].frame) >= READABLE


@pytest.mark.parametrize("part", palette.SCORE_BARS)
def test_numbers_on_score_bars(part):
    ink = palette.WHITE if part in "CD" else palette.INK
    assert contrast(ink, palette.SCORE_BARS[part]) >= READABLE


@pytest.mark.parametrize("name", ["SECONDARY", "DIM", "GAIN", "LOSS", "WHAT_IF", "BRASS_LIGHT"])
def test_high_contrast_is_higher(name):
    colour = getattr(palette, name)
    plate = palette.HIGH_CONTRAST[palette.PLATE]
    assert contrast(palette.HIGH_CONTRAST[colour], plate) > max(contrast(colour, GLASS), 7)


def test_no_two_seats_share_an_emblem():
    emblems = [player.emblem for player in palette.PLAYERS.values()]
    assert len(set(emblems)) == len(emblems)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_ink_on_paper_can_be_read(scheme):
    """At the head of a sheet and far down on it; what cannot be used is exempt."""
    paper = Theme((1280, 720), scheme=scheme).on_paper()
    grounds = book.PAGE, palette.mix(book.PAGE, book.FOOT, 0.4)
    for tone in palette.ON_PAPER.keys() - {palette.OFF}:
        for ground in grounds:
            assert contrast(paper.colour(tone), ground) >= LEAST_ON_PAPER[scheme], (tone, ground)
