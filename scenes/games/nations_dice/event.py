"""The event of the round: what its famine and its war ask for, and how much of it the shown nation has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import pygame

from game.nations_dice.chits import unused
from game.nations_dice.payment import DICE_FOR_ONE, purse
from game.nations_dice.state import Nation, NationsDiceState
from scenes.games.nations_dice.zones import Zones
from scenes.kit.model import TableModel
from scenes.kit.numbers import NUMERALS
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel
from sprites import materials, palette
from sprites.card_kinds import KINDS
from sprites.vignette import vignette

TITLE = 24.0
BANNER = 48.0
MOST_SOCKETS_BESIDE_CHIP = 4
DARK_BROWN = palette.hex_colour("#4E3A1C")
SOCKET = palette.hex_colour("#CDB98C")
MISSING_ALPHA = 70

PICTURES = {"famine": ("empty-wood-bucket", "advisor"), "war": ("tattered-banner", "war")}
"""Emblem and scene of each banner."""


class Need(NamedTuple):
    """The famine or the war: how much of a kind it needs, how much the nation has, and from which pieces.

    `trade` says what dice that show something else could do about what is missing.
    """

    name: str
    kind: str
    need: int
    have: int
    sources: str
    trade: str = ""


class EventFacts(NamedTuple):
    """All that the tile shows; no needs before the first event."""

    age: int
    vp: int
    needs: tuple[Need, ...]


def event_panel(model: TableModel, zones: Zones) -> Panel:
    """The panel of the event tile."""
    state: NationsDiceState = model.view
    if not state.event:
        return panel(zones.event, EventFacts(0, 0, ()), paint_event)
    event, nation = state.event_tile, state.nations[model.shown_seat]
    needs = tuple(
        Need(name, kind, need, purse(nation, kind).shown, _sources(nation, kind), _trade(nation, kind, need))
        for name, kind, need in (("famine", "food", event.famine), ("war", "strength", event.war))
    )
    return panel(zones.event, EventFacts(event.age, event.vp, needs), paint_event)


def _sources(nation: Nation, kind: str) -> str:
    """Where a nation has a kind from: "red dice 4, chit 1"."""
    amounts: Counter[str] = Counter()
    dice: Counter[str] = Counter()
    for die in nation.unused_dice:
        if die.icon.kind == kind:
            amounts[die.colour] += die.icon.amount
            dice[die.colour] += 1
    words = [
        f"{colour} {'die' if dice[colour] == 1 else 'dice'} {amount}" for colour, amount in amounts.items()
    ]
    chits = unused(nation, kind)
    if chits:
        words.append(f"{'chit' if chits == 1 else 'chits'} {chits}")
    return ", ".join(words) or "no die, no chit"


def _trade(nation: Nation, kind: str, need: int) -> str:
    """How many dice of other kinds the rest would take: "or trade 4 of 6 dice"; empty where nothing is to be said."""
    held = purse(nation, kind)
    dice, wanted = len(held.to_trade), DICE_FOR_ONE * (need - held.shown)
    if wanted <= 0 or not dice:
        return ""
    return (
        f"or trade {wanted} of {dice} other dice"
        if wanted <= dice
        else f"trading takes {wanted} dice, you have {dice}"
    )


def paint_event(pen: Pen, area: Area, facts: EventFacts) -> None:
    """Parchment in a double frame: a title, then a banner with its sockets for famine and for war."""
    x, y, width, height = area
    pen.shadow(pen.theme.rect(*area), 4)
    pen.parchment(area)
    frame = pen.theme.rect(x + 4, y + 4, width - 8, height - 8)
    line = materials.rounded(
        *frame.size, 3 * pen.theme.s, palette.BROWN, 0,
        line=max(1.0, 0.9 * pen.theme.s), edge=palette.BROWN, edge_alpha=0.7,
    )  # fmt: skip
    pen.surface.blit(line, frame)
    if not facts.needs:
        pen.text(
            "The event comes with the tiles.",
            x + width / 2,
            y + height / 2,
            "label",
            14,
            DARK_BROWN,
            width - 20,
            "center",
        )
        return
    title = f"Event of Age {NUMERALS[facts.age]}"
    pen.text(title, x + width / 2, y + 7 + TITLE / 2, "event", 17.5, palette.INK, width - 20, "center")
    room = (height - TITLE - 14) / len(facts.needs)
    for index, need in enumerate(facts.needs):
        _need(pen, (x + 8, y + TITLE + 8 + room * index, width - 16, room), need, facts.vp)


def _need(pen: Pen, area: Area, need: Need, vp: int) -> None:
    x, y, width, _ = area
    emblem, scene = PICTURES[need.name]
    size = pen.theme.rect(0, 0, width, BANNER).size
    picture = pen.theme.cached(
        ("event banner", need.name, size), partial(_banner, pen.theme.px(46), emblem, scene, pen, size)
    )
    pen.stamp_at(picture, (x, y, width, BANNER))
    pen.text(need.name.upper(), x + 56, y + 16, "title", 17, palette.IVORY, width - 96)
    pen.line(f"use **{need.need}** {{{need.kind}}}", x + 56, y + 36, "name", 14.5, palette.IVORY)
    pen.laurel(vp, x + width - 20, y + BANNER / 2, 31)
    _sockets(pen, (x, y + BANNER, width, 28), need)
    foot = y + BANNER + 37
    pen.text(need.sources, x + 4, foot, "text", 13, DARK_BROWN, width - 8)
    pen.text(need.trade, x + 4, foot + 14, "text", 13, DARK_BROWN, width - 8)


def _banner(left: int, emblem: str, scene: str, pen: Pen, size: tuple[int, int]) -> pygame.Surface:
    """A dark strip with a picture at its left end."""
    strip = materials.rounded(*size, 3 * pen.theme.s, palette.INK)
    strip.blit(materials.rounded(*size, 3 * pen.theme.s, palette.COST_FILL, 0.16), (0, 0))
    kind = KINDS["war" if scene == "war" else "wonder"]
    picture = vignette(pen.theme, scene, 2, emblem, emblem, kind.subject, (left + pen.theme.px(4), size[1]))
    strip.blit(picture, (0, 0))
    edge = materials.rounded(
        *size, 3 * pen.theme.s, palette.INK, 0, line=max(1.0, pen.theme.s), edge=palette.BROWN, edge_alpha=1.0
    )
    strip.blit(edge, (0, 0))
    return strip


def _sockets(pen: Pen, area: Area, need: Need) -> None:
    """One socket for every needed unit, filled with what there is, and whether that is enough."""
    x, y, width, height = area
    middle = y + height / 2 + 2
    missing = max(0, need.need - need.have)
    words = f"met: {need.need} of {need.need}" if not missing else f"need {missing} more"
    crowded = need.need > MOST_SOCKETS_BESIDE_CHIP
    if crowded:
        words = "met" if not missing else f"{missing} more"
    fill, colour = (palette.SAFE_CELL, palette.GAIN) if not missing else (palette.LOSS_CELL, palette.LOSS)
    chip = pen.chip(words, x + width - 1, middle, 18, fill, colour, 13, "right")
    room = width - chip - 6
    step = min(27.0, (room - 22) / max(1, need.need - 1))
    size = min(24.0, step - 1) if need.need > 1 else 24.0
    for index in range(need.need):
        spot = x + 1 + size / 2 + step * index
        pen.stamp(materials.chip(pen.theme, size, size, SOCKET, edge=palette.BROWN), spot, middle, "center")
        sign = pen.theme.glyph(need.kind, size * 0.72)
        if index >= need.have:
            sign = sign.copy()
            sign.set_alpha(MISSING_ALPHA)
        pen.stamp(sign, spot, middle, "center")


def event_anchors(zones: Zones) -> Mapping[str, Area]:
    """The two halves of the tile."""
    x, y, width, height = zones.event
    half = (height - TITLE) / 2
    return {"famine": (x, y + TITLE, width, half), "war": (x, y + TITLE + half, width, half)}
