"""Open places: which places mean something now, where what is in the hand may go, and how what is laid out glows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.draft import Draft
from game.engine.goal_search import Goal, GoalRoute
from game.engine.selection import Selection
from scenes import ui
from scenes.play.help.goal_finder import GoalFinder
from scenes.play.input.drafting import Drafting
from scenes.play.input.turn_input import TurnInput, handles_of


class Picked(NamedTuple):
    """What is picked and laid out in a person's turn, and what is in the hand."""

    turn: TurnInput
    selection: Selection
    draft: Draft | None
    held: str | None


class OpenPlaces(NamedTuple):
    """What it hangs on which places mean something; `ways` tell what cannot be done yet, `openings` what of it moves
    would open that cost no turn.
    """

    picked: Picked
    places: Mapping[str, ui.Target]
    ways: GoalFinder
    openings: Mapping[Goal, GoalRoute]


class LaidOut(NamedTuple):
    """What is laid out, the places where it lies, and the hot one."""

    draft: Draft
    places: Mapping[str, ui.Target]
    hot: str | None


class Pointed(NamedTuple):
    """What is laid out, and the handles of a place that is pointed at."""

    drafting: Drafting
    laid_out: Draft | None
    handles: tuple[str, ...]


@ui.memo
def meant(pointed: Pointed) -> Draft | None:
    """What is laid out, in the way in which a touch would confirm it."""
    draft, handles = pointed.laid_out, pointed.handles
    return pointed.drafting.confirmed_by(handles) or draft


@ui.memo
def lit(open_places: OpenPlaces) -> frozenset[str]:
    """The places that mean something to the person who decides now."""
    return open_places.picked.turn.lit(open_places.places)


@ui.memo
def landings(open_places: OpenPlaces) -> frozenset[str]:
    """The places that would take the piece in the hand."""
    return open_places.picked.turn.landings(open_places.places)


@ui.memo
def opened(open_places: OpenPlaces) -> frozenset[str]:
    """The places of which moves would open what cannot be done yet, at no cost."""
    ways, openings, bright = open_places.ways, open_places.openings, lit(open_places)
    dark = ((name, place) for name, place in open_places.places.items() if name not in bright)
    return frozenset(name for name, place in dark if wish_of(ways, name, place) in openings)


def wish_of(ways: GoalFinder, name: str, place: ui.Target) -> Goal | None:
    """What cannot be done yet and a dark place stands for."""
    handles = handles_of(name, place)
    return ways.wish(place.verb, handles) if (handles or place.verb) and not place.is_note else None


@ui.memo
def glows_of(laid_out: LaidOut) -> Mapping[str, tuple[str, ...]]:
    """How what is laid out glows: its pieces softly, what it is about more."""
    draft, hot = laid_out.draft, laid_out.hot
    subjects, glows = set(draft.subjects), dict[str, tuple[str, ...]]()
    for name, place in laid_out.places.items():
        if not subjects.isdisjoint(handles_of(name, place)):
            glows[name] = ("hot",)
        elif draft.holds(name):
            glows[name] = ("hot",) if name == hot else ("asked",)
    return glows
