"""The two trays of the shown nation: dice and chits beside the board, and those that are used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nations_dice.chits import CHIT_HANDLES
from game.nations_dice.dice import Die
from game.nations_dice.returning import USED_REROLL_CHIT
from game.nations_dice.rounds import ROUNDS
from game.nations_dice.state import CHITS, REROLL, Nation, NationsDiceState
from scenes.games.nations_dice.dice import die_look, edge_for
from scenes.games.nations_dice.die_card import DieCardLook
from scenes.games.nations_dice.looks import TRAY_CHIT, TRAY_DIE, ChitLook
from scenes.games.nations_dice.own_board import OwnBoard
from scenes.games.nations_dice.zones import UNUSED, USED, moved
from scenes.kit.looks import DieLook
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.tray import RIM

FELT = (palette.hex_colour("#163C2D"), palette.hex_colour("#1E4D3A"))
DICE_Z = 12
LIFT = 4.0
"""Units that a die rises when it is laid out for something."""

DIE_PITCH, DIE_HEIGHT = 74.0, 64.0
GAP = 24.0
"""Units between dice and chits."""

CHITS_SHARE = 0.45
"""How much of a tray chits may take."""

CHIT_STEP, STACKED_STEP = 50.0, 15.0
"""From one chit to the next of another kind, and of the same kind where they are many."""

NOTES_WIDTH, USED_NOTE = 100.0, 150.0
"""Units that a note behind the chits needs, and one behind what is used."""

NO_NOTE: tuple[tuple[str, ...], float] = ((), 0.0)

SIDE = 18.0
"""Units between the rim and the first piece."""

ZONES = {False: "unused dice", True: "used dice"}
SIGN_ORDER = {kind: rank for rank, kind in enumerate(("gold", "stone", "food", "books", "strength"))}


class Chit(NamedTuple):
    """One chit of a nation: its kind, and its number among those of its kind in this tray."""

    kind: str
    number: int


class Spread(NamedTuple):
    """How the pieces of one tray lie: dice from the left, chits behind them; both closer where they are many."""

    dice: list[Die]
    chits: list[Chit]
    pitch: float
    squeeze: float
    chits_left: float

    @property
    def right(self) -> float:
        """Where the last chit ends."""
        return self.chits_left + self.squeeze * _chits_width(self.chits)


class TrayFacts(NamedTuple):
    """What is painted of a tray: its plate, a line between dice and chits, and a note behind them."""

    name: str
    line: float | None
    notes: tuple[str, ...] = ()
    notes_left: float = 0.0


def tray_panels(model: TableModel) -> Iterator[Panel]:
    """The wooden trays with their plates."""
    state: NationsDiceState = model.view
    nation, is_last = state.nations[model.shown_seat], state.round == ROUNDS
    for is_used, area, name in ((False, UNUSED, "Unused"), (True, USED, "Used")):
        spread = _spread(nation, area, is_used)
        line = spread.chits_left - GAP / 2 if spread.dice and spread.chits else None
        yield panel(area, TrayFacts(name, line, *_notes(spread, area, is_used, is_last)), paint_tray)


def _notes(spread: Spread, area: Area, is_used: bool, is_last: bool) -> tuple[tuple[str, ...], float]:
    """What is to be known of chits, where they leave room for it, and of a tray that is still empty."""
    room = area[0] + area[2] - RIM - SIDE - spread.right
    count = len(spread.chits)
    if is_used and not count and not spread.dice:
        until = "until the end of the game" if is_last else "and comes back with the next round"
        return ("What has been used lies here", until), area[0] + RIM + SIDE
    if is_used and (is_last or room < USED_NOTE):
        return NO_NOTE
    if is_used:
        return ("All of it comes back", "with the next round"), spread.right + 10
    if not count or room < NOTES_WIDTH:
        return NO_NOTE
    return ("1 chit" if count == 1 else f"{count} chits", "never traded"), spread.right + 10


def paint_tray(pen: Pen, area: Area, facts: TrayFacts) -> None:
    """Wood, felt, and a brass plate over the upper left corner."""
    x, y, width, height = area
    pen.tray(area, FELT)
    plate = (x + 14, y - 5, pen.wide(facts.name.upper(), "number", 12.5) + 16, 16.0)
    pen.ribbon(plate, palette.hex_colour("#E9C988"), palette.hex_colour("#A87C3A"), radius=3)
    pen.text(
        facts.name.upper(),
        plate[0] + plate[2] / 2,
        plate[1] + 8,
        "number",
        12.5,
        palette.DARK_INK,
        align="center",
    )
    if facts.line is not None:
        pen.fill((facts.line, y + RIM + 8, 1, height - 2 * RIM - 16), palette.BRASS, 0.35)
    for index, note in enumerate(facts.notes):
        role, colour = ("text", palette.SECONDARY) if index else ("strong", palette.IVORY)
        middle = y + height / 2 + 16 * (index - (len(facts.notes) - 1) / 2)
        pen.text(note, facts.notes_left, middle, role, 13.5, colour, x + width - RIM - facts.notes_left)


def tray_places(board: OwnBoard) -> Iterator[tuple[str, Place]]:
    """Every die and chit of the nation."""
    for is_used, area in ((False, UNUSED), (True, USED)):
        yield from _tray(board, area, is_used)


def _tray(board: OwnBoard, area: Area, is_used: bool) -> Iterator[tuple[str, Place]]:
    spread = _spread(board.nation, area, is_used)
    left, top = area[0] + RIM + SIDE, area[1] + (area[3] - DIE_HEIGHT) / 2
    for index, die in enumerate(spread.dice):
        spot = (left + spread.pitch * index, top, spread.pitch, DIE_HEIGHT)
        yield die.handle, die_place(board, die, spot, die_look(die, edge_for(spread.pitch, TRAY_DIE)))
    left, top = spread.chits_left, area[1] + (area[3] - TRAY_CHIT) / 2
    for chit in spread.chits:
        yield chit_place(board, chit, is_used, (left, top, TRAY_CHIT, TRAY_CHIT))
        left += spread.squeeze * _step_after(chit, spread.chits)


def _spread(nation: Nation, area: Area, is_used: bool) -> Spread:
    dice, chits = sorted_dice(nation, is_used), chits_of(nation, is_used)
    inner = area[2] - 2 * RIM - 2 * SIDE
    squeeze = min(1.0, CHITS_SHARE * inner / max(1.0, _chits_width(chits)))
    between = GAP if dice and chits else 0.0
    pitch = min(DIE_PITCH, (inner - between - squeeze * _chits_width(chits)) / max(1, len(dice)))
    return Spread(dice, chits, pitch, squeeze, area[0] + RIM + SIDE + pitch * len(dice) + between)


def sorted_dice(nation: Nation, is_used: bool) -> list[Die]:
    """The dice of one tray by what they show, the most first; before the first roll by their colours."""
    dice = [die for die in nation.dice if die.is_used == is_used]
    return sorted(
        dice, key=lambda die: (die.face == 0, SIGN_ORDER.get(die.icon.kind, 0), -die.icon.amount, die.handle)
    )


def chits_of(nation: Nation, is_used: bool) -> list[Chit]:
    """The chits of one tray, kind by kind."""
    counts = nation.used_chits if is_used else nation.unused_chits
    return [Chit(kind, number) for kind, count in zip(CHITS, counts, strict=True) for number in range(count)]


def _step_after(chit: Chit, chits: list[Chit]) -> float:
    """Chits lie side by side; more than six of them in stacks of their kind."""
    following = chits.index(chit) + 1
    is_stacked = len(chits) > 5 and following < len(chits) and chits[following].kind == chit.kind
    return STACKED_STEP if is_stacked else CHIT_STEP


def _chits_width(chits: list[Chit]) -> float:
    return sum(_step_after(chit, chits) for chit in chits)


def die_place(board: OwnBoard, die: Die, area: Area, look: DieLook) -> Place:
    """A die of the nation, a little higher where it is laid out for something."""
    is_out = board.decides and board.model.draft is not None and board.model.draft.holds(die.handle)
    return Place(
        moved(area, -LIFT) if is_out else area,
        look,
        z=DICE_Z,
        zone=ZONES[die.is_used],
        caption=die_caption(die),
        zoom=DieCardLook(die.colour),
        can_be_held=board.decides and not die.is_used,
    )


def die_caption(die: Die) -> str:
    """A die in one line."""
    if not die.face:
        return f"{die.colour.capitalize()} die, not rolled yet in this round"
    state = "used" if die.is_used else "unused"
    return f"{die.colour.capitalize()} die: {die.icon.amount} {{{die.icon.kind}}}, {state}"


def chit_place(board: OwnBoard, chit: Chit, is_used: bool, area: Area) -> tuple[str, Place]:
    """A chit of the nation with its name; one that is laid out for something lies a little higher."""
    handle = CHIT_HANDLES[chit.kind]
    name = f"{handle}@{board.seat}{'used' if is_used else ''}#{chit.number}"
    stands_for = (USED_REROLL_CHIT if chit.kind == REROLL else "") if is_used else handle
    is_out = not is_used and board.decides and board.model.draft is not None and board.model.draft.holds(name)
    return name, Place(
        moved(area, -LIFT) if is_out else area,
        ChitLook(chit.kind, area[2], is_used),
        z=DICE_Z + chit.number,
        zone=ZONES[is_used],
        caption=f"A {{{chit.kind}}} chit, {'used' if is_used else 'unused'}",
        stands_for=board.handles(stands_for) if stands_for else (),
        can_be_held=board.decides and not is_used,
        kin=f"{handle}{board.seat}",
    )
