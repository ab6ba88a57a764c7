"""Workers: taking and returning them, deploying and undeploying (N-WORKER, N-DEPLOY)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nations.concepts import capacity, place_index, workers_changed
from game.nations.state import EMPTY, SHADOW, Nation, NationsState

SECTIONS = ("food", "stability")
LOOSE = "loose"


def sections_to_take(nation: Nation) -> tuple[str, ...]:
    """Where the next Worker may come from; a loose one goes before all others (N-WORKER-07)."""
    if nation.loose:
        return (LOOSE,)
    return tuple(
        section for section, left in zip(SECTIONS, (nation.food_track, nation.stability_track), strict=True) if left
    )


def take_worker(state: NationsState, seat: int) -> None:
    """A card or an event gives a Worker from the track; the owner picks the section (N-EVENT-12, N-EVENT-14)."""
    if state.shadows and seat == SHADOW:
        return
    sections = sections_to_take(state.nations[seat])
    if len(sections) > 1:
        state.then((WHICH_SECTION, seat))
    elif sections:
        take_from(state, seat, sections[0])


def take_from(state: NationsState, seat: int, section: str) -> None:
    """Move a Worker from a section of the track to the Resource Area (N-WORKER-02, N-GROWTH-03)."""
    nation = state.nations[seat]
    if section == LOOSE:
        nation.loose -= 1
    elif section == "food":
        nation.food_track -= 1
    else:
        nation.stability_track -= 1
    nation.area += 1
    workers_changed(state, nation)
    happen(state, "took_worker", seat, section=section)


class TakeWorker(Action[NationsState]):
    """Take a Worker from the Population Track."""

    verb = "take_worker"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """One move for each section it may come from."""
        return [("take_worker", section) for section in sections_to_take(state.nations[seat])]

    def carry_out(self, state: NationsState, seat: int, section: str) -> None:
        """Take it."""
        take_from(state, seat, section)


def return_worker(state: NationsState, seat: int) -> None:
    """A nation loses a Worker to the track: any of those off it, deployed or not (N-EVENT-13, R-28)."""
    if state.shadows and seat == SHADOW:
        return
    places = places_with_workers(state.nations[seat])
    if len(places) > 1:
        state.then((WHICH_WORKER, seat))
    elif places:
        give_back(state, seat, places[0])


def places_with_workers(nation: Nation) -> list[str]:
    """Where the nation has Workers off the track: its area and its manned cards."""
    places = ["area"] if nation.area else []
    return places + [f"slot{index}" for index, count in enumerate(nation.workers) if count]


def give_back(state: NationsState, seat: int, place: str) -> None:
    """Take the Worker from its place and ask for the section it goes to (N-WORKER-03, N-WORKER-04)."""
    nation = state.nations[seat]
    if place != "area":
        undeploy(state, seat, place)
    nation.area -= 1
    nation.loose += 1
    room = sections_with_room(nation)
    if len(room) > 1:
        state.then((TO_SECTION, seat))
    elif room:
        put_into(state, seat, room[0])
    else:
        happen(state, "returned_worker", seat, section=LOOSE)


def sections_with_room(nation: Nation) -> list[str]:
    """The sections of the track with an empty slot (N-WORKER-05)."""
    tracks = (nation.food_track, nation.stability_track)
    return [section for section, count in zip(SECTIONS, tracks, strict=True) if count < capacity(nation, section)]


def put_into(state: NationsState, seat: int, section: str) -> None:
    """Set the returned Worker, lying on the track so far, into a section."""
    nation = state.nations[seat]
    nation.loose -= 1
    if section == "food":
        nation.food_track += 1
    else:
        nation.stability_track += 1
    workers_changed(state, nation)
    happen(state, "returned_worker", seat, section=section)


class ReturnWorker(Action[NationsState]):
    """Pick the Worker that goes back to the track (DEC-26)."""

    verb = "return_worker"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """One move for each place with Workers."""
        return [("return_worker", place) for place in places_with_workers(state.nations[seat])]

    def carry_out(self, state: NationsState, seat: int, place: str) -> None:
        """Give it back."""
        give_back(state, seat, place)


class ToSection(Action[NationsState]):
    """Pick the section that a returned Worker goes to (DEC-26)."""

    verb = "to_section"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every section with room."""
        return [("to_section", section) for section in sections_with_room(state.nations[seat])]

    def carry_out(self, state: NationsState, seat: int, section: str) -> None:
        """Put it there."""
        put_into(state, seat, section)


WHICH_SECTION = Choice("which_section", TakeWorker())
WHICH_WORKER = Choice("which_worker", ReturnWorker())
TO_SECTION = Choice("to_section", ToSection())


def undeploy(state: NationsState, seat: int, place: str, onto: str = EMPTY) -> None:
    """Take a Worker off a card, free of charge; its benefit ends at once (N-DEPLOY-03, N-DEPLOY-09).

    `onto` is the card that the Worker is deployed on next, if it is.
    """
    nation = state.nations[seat]
    index = place_index(place)
    _man(nation, index, -1)
    workers_changed(state, nation)
    happen(state, "undeployed", seat, card=nation.slots[index], place=place, onto=onto)


def deploy(state: NationsState, seat: int, place: str, off: str = EMPTY) -> None:
    """Set a Worker from the Resource Area on a card (N-DEPLOY-01, N-DEPLOY-11).

    `off` is the card that the Worker was taken off for this, if it was.
    """
    nation = state.nations[seat]
    index = place_index(place)
    _man(nation, index, 1)
    workers_changed(state, nation)
    happen(state, "deployed", seat, card=nation.slots[index], place=place, off=off)


def _man(nation: Nation, index: int, change: int) -> None:
    workers = nation.workers
    nation.workers = (*workers[:index], workers[index] + change, *workers[index + 1 :])
    nation.area -= change
