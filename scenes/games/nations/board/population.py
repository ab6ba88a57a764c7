"""The Population Track of a nation: the Workers that may still be taken, and what each of them costs."""

from __future__ import annotations

from functools import partial

from game.nations.concepts import FOOD_OF_A_SLOT, STABILITY_OF_A_SLOT, capacity
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.looks import HELD_WORKER, TRACK_WORKER, WorkerLook
from scenes.games.nations.board.own_board import OwnBoard
from scenes.games.nations.text.explanations import section as about_section
from scenes.games.nations.text.explanations import worker as about_worker
from scenes.games.nations.zones import POPULATION
from scenes.table.model import TableModel
from scenes.ui.picture_leaves import cost
from sprites.paint import palette

say = Sentences("nations")

ZONE = "population"
SECTION_PAD, PAWN_GAP = 4.0, 2.0
OPACITY = 0.72
"""How opaque its plate is: what is said on it is read over any ground."""

COST = {"food": FOOD_OF_A_SLOT, "stability": STABILITY_OF_A_SLOT}
TAKING = ("take_worker", "choose_section")
RETURNING = "return_worker"
QUESTIONS = (*TAKING, "to_section")


def is_growing(model: TableModel[NationsState]) -> bool:
    """Whether the viewer is asked for a Worker or resources."""
    decision = model.decision
    return decision is not None and decision.seat == model.viewer and decision.choice.name == "growth"


def population(board: OwnBoard) -> ui.Row:
    """Two sections with their prices."""
    told = ui.Explanation(
        say("population.title_told"),
        remarks=(say("population.loose_told" if board.nation.loose else "population.told"),),
        chapter="Growth",
    )
    if board.nation.loose:
        title: ui.Box = ui.Row(
            _loose(board), ui.Text(say("population.no_upkeep"), ui.Style.CAPTION, lines=2, drop=1), gap=3
        )
    else:
        title = ui.heading(say("population.take" if is_growing(board.model) else "population.title"))
    return ui.Row(
        ui.Row(title, name=board.name("population"), tells=told, drop=0 if board.nation.loose else 1),
        ui.Gap(wide=4, grow=1),
        _section(board, "food"),
        ui.Gap(wide=8, grow=1),
        _section(board, "stability"),
        zone=ZONE,
        name=POPULATION if board.seat == board.model.shown_seat else "",
        high=(30.0, 42.0),
        pad=(8, 0, 6, 0),
        back=(ui.plate(fill=palette.POPULATION_PLATE, opacity=OPACITY),),
    )


def _question(board: OwnBoard) -> str:
    return next((verb for verb in QUESTIONS if verb in board.verbs), "")


def _section(board: OwnBoard, name: str) -> ui.Row:
    """A section of the track with its Workers and what taking one costs; it answers where a Worker goes back to."""
    question = _question(board)
    drop_verb = RETURNING if RETURNING in board.verbs else ""
    told = ui.Tooltip(about_section, board.model, board.seat, name)
    caption = say(f"section.{name}")
    target = None
    if question or drop_verb:
        target = partial(
            ui.Target, zone=ZONE, caption=caption, stands_for=(name,) if question else (), verb=question,
            drop_verb=drop_verb,
        )  # fmt: skip
    left, room = getattr(board.nation, f"{name}_track"), capacity(board.nation, name)
    pawns: list[ui.Box] = [ui.Art(_absent, wide=TRACK_WORKER, high=TRACK_WORKER, snug=True) for _ in range(room - left)]
    pawns += [_worker(board, f"{name}#{number}", say(f"population.worker_{name}"), (name,)) for number in range(left)]
    return ui.Row(
        ui.Row(
            *pawns,
            ui.Gap(grow=1),
            gap=PAWN_GAP,
            wide=2 * SECTION_PAD + room * (TRACK_WORKER + PAWN_GAP) - PAWN_GAP,
            high=28,
            snug=True,
            pad=(SECTION_PAD, 0, 0, 0),
            name=board.name(f"track {name}") if board.seat != board.model.shown_seat else f"track {name}",
            target=target,
            tells=told,
            caption=caption,
            back=(ui.fill(palette.INK, 0.45, 5),),
        ),
        5.0,
        ui.Column(
            ui.Gap(grow=1),
            ui.Row(cost(COST[name], name, 16), ui.Gap(grow=1)),
            ui.Text(say(f"population.{name}"), ui.Style.FINE, drop=2),
            ui.Gap(grow=1),
            name=board.name(f"cost of {name}"),
            tells=told,
        ),
    )


def _worker(board: OwnBoard, where: str, caption: str, means: tuple[str, ...]) -> ui.Box:
    question, colour = _question(board), board.model.seats[board.seat].colour
    return ui.piece(
        f"worker{board.seat}@{where}",
        (TRACK_WORKER, TRACK_WORKER),
        WorkerLook(colour, TRACK_WORKER),
        z=20,
        zone=ZONE,
        caption=caption,
        stands_for=means if question else (),
        can_be_held=question in TAKING,
        held_look=WorkerLook(colour, HELD_WORKER),
        verb=question,
        identity=f"worker{board.seat}",
        is_flat=True,
        tells=ui.Tooltip(about_worker, board.model, means[0]),
    )


def _loose(board: OwnBoard) -> ui.OverlappingRow:
    """Workers that lie beside the sections."""
    loose = range(board.nation.loose)
    pawns = [_worker(board, f"loose#{number}", say("population.loose"), ("loose",)) for number in loose]
    return ui.OverlappingRow(*pawns, wide=TRACK_WORKER + 5 * (len(pawns) - 1))


def _absent(pen: ui.Pen, area: ui.Area) -> None:
    """The faint outline of a Worker that has left."""
    ghost = pen.theme.icon("meeple", area[2] * 0.92, palette.IVORY).copy()
    ghost.set_alpha(46)
    pen.stamp(ghost, area[0] + area[2] / 2, area[1] + area[3] / 2, "center")
