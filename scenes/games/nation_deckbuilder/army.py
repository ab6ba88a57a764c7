"""The Evil Army on its plaque: who it is, and in a tray the die it rolls, or the strength that grows."""

from __future__ import annotations

from typing import NamedTuple

from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder.plaque_parts import HEADER, SIDE, TALL, ZONE
from scenes.kit.looks import DieLook
from scenes.kit.pen import Pen
from scenes.window.layout import Area, Place
from sprites import palette
from sprites.die_faces import PIPS

DIE, DIE_TWIST = 46.0, 11.0
DIE_EDGE = 0.8 * DIE
TALL_HOOD, LOW_HOOD = 84.0, 62.0
TRAY = (132.0, 72.0)
TOLD_SIZES = (14.5, 13.5, 12.5)
WORDS_ROOM = 40.0


class ArmyFacts(NamedTuple):
    """How it strikes, in words with {glyph} marks, and the strength in its tray; 0 where a die lies there."""

    words: str
    strength: int


def army_facts(state: NationState) -> ArmyFacts:
    """What can be known of its next strike."""
    if state.mode == "solo":
        return ArmyFacts("Rolls a die before each of your turns: **1 to 6** {damage}.", 0)
    words = f"Strikes with **{state.strength}** {{damage}} before your next turn, then grows by 1."
    return ArmyFacts(words, state.strength)


def _is_tall(area: Area) -> bool:
    return area[3] >= TALL


def tray_area(area: Area) -> Area:
    """Where the tray lies on a plaque: under the hood, or beside it where the plaque is low."""
    x, y, width, _ = area
    if _is_tall(area):
        return (x + (width - TRAY[0]) / 2, y + HEADER + TALL_HOOD + 34, *TRAY)
    return (x + width - TRAY[0] - SIDE, y + HEADER + 12, *TRAY)


def paint_army(pen: Pen, area: Area, facts: ArmyFacts, words_end: float) -> None:
    """Hood, tray and words; these end above a height."""
    x, y, width, _ = area
    tray = tray_area(area)
    if _is_tall(area):
        pen.icon(
            "cowled", x + width / 2, y + HEADER + 12 + TALL_HOOD / 2, TALL_HOOD, palette.SHADOW_BAR, "center"
        )
    else:
        pen.icon("cowled", (x + tray[0]) / 2, tray[1] + tray[3] / 2, LOW_HOOD, palette.SHADOW_BAR, "center")
    pen.tray(tray)
    if facts.strength:
        middle = tray[1] + tray[3] / 2
        pen.text(
            str(facts.strength), tray[0] + tray[2] / 2 - 5, middle, "number", 36, palette.HOT, align="right"
        )
        pen.glyph("damage", tray[0] + tray[2] / 2 + 5, middle, 34)
    lines = pen.theme.paragraph(
        facts.words, "text", TOLD_SIZES, palette.IVORY, (width - 28, WORDS_ROOM), "center"
    )
    pen.stamp(lines, x + width / 2, words_end - WORDS_ROOM / 2 - 4, "center")


def army_die(area: Area, rolled: int) -> Place:
    """The die as it was rolled last."""
    x, y, width, height = tray_area(area)
    spot = (x + (width - DIE) / 2, y + (height - DIE) / 2, DIE, DIE)
    look = DieLook(PIPS, rolled, DIE_EDGE, DIE_TWIST)
    return Place(spot, look, z=6, zone=ZONE, caption=f"The Evil Army rolled {rolled}")
