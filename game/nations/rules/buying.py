"""Action A: buying a Progress Card and using it at once (N-BUY)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.nations import concepts
from game.nations.cards import removing
from game.nations.cards.cards import CARDS, Card
from game.nations.cards.standing import manned
from game.nations.rules.deploying import deploy_cost, offer_free_deployment
from game.nations.rules.purchases import BATTLE, GOLDEN_AGE
from game.nations.rules.solo import owe_roll
from game.nations.rules.war import begin_war
from game.nations.state import EMPTY, NATION, Nation, NationsState

WONDER = "wonder"


def price(state: NationsState, seat: int, card: Card, row_price: int) -> int:
    """Gold for a card: its row's price, and what other nations' cards put on a Battle (N-BOARD-02)."""
    if card.type != "battle":
        return row_price
    return row_price + battle_surcharge(state, seat)


def battle_surcharge(state: NationsState, seat: int) -> int:
    """Gold that the cards of others put on every Battle that this seat buys."""
    return sum(nation.standing.battle_price_of_others for nation in state.nations if nation.seat != seat)


def colony_requirement(state: NationsState, card: Card) -> int:
    """Strength that a Colony asks of its buyer (N-COLONY-01)."""
    return card.requirement + sum(nation.standing.colony_requirement_of_all for nation in state.nations)


@lru_cache(maxsize=16)
def _places(kind: str, count: int) -> tuple[str, ...]:
    return tuple(f"{kind}{index}" for index in range(count))


def _free_or_all(kind: str, zone: tuple[str, ...]) -> tuple[str, ...]:
    """A free place, or every place when all are taken."""
    if EMPTY in zone:
        return (_places(kind, len(zone))[zone.index(EMPTY)],)
    return _places(kind, len(zone))


@lru_cache(maxsize=1 << 13)
def _places_by_type(slots: int, advisors: tuple[str, ...], colonies: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    """Where a card of each type goes on a board with so many slots and these Advisors and Colonies.

    Buildings and Military share one pool of slots, and any card there may be covered (N-BUILDING-01, R-20); likewise
    for Advisors and Colonies, but as long as a place is free there (N-NATION-01, N-ADVISOR-01, N-NATION-05, R-75). The
    construction space may be taken or not (N-NATION-03); the rest is used at once and leaves (N-BUY-04).

    See N-BUY-03, N-COLONY-04, N-MIL-01.
    """
    return {
        "building": _places("slot", slots),
        "military": _places("slot", slots),
        "colony": _free_or_all("colony", colonies),
        "advisor": _free_or_all("advisor", advisors),
        "wonder": (WONDER,),
        "battle": (NATION,),
        "war": (NATION,),
        "golden_age": (NATION,),
    }


def _is_strong_enough(state: NationsState, nation: Nation, card: Card) -> bool:
    """A Colony asks for Strength (N-COLONY-01, N-COLONY-02)."""
    return concepts.strength(state, nation.seat) >= colony_requirement(state, card)


def _has_manned_military(state: NationsState, nation: Nation, card: Card) -> bool:
    """A Battle needs a Worker on a Military (N-BATTLE-01)."""
    return concepts.has_soldiers(nation)


def _is_first_war(state: NationsState, nation: Nation, card: Card) -> bool:
    """One War a round by anybody, unless an own card forbids Wars (N-WAR-02, N-WAR-01)."""
    return not (state.war or nation.standing.no_war_buying)


CONDITIONS: dict[str, Callable[[NationsState, Nation, Card], bool]] = {
    "colony": _is_strong_enough,
    "battle": _has_manned_military,
    "war": _is_first_war,
}
"""What buying a card of a type takes besides its price; the other types can always be bought."""


@lru_cache(maxsize=1 << 13)
def _moves_to(card: str, places: tuple[str, ...]) -> tuple[Move, ...]:
    return tuple(("buy_card", card, place) for place in places)


class BuyCard(Action[NationsState]):
    """Take a card off the Progress Board, pay its row's Gold and use it (N-BUY-01, N-BUY-02)."""

    verb = "buy_card"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every card that can be paid and placed, with every place it may go to."""
        nation = state.nations[seat]
        held = nation.gold
        places = _places_by_type(len(nation.slots), nation.advisors, nation.colonies)
        moves: list[Move] = []
        for row_price, row in enumerate(state.board, 1):
            if row_price > held:
                break
            for card_id in row:
                if card_id:
                    card = CARDS[card_id]
                    condition = CONDITIONS.get(card.type)
                    if condition is None or (
                        condition(state, nation, card) and price(state, seat, card, row_price) <= held
                    ):
                        moves += _moves_to(card_id, places[card.type])
        return moves

    def carry_out(self, state: NationsState, seat: int, card_id: str, place: str) -> None:
        """Pay and take the card."""
        owe_roll(state)
        buy(state, seat, card_id, place, price(state, seat, CARDS[card_id], row_of(state, card_id)))

    def why_not(self, state: NationsState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """Too dear, a condition of its type, or no place for it; alone, what stands against every card."""
        if not picked:
            return why_none_buyable(state, seat)
        card_id = picked[0]
        if not any(card_id in row for row in state.board):
            return None
        nation, card = state.nations[seat], CARDS[card_id]
        gold = price(state, seat, card, row_of(state, card_id))
        if nation.gold < gold:
            return Refusal("too_dear", {"card": card_id, "need": gold, "have": nation.gold})
        condition = CONDITIONS.get(card.type)
        if condition and not condition(state, nation, card):
            return why_unbuyable(state, nation, card)
        return Refusal("wrong_place", {"card": card_id, "type": card.type, "place": picked[-1]})


def why_none_buyable(state: NationsState, seat: int) -> Refusal:
    """Why no card at all can be bought now."""
    gold = state.nations[seat].gold
    prices = [
        price(state, seat, CARDS[card_id], row_price)
        for row_price, row in enumerate(state.board, 1)
        for card_id in row
        if card_id
    ]
    if not prices:
        return Refusal("market_is_empty")
    if min(prices) > gold:
        return Refusal("too_dear_all", {"need": min(prices), "have": gold})
    return Refusal("none_can_be_taken")


def why_unbuyable(state: NationsState, nation: Nation, card: Card) -> Refusal:
    """Why a card of its type cannot be bought at all now, with the nearest remedy."""
    if card.type == "colony":
        need, have = colony_requirement(state, card), concepts.strength(state, nation.seat)
        facts = {"card": card.id, "need": need, "have": have}
        for military in reinforcements(nation):
            then = _reinforced_strength(state, nation.seat, military)
            if then >= need:
                more = {"by": military, "more": then - have, "then": then}
                return Refusal("needs_strength", {**facts, **more}, "one_more_worker")
        return Refusal("needs_strength", facts)
    if card.type == "battle":
        for military in reinforcements(nation):
            return Refusal("no_manned_military", {"card": card.id, "by": military}, "man_military")
        return Refusal("no_manned_military", {"card": card.id})
    if state.war:
        return Refusal("war_already_bought", {"card": card.id, "war": state.war})
    return Refusal("may_not_buy_wars", {"card": card.id})


def reinforcements(nation: Nation) -> list[str]:
    """The Military cards on which a Worker could be deployed now who is not on Military yet."""
    soldiers = manned(nation.slots, nation.workers, False).military_workers
    if nation.area + sum(nation.workers) == soldiers:
        return []
    return [
        card
        for index, card in enumerate(nation.slots)
        if card and CARDS[card].type == "military" and deploy_cost(nation, card) <= nation.stone
    ]


def _reinforced_strength(state: NationsState, seat: int, military: str) -> int:
    """The Strength with one more Worker on a Military card, once the cards that this drives away have left."""
    imagined = state.copy()
    nation = imagined.nations[seat]
    index = nation.slots.index(military)
    nation.workers = (*nation.workers[:index], nation.workers[index] + 1, *nation.workers[index + 1 :])
    concepts.workers_changed(imagined, nation)
    removing.remove_by_condition(imagined)
    return concepts.strength(imagined, seat)


class BuyFree(Action[NationsState]):
    """Take a Golden Age or a Wonder off the Progress Board without paying Gold."""

    verb = "buy_card"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every Golden Age and Wonder on the board."""
        return [
            ("buy_card", card, WONDER if CARDS[card].type == "wonder" else NATION)
            for row in state.board
            for card in row
            if card and CARDS[card].type in ("golden_age", "wonder")
        ]

    def carry_out(self, state: NationsState, seat: int, card_id: str, place: str) -> None:
        """Take the card."""
        buy(state, seat, card_id, place, 0)


BUY_FREE = Choice("buy_free", BuyFree())


def row_of(state: NationsState, card_id: str) -> int:
    """The price of the row in which a card lies (R-03)."""
    return next(price for price, row in enumerate(state.board, 1) if card_id in row)


def buy(state: NationsState, seat: int, card_id: str, place: str, gold: int) -> None:
    """Pay so much Gold, take a card off the board and use it (R-17).

    Cards that react to the purchase do so before the card's own choice is asked, by the Gold paid (R-90, R-96).

    See N-WONDER-01.
    """
    nation = state.nations[seat]
    card = CARDS[card_id]
    if card.type == "golden_age":
        state.then((GOLDEN_AGE, seat, card_id))
    elif card.type == "battle":
        state.then((BATTLE, seat))
    concepts.pay(state, seat, "gold", gold)
    state.board = tuple(
        concepts.replaced(row, row.index(card_id), EMPTY) if card_id in row else row for row in state.board
    )
    nation.bought = (*nation.bought, card_id)
    happen(state, "bought", seat, card=card_id, type=card.type, price=gold, place=place)
    if card.type in ("golden_age", "battle"):
        state.removed = (*state.removed, card_id)
    elif card.type == "war":
        begin_war(state, seat, card_id)
    elif card.type == "wonder":
        if nation.wonder:
            removing.remove_wonder_under_construction(state, seat)
        nation.wonder = card_id
    else:
        make_room(state, seat, card, place)


def in_the_way(nation: Nation, card: Card, place: str) -> str:
    """The card of the nation that leaves when this one comes to a place; empty where none does (N-BUY-06)."""
    if card.type == "wonder":
        return nation.wonder
    if place == NATION:
        return EMPTY
    zone = nation.slots if card.on_workers else getattr(nation, removing.ZONES[card.type])
    return str(zone[concepts.place_index(place)])


def make_room(state: NationsState, seat: int, card: Card, place: str) -> None:
    """Remove the card in the way, if there is one, then place the new one (N-BUY-06, R-17, R-76)."""
    nation = state.nations[seat]
    index = concepts.place_index(place)
    if card.on_workers:
        old = nation.slots[index]
        if old:
            removing.clear_slot(state, seat, index)
    else:
        zone = removing.ZONES[card.type]
        old = getattr(nation, zone)[index]
        if old:
            removing.clear_place(state, seat, zone, index)
    if old:
        state.then((put_in_place, seat, card.id, place, old))
    else:
        put_in_place(state, seat, card.id, place, old)


def put_in_place(state: NationsState, seat: int, card_id: str, place: str, old: str) -> None:
    """Lay a bought card on its place; its effects begin (N-COLONY-03, N-BUY-10)."""
    nation = state.nations[seat]
    card = CARDS[card_id]
    index = concepts.place_index(place)
    if card.on_workers:
        nation.slots = concepts.replaced(nation.slots, index, card_id)
        concepts.workers_changed(state, nation)
    else:
        zone = removing.ZONES[card.type]
        setattr(nation, zone, concepts.replaced(getattr(nation, zone), index, card_id))
        nation.private_architects += removing.private_architects(card_id)
        concepts.cards_changed(state, nation)
        removing.fit_advisors(state, nation)
    happen(state, "placed", seat, card=card_id, place=place)
    if old:
        both = card.type == CARDS[old].type == "building"
        newer = both and card.age > CARDS[old].age
        happen(state, "replaced", seat, card=old, by=card_id, newer_building=newer)
    if card.type == "building" and nation.standing.free_worker_on_building:
        offer_free_deployment(state, seat, place)
