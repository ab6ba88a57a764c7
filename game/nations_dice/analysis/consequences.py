"""What the moves of The Dice Game do: what the round then brings, as far as no dice fall, and what a tile gives.

What dice decide is counted in the tries: how often famine and war are met, and books score.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from game.bots.advice import fact
from game.bots.advice.changing import after_own_moves
from game.bots.advice.consequences import Batch, Consequences
from game.engine import Context, Move, flow
from game.nations_dice import ROUNDS
from game.nations_dice.analysis.forecast import SeatForecast, forecast
from game.nations_dice.analysis.goals import alone
from game.nations_dice.analysis.hopes import NEEDS, named_dice, of_new_dice, of_rolling, used_for
from game.nations_dice.analysis.preview import payments_for, what_if
from game.nations_dice.analysis.proposals import usual_answer
from game.nations_dice.bot.needs import dice_to_roll_again
from game.nations_dice.cards.chits import KIND_OF_CHIT
from game.nations_dice.cards.dice import COLOURS, KINDS
from game.nations_dice.cards.larder import dice_needed
from game.nations_dice.cards.payment import DICE_FOR_ONE, purse
from game.nations_dice.cards.tiles import START_AGE, TILES, Tile
from game.nations_dice.rules import buying, paying, turns
from game.nations_dice.state import CHITS, Nation, NationsDiceState
from game.nations_dice.text.wording import tile_rule

OF_A_DIE, OF_A_WHITE_DIE, OF_A_CHIT, OF_A_BOOK, OF_A_PLACE = 1.0, 0.5, 0.6, 0.4, 0.3
OF_A_DENIED = 0.5
OF_PRINT = 0.6
"""About what these count for, in VP."""

WORTHS = {
    "points": 1.0,
    "books": OF_A_BOOK,
    **dict.fromkeys(COLOURS, OF_A_DIE),
    "white": OF_A_WHITE_DIE,
    **{f"{kind}_chit": OF_A_CHIT for kind in CHITS},
    "place": OF_A_PLACE,
}

BEYOND = {"fact.chits_more": "fact.chits_beyond", "fact.points_more": "fact.worth_beyond"}
"""What is told of an advisor in place of another one."""

SAID_BY = {
    "fact.chits_more": ("fact.chit", "fact.rerolls"),
    "fact.chits_beyond": ("fact.chit", "fact.rerolls"),
    "fact.points_more": ("fact.ready",),
}
"""What need not be told of the print where it is known for certain."""

STAGES = {"book_vp": "books"}
"""What stages are called whose points are called otherwise."""

SOURCES = (
    "points",
    "books",
    "famine",
    "war",
    "order",
    "dice",
    "rerolls",
    "gold",
    "stone",
    "food",
    "strength",
    "wonder",
)
"""Reasons that say where points come from."""

MOST_ANSWERS = 40
"""Questions that belong to one move; more would be a circle."""


def things(state: NationsDiceState, seat: int) -> dict[str, float]:
    """What can be counted of a nation; its place in the order counts from the last."""
    nation = state.nations[seat]
    chits = zip(CHITS, nation.unused_chits, nation.used_chits, strict=True)
    return {
        "points": nation.projected_vp,
        "books": nation.books,
        "famine": nation.vp_famine,
        "war": nation.vp_war,
        "book_vp": nation.vp_books,
        "place": len(state.order) - state.order.index(seat),
        **{colour: sum(die.colour == colour for die in nation.dice) for colour in COLOURS},
        **{f"{kind}_chit": unused + used for kind, unused, used in chits},
    }


def counted(before: NationsDiceState, end: NationsDiceState, seat: int) -> dict[str, bool]:
    """What dice decide in a round."""
    then, now = end.nations[seat], before.nations[seat]
    return {
        "famine": then.vp_famine > now.vp_famine,
        "war": then.vp_war > now.vp_war,
        "books": then.vp_books > now.vp_books,
    }


def secured(state: NationsDiceState, seat: int) -> set[str]:
    """The needs of the round that a nation meets if it passes now."""
    rows = forecast(state).rows
    needs = {"famine": rows[seat].famine, "war": rows[seat].war} if rows else {}
    return {kind for kind, need in needs.items() if need and need.is_met and not rows[seat].uncertain}


def tellable(move: Move, leads: Mapping[str, float]) -> Mapping[str, float]:
    """Rolling dice again brings and takes no dice, and a book of this round is that of a chit."""
    spared = {*COLOURS} if move[0] == "reroll" else set()
    if leads.get("books", 0) * leads.get("books_chit", 0) > 0 and abs(leads["books"]) <= abs(leads["books_chit"]):
        spared.add("books")
    return {thing: lead for thing, lead in leads.items() if thing not in spared}


def pieces(state: NationsDiceState, seat: int) -> set[str]:
    """The tiles of a nation."""
    nation = state.nations[seat]
    return {tile for tile in (*nation.slots, nation.advisor, nation.wonder, *nation.ready, *nation.colonies) if tile}


def english(piece: str) -> str:
    """The name of a tile."""
    return TILES[piece].name if piece in TILES else ""


def after(state: NationsDiceState, moves: Sequence[Move]) -> NationsDiceState | None:
    """The position once the nation has made these moves and paid for them while others stand still; None where dice
    fall on the way.
    """
    decision = state.decision
    assert decision is not None
    imagined = alone(state) if decision.choice is turns.TURN else state.copy()

    def play(imagined: NationsDiceState, move: Move) -> bool:
        flow.apply(imagined, move)
        for _ in range(MOST_ANSWERS):
            asked = imagined.decision
            if asked is None or asked.seat != decision.seat or asked.choice is turns.TURN:
                break
            if (answer := _answer(imagined)) is None:
                return False
            flow.apply(imagined, answer)
        return imagined.surprises == state.surprises

    return after_own_moves(imagined, decision.seat, moves, play)


def _answer(state: NationsDiceState) -> Move | None:
    """How a payment is gone on with, or another question of a move is answered; None for what is left to the player."""
    decision = state.decision
    assert decision is not None
    if decision.choice is paying.PAYMENT:
        *_, tile, picked = decision.context
        handles = payments_for(state)[0]
        return ("pay_with", handles[len(picked)]) if len(handles) > len(picked) else ("pay", tile)
    return usual_answer(state)


def idle(state: NationsDiceState) -> Move:
    """Pass, and answer what has to be answered as usual."""
    decision = state.decision
    assert decision is not None
    if ("pass",) in decision.moves:
        return ("pass",)
    return _answer(state) or decision.moves[0]


def facts(state: NationsDiceState, move: Move) -> list[fact.Fact]:
    """What a move does, in no order."""
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    nation = state.nations[seat]
    lasts = state.round < ROUNDS
    rerolls = int(any(other[0] == "reroll" for other in decision.moves))
    found = [*_printed(nation, move, decision.context, lasts, rerolls)]
    if move[0] == "pay_with":
        found += _after_paying(state, move)
    if move[0] in ("buy_tile", "build_wonder"):
        found += _traded(state, nation, move)
    if move == ("pass",) and nation.wonder and not lasts:
        name, short = fact.PieceName(TILES[nation.wonder].name), _short_of(nation, nation.wonder)
        found.append(fact.printed("fact.unfinished", -OF_PRINT, tile=name, n=short))
    if state.step == "over" or not state.event:
        return found
    before = forecast(state)
    if move[0] == "return_die":
        found += _given_back(before.rows[seat], nation, move[1])
    if decision.choice is turns.TURN and move == ("pass",):
        row = before.rows[seat]
        return [*found, *_tied(row, before.rows), *(() if row.uncertain else _met(row, rerolls))]
    if decision.choice is turns.TURN:
        if move[0] == "buy_tile" and TILES[move[1]].dice:
            found += of_new_dice(state, seat, before.rows[seat], move)
        shown = what_if(state, move) if move[0] != "reroll" else None
        rows = (before.rows[seat], shown.rows[seat]) if shown else ()
        if rows and not rows[1].uncertain:
            round_end = [*_round(*rows, (move,)), *_denied(before.rows, shown.rows if shown else (), seat)]
            # What the nation can have as it stands is lost for sure, even if it has to decide on it later.
            found += round_end if not rows[0].uncertain else [each for each in round_end if _is_lost(each)]
    found += of_rolling(state, seat, before.rows[seat], move)
    if (then := after(state, [move])) is not None:
        is_wonder = move[0] == "buy_tile" and TILES[move[1]].type == "wonder"
        if is_wonder and (short := _short_of(then.nations[seat], move[1])):
            found.append(fact.printed("fact.short_of_stone", -OF_PRINT, n=short))
        certain = [*_amounts(things(state, seat), things(then, seat), (move,), lasts)]
        is_advisor = move[0] == "buy_tile" and TILES[move[1]].type == "advisor"
        certain = [_beside(nation.advisor, each) if is_advisor else each for each in certain]
        known = {"fact.worth", *(key for each in certain for key in SAID_BY.get(each.key, ()))}
        found = [*certain, *(each for each in found if each.key not in known)]
    return found


def _beside(advisor: str, each: fact.Fact) -> fact.Fact:
    """What a new advisor brings beyond the one who goes, told as such: the tile shows it all."""
    if not advisor or each.key not in BEYOND:
        return each
    if not (TILES[advisor].vp if each.key == "fact.points_more" else TILES[advisor].rerolls):
        return each
    values = (*each.values, ("tile", fact.PieceName(TILES[advisor].name)))
    return each._replace(key=BEYOND[each.key], values=values)


def _is_lost(change: fact.Fact) -> bool:
    """Whether the round's end brings less, of what is counted against no other nation."""
    return change.key == "fact.misses"


def _met(row: SeatForecast, rerolls: int) -> Iterator[fact.Fact]:
    """What passing now brings, in one sentence: it is what there is without any other move. rerolls: whether dice could
    be rolled again for nothing, which asks for a reason.
    """
    met = {kind: need.vp for kind, need in (("famine", row.famine), ("war", row.war)) if need and need.is_met}
    if row.books and row.books.vp:
        met["books"] = row.books.vp
    if met:
        number, where = sum(met.values()), tuple(fact.Phrase(f"stage.{kind}") for kind in met)
        yield fact.certain("fact.meets", number, n=number, where=where, rerolls=rerolls)


def _tied(row: SeatForecast, rows: Sequence[SeatForecast]) -> Iterator[fact.Fact]:
    """Whom the books that are used now keep from scoring."""
    books = row.books
    if books is None or books.then == books.now:
        return
    for other in rows:
        if other is not row and other.books and other.books.then == books.then:
            worth = OF_A_BOOK * (books.then - books.now)
            yield fact.certain("fact.ties", worth, n=books.then - books.now, seat=other.seat + 1)
            return


def _round(before: SeatForecast, then: SeatForecast, moves: tuple[Move, ...]) -> Iterator[fact.Fact]:
    """What the round's end brings more, or less, than without the move."""
    for kind, one, other in (("famine", before.famine, then.famine), ("war", before.war, then.war)):
        if one and other and one.vp != other.vp:
            lead = other.vp - one.vp
            change = fact.ForeseenChange(kind, lead, fact.ROUND, moves)
            values: dict[str, fact.Value] = {"n": abs(lead), "where": fact.Phrase(f"stage.{kind}")}
            yield fact.certain("fact.wins" if lead > 0 else "fact.misses", lead, change, **values)
    if before.books and then.books and before.books.vp != then.books.vp:
        lead = then.books.vp - before.books.vp
        key = "fact.books_win" if lead > 0 else "fact.books_lose"
        yield fact.certain(key, lead, n=abs(lead))


def _denied(before: Sequence[SeatForecast], then: Sequence[SeatForecast], seat: int) -> Iterator[fact.Fact]:
    """Whose books score less because the nation comes to have as many, or more."""
    for one, other in zip(before, then, strict=True):
        if one.seat != seat and one.books and other.books and one.books.vp > other.books.vp:
            lead, own = one.books.vp - other.books.vp, then[seat].books
            is_tie = int(own is not None and own.then == other.books.then)
            yield fact.certain("fact.denies_books", OF_A_DENIED * lead, n=lead, seat=one.seat + 1, tie=is_tie)


def _amounts(
    before: Mapping[str, float], then: Mapping[str, float], moves: tuple[Move, ...], lasts: bool
) -> Iterator[fact.Fact]:
    """Points and chits that a move brings or takes."""
    leads = {name: then[name] - before[name] for name in before}
    need = next((kind for kind in ("famine", "war", "book_vp") if leads["points"] == leads[kind] != 0), "")
    if need:  # an answer at the end of a round that decides what it brings
        where = fact.Phrase(f"stage.{STAGES.get(need, need)}")
        change = fact.ForeseenChange("points", leads["points"], fact.NOW, moves)
        key = "fact.wins" if leads["points"] > 0 else "fact.misses"
        yield fact.certain(key, leads["points"], change, n=int(abs(leads["points"])), where=where)
    elif leads["points"]:
        key = "fact.points_more" if leads["points"] > 0 else "fact.points_less"
        change = fact.ForeseenChange("points", leads["points"], fact.NOW, moves)
        yield fact.certain(key, leads["points"], change, n=int(abs(leads["points"])))
    for sign, side in ((1, "more"), (-1, "less")):
        kinds = [kind for kind in CHITS if leads[f"{kind}_chit"] * sign > 0]
        if kinds:
            what = tuple(fact.Quantity(int(abs(leads[f"{kind}_chit"])), kind) for kind in kinds)
            changes = [fact.ForeseenChange(f"{kind}_chit", leads[f"{kind}_chit"], fact.NOW, moves) for kind in kinds]
            worth = OF_A_CHIT * sum(leads[f"{kind}_chit"] for kind in kinds)
            values: dict[str, fact.Value] = {"lasts": int(lasts)} if side == "more" else {}
            yield fact.certain(f"fact.chits_{side}", worth, *changes, what=what, **values)


def _printed(nation: Nation, move: Move, asked: Context, lasts: bool, rerolls: int) -> Iterator[fact.Fact]:
    """What is printed on the tile that a move is about, or on the die. rerolls: as for `_met`."""
    match move:
        case ("buy_tile", bought, *place):
            yield from _bought(nation, TILES[bought], place[0] if place else "", lasts)
        case ("build_wonder", *_) if nation.wonder:
            tile = TILES[nation.wonder]
            if tile.vp:
                yield fact.printed("fact.ready", OF_PRINT, tile=fact.PieceName(tile.name), n=tile.vp)
        case ("pay", paid_for):
            if paid_for == nation.wonder:
                yield fact.printed("fact.finishes", OF_PRINT, tile=fact.PieceName(TILES[paid_for].name))
            else:
                yield from _bought(nation, TILES[paid_for], "", lasts)
        case ("pass",):
            yield fact.printed("fact.nothing_left", OF_PRINT / 2, rerolls=rerolls)
        case ("roll_dice",):
            yield fact.printed("fact.roll_dice", OF_PRINT / 6, n=len(asked[0]))
        case ("keep_dice",):
            yield fact.printed("fact.keeps", OF_PRINT / 3)
        case ("reroll", *_):
            yield fact.printed("fact.reroll", OF_PRINT / 6, n=len(nation.unused_dice))
        case ("return_die", handle):
            if left := _left(nation, [handle]):
                yield fact.printed("fact.left", OF_PRINT / 3, what=left)
        case ("pick_die", handle):
            die = next((each for each in nation.dice if each.handle == handle), None)
            if die and die.face:
                what = (fact.Quantity(die.icon.amount, die.icon.kind),)
                yield fact.printed("fact.pick_die", OF_PRINT / 6, colour=fact.PieceName(die.colour), what=what)


def _traded(state: NationsDiceState, nation: Nation, move: Move) -> Iterator[fact.Fact]:
    """Which dice pay two for one: these are the price, and not the number beside the row."""
    kind = "stone" if move[0] == "build_wonder" else TILES[move[1]].pays
    spent = payments_for(state, move)[0]
    dice = [die for die in nation.unused_dice if die.face and die.handle in spent and die.icon.kind != kind]
    if dice:
        yield fact.printed("fact.pays_with", -OF_PRINT, which=named_dice(dice))


def _short_of(nation: Nation, wonder: str) -> int:
    """How much stone a nation lacks now to finish its wonder; nothing without one."""
    return max(0, TILES[wonder].stone - purse(nation, "stone").worth) if wonder else 0


def _given_back(row: SeatForecast, nation: Nation, handle: str) -> Iterator[fact.Fact]:
    """Of which need of the round an unused die that goes back leaves less."""
    die = next((each for each in nation.unused_dice if each.handle == handle and each.face), None)
    if die is None:
        return
    for kind, icon in NEEDS.items():
        need = getattr(row, kind)
        if need and die.icon.kind == icon:
            values: dict[str, fact.Value] = {"all": need.need, "n": max(0, need.have - die.icon.amount)}
            yield fact.printed(f"fact.leaves_{kind}", -OF_PRINT, **values)


def _after_paying(state: NationsDiceState, move: Move) -> Iterator[fact.Fact]:
    """What is left to spend once a payment that begins with this move is complete."""
    imagined = state.copy()
    flow.apply(imagined, move)
    asked = imagined.decision
    if asked is None or asked.choice is not paying.PAYMENT:
        return
    assert state.decision is not None
    *_, picked = asked.context
    spent = payments_for(imagined)[0]
    if left := _left(state.nations[state.decision.seat], spent if len(spent) >= len(picked) else picked):
        yield fact.printed("fact.left", OF_PRINT / 3, what=left)


def _left(nation: Nation, spent: Sequence[str]) -> tuple[fact.Quantity, ...]:
    """What the unused dice and chits besides those of these handles add up to, by kind, in the order of the kinds."""
    chits = [handle for handle, kind in KIND_OF_CHIT.items() for _ in range(nation.unused_chits[CHITS.index(kind)])]
    for handle in spent:
        if handle in chits:
            chits.remove(handle)
    amounts = Counter(KIND_OF_CHIT[handle] for handle in chits)
    for die in nation.unused_dice:
        if die.face and die.handle not in spent:
            amounts[die.icon.kind] += die.icon.amount
    return tuple(
        fact.Quantity(amounts[kind], kind) for kind in (*KINDS, "reroll") if amounts[kind] and kind != "reroll"
    )


def since(before: NationsDiceState, now: NationsDiceState, seat: int) -> list[fact.Fact]:
    """What has happened that may change a nation's plans."""
    then, shows = _shown(before, seat), _shown(now, seat)
    is_rolled = any(then[handle] and then[handle] != face for handle, face in shows.items() if handle in then)
    return [fact.line("since.dice", 0.0)] if is_rolled and before.round == now.round else []


def _shown(state: NationsDiceState, seat: int) -> dict[str, int]:
    """What the dice of a nation show, by handle; 0 before they are rolled."""
    return {die.handle: die.face for die in state.nations[seat].dice}


def _bought(nation: Nation, tile: Tile, place: str, lasts: bool) -> Iterator[fact.Fact]:
    """What a tile off the board brings, and what it covers."""
    name = fact.PieceName(tile.name)
    if tile.dice and not tile.vp:
        values: dict[str, fact.Value] = {"n": len(tile.dice), "colour": fact.PieceName(tile.dice[0])}
        yield fact.printed("fact.dice", OF_A_DIE * len(tile.dice), **values, lasts=int(lasts))
    elif tile.type == "wonder":
        gives = (fact.Quantity(1, tile.chit),) if tile.chit and lasts else ()
        yield fact.printed("fact.wonder", OF_PRINT, tile=name, stone=tile.stone, n=tile.vp, gives=gives)
    elif tile.rerolls:
        if (more := tile.rerolls - nation.advisor_rerolls) > 0:
            yield fact.printed("fact.rerolls", OF_PRINT, n=more)
    elif tile.chit:
        yield fact.printed("fact.chit", OF_PRINT, what=(fact.Quantity(1, tile.chit),))
    more = tile.vp - (TILES[nation.advisor].vp if tile.type == "advisor" and nation.advisor else 0)
    if more > 0 and tile.dice:
        colour = fact.PieceName(tile.dice[0])
        worth = tile.vp + OF_A_DIE * len(tile.dice)
        yield fact.certain("fact.worth_dice", worth, n=tile.vp, dice=len(tile.dice), colour=colour, lasts=int(lasts))
    elif more > 0 and tile.type != "wonder":
        yield fact.certain("fact.worth", more, n=more)
    covered = (
        TILES[buying.tile_at(nation, place)] if tile.is_building and place and buying.tile_at(nation, place) else None
    )
    if covered and covered.dice and covered.age != START_AGE:
        lost: dict[str, fact.Value] = {"tile": fact.PieceName(covered.name), "n": len(covered.dice), "vp": covered.vp}
        worth = -OF_A_DIE * len(covered.dice) - covered.vp
        yield fact.printed("fact.covers", worth, colour=fact.PieceName(covered.dice[0]), **lost)


def batch(state: NationsDiceState, moves: Sequence[Move]) -> Batch | None:
    """Dice that are traded, or held back, one after the other: of these questions only the whole is an answer."""
    decision, move = state.decision, moves[0]
    if decision is None or move[0] not in ("trade", "hold_back"):
        return None
    seat, (picked, *_) = decision.seat, decision.context
    own, imagined = [move], state.copy()
    wanted = dice_needed(state, seat) - len(picked) if move[0] == "trade" else len(TILES)
    while len(own) < wanted:
        flow.apply(imagined, own[-1])
        answer = usual_answer(imagined)
        if answer is None:
            return None
        own.append(answer)
        if answer[0] != move[0]:
            break
    chosen = {*picked, *(each[1] for each in own if len(each) > 1)}
    dice = [die for die in state.nations[seat].dice if die.handle in chosen]
    food = len(dice) // DICE_FOR_ONE
    return Batch(tuple(own), fact.printed(f"batch.{move[0]}", 0.0, which=named_dice(dice), n=food))


def shows(state: NationsDiceState, move: Move, reason: str) -> bool:
    """Whether a move can leave more of a kind: not one that rolls dice again that show it, or pays with them."""
    decision = state.decision
    if decision is None or reason not in KINDS or move not in decision.moves:
        return True
    if move[0] not in ("reroll", "buy_tile", "build_wonder"):
        return True
    nation = state.nations[decision.seat]
    spent = dice_to_roll_again(state, nation.seat, ()) if move[0] == "reroll" else payments_for(state, move)[0]
    return not any(die.handle in spent and die.face and die.icon.kind == reason for die in nation.dice)


CONSEQUENCES: Consequences[NationsDiceState] = Consequences(
    facts=facts,
    things=things,
    worths=WORTHS,
    counted=counted,
    secured=secured,
    tellable=tellable,
    scored={"famine": "famine", "war": "war", "book_vp": "books"},
    exchanged=COLOURS,
    sources=SOURCES,
    pieces=pieces,
    english=english,
    rule=tile_rule,
    after=after,
    idle=idle,
    steps=frozenset({"pick_die", "roll_dice", "pay_with", "pay", "return_die", "return_reroll"}),
    batch=batch,
    shows=shows,
    used_for=used_for,
    since=since,
    seats=lambda state: range(len(state.nations)),
)
"""See `Consequences`."""
