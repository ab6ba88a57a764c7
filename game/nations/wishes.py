"""Wishes: what a nation may want to do in its turn and cannot do yet."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator

from game.core.flow import Decision, Move
from game.core.ways import Stake, Wish, Wishing
from game.nations.buying import CONDITIONS, price, row_of
from game.nations.cards import CARDS
from game.nations.concepts import place_index
from game.nations.deploying import AREA, SLOTS, deploy_cost
from game.nations.forecast import outcome, without_resolution
from game.nations.hiring import WONDER
from game.nations.state import Nation, NationsState
from game.nations.turns import AFTER_ACTION, TURN, next_turn, one_action


def wishes(state: NationsState) -> Iterator[Wish]:
    """Every card on the Progress Board, own card for Workers and special action, and hiring an Architect."""
    assert state.decision is not None
    if state.decision.choice is not TURN:
        return
    nation = state.nations[state.decision.seat]
    yield from (Wish("buy_card", card) for row in state.board for card in row if card)
    yield from (Wish("deploy", slot) for slot, card in zip(SLOTS, nation.slots, strict=False) if card)
    yield from (Wish("use_special", card) for card in nation.standing.specials)
    yield Wish("hire_architect", WONDER)


def tries(state: NationsState, decision: Decision, wished: Collection[Wish], left: int) -> Iterator[Move]:
    """What brings resources, Strength or something to use; of the last move what the wishes lack."""
    nation = state.nations[decision.seat]
    if decision.choice is AFTER_ACTION:
        yield ("end_turn",)
    elif decision.choice is not TURN or not wished:
        yield from decision.moves
    else:
        lacks = frozenset().union(*(_lacks(state, nation, wish) for wish in wished)) if left == 1 else ALL
        for kind in KINDS:
            for move in decision.moves:
                if move[0] == kind and brings(nation, move) & lacks:
                    yield move


KINDS = ("undeploy", "deploy", "use_special", "hire_architect", "buy_card")
"""Of moves that bring as much those come first that cost least."""
RESOURCE, FORCE, CARD, BEGUN = "resource", "force", "card", "begun"
ALL = frozenset({RESOURCE, FORCE, CARD, BEGUN})
"""What moves bring and wishes lack: Gold, Stone and the like; Strength and manned Military; a card to use; a Wonder
that is begun.
"""


def brings(nation: Nation, move: Move) -> frozenset[str]:
    """What a move may bring towards a wish."""
    match move:
        case ("buy_card", bought, place):
            return _bought(nation, bought, place)
        case ("deploy", source, target):
            return FORCES if _counts(nation, target) or _counts(nation, source) else NOTHING
        case ("undeploy", source):
            return FORCES if _counts(nation, source) else NOTHING
        case _:
            return ALL


NOTHING: frozenset[str] = frozenset()
FORCES = frozenset({FORCE})


def _bought(nation: Nation, bought: str, place: str) -> frozenset[str]:
    card = CARDS[bought]
    if card.type in ("golden_age", "battle") or nation.standing.whenever:
        return ALL
    if card.on_workers:
        is_plain = not _matters(bought) and not _counts(nation, place)
        return NOTHING if is_plain and not nation.standing.free_worker_on_building else FORCES | {CARD}
    return NOTHING if card.type == "war" else FORCES | {CARD, BEGUN if card.type == "wonder" else CARD}


def _counts(nation: Nation, place: str) -> bool:
    """Whether it matters to Strength how many Workers stand on a place."""
    card = "" if place == AREA else nation.slots[place_index(place)]
    return bool(card) and _matters(card)


def _matters(card: str) -> bool:
    return bool(CARDS[card].type == "military" or CARDS[card].strength)


def _lacks(state: NationsState, nation: Nation, wish: Wish) -> frozenset[str]:
    """What is missing for a wish."""
    match wish:
        case ("buy_card", bought) if bought:
            card = CARDS[bought]
            if not any(bought in row for row in state.board):
                return NOTHING
            if price(state, nation.seat, card, row_of(state, bought)) > nation.gold:
                return frozenset({RESOURCE})
            condition = CONDITIONS.get(card.type)
            return FORCES if condition and not condition(state, nation, card) else ALL
        case ("deploy", slot) if slot:
            card_id = nation.slots[place_index(slot)]
            short = card_id and deploy_cost(nation, card_id) > nation.stone
            return frozenset({RESOURCE, CARD}) if short else ALL
        case ("hire_architect", _):
            return frozenset({RESOURCE, CARD} if nation.wonder else {BEGUN})
        case _:
            return ALL


def alone(state: NationsState) -> NationsState:
    """All others stand still, and the round does not end; alone against the shadow, its die is thrown after actions."""
    imagined = without_resolution(state)
    assert state.decision is not None
    after = [place for place, frame in enumerate(imagined.stack) if frame[0] is next_turn]
    imagined.stack[: after[-1] + 1] = [(turn_again, state.decision.seat)]
    return imagined


def turn_again(state: NationsState, seat: int) -> None:
    """The turn comes round to the same nation."""
    state.then(*one_action(state, seat), (turn_again, seat))


def alike(state: NationsState, seat: int) -> Hashable:
    """What moves of the seat can change: slots in any order."""
    own = state.nations[seat]
    return (
        tuple(sorted(zip(own.slots, own.workers, strict=True))),
        (own.area, own.food_track, own.stability_track, own.loose, own.vp),
        tuple((nation.gold, nation.stone, nation.food, nation.books) for nation in state.nations),
        (own.advisors, own.colonies, own.wonder, own.sections_built, own.ready, own.private_architects),
        (tuple(sorted(own.used)), tuple(sorted(own.bought)), own.unstable),
        (state.board, state.architects, state.war, state.war_strength, state.order),
    )


def stake(state: NationsState, seat: int) -> Stake:
    """What the round's end takes from the nation, and what it has then."""
    lost, vp = outcome(state, seat)
    return Stake(vp, lost)


WISHING = Wishing(
    wishes,
    frozenset({"pass"}),
    tries,
    alone,
    alike,
    untold=frozenset({"end_turn"}),
    stake=stake,
    throws=frozenset({"roll"}),
)
