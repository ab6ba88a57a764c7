"""What changes for a nation of Nations from one position to another, as facts: what the round's end then brings and
takes, ranks, and amounts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.bots.advice import fact
from game.cards.effects import OneOf
from game.engine import Move
from game.nations.analysis.forecast import Change, Forecast, SeatForecast, forecast
from game.nations.analysis.printed_facts import english
from game.nations.analysis.round_ends import without_resolution
from game.nations.analysis.thing_worths import (
    OF_A_COLONY,
    OF_A_RANK,
    OF_A_RATE,
    OF_A_RESOURCE,
    OF_A_REVOLT,
    OF_A_WORKER,
    OF_STABILITY,
    RATES,
    WORTHS,
)
from game.nations.cards.cards import CARDS, EVENTS, EventHalf
from game.nations.concepts import stability, strength, workers_owned
from game.nations.rules import buying, deploying, resolution, scoring
from game.nations.rules.war import is_defeated, war_cost
from game.nations.state import RESOURCES, Nation, NationsState

LOSING = ("war", "event_top", "event_bottom")
"""Stages that take from who is not up to them, or give to who is."""

LASTING_LOSSES = ("fact.rate_less", "fact.moving_less", "fact.stat_less")
"""Keys of facts: what a move costs for good."""

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


class ForeseenPosition:
    """A position as one nation sees it: what it counts, and what the round will bring."""

    def __init__(self, state: NationsState, seat: int) -> None:
        self.state, self.seat, self.things = state, seat, things(state, seat)
        self.forecast: Forecast = forecast(without_resolution(state)) if state.phase == "action" else Forecast(())


def changes_between(
    before: ForeseenPosition, then: ForeseenPosition, moves: tuple[Move, ...], manned: bool
) -> Iterator[fact.Fact]:
    """What has changed between two positions, and what the round's end then changes."""
    rounds = [*round_end_changes(before, then, moves, manned)]
    yield from rounds
    if not any(_is_about_war(each) for each in rounds):
        yield from war_changes(before, then, moves, manned)
    yield from _offers(before, then)
    yield from _ranks(before, then, moves, manned)
    yield from amounts_changed(before.things, then.things, moves, manned, not before.state.is_last_round)


def round_end_changes(
    before: ForeseenPosition, then: ForeseenPosition, moves: tuple[Move, ...], manned: bool
) -> Iterator[fact.Fact]:
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


def _offers(before: ForeseenPosition, then: ForeseenPosition) -> Iterator[fact.Fact]:
    """Events that the nation may use, or no more: what they bring hangs on its answer."""
    if before.state.event not in EVENTS or not before.forecast.rows or not then.forecast.rows:
        return
    card = EVENTS[before.state.event]
    for half in (card.top, card.bottom):
        was, now = (_is_offered(seen, half) for seen in (before, then))
        if now != was:
            key, worth = ("fact.may", OF_A_RANK) if now else ("fact.may_not", -OF_A_RANK)
            yield fact.certain(key, worth, where=fact.PieceName(half.name))


def _is_offered(seen: ForeseenPosition, half: EventHalf) -> bool:
    """Whether an event leaves it to this nation, as things stand, whether to use it."""
    offered = [part.who for part in half.parts if isinstance(part.do, OneOf) and part.do.optional]
    return any(who is not None and who.holds(seen.state, seen.seat) for who in offered)


def _is_about_war(each: fact.Fact) -> bool:
    where = dict(each.values).get("where")
    return isinstance(where, tuple) and fact.Phrase("stage.war") in where


def war_changes(
    before: ForeseenPosition, then: ForeseenPosition, moves: tuple[Move, ...], manned: bool
) -> Iterator[fact.Fact]:
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


def _in_the_end(seen: ForeseenPosition, row: SeatForecast, resource: str) -> float:
    """What of a resource there is once the round is over."""
    return seen.things[resource] + float(getattr(row.total, resource))


def _stage(state: NationsState, stage: str) -> fact.PieceName | fact.Phrase:
    """What a stage of the round's end is called; an event by its name."""
    if stage in ("event_top", "event_bottom") and state.event in EVENTS:
        card = EVENTS[state.event]
        return fact.PieceName((card.top if stage == "event_top" else card.bottom).name)
    return fact.Phrase(f"stage.{stage}")


def _ranks(
    before: ForeseenPosition, then: ForeseenPosition, moves: tuple[Move, ...], manned: bool
) -> Iterator[fact.Fact]:
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


def amounts_changed(
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
