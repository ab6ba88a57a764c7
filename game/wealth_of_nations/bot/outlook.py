"""Outlook: what a player can make of a position by the end of the game, if the best plans for this round are followed.

In the Trade phase plans take what is missing from the markets, with loans where the money does not suffice; later in
the round they have to do with what is there. Buying what a plan needs therefore changes nothing but that it is done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from game.wealth_of_nations.bot.books import NEVER, Books, Programme
from game.wealth_of_nations.bot.economy import all_together, flow_of
from game.wealth_of_nations.bot.lookahead import SOUND, Lookahead, produce_phases_ahead
from game.wealth_of_nations.bot.plans import Bill, BotPlan, plans, together
from game.wealth_of_nations.cards.components import COMMODITIES
from game.wealth_of_nations.rules.scoring import DOLLARS_FOR_A_VP, VP_FOR_A_TILE
from game.wealth_of_nations.state import Nation, WealthState


@dataclass(frozen=True)
class Outlook:
    """What lies ahead of a player, in VP.

    added: what building adds to the total. income: what a Produce phase earns without it. earns: the dollars that one
    earns with it. plans: what is to be built, the best
    first; cost: the cubes for it; all_fuel: those for running everything that pays, the new tiles too. fuel: the same
    without them. upkeep: what running everything would take. pays_fuel: whether money and
    loans suffice for the fuel.
    """

    total: float
    added: float
    income: float
    earns: float
    plans: tuple[BotPlan, ...]
    cost: Bill
    all_fuel: Bill
    fuel: Bill
    upkeep: Bill
    pays_fuel: bool

    @property
    def everything(self) -> Bill:
        """All the cubes that are wanted in this round."""
        return together(self.all_fuel, self.cost)

    @property
    def kept(self) -> Bill:
        """The cubes that are not given away in this round: what does not pay to run now may pay after a trade."""
        return tuple(map(max, self.everything, self.upkeep))


def outlook(state: WealthState, seat: int, foresight: Lookahead = SOUND) -> Outlook:
    """The best outlook that adding one plan after the other leads to, building nothing among them."""
    return _outlooks(state, seat, foresight)(foresight.most_notes)


def _outlooks(state: WealthState, seat: int, foresight: Lookahead) -> Callable[[int], Outlook]:
    """The outlook by how many notes may be owed: what does not depend on that is found once."""
    ahead = produce_phases_ahead(state)
    books = Books(state, seat, foresight, ahead)
    own = [bloc for bloc in state.blocs if bloc.owner == seat]
    runs = [flow_of(state, bloc) for bloc in own] if ahead else []
    paying = all_together(run for run in runs if books.pays(run))
    possible = plans(state, seat, foresight.tiles) if ahead and state.phase != "produce" else []
    flags_left, tiles = state.flags_left(seat), sum(len(bloc.hexes) for bloc in own)

    def of(most_notes: int) -> Outlook:
        books.most_notes = most_notes
        without = best = books.reckoned(Programme(runs=paying))
        pays_fuel = without.total != NEVER
        if not pays_fuel:  # it is wished for still, and what lies ahead is to run nothing
            without = best = without._replace(total=books.vp(Programme()))
        left = possible
        while left and len(best.plans) < foresight.plans:
            then = max((books.added(best, plan) for plan in left), key=lambda programme: programme.total)
            if then.total <= best.total:
                break
            best = then
            flags = flags_left - sum(plan.flags for plan in best.plans)
            taken = best.plans[-1].industry
            left = [plan for plan in left if plan.industry != taken and plan.flags <= flags]
        return Outlook(
            total=VP_FOR_A_TILE * tiles + best.total,
            added=best.total - without.total,
            income=books.yearly(paying) / DOLLARS_FOR_A_VP,
            earns=books.yearly(best.runs),
            plans=best.plans,
            cost=best.cost,
            all_fuel=best.runs.fuel,
            fuel=paying.fuel,
            upkeep=all_together(runs).fuel,
            pays_fuel=pays_fuel,
        )

    return of


def within_means(state: WealthState, seat: int, foresight: Lookahead) -> tuple[Outlook, Lookahead]:
    """The best outlook without any further loan, and the foresight that says so."""
    modest = replace(foresight, most_notes=min(foresight.most_notes, state.nations[seat].notes))
    return outlook(state, seat, modest), modest


def within_credit(state: WealthState, seat: int, foresight: Lookahead) -> tuple[Outlook, Lookahead]:
    """What lies ahead with as few further loans as come near the best, and the foresight that says so. What the last
    loans would add may be nothing; and whoever stopped on the way there would have planned for them in vain.
    """
    owing = _outlooks(state, seat, foresight)
    best = owing(foresight.most_notes)
    if not foresight.least_credit:
        return best, foresight
    few, many, ahead = min(state.nations[seat].notes, foresight.most_notes), foresight.most_notes, best
    tried = few  # most often none are needed; else the fewest are found by halving
    while few < many:
        modest = owing(tried)
        if modest.pays_fuel and best.total - modest.total < foresight.least_credit:
            many, ahead = tried, modest
        else:
            few = tried + 1
        tried = (few + many) // 2
    return ahead, replace(foresight, most_notes=many)


def gaps_and_rest(have: Bill, need: Bill) -> tuple[Bill, Bill]:
    """What is missing, and what is left over."""
    gaps = tuple(max(0, wanted - held) for held, wanted in zip(have, need, strict=True))
    rest = tuple(max(0, held - wanted) for held, wanted in zip(have, need, strict=True))
    return gaps, rest


def to_trade(nation: Nation, need: Bill, kept: Bill) -> tuple[Bill, Bill]:
    """What is to be bought for a need, and what may be sold beyond what is kept: never what was bought in this Trade
    phase, as plans change with prices, and trading to and fro costs money.
    """
    have = tuple(nation.cubes(commodity) for commodity in COMMODITIES)
    gaps, rest = gaps_and_rest(have, need)[0], gaps_and_rest(have, kept)[1]
    return gaps, tuple(
        0 if commodity in nation.bought else spare for commodity, spare in zip(COMMODITIES, rest, strict=True)
    )
