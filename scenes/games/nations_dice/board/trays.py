"""The two trays of the shown nation: dice and chits beside the board, and used ones. They are two halves of the square
by its harbor, or two felt trays if cities are turned off.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.nations_dice import ROUNDS
from game.nations_dice.cards.chits import CHIT_HANDLES
from game.nations_dice.cards.dice import Die
from game.nations_dice.drafts.dice import DiceDraft
from game.nations_dice.drafts.purchase import UNUSED_TRAY, USED_MARK, Purchase
from game.nations_dice.rules.returning import USED_REROLL_CHIT
from game.nations_dice.state import CHITS, REROLL, Nation, NationsDiceState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.board.dice import die_look, edge_for
from scenes.games.nations_dice.board.die_card import DieCardLook
from scenes.games.nations_dice.board.looks import TRAY_CHIT, TRAY_DIE, ChitLook
from scenes.games.nations_dice.text import explanations
from scenes.games.nations_dice.text.seats import ShownBoard
from scenes.table.model import OFF, TableModel
from scenes.table.seats import is_asked
from sprites.letters.fonts import capitals
from sprites.paint import palette
from sprites.things.tray import RIM

say = Sentences("nations_dice")

LEFT = "left to use"
"""The box of the dice and chits that the shown nation has left to use."""

FELT = (palette.hex_colour("#163C2D"), palette.hex_colour("#1E4D3A"))
LABEL = (palette.hex_colour("#E9C988"), palette.hex_colour("#A87C3A"))
DICE_Z = 12
LIFT = 4.0
"""Units that a die rises when it is laid out for something."""

DIE_PITCH, DIE_HEIGHT, NARROWEST_DIE = 84.0, 76.0, 26.0
CHITS_APART, STACKED_APART = 8.0, -27.0
"""Units between two chits, and between those of the same kind where they are many."""

MOST_CHITS = 5
"""Chits that lie side by side; more of them lie in stacks of their kind."""

MOST_FOR_CHITS = {False: 315.0, True: 200.0}
MOST_IN_LINE = 450.0
"""Units that chits take at most in the trays, and in both halves of the line of all boards."""

HIGH, LOWEST = 110.0, 74.0
SIDE = RIM + 18.0
"""Units between the edge and the first piece."""

ZONES = {False: "unused dice", True: "used dice"}
SIGN_ORDER = {kind: rank for rank, kind in enumerate(("gold", "stone", "food", "books", "strength"))}

NOTE = 0.78
"""How dark it is under words."""

LINE_HEIGHT, LINE_DIE, LINE_CHIT, LINE_PITCH = 34.0, 22.0, 24.0, 32.0
"""The dice and chits of a nation in one line, where all boards are seen at once."""

UNUSED_SHARE, USED_SHARE = 0.58, 0.42
"""The shares of the line that belong to what is unused and used."""


USED_TRAY = "used tray"
"""The box of the used dice of the shown nation."""


class Chit(NamedTuple):
    """One chit of a nation: its kind, and its number among those of its kind in this tray."""

    kind: str
    number: int


def tray(model: TableModel[NationsDiceState], is_used: bool) -> ui.PaintLayer:
    """A tray of the shown nation."""
    return _tray(model, model.shown_seat, is_used, is_asked(model, model.shown_seat))


@ui.memo
def _tray(model: TableModel[NationsDiceState], seat: int, is_used: bool, asked: bool) -> ui.PaintLayer:
    """A wooden tray with its plate."""
    state = model.view
    nation, board = state.nations[seat], ShownBoard(model, seat, asked)
    dice, chits = sorted_dice(nation, is_used), chits_of(nation, is_used)
    line = (12, ui.bar(opacity=0.35, high=HIGH - 2 * RIM - 16), 12) if dice and chits else ()
    is_drafting = not is_used and isinstance(model.draft, Purchase | DiceDraft)
    heaps = [_chits(board, chits, is_used, TRAY_CHIT, MOST_FOR_CHITS[is_used])] if chits else []

    def row(narrowest: float, *notes: ui.Box) -> ui.Row:
        size = ((narrowest, DIE_PITCH), DIE_HEIGHT, TRAY_DIE)
        pieces = ui.Row(*(_die(board, die, size) for die in dice), *line, *heaps, name="" if is_used else LEFT)
        return ui.Row(pieces, *notes, ui.Gap(grow=1))

    notes = _notes(bool(dice), len(chits), is_used, state.round == ROUNDS)
    content = ui.Either(
        *([row(DIE_PITCH, *notes)] if notes else []),
        row(NARROWEST_DIE),
        name=f"used tray@{seat}" if is_used else f"tray@{seat}",
        target=partial(ui.Target, z=-1, zone=ZONES[is_used], is_note=True),
        tells=ui.Tooltip(explanations.tray, model, is_used),
        pad=(SIDE, RIM, SIDE - 10, RIM),
        high=(LOWEST, HIGH),
        back=(ui.Art(ui.Pen.tray, FELT),) if model.city == OFF else (),
        front=(_label(say("trays.used" if is_used else "trays.unused")),),
    )
    if is_used:
        return ui.PaintLayer(ui.Overlay(content, name=USED_TRAY), zone=ZONES[True])
    dropped = partial(ui.Target, zone="payment", z=-1) if is_drafting else None
    return ui.PaintLayer(ui.Overlay(content, name=UNUSED_TRAY, target=dropped), zone=ZONES[False])


def _label(words: str) -> ui.Column:
    """A brass plate over the upper left corner."""
    plate = ui.Text(
        capitals(words),
        ui.Style.HEADING,
        colour=palette.DARK_INK,
        align="center",
        floor=0.65,
        high=16,
        pad=(8, 0, 8, 0),
        back=(ui.nameplate(LABEL[0], *LABEL),),
    )
    return ui.Column(ui.Row(plate, ui.Gap(grow=1)), ui.Gap(grow=1), margin=(14, -5, 14, 0))


def _notes(has_dice: bool, chits: int, is_used: bool, is_last: bool) -> Sequence[ui.Box]:
    """What is to be known of chits, where they leave room for it."""
    if is_used and not (has_dice or chits):
        return ()
    if is_used and not is_last:
        return (_note(say("trays.comes_back"), say("trays.next_round")),)
    if is_used or not chits:
        return ()
    title = say("trays.chits", chits=chits)
    told = ui.Explanation(title, remarks=(say("trays.never_traded_told"),), chapter="Trading dice")
    return (_note(title, say("trays.never_traded"), told),)


def _note(first: str, second: str, tells: ui.Told | None = None) -> ui.Column:
    return ui.Column(
        ui.Text(first, ui.Style.STRONG, size=13.5),
        ui.Text(second, ui.Style.SMALL),
        tells=tells,
        snug=True,
        margin=(10, 0, 0, 0),
        pad=(7, 2, 7, 3),
        back=(ui.fill(palette.INK, NOTE, 5),),
    )


# Pieces, in the trays and in the line of all boards


def _die(board: ShownBoard, die: Die, size: tuple[ui.Span, float, float]) -> ui.Box:
    """A die of the nation, a little higher where it is laid out for something. The size is width, height and edge."""
    wide, high, edge = size
    is_out = board.decides and board.model.draft is not None and board.model.draft.holds(die.handle)
    target = partial(
        ui.Target,
        zone=ZONES[die.is_used],
        caption=die_caption(die),
        tells=DieCardLook(die.colour),
        can_be_held=board.decides and not die.is_used,
    )
    return ui.Box(
        name=die.handle,
        wide=wide,
        high=high,
        snug=True,
        margin=_lifted(is_out),
        target=target,
        sprite=partial(_lying, die, edge),
    )


def _lying(die: Die, edge: float, area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, die_look(die, edge_for(area[2], edge)), DICE_Z)


def _lifted(is_out: bool) -> tuple[float, float, float, float] | float:
    return (0.0, -LIFT, 0.0, LIFT) if is_out else 0.0


def _chits(board: ShownBoard, chits: Sequence[Chit], is_used: bool, side: float, most: float) -> ui.OverlappingRow:
    """Chits side by side, in so many units at most; many of them in stacks of their kind."""
    apart = STACKED_APART * side / TRAY_CHIT if len(chits) > MOST_CHITS else CHITS_APART
    heaps = [
        [_chit(board, chit, is_used, side) for chit in chits if chit.kind == kind]
        for kind in dict.fromkeys(chit.kind for chit in chits)
    ]
    whole = sum(side + (side + apart) * (len(heap) - 1) for heap in heaps) + CHITS_APART * (len(heaps) - 1)
    return ui.OverlappingRow(
        *(ui.OverlappingRow(*heap, gap=apart) for heap in heaps), gap=CHITS_APART, wide=min(whole, most)
    )


def _chit(board: ShownBoard, chit: Chit, is_used: bool, side: float) -> ui.Box:
    """A chit of the nation; one that is laid out for something lies a little higher."""
    handle = CHIT_HANDLES[chit.kind]
    name = f"{handle}@{board.seat}{USED_MARK if is_used else ''}#{chit.number}"
    stands_for = (USED_REROLL_CHIT if chit.kind == REROLL else "") if is_used else handle
    is_out = board.decides and board.model.draft is not None and board.model.draft.holds(name)
    target = partial(
        ui.Target,
        zone=ZONES[is_used],
        caption=say("trays.chit", kind=chit.kind, is_used=int(is_used)),
        stands_for=board.handles(stands_for) if stands_for else (),
        can_be_held=board.decides and not is_used,
    )
    look = ChitLook(chit.kind, side, is_used)
    sprite = partial(ui.Sprite, look=look, z=DICE_Z + chit.number, identity=f"{handle}{board.seat}")
    told = ui.Tooltip(explanations.chit, board.model, chit.kind, is_used)
    return ui.Box(
        name=name, wide=side, high=side, snug=True, margin=_lifted(is_out), target=target, sprite=sprite, tells=told
    )


def sorted_dice(nation: Nation, is_used: bool) -> list[Die]:
    """The dice of one tray by what they show, the most first; before the first roll by their colours."""
    dice = [die for die in nation.dice if die.is_used == is_used]
    return sorted(dice, key=lambda die: (die.face == 0, SIGN_ORDER.get(die.icon.kind, 0), -die.icon.amount, die.handle))


def chits_of(nation: Nation, is_used: bool) -> list[Chit]:
    """The chits of one tray, kind by kind."""
    counts = nation.used_chits if is_used else nation.unused_chits
    return [Chit(kind, number) for kind, count in zip(CHITS, counts, strict=True) for number in range(count)]


def die_caption(die: Die) -> str:
    """A die in one line."""
    colour = say.name(die.colour)
    if not die.face:
        return say("trays.die_not_rolled", colour=colour)
    return say("trays.die", colour=colour, amount=die.icon.amount, kind=die.icon.kind, is_used=int(die.is_used))


def tray_line(model: TableModel[NationsDiceState], seat: int) -> ui.PaintLayer:
    """The dice and chits of a nation in one line."""
    return _line(model, seat, is_asked(model, seat))


@ui.memo
def _line(model: TableModel[NationsDiceState], seat: int, asked: bool) -> ui.PaintLayer:
    """All dice and chits of a nation in one line: unused ones from the left, used ones behind them."""
    return ui.PaintLayer(
        ui.Row(
            _half_line(model, seat, False, asked),
            _half_line(model, seat, True, asked),
            high=LINE_HEIGHT,
            back=(ui.fill(palette.MARKET_PLATE, 0.7, 5),),
        ),
        zone=ZONES[False],
    )


def _half_line(model: TableModel[NationsDiceState], seat: int, is_used: bool, asked: bool) -> ui.Row:
    nation, board = model.view.nations[seat], ShownBoard(model, seat, asked)
    size = ((NARROWEST_DIE / 2, LINE_PITCH), LINE_HEIGHT - 2, LINE_DIE)
    chits = chits_of(nation, is_used)
    share = USED_SHARE if is_used else UNUSED_SHARE
    return ui.Row(
        ui.Text(say("trays.used_line" if is_used else "trays.unused_line"), ui.Style.CAPTION),
        8,
        *(_die(board, die, size) for die in sorted_dice(nation, is_used)),
        3,
        *([_chits(board, chits, is_used, LINE_CHIT, MOST_IN_LINE * share)] if chits else []),
        ui.Gap(grow=1),
        wide=(0.0, 1264 * share),
        grow=share,
        pad=(8, 0, 0, 0),
        name=f"used tray@{seat}" if is_used else f"tray@{seat}",
        tells=ui.Tooltip(explanations.tray, model, is_used),
    )
