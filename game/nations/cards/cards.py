"""The printed pieces of Nations: cards, Event Cards, solo tiles and Player Boards, frozen and shared.

The registries at the end are filled from `data/nations` when the first piece is asked for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.cards.amounts import Amount, Condition
from game.cards.effects import Effect
from game.cards.registry import Registry
from game.text.people import Looks
from game.text.pictures import Picture

if TYPE_CHECKING:
    from game.nations.state import NationsState

TYPES = ("building", "military", "colony", "wonder", "advisor", "war", "battle", "golden_age")
SETS = ("base", "advanced", "expert")
PRINTED = "printed"
"""The set of the start cards: printed on a Player Board, in no deck, age 0."""

ON_WORKERS = ("building", "military")
NOTHING = (0, 0, 0, 0)
WORKERS = 13
"""Workers of a nation (N-COMP-02)."""

MOST_SECTIONS = 6
"""The most sections that a Wonder may have."""

ONE, SOME, FEWER = range(1, 2), range(1, 100), range(-99, 0)

GRANTS: Mapping[str, range] = {
    "advisors": ONE,  # further Advisor places
    "architects": SOME,  # private Architects each round
    "battle_price_of_others": SOME,  # Gold that every other nation pays more for a Battle
    "colony_requirement_of_all": SOME,  # Strength that every nation needs more for a Colony
    "double_first_turn": ONE,  # two actions in the first turn of each round
    "event_choice": ONE,  # two Event Cards are drawn, the owner keeps one
    "free_worker_on_building": ONE,  # a Worker on each Building bought, without paying its Stone
    "golden_age_bonus": SOME,
    "military_discount": SOME,  # Stone less for deploying on Military, at least 1 remains
    "no_military_upkeep": ONE,  # neither resources nor Stability
    "no_shortage_vp": ONE,
    "no_war_buying": ONE,
    "no_war_vp_if_passed_first": ONE,
    "raid": SOME,
    "skips_first_turn": ONE,
    "stability_of_all": FEWER,
    "war_food_of_all": SOME,  # Food that a War costs every defeated nation besides
    "war_strength": SOME,  # Strength more against the War only
}
"""What a card may grant as long as it is in play, and how much; the grants of a nation's cards add up."""


@dataclass(frozen=True, slots=True)
class ProductionLine:
    """A conditional line of Production: what it brings, or one of the things `choose` offers.

    `brings` lists an index into RESOURCES and an amount, negative where the line consumes.
    """

    when: Condition[NationsState] | None = None
    brings: tuple[tuple[int, Amount[NationsState]], ...] = ()
    choose: Effect[NationsState] | None = None

    def applies(self, state: NationsState, seat: int) -> bool:
        """Whether its condition holds now (N-PROD-07)."""
        return self.when is None or self.when.holds(state, seat)


WantedFacts = tuple[tuple[str, tuple[object, ...]], ...]
"""Names of facts, and the values of each that are meant."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """What `card` does whenever something happens.

    `event` is an event's word; every fact in `facts` must be among the values given for it. `others` is for
    triggers set off by the other nations' doings; the effect is always that of the nation that acted.
    """

    card: str
    event: str
    facts: WantedFacts
    do: Effect[NationsState]
    others: bool = False


@dataclass(frozen=True, slots=True)
class Special:
    """A special action (N-SPECIAL-01): `limit` uses a round, 0 for as many as one likes."""

    do: Effect[NationsState]
    limit: int = 0
    when: Condition[NationsState] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A Progress Card, a start card, or the power printed on a Player Board (type `board`).

    `production`, `strength` and `stability` count for every Worker on a Building or Military, and once on
    any other card. `age` is 0 for printed start cards and boards.

    See N-CARD-01.
    """

    id: str
    name: str
    type: str
    age: int
    set: str
    emblem: str = ""  # persons have none
    picture: Picture = ()
    person: Looks = ()  # whose face it shows
    vp: tuple[int, ...] = ()  # worker by worker; one figure for a Colony or Wonder

    production: tuple[int, int, int, int] = NOTHING  # gold, stone, food, books; negative is upkeep
    strength: int = 0
    stability: int = 0

    deploy: int = 0  # Stone for a Worker
    raid: int = 0
    requirement: int = 0  # Strength to buy this Colony
    sections: tuple[int, ...] = ()  # Stone for every section of a Wonder
    loss: tuple[str, int] = ("", 0)  # what a War costs a defeated nation, besides 1 VP
    gain: tuple[str, int] = ("", 0)  # what a Golden Age brings, instead of 1 VP

    conditional_production: tuple[ProductionLine, ...] = ()
    whenever: tuple[Trigger, ...] = ()
    ready: Effect[NationsState] | None = None  # when the Wonder is completed, for its owner
    ready_all: Effect[NationsState] | None = None  # and for several nations
    special: Special | None = None
    remove_if: Condition[NationsState] | None = None
    grants: Mapping[str, int] = field(default_factory=dict)  # standing modifiers, see GRANTS
    age_end_vp: int = 0  # VP after the Book scoring of each age
    final_vp: Amount[NationsState] | None = None

    @property
    def on_workers(self) -> bool:
        """Whether Workers stand on this card."""
        return self.type in ON_WORKERS

    def __repr__(self) -> str:
        return self.id


@dataclass(frozen=True, slots=True)
class EventClause:
    """One sentence of an event: whom it concerns, measured when the event starts, and what it does (N-EVENT-03)."""

    who: Condition[NationsState] | None
    do: Effect[NationsState]


@dataclass(frozen=True, slots=True, eq=False)
class EventHalf:
    """One of the two events of an Event Card, with its picture."""

    name: str
    parts: tuple[EventClause, ...]
    picture: Picture = ()


@dataclass(frozen=True, slots=True, eq=False)
class EventCard:
    """An Event Card: the top event is resolved fully before the bottom one (N-EVENT-01, N-EVENT-04)."""

    id: str
    age: int
    architects: int
    famine: int
    top: EventHalf
    bottom: EventHalf
    skips_player_order: bool = False  # from the reveal on

    @property
    def name(self) -> str:
        """Both titles."""
        return f"{self.top.name} / {self.bottom.name}"


@dataclass(frozen=True, slots=True, eq=False)
class SoloTile:
    """A tile of the solo game (N-SOLO-04 to 07): the shadow's values and what a 5 and a 6 change."""

    id: str
    name: str
    age: int
    emblem: str
    strength: int
    stability: int
    books: int
    architects: int
    famine: int
    on_five: tuple[str, int]  # "strength", "stability" or "books", and how much
    on_six: tuple[str, int]


@dataclass(frozen=True, slots=True, eq=False)
class BoardSide:
    """One side of a Player Board: what its nation starts with, and its places.

    See N-BSIDE-01, N-BSIDE-02, N-NATION-08.
    """

    gold: int
    stone: int
    food: int
    vp: int
    workers: int
    food_track: int
    stability_track: int
    slots: tuple[str, ...]  # the printed Building and Military cards
    colonies: int
    ready: tuple[str, ...]  # ready-Wonder places: "" or the Wonder that stands there from the start
    power: Card  # what the side itself gives, as a card that never leaves


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A Player Board and its two sides."""

    id: str
    name: str
    emblem: str
    person: Looks  # who leads the nation
    a: BoardSide
    b: BoardSide


CARDS: Registry[Card] = Registry("nations")
EVENTS: Registry[EventCard] = Registry("nations")
TILES: Registry[SoloTile] = Registry("nations")
BOARDS: Registry[Board] = Registry("nations")
