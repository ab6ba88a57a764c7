"""Resolution Phase: production, player order, War, events, famine, Book scoring (N-FLOW-04)."""

from __future__ import annotations

from game.engine import happen
from game.nations import concepts
from game.nations.cards.cards import CARDS, EVENTS, TILES
from game.nations.cards.lines import conditional_production, production_choices
from game.nations.cards.standing import Amounts, manned
from game.nations.rules.losses import lose, note_shortage
from game.nations.state import NationsState

SOLO_BOOKS_VP = 3
"""VP for more Books than the shadow at the end of an age (N-SOLO-20)."""


def production(state: NationsState) -> None:
    """1. Production: all nations at once gain or pay what their boards add up to (N-PROD-01)."""
    state.phase = "resolution"
    concepts.begin_step(state, "production")
    state.then(production_choices, fix_totals, produce)


def fix_totals(state: NationsState) -> None:
    """Add up every nation from the state at the start of the step, before anybody gains (R-05, R-33)."""
    for nation in state.nations:
        nation.net = production_total(state, nation.seat)


def production_total(state: NationsState, seat: int) -> Amounts:
    """The net production of a nation, in the order of RESOURCES (N-PROD-03 to N-PROD-05).

    Cards times Workers, cards that need none, conditional lines as they hold now (N-PROD-07), the Food of
    the population, and the Books of a revolt (N-REVOLT-02).

    See N-PROD-04, N-PROD-09.
    """
    nation = state.nations[seat]
    people = manned(nation.slots, nation.workers, nation.standing.no_military_upkeep > 0)
    (gold, stone, food, book), (own_gold, own_stone, own_food, own_book) = (
        nation.standing.production,
        people.production,
    )
    gold, stone, food, book = gold + own_gold, stone + own_stone, food + own_food, book + own_book
    if nation.standing.lines:
        more_gold, more_stone, more_food, more_book = conditional_production(state, seat)
        gold, stone, food, book = gold + more_gold, stone + more_stone, food + more_food, book + more_book
    return gold, stone, food - concepts.food_upkeep(state, seat), book + min(0, concepts.stability(state, seat))


def produce(state: NationsState) -> None:
    """Gain what is positive, pay what is negative: Gold, Food, Stone, and Books last (N-PROD-02, R-05).

    Revolt and shortages cost Books too; they are settled together with the Books of the board (R-82).

    See N-PROD-10, N-REVOLT-03.
    """
    for seat in concepts.seats_in_order(state):
        nation = state.nations[seat]
        gold, stone, food, book = nation.net
        nation.gold, no_gold = _settled(nation.gold + gold)
        nation.food, no_food = _settled(nation.food + food)
        nation.stone, no_stone = _settled(nation.stone + stone)
        owed = no_gold + no_food + no_stone - book
        if owed < 0:
            nation.books -= owed
        happen(state, "produced", seat, gold=gold, stone=stone, food=food, books=book)
        if concepts.stability(state, seat) < 0:
            happen(state, "revolted", seat, books=-concepts.stability(state, seat))
            concepts.lose_vp(state, seat, 1, "revolt")
        for kind, amount in (("gold", no_gold), ("food", no_food), ("stone", no_stone)):
            if amount:
                note_shortage(state, seat, kind, amount)
        if owed > 0:
            lose(state, seat, "books", owed)


def _settled(left: int) -> tuple[int, int]:
    """What is left of a resource where it may be less than nothing, and how much of it is missing."""
    return (left, 0) if left >= 0 else (0, -left)


def player_order(state: NationsState) -> None:
    """2. Player order: by Strength, then Stability, then the order so far (N-ORDER-01 to N-ORDER-04).

    See N-ORDER-02, N-ORDER-03, R-50.
    """
    if state.event in EVENTS and EVENTS[state.event].skips_player_order:
        return
    concepts.begin_step(state, "player_order")
    ranked = sorted(
        state.order, key=lambda seat: (-concepts.strength(state, seat), -concepts.compared_stability(state, seat))
    )
    concepts.change_order(state, tuple(ranked))


def famine(state: NationsState) -> None:
    """5. Famine: every nation pays the Food on the Event Card (N-FAMINE-01, N-FAMINE-02)."""
    concepts.begin_step(state, "famine")
    amount = (TILES if state.is_solo else EVENTS)[state.event].famine
    happen(state, "famine", None, amount=amount)
    if amount:
        for seat in concepts.seats_in_order(state):
            lose(state, seat, "food", amount)


def score_books(state: NationsState) -> None:
    """6. Book scoring at the end of an age: 1 VP for every nation with fewer Books (N-BOOKS-01, N-BOOKS-02).

    Solo: 3 VP for more Books than the shadow (N-SOLO-20). Then come cards that score at the end of an age.

    See N-2P-02, N-BOOKS-03, N-GAME-05.
    """
    if state.round % 2:
        return
    concepts.begin_step(state, "score_books")
    for seat in concepts.seats_in_order(state):
        scored = book_vp(state, seat)
        happen(state, "scored_books", seat, vp=scored)
        concepts.gain(state, seat, "vp", scored)
    for nation in state.nations:
        for card in nation.ready:
            if card and CARDS[card].age_end_vp:
                concepts.gain(state, nation.seat, "vp", CARDS[card].age_end_vp)


def book_vp(state: NationsState, seat: int) -> int:
    """VP that the Books of a nation would bring if the age ended now."""
    own = concepts.books(state, seat)
    fewer = sum([concepts.books(state, other) < own for other in state.order])
    return fewer * SOLO_BOOKS_VP if state.is_solo else fewer
