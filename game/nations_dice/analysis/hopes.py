"""Hopes: what dice that are still to fall may bring, how often they do, and what is at risk meanwhile, as facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.bots.advice import fact
from game.engine import Move
from game.nations_dice.analysis.chances import chances, throws
from game.nations_dice.analysis.forecast import Chances, SeatForecast, forecast
from game.nations_dice.analysis.preview import dice_to_come, payments_for, what_if
from game.nations_dice.cards.dice import FACES, Die
from game.nations_dice.cards.payment import purse
from game.nations_dice.cards.progress_board import price_of
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.state import Nation, NationsDiceState

REROLLS = ("reroll", "pick_die", "roll_dice")
"""Verbs that roll dice again."""

USUAL = 0.4
"""In so many of the tries a die must be rolled again to be named, and a tile be bought."""

OF_NEW_DICE = 1.0
"""What it counts for besides that new dice may meet a need: it says more than that there are such dice."""

OF_A_HOPE = 0.6
"""About what a hope counts for, in VP, that is no need of the round."""

LIKELY = 0.25
"""What dice bring so often is a hope; what they bring less often is one only where there is no other."""

HARDLY = 0.05
"""What dice bring less often than that, nobody rolls them for."""

STEADY = ("books", "strength")
"""What is of use whatever a round needs: for the book track, and for the player order."""

SURELY = 0.99
"""What is met so often is not at risk."""

NEEDS = {"famine": "food", "war": "strength"}
"""What meets each need of a round."""


def of_new_dice(state: NationsDiceState, seat: int, before: SeatForecast, move: Move) -> Iterator[fact.Fact]:
    """What the dice that come with a tile may do for the needs of the round."""
    found = dice_to_come(state, move)
    if found is None:
        return
    after, then, may_bring = found
    for kind, icon in NEEDS.items():
        now, need, share = getattr(before, kind), getattr(then, kind), getattr(may_bring, kind)
        if not now or not need or need.is_met:
            continue
        spent = _spent(state.nations[seat], after, icon)
        missing = need.missing if spent or now.is_met else min(now.missing, need.missing)
        if kind == "war":  # the usual answer may trade the new dice away for the famine, which comes first
            share = max(share, _showing(TILES[move[1]].dice, icon, missing))
        vp, odds = state.event_tile.vp, fact.Odds(share, len(may_bring.dice))
        values: dict[str, fact.Value] = {"n": missing, "dice": len(may_bring.dice), "vp": vp, "odds": odds}
        values |= {"where": fact.Phrase(f"stage.{kind}"), "helps": int(share >= HARDLY)}
        values |= _how_spent(spent, payments_for(state, move)[0])
        if now.is_met and share < SURELY:
            yield fact.certain(f"fact.unless_{kind}", -vp * (1 - share), **values)
        elif share >= LIKELY and not now.is_met:
            key = "dice" if missing == now.missing else "then"
            yield fact.printed(f"fact.{key}_{kind}", OF_NEW_DICE + vp * share, **values)


def _spent(before: Nation, after: Nation, icon: str) -> list[Die]:
    """The unused dice with an icon that a nation no longer has unused: not what would be traded for another need."""
    left = {die.handle for die in after.unused_dice}
    return [die for die in before.unused_dice if die.face and die.icon.kind == icon and die.handle not in left]


def _how_spent(spent: Sequence[Die], payment: Sequence[str]) -> dict[str, fact.Value]:
    """How many of these dice pay, or else go back, of the colour of the first one."""
    colour = spent[0].colour if spent else ""
    paid = sum(die.handle in payment and die.colour == colour for die in spent)
    back = 0 if paid else sum(die.colour == colour for die in spent)
    return {"paid": paid, "back": back, "colour": fact.PieceName(colour)}


def _showing(colours: Sequence[str], kind: str, number: int) -> float:
    """How likely dice of these colours show so much of a kind themselves."""
    every, good = 0, 0
    for ways, faces in throws(colours):
        icons = [FACES[colour][face] for colour, face in zip(colours, faces, strict=True)]
        every += ways
        good += ways * (sum(icon.amount for icon in icons if icon.kind == kind) >= number)
    return good / every


def of_rolling(state: NationsDiceState, seat: int, before: SeatForecast, move: Move) -> Iterator[fact.Fact]:
    """What rolling the picked dice again puts at risk."""
    may_bring = _chances(state, seat, move) if move[0] != "reroll" else None
    if may_bring is None:
        return
    for kind in NEEDS:
        need, share = getattr(before, kind), getattr(may_bring, kind)
        if need and need.is_met and share < SURELY:
            values: dict[str, fact.Value] = {"vp": need.vp, "odds": fact.Odds(share, len(may_bring.dice))}
            values["where"] = fact.Phrase(f"stage.{kind}")
            yield fact.certain("fact.risks", -need.vp * (1 - share), **values)


def _chances(state: NationsDiceState, seat: int, move: Move, dice: Sequence[str] = ()) -> Chances | None:
    """The chances of a move that rolls dice again; of a reroll those of these dice."""
    if dice:
        return chances(state, seat, dice)
    foreseen = what_if(state, move) if move[0] in REROLLS else None
    return foreseen.rows[seat].chances if foreseen and foreseen.rows else None


def used_for(state: NationsDiceState, move: Move, lines: Sequence[Sequence[Move]]) -> fact.Fact | None:
    """Which dice are rolled again, by the tries, and what they are to bring."""
    decision = state.decision
    if decision is None or move[0] not in REROLLS or not state.event:
        return None
    seat, values = decision.seat, dict[str, fact.Value]()
    usual: list[Die] = []
    target = _next_tile(state, lines)
    if move[0] == "reroll":
        picked = Counter(each[1] for line in lines for each in line if each[0] == "pick_die")
        dice = [die for die in state.nations[seat].unused_dice if die.face]
        usual = [die for die in dice if picked[die.handle] >= USUAL * len(lines)]
        if usual:
            values |= {"which": named_dice(usual), "number": len(usual), "risk": _risk(state, seat, target)}
    may_bring = _chances(state, seat, move, [die.handle for die in usual])
    hope = (
        _need(state, seat, may_bring, LIKELY, values)
        or _purchase(state, seat, target, values)
        or _need(state, seat, may_bring, HARDLY, values)
    )
    if hope or not values:
        return hope
    if any(die.icon.kind in STEADY for die in usual) and not are_spare(state, seat, may_bring):
        return fact.line("fact.rolls_least", OF_A_HOPE, **values)
    values["hope"] = _steady(usual)
    if are_spare(state, seat, may_bring):
        return fact.line("fact.rolls_spare", OF_A_HOPE, **values | {"what": _shown(usual)})
    key = "short" if _are_short(state, seat, usual) else "better"
    return fact.line(f"fact.rolls_{key}", OF_A_HOPE, **values)


def named_dice(dice: Sequence[Die]) -> fact.Fact:
    """What dice are called by what they show, one by one: two dice with 1 are not to be taken for one with 2."""
    shown = tuple(fact.Quantity(die.icon.amount, die.icon.kind) for die in dice)
    if len(dice) == 1:
        return fact.printed("dice.one", 0.0, colour=fact.PieceName(dice[0].colour), what=shown)
    if len({*shown}) == 1:
        return fact.printed("dice.alike", 0.0, n=len(dice), what=shown[:1])
    return fact.printed("dice.several", 0.0, what=shown)


def _steady(dice: Sequence[Die]) -> fact.Value:
    """What is of use in any round and may come up when these dice are rolled; empty for nothing."""
    may_show = {icon.kind for die in dice for icon in FACES[die.colour]}
    kinds = [kind for kind in STEADY if kind in may_show.difference(die.icon.kind for die in dice)]
    return fact.Phrase(f"hope.{'_or_'.join(kinds)}") if kinds else ""


def _risk(state: NationsDiceState, seat: int, tile: str) -> fact.Value:
    """Who could take a tile while dice are rolled, which is a whole turn: the first who can pay for it as its dice lie
    now; empty where nobody can.
    """
    if not tile or tile == state.nations[seat].wonder:
        return ""
    place = state.order.index(seat)
    for other in (*state.order[place + 1 :], *state.order[:place]):
        rival = state.nations[other]
        if not rival.passed and purse(rival, TILES[tile].pays).worth >= price_of(state, tile):
            return fact.printed("risk", 0.0, seat=other + 1, tile=fact.PieceName(TILES[tile].name))
    return ""


def _shown(dice: Sequence[Die]) -> tuple[fact.Quantity, ...]:
    """What these dice show, together, kind by kind."""
    amounts = Counter[str]()
    for die in dice:
        amounts[die.icon.kind] += die.icon.amount
    return tuple(fact.Quantity(number, kind) for kind, number in amounts.items())


def are_spare(state: NationsDiceState, seat: int, may_bring: Chances | None) -> bool:
    """Whether all needs of the round are met, whatever these dice show."""
    row = forecast(state).rows[seat]
    needs = [(need, getattr(may_bring, kind)) for kind in NEEDS if (need := getattr(row, kind))]
    return may_bring is not None and bool(needs) and all(need.is_met and share >= SURELY for need, share in needs)


def _are_short(state: NationsDiceState, seat: int, dice: Sequence[Die]) -> bool:
    """Whether all these dice show food, of which there is too little for the famine anyway."""
    famine = forecast(state).rows[seat].famine
    return famine is not None and not famine.is_met and all(die.icon.kind == "food" for die in dice)


def _need(
    state: NationsDiceState, seat: int, may_bring: Chances | None, least: float, values: dict[str, fact.Value]
) -> fact.Fact | None:
    """The need of the round that the dice may still meet, the one that they meet most often; None below that share."""
    row = forecast(state).rows[seat]
    open_needs = [kind for kind in NEEDS if (need := getattr(row, kind)) and need.missing > 0]
    aim = max(open_needs, key=lambda kind: getattr(may_bring, kind, 0.0), default="")
    share = getattr(may_bring, aim, 0.0)
    if not may_bring or not share or share < least:
        return None
    told: dict[str, fact.Value] = {"n": getattr(row, aim).missing, "vp": state.event_tile.vp}
    told |= {"odds": fact.Odds(share, len(may_bring.dice)), "where": fact.Phrase(f"stage.{aim}")}
    if not values:
        told["dice"] = len(may_bring.dice)
    return fact.line(f"fact.{'rolls' if values else 'hopes'}_{aim}", OF_A_HOPE, **told, **values)


def _next_tile(state: NationsDiceState, lines: Sequence[Sequence[Move]]) -> str:
    """The tile that the nation pays for next in most of the tries; empty for none."""
    assert state.decision is not None
    wonder = state.nations[state.decision.seat].wonder
    firsts = [next((move for move in line if move[0] in ("buy_tile", "build_wonder")), None) for line in lines]
    tiles = Counter(wonder if move[0] == "build_wonder" else move[1] for move in firsts if move)
    tile, number = next(iter(tiles.most_common(1)), ("", 0))
    return tile if number >= USUAL * len(lines) else ""


def _purchase(state: NationsDiceState, seat: int, tile: str, values: dict[str, fact.Value]) -> fact.Fact | None:
    """The tile that is paid for next, where it cannot be paid for yet."""
    nation = state.nations[seat]
    if not tile:
        return None
    is_built = tile == nation.wonder
    kind, price = ("stone", TILES[tile].stone) if is_built else (TILES[tile].pays, price_of(state, tile))
    if purse(nation, kind).worth >= price:
        return None
    name = fact.PieceName(TILES[tile].name)
    return fact.line(f"fact.{'rolls' if values else 'hopes'}_for", OF_A_HOPE, tile=name, **values)
