"""The cards of the shown nation: Buildings and Military with their Workers, Advisors, Wonders, Colonies.

A nation that is only looked at lies in the same places; its pieces then answer no question of the rules, so the
names of its places end in its seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.nations.cards import CARDS
from game.nations.concepts import place_index
from game.nations.deploying import deploy_cost
from game.nations.state import EMPTY, Nation, NationsState
from scenes.games.nations.faces import card_caption, card_face, piece_name
from scenes.games.nations.looks import HELD_WORKER, WORKER_HEIGHT, CardLook, WorkerLook
from scenes.games.nations.zones import (
    ADVISOR_X,
    CARD,
    COLONY_X,
    HALF,
    LOWER_HALF,
    OWN_TOP,
    READY_X,
    SLOT_X,
    WONDER_X,
)
from scenes.kit.looks import PlaceLook
from scenes.kit.seat_board import SeatBoard
from scenes.window.layout import Area, Place
from sprites.card_layout import TABLE, layout_of

CARDS_Z, WORKERS_Z = 10, 20
HEAD_ROOM = 1.0
"""Units by which the middle of a Worker lies above the middle of its socket."""

ZONE = "own board"

NOUNS = {"slot": "Building or Military", "colony": "Colony", "advisor": "Advisor", "ready": "ready Wonder"}
GHOSTS = {
    "slot": "house",
    "colony": "island",
    "advisor": "imperial-crown",
    "ready": "great-pyramid",
    "wonder": "great-pyramid",
}
"""What belongs on an empty place, as an icon."""


class OwnBoard(SeatBoard):
    """The board of one nation, laid out at the bottom of the table."""

    @property
    def state(self) -> NationsState:
        """The state as the viewer may see it."""
        view: NationsState = self.model.view
        return view

    @property
    def nation(self) -> Nation:
        """The nation shown."""
        return self.state.nations[self.seat]

    @property
    def verbs(self) -> frozenset[str]:
        """What may be done here now: the verbs of the pending question, none unless the shown nation is asked."""
        decision = self.model.decision
        return frozenset(move[0] for move in decision.moves) if decision and self.decides else frozenset()

    def places(self) -> Iterator[tuple[str, Place]]:
        """All cards, empty places and Workers."""
        for index, x in enumerate(SLOT_X[: len(self.nation.slots)]):
            yield self._card_place("slot", index, self.nation.slots[index], (x, OWN_TOP, *CARD))
            yield from self._workers(index, x)
        yield from self._advisors()
        yield self._wonder()
        yield from self._halves("colony", self.nation.colonies, colony_areas(self.nation))
        yield from self._halves("ready", self.nation.ready, ready_areas(self.nation))

    def _card_place(
        self, kind: str, index: int, card: str, area: Area, form: str = "table"
    ) -> tuple[str, Place]:
        """A card in its place, or the empty place itself."""
        handle = f"{kind}{index}"
        if card == EMPTY:
            look = PlaceLook(area[2], area[3], GHOSTS[kind])
            return self.name(handle), Place(
                area,
                look,
                zone=ZONE,
                caption=f"Empty place for a {NOUNS[kind]}",
                stands_for=self.handles(*self._first_free(kind)),
                is_flat=True,
            )
        return piece_name(card, self.seat), Place(
            area,
            self._card_look(card, handle, form),
            z=CARDS_Z,
            zone=ZONE,
            caption=card_caption(card),
            zoom=CardLook(card_face(card), "zoom"),
            stands_for=self.handles(handle),
            kin=f"card {card}",
        )

    def _first_free(self, kind: str) -> tuple[str, ...]:
        """The one place that moves name for all free Colony places, or for all free Advisor places."""
        row = {"colony": self.nation.colonies, "advisor": self.nation.advisors}.get(kind, ())
        return (f"{kind}{row.index(EMPTY)}",) if EMPTY in row else ()

    def _card_look(self, card: str, handle: str, form: str) -> CardLook:
        special = CARDS[card].special
        used = special is not None and special.limit > 0 and self.nation.used.count(card) >= special.limit
        price = deploy_cost(self.nation, card) if self._is_deploy_target(handle) else None
        return CardLook(card_face(card), form, self._places_for_workers(handle), 0, used, price)

    def _places_for_workers(self, handle: str) -> int:
        """How many Workers stand there, if that is more than the card has sockets printed."""
        if not handle.startswith("slot"):
            return 0
        index = place_index(handle)
        workers = self.nation.workers[index]
        return workers if workers > len(CARDS[self.nation.slots[index]].vp) else 0

    def _is_deploy_target(self, handle: str) -> bool:
        """Whether a Worker has been picked up and may be put here now."""
        selection = self.model.selection
        if not self.decides or not (selection.picked or selection.verb == "deploy"):
            return False
        return any(move[0] == "deploy" and move[2] == handle for move in selection.open_moves)

    def _workers(self, index: int, x: float) -> Iterator[tuple[str, Place]]:
        """The Workers on a card, each on its socket; what a Worker scores stands on its chest."""
        card, count = self.nation.slots[index], self.nation.workers[index]
        if not count:
            return
        colour = self.model.seats[self.seat].colour
        layout = layout_of(card_face(card), CARDS[card].type, TABLE, 0, count)
        height = WORKER_HEIGHT * layout.socket / TABLE.socket
        vp = CARDS[card].vp
        for number, (left, top) in enumerate(layout.sockets[:count]):
            look = WorkerLook(colour, height, vp[number] if number < len(vp) else None)
            area = (x + left - height / 2, OWN_TOP + top - height / 2 - HEAD_ROOM, height, height)
            handle = f"slot{index}"
            yield (
                f"worker{self.seat}@{handle}#{number}",
                Place(
                    area,
                    look,
                    z=WORKERS_Z + count - number,
                    zone=ZONE,
                    caption=f"Worker on {CARDS[card].name}",
                    stands_for=self.handles(handle),
                    can_be_held=self.decides,
                    held_look=WorkerLook(colour, HELD_WORKER),
                    kin=f"worker{self.seat}",
                    is_flat=True,
                ),
            )

    def _advisors(self) -> Iterator[tuple[str, Place]]:
        """One Advisor as a whole card, two as half cards under each other."""
        advisors = self.nation.advisors
        if len(advisors) == 1:
            yield self._card_place("advisor", 0, advisors[0], (ADVISOR_X, OWN_TOP, *CARD))
            return
        areas = ((ADVISOR_X, OWN_TOP, *HALF), (ADVISOR_X, LOWER_HALF, *HALF))
        yield from self._halves("advisor", advisors, areas)

    def _wonder(self) -> tuple[str, Place]:
        """The Wonder under construction with the sections built so far."""
        card, area = self.nation.wonder, (WONDER_X, OWN_TOP, *CARD)
        if card == EMPTY:
            look = PlaceLook(*CARD, GHOSTS["wonder"])
            return self.name("wonder"), Place(
                area, look, zone=ZONE, caption="Place for a Wonder under construction", is_flat=True
            )
        built = self.nation.sections_built
        return piece_name(card, self.seat), Place(
            area,
            CardLook(card_face(card), built=built),
            z=CARDS_Z,
            zone=ZONE,
            caption=f"Under construction, {built} of {len(CARDS[card].sections)} sections: {card_caption(card)}",
            zoom=CardLook(card_face(card), "zoom", built=built),
            stands_for=self.handles("wonder"),
            kin=f"card {card}",
        )

    def _halves(
        self, kind: str, cards: tuple[str, ...], areas: tuple[Area, ...]
    ) -> Iterator[tuple[str, Place]]:
        for index, (card, area) in enumerate(zip(cards, areas, strict=True)):
            yield self._card_place(kind, index, card, area, "half")


def colony_areas(nation: Nation) -> tuple[Area, ...]:
    """The places of the Colonies; a third one lies in the special area of its board."""
    areas: tuple[Area, ...] = (
        (COLONY_X, OWN_TOP, *HALF),
        (COLONY_X, LOWER_HALF, *HALF),
        (SLOT_X[4], OWN_TOP, *HALF),
    )
    return areas[: len(nation.colonies)]


def ready_areas(nation: Nation) -> tuple[Area, ...]:
    """The places of the ready Wonders; a sixth one takes the cell where the small numbers lie otherwise."""
    upper = tuple((x, OWN_TOP, *HALF) for x in READY_X)
    lower = tuple((x, LOWER_HALF, *HALF) for x in READY_X)
    return (upper + lower)[: len(nation.ready)]


def numbers_area(nation: Nation) -> Area:
    """Where raid, Golden Age bonus and private Architects are listed."""
    if len(nation.ready) > len(READY_X) * 2 - 1:
        return (COLONY_X, LOWER_HALF, *HALF)
    return (READY_X[2], LOWER_HALF, *HALF)


def special_area(nation: Nation) -> Area | None:
    """Where a B-side says what is special about it; None on a side with five Building places."""
    if len(nation.slots) == len(SLOT_X):
        return None
    if len(nation.colonies) > 2:
        return (SLOT_X[4], LOWER_HALF, *HALF)
    return (SLOT_X[4], OWN_TOP, *CARD)
