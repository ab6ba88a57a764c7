"""What trade does in Wealth of Nations, as facts: the deal that a barter is about and what it is worth to both sides by
the count by which computer players answer, and what cubes and notes are good for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import ceil

from game.bots.advice import fact
from game.bots.advice.consequences import Batch
from game.engine import Move, flow
from game.wealth_of_nations.analysis import bargaining
from game.wealth_of_nations.analysis.forecast import production_of
from game.wealth_of_nations.analysis.intentions import (
    NOTHING_MEANT,
    Intentions,
    Loan,
    PlannedTile,
    kinds_of,
    planned_words,
)
from game.wealth_of_nations.analysis.valuation import DOLLAR, needs
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE
from game.wealth_of_nations.cards.market import price_of_buying
from game.wealth_of_nations.cards.running import output
from game.wealth_of_nations.rules.barter import PROPOSE, WITHDRAW
from game.wealth_of_nations.rules.notes import SEATS, next_note_pays
from game.wealth_of_nations.rules.scoring import DOLLARS_FOR_A_VP, VP_FOR_A_TILE, VP_LOST_FOR_A_NOTE
from game.wealth_of_nations.state import ITEMS, Offer, WealthState, back

OF_A_DOLLAR, OF_A_CUBE, OF_A_PLAN, OF_PRINT = 0.1, 1.2, 1.0, 0.6
"""About what these count for, in points."""

FUEL = "fact.for_fuel"
"""The key of what is told of a cube that blocs run on."""

BUILDS_PLAN, RUNS_PLAN = "fact.for_plan", "fact.for_running_plan"
"""The keys of what is told of cubes that a plan takes: to build its tiles, and to run them."""

RUN_AND = {BUILDS_PLAN: "fact.for_both", RUNS_PLAN: "fact.for_running_both"}
"""The keys of the same where blocs that lie there run on some of the cubes."""

OF_A_YES = 10.0
"""How much more the deal itself counts than what follows from a yes: without it nobody knows what is agreed to."""

MOST_NAMED = 2
"""Of how many plans it is said what notes are for."""

MISSING = "missing"
"""The thing that is counted: cubes that all idle blocs need and that are not there."""


def missing(state: WealthState, seat: int) -> int:
    """Cubes that are missing to run all blocs."""
    is_near = state.phase in ("trade", "develop", "produce") and not state.is_last_trade
    return sum(number for _, number in production_of(state, seat).short) if is_near else 0


def deal_facts(
    state: WealthState, then: WealthState | None, seat: int, move: Move, meant: Intentions
) -> Iterator[fact.Fact]:
    """What a move of the Trade phase does; `then` is the position after it, where known."""
    match move:
        case ("barter", partner):
            yield from _deal(
                state, seat, SEATS.index(partner), meant.deal(state, seat, SEATS.index(partner)), "deal", meant
            )
        case ("give" | "ask", _) if state.talk:
            yield from _deal(state, seat, state.talk.other(seat), _aim(state, seat, meant), "deal", meant)
        case ("propose",) if state.talk:
            yield from _deal(state, seat, state.talk.other(seat), state.talk.gives(seat), "offers", meant)
        case ("accept",) if state.talk:
            yield from _deal(state, seat, state.talk.other(seat), state.talk.gives(seat), "accepts", meant)
            if then is not None:
                yield from _filled(state, then, seat, move)
                yield from _put_off(state, then, seat, meant)
        case ("decline",) if state.talk:
            yield from _turned_down(state, seat, meant)
        case ("counter",) if state.talk:
            yield from _countered(state, seat, meant)
        case ("withdraw",) if state.talk:
            key = "fact.drops" if _aim(state, seat, meant) is None else "fact.too_far"
            yield fact.printed(key, OF_PRINT / 2, seat=state.talk.other(seat) + 1)
        case ("buy", commodity) if then is not None and commodity in COMMODITIES:
            yield from _bought(state, then, seat, move, meant)
        case ("sell", commodity) if then is not None and commodity in COMMODITIES:
            yield from _filled(state, then, seat, move)
            yield from _spared(state, seat, commodity, meant)
            yield from _paid_for(state, seat, meant)
            yield from _put_off(state, then, seat, meant)
        case ("take_note", taker) if SEATS.index(taker) == seat:
            yield from _loan(state, seat, meant.loan(state, seat))
        case ("repay_note", payer) if SEATS.index(payer) == seat:
            left = state.nations[seat].notes - meant.repaid(state, seat)
            price = FINANCE.repayment
            yield fact.printed("fact.repays", VP_LOST_FOR_A_NOTE, n=VP_LOST_FOR_A_NOTE, price=price, left=left)
            if then is not None:
                yield from _put_off(state, then, seat, meant)
        case ("pass",) if state.is_last_trade:
            if not any(map(state.nations[seat].cubes, COMMODITIES)):
                yield fact.certain("fact.all_sold", OF_PRINT)
        case ("pass",) if state.phase == "trade":
            yield _short_of(state, seat)
            if money := state.nations[seat].money:
                yield fact.printed("fact.keeps_money", OF_PRINT / 3, what=(fact.ThingCount(money, "money"),))
            if state.nations[seat].notes and money >= FINANCE.repayment:
                yield fact.printed("fact.notes_can_wait", OF_PRINT / 2, price=FINANCE.repayment)


def _short_of(state: WealthState, seat: int) -> fact.Fact:
    """Whether all blocs can run, and what it costs to buy the cubes that some lack; whether that pays."""
    row = production_of(state, seat)
    what = tuple(fact.ThingCount(number, name) for name, number in row.short if number)
    if not what:
        return fact.certain("fact.lacks_none", OF_PRINT)
    nation = state.nations[seat]
    if all(nation.cubes(name) >= number for name, number in needs(state, seat).items()):
        return fact.printed("fact.left_idle", OF_PRINT, what=what, n=row.price)
    return fact.certain("fact.still_lacks", -OF_A_CUBE * missing(state, seat), what=what, n=row.price)


def _put_off(state: WealthState, then: WealthState, seat: int, meant: Intentions) -> Iterator[fact.Fact]:
    """What was to be built next and is not meant any more once a move has taken cubes or money from it."""
    plan = next(iter(meant.plans(state, seat)), None)
    if plan and plan.industry not in (each.industry for each in meant.plans(then, seat)):
        yield fact.line("fact.puts_off", -OF_A_PLAN / 2, plan=planned_words(plan))


def _loan(state: WealthState, seat: int, loan: Loan | None) -> Iterator[fact.Fact]:
    """What a note is for, what that brings, and the whole debt that it leads to."""
    further = max(1, loan.notes if loan else 1)
    notes = state.nations[seat].notes + further
    if loan and loan.lacks:
        plan = tuple(map(planned_words, loan.plans[:MOST_NAMED]))
        if loan.tiles > 0 or loan.earns > 0:
            kind = "builds" if loan.earns <= 0 else "earns" if loan.tiles <= 0 else "both"
            rounds = ceil(FINANCE.repayment * further / loan.earns) if loan.earns > 0 else 0
            points = VP_FOR_A_TILE * loan.tiles
            numbers = {"n": loan.tiles, "all": points, "more": loan.earns, "rounds": rounds}
            yield fact.line(f"fact.loan_{kind}", 2 * OF_A_PLAN, plan=plan, **numbers)
            plan = () if loan.tiles > 0 else plan
        yield _paid_for_by_notes(loan, plan)
    repay, lost = FINANCE.repayment * notes, VP_LOST_FOR_A_NOTE * notes
    yield fact.printed("fact.debt", -OF_PRINT * notes, all=notes, repay=repay, n=lost)


def _paid_for_by_notes(loan: Loan, plan: tuple[fact.Fact, ...]) -> fact.Fact:
    """What the money of notes buys: cubes to build, for a plan where that is not told before, and cubes to run what is
    there then.
    """
    build, run = list[fact.ThingCount](), list[fact.ThingCount]()
    for commodity, number in loan.lacks.items():
        cost = sum(plan.cost.get(commodity, 0) for plan in loan.plans)
        built = min(cost, number)
        build += [fact.ThingCount(built, commodity)] if built else []
        run += [fact.ThingCount(number - built, commodity)] if number > built else []
    if not build:
        return fact.line("fact.pays_fuel", OF_A_PLAN, what=tuple(run), n=loan.price)
    return fact.line("fact.pays_for", OF_A_PLAN, plan=plan, what=tuple(build), run=tuple(run), n=loan.price)


def _filled(state: WealthState, then: WealthState, seat: int, move: Move) -> Iterator[fact.Fact]:
    """Whether fewer or more cubes are missing to run all blocs."""
    before, later = missing(state, seat), missing(then, seat)
    came = fact.ForeseenChange(MISSING, later - before, fact.NOW, (move,))
    if later < before:
        yield fact.certain("fact.fills", OF_A_CUBE * (before - later), came, left=later)
    elif later > before:
        yield fact.certain("fact.lacks", OF_A_CUBE * (before - later), came, n=later)


def _bought(state: WealthState, then: WealthState, seat: int, move: Move, meant: Intentions) -> Iterator[fact.Fact]:
    """What a cube that is bought is for, in one sentence with how many are still needed for that; of the last one that
    the blocs lack, that they lack no more.
    """
    commodity = move[1]
    held, fuel = state.nations[seat].cubes(commodity), needs(state, seat).get(commodity, 0)
    filled, use = next(_filled(state, then, seat, move), None), _use(meant.plans(state, seat), [commodity])
    if filled and (not fuel or (not use and not missing(then, seat))):
        yield filled
        return
    wanted, key, plan = fuel, FUEL, None
    if use:
        key, plan = use
        wanted += plan.cost.get(commodity, 0) + (plan.fuel.get(commodity, 0) if key == RUNS_PLAN else 0)
        key = RUN_AND[key] if fuel > held else key
    elif not fuel:
        return
    values = {
        "what": fact.ThingCount(max(1, wanted - held), commodity),
        **({"plan": planned_words(plan)} if plan else {}),
    }
    if filled:
        yield filled._replace(key=key, values=tuple(values.items()))
    elif plan:
        yield fact.line(key, OF_A_PLAN, **values)
    else:
        yield fact.printed(key, OF_PRINT, **values)


def _use(plans: Sequence[PlannedTile], kinds: Collection[str]) -> tuple[str, PlannedTile] | None:
    """The first plan that takes cubes of these kinds, and the key of what they are for: to build, or else to run it."""
    built = next((plan for plan in plans if any(map(plan.cost.get, kinds))), None)
    run = next((plan for plan in plans if any(map(plan.fuel.get, kinds))), None)
    return (BUILDS_PLAN, built) if built else (RUNS_PLAN, run) if run else None


def _meant_for(state: WealthState, seat: int, got: Sequence[fact.ThingCount], meant: Intentions) -> fact.Fact | None:
    """What the cubes of a deal are for: to run blocs, and what is more, to build."""
    fuel, nation = needs(state, seat), state.nations[seat]
    runs = [each for each in got if fuel.get(each.thing, 0) > nation.cubes(each.thing)]
    more = [each for each in got if nation.cubes(each.thing) + each.number > fuel.get(each.thing, 0)]
    use = _use(meant.plans(state, seat), [each.thing for each in more])
    if use:
        key, plan = use
        both = RUN_AND[key] if runs else key
        return fact.line(both, OF_A_PLAN, plan=planned_words(plan), what=kinds_of(got if runs else more))
    return fact.printed(FUEL, OF_PRINT, what=kinds_of(runs)) if runs else None


def _paid_for(state: WealthState, seat: int, meant: Intentions) -> Iterator[fact.Fact]:
    """What the money from a sale goes towards."""
    plan = next(iter(meant.plans(state, seat)), None)
    if plan and not state.is_last_trade:
        nation = state.nations[seat]
        lacks = [(state.market(name), number - nation.cubes(name)) for name, number in plan.cost.items()]
        if sum(price_of_buying(market, number) for market, number in lacks if number > 0) > nation.money:
            yield fact.line("fact.sale_pays", OF_A_PLAN, plan=planned_words(plan))


def _spared(state: WealthState, seat: int, commodity: str, meant: Intentions) -> Iterator[fact.Fact]:
    """How many of these cubes are left over, or that money alone counts now."""
    if state.is_last_trade:
        yield fact.printed("fact.last_sale", OF_PRINT, n=DOLLARS_FOR_A_VP)
        return
    planned = sum(plan.cost.get(commodity, 0) for plan in meant.plans(state, seat))
    spare = state.nations[seat].cubes(commodity) - needs(state, seat).get(commodity, 0) - planned
    if spare > 0:
        yield fact.certain("fact.spares", OF_PRINT, what=(fact.ThingCount(spare, commodity),))


# -- barters -----------------------------------------------------------------------------------------------------------


def _aim(state: WealthState, seat: int, meant: Intentions) -> Offer | None:
    """What a proposal in the making is meant to become, as what the seat gives; None where no deal is worth it."""
    talk = state.talk
    assert talk is not None
    other = talk.other(seat)
    if not talk.proposals:
        return meant.deal(state, seat, other)
    return bargaining.counter_offer(
        state, talk.gave(seat), bargaining.own_side(state, seat, meant.wanted), bargaining.seen_side(state, other)
    )


def _deal(
    state: WealthState, seat: int, other: int, gives: Offer | None, key: str, meant: Intentions
) -> Iterator[fact.Fact]:
    """A deal from the side of a seat, by how much it beats the markets, and what it is worth to both sides."""
    given, got = sides(gives) if gives else ((), ())
    if gives is None or not (given or got):
        return
    kind = "both" if given and got else "gives" if given else "gets"
    gain = bargaining.own_side(state, seat, meant.wanted).gain(state, gives) // DOLLAR
    is_priced = given and got and not gives[bargaining.NOTES_PLACE]
    if key == "accepts" and gain <= 0:  # what loses is not praised by the markets
        is_priced = False
    saved = max(0, bargaining.at_market_prices(state, gives)) if is_priced else 0
    worth = OF_PRINT + OF_A_DOLLAR * saved + (OF_A_YES if key == "accepts" else 0.0)
    yield fact.certain(f"fact.{key}_{kind}", worth, gives=given, gets=got, seat=other + 1, saved=saved)
    if key == "deal":  # what is bid for: what both gain can be told once there is an offer
        purpose = _meant_for(state, seat, [each for each in got if each.thing in COMMODITIES], meant)
        if purpose:
            yield purpose
            return
    theirs = bargaining.seen_side(state, other).gain(state, back(gives)) // DOLLAR
    if gain > 0:
        yield fact.printed("fact.gain", OF_A_DOLLAR * gain, n=gain, other=max(0, theirs), seat=other + 1)


def whole_deal(state: WealthState, moves: Sequence[Move], meant: Intentions = NOTHING_MEANT) -> Batch | None:
    """All steps of the barter that a move begins or goes on with, up to the proposal, and the deal; all the notes that
    a plan takes, or that are given back.
    """
    move, decision = moves[0], state.decision
    if decision is None or move not in decision.moves:
        return None
    if move == ("take_note", SEATS[decision.seat]):
        return _all_notes(state, decision.seat, move, meant)
    if move == ("repay_note", SEATS[decision.seat]):
        number = meant.repaid(state, decision.seat)
        repaid = fact.printed("batch.repaid", 0.0, n=number, money=FINANCE.repayment * number)
        return Batch((move,) * number, repaid) if number > 1 else None
    if move[0] not in ("barter", "give", "ask"):
        return None
    seat, talk = decision.seat, state.talk
    other = talk.other(seat) if talk else SEATS.index(move[1])
    aim = _aim(state, seat, meant) if talk else meant.deal(state, seat, other)
    called = next(_deal(state, seat, other, aim, "deal", meant), None)
    if aim is None or called is None:
        return None
    imagined, steps = state.copy(), [move]
    while steps[-1] != PROPOSE[0]:
        flow.apply(imagined, steps[-1])
        if imagined.decision is None or imagined.decision.seat != seat:
            return None
        steps.append(bargaining.step_towards(imagined, imagined.decision, aim))
        if steps[-1] == WITHDRAW[0]:
            return None
    return Batch(tuple(steps), called)


def _all_notes(state: WealthState, seat: int, move: Move, meant: Intentions) -> Batch | None:
    """As many notes as what they are for takes, where that is more than one."""
    loan, nation = meant.loan(state, seat), state.nations[seat]
    if loan is None or loan.notes < 2:
        return None
    first = next_note_pays(nation)
    money = sum(first - number for number in range(loan.notes))
    return Batch((move,) * loan.notes, fact.printed("batch.notes", 0.0, n=loan.notes, money=money))


def sides(gives: Offer) -> tuple[tuple[fact.ThingCount, ...], tuple[fact.ThingCount, ...]]:
    """What is given and what is got."""
    amounts = [fact.ThingCount(abs(amount), item) for item, amount in zip(ITEMS, gives, strict=True)]
    are_given = [amount > 0 for amount in gives]
    given = tuple(each for each, is_given in zip(amounts, are_given, strict=True) if each.number and is_given)
    return given, tuple(each for each, is_given in zip(amounts, are_given, strict=True) if each.number and not is_given)


def _turned_down(state: WealthState, seat: int, meant: Intentions) -> Iterator[fact.Fact]:
    """What speaks against an offer; of a good one, what is lost without it."""
    gain, theirs, other = _gains(state, seat, meant)
    if gain <= 0:
        worth, missed = OF_A_DOLLAR * max(1, -gain), _missed(state, seat, meant)
        if missed and gain < 0:
            yield fact.printed("fact.needs_it", worth, n=-gain, kind=missed)
        else:
            yield fact.printed("fact.no_gain", worth, n=-gain)
    elif needed := _needed_to_build(state, seat, meant):
        yield needed
    elif theirs > gain:
        yield fact.printed("fact.theirs", OF_A_DOLLAR * (theirs - gain), n=gain, other=theirs, seat=other + 1)
    else:
        yield fact.printed("fact.forgoes", -max(OF_PRINT, OF_A_DOLLAR * gain), n=gain)


def _needed_to_build(state: WealthState, seat: int, meant: Intentions) -> fact.Fact | None:
    """What the cubes are for that an offer takes, where what is to be built is worth more than the offer."""
    talk = state.talk
    assert talk is not None
    gives = talk.gives(seat)
    if not meant.upsets(state, seat, gives):
        return None
    nation = state.nations[seat]
    left = {name: nation.cubes(name) - number for name, number in zip(COMMODITIES, gives, strict=False) if number > 0}
    for plan in meant.plans(state, seat):
        for name in left:
            left[name] -= plan.cost.get(name, 0)
        if taken := [name for name, rest in left.items() if rest < 0]:
            what = kinds_of([fact.ThingCount(1, name) for name in taken])
            return fact.line("fact.needed_for_plan", OF_A_PLAN, plan=planned_words(plan), what=what)
    return None


def _missed(state: WealthState, seat: int, meant: Intentions) -> str:
    """The commodity that an offer takes although the seat needs it; empty where there is none."""
    talk, nation, wanted = state.talk, state.nations[seat], meant.wanted(state, seat)
    given = zip(COMMODITIES, talk.gives(seat), strict=False) if talk else ()
    short = (name for name, number in given if number > max(0, nation.cubes(name) - wanted.get(name, 0)))
    return next(short, "")


def _countered(state: WealthState, seat: int, meant: Intentions) -> Iterator[fact.Fact]:
    """What to ask for in place of an offer, and what speaks against the offer; of a good one, how much more the other
    side could give and still gain.
    """
    gain, theirs, other = _gains(state, seat, meant)
    own, seen = bargaining.own_side(state, seat, meant.wanted), bargaining.seen_side(state, other)
    assert state.talk is not None
    counter = bargaining.counter_offer(state, state.talk.gives(seat), own, seen)
    if counter and own.gain(state, counter) // DOLLAR > gain:
        yield from _deal(state, seat, other, counter, "counters", meant)
        if gain <= 0:
            yield from _turned_down(state, seat, meant)
    else:
        yield fact.printed("fact.room", -OF_PRINT, n=max(0, theirs), seat=other + 1)


def _gains(state: WealthState, seat: int, meant: Intentions) -> tuple[int, int, int]:
    """What the offer on the table brings the seat and the other side, in dollars, and who that is."""
    talk = state.talk
    assert talk is not None
    gives, other = talk.gives(seat), talk.other(seat)
    gain = bargaining.own_side(state, seat, meant.wanted).gain(state, gives) // DOLLAR
    return gain, bargaining.seen_side(state, other).gain(state, back(gives)) // DOLLAR, other


# -- production --------------------------------------------------------------------------------------------------------


def produced(before: WealthState, then: WealthState, seat: int) -> tuple[fact.ThingCount, ...]:
    """What running blocs yield more after a move."""
    earlier = dict(output(before, seat))
    return tuple(
        fact.ThingCount(number - earlier.get(item, 0), item)
        for item, number in output(then, seat)
        if number > earlier.get(item, 0)
    )
