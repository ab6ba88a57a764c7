"""Goals of Nations: what a nation may want to do in its turn and can't do yet."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from math import inf

from game.engine import Decision, Goal, GoalSource, Move
from game.engine.goal_search import Stake
from game.nations.analysis.bounds import Bounds, Reach, sight
from game.nations.analysis.forecast import FORECASTER, outcome
from game.nations.analysis.round_ends import without_resolution
from game.nations.cards.cards import CARDS
from game.nations.cards.removing import private_architects
from game.nations.cards.special import special_of
from game.nations.concepts import has_soldiers, place_index
from game.nations.rules import buying, deploying, hiring, turns
from game.nations.state import Nation, NationsState


def wishes(state: NationsState) -> Iterator[Goal]:
    """Every card on the Progress Board, own card for Workers and special action, and hiring an Architect."""
    assert state.decision is not None
    if state.decision.choice is not turns.TURN:
        return
    nation = state.nations[state.decision.seat]
    yield from (Goal("buy_card", card) for row in state.board for card in row if card)
    yield from (Goal("deploy", slot) for slot, card in zip(deploying.SLOTS, nation.slots, strict=False) if card)
    yield from (Goal("use_special", card) for card in nation.standing.specials)
    yield Goal("hire_architect", hiring.WONDER)


def tries(state: NationsState, decision: Decision, wished: Collection[Goal], left: int) -> Iterator[Move]:
    """What may lead to a wish by so many moves, as far as Gold, Stone, Strength, Wars and Architects tell."""
    nation = state.nations[decision.seat]
    if decision.choice is turns.AFTER_ACTION:
        yield ("end_turn",)
    elif decision.choice is not turns.TURN or not wished:
        yield from decision.moves
    else:
        seen = sight(state, nation)
        best = seen.after(nation, left)
        near = [wish for wish in wished if _is_met(state, nation, wish, seen, best)]
        needs = frozenset().union(*(_needs(state, nation, wish, seen, left) for wish in near))
        told: dict[Bounds, bool] = {}
        for kind in _kinds(state) if near else ():
            for move in decision.moves:
                if move[0] == kind and brings(nation, move) & needs:
                    then = seen.after_move(nation, move, left)
                    if then not in told:
                        told[then] = any(_is_met(state, nation, wish, seen, then) for wish in near)
                    if told[then]:
                        yield move


KINDS = ("undeploy", "deploy", "use_special", "hire_architect", "buy_card")
"""Of moves that bring as much those come first that cost least."""


def _kinds(state: NationsState) -> tuple[str, ...]:
    """The kinds of moves after which it is known what comes: alone the shadow's die is thrown after the other kinds."""
    return KINDS[:2] if state.is_solo else KINDS


RESOURCE, FORCE, CARD, BEGUN, ARCHITECT = "resource", "force", "card", "begun", "architect"
ALL = frozenset({RESOURCE, FORCE, CARD, BEGUN, ARCHITECT})
"""What moves bring and wishes need: Gold, Stone and the like; Strength and manned Military; a card to use; a Wonder
that is begun; an Architect.
"""
NOTHING: frozenset[str] = frozenset()
FORCES = frozenset({FORCE})
RESOURCES = frozenset({RESOURCE})


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


def _bought(nation: Nation, bought: str, place: str) -> frozenset[str]:
    card = CARDS[bought]
    if nation.standing.whenever:
        return ALL
    if card.type in ("golden_age", "battle"):
        return RESOURCES
    if card.on_workers:
        is_plain = not _matters(bought) and not _counts(nation, place)
        return NOTHING if is_plain and not nation.standing.free_worker_on_building else FORCES | {CARD}
    if card.type == "war":
        return NOTHING
    begun = {BEGUN} if card.type == "wonder" else NOTHING
    hired = {ARCHITECT} if private_architects(bought) else NOTHING
    return FORCES | {CARD} | begun | hired


def _counts(nation: Nation, place: str) -> bool:
    """Whether it matters to Strength how many Workers stand on a place."""
    card = "" if place == deploying.AREA else nation.slots[place_index(place)]
    return bool(card) and _matters(card)


def _matters(card: str) -> bool:
    return bool(CARDS[card].type == "military" or CARDS[card].strength)


def _needs(state: NationsState, nation: Nation, wish: Goal, seen: Reach, left: int) -> frozenset[str]:
    """What so many moves must bring for a wish."""
    match wish:
        case ("buy_card", bought) if bought:
            card = CARDS[bought]
            if seen.prices[bought] > nation.gold:
                return RESOURCES if left == 1 else ALL
            condition = buying.CONDITIONS.get(card.type)
            if not condition or condition(state, nation, card):
                return ALL
            return FORCES if left == 1 or seen.is_ample(nation, left) else ALL
        case ("deploy", slot) if slot and left == 1:
            card_id = nation.slots[place_index(slot)]
            short = card_id and deploying.deploy_cost(nation, card_id) > nation.stone
            return frozenset({RESOURCE, CARD}) if short else ALL
        case ("hire_architect", _) if left == 1:
            if not nation.wonder:
                return frozenset({BEGUN})
            return frozenset({RESOURCE, CARD} if hiring.architects(state, nation) else {ARCHITECT})
        case _:
            return ALL


def _is_met(state: NationsState, nation: Nation, wish: Goal, seen: Reach, then: Bounds) -> bool:
    """Whether a wish may be met with what the nation has then."""
    match wish:
        case ("buy_card", bought):
            cards = [bought] if bought else seen.prices
            return any(_can_be_had(state, nation, card, seen, then) for card in cards)
        case ("deploy", _):
            return min(seen.workers.values(), default=inf) <= then.stone - then.stone_paid
        case ("hire_architect", _):
            sections = [CARDS[nation.wonder].sections[nation.sections_built]] if nation.wonder else []
            for card, gold in seen.prices.items():
                if CARDS[card].type == "wonder" and gold <= then.gold:
                    sections.append(CARDS[card].sections[0])
            hired = bool(hiring.architects(state, nation)) or seen.architect <= then.gold
            return hired and min(sections, default=inf) <= then.stone - then.stone_paid
        case ("use_special", card) if card:
            limit = special_of(card).limit
            return not limit or nation.used.count(card) < limit
    return True


def _can_be_had(state: NationsState, nation: Nation, bought: str, seen: Reach, then: Bounds) -> bool:
    """Whether a card may be bought with what the nation has then."""
    card = CARDS[bought]
    if seen.prices.get(bought, inf) > then.gold - then.gold_paid:
        return False
    if card.type == "war":
        return not state.war
    if card.type == "colony":
        others = (other for other in state.nations if other is not nation)
        raised = sum(other.standing.colony_requirement_of_all for other in others)
        return card.requirement + raised <= then.strength
    if card.type == "battle" and not has_soldiers(nation):
        return any(
            CARDS[each].type == "military" and stone <= then.stone and seen.prices.get(each, 0) <= then.gold
            for each, stone in seen.workers.items()
        )
    return True


def alone(state: NationsState) -> NationsState:
    """All others stand still, and the round does not end; alone against the shadow, its die is thrown after actions."""
    imagined = without_resolution(state)
    assert state.decision is not None
    after = [place for place, frame in enumerate(imagined.stack) if frame[0] is turns.next_turn]
    imagined.stack[: after[-1] + 1] = [(turn_again, state.decision.seat)]
    return imagined


def turn_again(state: NationsState, seat: int) -> None:
    """The turn comes round to the same nation."""
    state.then(*turns.one_action(state, seat), (turn_again, seat))


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


WISHING = GoalSource(
    wishes,
    frozenset({"pass"}),
    tries,
    alone,
    alike,
    untold=frozenset({"end_turn"}),
    stake=stake,
    throws=frozenset({"roll"}),
    forecaster=FORECASTER,
)
