"""The Population Track of the shown nation, and beside it what its player must know or decide now."""

from __future__ import annotations

from functools import partial

from game.core.sentences import Sentences
from game.nations.cards import TILES
from game.nations.concepts import FOOD_OF_A_SLOT, STABILITY_OF_A_SLOT, capacity
from game.nations.state import NationsState
from scenes.games.nations.explanations import section as about_section
from scenes.games.nations.explanations import worker as about_worker
from scenes.games.nations.looks import HELD_WORKER, TRACK_WORKER, WorkerLook, die_face
from scenes.games.nations.own_board import OwnBoard
from scenes.games.nations.round_told import next_roll
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.drawn import Drawn, cost
from scenes.kit.explanation import Explanation, Slip
from scenes.kit.fitting import Spread
from scenes.kit.laid import Sheet, lasting
from scenes.kit.leaves import Art, bar, disc, fill, heading, piece, plate
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.recap import deeds, since_turn
from scenes.kit.seats import SEATED, seat_colour
from scenes.kit.table import ANSWERS
from scenes.kit.text import Text
from scenes.window.layout import Area, Place
from sprites import palette

say = Sentences("nations")

ZONE = "population"
SECTION_WIDTH, PAWN_GAP = 138.0, 6.0
COST = {"food": FOOD_OF_A_SLOT, "stability": STABILITY_OF_A_SLOT}
TAKING = ("take_worker", "choose_section")
RETURNING = "return_worker"
QUESTIONS = (*TAKING, "to_section")

ANSWERED_BY_BUTTONS = frozenset(
    {"choose", "pay_with", "take_resources", "save", "lose_resource", "choose_section"}
)
"""Verbs of questions whose answers are buttons rather than pieces."""

LEAST_ANSWERS, WIDE_ANSWERS = 180.0, 500.0


def is_growing(model: TableModel) -> bool:
    """Whether the viewer is asked for a Worker or resources."""
    decision = model.decision
    return decision is not None and decision.seat == model.viewer and decision.choice.name == "growth"


def _asks_with_buttons(model: TableModel) -> bool:
    """Whether the right part is needed for the answers to a question."""
    decision = model.decision
    if decision is None or decision.seat != model.viewer:
        return False
    return any(move[0] in ANSWERED_BY_BUTTONS for move in decision.moves)


@lasting("view", "decision", "recap", *SEATED)
def population(model: TableModel) -> Sheet:
    """Two sections with their prices; at the right the answers to a question, the news, or the odds of the die."""
    board = OwnBoard(model, model.shown_seat)
    told = Explanation(
        say("population.title_told"),
        remarks=(say("population.loose_told" if board.nation.loose else "population.told"),),
        chapter="Growth",
    )
    if board.nation.loose:
        title: Box = Row(
            _loose(board), Text(say("population.no_upkeep"), "label", 13, palette.SECONDARY), gap=3
        )
    else:
        title = heading(say("population.take" if is_growing(model) else "population.title"))
    return Sheet(
        Row(
            Row(title, wide=84.0, name="population", tells=told),
            6.0,
            _section(board, "food"),
            18.0,
            _section(board, "stability"),
            10.0,
            bar(high=26.0),
            5.0,
            _right(model),
            high=40,
            pad=(6, 0, 4, 0),
            back=(plate(fill=palette.POPULATION_PLATE, opacity=0.72),),
        ),
        zone=ZONE,
    )


def _question(board: OwnBoard) -> str:
    return next((verb for verb in QUESTIONS if verb in board.verbs), "")


def _section(board: OwnBoard, name: str) -> Row:
    """A section of the track with its Workers and what taking one costs; it answers where a Worker goes back to."""
    question = _question(board)
    drop_verb = RETURNING if RETURNING in board.verbs else ""
    told = Slip(about_section, board.model, board.seat, name)
    caption = say(f"section.{name}")
    place = None
    if question or drop_verb:
        place = partial(
            Place, zone=ZONE, caption=caption, stands_for=(name,) if question else (), verb=question,
            drop_verb=drop_verb,
        )  # fmt: skip
    left, room = getattr(board.nation, f"{name}_track"), capacity(board.nation, name)
    pawns: list[Box] = [
        Art(_absent, wide=TRACK_WORKER, high=TRACK_WORKER, snug=True) for _ in range(room - left)
    ]
    pawns += [
        _worker(board, f"{name}#{number}", say(f"population.worker_{name}"), (name,))
        for number in range(left)
    ]
    return Row(
        Row(
            *pawns,
            Gap(grow=1),
            gap=PAWN_GAP,
            wide=SECTION_WIDTH,
            high=32,
            snug=True,
            pad=(5, 0, 0, 0),
            name=f"track {name}",
            place=place,
            tells=told,
            caption=caption,
            back=(fill(palette.INK, 0.45, 5),),
        ),
        8.0,
        Row(
            cost(COST[name], name, 17),
            Text(say(f"population.{name}"), "label", 13, palette.SECONDARY, drop=2),
            gap=5,
            name=f"cost of {name}",
            tells=told,
        ),
    )


def _worker(board: OwnBoard, where: str, caption: str, means: tuple[str, ...]) -> Box:
    question, colour = _question(board), board.model.seats[board.seat].colour
    return piece(
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
        kin=f"worker{board.seat}",
        is_flat=True,
        zoom=Slip(about_worker, board.model, means[0]),
    )


def _loose(board: OwnBoard) -> Spread:
    """Workers that lie beside the sections."""
    loose = range(board.nation.loose)
    pawns = [_worker(board, f"loose#{number}", say("population.loose"), ("loose",)) for number in loose]
    return Spread(*pawns, wide=TRACK_WORKER + 5 * (len(pawns) - 1))


def _absent(pen: Pen, area: Area) -> None:
    """The faint outline of a Worker that has left."""
    ghost = pen.theme.icon("meeple", area[2] * 0.92, palette.IVORY).copy()
    ghost.set_alpha(46)
    pen.stamp(ghost, area[0] + area[2] / 2, area[1] + area[3] / 2, "center")


# -- the right part -----------------------------------------------------------------------------------------------


def _right(model: TableModel) -> Row:
    """What is asked, what the rivals did, or what the die may do."""
    state: NationsState = model.view
    parts: tuple[Box, ...] = (Gap(grow=1, name=ANSWERS, margin=(0, 3, 0, 3)),)
    if is_growing(model):
        told = Explanation(say("rail.growth"), remarks=(say("rail_told.growth"),), chapter="Growth")
        words = heading(say("population.or_resources"), name="or resources", tells=told)
        parts = (words, *parts)
    elif not _asks_with_buttons(model):
        shown: Box = Gap()
        if state.is_solo and state.event:
            shown = _odds(model)
        elif model.recap:
            shown = _recap(model)
        parts = (Overlay(*parts, shown, grow=1),)
    return Row(*parts, gap=8, grow=1, wide=(LEAST_ANSWERS, WIDE_ANSWERS))


def _recap(model: TableModel) -> Column:
    """What the rivals did since the viewer's last turn, to be read in full on its slip."""
    told = since_turn(model)
    return Column(
        heading(told.title, drop=1),
        Row(
            *(
                Row(disc(seat_colour(model, seat), 16), Text(words, "name", 13, cut=True), gap=4)
                for seat, words in deeds(model).items()
            ),
            Gap(grow=1),
            gap=10,
        ),
        name="recap",
        tells=told,
        pad=(0, 1, 0, 1),
    )


def _odds(model: TableModel) -> Row:
    """What the next roll of the shadow's die may do."""
    tile = TILES[model.view.event]
    faces = [(4, say("shadow.column"), "**67%**")]
    for face, (kind, amount) in ((5, tile.on_five), (6, tile.on_six)):
        change = f"+{amount}" if amount > 0 else f"−{-amount}"
        words = say("shadow.change", change=change, kind=kind)
        faces.append((face, words, f"{change} {{{kind}}}"))
    return Row(
        Text(say("shadow.next_roll"), "number", 13.5, palette.BRASS_LIGHT, drop=1),
        *(
            Row(Drawn(die_face, 17, face), Text(words, "name", 13.5, shorter=(short,)), gap=5)
            for face, words, short in faces
        ),
        Gap(grow=1),
        gap=12,
        name="next roll",
        tells=Slip(next_roll, model),
    )
