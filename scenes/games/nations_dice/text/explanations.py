"""Tooltips of every number, sign and empty place on the table: what it is, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable

from game.nations_dice import ROUNDS
from game.nations_dice.cards.payment import DICE_FOR_ONE, purse
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.rules.books import VP_IN_SMALL_GAMES
from game.nations_dice.rules.scoring import score_lines
from game.nations_dice.state import CHITS, REROLL, Nation, NationsDiceState
from game.nations_dice.text.breakdown import CHITS as FROM_CHITS
from game.nations_dice.text.breakdown import shown_shares
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nations_dice.text.seats import nation_name, who
from scenes.table.model import TableModel
from scenes.table.seats import SHADOW, computer_words, ordinal

say = Sentences("nations_dice")

SCORED_IN_ROUNDS = ("books", "famine", "war")
NEEDS = {"famine": "food", "war": "strength"}
"""What the famine and the war ask for."""


def title_of(model: TableModel[NationsDiceState], seat: int, what: str) -> str:
    """A title that begins with whose it is."""
    return say("told.of", name=who(model, seat), what=what)


def nation_at(model: TableModel[NationsDiceState], seat: int) -> Nation:
    """The nation of a seat, as the viewer sees it."""
    state = model.view
    return state.nations[seat]


# The rail


def when(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """The age and the round."""
    state = model.view
    title = say("rail.round", round=state.round, rounds=ROUNDS) if state.round else say("rail.setup")
    left = (say("told.rounds_left", left=ROUNDS - state.round),) if state.round < ROUNDS else ()
    return ui.Explanation(
        title,
        remarks=(*left, say("told.round", rounds=ROUNDS)),
        chapter="The idea",
    )


def step(model: TableModel[NationsDiceState], name: str, is_now: bool) -> ui.Explanation:
    """A step of the round."""
    chapter = STEP_CHAPTERS[name]
    now = (say("told.now", now=say(f"rail.{name}")),) if is_now else ()
    return ui.Explanation(say(f"rail.{name}"), remarks=(say(f"steps_told.{name}"), *now), chapter=chapter)


STEP_CHAPTERS = {
    "tiles": "New tiles",
    "actions": "Actions",
    "books": "Books",
    "famine": "Famine",
    "order": "Player order",
    "war": "War",
}


def order(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """Who goes first, and what sets it anew."""
    state = model.view
    return ui.Explanation(
        say("told.order"),
        tuple(strength_of(model, seat) for seat in state.order),
        remarks=(say("told.order_rule"),),
        chapter="Player order",
    )


def place_in_order(model: TableModel[NationsDiceState], seat: int) -> ui.Explanation:
    """The place of a seat in the order."""
    state = model.view
    place = say("told.in_order", place=ordinal(state.order.index(seat) + 1))
    return ui.Explanation(
        title_of(model, seat, place),
        shares_of(nation_at(model, seat), "strength"),
        remarks=(say("told.order_rule"),),
        chapter="Player order",
    )


def strength_of(model: TableModel[NationsDiceState], seat: int) -> ui.SumLine:
    """A seat and the strength it shows."""
    return ui.SumLine(who(model, seat), f"{purse(nation_at(model, seat), 'strength').shown} {{strength}}")


# What a nation has


def points(model: TableModel[NationsDiceState], seat: int) -> ui.Explanation:
    """Victory points on the track, step by step."""
    nation = nation_at(model, seat)
    parts = tuple(
        ui.SumLine(say(f"names.{line.category}"), ui.number(line.points))
        for line in score_lines(model.view, seat)
        if line.category in SCORED_IN_ROUNDS
    )
    rule = say("told.points_rule", tiles=nation.tile_vp)
    return ui.Explanation(
        title_of(model, seat, say("told.points")), parts, str(nation.vp), (rule,), chapter="Final scoring"
    )


def tiles_points(model: TableModel[NationsDiceState], seat: int) -> ui.Explanation:
    """Victory points with those of the tiles."""
    nation = nation_at(model, seat)
    parts = tuple(
        ui.SumLine(say(f"names.{line.category}"), ui.signed(line.points))
        for line in score_lines(model.view, seat)
        if line.category not in SCORED_IN_ROUNDS and line.points
    )
    return ui.Explanation(
        title_of(model, seat, say("told.with_tiles")),
        (ui.SumLine(say("told.scored"), ui.number(nation.vp)), *parts),
        str(nation.projected_vp),
        (say("told.with_tiles_rule"),),
        chapter="Final scoring",
    )


def books(model: TableModel[NationsDiceState], seat: int) -> ui.Explanation:
    """The place on the books track, and what it will be once the unused books are used."""
    if seat >= len(model.view.nations):
        return books_of_shadow(model)
    nation = nation_at(model, seat)
    shares = shares_of(nation, "books")
    total = nation.books + purse(nation, "books").shown
    return ui.Explanation(
        title_of(model, seat, say("told.books")),
        (ui.SumLine(say("told.on_track"), str(nation.books)), *shares),
        str(total),
        (say("told.unused_books_rule"),),
        chapter="Books",
    )


def shares_of(nation: Nation, kind: str) -> tuple[ui.SumLine, ...]:
    """What of a kind a nation shows, piece by piece."""
    return tuple(
        ui.SumLine(
            say("told.chits", pieces=share.pieces)
            if share.piece == FROM_CHITS
            else say("told.dice", colour=say.name(share.piece), pieces=share.pieces),
            f"{ui.signed(share.amount)} {{{kind}}}",
        )
        for share in shown_shares(nation, kind)
    )


def about_tiles(model: TableModel[NationsDiceState], seat: int) -> ui.Explanation:
    """Advisor, colonies and wonders by name."""
    nation = nation_at(model, seat)
    sorts = (
        ("advisor", (nation.advisor,)),
        ("colony", nation.colonies),
        ("wonder", nation.ready),
    )
    parts = tuple(
        ui.SumLine(say.name(TILES[tile].name), say(f"told.{sort}")) for sort, tiles in sorts for tile in tiles if tile
    )
    none = () if parts else (say("told.no_tiles"),)
    return ui.Explanation(title_of(model, seat, say("told.tiles")), parts, remarks=none)


def about_pieces(model: TableModel[NationsDiceState], seat: int) -> ui.Explanation:
    """Chits by kind, and whether the dice are rolled."""
    nation = nation_at(model, seat)
    parts = tuple(
        ui.SumLine(say("told.kind_chit", kind=kind), say("told.unused_and_used", unused=now, used=used))
        for kind, now, used in zip(CHITS, nation.unused_chits, nation.used_chits, strict=True)
        if now or used
    )
    rolled = () if nation.has_rolled else (say("told.not_rolled"),)
    return ui.Explanation(
        title_of(model, seat, say("told.pieces")),
        parts,
        remarks=(*rolled, say("told.chits_rule")),
        chapter="Dice and chits",
    )


def nation_card(model: TableModel[NationsDiceState], seat: int) -> ui.Explanation:
    """Whose board it is."""
    title = say("told.nation", name=nation_name(nation_at(model, seat)), player=model.seats[seat].name)
    return ui.Explanation(title, remarks=(*computer_words(model, seat), say("told.nation_rule")))


def chit(model: TableModel[NationsDiceState], kind: str, is_used: bool) -> ui.Explanation:
    """What a chit does."""
    state = model.view
    does = say("told.chit_rerolls") if kind == REROLL else say("told.chit_pays", kind=kind)
    used = say("told.chit_used", is_last=int(state.round == ROUNDS)) if is_used else say("told.chit_unused")
    return ui.Explanation(
        say("told.kind_chit", kind=kind),
        remarks=(does, used),
        chapter="Reroll" if kind == REROLL else "Dice and chits",
    )


def tray(model: TableModel[NationsDiceState], is_used: bool) -> ui.Explanation:
    """What lies in a tray."""
    which = "used_tray" if is_used else "unused_tray"
    rule = (
        say("told.used_tray_rule", is_last=int(model.view.round == ROUNDS)) if is_used else say("told.unused_tray_rule")
    )
    return ui.Explanation(say(f"told.{which}"), remarks=(rule,), chapter="Dice and chits")


def empty(model: TableModel[NationsDiceState], place: str) -> ui.Explanation:
    """What belongs on an empty place, and how it gets there."""
    title, rule = say(f"told.empty_{place}"), say(f"told.empty_{place}_rule")
    return ui.Explanation(title, remarks=(rule,), chapter=EMPTY_CHAPTERS[place])


EMPTY_CHAPTERS = {
    "advisor": "Advisors",
    "wonder": "Wonders",
    "colonies": "Colonies",
    "building": "Buildings and Military",
}


def track(model: TableModel[NationsDiceState], kind: str) -> ui.Explanation:
    """Where all stand on a track, the first at the top."""
    state = model.view
    values = [(who(model, seat), getattr(nation, kind)) for seat, nation in enumerate(state.nations)]
    if kind == "books":
        values += [(who(model, SHADOW), shadow.books) for shadow in state.shadows]
    parts = tuple(ui.SumLine(name, str(value)) for name, value in sorted(values, key=lambda each: -each[1]))
    worth = VP_IN_SMALL_GAMES if len(model.seats) <= 2 else 1
    rule = say("told.books_rule", points=worth) if kind == "books" else say("told.track_rule")
    chapter = "Books" if kind == "books" else "Final scoring"
    return ui.Explanation(say("told.points" if kind == "vp" else "told.books"), parts, "", (rule,), chapter)


# The board and the event


def price(model: TableModel[NationsDiceState], price: int) -> ui.Explanation:
    """What the tiles of a row cost."""
    return ui.Explanation(
        say("told.price", price=price),
        remarks=(say("told.price_rule", price=price),),
        chapter="Buying a tile",
    )


def board(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """The progress board."""
    return ui.Explanation(say("told.board"), remarks=(say("told.board_rule"),), chapter="New tiles")


def taken(model: TableModel[NationsDiceState], tile: str, by: str) -> ui.Explanation:
    """A space whose tile was taken."""
    remarks = tuple(filter(None, (by and f"{by[0].upper()}{by[1:]}.", say("told.taken_rule"))))
    title = say("told.taken", tile=say.name(TILES[tile].name))
    return ui.Explanation(title, remarks=remarks, chapter="New tiles")


def event(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """The event of the round."""
    state = model.view
    if not state.event:
        return ui.Explanation(say("told.event"), remarks=(say("told.no_event"),), chapter="New tiles")
    tile = state.event_tile
    parts = (
        ui.SumLine(say("told.famine", need=tile.famine), f"{tile.vp} {{vp}}"),
        ui.SumLine(say("told.war", need=tile.war), f"{tile.vp} {{vp}}"),
    )
    return ui.Explanation(say("told.event"), parts, remarks=(say("told.event_rule"),), chapter="New tiles")


def event_need(model: TableModel[NationsDiceState], name: str) -> ui.Explanation:
    """What the famine or the war needs, and what the shown nation has for it."""
    state = model.view
    nation, kind, tile = nation_at(model, model.shown_seat), NEEDS[name], state.event_tile
    need = tile.famine if name == "famine" else tile.war
    held = purse(nation, kind)
    parts = shares_of(nation, kind)
    return ui.Explanation(
        say(f"told.{name}", need=need),
        parts,
        f"{held.shown} {{{kind}}}" if parts else "",
        (
            *(() if parts else (say("told.none_shown"),)),
            *verdict_on(held.shown, need),
            *by_trading(name, need - held.shown, len(held.to_trade)),
            say("told.need_vp", points=tile.vp),
        ),
        chapter=STEP_CHAPTERS[name],
    )


def verdict_on(have: int, need: int) -> tuple[str, ...]:
    """Whether a need is met, in words."""
    if have >= need:
        return (say("told.is_met", have=have, need=need),)
    return (say("told.is_missing", have=have, need=need, missing=need - have),)


def by_trading(name: str, missing: int, dice: int) -> tuple[str, ...]:
    """How dice may be traded for what is missing."""
    if missing <= 0:
        return ()
    if name == "war":
        return (say("told.war_trade"),)
    return (say("told.famine_trade", missing=missing, wanted=DICE_FOR_ONE * missing, dice=dice),)


# The shadow


def books_of_shadow(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """The books of the shadow."""
    shadow = model.view.shadows[0]
    parts = (
        ui.SumLine(say("told.books_at_start"), str(shadow.books - shadow.rolled_books)),
        ui.SumLine(say("told.rolled_books"), ui.signed(shadow.rolled_books)),
    )
    rule = say("told.dice_of_shadow_rule")
    return ui.Explanation(
        title_of(model, SHADOW, say("told.books")), parts, str(shadow.books), (rule,), chapter="Playing alone"
    )


def about_shadow(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """Who the shadow is."""
    return ui.Explanation(say("told.shadow"), remarks=(say("told.shadow_rule"),), chapter="Playing alone")


def dice_of_shadow(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """Its blue dice."""
    rule = say("told.dice_of_shadow_rule")
    return ui.Explanation(say("told.dice_of_shadow"), remarks=(rule,), chapter="Playing alone")


def four_sider(model: TableModel[NationsDiceState]) -> ui.Explanation:
    """What its four-sided die does."""
    state = model.view
    face = state.shadows[0].four_sider
    last = (say("told.last_roll", face=face),) if face else ()
    four = say("told.four_again" if state.harder else "told.four_nothing")
    return ui.Explanation(
        say("told.four_sider"), remarks=(say("told.four_sider_rule"), four, *last), chapter="Playing alone"
    )


# The strip of proposals and the line under it


def trade(model: TableModel[NationsDiceState], kinds: tuple[str, ...]) -> ui.Explanation:
    """What two dice may stand in for."""
    open_now = ", ".join(f"1 {{{kind}}}" for kind in kinds)
    now = say("told.trade_open", kinds=open_now) if kinds else say("told.trade_closed")
    return ui.Explanation(say("told.trade"), remarks=(say("told.trade_rule"), now), chapter="Trading dice")


def ruled(model: TableModel[NationsDiceState], about: str, chapter: str, *remarks: str) -> ui.Explanation:
    """What something is, in one sentence of its own, and what else is to be known of it."""
    return ui.Explanation(say(f"told.{about}"), remarks=(say(f"told.{about}_rule"), *remarks), chapter=chapter)


def payment(
    model: TableModel[NationsDiceState],
    title: str,
    amounts: Iterable[tuple[str, str]],
    remarks: tuple[str, ...],
    chapter: str,
) -> ui.Explanation:
    """What a payment is made of."""
    return ui.Explanation(
        title, tuple(ui.SumLine(words, amount) for words, amount in amounts), "", remarks, chapter=chapter
    )
