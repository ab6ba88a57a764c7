"""What is true of every position of a game of Nations, at every decision. Used by `game.tools.simulate` and by
tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.nations.cards.cards import CARDS, EVENTS, TILES, TYPES
from game.nations.cards.decks import cards_of
from game.nations.cards.removing import WHICH_ADVISOR_LEAVES, all_private_architects
from game.nations.cards.standing import manned, standing
from game.nations.concepts import COLUMNS, STABILITY_OF_A_SLOT, capacity, empty_slots
from game.nations.state import NO_BUYER, RESOURCES, Nation, NationsState

WORKERS_OF_A_NATION = 13


def broken_invariants(state: NationsState) -> list[str]:
    """A sentence for every invariant that the position breaks; none in a sound one."""
    broken = [*_shared(state), *_cards(state), *_decision(state)]
    for nation in state.nations:
        if nation.board:
            broken += [f"seat {nation.seat}: {sentence}" for sentence in _nation(state, nation)]
    return broken


def _shared(state: NationsState) -> Iterator[str]:
    seats = [0, 1] if state.is_solo else list(range(len(state.nations)))
    if sorted(state.order) != seats:
        yield f"the order {state.order} is not one of all seats"
    if len(set(state.passed)) != len(state.passed):
        yield "a nation passed twice"
    if state.board[0] and {len(row) for row in state.board} != {COLUMNS[len(state.nations)]}:
        yield "the Progress Board has another number of columns"  # N-BOARD-06
    if state.architects < 0:
        yield "there are fewer than no Architects"
    if state.war and (state.war_buyer == NO_BUYER or CARDS[state.war].type != "war"):
        yield "the War slot holds something that nobody bought as a War"  # N-WAR-02
    if state.watched != any(nation.standing.removable for nation in state.nations):
        yield "cards that leave on a condition are not watched"  # N-REMOVE-02
    if state.shadows and state.shadows[0].books < 0:
        yield "the shadow owes Books"


def _cards(state: NationsState) -> Iterator[str]:
    """Every Progress Card and Event Card of the ages so far is in exactly one place (N-REMOVE-01)."""
    if not state.board[0]:
        return
    places = [*state.progress_deck, *(card for row in state.board for card in row), state.war, *state.removed]
    places += [*state.event_deck, state.event, *state.event_choice]
    for nation in state.nations:
        places += (*nation.slots, *nation.advisors, *nation.colonies, *nation.ready, nation.wonder)
    counts = Counter(card for card in places if card and (card in EVENTS or card in TILES or CARDS[card].age))
    for card, count in counts.items():
        if count > 1:
            yield f"{card} is in {count} places"
    kinds = Counter((CARDS[card].age, CARDS[card].type) for card in counts if card in CARDS)
    for age in range(1, state.age + 1):
        for kind in TYPES:
            found, expected = kinds[age, kind], len(cards_of(age, state.sets, kind, state.mods))
            if found != expected:
                yield f"{found} cards of age {age} and type {kind} are in the game, not {expected}"
    events = (TILES if state.is_solo else EVENTS).among(state.mods)
    if sum(card in EVENTS or card in TILES for card in counts) != sum(e.age <= state.age for e in events):
        yield "an Event Card is missing"


def _decision(state: NationsState) -> Iterator[str]:
    decision = state.decision
    if decision is None:
        if state.phase != "over":
            yield "nobody is asked, yet the game is not over"
        return
    if not 0 <= decision.seat < len(state.nations):
        yield f"seat {decision.seat} is asked, which does not exist"
    elif decision.choice.name == "turn" and decision.seat in state.passed:
        yield "a nation that has passed is asked for a turn"  # N-PASS-01


def _nation(state: NationsState, nation: Nation) -> Iterator[str]:
    printed = nation.printed
    people = nation.area + sum(nation.workers) + nation.food_track + nation.stability_track + nation.loose
    if people != WORKERS_OF_A_NATION:
        yield f"has {people} Workers"  # N-COMP-02
    for section, count in (("food", nation.food_track), ("stability", nation.stability_track)):
        if not 0 <= count <= capacity(nation, section):
            yield f"has {count} Workers in the {section} section"  # N-WORKER-05
    if min(nation.area, nation.loose, *nation.workers) < 0:
        yield "has fewer than no Workers somewhere"
    for kind in (*RESOURCES, "vp"):
        if getattr(nation, kind) < 0:
            yield f"has {getattr(nation, kind)} {kind}"  # N-LOSS-04, N-LOSS-06
    if (len(nation.slots), len(nation.colonies), len(nation.ready)) != (
        len(printed.slots),
        printed.colonies,
        len(printed.ready),
    ):
        yield "has more or fewer places than its board"  # N-NATION-02 to N-NATION-05
    if len(nation.advisors) != 1 + nation.standing.advisors and not _advisor_leaves(state):
        yield f"has {len(nation.advisors)} Advisor places"
    if any(count and not card for card, count in zip(nation.slots, nation.workers, strict=True)):
        yield "has Workers on a slot without a card"
    if bool(nation.sections_built) and not nation.wonder:
        yield "has sections of no Wonder"
    if Counter(nation.private_architects) - Counter(all_private_architects(nation)):
        yield "has private Architects that no card gives"  # N-ARCH-05, R-60
    yield from _markers(state, nation)


def _advisor_leaves(state: NationsState) -> bool:
    return any(frame[0] is WHICH_ADVISOR_LEAVES for frame in state.stack)


def _markers(state: NationsState, nation: Nation) -> Iterator[str]:
    """The markers equal what the cards add up to, counted from scratch (N-STAT-02, N-STAT-03)."""
    total = standing.__wrapped__(nation.board, nation.side, nation.advisors, nation.colonies, nation.ready)
    people = manned.__wrapped__(nation.slots, nation.workers, total.no_military_upkeep > 0)
    overall = sum(each.standing.stability_of_all for each in state.nations)
    empty = STABILITY_OF_A_SLOT * empty_slots(nation, "stability")
    if nation.standing != total:
        yield "has markers of cards that are not in play"
    if nation.strength != total.strength + people.strength:
        yield f"has Strength {nation.strength}, not {total.strength + people.strength}"
    if nation.stability != total.stability + people.stability + overall - empty:
        yield f"has Stability {nation.stability}, not {total.stability + people.stability + overall - empty}"
    if not state.together:
        for card, condition in total.removable:
            if condition.holds(state, nation.seat):
                yield f"still has {card}, which should have left"  # N-REMOVE-03
