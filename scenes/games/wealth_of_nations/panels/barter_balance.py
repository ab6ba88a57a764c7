"""The balance of a barter: what a proposal is worth to both at the printed barter prices, and what is said to it."""

from __future__ import annotations

from math import cos, pi, sin

from game.wealth_of_nations.drafts.bargain import worth
from game.wealth_of_nations.state import Offer, WealthState
from game.wealth_of_nations.text.telling import refused
from scenes import ui
from scenes.games.wealth_of_nations.text import dealings_told
from scenes.games.wealth_of_nations.text.barter_words import last_words, reply, tray_draft
from scenes.games.wealth_of_nations.text.seats import say
from scenes.table.model import TableModel
from scenes.ui.pen import Align
from sprites.paint import palette

GAUGE = 36.0
"""Radius of the half dial."""

WIDEST_SWING = 30.0
"""Dollars of difference at which the needle points to the end of the dial."""

BALANCED = 1.0
"""Dollars up to which a proposal counts as even."""


def balance(model: TableModel[WealthState], gives: Offer) -> ui.Column:
    """The half dial with its needle between what is given and what is got, and what a computer seat had to say."""
    given, got = worth(model.view, gives)
    sides: tuple[tuple[str, float, Align], ...] = (("given", given, "left"), ("asked", got, "right"))
    ends = [
        ui.Column(
            ui.Text(f"${amount:g}", ui.Style.FIGURE, size=20, align=align),
            ui.Text(say(f"tray.{key}"), ui.Style.CAPTION, align=align),
            ui.Gap(grow=1),
            wide=90.0,
        )
        for key, amount, align in sides
    ]
    dial = ui.Art(_gauge, got - given, wide=2 * GAUGE + 8, high=(30.0, 50.0))
    return ui.Column(
        ui.Row(ends[0], ui.Gap(grow=1), dial, ui.Gap(grow=1), ends[1], pad=(9, 0, 9, 0), grow=1),
        _verdict(model, gives),
        high=(0.0, 72.0),
        name="balance",
        tells=ui.Tooltip(dealings_told.balance, model, gives),
    )


def line(model: TableModel[WealthState], gives: Offer) -> ui.Row:
    """The balance without its dial."""
    given, got = worth(model.view, gives)
    return ui.Row(
        ui.Text(f"${given:g} › ${got:g}", ui.Style.FIGURE, drop=1), _verdict(model, gives, grow=1), gap=6,
        pad=(4, 0, 4, 0), name="balance", tells=ui.Tooltip(dealings_told.balance, model, gives),
    )  # fmt: skip


def _verdict(model: TableModel[WealthState], gives: Offer, grow: float = 0.0) -> ui.Text:
    """What was said to the proposal, what stands in its way, or whom it favours."""
    draft = tray_draft(model)
    given, got = worth(model.view, gives)
    words, ink = _favours(got - given)
    said = "" if draft and draft.gives != draft.start else reply(model) or last_words(model)
    said = said or (refused(draft.problem)[0] if draft and draft.problem else "")
    short = words
    if said:
        words, short, ink = said, said, palette.IVORY
    else:
        words = say("tray.at_barter_prices", verdict=words)
    if draft and draft.loans:
        words = say("tray.notes_first", notes=draft.loans, words=words)
    lines = 2 if said else 1
    return ui.Text(
        words,
        ui.Style.LABEL,
        colour=ink,
        align="center",
        shorter=(short,),
        lines=lines,
        floor=0.8,
        cut=bool(said),
        grow=grow,
    )


def _favours(balance: float) -> tuple[str, palette.Colour]:
    """Whom a proposal favours."""
    if abs(balance) <= BALANCED:
        return say("tray.even"), palette.SECONDARY
    key, ink = ("tray.for_you", palette.GAIN) if balance > 0 else ("tray.for_them", palette.LOSS)
    return say(key, dollars=f"{abs(balance):g}"), ink


def _gauge(pen: ui.Pen, area: ui.Area, balance: float) -> None:
    """A half dial from red over brass to green; the needle stands upright where both sides weigh the same."""
    middle = (area[0] + area[2] / 2, area[1] + min(46.0, area[3] - 4))
    radius = min(GAUGE, area[3] - 10)
    ticks = 28
    for tick in range(ticks):
        share = (tick + 0.5) / ticks
        colour = (
            palette.mix(palette.ERROR, palette.BRASS, share * 2)
            if share < 0.5
            else palette.mix(palette.BRASS, palette.GAIN, share * 2 - 1)
        )
        pen.segment(_on_dial(middle, share, radius - 7), _on_dial(middle, share, radius), 3.2, colour)
    share = 0.5 + 0.5 * max(-1.0, min(1.0, balance / WIDEST_SWING))
    pen.segment(middle, _on_dial(middle, share, radius - 9), 3.4, palette.INK)
    pen.segment(middle, _on_dial(middle, share, radius - 10), 2.2, palette.IVORY)
    pen.dot(*middle, 8, palette.IVORY)


def _on_dial(middle: tuple[float, float], share: float, radius: float) -> tuple[float, float]:
    """A point at this share of the half circle, from the left end over the top to the right."""
    angle = pi * (1 - share)
    return middle[0] + radius * cos(angle), middle[1] - radius * sin(angle)
