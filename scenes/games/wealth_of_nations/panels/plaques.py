"""The plaques of the other nations: money, notes, cubes, tiles, and what they would produce."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import NamedTuple

from game.wealth_of_nations.analysis.forecast import Production
from game.wealth_of_nations.analysis.forecast import production_of as foreseen_of
from game.wealth_of_nations.cards.components import COMMODITIES, FINANCE, MONEY
from game.wealth_of_nations.rules.notes import next_note_pays
from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board.signs import coat_of_arms, cube, flag, tile
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import (
    has_passed,
    is_money_exact,
    is_person,
    money_words,
    nation_name,
    nation_names,
    say,
    seat_colour,
    seat_handle,
    seat_name,
    short_money_words,
    shown_vp,
)
from scenes.table.faces import seat_mark
from scenes.table.model import TableModel, brought
from scenes.table.panels import forecast
from scenes.table.panels.plaque import header
from scenes.table.seats import is_asked
from sprites.paint import palette

ZONE = "rivals"
NOTE_VERBS = ("take_note", "repay_note")


def plaque(model: TableModel[WealthState], seat: int) -> ui.PaintLayer:
    """The plaque of a rival: touched to barter with its nation or to look at its goods."""
    acts = is_asked(model, seat)
    verbs = tuple(verb for verb in NOTE_VERBS if (verb, seat_handle(seat)) in model.selection.moves)
    return _plaque(model, seat, acts, standing(model, seat), verbs)


@ui.memo
def _plaque(
    model: TableModel[WealthState], seat: int, acts: bool, standing: str, verbs: tuple[str, ...]
) -> ui.PaintLayer:
    handle = seat_handle(seat)
    target = partial(
        ui.Target,
        zone=ZONE,
        verb="barter",
        stands_for=(handle,),
        caption=say(
            "plaque.caption",
            who=", ".join(filter(None, (seat_name(model, seat), nation_name(model, seat)))),
            vp=shown_vp(model, seat),
            money=money_words(model, seat),
        ),
        looks_at=seat,
    )
    edge = palette.PLAYERS[seat_colour(model, seat)].colour if acts else palette.BRASS

    def form(parts: Callable[[], Sequence[ui.Box]]) -> ui.Box:
        return ui.Column(*parts(), name=f"plaque {handle}", target=target, pad=(1, 1, 1, 2), back=(ui.plate(edge),))

    forms = ui.Forms(form, _forms(model, seat, standing, verbs), LEAST_FORMS, ENOUGH)
    return ui.PaintLayer(forms, zone=ZONE, grow=1)


def _forms(
    model: TableModel[WealthState], seat: int, standing: str, verbs: tuple[str, ...]
) -> tuple[Callable[[], Sequence[ui.Box]], ...]:
    """Makers of what lies on it, the fullest first: arms and three figures; stock; tiles; what Produce takes and
    brings.
    """
    row: ui.Kinds = {"grow": 1.0, "pad": (9.0, 0.0, 7.0, 0.0), "high": (LINE, LINE)}
    buttons = partial(_note_buttons, model, seat, verbs)
    band = cache(partial(cubes, model, seat))
    line = cache(lambda: ui.Row(tiles(model, seat), ui.Gap(grow=1), *buttons(), gap=4, **row))
    crest = cache(partial(_crest, model, seat, standing))
    return (
        lambda: (crest(LARGE, ()), band(), line(), ui.Row(production(model, seat), **row)),
        lambda: (crest(LARGE, ()), band(), line()),
        lambda: (crest(LARGE, buttons(is_small=True)), band()),
        lambda: (crest(SMALL, buttons(is_small=True)), band()),
        lambda: (_one_line(model, seat, verbs), cubes(model, seat, 13.0)),
    )


class Crest(NamedTuple):
    """Sizes of the top of a plaque: width of the shield, height of the strip and of the figures, and whether these have
    what they are below them.
    """

    shield: float
    strip: float
    figures: float
    is_high: bool


LARGE, SMALL = Crest(55.0, 26.0, 22.0, True), Crest(44.0, 22.0, 18.0, False)
CREST = 74.0
"""The least height of a top with words below its figures."""

BAND, LINE = 20.0, 21.0
"""The heights of the cubes, and of a line under them."""

ENOUGH = (240.0, 45.0)
"""Width and height in which the smallest form has room."""

LEAST_FORMS = (CREST + BAND + 2 * LINE, CREST + BAND + LINE, CREST + BAND, SMALL.strip + BAND, BAND)
"""The heights that the forms of a plaque need at least."""

BESIDE = 11.0
"""Units around a shield."""

LEAST_NAME, LEAST_IN_LINE = 0.75, 0.6
"""The share of its letters that a name keeps at least, so that its nation has room beside it, or money and notes."""


def _crest(
    model: TableModel[WealthState], seat: int, standing: str, size: Crest, buttons: Sequence[ui.Box]
) -> ui.Overlay:
    """The strip with the arms over its left end, and beside them money, notes and what is made."""
    tone = palette.PLAYERS[seat_colour(model, seat)].colour
    room = size.shield + BESIDE
    name, *shorter = nation_names(model, seat)
    nation = ui.Text(name, ui.Style.FINE, grow=1, drop=3, shorter=tuple(shorter))
    state = ui.chip(say(f"plaque.{standing}"), 16, palette.INK, size=12.5, opacity=0.72, drop=2) if standing else None
    titles = (
        ui.Row(
            ui.Gap(wide=room),
            ui.Text(seat_name(model, seat), ui.Style.STRONG, size=16, cut=cut, floor=LEAST_NAME),
            nation,
            *((state,) if state else ()),
            *buttons,
            ui.laurel(
                shown_vp(model, seat),
                size.strip + 3,
                name=f"vp@{seat}",
                tells=ui.Tooltip(told.points, model, seat),
            ),
            gap=5,
            high=size.strip,
            pad=(0, 0, 3, 0),
            back=(ui.ribbon(palette.mix(tone, palette.BLACK, 0.52), palette.mix(tone, palette.BLACK, 0.72)),),
        )
        for cut in (False, True)
    )
    figures = ui.Row(ui.Gap(wide=room), *_figures(model, seat, size), pad=(0, 2, 4, 1), grow=1)
    shield = coat_of_arms(model, seat, size.shield, room)
    high = (CREST, CREST) if size.is_high else None
    return ui.Overlay(ui.Column(ui.Either(*titles), figures), ui.Row(shield, ui.Gap(grow=1)), high=high, grow=2)


def _figures(model: TableModel[WealthState], seat: int, size: Crest) -> Iterator[ui.Box]:
    """Money, notes and what running everything would make, with lines between them."""
    notes = model.view.nations[seat].notes + brought(model, "note", seat)
    between = ui.bar(opacity=0.3, high=size.figures + (8.0 if size.is_high else 2.0))
    kinds: ui.Kinds = {"wide": (30.0, 56.0), "grow": 1.0}
    money: ui.Kinds = {
        "caption": money_words(model, seat),
        "name": f"money@{seat}",
        "tells": ui.Tooltip(told.money, model, seat),
        **kinds,
    }
    owed: ui.Kinds = {"name": f"note@{seat}", "tells": ui.Tooltip(told.notes, model, seat), **kinds}
    made: ui.Kinds = {"name": f"made by {seat}", "tells": ui.Tooltip(told.production, model, seat), **kinds}
    words = short_money_words(model, seat)
    yield _figure(words, "cash", size, palette.GAIN, money)
    yield between
    yield _figure(str(notes), "owed", size, palette.LOSS if notes else palette.DIM, owed)
    yield between
    yield _figure(_makes(model, seat), "makes", size, palette.IVORY, made)


def _figure(words: str, key: str, size: Crest, ink: palette.Colour, kinds: ui.Kinds) -> ui.Box:
    """A number with what it is, below it or beside it; money needs no word beside it."""
    number = ui.Text(words, ui.Style.FIGURE, size=size.figures, colour=ink, align="center", floor=0.7)
    long, short = say(f"plaque.{key}"), say(f"plaque.{key}_short")
    label = ui.Text(long, ui.Style.FINE, align="center", shorter=(short,), floor=0.7, drop=1)
    if size.is_high:
        return ui.Column(ui.Gap(grow=1), number, label, ui.Gap(grow=1), **kinds)
    beside = () if key == "cash" else (ui.Text(short, ui.Style.FINE, drop=1),)
    return ui.Row(ui.Gap(grow=1), number, *beside, ui.Gap(grow=1), gap=3, **kinds)


def _makes(model: TableModel[WealthState], seat: int) -> str:
    """What running everything would make: cubes, or money where it is nothing else."""
    row = production_of(model, seat)
    made = dict(row.output) if row else {}
    dollars = made.pop(MONEY, 0)
    cubes_made = sum(made.values())
    return f"+${dollars}" if dollars and not cubes_made else f"+{cubes_made}"


def standing(model: TableModel[WealthState], seat: int) -> str:
    """Whether a nation has passed, or is the first."""
    return "passed" if has_passed(model, seat) else "first" if model.view.first == seat else ""


def strip_of(model: TableModel[WealthState], seat: int, standing: str, high: float) -> ui.Either:
    """The strip at the top of a nation."""
    vp = ui.laurel(
        shown_vp(model, seat), min(27.0, high + 2), name=f"vp@{seat}", tells=ui.Tooltip(told.points, model, seat)
    )
    state = (say(f"plaque.{standing}"),) if standing else ()
    mark = seat_mark(model, seat, min(24.0, high - 1))
    who, name, nation = ui.Tooltip(told.who, model, seat), seat_name(model, seat), nation_names(model, seat)
    return header(name, seat_colour(model, seat), vp, nation, state, high, mark, who)


def _one_line(model: TableModel[WealthState], seat: int, verbs: tuple[str, ...]) -> ui.Row:
    """The strip of the lowest plaques, with the money on it."""
    tone = palette.PLAYERS[seat_colour(model, seat)].colour
    dark = tuple(palette.mix(tone, palette.BLACK, share) for share in (0.52, 0.72))
    vp = ui.Text(
        f"{shown_vp(model, seat)}{{vp}}",
        ui.Style.SMALL_FIGURE,
        name=f"vp@{seat}",
        tells=ui.Tooltip(told.points, model, seat),
    )
    words = ui.Text(seat_name(model, seat), ui.Style.STRONG, size=14, cut=True, floor=LEAST_IN_LINE, grow=1)
    owned = (*money(model, seat, 0.0), *_note_buttons(model, seat, verbs, is_small=True))
    who = seat_mark(model, seat, 16)
    return ui.Row(who, words, *owned, vp, gap=4, pad=(4, 0, 4, 0), back=(ui.ribbon(*dark),))


def money(model: TableModel[WealthState], seat: int, least: float = 67.0) -> tuple[ui.Box, ...]:
    """Money, at least so many units wide, and notes."""
    notes = model.view.nations[seat].notes + brought(model, "note", seat)
    size = 17.0 if is_money_exact(model, seat) else 14.5
    words, short = money_words(model, seat), short_money_words(model, seat)
    return (
        ui.Overlay(
            ui.Gap(wide=least),
            ui.Text(words, ui.Style.FIGURE, size=size, colour=palette.GAIN, shorter=(short,) if short != words else ()),
            name=f"money@{seat}",
            tells=ui.Tooltip(told.money, model, seat),
            caption=words,
        ),
        ui.Row(
            ui.glyph("note", 16),
            ui.Text(str(notes), ui.Style.FIGURE, colour=palette.LOSS if notes else palette.DIM),
            gap=2,
            name=f"note@{seat}",
            tells=ui.Tooltip(told.notes, model, seat),
        ),
    )


def _note_buttons(
    model: TableModel[WealthState], seat: int, verbs: tuple[str, ...], is_small: bool = False
) -> tuple[ui.Box, ...]:
    """The buttons with which a person at the screen takes or repays a note out of turn (W-NOTE-01)."""
    handle, who = seat_handle(seat), seat_name(model, seat)
    amounts = {"take_note": next_note_pays(model.view.nations[seat]), "repay_note": FINANCE.repayment}
    if not verbs or not is_person(model, seat):
        return ()
    buttons = []
    for (verb, amount), ink in zip(amounts.items(), (palette.BRASS_LIGHT, palette.LOSS), strict=True):
        caption = say(f"plaque.{verb}_out_of_turn", who=who, amount=amount)
        asks_twice = verb == "take_note"
        target = partial(
            ui.Target, z=5, zone=ZONE, verb=verb, stands_for=(handle,), caption=caption, asks_twice=asks_twice
        )
        words = ui.Text(
            {"take_note": "+", "repay_note": "−"}[verb] if is_small else say(f"plaque.{verb}"),
            ui.Style.NAME,
            size=12.5,
            colour=ink,
            align="center",
            wide=18.0 if is_small else 34.0,
            high=17.0,
            snug=True,
            pad=(1, 0, 1, 0),
            name=f"{verb} {handle}",
            target=target if verb in verbs else None,
            tells=ui.Tooltip(getattr(told, verb), model, seat),
            back=(ui.fill(palette.BUTTONS["plain"].top, 1.0, 4),),
        )
        buttons.append(words)
    return tuple(buttons)


def tiles(model: TableModel[WealthState], seat: int) -> ui.Row:
    """The tiles on the map and the flags in stock."""
    state = model.view
    shown = [
        ui.Row(tile(industry, 9.5), ui.Text(str(count), ui.Style.SMALL_FIGURE), gap=1)
        for industry, count in told.tiles_on_map(state, seat)
    ]
    left = state.flags_left(seat)
    flags = ui.Row(
        flag(seat_colour(model, seat), 15),
        ui.Text(say("plaque.flags_left", flags=left), ui.Style.SMALL_FIGURE, shorter=(str(left),)),
        gap=3,
    )
    return ui.Row(*shown, flags, gap=6, name=f"tiles of {seat}", tells=ui.Tooltip(told.tiles, model, seat))


def cubes(model: TableModel[WealthState], seat: int, side: float = 17.0) -> ui.Row:
    """The cubes of every commodity."""
    nation = model.view.nations[seat]
    shown = []
    for commodity in COMMODITIES:
        count = nation.cubes(commodity) + brought(model, commodity, seat)
        shown.append(
            ui.Row(
                cube(commodity, side, not count),
                ui.Text(
                    str(count),
                    ui.Style.FIGURE,
                    size=16 if side > 15 else 14,
                    colour=palette.IVORY if count else palette.DIM,
                ),
                gap=4,
                wide=(0.0, 44.0),
                grow=1,
                name=f"{commodity}@{seat}",
                tells=ui.Tooltip(told.cubes, model, seat, commodity),
                caption=f"{count} {{{commodity}}}",
            )
        )
    band = (ui.fill(palette.MARKET_PLATE, 0.7, 4),)
    return ui.Row(*shown, high=BAND, pad=(5, 0, 4, 0), margin=(3, 0, 3, 0), back=band)


def production_of(model: TableModel[WealthState], seat: int) -> Production | None:
    """What the next Produce phase would take and bring a seat; before the first round, with nothing called missing that
    may be taken or bought yet.
    """
    if model.view.phase == "setup":
        return replace(foreseen_of(model.view, seat), short=(), price=0)
    return model.forecast.rows[seat] if model.forecast and model.forecast.rows else None


def idle_words(model: TableModel[WealthState], seat: int) -> str:
    """Why nothing is to run: there are no tiles for it, they were left idle, or the last Trade phase follows the last
    Produce phase.
    """
    state = model.view
    if state.phase == "over" or state.is_last_trade:
        return say("produce.past")
    return say("produce.nothing_runs" if any(bloc.owner == seat for bloc in state.blocs) else "produce.nothing")


def production(model: TableModel[WealthState], seat: int, is_wordy: bool = False) -> ui.Row:
    """What running everything takes and yields, which a wide row tells in words where cubes are missing; red while its
    owner looks and can help that, with a padlock once its blocs have run.
    """
    row = production_of(model, seat)
    tooltip = ui.Tooltip(told.production, model, seat)
    tooltip = ui.LockedTooltip(tooltip) if row and row.locked else tooltip
    name = f"production of {seat}"
    if row is None or not (row.cost or row.output):
        return ui.Row(ui.Text(idle_words(model, seat), ui.Style.FINE, colour=palette.DIM), name=name, tells=tooltip)
    lacking, lock = dict(row.short), (forecast.padlock(),) if row.locked else ()
    helped = palette.LOSS if seat == model.viewer and model.view.phase != "produce" else palette.SECONDARY
    paid = []
    for kind, amount in row.cost:
        words = f"{ui.number(-amount)} {{{kind}}}"
        if kind in lacking and is_wordy:
            words = say("produce.paid_short", words=words, missing=lacking[kind])
        paid.append(ui.Text(words, ui.Style.NAME, colour=helped if kind in lacking else palette.SECONDARY))
    made = [f"+${amount}" if kind == MONEY else f"+{amount}{{{kind}}}" for kind, amount in row.output]
    yields = ui.Text(f"› {' '.join(made)}", ui.Style.NAME, colour=palette.GAIN)
    return ui.Row(ui.Either(ui.Row(*paid, yields, gap=5), yields), *lock, gap=3, name=name, tells=tooltip)
