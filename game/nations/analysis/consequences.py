"""What the moves of Nations do: this round by the forecast, from now on by the board, and what is printed on the card.

A card for Workers does nothing by itself, so it is described with the first Worker on it, as if others stood still.
Changes at the end of the round are differences between two forecasts, so they hold as long as nobody else acts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.bots.advice import fact
from game.bots.advice.changing import after_own_moves
from game.bots.advice.consequences import Consequences
from game.cards.effects import DECLINE, OneOf
from game.engine import Move, flow
from game.nations.analysis.forecast import Change, Forecast, SeatForecast, forecast
from game.nations.analysis.goals import alone
from game.nations.analysis.plans import going_on, reverses, since, takes_back, then, used_for
from game.nations.analysis.printed_facts import english, printed_facts, rest_of, rule
from game.nations.analysis.round_ends import least_costly, without_resolution
from game.nations.analysis.thing_worths import (
    JUDGED,
    OF_A_COLONY,
    OF_A_RANK,
    OF_A_RATE,
    OF_A_RESOURCE,
    OF_A_REVOLT,
    OF_A_SHORTAGE,
    OF_A_WORKER,
    OF_STABILITY,
    RATES,
    WORTHS,
)
from game.nations.cards.cards import CARDS, EVENTS, Card, EventHalf
from game.nations.concepts import place_index, stability, strength, workers_owned
from game.nations.rules import buying, deploying, resolution, scoring, turns
from game.nations.rules.war import is_defeated, war_cost
from game.nations.state import RESOURCES, Nation, NationsState

LOSING = ("war", "event_top", "event_bottom")
"""Stages that take from who is not up to them, or give to who is."""

PAYS = "fact.at_once_less"
LASTING_LOSSES = ("fact.rate_less", "fact.moving_less", "fact.stat_less")
AMOUNTS_MORE = ("fact.rate_more", "fact.rate_swap", "fact.stat_more", "fact.at_once_more")
"""Keys of facts: what a move takes from the supply, what it costs for good, and what it brings."""

AT_THE_END = 0.3
"""What a point counts for that a worker is worth at the end, where he does something every round as well: he is worth
that on nearly every card, so what he does says more.
"""


def things(state: NationsState, seat: int) -> dict[str, float]:
    """What can be counted of a nation, and its ranks, 1 where they hold."""
    nation = state.nations[seat]
    others = [other.seat for other in state.nations if other.seat != seat and other.board]
    own = strength(state, seat)
    strengths = [strength(state, other) for other in others]
    return {
        "points": scoring.lasting_vp(state, seat),
        "vp": nation.vp,
        **{kind: getattr(nation, kind) for kind in RESOURCES},
        **dict(zip(RATES, resolution.production_total(state, seat), strict=True)),
        "strength": own,
        "stability": stability(state, seat),
        "workers": workers_owned(state, seat),
        "weakest": bool(others) and own < min(strengths),
        "strongest": bool(others) and own > max(strengths),
        "defeated": is_defeated(state, seat),
        "revolt": max(0, -stability(state, seat)),
        "colonies": sum(_is_open(state, nation, card) for row in state.board for card in row if card),
    }


def _is_open(state: NationsState, nation: Nation, card: str) -> bool:
    """Whether a Colony on the Progress Board asks for no more Strength than there is."""
    printed = CARDS[card]
    return printed.type == "colony" and buying.colony_requirement(state, printed) <= strength(state, nation.seat)


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
    before = _Seen(state, seat)
    own = [*_between(before, _Seen(then, seat), (move,), False)]
    manned = _manned(then, seat, move)
    if manned and (later := after(state, [move, manned])) is not None:
        own = _with_a_worker(own, [*_between(before, _Seen(later, seat), (move, manned), True)])
    if any(each.key in LASTING_LOSSES and dict(each.values).get("manned") for each in own):
        found = [_without_upkeep(each) for each in found]
    found, own = _untold(found, own), _in_one([each for each in own if not _is_price(state, move, each)])
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
    own = _amounts(before, {name: before[name] + lead for name, lead in changed.items()}, (move,), False, lasts)
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
    before = _Seen(state, seat)
    shared = [
        {(each.key, each.values) for each in _round(before, _Seen(end, seat), (other,), False)}
        for other in others
        if (end := after(state, [other])) is not None
    ]
    own = _round(before, _Seen(then, seat), (move,), False)
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


class _Seen:
    """A position as one nation sees it: what it counts, and what the round will bring."""

    def __init__(self, state: NationsState, seat: int) -> None:
        self.state, self.seat, self.things = state, seat, things(state, seat)
        self.forecast: Forecast = forecast(without_resolution(state)) if state.phase == "action" else Forecast(())


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


def _between(before: _Seen, then: _Seen, moves: tuple[Move, ...], manned: bool) -> Iterator[fact.Fact]:
    """What has changed between two positions, and what the round's end then changes."""
    rounds = [*_round(before, then, moves, manned)]
    yield from rounds
    if not any(_is_about_war(each) for each in rounds):
        yield from _war(before, then, moves, manned)
    yield from _offers(before, then)
    yield from _ranks(before, then, moves, manned)
    yield from _amounts(before.things, then.things, moves, manned, not before.state.is_last_round)


def _round(before: _Seen, then: _Seen, moves: tuple[Move, ...], manned: bool) -> Iterator[fact.Fact]:
    """VP that the round's end brings or costs, and what a War or an Event then takes or gives besides, stage by stage
    where nothing open stands between.
    """
    if not before.forecast.rows or not then.forecast.rows:
        return
    one, other = before.forecast.rows[before.seat], then.forecast.rows[then.seat]
    is_open = one.total.uncertain or other.total.uncertain
    total = other.vp + other.total.vp - one.vp - one.total.vp
    found: dict[str, list[tuple[int, str]]] = {}
    amounts: dict[str, dict[str, int]] = {}
    for stage in dict.fromkeys((*before.forecast.stages, *then.forecast.stages)):
        now, later = one.change(stage), other.change(stage)
        if now.uncertain or later.uncertain:
            continue
        vp = later.vp - now.vp
        if vp:
            found.setdefault("saves" if now.vp < 0 < vp else "wins" if vp > 0 else "loses", []).append((vp, stage))
        if stage not in LOSING:
            continue
        for kind, leads in _taken_and_given(now, later):
            if kind == "saves" and vp < 0:
                continue  # it takes less of one thing as it takes another
            found.setdefault(kind, []).append((0, stage))
            for name, number in leads.items():
                amounts.setdefault(kind, {}).setdefault(name, 0)
                amounts[kind][name] += number
    for kind, its in found.items():
        number = sum(each for each, _ in its)
        gone = amounts.get(kind, {})
        what = [fact.Quantity(abs(number), "vp")] if number else []
        what += [fact.Quantity(lost, "worker" if name == "workers" else name) for name, lost in gone.items()]
        changes = [] if is_open else [fact.ForeseenChange("vp", total, fact.ROUND, moves)]
        for name in () if is_open else gone:
            lead = _in_the_end(then, other, name) - _in_the_end(before, one, name)
            changes.append(fact.ForeseenChange(name, lead, fact.ROUND, moves))
        sign = 1 if kind in ("saves", "wins") else -1
        worth = number + sign * sum(WORTHS[name] * lost for name, lost in gone.items())
        stages = tuple(_stage(before.state, stage) for stage in dict.fromkeys(stage for _, stage in its))
        values: dict[str, fact.Value] = {"what": tuple(what), "where": stages, "manned": int(manned)}
        yield fact.certain(f"fact.{kind}", worth, *changes, **values)


def _taken_and_given(now: Change, later: Change) -> Iterator[tuple[str, dict[str, int]]]:
    """What a stage takes less or more of, and gives more or less of, by the keys of what is said of it."""
    both = {name: (getattr(now, name), getattr(later, name)) for name in (*RESOURCES, "workers")}
    taken = {name: min(0, then) - min(0, was) for name, (was, then) in both.items()}
    given = {name: max(0, then) - max(0, was) for name, (was, then) in both.items()}
    for key, leads, sign in (("saves", taken, 1), ("loses", taken, -1), ("wins", given, 1), ("misses", given, -1)):
        if its := {name: lead * sign for name, lead in leads.items() if lead * sign > 0}:
            yield key, its


def _offers(before: _Seen, then: _Seen) -> Iterator[fact.Fact]:
    """Events that the nation may use, or no more: what they bring hangs on its answer."""
    if before.state.event not in EVENTS or not before.forecast.rows or not then.forecast.rows:
        return
    card = EVENTS[before.state.event]
    for half in (card.top, card.bottom):
        was, now = (_is_offered(seen, half) for seen in (before, then))
        if now != was:
            key, worth = ("fact.may", OF_A_RANK) if now else ("fact.may_not", -OF_A_RANK)
            yield fact.certain(key, worth, where=fact.PieceName(half.name))


def _is_offered(seen: _Seen, half: EventHalf) -> bool:
    """Whether an event leaves it to this nation, as things stand, whether to use it."""
    offered = [part.who for part in half.parts if isinstance(part.do, OneOf) and part.do.optional]
    return any(who is not None and who.holds(seen.state, seen.seat) for who in offered)


def _is_about_war(each: fact.Fact) -> bool:
    where = dict(each.values).get("where")
    return isinstance(where, tuple) and fact.Phrase("stage.war") in where


def _war(before: _Seen, then: _Seen, moves: tuple[Move, ...], manned: bool) -> Iterator[fact.Fact]:
    """Whether the War of the round would be lost, where the rest of the round's end is too open to tell points."""
    lead = then.things["defeated"] - before.things["defeated"]
    if not lead:
        return
    what = (fact.Quantity(1, "vp"), *(fact.Quantity(number, kind) for kind, number in war_cost(before.state)))
    worth = -lead * (1.0 + OF_A_RESOURCE * sum(number for _, number in war_cost(before.state)))
    values: dict[str, fact.Value] = {"card": fact.PieceName(english(before.state.war)), "what": what}
    change = fact.ForeseenChange("defeated", lead, fact.NOW, moves)
    if lead < 0:
        yield fact.certain("fact.safe", worth, change, **values, manned=int(manned))
    else:
        yield fact.certain("fact.exposed", worth, change, **values)


def _in_the_end(seen: _Seen, row: SeatForecast, resource: str) -> float:
    """What of a resource there is once the round is over."""
    return seen.things[resource] + float(getattr(row.total, resource))


def _stage(state: NationsState, stage: str) -> fact.PieceName | fact.Phrase:
    """What a stage of the round's end is called; an event by its name."""
    if stage in ("event_top", "event_bottom") and state.event in EVENTS:
        card = EVENTS[state.event]
        return fact.PieceName((card.top if stage == "event_top" else card.bottom).name)
    return fact.Phrase(f"stage.{stage}")


def _ranks(before: _Seen, then: _Seen, moves: tuple[Move, ...], manned: bool) -> Iterator[fact.Fact]:
    """Places among the nations, revolt, and Colonies within reach."""
    state, old, new = before.state, before.things, then.things
    values: dict[str, fact.Value] = {"manned": int(manned)}

    def change(thing: str) -> fact.ForeseenChange:
        return fact.ForeseenChange(thing, new[thing] - old[thing], fact.NOW, moves)

    rivals = [strength(then.state, each.seat) for each in state.nations if each.seat != before.seat and each.board]
    own: dict[str, fact.Value] = {"n": int(new["strength"]), **values}
    if new["strongest"] and not old["strongest"]:
        yield fact.certain("fact.strongest", OF_A_RANK, change("strongest"), other=max(rivals), **own)
    elif old["weakest"] and not new["weakest"]:
        yield fact.certain("fact.not_weakest", OF_A_RANK, change("weakest"), other=min(rivals), **own)
    if new["weakest"] and not old["weakest"]:
        yield fact.certain("fact.weakest", -OF_A_RANK, change("weakest"), n=int(new["strength"]))
    elif old["strongest"] and not new["strongest"]:
        yield fact.certain("fact.not_strongest", -OF_A_RANK, change("strongest"), n=int(new["strength"]))
    if old["revolt"] and not new["revolt"]:
        yield fact.certain("fact.no_revolt", OF_A_REVOLT, change("revolt"), **values)
    elif new["revolt"] > old["revolt"]:
        yield fact.certain("fact.revolt", -OF_A_REVOLT, change("revolt"), n=int(new["revolt"]))
    opened = [
        card
        for price, row in enumerate(then.state.board, 1)
        for card in row
        if card
        and price <= then.state.nations[then.seat].gold
        and _is_open(then.state, then.state.nations[then.seat], card)
        and not _is_open(state, state.nations[before.seat], card)
    ]
    if opened and new["colonies"] > old["colonies"]:
        need = buying.colony_requirement(then.state, CARDS[opened[0]])
        card = fact.PieceName(CARDS[opened[0]].name)
        yield fact.certain("fact.opens", OF_A_COLONY, change("colonies"), card=card, n=need, **values)


def _amounts(
    before: Mapping[str, float], then: Mapping[str, float], moves: tuple[Move, ...], manned: bool, lasts: bool
) -> Iterator[fact.Fact]:
    """What the nation has and makes: more of it, and less, each in one sentence. lasts: whether more rounds follow."""
    leads = {name: then[name] - before[name] for name in before}
    rates = {name: leads[name] for name in RATES if leads[name]}
    is_swap = not manned and min(rates.values(), default=0) < 0 < sum(rates.values())
    if is_swap:
        more, less = (
            tuple(
                fact.Quantity(int(abs(lead)), name.removesuffix("_rate"))
                for name, lead in rates.items()
                if lead * sign > 0
            )
            for sign in (1, -1)
        )
        changes = [fact.ForeseenChange(name, lead, fact.NOW, moves) for name, lead in rates.items()]
        yield fact.certain(
            "fact.rate_swap", OF_A_RATE * sum(rates.values()), *changes, more=more, less=less, lasts=int(lasts)
        )
    for names, key, worth in (
        (() if is_swap else RATES, "fact.rate", OF_A_RATE),
        (("strength", "stability"), "fact.stat", OF_STABILITY),
        (("points",), "fact.points", 1.0),
        (("workers",), "fact.at_once", OF_A_WORKER),
        (RESOURCES, "fact.at_once", OF_A_RESOURCE),
    ):
        for sign, side in ((1, "more"), (-1, "less")):
            some = [name for name in names if leads[name] * sign > 0]
            if not some:
                continue
            kinds = {"points": "vp", "workers": "worker"}
            amounts = tuple(
                fact.Quantity(int(abs(leads[name])), kinds.get(name, name.removesuffix("_rate"))) for name in some
            )
            changes = [fact.ForeseenChange(name, leads[name], fact.NOW, moves) for name in some]
            value = worth * sum(leads[name] for name in some)
            does_more = max((*rates.values(), leads["strength"], leads["stability"]), default=0) > 0
            if key == "fact.points" and side == "more" and does_more and lasts and moves[-1][0] == "deploy":
                value *= AT_THE_END
            name = f"{key}_{side}"
            values: dict[str, fact.Value] = {"manned": int(manned)} if name in LASTING_LOSSES else {}
            if key == "fact.rate":
                values["lasts"] = int(lasts)
            if name == "fact.rate_less" and manned and moves[-1][1] in deploying.SLOTS:
                name = "fact.moving_less"
            yield fact.certain(name, value, *changes, what=amounts, **values)


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
    after=after,
    idle=idle,
    counted=counted,
    then=then,
    takes_back=takes_back,
    risk=risk,
    named=frozenset({"choose"}),
    used_for=used_for,
    going_on=going_on,
    since=since,
    reverses=reverses,
    seats=lambda state: range(len(state.nations)),
    follow_on=dict(zip(RESOURCES, RATES, strict=True)),
    free=frozenset({"undeploy"}),
)
