"""The line above the hand: who it belongs to, health, stock and coins, with what the marked cards would change."""

from __future__ import annotations

from collections import Counter as Changes
from collections.abc import Iterator
from typing import NamedTuple

from game.nation_deckbuilder.combat import DAMAGE
from game.nation_deckbuilder.state import NationState
from game.nation_deckbuilder.taxes import RATE, SOURCES
from game.nation_deckbuilder.telling import rights
from game.nation_deckbuilder.wording import text
from scenes.games.nation_deckbuilder.health import Health, health_words, paint_bar, paint_dice
from scenes.games.nation_deckbuilder.outlook import health_of, outlook, turn_so_far
from scenes.games.nation_deckbuilder.sides import is_own_turn
from scenes.games.nation_deckbuilder.zones import STRIP
from scenes.kit.explanation import Explanation
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette

NAME_WIDTH = 120.0
HEALTH_X, BAR_X, BAR_WIDTH = 134.0, 208.0, 150.0
COUNTERS = {"food": 424.0, "happiness": 508.0, "science": 592.0, "coins": 690.0, "damage": 778.0}
"""Left ends of the counters."""

CHIPS = {"happiness": 880.0, "food": 972.0}
CHIP_WIDTH = 84.0
TOKEN_X = 1262.0
RIGHTS_WIDTH = 146.0
RIGHTS: Area = (1060.0, STRIP[1] + 4, RIGHTS_WIDTH, STRIP[3] - 8)


class Counter(NamedTuple):
    """A figure, how much of it this turn has brought or taken, and what it would become."""

    kind: str
    now: int
    change: int
    after: int


class StripFacts(NamedTuple):
    """All that the strip shows."""

    name: str
    colour: int
    age: int
    health: Health
    counters: tuple[Counter, ...]
    converts: tuple[bool, ...]
    rights: str


def strip_panel(model: TableModel) -> Panel:
    """The strip of the shown seat."""
    state: NationState = model.view
    player, nation = state.players[model.shown_seat], state.nation_of(model.shown_seat)
    meant = outlook(model) if nation is state.nation_of(model.viewer) else None
    is_turn = nation.index == state.active
    turned = turn_so_far(model, player) if is_turn else Changes()
    counters = [
        Counter(kind, now := getattr(nation, kind), turned[kind], getattr(meant, kind) if meant else now)
        for kind in ("food", "happiness", "science")
    ]
    damage = turned["damage"]
    counters.append(Counter("coins", player.coins, 0, meant.coins if meant else player.coins))
    counters.append(Counter("damage", damage, 0, damage + (meant.changes[DAMAGE] if meant else 0)))
    seat = model.seats[model.shown_seat]
    return panel(
        STRIP,
        StripFacts(
            name=seat.name,
            colour=seat.colour,
            age=nation.age,
            health=health_of(model, nation.index),
            counters=tuple(counters),
            converts=tuple(getattr(nation, kind) >= RATE and is_own_turn(model) for kind in SOURCES),
            rights=_rights(player, nation.token),
        ),
        _paint,
    )


def _rights(player: object, token: int) -> str:
    """What may still be removed or taken this turn, with {glyph} marks."""
    parts = []
    if removals := token + getattr(player, "removals", 0):
        parts.append(f"may remove **{removals}**")
    if free := getattr(player, "free_buildings", 0):
        parts.append(f"**{free}** building free")
    if getattr(player, "person_discount", 0):
        parts.append("persons −1 {coins}")
    return " · ".join(parts)


def _paint(pen: Pen, area: Area, facts: StripFacts) -> None:
    x, y, _, height = area
    middle = y + height / 2
    pen.plate(area)
    tone = palette.PLAYERS[facts.colour].colour
    pen.ribbon(
        (x + 1, y + 1, NAME_WIDTH, height - 2),
        palette.mix(tone, (0, 0, 0), 0.4),
        palette.mix(tone, (0, 0, 0), 0.62),
    )
    pen.seat(facts.colour, x + 17, middle, 23)
    pen.text(facts.name.upper(), x + 33, middle, "title", 15, palette.HOT, NAME_WIDTH - 38)
    paint_dice(pen, HEALTH_X, middle - 1, facts.health.now, 22)
    paint_bar(pen, BAR_X, middle, BAR_WIDTH, facts.health)
    change = facts.health.after != facts.health.now
    pen.text(
        health_words(facts.health), BAR_X + BAR_WIDTH + 8, middle, "number", 15,
        palette.WHAT_IF if change else palette.SECONDARY, 48,
    )  # fmt: skip
    for counter in facts.counters:
        _paint_counter(pen, COUNTERS[counter.kind], middle, counter)
    for kind, is_open in zip(SOURCES, facts.converts, strict=True):
        pen.chip(
            f"{RATE} {{{kind}}} › 1 {{coins}}", CHIPS[kind] + CHIP_WIDTH / 2, middle, 22, palette.INK,
            palette.HOT if is_open else palette.OFF, 14, "center", 0.9 if is_open else 0.45, CHIP_WIDTH,
        )  # fmt: skip
    age = f"Age {text()['ages'][facts.age]}"
    wide = pen.text(age, TOKEN_X, middle, "label", 14, palette.SECONDARY, align="right")
    if facts.rights:
        pen.line(facts.rights, TOKEN_X - wide - 12, middle, "text", 14, width=RIGHTS_WIDTH, align="right")


def _paint_counter(pen: Pen, x: float, y: float, counter: Counter) -> None:
    pen.glyph(counter.kind, x, y, 21)
    wide = pen.text(str(counter.now), x + 25, y, "number", 20)
    if counter.change and counter.after == counter.now:
        tone, ink = (
            (palette.SAFE_CELL, palette.GAIN) if counter.change > 0 else (palette.LOSS_CELL, palette.LOSS)
        )
        words = f"{counter.change:+d}".replace("-", "−")
        pen.chip(words, x + 29 + wide, y, 16, tone, ink, 14)
    if counter.after != counter.now:
        harm = counter.after <= 0 and counter.kind in ("food", "happiness")
        pen.chip(
            f"› {counter.after}", x + 29 + wide, y, 18, palette.LOSS_CELL if harm else palette.WHAT_IF_CELL,
            palette.LOSS if harm else palette.WHAT_IF, 15,
        )  # fmt: skip


def strip_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """What may still be done this turn, and the chips that change food or happiness into coins."""
    if told := rights(model.view, model.shown_seat):
        slip = Explanation(str(text()["rights"]["title"]), remarks=tuple(told))
        caption = " ".join(told).replace("*", "")
        yield "rights", Place(RIGHTS, zone="stock", caption=caption, zoom=slip, is_note=True)
    if model.shown_seat != model.viewer:
        return
    for kind in SOURCES:
        area = (CHIPS[kind], STRIP[1] + 4, CHIP_WIDTH, STRIP[3] - 8)
        yield (
            f"{kind} for coins",
            Place(
                area,
                zone="stock",
                verb="convert",
                stands_for=(kind,),
                caption=f"Change {RATE} {kind} into a coin",
            ),
        )


def strip_anchors(model: TableModel) -> dict[str, Area]:
    """Where the figures of the shown seat stand, and those that it shares with its partner."""
    nation = model.view.nation_of(model.shown_seat)
    y = STRIP[1] + 4
    found: dict[str, Area] = {
        f"{kind}@{seat}": (x, y, 22.0, 22.0) for kind, x in COUNTERS.items() for seat in nation.seats
    }
    return {**found, f"health@{nation.index}": (BAR_X, y, BAR_WIDTH, 22.0)}
