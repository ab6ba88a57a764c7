"""The line above the hand: who it belongs to, stock and coins, with what the marked cards would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial, reduce

from game.nation_deckbuilder.analysis.preview import Preview
from game.nation_deckbuilder.rules.combat import DAMAGE
from game.nation_deckbuilder.rules.taxes import RATE, SOURCES
from game.nation_deckbuilder.state import NationState, Player
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.outlook import turn_so_far
from scenes.games.nation_deckbuilder.text import explanations, figures_told
from scenes.games.nation_deckbuilder.text.sides import is_own_turn
from scenes.table.faces import seat_mark
from scenes.table.model import TableModel, brought
from sprites.letters.fonts import capitals
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

ZONE = "stock"
HEIGHT = 31.0
NAME_WIDTH, COUNTER_WIDTH = 121.0, 92.0
STOCK = ("food", "happiness", "science")


@ui.memo
def strip(model: TableModel[NationState], meant: Preview | None, heard: int) -> ui.PaintLayer:
    """The strip of the shown seat; `heard` is how much has been told so far."""
    state = model.view
    seat = model.shown_seat
    nation = state.nation_of(seat)
    if nation is not state.nation_of(model.viewer):
        meant = None
    row = ui.Row(
        _name(model),
        12,
        ui.Row(*_counters(model, meant), gap=6),
        10,
        *_chips(model),
        ui.Gap(grow=1),
        *_rights(model),
        pad=(1, 1, 10, 1),
        back=(ui.plate(),),
    )  # fmt: skip
    return ui.PaintLayer(row, zone=ZONE, name="strip")


def _name(model: TableModel[NationState]) -> ui.Box:
    seat = model.seats[model.shown_seat]
    tone = palette.PLAYERS[seat.colour].colour
    who = ui.Row(
        seat_mark(model, model.shown_seat, 23),
        ui.Text(capitals(seat.name), ui.Style.TITLE, size=15, colour=palette.HOT, cut=True),
        gap=5,
        pad=(4, 0, 6, 0),
    )
    return ui.Overlay(
        who,
        ui.Gap(wide=(0.0, NAME_WIDTH)),
        back=(ui.ribbon(palette.mix(tone, (0, 0, 0), 0.4), palette.mix(tone, (0, 0, 0), 0.62)),),
        name="shown seat",
        tells=ui.Tooltip(explanations.standing, model, model.shown_seat),
    )


def _counters(model: TableModel[NationState], meant: Preview | None) -> Iterator[ui.Box]:
    """Every figure, how much of it this turn has brought or taken, and what it would become."""
    state = model.view
    seat = model.shown_seat
    player, nation = state.players[seat], state.nation_of(seat)
    turned = turn_so_far(model, player) if nation.index == state.active else Counter[str]()
    damage = turned["damage"]
    yield _kind_words(model, "kept")
    for kind in STOCK:
        now = getattr(nation, kind) + brought(model, kind, seat)
        yield _counter(model, kind, now, turned[kind], getattr(meant, kind) if meant else now)
    yield ui.bar(opacity=0.3, high=18)
    yield _kind_words(model, "this_turn")
    yield _counter(model, "coins", player.coins, 0, meant.coins if meant else player.coins)
    dealt = damage + meant.changes[DAMAGE] if meant else damage
    yield _counter(model, "damage", damage, 0, dealt)


def _kind_words(model: TableModel[NationState], key: str) -> ui.Text:
    """Whether the figures that follow are kept from turn to turn, or last for this one only."""
    told = ui.Tooltip(explanations.lasting, model, key)
    return ui.Text(say(f"strip.{key}"), ui.Style.FINE, colour=palette.DIM, drop=4, name=key, tells=told)


def _counter(model: TableModel[NationState], kind: str, now: int, change: int, after: int) -> ui.Box:
    nation = model.view.nation_of(model.shown_seat)
    parts: list[ui.Box] = [ui.glyph(kind, 21), ui.Text(str(now), ui.Style.FIGURE, size=20)]
    told = ui.Tooltip(figures_told.figure, model, nation.index, model.shown_seat, kind)
    if after != now:
        harm = after <= 0 and kind in ("food", "happiness")
        parts.append(
            ui.chip(
                say("strip.after", after=after), 18, palette.LOSS_CELL if harm else palette.WHAT_IF_CELL,
                palette.LOSS if harm else palette.WHAT_IF, 15, shorter=(str(after),),
                name=f"{kind}.then", tells=ui.Tooltip(figures_told.foreseen, model, kind, now, after),
            )
        )  # fmt: skip
    elif change:
        tone = (palette.SAFE_CELL, palette.GAIN) if change > 0 else (palette.LOSS_CELL, palette.LOSS)
        parts.append(ui.chip(ui.signed(change), 16, *tone, 14, drop=1, name=f"{kind}.turn", tells=told))
    row = ui.Row(*parts, gap=4, wide=(0.0, COUNTER_WIDTH), drop=3 if kind == "damage" else 0, name=kind, tells=told)
    shared = nation.seats if kind != "coins" else (model.shown_seat,)
    return pieces.named(row, *(f"{kind}@{each}" for each in shared))


def _chips(model: TableModel[NationState]) -> Iterator[ui.Box | float]:
    """What changes food or happiness into coins."""
    nation = model.view.nation_of(model.shown_seat)
    own = model.shown_seat == model.viewer
    for kind in SOURCES:
        is_open = getattr(nation, kind) >= RATE and is_own_turn(model)
        target = partial(
            ui.Target,
            zone=ZONE,
            verb="convert",
            stands_for=(kind,),
            caption=say("strip.caption", rate=RATE, kind=kind),
        )
        yield ui.chip(
            say("strip.convert", rate=RATE, kind=kind),
            22,
            palette.INK,
            palette.HOT if is_open else palette.OFF,
            14,
            0.9 if is_open else 0.45,
            shorter=(say("strip.convert_short", rate=RATE, kind=kind),),
            name=f"{kind} for coins",
            target=target if own else None,
            tells=ui.Tooltip(explanations.conversion, model, kind),
        )
        yield 8


def _rights(model: TableModel[NationState]) -> Iterator[ui.Box | float]:
    """What may still be removed or taken this turn."""
    state = model.view
    player = state.players[model.shown_seat]
    if parts := [*_held(player, state.nation_of(model.shown_seat).token)]:
        words = reduce(lambda before, following: say("strip.also", before=before, next=following), parts)
        told = ui.Tooltip(explanations.told_rights, model, model.shown_seat)
        yield ui.Text(
            words, ui.Style.PROSE, size=14, align="right", shorter=(parts[0], say("strip.short")), wide=(0.0, 146.0),
            drop=2, cut=True, name="rights", tells=told, caption=words.replace("*", ""),
        )  # fmt: skip
        yield 12


def _held(player: Player, token: int) -> Iterator[str]:
    if removals := token + player.removals:
        yield say("strip.removals", amount=removals)
    if player.free_buildings:
        yield say("strip.buildings", amount=player.free_buildings)
    if player.person_discount:
        yield say("strip.persons")
