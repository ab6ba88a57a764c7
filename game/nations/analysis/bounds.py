"""Bounds: the most that a number of moves can bring a nation, whatever they cost.

It says that something is out of reach only where it surely is: prices are never subtracted, every move brings the best
of everything that any card in sight could, and an effect without known bounds brings as much as one likes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import inf
from typing import Any, NamedTuple

from game.cards.effects import ByRule, Each, GainEffect, InOrder, Lose, OneOf, PayEffect
from game.engine import Move
from game.engine.goal_search import DEEP
from game.nations.cards.cards import CARDS, Card
from game.nations.cards.effects import DeployForNothing, RemoveCards, TakeWorkers
from game.nations.cards.standing import cards_in_play
from game.nations.concepts import has_soldiers, place_index
from game.nations.rules.buying import battle_surcharge
from game.nations.rules.deploying import AREA
from game.nations.state import Nation, NationsState

SWAP, TAKE_FREE = "swap_two_cards", "free_golden_age_or_wonder"
HARMLESS = frozenset({SWAP, TAKE_FREE, "court_in_the_country", "temple_falls"})
"""Rules of cards that bring neither Gold nor Stone by themselves."""


class Means(NamedTuple):
    """What one move brings at most, for the Gold and Stone that it takes at least, after so many `moves` with it;
    `besides` any other move.
    """

    price: int = 0
    takes: float = 0
    gold: float = 0
    stone: float = 0
    strength: int = 0
    moves: int = 1
    besides: bool = False


class Bounds(NamedTuple):
    """What a nation can have after some moves, at most, and the Gold and Stone of it that the first one takes."""

    gold: float
    stone: float
    strength: int
    gold_paid: int = 0
    stone_paid: int = 0


class Reach(NamedTuple):
    """What a nation may come to use: the least price of every card offered, the least Stone for a Worker on a card that
    is offered or its own, all means, and the least price of a card that brings an Architect; own cards bring theirs
    before a round. `kept` holds what was found out.
    """

    prices: Mapping[str, int]
    workers: Mapping[str, int]
    means: tuple[Means, ...]
    architect: float
    kept: dict[tuple[Bounds, int, int], Bounds]

    def is_ample(self, nation: Nation, moves: int) -> bool:
        """Whether more Gold and Stone would let the nation do no more for its Strength in so many moves."""
        if any(each.gold for each in self.means):
            return False
        dearest = max((self.workers[card] for card in self.workers if CARDS[card].strength), default=0)
        return nation.stone >= moves * dearest

    def after(self, nation: Nation, moves: int) -> Bounds:
        """What the nation can have after so many moves."""
        return self._later(Bounds(nation.gold, nation.stone, nation.strength), 1, moves)

    def after_move(self, nation: Nation, move: Move, moves: int) -> Bounds:
        """What it can have after so many moves of which this is the first."""
        now = Bounds(nation.gold, nation.stone, nation.strength)
        match move:
            case ("deploy", source, target):
                onto = nation.slots[place_index(target)]
                off = 0 if source == AREA else CARDS[nation.slots[place_index(source)]].strength
                now = now._replace(strength=now.strength + CARDS[onto].strength - off)
                return self._later(now, 2, moves)._replace(stone_paid=self.workers[onto])
            case ("undeploy", _):
                return self._later(now, 2, moves)
            case ("buy_card", card, _):
                more = 0 if CARDS[card].type == "wonder" else CARDS[card].strength
                begun = self._later(now, 1, 1)._replace(strength=now.strength + more)
                return self._later(begun, 2, moves)._replace(gold_paid=self.prices[card])
        return self._later(now, 1, moves)

    def _later(self, now: Bounds, first: int, last: int) -> Bounds:
        """What it can have after the moves with these numbers, the first and the last, in a line that led to now."""
        key = (now, first, last)
        if key not in self.kept:
            gold, stone, strength = now[:3]
            for move in range(first, last + 1):
                at_hand = [m for m in self.means if m.moves <= move and m.price <= gold and m.takes <= stone]
                besides = [each for each in at_hand if each.besides]
                strength += max((each.strength for each in at_hand), default=0)
                gold += max((each.gold for each in at_hand if not each.besides), default=0)
                stone += max((each.stone for each in at_hand if not each.besides), default=0)
                gold += sum(each.gold for each in besides)
                stone += sum(each.stone for each in besides)
            self.kept[key] = Bounds(gold, stone, strength)
        return self.kept[key]


def sight(state: NationsState, nation: Nation) -> Reach:
    """What the nation may come to use this round."""
    others = [other for other in state.nations if other.seat != nation.seat]
    return _sight(
        (nation.board, nation.side, nation.advisors, nation.colonies, nation.ready),
        nation.wonder,
        nation.sections_built,
        nation.slots,
        state.board,
        has_soldiers(nation),
        battle_surcharge(state, nation.seat),
        tuple(each.do for other in others for each in other.standing.whenever if each.others),
    )


@lru_cache(maxsize=1 << 11)
def _sight(
    zones: tuple[str, str, tuple[str, ...], tuple[str, ...], tuple[str, ...]],
    wonder: str,
    built: int,
    slots: tuple[str, ...],
    rows: tuple[tuple[str, ...], ...],
    has_soldiers: bool,
    battle_price: int,
    brought_by_others: tuple[Any, ...],
) -> Reach:
    own = cards_in_play(*zones)
    begun = [CARDS[wonder]] if wonder else []
    offered = {CARDS[card]: price for price, row in enumerate(rows, 1) for card in row if card}
    every = (*own, *begun, *offered)
    specials = [card.special.do for card in every if card.special]
    rules = {each.name for each in specials if isinstance(each, ByRule)}
    granted = Counter[str]()
    for card in every:
        granted.update(card.grants)
    for_nothing = any(isinstance(each, DeployForNothing) for each in specials)
    is_given = for_nothing or granted["free_worker_on_building"] > 0

    prices = {}
    for card, price in offered.items():
        is_free = TAKE_FREE in rules and card.type in ("golden_age", "wonder")
        least = 0 if is_free else 1 if SWAP in rules else price
        prices[card] = least + (battle_price if card.type == "battle" else 0)
    slotted = [*(CARDS[card] for card in slots if card), *(card for card in offered if card.on_workers)]
    workers = {
        card.id: 0 if is_given else max(0, card.deploy - granted["military_discount"] * (card.type == "military"))
        for card in slotted
    }
    raid = granted["raid"] + max((card.raid for card in slotted), default=0)
    soldier = min((workers[card.id] for card in slotted if card.type == "military"), default=inf)
    fought = (0, 1) if has_soldiers else (soldier, 2)

    means = [
        Means(
            prices.get(card, 0),
            workers[card.id],
            strength=card.strength,
            moves=1 if is_given else 1 + (card in prices),
        )
        for card in slotted
    ]
    for card, price in prices.items():
        means += _bought(card, price, granted["golden_age_bonus"])
        if card.type == "battle":
            means.append(Means(price, fought[0], stone=raid, moves=fought[1]))
    works = {card: (1 + len(card.sections), sum(card.sections)) for card in prices if card.type == "wonder"}
    works |= {card: (len(card.sections) - built, sum(card.sections[built:])) for card in begun}
    for card, (moves, takes) in works.items():
        gold, stone = (most(card.ready, kind) + most(card.ready_all, kind) for kind in ("gold", "stone"))
        means.append(Means(prices.get(card, 0), takes, gold, stone, card.strength, moves))
    first_ready = min((moves for moves, _ in works.values()), default=DEEP + 1)
    least_takes = min((takes for _, takes in works.values()), default=0)
    for card in every:
        price, (moves, takes) = prices.get(card, 0), works.get(card, (int(card in prices), 0))
        if card.special:
            means.append(_brought(card.special.do, price, takes, moves + 1))
        for each in card.whenever:
            is_late = each.event == "wonder_ready"
            at, cost = (max(moves, first_ready), max(takes, least_takes)) if is_late else (moves, takes)
            means.append(_brought(each.do, price, cost, at)._replace(besides=True))
    means += [_brought(each, 0, 0, 1)._replace(besides=True) for each in brought_by_others]
    kept = tuple(each for each in means if each.gold or each.stone or each.strength)
    bringing = (prices.get(card, 0) for card in (*begun, *offered) if card.grants.get("architects"))
    return Reach({card.id: price for card, price in prices.items()}, workers, kept, min(bringing, default=inf), {})


def _bought(card: Card, price: int, bonus: int) -> Iterator[Means]:
    """What buying a card brings at once, apart from a Battle and a Wonder."""
    if card.type == "golden_age":
        kind, amount = card.gain
        brought = {name: amount + bonus if name == kind else 0 for name in ("gold", "stone")}
        yield Means(price, gold=brought["gold"], stone=brought["stone"])
    elif card.type in ("advisor", "colony"):
        yield Means(price, strength=card.strength)


def _brought(effect: Any, price: int, takes: int, moves: int) -> Means:
    return Means(price, takes, most(effect, "gold"), most(effect, "stone"), 0, moves)


@lru_cache(maxsize=1 << 10)
def most(effect: Any, kind: str) -> float:
    """How much of a resource an effect brings at most."""
    match effect:
        case None | Lose() | TakeWorkers() | DeployForNothing() | RemoveCards(otherwise=None):
            return 0
        case GainEffect(amounts=amounts):
            return sum(inf if amount.measure else amount.plus for name, amount in amounts if name == kind)
        case PayEffect(then=then):
            return most(then, kind)
        case Each(do=do):
            return most(do, kind)
        case InOrder(effects=effects):
            return sum(most(each, kind) for each in effects)
        case OneOf(options=options):
            return max(most(each, kind) for each in options)
        case ByRule(name=name) if name in HARMLESS:
            return 0
    return inf
