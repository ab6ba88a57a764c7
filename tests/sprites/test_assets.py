"""Fonts, icons and glyphs are all there, are licensed, and nothing names one that is missing."""

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
import yaml

from scenes.audio.motifs import BUYS, LOSES, NATIONS, TURN, motif
from scenes.audio.music import LATE
from sprites.cards import card_kinds
from sprites.letters import fonts
from sprites.letters.coverage import coverage_of
from sprites.paint import glyphs, icons, palette

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "data"
SOURCES = [path for folder in ("game", "scenes", "sprites") for path in (ROOT / folder).rglob("*.py")]
FONT_FAMILIES = {
    "AtkinsonHyperlegibleNext": "atkinson-hyperlegible-next",
    "BarlowCondensed": "barlow-condensed",
    "Cinzel": "cinzel",
    "EBGaramond": "eb-garamond",
    "NotoSansArabic": "noto-sans-arabic",
    "NotoSansHebrew": "noto-sans-hebrew",
    "SourceSans3": "source-sans-3",
}
USED = {*fonts.ROLES.values(), *fonts.PLAIN_ROLES.values(), *fonts.STAND_INS}
RESOURCE_GLYPHS = {
    "gold", "stone", "food", "books", "stability", "strength", "vp", "architect", "raid", "famine", "worker",
}  # fmt: skip


def emblems(node: object) -> Iterator[str]:
    """Every emblem that a file of data names, however deep."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "emblem" and isinstance(value, str):
                yield value
            yield from emblems(value)
    elif isinstance(node, list):
        for value in node:
            yield from emblems(value)


def authors() -> dict[str, str]:
    with (DATA / "icons" / "authors.csv").open(encoding="utf-8", newline="") as lines:
        return {row["icon"]: row["author"] for row in csv.DictReader(lines)}


@pytest.mark.parametrize("file", sorted({*fonts.ROLES.values(), *fonts.PLAIN_ROLES.values()}))
def test_every_role_has_a_font_that_draws_the_signs_of_the_game(file):
    assert coverage_of(fonts.FONTS / file).has_all("Aé0+−×½›…")


@pytest.mark.parametrize("family", FONT_FAMILIES)
def test_every_font_family_has_its_licence(family):
    assert any(name.startswith(family) for name in USED)
    licence = (fonts.FONTS / f"LICENSE-{FONT_FAMILIES[family]}.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE" in licence


def test_no_font_is_shipped_without_use():
    assert {path.name for path in fonts.FONTS.glob("*.ttf")} == USED


def test_no_icon_and_no_sound_is_shipped_without_use():
    texts = [path.read_text(encoding="utf-8") for path in (*SOURCES, *DATA.glob("*/*.yaml"))]
    words = {word for text in texts for word in re.findall(r"[\w-]+", text)}
    assert icons.bodies().keys() - words == set()
    takes = {re.sub(r"_[abc]$", "", path.stem) for path in (ROOT / "sounds").glob("*/*.ogg")}
    sounds = {re.sub(r"(_air|_bridge)?_?\d+$", "", name) for name in takes}
    halves = {name.removeprefix(LATE).removesuffix("_drone") for name in sounds}
    motifs = {motif(nation, when) for nation in NATIONS for when in (TURN, BUYS, LOSES)}
    assert motifs <= sounds
    assert {name for name in halves - motifs if not words & {name, f"{name}_"}} == set()


def test_every_icon_has_an_author():
    assert authors().keys() == icons.bodies().keys()


def test_every_author_of_an_icon_is_credited():
    names = {author.replace("-", " ").replace("heavenly dog", "heavenlydog") for author in authors().values()}
    for document in (ROOT / "CREDITS.md", DATA / "icons" / "LICENSE.txt"):
        text = " ".join(document.read_text(encoding="utf-8").lower().split())
        assert "cc by 3.0" in text
        assert {name for name in names if name not in text} == set()


@pytest.mark.sample(6)
@pytest.mark.parametrize("path", sorted(DATA.glob("*/*.yaml")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_emblem_named_in_the_data_is_an_icon(path):
    named = set(emblems(yaml.safe_load(path.read_text(encoding="utf-8"))))
    assert named - icons.bodies().keys() == set()


def test_every_emblem_of_a_card_type_and_of_a_seat_is_an_icon():
    named = {kind.emblem for kind in card_kinds.KINDS.values() if kind.emblem}
    named |= {player.emblem for player in palette.PLAYERS.values()}
    assert named - icons.bodies().keys() == set()


def test_icons_are_collected_in_one_colour_that_can_be_replaced():
    for body in json.loads(icons.ICONS.read_text(encoding="utf-8")).values():
        assert "currentColor" in body


def test_the_resource_glyphs_are_complete():
    assert glyphs.kinds() >= RESOURCE_GLYPHS


def test_a_glyph_there_is_none_of_is_refused_by_name():
    with pytest.raises(KeyError, match="gunpowder"):
        glyphs.draw("gunpowder", 16)


@pytest.mark.parametrize("kind", sorted(RESOURCE_GLYPHS))
def test_a_glyph_fills_its_square_even_at_twelve_pixels(kind):
    drawn = glyphs.draw(kind, 12).get_bounding_rect(min_alpha=96)
    assert max(drawn.size) >= 10


def test_glyphs_differ_in_shape_at_twelve_pixels():
    def shape(kind):
        return pygame.mask.from_surface(glyphs.draw(kind, 12), 127)

    def difference(first, second):
        return first.count() + second.count() - 2 * first.overlap_area(second, (0, 0))

    round_ones = {"gold", "vp"}  # told apart by what lies inside the disc
    shapes = {kind: shape(kind) for kind in sorted(RESOURCE_GLYPHS)}
    alike = [
        (one, other)
        for one in shapes
        for other in shapes
        if one < other and {one, other} != round_ones and difference(shapes[one], shapes[other]) < 10
    ]
    assert alike == []
