"""What the seats of a game are called, and how much of their money is to be seen (W-TRADE-07)."""

from __future__ import annotations

from typing import NamedTuple

from game.session.session import HUMAN
from game.text.sentences import Sentences
from game.wealth_of_nations.cards.components import FLAGS
from game.wealth_of_nations.public import seen_money
from game.wealth_of_nations.rules.notes import SEATS
from game.wealth_of_nations.rules.scoring import DOLLARS_FOR_A_VP, score_lines
from game.wealth_of_nations.state import OPENLY, WealthState
from scenes import ui
from scenes.table.model import TableModel

say = Sentences("wealth_of_nations")


def nation_name(model: TableModel[WealthState], seat: int) -> str:
    """The nation that a seat plays, empty before it has a flag. It stands beside the name of a seat, never for it."""
    flag = model.view.nations[seat].flag
    return say.name(FLAGS[flag].name) if flag else ""


def nation_names(model: TableModel[WealthState], seat: int) -> tuple[str, ...]:
    """The name of its nation, and a short one for where there is little room."""
    flag = model.view.nations[seat].flag
    return (nation_name(model, seat), say(f"nation_short.{flag}")) if flag else ("",)


def seat_colour(model: TableModel[WealthState], seat: int) -> int:
    """The colour number of a seat, 1 to 6."""
    return model.seats[seat].colour


def seat_name(model: TableModel[WealthState], seat: int) -> str:
    """What a seat is called wherever it is spoken of: the name of its player."""
    return model.seats[seat].name


def seat_handle(seat: int) -> str:
    """What moves call a seat."""
    return SEATS[seat]


def is_person(model: TableModel[WealthState], seat: int) -> bool:
    """Whether somebody at the screen plays it."""
    return model.seats[seat].player == HUMAN


def has_passed(model: TableModel[WealthState], seat: int) -> bool:
    """Whether a seat has passed since anybody last acted (W-TRADE-06, W-DEVELOP-03)."""
    state = model.view
    if model.decision is None or state.phase not in ("trade", "develop"):
        return False
    acting = state.talk.active if state.talk else model.decision.seat
    return (acting - seat - 1) % len(state.nations) < state.passes


def is_money_covered(model: TableModel[WealthState]) -> bool:
    """Whether even the viewer's own money lies covered: others look at the same screen and may not count it."""
    people = sum(occupant.player == HUMAN for occupant in model.seats)
    return model.view.money_shown != OPENLY and people > 1


def shown_money(model: TableModel[WealthState], seat: int) -> int | None:
    """The money of a seat as it is written on the table: exactly, roughly, or None for not at all."""
    eyes = None if is_money_covered(model) else model.viewer
    return seen_money(model.view, eyes, seat)


def is_money_exact(model: TableModel[WealthState], seat: int) -> bool:
    """Whether what is written is the exact sum."""
    return model.view.money_shown == OPENLY or (seat == model.viewer and not is_money_covered(model))


def money_words(model: TableModel[WealthState], seat: int) -> str:
    """The money of a seat in words: "$37", "about $40" or "$ ?"."""
    money = shown_money(model, seat)
    if money is None:
        return say("money.hidden")
    return say("money.exact" if is_money_exact(model, seat) else "money.about", money=money)


def short_money_words(model: TableModel[WealthState], seat: int) -> str:
    """The same in few letters."""
    money = shown_money(model, seat)
    if money is None:
        return say("money.hidden")
    return say("money.exact" if is_money_exact(model, seat) else "money.about_short", money=money)


class Points(NamedTuple):
    """What the VP of a seat are made of, as far as its money is to be seen."""

    tiles: int
    cash: int
    notes: int


def shown_points(model: TableModel[WealthState], seat: int) -> Points:
    """The VP of a seat by what they are for."""
    points = {line.category: line.points for line in score_lines(model.view, seat)}
    cash = (shown_money(model, seat) or 0) // DOLLARS_FOR_A_VP
    return Points(points["tiles"], cash, points["notes"])


def points_words(model: TableModel[WealthState], seat: int) -> tuple[str, str]:
    """The same in words: for tiles and money, and for notes. Money that is not to be seen is a question."""
    tiles, cash, notes = shown_points(model, seat)
    money = "?" if shown_money(model, seat) is None else cash
    return say("points.tiles_and_cash", tiles=tiles, cash=money), say("points.notes", notes=ui.number(notes))


def shown_vp(model: TableModel[WealthState], seat: int) -> int:
    """The VP of a seat as far as its money is to be seen."""
    return sum(shown_points(model, seat))
