"""What the moves of Wealth of Nations do: what is paid and had at once, and what the tiles on the map make with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bots.advice.changing import after_own_moves, right_away
from game.bots.advice.consequences import Consequences
from game.bots.advice.fact import PRINTED, Difference, Fact, PieceName, RuleText, fact
from game.engine import flow
from game.engine.flow import Move
from game.wealth_of_nations.analysis.deal_facts import MISSING, deal_facts, missing
from game.wealth_of_nations.cards.components import COMMODITIES, INDUSTRIES, MONEY, PACKAGES
from game.wealth_of_nations.rules.notes import SEATS
from game.wealth_of_nations.rules.scoring import tiles_of, total_vp
from game.wealth_of_nations.rules.talk import UNITS
from game.wealth_of_nations.state import ITEMS, WealthState
from game.wealth_of_nations.text.telling import package_words

OF_A_TILE, OF_A_FLAG, OF_A_DOT, OF_A_CUBE, OF_A_DOLLAR, OF_A_NOTE, OF_PRINT = 1.0, 0.5, 2.0, 1.0, 0.1, -2.5, 0.6
"""About what these count for, in points."""

MAKES = {f"makes_{product}": product for product in (*COMMODITIES, MONEY)}
"""Full dots by what they make."""

WORTHS = {
    "points": 1.0,
    "money": OF_A_DOLLAR,
    "notes": OF_A_NOTE,
    **dict.fromkeys(COMMODITIES, OF_A_CUBE),
    **dict.fromkeys(MAKES, OF_A_DOT),
    "tiles": OF_A_TILE,
    "flags": OF_A_FLAG,
}


def things(state: WealthState, seat: int) -> dict[str, float]:
    """What can be counted of a player."""
    nation = state.nations[seat]
    made = dict.fromkeys(MAKES, 0)
    for bloc in state.blocs:
        if bloc.owner == seat:
            made[f"makes_{INDUSTRIES[bloc.industry].product}"] += len(bloc.dots)
    return {
        "points": total_vp(state, seat),
        "money": nation.money,
        "notes": nation.notes,
        **{commodity: nation.cubes(commodity) for commodity in COMMODITIES},
        **made,
        "tiles": tiles_of(state, seat),
        "flags": state.flags.count(seat),
        MISSING: missing(state, seat),
    }


def english(piece: str) -> str:
    """The name of an industry."""
    return INDUSTRIES[piece].name if piece in INDUSTRIES else ""


def piece(move: Move) -> str:
    """What is built or run, wherever; otherwise the first thing that a move names."""
    return next((handle for handle in move[1:] if handle in INDUSTRIES), move[1] if len(move) > 1 else move[0])


def after(state: WealthState, moves: Sequence[Move]) -> WealthState | None:
    """The position after these moves of the seat that is asked, as far as it stays its business."""
    decision = state.decision
    assert decision is not None

    def play(imagined: WealthState, move: Move) -> bool:
        flow.apply(imagined, move)
        now, then = ((each.surprises, each.phase, each.round) for each in (state, imagined))
        return now == then

    return after_own_moves(state.copy(), decision.seat, moves, play)


def facts(state: WealthState, move: Move) -> list[Fact]:
    """What a move does, in no order."""
    assert state.decision is not None
    seat = state.decision.seat
    then = after(state, [move]) if move != ("pass",) else None
    found = [*_printed(move), *_offered(state, seat, move), *deal_facts(state, then, seat, move)]
    if then is not None:
        found += right_away(things(state, seat), things(then, seat), WORTHS, move)
    return found


def _offered(state: WealthState, seat: int, move: Move) -> Iterator[Fact]:
    """What a barter is about: a partner, a piece of an offer, the whole of it, or its end."""
    match move:
        case ("barter", partner):
            yield fact(PRINTED, "fact.talks", OF_PRINT / 2, seat=SEATS.index(partner) + 1)
        case ("give" | "ask", unit, *_):
            place, size = UNITS[unit]
            sign = 1 if move[0] == "ask" else -1
            yield fact(PRINTED, f"fact.{move[0]}s", sign * OF_PRINT / 2, what=(Difference(sign * size, ITEMS[place]),))
        case ("propose",) if state.talk:
            leads = [Difference(-amount, item) for item, amount in zip(ITEMS, state.talk.gives(seat), strict=True)]
            worth = sum(WORTHS[each.thing] * each.number for each in leads)
            yield fact(PRINTED, "fact.offers", max(OF_PRINT, worth), what=tuple(each for each in leads if each.number))
        case ("decline",) | ("withdraw",):
            yield fact(PRINTED, "fact.keeps", OF_PRINT / 2)


def _printed(move: Move) -> Iterator[Fact]:
    """What a package holds, what an industry makes, and what other kinds of moves are for."""
    match move:
        case ("take_package", package):
            yield fact(PRINTED, "fact.package", OF_PRINT, what=RuleText(package))
        case ("place_flag", *_):
            yield fact(PRINTED, "fact.flag", OF_PRINT)
        case ("automate", *_):
            yield fact(PRINTED, "fact.automate", OF_PRINT)
        case ("take_note", *_):
            yield fact(PRINTED, "fact.note", -OF_PRINT)
        case ("build", *_) if name := english(piece(move)):
            product = INDUSTRIES[piece(move)].product
            key = "fact.bank" if product == MONEY else "fact.industry"
            yield fact(PRINTED, key, OF_PRINT, industry=PieceName(name), kind=product)


def rule(piece: str) -> str:
    """What a package holds."""
    return package_words(piece) if piece in PACKAGES else ""


CONSEQUENCES: Consequences[WealthState] = Consequences(
    facts=facts,
    things=things,
    worths=WORTHS,
    english=english,
    rule=rule,
    piece=piece,
    after=after,
)
"""See `Consequences`."""
