"""What the plan and a barter say of themselves: wishes, prices, piles, and how a proposal stands."""

from __future__ import annotations

from collections.abc import Iterable

from game.wealth_of_nations.analysis.planning import Plan, cost_of, planning
from game.wealth_of_nations.analysis.valuation import needs, paying_runs
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, INDUSTRIES
from game.wealth_of_nations.cards.market import barter_price, buy_price, sell_price
from game.wealth_of_nations.cards.prices import HALF_DOLLARS
from game.wealth_of_nations.drafts.bargain import NOTE_WORTH
from game.wealth_of_nations.rules.talk import MOST_MONEY, MOST_PROPOSALS, MOST_TALKS
from game.wealth_of_nations.state import ITEMS, WealthState
from game.wealth_of_nations.text.telling import amounts, piece_name
from scenes import ui
from scenes.games.wealth_of_nations.text.explanations import barter_of, commodity_name, run_part
from scenes.games.wealth_of_nations.text.seats import say, seat_name
from scenes.table.model import TableModel

# -- the plan ----------------------------------------------------------------------------------------------------


def wish(model: TableModel[WealthState], wish: str) -> ui.Explanation:
    """What a wish takes, and what it is."""
    cost = cost_of(model.view, model.viewer, wish)
    parts = tuple(ui.SumLine(commodity_name(commodity), ui.number(amount)) for commodity, amount in cost)
    chapters = {
        "flag": "Flags",
        "move": "Moving",
        "force": "Building",
        "automate": "Automating",
        "run": "Produce",
    }
    return ui.Explanation(say(f"wish.{wish}"), parts, "", (say(f"wish.{wish}_is"), say("wish.how")), chapters[wish])


def plan(model: TableModel[WealthState]) -> ui.Explanation:
    """What the plan takes, wish by wish, and what is missing."""
    state = model.view
    title = say("told.plan")
    if not model.wishes:
        return ui.Explanation(title, remarks=(say("plan.hint"),), chapter="Develop")
    planned = planning(state, model.viewer, model.wishes)
    parts = tuple(ui.SumLine(_wish(each), amounts(cost_of(state, model.viewer, each))) for each in planned.wishes)
    return ui.Explanation(title, parts, "", tuple(_lacking(planned, len(model.wishes))), "Develop")


def _lacking(plan: Plan, wished: int) -> Iterable[str]:
    if not plan.has_room:
        yield say("told.plan_no_room")
    if len(plan.wishes) > wished:
        yield say("told.plan_besides")
    yield say("told.plan_cost", cost=amounts(plan.cost))
    if plan.missing:
        yield say("told.plan_missing", cost=amounts(plan.missing), price=plan.price)


def _wish(wish: str) -> str:
    return piece_name(wish) if wish in INDUSTRIES else say(f"wish.{wish}")


# -- barters -----------------------------------------------------------------------------------------------------


def partner(model: TableModel[WealthState], seat: int) -> ui.Explanation:
    """What a nation can spare and lacks: what it holds, less what the blocs that pay take."""
    state = model.view
    nation, needed = state.nations[seat], needs(state, seat)
    parts = [run_part(run) for run in paying_runs(state, seat)]
    remarks = [
        say(
            "told.spare",
            commodity=commodity,
            held=nation.cubes(commodity),
            needed=needed.get(commodity, 0),
            beyond=ui.number(nation.cubes(commodity) - needed.get(commodity, 0)),
        )
        for commodity in COMMODITIES
        if nation.cubes(commodity) or needed.get(commodity, 0)
    ]
    title = say("told.spares_and_lacks", who=seat_name(model, seat))
    remarks = [*remarks, say("told.spares_is")] if remarks else [say("told.spares_nothing")]
    return ui.Explanation(title, tuple(parts), "", tuple(remarks), "Barter")


def barters(model: TableModel[WealthState]) -> ui.Explanation:
    """When one may barter, and how often."""
    state = model.view
    limits: tuple[str, ...] = (say("told.talks", talks=MOST_TALKS, proposals=MOST_PROPOSALS, money=MOST_MONEY),)
    if state.most_deals:
        limits += (say("told.deals", done=state.nations[model.viewer].deals, most=state.most_deals),)
    return ui.Explanation(say("told.barters"), remarks=(say("told.barters_when"), *limits), chapter="Barter")


def last_talk(model: TableModel[WealthState]) -> ui.Explanation:
    """What is said there."""
    return ui.Explanation(say("told.last_talk"), remarks=(say("told.last_talk_is"),), chapter="Barter")


def price(model: TableModel[WealthState], item: str) -> ui.Explanation:
    """What an item counts on the tray."""
    state = model.view
    if item == "notes":
        parts = (
            ui.SumLine(say("told.repaying_one"), f"${FINANCE.repayment}"),
            ui.SumLine(say("told.next_pays_less"), "$1"),
        )
        return ui.Explanation(say("told.note_counts"), parts, f"${NOTE_WORTH}", (say("told.note_weighs"),), "Barter")
    if item == "money":
        return ui.Explanation(say("told.cash"), remarks=(say("told.cash_is", most=MOST_MONEY),), chapter="Barter")
    return ui.Explanation(
        say("told.barter_price_of", what=commodity_name(item)),
        (ui.SumLine(say("told.barter_price"), f"${barter_of(state, item)}"),),
        "",
        (say("told.barter_price_is", buy=buy_price(state.market(item)), sell=sell_price(state.market(item))),),
        "Barter",
    )


def pile(model: TableModel[WealthState], key: str, item: str) -> ui.Explanation:
    """A pile, or a side of the tray: what touching it does. `key` is `own`, `their`, `given` or `asked`."""
    assert model.view.talk is not None
    partner = seat_name(model, model.view.talk.other(model.viewer))
    what = commodity_name(item) if item in COMMODITIES else say("told.money" if item == "money" else "told.notes")
    return ui.Explanation(
        say(f"tray.{key}_title", what=what, who=partner),
        remarks=(say(f"tray.{key}_is", who=partner),),
        chapter="Barter",
    )


def balance(model: TableModel[WealthState], gives: tuple[int, ...]) -> ui.Explanation:
    """What both sides of a proposal weigh, item by item."""
    state = model.view
    parts = []
    weight: float
    for item, amount in zip(ITEMS, gives, strict=True):
        if amount:
            if item == "notes":
                weight, what = NOTE_WORTH * amount, f"{abs(amount)} {{note}}"
            elif item == "money":
                weight, what = -amount, f"${abs(amount)}"
            else:
                weight, what = (
                    -amount * barter_price(state.market(item)) / HALF_DOLLARS,
                    f"{abs(amount)} {{{item}}}",
                )
            words = say("tray.you_give_it" if amount > 0 else "tray.you_get_it", what=what)
            parts.append(ui.SumLine(words, f"{'−' if weight < 0 else '+'}${abs(weight):g}"))
    return ui.Explanation(say("tray.balance"), tuple(parts), "", (say("tray.balance_is"),), "Barter")


def proposal(model: TableModel[WealthState]) -> ui.Explanation:
    """How many proposals a talk has."""
    return ui.Explanation(
        say("tray.proposals"), remarks=(say("tray.proposals_are", most=MOST_PROPOSALS),), chapter="Barter"
    )


def promise(model: TableModel[WealthState], promise: str) -> ui.Explanation:
    """Words that bind nobody."""
    return ui.Explanation(
        say("tray.promise_title", words=say(f"promises.{promise}")),
        remarks=(say("tray.promise_is"),),
        chapter="Barter",
    )
