"""The cards of the shown nation: Buildings and Military with their Workers, Advisors, Wonders, Colonies.

A nation that is only looked at lies in the same places; its pieces then answer no question of the rules, so the
names of its places end in its seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from game.nations.cards.cards import CARDS
from game.nations.concepts import place_index
from game.nations.rules.deploying import deploy_cost
from game.nations.state import EMPTY, Nation, NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations.board.faces import card_caption, card_face, piece_name
from scenes.games.nations.board.looks import (
    HELD_WORKER,
    PLATE_HEIGHT,
    WORKER_HEIGHT,
    CardLook,
    FreePlateLook,
    PlateLook,
    PlotLook,
    WorkerLook,
)
from scenes.games.nations.text.explanations import empty_place
from scenes.games.nations.text.explanations import worker as about_worker
from scenes.games.nations.zones import CARD, GAP_OF_HALVES, HALF, THUMB
from scenes.table.great_work import STANDS
from scenes.table.model import TableModel
from scenes.table.panels.seat_board import SeatBoard
from sprites.cards.card_layout import TABLE, layout_of

say = Sentences("nations")

CARDS_Z, WORKERS_Z = 10, 20
ZONE = "own-board"

SHELF_FORMS = (("half", "half"), ("thumb", "half"), ("thumb", "thumb"))
"""Forms of Wonders and Colonies on the shelf, the fullest first."""

SIZES = {"table": CARD, "half": HALF, "thumb": THUMB}
SHELF_GAPS = {"half": 8.0, "thumb": 3.0}
"""Units between two cards on the shelf."""

PLATE, ISLE_PLATE = (64.0, 124.0), (56.0, 76.0)
"""Widths of the plates of Wonders and Colonies at least, and as wished."""

FREE, BESIDE_WORKS, COLUMN = (94.0, 27.0), (58.0, 27.0), 56.0
"""How large the free place on the square is, where wonders stand already, and how wide the nation's column."""

ABOVE_QUAY = 27.0
"""How far above the foot of the plates the free place ends: in front of the buildings, and no boat lies there."""

ROOM_FOR_PLOT = 1
"""Wonders beside which the free place has room between buildings: beside more it lies among their plates, over none."""

MOST_PLOTS = 2
"""Plots for Wonders that are marked out at most."""

GHOSTS = {
    "slot": "house",
    "colony": "island",
    "advisor": "imperial-crown",
    "ready": "great-pyramid",
    "wonder": "great-pyramid",
    "shelf": "great-pyramid",
}
"""What belongs on an empty place, as an icon."""


def deploy_targets(model: TableModel[NationsState]) -> frozenset[str]:
    """The places where a Worker that has been picked up may be put now."""
    selection = model.selection
    if not (selection.picked or selection.verb == "deploy"):
        return frozenset()
    return frozenset(move[2] for move in selection.open_moves if move[0] == "deploy")


@dataclass(frozen=True)
class OwnBoard(SeatBoard[NationsState]):
    """The board of one nation with cards of a scale; cards at `targets` show what deploying there costs."""

    targets: frozenset[str] = field(default_factory=frozenset)
    scale: float = 1.0

    @property
    def nation(self) -> Nation:
        """The nation shown."""
        return self.model.view.nations[self.seat]

    @property
    def verbs(self) -> frozenset[str]:
        """What may be done here now: the verbs of the pending question, none unless the shown nation is asked."""
        decision = self.model.decision
        return frozenset(move[0] for move in decision.moves) if decision and self.decides else frozenset()

    def slots(self) -> Iterator[ui.Box]:
        """Buildings and Military, each with its Workers."""
        for index, card in enumerate(self.nation.slots):
            box = self._card("slot", index, card)
            yield ui.Overlay(box, ui.Free(*self._workers(index)), wide=self._size(CARD)[0], snug=True)

    def advisors(self) -> ui.Box:
        """One Advisor as a whole card, two as half cards under each other."""
        advisors = self.nation.advisors
        if len(advisors) == 1:
            return self._card("advisor", 0, advisors[0])
        return self.pair([self._card("advisor", index, card, "half") for index, card in enumerate(advisors)])

    def wonder(self) -> Iterator[ui.Box]:
        """The Wonder under construction, if any, with the sections built so far."""
        card = self.nation.wonder
        if card == EMPTY:
            return
        built = self.nation.sections_built
        look = CardLook(card_face(card), built=built)
        yield self._piece(card, CARD, look, self._caption(card, built), "wonder", built)

    def shelf(self) -> ui.Either:
        """Ready Wonders and Colonies as half cards, and one free place for the next of them; many of them as thumbs."""
        return ui.Either(*(self._shelved(*forms) for forms in SHELF_FORMS))

    def _shelved(self, ready: str, colonies: str) -> ui.Row:
        nation = self.nation
        cards = [
            *(self._card("ready", index, card, ready) for index, card in enumerate(nation.ready) if card),
            *(self._card("colony", index, card, colonies) for index, card in enumerate(nation.colonies) if card),
        ]  # fmt: skip
        cards += self._free(SIZES[colonies])
        standing = [ui.Column(ui.Gap(grow=1), card) for card in cards]
        return ui.Row(*standing, ui.Gap(grow=1), gap=SHELF_GAPS[colonies] * self.scale)

    def square(self) -> ui.Row:
        """The Wonders and Colonies in the city, each with its plate at its foot, and one free place for the next."""
        nation = self.nation
        places = [
            *(self._standing(card, f"ready{place}") for place, card in enumerate(nation.ready) if card),
            *([self._standing(nation.wonder, "wonder", nation.sections_built)] if nation.wonder else []),
        ]
        isles = [self._standing(card, f"colony{place}") for place, card in enumerate(nation.colonies) if card]
        below, size = ABOVE_QUAY, BESIDE_WORKS if places else FREE
        is_crowded = len(places) > ROOM_FOR_PLOT
        if is_crowded:
            below, size = 0.0, (BESIDE_WORKS[0], PLATE_HEIGHT)
        free = [
            ui.Column(ui.Gap(grow=1), place, ui.Gap(high=below * self.scale))
            for place in self._free(size, FreePlateLook if is_crowded else PlotLook)
        ]
        if self._takes_colony:
            places, isles = [*places, ui.Gap(grow=1)], [*free, *isles]
        else:
            places = [*places, *free, ui.Gap(grow=1)]
        return ui.Row(self._column(), *places, *isles, gap=4.0, grow=1)

    @property
    def _takes_colony(self) -> bool:
        """Whether a Colony is being bought: then its place lies where Colonies do."""
        picked = self.model.selection.picked if self.decides else ()
        return any(piece in CARDS and CARDS[piece].type == "colony" for piece in picked)

    def _free(self, size: tuple[float, float], shape: type[ui.PlaceLook] = ui.PlaceLook) -> list[ui.Box]:
        """The free place for the next Wonder or Colony, if there's room for one: a card's, or one in the city."""
        wonder, colony = () if self.nation.wonder else ("wonder",), self._first_free("colony")
        if not wonder + colony:
            return []
        kind = "colony" if colony and (self._takes_colony or not wonder) else "shelf" if colony else "wonder"
        count = 1 if kind == "colony" else max(1, min(MOST_PLOTS, self.nation.ready.count(EMPTY)))
        look = partial(PlotLook, count=count) if shape is PlotLook else shape
        return [self._empty(self.name("shelf"), kind, size, wonder + colony, look)]

    def _column(self) -> ui.Box:
        """Where the nation's sign stands on its column: it tells what is seen in the city."""
        words = [say(f"city.{key}") for key in ("buildings", "land", "settings")]
        told = ui.Explanation(say("city.title"), remarks=tuple(words))
        target = partial(ui.Target, zone=ZONE, caption=told.title, city_of=self.seat)
        return ui.Gap(wide=(0.0, COLUMN), name=f"city@{self.seat}", tells=told, target=target)

    def _standing(self, card: str, handle: str, built: int | None = None) -> ui.Box:
        """What stands in the city, which answers as a card, and its plate."""
        face, name = card_face(card), piece_name(card, self.seat)
        plate = ui.Box(
            name=name, high=PLATE_HEIGHT * self.scale,
            sprite=partial(
                _plate_sprite, identity=f"card_{card}",
                look=PlateLook(face, PLATE[1], self.scale, built, self._card_look(card, handle, "half").used),
            ),
        )  # fmt: skip
        wide = PLATE if CARDS[card].type == "wonder" else ISLE_PLATE
        return ui.Column(
            ui.Gap(grow=1, name=f"{name}{STANDS}"), plate, name=name, wide=(wide[0] * self.scale, wide[1] * self.scale),
            target=partial(
                ui.Target, zone=ZONE, caption=self._caption(card, built), tells=CardLook(face, "zoom", built=built),
                stands_for=self.handles(handle),
            ),
        )  # fmt: skip

    def _caption(self, card: str, built: int | None) -> str:
        if built is None:
            return card_caption(card)
        sections = len(CARDS[card].sections)
        return say("own_board.building", built=built, sections=sections, card=card_caption(card))

    def pair(self, halves: Sequence[ui.Box]) -> ui.Column:
        """Two half cards under each other, as high as a whole one."""
        return ui.Column(*halves, gap=GAP_OF_HALVES * self.scale)

    def _size(self, size: tuple[float, float]) -> tuple[float, float]:
        return size[0] * self.scale, size[1] * self.scale

    def _card(self, kind: str, index: int, card: str, form: str = "table") -> ui.Box:
        """A card in its place, or the empty place itself."""
        handle, size = f"{kind}{index}", SIZES[form]
        if card == EMPTY:
            return self._empty(self.name(handle), kind, size, self._first_free(kind))
        workers = self.model.view.nations[self.seat].workers[index] if kind == "slot" else None
        caption = card_caption(card, workers=workers)
        return self._piece(card, size, self._card_look(card, handle, form), caption, handle)

    def _empty(
        self,
        name: str,
        kind: str,
        size: tuple[float, float],
        stands_for: tuple[str, ...],
        look: Callable[[float, float, str], ui.Look] = ui.PlaceLook,
    ) -> ui.Box:
        wide, high = self._size(size)
        return ui.Box(
            name=name, wide=wide, high=high, snug=True,
            target=partial(
                ui.Target, zone=ZONE, caption=say(f"free.{kind}"), stands_for=self.handles(*stands_for)
            ),
            sprite=partial(ui.Sprite, look=look(wide, high, GHOSTS[kind]), is_flat=True),
            tells=ui.Tooltip(empty_place, self.model, kind),
        )  # fmt: skip

    def _piece(
        self,
        card: str,
        size: tuple[float, float],
        look: CardLook,
        caption: str,
        handle: str,
        built: int | None = None,
    ) -> ui.Box:
        wide, high = self._size(size)
        return ui.Box(
            name=piece_name(card, self.seat), wide=wide, high=high, snug=True,
            target=partial(
                ui.Target, zone=ZONE, caption=caption, tells=CardLook(card_face(card), "zoom", built=built),
                stands_for=self.handles(handle),
            ),
            sprite=partial(ui.Sprite, look=ui.shrunk(look, self.scale), z=CARDS_Z, identity=f"card_{card}"),
        )  # fmt: skip

    def _first_free(self, kind: str) -> tuple[str, ...]:
        """The one place that moves name for all free Colony places, or for all free Advisor places."""
        row = {"colony": self.nation.colonies, "advisor": self.nation.advisors}.get(kind, ())
        return (f"{kind}{row.index(EMPTY)}",) if EMPTY in row else ()

    def _card_look(self, card: str, handle: str, form: str) -> CardLook:
        special = CARDS[card].special
        used = special is not None and special.limit > 0 and self.nation.used.count(card) >= special.limit
        price = deploy_cost(self.nation, card) if self.decides and handle in self.targets else None
        return CardLook(card_face(card), form, self._places_for_workers(handle), used=used, price=price)

    def _places_for_workers(self, handle: str) -> int:
        """How many Workers stand there, if that is more than the card has sockets printed."""
        if not handle.startswith("slot"):
            return 0
        index = place_index(handle)
        workers = self.nation.workers[index]
        return workers if workers > len(CARDS[self.nation.slots[index]].vp) else 0

    def _workers(self, index: int) -> Iterator[tuple[ui.Area, ui.Box]]:
        """The Workers on a card, each on its socket; what a Worker scores stands on its chest."""
        card, count = self.nation.slots[index], self.nation.workers[index]
        if not count:
            return
        colour = self.model.seats[self.seat].colour
        layout = layout_of(card_face(card), CARDS[card].type, TABLE, 0, count)
        height, scale = WORKER_HEIGHT * layout.socket / TABLE.socket, self.scale
        vp, handle = CARDS[card].vp, f"slot{index}"
        caption = say("own_board.worker_on", card=say.name(CARDS[card].name))
        for number, (left, top) in enumerate(layout.sockets[:count]):
            look = WorkerLook(colour, height, vp[number] if number < len(vp) else None)
            side = height * scale
            area = ((left - height / 2) * scale, (top - height / 2) * scale, side, side)
            yield (
                area,
                self.worker(
                    card,
                    f"{handle}#{number}",
                    ui.shrunk(look, scale),
                    WORKERS_Z + count - number,
                    caption,
                    handle,
                ),
            )

    def worker(self, on: str, where: str, look: ui.Look, z: int, caption: str, means: str) -> ui.Box:
        """A Worker of this nation, on a card or elsewhere on its board."""
        return ui.Box(
            name=f"worker{self.seat}@{where}",
            target=partial(
                ui.Target, zone=ZONE, caption=caption, stands_for=self.handles(means), can_be_held=self.decides,
                held_look=WorkerLook(self.model.seats[self.seat].colour, HELD_WORKER),
            ),
            sprite=partial(ui.Sprite, look=look, z=z, identity=f"worker{self.seat}", is_flat=True),
            tells=ui.Tooltip(about_worker, self.model, on),
        )  # fmt: skip


def _plate_sprite(area: ui.Area, look: PlateLook, identity: str) -> ui.Sprite:
    """A plate as wide as its place."""
    return ui.Sprite(area, replace(look, width=area[2]), z=CARDS_Z, identity=identity)
