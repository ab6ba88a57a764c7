"""The corner of the barters: with whom one may talk, what they can spare and what they lack, how the last talk ended.

A nation spares what it has beyond running its blocs that pay, by the same count as a computer player answers offers. So
the corner says of everybody what players would otherwise have to call out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.wealth_of_nations.analysis.valuation import needs
from game.wealth_of_nations.cards.components import COMMODITIES, Cost
from game.wealth_of_nations.rules.barter import BARTER
from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board.signs import veil
from scenes.games.wealth_of_nations.text import dealings_told
from scenes.games.wealth_of_nations.text.barter_words import is_talking, last_words, side
from scenes.games.wealth_of_nations.text.seats import say, seat_colour, seat_handle, seat_name
from scenes.table.model import TableModel
from scenes.table.seats import rivals
from sprites.paint import palette

ZONE = "barter"
ROW = 46.0
SIZES = ((26.0, ROW), (20.0, 24.0), (13.0, 16.0))
"""Units across the disc of a partner, and of the height of its row, the largest first."""


@ui.memo
def corner(model: TableModel[WealthState]) -> ui.PaintLayer:
    """Title, partners, words; where there is little room the words take the place of what the partners have."""
    words = "" if is_talking(model) else last_words(model) or _offer_words(model)
    said = (
        (
            ui.Text(
                words,
                ui.Style.SMALL,
                colour=palette.IVORY,
                lines=9,
                pad=(4, 2, 4, 0),
                name="last talk",
                tells=ui.Tooltip(dealings_told.last_talk, model),
            ),
        )
        if words
        else ()
    )
    goods = {seat: tuple(_goods(model, seat)) for seat in rivals(model)}

    def partners(size: tuple[float, float]) -> tuple[ui.Box, ...]:
        rows = (_partner(model, seat, size, *goods[seat]) for seat in goods)
        return ui.Column(*rows, gap=2, grow=0 if words else 1), *said

    def few() -> tuple[ui.Box, ...]:
        return (ui.Row(*(_token(model, seat) for seat in rivals(model)), gap=3),)

    title = _title(model)
    bodies: list[Callable[[], Sequence[ui.Box]]] = [partial(partners, size) for size in SIZES]
    bodies += [*((lambda: said,) if words else ()), few, tuple]

    def form(body: Callable[[], Sequence[ui.Box]]) -> ui.Box:
        return ui.Column(title, *body(), ui.Gap(grow=0.01), pad=(5, 0, 5, 3))

    name = "" if is_talking(model) else "barters"
    return ui.PaintLayer(ui.Column(ui.Forms(form, bodies, grow=1), name=name, back=(ui.plate(),)), zone=ZONE, grow=1)


def _open_to(model: TableModel[WealthState]) -> frozenset[int]:
    """Seats with which the viewer may begin a talk now."""
    return frozenset(seat for seat in model.view.seats if BARTER[seat] in model.selection.moves)


def _title(model: TableModel[WealthState]) -> ui.Row:
    state = model.view
    limit, done = state.most_deals, state.nations[model.viewer].deals
    hint = "choose" if _open_to(model) else "at_your_turn"
    if state.phase != "trade":
        hint = "in_trade"
    elif state.talk:
        hint = "talk_is_held"
    words = say(f"corner.{hint}")
    if limit:
        words = say("corner.done", words=words, done=done, most=limit)
    return ui.Row(
        ui.heading(say("corner.heading")),
        ui.Text(words, ui.Style.HINT, align="right", grow=1, drop=1),
        gap=6,
        high=24.0,
        pad=(4, 0, 4, 0),
        name="about barters",
        tells=ui.Tooltip(dealings_told.barters, model),
    )


def _offer_words(model: TableModel[WealthState]) -> str:
    """What others are talking over just now."""
    talk = model.view.talk
    if talk is None or not any(talk.offer):
        return ""
    active, partner = seat_name(model, talk.active), seat_name(model, talk.partner)
    return say("corner.offer", active=active, given=side(talk.offer), partner=partner, got=side(talk.offer, -1))


def _row(model: TableModel[WealthState], seat: int, shown: ui.Box, high: float = ROW, grow: float = 0.0) -> ui.Row:
    """A partner, touched to begin a talk where one may, and to be read in any case."""
    is_open = seat in _open_to(model)
    target = partial(
        ui.Target,
        zone=ZONE,
        verb="barter",
        stands_for=(seat_handle(seat),),
        caption=say("corner.barter_with", who=seat_name(model, seat)),
    )
    return ui.Row(
        shown,
        name=f"talk {seat_handle(seat)}" if is_open else f"partner {seat_handle(seat)}",
        target=target if is_open else None,
        tells=ui.Tooltip(dealings_told.partner, model, seat),
        high=(0.0, high),
        grow=grow,
        pad=(0, 0, 4, 0) if not grow else 0,
    )


def _disc(model: TableModel[WealthState], seat: int, across: float) -> ui.Overlay:
    dark = () if seat in _open_to(model) else (veil(across, 0.5),)
    return ui.Overlay(ui.disc(seat_colour(model, seat), across), *dark, wide=across + 6)


def _token(model: TableModel[WealthState], seat: int) -> ui.Row:
    """A partner as a disc alone."""
    shown = ui.Row(ui.Gap(grow=1), _disc(model, seat, 20), ui.Gap(grow=1), grow=1)
    return _row(model, seat, shown, grow=1)


def _goods(model: TableModel[WealthState], seat: int) -> Iterator[ui.Text]:
    """Green what a partner has to spare, red what it lacks, if it lacks anything."""
    state = model.view
    nation, needed = state.nations[seat], needs(state, seat)
    beyond = [(each, nation.cubes(each) - needed.get(each, 0)) for each in COMMODITIES]
    spare = tuple((commodity, count) for commodity, count in beyond if count > 0)
    lacking = tuple((commodity, -count) for commodity, count in beyond if count < 0)
    has = say("corner.spares", cubes=_cubes(spare)) if spare else say("corner.spares_nothing")
    yield ui.Text(has, ui.Style.NAME, colour=palette.GAIN if spare else palette.DIM, shorter=(_cubes(spare) or "–",))
    if lacking:
        wants = _cubes(lacking)
        words = say("corner.lacks", cubes=wants)
        shorter = (f"−{wants.replace(' ', ' −')}",)
        yield ui.Text(words, ui.Style.NAME, colour=palette.LOSS, shorter=shorter)


def _partner(
    model: TableModel[WealthState], seat: int, size: tuple[float, float], spares: ui.Text, lacks: ui.Text | None = None
) -> ui.Row:
    """The disc of a partner and its goods."""
    if lacks is not None:
        beside = ui.Row(spares, ui.Gap(grow=1), lacks, gap=6, grow=1)
        both: ui.Box = beside
        if size == SIZES[0]:
            both = ui.Either(
                ui.Column(ui.Gap(grow=1), spares, lacks, ui.Gap(grow=1), high=(29.0, 36.0)), beside, grow=1
            )
    else:
        both = ui.Row(spares, grow=1)
    shown = ui.Row(_disc(model, seat, size[0]), both, gap=2, grow=1)
    return _row(model, seat, shown, size[1])


def _cubes(amounts: Cost) -> str:
    return " ".join(f"{count}{{{commodity}}}" for commodity, count in amounts)
