"""Where on a table the moves are made that the adviser speaks of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine import Move
from scenes import ui
from scenes.play.input.answers import buttons_of
from scenes.play.input.controls import Controls
from scenes.play.input.turn_input import handles_of
from scenes.play.view.table_view import TableView
from scenes.ui.host.drag import overlap
from scenes.ui.host.placement import apart

OVER = 0.35
"""How much of a disc lies higher on a button, so that it hides no word of it."""

SMALL = 3.0
"""Discs side by side that have room on a piece that is not small."""


def spot_of(
    table: TableView, controls: Controls, moves: Sequence[Move], move: Move, is_batch: bool = False
) -> ui.Area | None:
    """Where a move is made: on what tells it from the other ones, or else, as several at once, on its button."""
    if not is_batch and (name := place_of(table, moves, move)):
        return table.top.layout.targets[name].area
    return button_of(table, controls, move)


def button_of(table: TableView, controls: Controls, move: Move) -> ui.Area | None:
    """The button by which a move is made; None where there is none."""
    for button in buttons_of(move, table.game.turn.draft):
        found = next((each for each in controls.buttons if each.name == button), None)
        if found:
            return found.area
    return None


def place_of(table: TableView, moves: Sequence[Move], move: Move, piece: str = "") -> str:
    """The name of the place that tells a move from the other ones; empty where it is made by a button. piece: what
    the move is about, which comes first where several of its handles tell it apart.
    """
    handles = sorted(move[1:], key=lambda handle: (sum(handle in each for each in moves), handle != piece))
    for handle in handles:
        for name, place in table.top.layout.targets.items():
            if place.area[2] and handle in handles_of(name, place) and place.verb in ("", move[0]):
                return name
    return ""


def opens_choice(name: str, place: ui.Target) -> bool:
    """Whether touching a place only opens what is to be chosen from, such as a pile: what lies on it is another piece
    than the one that is meant.
    """
    return bool(place.verb) and len(place.stands_for) > 1 and name not in place.stands_for


def disc_corner(targets: Mapping[str, ui.Target], name: str) -> ui.Point:
    """The corner of a piece that its disc lies on: the upper left one, or, of a button beside others of the table, the
    first one that is farthest from all others.
    """
    x, y, wide, high = targets[name].area
    corners = [(x, y), (x + wide, y + high), (x + wide, y), (x, y + high)]
    verb = targets[name].verb
    if not verb:
        return corners[0]
    others = [each.area for other, each in targets.items() if other != name and each.verb not in ("", verb)]
    far = [min((apart((*corner, 0.0, 0.0), area) for area in others), default=0.0) for corner in corners]
    return corners[far.index(max(far))]


def disc_middle(area: ui.Area, corner: ui.Point, side: float) -> ui.Point:
    """Where the middle of a disc of this size lies that belongs to this corner of a piece: on a small piece, such as a
    button, whole within its width, so that it touches no neighbour; on a large one most of it is on the piece.
    """
    x, y, wide, high = area
    is_small = min(wide, high) < SMALL * side
    right, down = min(side * (0.5 if is_small else 0.25), wide / 2), 0.0 if is_small else side / 4
    return corner[0] + (right if corner[0] <= x else -right), corner[1] + (down if corner[1] <= y else -down)


def button_disc(button: ui.Area, others: Sequence[ui.Area], side: float, clear: Sequence[ui.Area] = ()) -> ui.Point:
    """Where the middle of the disc of a button lies: over its upper left corner, or beside its left or right edge where
    it would lie on another button there and seem to mean that one, or on figures that are kept `clear`.
    """
    x, y, wide, high = button
    above = disc_middle(button, (x, y - OVER * side), side)
    beside = [(left, y + high / 2) for left in (x - side / 4, x + wide + side / 4)]
    spots = (above, *beside)
    discs = ((spot, (spot[0] - side / 2, spot[1] - side / 2, side, side)) for spot in spots)
    return next((spot for spot, disc in discs if not any(overlap(disc, each) > 0 for each in (*others, *clear))), above)
