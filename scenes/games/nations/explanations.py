"""What the numbers of a nation are made of, on a slip beside each of them.

Standing values and Production are told card by card, a cell of the forecast by what happens in its row and why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from game.nations.breakdown import (
    ALL,
    BOARD,
    LIMIT,
    POPULATION,
    REVOLT,
    Share,
    production_shares,
    stability_shares,
    strength_shares,
)
from game.nations.cards import CARDS, EVENTS
from game.nations.concepts import books, compared_stability, strength
from game.nations.forecast import PASSING, Change, SeatForecast
from game.nations.state import RESOURCES, NationsState
from game.nations.wording import event_rule
from scenes.games.nations.forecast_rows import CHANGED, NET, change_words
from scenes.games.nations.forecast_values import row_of
from scenes.kit.explanation import Explanation, Part
from scenes.kit.model import TableModel
from scenes.kit.numbers import number, signed
from scenes.kit.seats import ORDINALS, is_shadow, seat_name

NAMES = {
    BOARD: "Player Board",
    POPULATION: "Population",
    REVOLT: "Revolt",
    ALL: "Cards that concern all",
    LIMIT: "End of the track",
}
STAGES = {
    PASSING: "Passing",
    "production": "Production",
    "player_order": "Player order",
    "war": "War",
    "event_top": "Event 1",
    "event_bottom": "Event 2",
    "stability_duel": "Stability duel",
    "famine": "Famine",
    "score_books": "Books score",
    NET: "the round's end",
}
"""What the rows of the forecast are called."""
UNCERTAIN = "**?** hangs on choices that are still open."
NOTHING = "Nothing happens here."
SET_BY_DIE = "The tile of the round and the die set it."
ORDER_RULE = "By {strength}, then {stability}, then the order so far; events may change it."
BOOKS_RULE = "Books score at the end of an age."
OF_SHADOW: Mapping[tuple[str, str], str] = {
    ("production", "books"): SET_BY_DIE,
    ("player_order", "order"): ORDER_RULE,
    ("war", "war"): "A War costs the shadow nothing.",
    ("stability_duel", "stability"): SET_BY_DIE,
    ("score_books", "laurel"): BOOKS_RULE,
}
"""What a cell of the shadow hangs on, by the stage and the sign of its row."""
NO_SHARE = "Nothing gives or takes any."


def standing(model: TableModel, seat: int, kind: str) -> Explanation:
    """Where the Strength, the Stability, the Books or the VP of a seat come from."""
    state: NationsState = model.view
    who = seat_name(model, seat)
    if is_shadow(state, seat):
        return Explanation(f"{who}: {{{kind}}}", remarks=(SET_BY_DIE,))
    if not state.nations[seat].board:
        return Explanation(f"{who}: {{{kind}}}", remarks=("The board is still to be chosen.",))
    match kind:
        case "strength":
            return _sum(f"{who}: Strength {{strength}}", strength_shares(state, seat), ())
        case "stability":
            shares = stability_shares(state, seat)
            worth = sum(share.amount for share in shares)
            loss = (f"Below 0: a revolt costs **1** {{vp}} and **{-worth}** {{books}}.",) if worth < 0 else ()
            return _sum(f"{who}: Stability {{stability}}", shares, loss)
        case "vp":
            return _points(model, seat)
    return resource(model, seat, kind)


def _points(model: TableModel, seat: int) -> Explanation:
    row = row_of(model.forecast, seat)
    parts = [Part("Held", number(model.view.nations[seat].vp))]
    if row is not None:
        parts.append(Part("If the round ended now", signed(row.total.vp)))
    total = sum(int(part.amount.replace("−", "-")) for part in parts)
    return Explanation(f"{seat_name(model, seat)}: {{vp}}", tuple(parts), number(total))


def resource(model: TableModel, seat: int, kind: str) -> Explanation:
    """What Production brings and eats of a resource, and what becomes of it by the end of the round."""
    row = row_of(model.forecast, seat)
    shares = production_shares(model.view, seat, kind)
    title = f"{seat_name(model, seat)}: {kind.capitalize()} {{{kind}}} in Production"
    if row is None or "production" not in row.changes:
        return _sum(title, shares, ())
    return _sum(title, shares, tuple(_fate(model.view, row, kind, sum(share.amount for share in shares))))


def _fate(state: NationsState, row: SeatForecast, kind: str, net: int) -> Iterator[str]:
    """What is left after Production, with the formula of a shortage spelled out."""
    held = getattr(state.nations[row.seat], kind)
    missing = -(held + net)
    if missing <= 0:
        yield f"**{held}** held, **{held + net}** {{{kind}}} after Production."
    elif kind == "books":
        yield f"Short by **{missing}** {{books}}: **1** {{vp}}, and **{missing}** other resources instead."
    else:
        point = "**1** {vp} and " if kind in row.short else ""
        held_too = f"all **{held}**, " if held else ""
        yield f"Short by **{missing}** {{{kind}}}: lose {held_too}{point}**{missing}** {{books}}."


def _sum(title: str, shares: Iterable[Share], remarks: tuple[str, ...]) -> Explanation:
    parts = tuple(Part(_words(share), signed(share.amount)) for share in shares)
    total = signed(sum(share.amount for share in shares)) if parts else ""
    return Explanation(title, parts, total, remarks if parts or remarks else (NO_SHARE,))


def _words(share: Share) -> str:
    name = NAMES.get(share.piece) or CARDS[share.piece].name
    return f"{name} × {share.workers} {{worker}}" if share.workers else name


# -- cells of the forecast ---------------------------------------------------------------------------------------


def cell(model: TableModel, seat: int, stage: str, kind: str) -> Explanation:
    """A cell of the forecast: `kind` is the sign of its row, such as the resource of a row of Production."""
    if kind in RESOURCES and not is_shadow(model.view, seat):
        return resource(model, seat, kind)
    row = row_of(model.forecast, seat)
    if row is None:
        remark = OF_SHADOW.get((stage, kind), NOTHING)
        return Explanation(f"{seat_name(model, seat)}: {STAGES[stage]}", remarks=(remark,))
    tell = _TELLERS.get(stage, _stage)
    title, parts, total, remarks = tell(model, row, stage)
    change = row.total if stage == NET else row.change(stage)
    if change.uncertain or (stage == "player_order" and row.order_uncertain):
        remarks = (*remarks, UNCERTAIN)
    return Explanation(f"{seat_name(model, seat)}: {title}", parts, total, remarks)


Told = tuple[str, tuple[Part, ...], str, tuple[str, ...]]
"""Title, parts, total and remarks."""


def _revolt(model: TableModel, row: SeatForecast, stage: str) -> Told:
    shares = stability_shares(model.view, row.seat)
    told = _sum("", shares, ())
    loss = f"A revolt: **1** {{vp}} and **{row.revolt}** {{books}}." if row.revolt else "No revolt from 0 on."
    return "Revolt, by {stability}", told.parts, told.total, (loss,)


def _order(model: TableModel, row: SeatForecast, stage: str) -> Told:
    state: NationsState = model.view
    parts = tuple(
        Part(
            seat_name(model, seat),
            f"{number(strength(state, seat))}{{strength}} {number(compared_stability(state, seat))}{{stability}}",
        )
        for seat in sorted(
            state.order, key=lambda seat: (-strength(state, seat), -compared_stability(state, seat))
        )
    )
    return f"{ORDINALS[row.order_then - 1]} in the next order", parts, "", (ORDER_RULE,)


def _war(model: TableModel, row: SeatForecast, stage: str) -> Told:
    state: NationsState = model.view
    if not state.war and not row.defeated:
        return "War", (), "", ("No War has been bought.",)
    limit = state.war_strength
    result = "Below the War: defeated." if row.defeated else "Not below the War: safe."
    spared = f"Stability saves **{max(0, row.stability)}**, never the {{vp}}." if row.defeated else ""
    parts = (Part("The War", f"{limit}{{strength}}"), Part("Own Strength", f"{row.strength}{{strength}}"))
    return "War", (*parts, *_changes(row.change("war"))), "", tuple(filter(None, (result, spared)))


def _event(model: TableModel, row: SeatForecast, stage: str) -> Told:
    state: NationsState = model.view
    if not state.event:
        return STAGES[stage], (), "", ("The event comes after growth.",)
    half = getattr(EVENTS[state.event], stage.removeprefix("event_"))
    return half.name, tuple(_changes(row.change(stage))), "", (event_rule(half),)


def _famine(model: TableModel, row: SeatForecast, stage: str) -> Told:
    change = row.change(stage)
    short = f"Short of food: **1** {{vp}}, and {{books}} for what is missing: {change_words(change)}."
    return "Famine", tuple(_changes(change)), "", (short,) if change.vp < 0 else ()


def _score_books(model: TableModel, row: SeatForecast, stage: str) -> Told:
    state: NationsState = model.view
    if state.round % 2:
        return STAGES[stage], (), "", (BOOKS_RULE,)
    parts = tuple(
        Part(seat_name(model, seat), f"{books(state, seat)}{{books}} now")
        for seat in sorted(state.order, key=lambda seat: -books(state, seat))
    )
    rule = (
        "**3** {vp} for more {books} than the shadow."
        if state.is_solo
        else "**1** {vp} for every nation with fewer {books} then."
    )
    return STAGES[stage], (*parts, *_changes(row.change(stage))), "", (rule,)


def _net(model: TableModel, row: SeatForecast, stage: str) -> Told:
    parts = tuple(
        Part(STAGES[name], f"{signed(change.vp)} {{vp}}") for name, change in row.changes.items() if change.vp
    )
    return "all {vp} of the round's end", parts, f"{signed(row.total.vp)} {{vp}}", () if parts else (NOTHING,)


def _stage(model: TableModel, row: SeatForecast, stage: str) -> Told:
    parts = tuple(_changes(row.change(stage)))
    return STAGES[stage], parts, "", () if parts else (NOTHING,)


def _changes(change: Change) -> Iterator[Part]:
    for kind, glyph in CHANGED.items():
        if amount := getattr(change, kind):
            yield Part(f"{{{glyph}}}", signed(amount))


_TELLERS: Mapping[str, Callable[[TableModel, SeatForecast, str], Told]] = {
    "production": _revolt,
    "player_order": _order,
    "war": _war,
    "event_top": _event,
    "event_bottom": _event,
    "famine": _famine,
    "score_books": _score_books,
    NET: _net,
}
