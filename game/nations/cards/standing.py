"""What cards in play add up to, as pure functions of the zones that hold them.

Strength and Stability can always be recomputed as a sum over the active cards (N-STAT-02, N-STAT-03). The sums are
remembered per combination of cards, so that recomputing one costs a look-up and can never be out of date.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from game.cards.amounts import Condition
from game.nations.cards.cards import BOARDS, CARDS, Card, ProductionLine, Trigger

if TYPE_CHECKING:
    from game.nations.state import NationsState

Removable = tuple[str, Condition["NationsState"]]

Amounts = tuple[int, int, int, int]
"""Gold, Stone, Food and Books."""


class Standing(NamedTuple):
    """What a nation's board, Advisors, Colonies and ready Wonders give it as long as they are in play.

    The fields after `lines` are the grants of the cards (`game.nations.cards.cards.GRANTS`), added up.
    """

    strength: int = 0
    stability: int = 0
    production: Amounts = (0, 0, 0, 0)
    specials: tuple[str, ...] = ()  # cards with a special action (N-SPECIAL-01)
    removable: tuple[Removable, ...] = ()  # cards that leave once something holds (N-REMOVE-02)
    whenever: tuple[Trigger, ...] = ()  # what the cards do when something happens
    lines: tuple[ProductionLine, ...] = ()  # conditional lines of Production
    advisors: int = 0
    architects: int = 0
    battle_price_of_others: int = 0
    colony_requirement_of_all: int = 0
    double_first_turn: int = 0
    event_choice: int = 0
    free_worker_on_building: int = 0
    golden_age_bonus: int = 0
    military_discount: int = 0
    no_military_upkeep: int = 0
    no_shortage_vp: int = 0
    no_war_buying: int = 0
    no_war_vp_if_passed_first: int = 0
    raid: int = 0
    skips_first_turn: int = 0
    stability_of_all: int = 0
    war_food_of_all: int = 0
    war_strength: int = 0


class Manned(NamedTuple):
    """What the Workers on a nation's Buildings and Military give it (N-BUILDING-03 to N-MIL-06)."""

    strength: int
    stability: int
    production: Amounts
    raid: int  # the best raid value of a manned Military, 0 without one (N-BATTLE-04)
    military_workers: int


def cards_in_play(
    board: str, side: str, advisors: tuple[str, ...], colonies: tuple[str, ...], ready: tuple[str, ...]
) -> list[Card]:
    """The active cards that need no Workers, the power of the board first."""
    power = (BOARDS[board].a if side == "a" else BOARDS[board].b).power
    return [power, *(CARDS[card] for card in (*advisors, *colonies, *ready) if card)]


@lru_cache(maxsize=1 << 14)
def standing(
    board: str, side: str, advisors: tuple[str, ...], colonies: tuple[str, ...], ready: tuple[str, ...]
) -> Standing:
    """Add up the active cards that need no Workers (N-BUY-08)."""
    cards = cards_in_play(board, side, advisors, colonies, ready)
    grants: dict[str, int] = {}
    for card in cards:
        for name, amount in card.grants.items():
            grants[name] = grants.get(name, 0) + amount
    return Standing(
        strength=sum(card.strength for card in cards),
        stability=sum(card.stability for card in cards),
        production=total(*(card.production for card in cards)),
        specials=tuple(card.id for card in cards if card.special),
        removable=tuple((card.id, card.remove_if) for card in cards if card.remove_if),
        whenever=tuple(trigger for card in cards for trigger in card.whenever),
        lines=tuple(line for card in cards for line in card.conditional_production),
        **grants,
    )


@lru_cache(maxsize=1 << 15)
def manned(slots: tuple[str, ...], workers: tuple[int, ...], no_upkeep: bool) -> Manned:
    """Add up Buildings and Military, each times its Workers; `no_upkeep` lifts the upkeep of Military.

    See N-BUILDING-04, N-BUILDING-05, N-MIL-03, N-MIL-04, N-WORKER-01, N-DEPLOY-06.
    """
    strength = stability = raid = military_workers = 0
    gold = stone = food = books = 0
    for slot, count in zip(slots, workers, strict=True):
        if not count:
            continue
        card = CARDS[slot]
        production, steadiness = card.production, card.stability
        if card.type == "military":
            military_workers += count
            raid = max(raid, card.raid)
            if no_upkeep:
                production = without_upkeep(production)
                steadiness = max(0, steadiness)
        strength += card.strength * count
        stability += steadiness * count
        gold += production[0] * count
        stone += production[1] * count
        food += production[2] * count
        books += production[3] * count
    return Manned(strength, stability, (gold, stone, food, books), raid, military_workers)


def without_upkeep(production: Amounts) -> Amounts:
    """What a Military produces for a nation whose Military costs nothing."""
    gold, stone, food, books = (max(0, amount) for amount in production)
    return gold, stone, food, books


def total(*parts: Amounts) -> Amounts:
    """Several amounts added up, kind by kind."""
    gold, stone, food, books = map(sum, zip(*parts, strict=True))
    return gold, stone, food, books
