"""What the moves of Nations do: this round by the forecast, from now on by the board, and what is printed on the card.

A card for Workers does nothing by itself, so it is described with the first Worker on it, as if others stood still.
Changes at the end of the round are differences between two forecasts, so they hold as long as nobody else acts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.bots.advice import fact
from game.bots.advice.changing import after_own_moves
from game.bots.advice.consequences import Consequences
from game.cards.effects import DECLINE
from game.engine import Move, flow
from game.nations.analysis.goals import alone
from game.nations.analysis.plans import going_on, reverses, since, takes_back, then, used_for
from game.nations.analysis.position_changes import (
    LASTING_LOSSES,
    ForeseenPosition,
    amounts_changed,
    changes_between,
    round_end_changes,
    things,
)
from game.nations.analysis.printed_facts import english, printed_facts, rest_of, rule
from game.nations.analysis.round_ends import least_costly, without_resolution
from game.nations.analysis.thing_worths import (
    JUDGED,
    OF_A_COLONY,
    OF_A_SHORTAGE,
    RATES,
    WORTHS,
)
from game.nations.cards.cards import CARDS, Card
from game.nations.concepts import place_index, strength
from game.nations.rules import buying, deploying, turns
from game.nations.state import RESOURCES, NationsState

PAYS = "fact.at_once_less"
AMOUNTS_MORE = ("fact.rate_more", "fact.rate_of", "fact.rate_swap", "fact.stat_more", "fact.at_once_more")
"""Keys of facts: what a move takes from the supply, and what it brings."""


def pieces(state: NationsState, seat: int) -> set[str]:
    """The cards of a nation."""
    nation = state.nations[seat]
    zones = (*nation.slots, *nation.advisors, *nation.colonies, *nation.ready, nation.wonder)
    return {card for card in zones if card}


def counted(before: NationsState, end: NationsState, seat: int) -> dict[str, bool]:
    """What the shadow's die may decide of a round."""
    lead = end.nations[seat].vp - before.nations[seat].vp
    return {"gains": lead > 0, "keeps": lead >= 0} if before.is_solo else {}


def piece(move: Move) -> str:
    """The card that is bought or used; where Workers move, the place that they come to."""
    return move[-1] if move[0] == "deploy" else move[1] if len(move) > 1 else move[0]


def about(state: NationsState, move: Move) -> str:
    """The card that a Worker comes to, or is taken off."""
    place = move[-1]
    if move[0] not in ("deploy", "undeploy") or place not in deploying.SLOTS or state.decision is None:
        return ""
    return english(state.nations[state.decision.seat].slots[place_index(place)])


def origin(state: NationsState, move: Move) -> str:
    """The card that a Worker leaves for another one."""
    return about(state, ("undeploy", move[1])) if move[0] == "deploy" else ""


def after(state: NationsState, moves: Sequence[Move]) -> NationsState | None:
    """The position once the nation has made these moves while others stand still; None where it cannot be known."""
    decision = state.decision
    assert decision is not None
    imagined = alone(state) if decision.choice is turns.TURN else without_resolution(state)
    if imagined.decision is None or imagined.decision.seat != decision.seat:
        return None

    def play(imagined: NationsState, move: Move) -> bool:
        flow.apply(imagined, move)
        return imagined.surprises == state.surprises

    return after_own_moves(imagined, decision.seat, moves, play)


def idle(state: NationsState) -> Move:
    """Pass, and let every choice cost as little as it may."""
    decision = state.decision
    assert decision is not None
    return ("pass",) if ("pass",) in decision.moves else least_costly(state, decision)


def facts(state: NationsState, move: Move) -> list[fact.Fact]:
    """What a move does, in no order."""
    assert state.decision is not None
    seat = state.decision.seat
    found = [*printed_facts(state, seat, move)]
    if state.phase == "over" or move == ("pass",):
        return found
    then = after(state, [move])
    if then is None:
        return found
    found += _at_risk(state, move)
    if state.decision.choice is turns.TURN and (then.decision is None or then.decision.choice is not turns.TURN):
        return found  # a question of the move is open: what it brings hangs on the answer
    if state.decision.choice is not turns.TURN:
        return [*found, *_of_an_answer(state, seat, move, then)]
    before = ForeseenPosition(state, seat)
    own = [*changes_between(before, ForeseenPosition(then, seat), (move,), False)]
    manned = _manned(then, seat, move)
    if manned and (later := after(state, [move, manned])) is not None:
        own = _with_a_worker(own, [*changes_between(before, ForeseenPosition(later, seat), (move, manned), True)])
    if any(each.key in LASTING_LOSSES and dict(each.values).get("manned") for each in own):
        found = [_without_upkeep(each) for each in found]
    found, own = _untold(found, own), _in_one([each for each in own if not _is_price(state, move, each)])
    own = [_from_where(state, seat, manned, each) for each in own]
    own = [one for each in own for one in _by_card(then, seat, move, each)]
    if move[0] == "buy_card" and any(line.when for line in CARDS[move[1]].conditional_production):
        return _on_condition(CARDS[move[1]], found, own)
    return [*found, *own]


def _in_one(own: Sequence[fact.Fact]) -> list[fact.Fact]:
    """The facts with what a move costs for good in one of them: nobody is to see half of it."""
    lost = [each for each in own if each.key in LASTING_LOSSES]
    if len(lost) < 2 or len({dict(each.values).get("manned") for each in lost}) > 1:
        return list(own)
    what = tuple(
        fact.ThingCount(each.number, f"{each.kind}_rate" if dict(one.values).get("lasts") else each.kind)
        for one in lost
        for each in _quantities(one)
    )
    changes = (change for each in lost for change in each.changes)
    worth = sum(each.worth for each in lost)
    whole = fact.certain("fact.gives_up", worth, *changes, what=what, manned=dict(lost[0].values)["manned"])
    return [*(each for each in own if each not in lost), whole]


def _quantities(one: fact.Fact) -> list[fact.Quantity]:
    what = dict(one.values)["what"]
    return [each for each in what if isinstance(each, fact.Quantity)] if isinstance(what, tuple) else []


def _from_where(state: NationsState, seat: int, manned: Move | None, each: fact.Fact) -> fact.Fact:
    """What the first worker on a card costs, with the card that he would leave."""
    if not manned or manned[1] == deploying.AREA or not dict(each.values).get("manned"):
        return each
    if each.key not in ("fact.gives_up", "fact.moving_less"):
        return each
    card = fact.PieceName(english(state.nations[seat].slots[place_index(manned[1])]))
    return each._replace(key=f"{each.key}_from", values=(*each.values, ("card", card)))


def _by_card(then: NationsState, seat: int, move: Move, each: fact.Fact) -> Iterator[fact.Fact]:
    """What a worker brings in production, and apart from it what another card brings that he lets meet its condition:
    nobody would find that on his own card.
    """
    nation, what = then.nations[seat], dict(each.values).get("what")
    if each.key != "fact.rate_more" or move[0] != "deploy" or not isinstance(what, tuple):
        yield each
        return
    makes = CARDS[nation.slots[place_index(move[-1])]].production
    made = {kind for kind, number in zip(RESOURCES, makes, strict=True) if number > 0}
    more = [one for one in what if isinstance(one, fact.Quantity)]
    sources = {one.kind: _sources(then, seat, one.kind) for one in more if one.kind not in made}
    apart = {kind: cards[0] for kind, cards in sources.items() if len(cards) == 1}
    own = tuple(one for one in more if one.kind not in apart)
    if own:
        share = len(own) / len(more) if apart else 1.0
        yield each._replace(worth=share * each.worth, values=(("what", own), *each.values[1:]))
    for one in more:
        if one.kind in apart:
            card, lasts = fact.PieceName(english(apart[one.kind])), dict(each.values)["lasts"]
            yield each._replace(
                key="fact.rate_of",
                worth=each.worth / len(more),
                values=(("what", (one,)), ("card", card), ("lasts", lasts)),
            )


def _sources(state: NationsState, seat: int, kind: str) -> list[str]:
    """The cards of a nation that make something on a condition which it meets."""
    return [
        card
        for card in sorted(pieces(state, seat))
        if any(
            line.when and line.applies(state, seat) and any(RESOURCES[index] == kind for index, _ in line.brings)
            for line in CARDS[card].conditional_production
        )
    ]


def _on_condition(card: Card, found: Sequence[fact.Fact], own: Sequence[fact.Fact]) -> list[fact.Fact]:
    """What a card makes that makes something on a condition alone: never promised without it."""
    more = next((each for each in own if each.key == "fact.rate_more"), None)
    if more is None or any(card.production):
        return [*found, *own]
    met = more._replace(key="fact.rate_if", values=(("rule", fact.RuleText(card.id)),))
    return [*(each for each in found if each.key != "fact.rule"), *(met if each is more else each for each in own)]


def _is_price(state: NationsState, move: Move, each: fact.Fact) -> bool:
    """Whether what is paid is the price of the card, which the name of the move says, or that of a place for a worker,
    which is printed there.
    """
    if each.key == PAYS and move[0] == "deploy":
        assert state.decision is not None
        own = state.nations[state.decision.seat]
        cost = deploying.deploy_cost(own, own.slots[place_index(move[-1])])
        return dict(each.values)["what"] == (fact.Quantity(cost, "stone"),)
    if move[0] != "buy_card" or each.key != PAYS:
        return False
    row = next(number for number, cards in enumerate(state.board, 1) if move[1] in cards)
    assert state.decision is not None
    price = buying.price(state, state.decision.seat, CARDS[move[1]], row)
    return dict(each.values)["what"] == (fact.Quantity(price, "gold"),)


def _without_upkeep(each: fact.Fact) -> fact.Fact:
    """What a worker on a card gives, where it is told what he costs in all."""
    if each.key != "fact.worker_takes":
        return each
    return each._replace(key="fact.worker", values=tuple(value for value in each.values if value[0] != "takes"))


def at_work(state: NationsState, move: Move) -> NationsState | None:
    """The position once a nation has made a move, and put a worker on the card that it bought."""
    then = after(state, [move])
    if then is None or state.decision is None or state.decision.choice is not turns.TURN:
        return then
    manned = _manned(then, state.decision.seat, move)
    return (after(state, [move, manned]) if manned else None) or then


SOURCES = frozenset(
    {
        "points", "gold", "stone", "food", "books", "gold_income", "stone_income", "food_income", "book_income",
        "strength", "stability", "workers", "buildings", "colonies", "advisor", "wonder",
    }
)  # fmt: skip
"""The reasons of the evaluator that say where points come from."""

OF_PIECES = {"advisor": "advisor", "wonder": "wonder", "buildings": "building", "colonies": "colony"}
"""The reasons of the evaluator that are about cards of one type."""


def shows(state: NationsState, move: Move, reason: str) -> bool:
    """Whether a move brings a card of the type that a reason is about, or what is needed for one."""
    if reason not in OF_PIECES or state.decision is None:
        return True
    if move[0] == "hire_architect":
        return reason == "wonder"
    if move[0] == "buy_card" and CARDS[move[1]].type == OF_PIECES[reason]:
        return True
    then, seat = at_work(state, move), state.decision.seat
    return reason == "colonies" and then is not None and strength(then, seat) > strength(state, seat)


def risk(state: NationsState, move: Move) -> float:
    """What a move brings that a rival's next one can make leave again."""
    return OF_A_COLONY if any(_at_risk(state, move)) else 0.0


def _at_risk(state: NationsState, move: Move) -> Iterator[fact.Fact]:
    """Whether a rival's next move can make the bought card leave: some do as soon as another nation is better."""
    assert state.decision is not None
    seat, card = state.decision.seat, move[1] if len(move) > 1 else ""
    if move[0] != "buy_card" or not CARDS[card].remove_if or state.is_solo:
        return
    imagined = state.copy()
    flow.apply(imagined, move)
    while (asked := imagined.decision) and asked.seat != seat and asked.choice is turns.TURN:
        if card not in pieces(imagined, seat):
            return
        for other in asked.moves:
            then = imagined.copy()
            flow.apply(then, other)
            if card not in pieces(then, seat):
                yield fact.certain(
                    "fact.at_risk", -OF_A_COLONY, seat=asked.seat + 1, card=fact.PieceName(english(card))
                )
                return
        flow.apply(imagined, idle(imagined))


def _of_an_answer(state: NationsState, seat: int, move: Move, then: NationsState) -> list[fact.Fact]:
    """What an answer to a question of a move brings and costs: not what every answer does, which is due to the move,
    nor what its name says: of resources what they are, of a worker what he costs.
    """
    decision, before, lasts = state.decision, things(state, seat), not state.is_last_round
    assert decision is not None
    others = [other for each in decision.moves if each != move and (other := after(state, [each])) is not None]
    shared = [things(other, seat) for other in others]
    alike = {
        name: min((each[name] - before[name] for each in shared), key=abs)
        for name in before
        if shared and len({each[name] > before[name] for each in shared}) == 1
    }
    if move == ("choose", DECLINE):
        return [*_kept(before, shared)]
    rounds = _rounds_apart(state, seat, move, then, [each for each in decision.moves if each != move])
    end = things(then, seat)
    changed = {
        name: end[name] - before[name] if (end[name] - before[name]) * alike.get(name, 0.0) <= 0 else 0.0
        for name in before
    }
    own = amounts_changed(before, {name: before[name] + lead for name, lead in changed.items()}, (move,), False, lasts)
    if move[0] == "choose":  # its name says what it brings and costs at once
        return [*rounds, *(each for each in own if each.key not in ("fact.at_once_more", PAYS))]
    if move[0] == "take_resources":
        return [*(each for each in own if each.key != "fact.at_once_more"), *_shortages(before, end)]
    if move[0] == "take_worker":
        told = (*LASTING_LOSSES, "fact.at_once_more")
        return [*(each for each in own if each.key not in told), *_shortages(before, end)]
    return list(own)


def _kept(before: Mapping[str, float], otherwise: Sequence[Mapping[str, float]]) -> Iterator[fact.Fact]:
    """What a nation keeps that declines: what every other answer costs."""
    lost = {name: min((before[name] - each[name] for each in otherwise), default=0.0) for name in WORTHS}
    what = tuple(fact.ThingCount(number, name) for name, number in lost.items() if number > 0)
    if what:
        worth = sum(WORTHS[name] * number for name, number in lost.items() if number > 0)
        yield fact.certain("fact.keeps", worth, what=what)


def _rounds_apart(
    state: NationsState, seat: int, move: Move, then: NationsState, others: Sequence[Move]
) -> list[fact.Fact]:
    """What an answer during a round changes at its end, and not every other answer does as well."""
    if state.phase != "action":
        return []
    before = ForeseenPosition(state, seat)
    shared = [
        {(each.key, each.values) for each in round_end_changes(before, ForeseenPosition(end, seat), (other,), False)}
        for other in others
        if (end := after(state, [other])) is not None
    ]
    own = round_end_changes(before, ForeseenPosition(then, seat), (move,), False)
    return [each for each in own if not shared or not all((each.key, each.values) in its for its in shared)]


def _shortages(before: Mapping[str, float], then: Mapping[str, float]) -> Iterator[fact.Fact]:
    """What production would be short of as things stand, still or no more."""
    for kind, rate in zip(RESOURCES, RATES, strict=True):
        was, still = (max(0, -round(each[kind] + each[rate])) for each in (before, then))
        if still:
            yield fact.certain("fact.still_short", -OF_A_SHORTAGE, what=(fact.Quantity(still, kind),))
        elif was:
            yield fact.certain("fact.not_short", OF_A_SHORTAGE, what=(fact.Quantity(was, kind),))


def _untold(found: Sequence[fact.Fact], own: Sequence[fact.Fact]) -> list[fact.Fact]:
    """What is printed, without cards of which what changes at once says all."""
    says_amounts = any(each.is_gain and each.key in AMOUNTS_MORE for each in own)
    return [each for each in found if not (says_amounts and each.key == "fact.rule" and not rest_of(_card_of(each)))]


def _card_of(printed: fact.Fact) -> str:
    return next(value.piece for _, value in printed.values if isinstance(value, fact.RuleText))


def _with_a_worker(own: Sequence[fact.Fact], manned: Sequence[fact.Fact]) -> list[fact.Fact]:
    """What a card for Workers does: what it brings by itself and with the first Worker on it, and of what it costs by
    itself only what that Worker does not make good again.
    """
    costs = {each.key for each in own if not each.is_gain and each.key != PAYS}
    gains = [each for each in own if each.is_gain]
    gains += [each for each in manned if each.is_gain and "manned" in dict(each.values)]
    lost = [each for each in manned if each.key in costs or each.key in LASTING_LOSSES]
    return [*gains, *(each for each in own if each.key == PAYS), *(each for each in lost if not each.is_gain)]


def _manned(state: NationsState, seat: int, move: Move) -> Move | None:
    """The first Worker onto a card that was just bought, from the area or the place where he yields least."""
    if move[0] != "buy_card" or not CARDS[move[1]].on_workers:
        return None
    nation, place = state.nations[seat], move[2]
    if deploying.deploy_cost(nation, move[1]) > nation.stone:
        return None
    idle = [
        (sum(CARDS[card].production) + CARDS[card].stability, deploying.SLOTS[index])
        for index, card in enumerate(nation.slots)
        if nation.workers[index] and deploying.SLOTS[index] != place and CARDS[card].type == "building"
    ]
    source = deploying.AREA if nation.area else min(idle)[1] if idle else ""
    return ("deploy", source, place) if source else None


CONSEQUENCES: Consequences[NationsState] = Consequences(
    facts=facts,
    things=things,
    worths=WORTHS,
    summed=frozenset({"points"}),
    judged=JUDGED,
    pieces=pieces,
    english=english,
    rule=rule,
    piece=piece,
    about=about,
    origin=origin,
    after=after,
    at_work=at_work,
    shows=shows,
    sources=SOURCES,
    idle=idle,
    counted=counted,
    then=then,
    takes_back=takes_back,
    risk=risk,
    named=frozenset({"choose", "pay_with", "lose_resource"}),
    used_for=used_for,
    going_on=going_on,
    since=since,
    reverses=reverses,
    seats=lambda state: range(len(state.nations)),
    follow_on=dict(zip(RESOURCES, RATES, strict=True)),
    free=frozenset({"undeploy"}),
)
