"""What every number, sign and empty place of the table says of itself: what it is, and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.core.sentences import Sentences
from game.nations_dice.books import VP_IN_SMALL_GAMES
from game.nations_dice.breakdown import CHITS as FROM_CHITS
from game.nations_dice.breakdown import shown_shares
from game.nations_dice.forecast import NeedForecast, SeatForecast
from game.nations_dice.payment import DICE_FOR_ONE, purse
from game.nations_dice.rounds import ROUNDS
from game.nations_dice.scoring import score_lines
from game.nations_dice.state import CHITS, REROLL, Nation, NationsDiceState
from game.nations_dice.tiles import TILES
from scenes.games.nations_dice.seats import nation_name, who
from scenes.kit.explanation import Explanation, Part
from scenes.kit.model import TableModel
from scenes.kit.numbers import number, signed
from scenes.kit.seats import SHADOW, ordinal

say = Sentences("nations_dice")

SCORED_IN_ROUNDS = ("books", "famine", "war")
NEEDS = {"famine": "food", "war": "strength"}
"""What the famine and the war ask for."""


def _title(model: TableModel, seat: int, what: str) -> str:
    return say("told.of", name=who(model, seat), what=what)


def _nation(model: TableModel, seat: int) -> Nation:
    state: NationsDiceState = model.view
    return state.nations[seat]


# The rail


def when(model: TableModel) -> Explanation:
    """The age and the round."""
    state: NationsDiceState = model.view
    title = say("rail.round", round=state.round, rounds=ROUNDS) if state.round else say("rail.setup")
    left = (say("told.rounds_left", left=ROUNDS - state.round),) if state.round < ROUNDS else ()
    return Explanation(
        title,
        remarks=(*left, say("told.round", rounds=ROUNDS)),
        chapter="The idea",
    )


def step(model: TableModel, name: str, is_now: bool) -> Explanation:
    """A step of the round."""
    chapter = STEP_CHAPTERS[name]
    now = (say("told.now", now=say(f"rail.{name}")),) if is_now else ()
    return Explanation(say(f"rail.{name}"), remarks=(say(f"steps_told.{name}"), *now), chapter=chapter)


STEP_CHAPTERS = {
    "tiles": "New tiles",
    "actions": "Actions",
    "books": "Books",
    "famine": "Famine",
    "order": "Player order",
    "war": "War",
}


def order(model: TableModel) -> Explanation:
    """Who goes first, and what sets it anew."""
    state: NationsDiceState = model.view
    return Explanation(
        say("told.order"),
        tuple(_strength_of(model, seat) for seat in state.order),
        remarks=(say("told.order_rule"),),
        chapter="Player order",
    )


def place_in_order(model: TableModel, seat: int) -> Explanation:
    """The place of a seat in the order."""
    state: NationsDiceState = model.view
    place = say("told.in_order", place=ordinal(state.order.index(seat) + 1))
    return Explanation(
        _title(model, seat, place),
        _shares(_nation(model, seat), "strength"),
        remarks=(say("told.order_rule"),),
        chapter="Player order",
    )


def _strength_of(model: TableModel, seat: int) -> Part:
    return Part(who(model, seat), f"{purse(_nation(model, seat), 'strength').shown} {{strength}}")


# What a nation has


def points(model: TableModel, seat: int) -> Explanation:
    """Victory points on the track, step by step."""
    nation = _nation(model, seat)
    parts = tuple(
        Part(say(f"names.{line.category}"), number(line.points))
        for line in score_lines(model.view, seat)
        if line.category in SCORED_IN_ROUNDS
    )
    rule = say("told.points_rule", tiles=nation.tile_vp)
    return Explanation(
        _title(model, seat, say("told.points")), parts, str(nation.vp), (rule,), chapter="Final scoring"
    )


def tiles_points(model: TableModel, seat: int) -> Explanation:
    """Victory points with those of the tiles."""
    nation = _nation(model, seat)
    parts = tuple(
        Part(say(f"names.{line.category}"), signed(line.points))
        for line in score_lines(model.view, seat)
        if line.category not in SCORED_IN_ROUNDS and line.points
    )
    return Explanation(
        _title(model, seat, say("told.with_tiles")),
        (Part(say("told.scored"), number(nation.vp)), *parts),
        str(nation.projected_vp),
        (say("told.with_tiles_rule"),),
        chapter="Final scoring",
    )


def books(model: TableModel, seat: int) -> Explanation:
    """The place on the books track, and what it will be once the unused books are used."""
    if seat >= len(model.view.nations):
        return books_of_shadow(model)
    nation = _nation(model, seat)
    shares = _shares(nation, "books")
    total = nation.books + purse(nation, "books").shown
    return Explanation(
        _title(model, seat, say("told.books")),
        (Part(say("told.on_track"), str(nation.books)), *shares),
        str(total),
        (say("told.unused_books_rule"),),
        chapter="Books",
    )


def _shares(nation: Nation, kind: str) -> tuple[Part, ...]:
    """What of a kind a nation shows, piece by piece."""
    return tuple(
        Part(
            say("told.chits", pieces=share.pieces)
            if share.piece == FROM_CHITS
            else say("told.dice", colour=say.name(share.piece), pieces=share.pieces),
            f"{signed(share.amount)} {{{kind}}}",
        )
        for share in shown_shares(nation, kind)
    )


def about_tiles(model: TableModel, seat: int) -> Explanation:
    """Advisor, colonies and wonders by name."""
    nation = _nation(model, seat)
    sorts = (
        ("advisor", (nation.advisor,)),
        ("colony", nation.colonies),
        ("wonder", nation.ready),
    )
    parts = tuple(
        Part(say.name(TILES[tile].name), say(f"told.{sort}"))
        for sort, tiles in sorts
        for tile in tiles
        if tile
    )
    none = () if parts else (say("told.no_tiles"),)
    return Explanation(_title(model, seat, say("told.tiles")), parts, remarks=none)


def about_pieces(model: TableModel, seat: int) -> Explanation:
    """Chits by kind, and whether the dice are rolled."""
    nation = _nation(model, seat)
    parts = tuple(
        Part(say("told.kind_chit", kind=kind), say("told.unused_and_used", unused=now, used=used))
        for kind, now, used in zip(CHITS, nation.unused_chits, nation.used_chits, strict=True)
        if now or used
    )
    rolled = () if nation.has_rolled else (say("told.not_rolled"),)
    return Explanation(
        _title(model, seat, say("told.pieces")),
        parts,
        remarks=(*rolled, say("told.chits_rule")),
        chapter="Dice and chits",
    )


def nation_card(model: TableModel, seat: int) -> Explanation:
    """Whose board it is."""
    title = say("told.nation", name=nation_name(_nation(model, seat)), player=model.seats[seat].name)
    return Explanation(title, remarks=(say("told.nation_rule"),))


def chit(model: TableModel, kind: str, is_used: bool) -> Explanation:
    """What a chit does."""
    state: NationsDiceState = model.view
    does = say("told.chit_rerolls") if kind == REROLL else say("told.chit_pays", kind=kind)
    used = say("told.chit_used", is_last=int(state.round == ROUNDS)) if is_used else say("told.chit_unused")
    return Explanation(
        say("told.kind_chit", kind=kind),
        remarks=(does, used),
        chapter="Reroll" if kind == REROLL else "Dice and chits",
    )


def tray(model: TableModel, is_used: bool) -> Explanation:
    """What lies in a tray."""
    which = "used_tray" if is_used else "unused_tray"
    rule = (
        say("told.used_tray_rule", is_last=int(model.view.round == ROUNDS))
        if is_used
        else say("told.unused_tray_rule")
    )
    return Explanation(say(f"told.{which}"), remarks=(rule,), chapter="Dice and chits")


def empty(model: TableModel, place: str) -> Explanation:
    """What belongs on an empty place, and how it gets there."""
    title, rule = say(f"told.empty_{place}"), say(f"told.empty_{place}_rule")
    return Explanation(title, remarks=(rule,), chapter=EMPTY_CHAPTERS[place])


EMPTY_CHAPTERS = {
    "advisor": "Advisors",
    "wonder": "Wonders",
    "colonies": "Colonies",
    "building": "Buildings and Military",
}


def track(model: TableModel, kind: str) -> Explanation:
    """Where all stand on a track, the first at the top."""
    state: NationsDiceState = model.view
    values = [(who(model, seat), getattr(nation, kind)) for seat, nation in enumerate(state.nations)]
    if kind == "books":
        values += [(who(model, SHADOW), shadow.books) for shadow in state.shadows]
    parts = tuple(Part(name, str(value)) for name, value in sorted(values, key=lambda each: -each[1]))
    worth = VP_IN_SMALL_GAMES if len(model.seats) <= 2 else 1
    rule = say("told.books_rule", points=worth) if kind == "books" else say("told.track_rule")
    chapter = "Books" if kind == "books" else "Final scoring"
    return Explanation(say("told.points" if kind == "vp" else "told.books"), parts, "", (rule,), chapter)


# The board and the event


def price(model: TableModel, price: int) -> Explanation:
    """What the tiles of a row cost."""
    return Explanation(
        say("told.price", price=price),
        remarks=(say("told.price_rule", price=price),),
        chapter="Buying a tile",
    )


def board(model: TableModel) -> Explanation:
    """The progress board."""
    return Explanation(say("told.board"), remarks=(say("told.board_rule"),), chapter="New tiles")


def taken(model: TableModel, tile: str, by: str) -> Explanation:
    """A space whose tile was taken."""
    remarks = tuple(filter(None, (by and f"{by[0].upper()}{by[1:]}.", say("told.taken_rule"))))
    title = say("told.taken", tile=say.name(TILES[tile].name))
    return Explanation(title, remarks=remarks, chapter="New tiles")


def event(model: TableModel) -> Explanation:
    """The event of the round."""
    state: NationsDiceState = model.view
    if not state.event:
        return Explanation(say("told.event"), remarks=(say("told.no_event"),), chapter="New tiles")
    tile = state.event_tile
    parts = (
        Part(say("told.famine", need=tile.famine), f"{tile.vp} {{vp}}"),
        Part(say("told.war", need=tile.war), f"{tile.vp} {{vp}}"),
    )
    return Explanation(say("told.event"), parts, remarks=(say("told.event_rule"),), chapter="New tiles")


def event_need(model: TableModel, name: str) -> Explanation:
    """What the famine or the war needs, and what the shown nation has for it."""
    state: NationsDiceState = model.view
    nation, kind, tile = _nation(model, model.shown_seat), NEEDS[name], state.event_tile
    need = tile.famine if name == "famine" else tile.war
    held = purse(nation, kind)
    parts = _shares(nation, kind)
    return Explanation(
        say(f"told.{name}", need=need),
        parts,
        f"{held.shown} {{{kind}}}" if parts else "",
        (
            *(() if parts else (say("told.none_shown"),)),
            *_verdict(held.shown, need),
            *_trade(name, need - held.shown, len(held.to_trade)),
            say("told.need_vp", points=tile.vp),
        ),
        chapter=STEP_CHAPTERS[name],
    )


def _verdict(have: int, need: int) -> tuple[str, ...]:
    if have >= need:
        return (say("told.is_met", have=have, need=need),)
    return (say("told.is_missing", have=have, need=need, missing=need - have),)


def _trade(name: str, missing: int, dice: int) -> tuple[str, ...]:
    if missing <= 0:
        return ()
    if name == "war":
        return (say("told.war_trade"),)
    return (say("told.famine_trade", missing=missing, wanted=DICE_FOR_ONE * missing, dice=dice),)


# The forecast


def forecast(model: TableModel) -> Explanation:
    """What the forecast is."""
    return Explanation(say("told.forecast"), remarks=(say("told.forecast_rule"),), chapter="The idea")


def forecast_row(model: TableModel, row: str) -> Explanation:
    """What a row of the forecast is about."""
    if row == "total":
        return forecast(model)
    name = row if row in STEP_CHAPTERS else "books"
    return Explanation(
        _row_name(model, row), remarks=(say(f"steps_told.{name}"),), chapter=STEP_CHAPTERS[name]
    )


def cell(model: TableModel, seat: int, row: str) -> Explanation:
    """A cell of the forecast."""
    if seat >= len(model.view.nations):
        return _cell_of_shadow(model, row)
    mine: SeatForecast = model.forecast.rows[seat]
    told = _CELLS[row](model, mine)
    if mine.uncertain and row != "books":
        return _with_remark(told, say("told.uncertain"))
    return told


def _with_remark(told: Explanation, remark: str) -> Explanation:
    return Explanation(told.title, told.parts, told.total, (*told.remarks, remark), told.chapter)


def _cell_of_shadow(model: TableModel, row: str) -> Explanation:
    if row in ("books", "unused"):
        return books_of_shadow(model)
    rule = say("told.scores_nothing") if row in ("score", "total") else say("told.shadow_no_trade")
    return Explanation(_title(model, SHADOW, _row_name(model, row)), remarks=(rule,), chapter="Playing alone")


def _row_name(model: TableModel, row: str) -> str:
    tile = model.view.event_tile
    match row:
        case "famine":
            return say("told.famine", need=tile.famine)
        case "war":
            return say("told.war", need=tile.war)
        case "order":
            return say("told.order")
        case "total":
            return say("told.round_total")
        case "score":
            return say("told.books_score")
        case "books":
            return say("told.books")
    return say("told.unused_books")


def _now(model: TableModel, row: SeatForecast) -> Explanation:
    return books(model, row.seat)


def _unused(model: TableModel, row: SeatForecast) -> Explanation:
    title = _title(model, row.seat, say("told.unused_books"))
    if row.books is None:
        return Explanation(title, remarks=(say("told.used_already"),), chapter="Books")
    shares = _shares(_nation(model, row.seat), "books")
    held = row.books.then - row.books.now - purse(_nation(model, row.seat), "books").shown
    kept = (Part(say("told.held"), signed(held)),) if held else ()
    remarks = (say("told.unused_books_rule"),) if shares else (say("told.none_shown"),)
    total = signed(row.books.then - row.books.now)
    return Explanation(title, (*shares, *kept), total if shares else "", remarks, chapter="Books")


def _score(model: TableModel, row: SeatForecast) -> Explanation:
    title = _title(model, row.seat, say("told.books_score"))
    if row.books is None:
        return Explanation(title, remarks=(say("told.used_already"),), chapter="Books")
    then = [(who(model, each.seat), each.books.then) for each in model.forecast.rows if each.books]
    if model.forecast.shadow_books is not None:
        then.append((who(model, SHADOW), model.forecast.shadow_books))
    parts = tuple(Part(name, f"{value} {{books}}") for name, value in sorted(then, key=lambda each: -each[1]))
    worth = VP_IN_SMALL_GAMES if len(model.seats) <= 2 else 1
    rule = say("told.books_rule", points=worth)
    return Explanation(title, (*parts, Part("{vp}", signed(row.books.vp))), "", (rule,), chapter="Books")


def _famine(model: TableModel, row: SeatForecast) -> Explanation:
    return _need(model, row.seat, "famine", row.famine)


def _war(model: TableModel, row: SeatForecast) -> Explanation:
    return _need(model, row.seat, "war", row.war)


def _need(model: TableModel, seat: int, name: str, need: NeedForecast | None) -> Explanation:
    kind, title = NEEDS[name], _title(model, seat, _row_name(model, name))
    if need is None:
        return Explanation(title, remarks=(say("told.used_already"),), chapter=STEP_CHAPTERS[name])
    nation = _nation(model, seat)
    parts = [*_shares(nation, kind)]
    if need.traded:
        parts.append(
            Part(say("told.traded", dice=need.traded), f"{signed(need.traded // DICE_FOR_ONE)} {{{kind}}}")
        )
    have = need.need - need.missing if need.missing else max(need.have, need.need)
    other = need.have - purse(nation, kind).shown - (need.traded // DICE_FOR_ONE if need.is_met else 0)
    if other > 0:
        parts.append(Part(say("told.committed"), f"{signed(other)} {{{kind}}}"))
    remarks = (
        *(() if parts else (say("told.none_shown"),)),
        *_verdict(have, need.need),
        *_trade(name, need.missing, need.dice),
    )
    if need.is_met:
        parts.append(Part("{vp}", signed(need.vp)))
    return Explanation(title, tuple(parts), "", remarks, chapter=STEP_CHAPTERS[name])


def _order(model: TableModel, row: SeatForecast) -> Explanation:
    state: NationsDiceState = model.view
    then = sorted(state.order, key=lambda seat: model.forecast.rows[seat].order_then)
    place = say("told.in_order", place=ordinal(row.order_then))
    return Explanation(
        _title(model, row.seat, place),
        tuple(_strength_of(model, seat) for seat in then),
        remarks=(say("told.order_rule"),),
        chapter="Player order",
    )


def _total(model: TableModel, row: SeatForecast) -> Explanation:
    scores = (
        ("books", row.books.vp if row.books else 0),
        ("famine", row.famine.vp if row.famine else 0),
        ("war", row.war.vp if row.war else 0),
    )
    parts = tuple(Part(say(f"names.{name}"), f"{signed(vp)} {{vp}}") for name, vp in scores)
    total = f"{signed(row.vp_then - row.vp_now)} {{vp}}"
    return Explanation(_title(model, row.seat, say("told.round_total")), parts, total)


_CELLS: Mapping[str, Callable[[TableModel, SeatForecast], Explanation]] = {
    "books": _now,
    "unused": _unused,
    "score": _score,
    "famine": _famine,
    "order": _order,
    "war": _war,
    "total": _total,
}


# The shadow


def books_of_shadow(model: TableModel) -> Explanation:
    """The books of the shadow."""
    shadow = model.view.shadows[0]
    parts = (
        Part(say("told.books_at_start"), str(shadow.books - shadow.rolled_books)),
        Part(say("told.rolled_books"), signed(shadow.rolled_books)),
    )
    rule = say("told.dice_of_shadow_rule")
    return Explanation(
        _title(model, SHADOW, say("told.books")), parts, str(shadow.books), (rule,), chapter="Playing alone"
    )


def about_shadow(model: TableModel) -> Explanation:
    """Who the shadow is."""
    return Explanation(say("told.shadow"), remarks=(say("told.shadow_rule"),), chapter="Playing alone")


def dice_of_shadow(model: TableModel) -> Explanation:
    """Its blue dice."""
    rule = say("told.dice_of_shadow_rule")
    return Explanation(say("told.dice_of_shadow"), remarks=(rule,), chapter="Playing alone")


def four_sider(model: TableModel) -> Explanation:
    """What its four-sided die does."""
    state: NationsDiceState = model.view
    face = state.shadows[0].four_sider
    last = (say("told.last_roll", face=face),) if face else ()
    four = say("told.four_again" if state.harder else "told.four_nothing")
    return Explanation(
        say("told.four_sider"), remarks=(say("told.four_sider_rule"), four, *last), chapter="Playing alone"
    )


# The strip of proposals and the line under it


def trade(model: TableModel, kinds: tuple[str, ...]) -> Explanation:
    """What two dice may stand in for."""
    open_now = ", ".join(f"1 {{{kind}}}" for kind in kinds)
    now = say("told.trade_open", kinds=open_now) if kinds else say("told.trade_closed")
    return Explanation(say("told.trade"), remarks=(say("told.trade_rule"), now), chapter="Trading dice")


def ruled(model: TableModel, about: str, chapter: str, *remarks: str) -> Explanation:
    """What something is, in one sentence of its own, and what else is to be known of it."""
    return Explanation(say(f"told.{about}"), remarks=(say(f"told.{about}_rule"), *remarks), chapter=chapter)


def payment(
    model: TableModel, title: str, amounts: Iterable[tuple[str, str]], remarks: tuple[str, ...], chapter: str
) -> Explanation:
    """What a payment is made of."""
    return Explanation(
        title, tuple(Part(words, amount) for words, amount in amounts), "", remarks, chapter=chapter
    )
