"""The words of Nations: what its cards may say beyond the common words, and the vocabulary as a whole.

Words for Workers:

    {take_worker: 2}    {return_worker: 1}    {deploy_free: military} or building or any
    {undeploy_any: military, gain: {books: 2}}

and for the rest:

    {remove: colony} or advisors or architect, with {otherwise: an effect} where there is none
    {build_free: 2} Wonder sections    {move_to: first} or last

`docs/adding-a-card.md` shows them at work.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from game.cards.catalog import Passage, Readers
from game.cards.effects import Effect, GainEffect, Seats, read_counted, read_effect, run_effect
from game.cards.vocabulary import Vocabulary, Word
from game.engine import Action, Choice, Move, happen
from game.nations import concepts
from game.nations.cards import card_rules, measures
from game.nations.cards.cards import CARDS, MOST_SECTIONS, ON_WORKERS, WORKERS
from game.nations.cards.removing import clear_place, remove_card
from game.nations.rules import deploying, hiring, losses, workers
from game.nations.state import RESOURCES, SHADOW, NationsState


@dataclass(frozen=True, slots=True)
class TakeWorkers(Effect[NationsState]):
    """`take_worker`: so many Workers come from the Population Track."""

    handle: ClassVar[str] = "take_worker"

    number: int

    def possible(self, state: NationsState, seat: int) -> bool:
        """Whether that many are left there."""
        nation = state.nations[seat]
        return nation.food_track + nation.stability_track + nation.loose >= self.number

    def run(self, state: NationsState, seat: int) -> None:
        """Take them one by one."""
        state.then(*((workers.take_worker, seat),) * self.number)


@dataclass(frozen=True, slots=True)
class ReturnWorkers(Effect[NationsState]):
    """`return_worker`: so many Workers go back to the Population Track."""

    handle: ClassVar[str] = "return_worker"

    number: int

    def run(self, state: NationsState, seat: int) -> None:
        """Return them one by one."""
        state.then(*((workers.return_worker, seat),) * self.number)


@dataclass(frozen=True, slots=True)
class MoveTo(Effect[NationsState]):
    """`move_to`: to the first or the last place of the player order."""

    place: str

    def run_for(self, state: NationsState, seats: Seats) -> None:
        """Move all of them, keeping their order among themselves (N-EVENT-11)."""
        move = concepts.to_front if self.place == "first" else concepts.to_back
        move(state, seats)

    @property
    def handle(self) -> str:
        """move_to_first or move_to_last."""
        return f"move_to_{self.place}"


@dataclass(frozen=True, slots=True)
class RemoveCards(Effect[NationsState]):
    """`remove`: a Colony, all Advisors, or an Architect from the Wonder under construction.

    `otherwise` is for a nation that has none.
    """

    what: str
    otherwise: Effect[NationsState] | None = None

    def possible(self, state: NationsState, seat: int) -> bool:
        """Whether there is one."""
        return bool(self._owned(state, seat))

    def _owned(self, state: NationsState, seat: int) -> tuple[str, ...]:
        if state.is_solo and seat == SHADOW:
            return ()
        nation = state.nations[seat]
        if self.what == "architect":
            return ("architect",) * nation.sections_built
        return tuple(card for card in getattr(nation, _ZONES[self.what]) if card)

    def run(self, state: NationsState, seat: int) -> None:
        """Remove it; which Colony, its owner says."""
        owned = self._owned(state, seat)
        if not owned:
            if self.otherwise:
                state.then((run_effect, self.otherwise, seat))
        elif self.what == "architect":
            nation = state.nations[seat]
            nation.sections_built -= 1
            happen(state, "lost_architect", seat, card=nation.wonder)
        elif self.what == "colony" and len(owned) > 1:
            state.then((WHICH_COLONY, seat))
        else:
            for card in owned:
                remove_card(state, seat, card)

    @property
    def handle(self) -> str:
        """Such as remove_advisors."""
        return f"remove_{self.what}"


_ZONES = {"colony": "colonies", "advisors": "advisors"}


class RemoveColony(Action[NationsState]):
    """Pick the Colony that leaves the game."""

    verb = "remove"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every Colony."""
        colonies = state.nations[seat].colonies
        return [("remove", f"colony{index}") for index, card in enumerate(colonies) if card]

    def carry_out(self, state: NationsState, seat: int, place: str) -> None:
        """Remove it."""
        clear_place(state, seat, "colonies", concepts.place_index(place))


WHICH_COLONY = Choice("which_colony", RemoveColony())


@dataclass(frozen=True, slots=True)
class BuildFreeEffect(Effect[NationsState]):
    """`build_free`: up to so many sections of the Wonder under construction, without Stone."""

    handle: ClassVar[str] = "build_free"

    number: int

    def run(self, state: NationsState, seat: int) -> None:
        """Offer them one by one."""
        state.then(*((offer_section, seat),) * self.number)


def offer_section(state: NationsState, seat: int) -> None:
    """A step: the nation may build a section without Stone, if it has a Wonder under construction."""
    if hiring.can_build_free(state, seat):
        state.then((hiring.BUILD_FREE, seat))


@dataclass(frozen=True, slots=True)
class DeployForNothing(Effect[NationsState]):
    """`deploy_free`: one Worker on Military, or on any card, without Stone."""

    handle: ClassVar[str] = "deploy_free"

    where: str

    def run(self, state: NationsState, seat: int) -> None:
        """Offer it."""
        deploying.offer_free_deployment(state, seat, self.where)


@dataclass(frozen=True, slots=True)
class UndeployAny(Effect[NationsState]):
    """`undeploy_any` and `gain`: as many Workers as one likes leave Military, or Buildings, for a gain each."""

    handle: ClassVar[str] = "undeploy"

    type: str
    gain: GainEffect[NationsState]

    def run(self, state: NationsState, seat: int) -> None:
        """Ask for the first one."""
        if UNDEPLOY_FOR.actions["undeploy"].moves(state, seat, self):
            state.then((UNDEPLOY_FOR, seat, self))


class UndeployFor(Action[NationsState]):
    """Undeploy one Worker and take what the event gives for it."""

    verb = "undeploy"

    def moves(self, state: NationsState, seat: int, effect: UndeployAny) -> list[Move]:
        """Every manned card of the type."""
        nation = state.nations[seat]
        return [
            ("undeploy", f"slot{index}")
            for index, count in enumerate(nation.workers)
            if count and CARDS[nation.slots[index]].type == effect.type
        ]

    def carry_out(self, state: NationsState, seat: int, effect: UndeployAny, place: str) -> None:
        """Undeploy, gain, and ask for the next one."""
        workers.undeploy(state, seat, place)
        state.then((run_effect, effect.gain, seat), (run_effect, effect, seat))


UNDEPLOY_FOR = Choice("undeploy_for", UndeployFor(), deploying.Decline())


def _number_word(word: str, effect: Callable[[int], Effect[NationsState]], most: int) -> Word[NationsState]:
    """The reader of a word that is followed by a whole number."""
    return lambda passage, vocabulary: effect(passage.record({word: lambda n: n.number(1, most)})[word])


def _read_move_to(passage: Passage, vocabulary: Vocabulary[NationsState]) -> Effect[NationsState]:
    place = partial(Passage.one_of, names=("first", "last"), what="place in the order")
    return MoveTo(passage.record({"move_to": place})["move_to"])


def _read_remove(passage: Passage, vocabulary: Vocabulary[NationsState]) -> Effect[NationsState]:
    readers: Readers = {
        "remove": partial(Passage.one_of, names=("colony", "advisors", "architect"), what="thing to remove"),
        "otherwise": partial(read_effect, vocabulary=vocabulary),
    }
    read = passage.record(readers)
    return RemoveCards(read["remove"], read.get("otherwise"))


def _read_deploy_free(passage: Passage, vocabulary: Vocabulary[NationsState]) -> Effect[NationsState]:
    where = partial(Passage.one_of, names=("any", "military", "building"), what="card to deploy on")
    return DeployForNothing(passage.record({"deploy_free": where})["deploy_free"])


def _read_undeploy_any(passage: Passage, vocabulary: Vocabulary[NationsState]) -> Effect[NationsState]:
    readers: Readers = {
        "undeploy_any": partial(Passage.one_of, names=ON_WORKERS, what="card to undeploy from"),
        "gain": partial(read_counted, vocabulary=vocabulary),
    }
    read = passage.record(readers, needed=("gain",))
    return UndeployAny(read["undeploy_any"], GainEffect(read["gain"], vocabulary))


VOCABULARY: Vocabulary[NationsState] = Vocabulary(
    kinds=(*RESOURCES, "vp"),
    measures={
        "strength": concepts.strength,
        "strength_for_events": concepts.compared_strength,
        "stability": concepts.compared_stability,
        "food": concepts.food,
        "gold": concepts.gold,
        "golden_ages_bought": concepts.golden_ages_bought,
        "colonies_bought": measures.colonies_bought,
        "wars_and_battles_bought": measures.wars_and_battles_bought,
        "medieval_colonies": measures.colonies_of(2),
        "renaissance_colonies": measures.colonies_of(3),
        "industrial_colonies": measures.colonies_of(4),
        "advisors": measures.advisors,
        "early_advisors": measures.advisors_of(1, 2),
        "medieval_advisors": measures.advisors_of(2),
        "current_age_cards": measures.current_age_cards,
        "industrial_workers": measures.industrial_workers,
        "military_workers": measures.military_workers,
        "has_most_workers": measures.has_most_workers,
    },
    tests={
        "passed_first": concepts.passed_first,
        "passed_last": concepts.passed_last,
        "stronger_than_war": measures.stronger_than_war,
        "another_bought_the_war": measures.another_bought_the_war,
    },
    rules={rule.__name__: rule for rule in card_rules.RULES},
    words={
        "take_worker": _number_word("take_worker", TakeWorkers, WORKERS),
        "return_worker": _number_word("return_worker", ReturnWorkers, WORKERS),
        "move_to": _read_move_to,
        "remove": _read_remove,
        "build_free": _number_word("build_free", BuildFreeEffect, MOST_SECTIONS),
        "deploy_free": _read_deploy_free,
        "undeploy_any": _read_undeploy_any,
    },
    most=concepts.most,
    least=concepts.least,
    gain=concepts.gain,
    lose=losses.lose,
    pay=concepts.pay,
    can_pay=concepts.can_pay,
    seats=lambda state: tuple(reversed(state.order)),
)
