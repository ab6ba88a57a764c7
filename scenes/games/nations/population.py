"""The Population Track of the shown nation, and beside it what its player must know or decide now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.nations.cards import TILES
from game.nations.concepts import FOOD_OF_A_SLOT, STABILITY_OF_A_SLOT, capacity
from game.nations.state import NationsState
from scenes.games.nations.looks import HELD_WORKER, TRACK_WORKER, WorkerLook
from scenes.games.nations.own_board import OwnBoard
from scenes.games.nations.zones import ANSWERS, POPULATION
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.recap import deeds, recap_note, shares
from scenes.kit.seats import seat_colour
from scenes.window.layout import Area, Panel, Place
from sprites import palette
from sprites.die_faces import PIPS
from sprites.die_flat import flat_face
from sprites.pills import cost_pill

ZONE = "population"
GROWTH_HEADING = 108.0
"""Room for the words before the resources of Growth."""
SECTION_X = {"food": 98.0, "stability": 405.0}
SECTION_WIDTH = 138.0
PAWN_STEP = 33.0
LOOSE_ROOM = 40.0
COST = {"food": FOOD_OF_A_SLOT, "stability": STABILITY_OF_A_SLOT}
WORDS = {"food": "per worker, each round", "stability": "per worker, at once"}
TAKING = ("take_worker", "choose_section")
RETURNING = "return_worker"
QUESTIONS = (*TAKING, "to_section")


DEED_ROOM = 34.0
"""Room for the disc of a rival before what it did, and for a gap after it."""


class SectionFacts(NamedTuple):
    """A section of the track: how many Workers it can hold and how many lie on it."""

    room: int
    left: int


class PopulationFacts(NamedTuple):
    """All that the strip shows. `loose` Workers lie beside the sections; `growing` is the choice of Growth.

    While something is `asked`, buttons lie in the right part.
    """

    sections: tuple[SectionFacts, ...]
    loose: int
    asked: bool
    growing: bool
    recap: tuple[tuple[int, str], ...]
    odds: tuple[tuple[str, int], ...] | None


def population_panel(model: TableModel, asked: bool) -> Panel:
    """The panel of the strip; while buttons are `asked` to stand in its right part, that part stays empty."""
    state: NationsState = model.view
    nation = state.nations[model.shown_seat]
    sections = tuple(
        SectionFacts(capacity(nation, name), getattr(nation, f"{name}_track"))
        for name in ("food", "stability")
    )
    recap = tuple((seat_colour(model, seat), words) for seat, words in deeds(model).items())
    odds = _die_odds(state) if state.is_solo and state.event else None
    facts = PopulationFacts(sections, nation.loose, asked, is_growing(model), recap, odds)
    return panel(POPULATION, facts, paint_population)


def is_growing(model: TableModel) -> bool:
    """Whether the viewer is asked for a Worker or resources."""
    decision = model.decision
    return decision is not None and decision.seat == model.viewer and decision.choice.name == "growth"


def answers_area(model: TableModel) -> Area:
    """Where answers to a question are buttons: the right part, in Growth beside a heading."""
    x, y, width, height = ANSWERS
    heading = GROWTH_HEADING if is_growing(model) else 0.0
    return (x + heading, y, width - heading, height)


def _die_odds(state: NationsState) -> tuple[tuple[str, int], ...]:
    """What a 5 and a 6 would do now."""
    tile = TILES[state.event]
    return (tile.on_five, tile.on_six)


def population_places(board: OwnBoard) -> Iterator[tuple[str, Place]]:
    """Workers on the track; the sections themselves answer where a Worker goes back to."""
    nation, verbs = board.nation, board.verbs
    question = next((verb for verb in QUESTIONS if verb in verbs), "")
    drop_verb = RETURNING if RETURNING in verbs else ""
    colour = board.model.seats[board.seat].colour
    for section, left in SECTION_X.items():
        on_track = getattr(nation, f"{section}_track")
        room = capacity(nation, section)
        stands_for = (section,) if question else ()
        if question or drop_verb:
            area = (left, POPULATION[1] + 3, SECTION_WIDTH, POPULATION[3] - 6)
            caption = f"{section.capitalize()} section of the Population Track"
            yield (
                f"track {section}",
                Place(
                    area,
                    zone=ZONE,
                    caption=caption,
                    stands_for=stands_for,
                    verb=question,
                    drop_verb=drop_verb,
                ),
            )
        for number in range(on_track):
            position = room - on_track + number
            yield (
                f"worker{board.seat}@{section}#{number}",
                Place(
                    _pawn_area(left, position),
                    WorkerLook(colour, TRACK_WORKER),
                    z=20,
                    zone=ZONE,
                    caption=f"Worker on the {section} section",
                    stands_for=stands_for,
                    can_be_held=question in TAKING,
                    held_look=WorkerLook(colour, HELD_WORKER),
                    verb=question,
                    kin=f"worker{board.seat}",
                    is_flat=True,
                ),
            )
    yield from _loose_workers(board, colour, question)


def recap_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """What the rivals did since the viewer's last turn, to be read in full where it is told in few words."""
    if model.recap and not is_growing(model):
        yield "recap", recap_note(model, ANSWERS, ZONE)


def _loose_workers(board: OwnBoard, colour: int, question: str) -> Iterator[tuple[str, Place]]:
    for number in range(board.nation.loose):
        yield (
            f"worker{board.seat}@loose#{number}",
            Place(
                (POPULATION[0] + 6 + number * 5, POPULATION[1] + 6.5, TRACK_WORKER, TRACK_WORKER),
                WorkerLook(colour, TRACK_WORKER),
                z=20,
                zone=ZONE,
                caption="Worker that costs nothing to take",
                stands_for=("loose",) if question else (),
                can_be_held=question in TAKING,
                held_look=WorkerLook(colour, HELD_WORKER),
                verb=question,
                kin=f"worker{board.seat}",
                is_flat=True,
            ),
        )


def _pawn_area(left: float, position: int) -> Area:
    return (left + 5 + position * PAWN_STEP, POPULATION[1] + 6.5, TRACK_WORKER, TRACK_WORKER)


def paint_population(pen: Pen, area: Area, facts: PopulationFacts) -> None:
    """Two sections with their prices; at the right the news, or the odds of the die."""
    pen.plate(area, palette.POPULATION_PLATE, 0.72)
    middle = area[1] + area[3] / 2
    if facts.loose:
        pen.text("no upkeep", area[0] + LOOSE_ROOM, middle, "label", 13, palette.SECONDARY, 90 - LOOSE_ROOM)
    else:
        pen.heading("Take one" if facts.growing else "Population", area[0] + 10, middle, 76)
    for name, section in zip(SECTION_X, facts.sections, strict=True):
        _paint_section(pen, SECTION_X[name], middle, name, section)
    pen.fill((ANSWERS[0] - 6, area[1] + 7, 1, area[3] - 14), palette.BRASS, 0.27)
    if facts.growing:
        pen.heading("or take instead", ANSWERS[0] + 4, middle, GROWTH_HEADING)
    elif not facts.asked:
        if facts.odds is not None:
            _paint_odds(pen, ANSWERS, facts.odds)
        elif facts.recap:
            _paint_recap(pen, ANSWERS, facts.recap)


def _paint_section(pen: Pen, x: float, y: float, name: str, section: SectionFacts) -> None:
    pen.fill((x, y - 16, SECTION_WIDTH, 32), palette.INK, 0.45, radius=5)
    ghost = pen.theme.icon("meeple", TRACK_WORKER * 0.92, palette.IVORY).copy()
    ghost.set_alpha(46)
    for position in range(section.room - section.left):
        left, top, width, height = _pawn_area(x, position)
        pen.stamp(ghost, left + width / 2, top + height / 2, "center")
    pill = cost_pill(pen.theme, f"−{COST[name]}", name, 17)
    left = x + SECTION_WIDTH + 8
    left += pen.stamp(pill, left, y) + 5
    pen.text(WORDS[name], left, y, "label", 13, palette.SECONDARY, x + 300 - left)


def _paint_recap(pen: Pen, area: Area, recap: tuple[tuple[int, str], ...]) -> None:
    """What the rivals did since the viewer's last turn."""
    x, y, width, _ = area
    pen.heading("Since your turn", x, y + 8)
    given = shares([pen.wide(words, "name", 13) + DEED_ROOM for _, words in recap], width - 4)
    for (colour, words), room in zip(recap, given, strict=True):
        pen.seat(colour, x + 8, y + 25, 16)
        pen.line(words, x + 20, y + 25, "name", 13, palette.IVORY, room - DEED_ROOM)
        x += room


def _paint_odds(pen: Pen, area: Area, odds: tuple[tuple[str, int], ...]) -> None:
    """What the next roll of the shadow's die may do."""
    x, y, _, height = area
    middle = y + height / 2
    x += pen.text("Next roll", x, middle, "number", 13.5, palette.BRASS_LIGHT) + 10
    x += pen.stamp(flat_face(pen.theme, PIPS, 4, 17), x, middle) + 5
    x += pen.line("**67%** a column goes", x, middle, "name", 13.5) + 14
    for face, (kind, amount) in zip((5, 6), odds, strict=True):
        x += pen.stamp(flat_face(pen.theme, PIPS, face, 17), x, middle) + 5
        sign = f"+{amount}" if amount > 0 else f"−{-amount}"
        x += pen.line(f"**17%** the shadow {sign} {{{kind}}}", x, middle, "name", 13.5) + 14
