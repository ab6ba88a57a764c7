"""The corner of the barters: with whom one may talk, what they can spare and what they lack, how the last talk ended.

A nation spares what it has beyond running its blocs that pay, by the same count as a computer hand answers offers. So
the corner says of everybody what players would otherwise have to call out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.wealth_of_nations.barter import BARTER
from game.wealth_of_nations.components import COMMODITIES, Cost
from game.wealth_of_nations.state import WealthState
from game.wealth_of_nations.valuation import needs
from scenes.games.wealth_of_nations.barter_tray import is_talking
from scenes.games.wealth_of_nations.barter_words import last_words, side
from scenes.games.wealth_of_nations.seats import seat_colour, seat_handle, seat_name
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.kit.seats import rivals
from scenes.window.layout import Area, Panel, Place
from sprites import palette

ZONE = "barter"
HEADING = 24.0
ROW, TWO_LINES = 46.0, 29.0
"""Units of the highest row of a partner, and from which on it has two lines."""

LINE = 8.5
"""Units from the middle of a row to the middle of either of two lines."""

WORDS_ROOM = 52.0
"""Units that words need under the rows; in lower corners they take the place of what the partners have."""


class Partner(NamedTuple):
    """Somebody to barter with: what it has beyond running what pays, and what it lacks for that."""

    colour: int
    is_open: bool
    spare: Cost
    lacking: Cost


class CornerFacts(NamedTuple):
    """All that is painted in the corner."""

    hint: str
    partners: tuple[Partner, ...]
    words: str
    deals: str


def corner_panel(model: TableModel, area: Area) -> Panel:
    """The panel of the corner."""
    return panel(area, _facts(model), paint_corner)


def _open_to(model: TableModel) -> frozenset[int]:
    """Seats with which the viewer may begin a talk now."""
    return frozenset(seat for seat in model.view.seats if BARTER[seat] in model.selection.moves)


def _facts(model: TableModel) -> CornerFacts:
    state: WealthState = model.view
    free = _open_to(model)
    limit, done = state.most_deals, state.nations[model.viewer].deals
    return CornerFacts(
        hint=_hint(model, free),
        partners=tuple(_partner(model, seat, seat in free) for seat in rivals(model)),
        words="" if is_talking(model) else last_words(model) or _offer_words(model),
        deals=f"{done} of {limit}" if limit else "",
    )


def _hint(model: TableModel, free: frozenset[int]) -> str:
    if model.view.phase != "trade":
        return "in the Trade phase"
    if model.view.talk:
        return "a talk is held"
    return "choose a partner" if free else "at your turn"


def _offer_words(model: TableModel) -> str:
    """What others are talking over just now."""
    talk = model.view.talk
    if talk is None or not any(talk.offer):
        return ""
    names = seat_name(model, talk.active), seat_name(model, talk.partner)
    return f"{names[0]} gives {side(talk.offer)}, {names[1]} {side(talk.offer, -1)}."


def _partner(model: TableModel, seat: int, is_open: bool) -> Partner:
    state: WealthState = model.view
    nation, needed = state.nations[seat], needs(state, seat)
    beyond = [(each, nation.cubes(each) - needed.get(each, 0)) for each in COMMODITIES]
    return Partner(
        seat_colour(model, seat),
        is_open,
        tuple((commodity, number) for commodity, number in beyond if number > 0),
        tuple((commodity, -number) for commodity, number in beyond if number < 0),
    )


def corner_places(model: TableModel, area: Area) -> Iterator[tuple[str, Place]]:
    """A row for every partner one may talk to."""
    free = _open_to(model)
    others = rivals(model)
    for number, seat in enumerate(others):
        if seat in free:
            yield (
                f"talk {seat_handle(seat)}",
                Place(
                    _row(area, number, len(others)),
                    zone=ZONE,
                    verb="barter",
                    stands_for=(seat_handle(seat),),
                    caption=f"Barter with {seat_name(model, seat)}",
                ),
            )


def _row(area: Area, number: int, of: int) -> Area:
    """Where a partner's row lies."""
    x, y, width, height = area
    step = min(ROW, (height - HEADING - 4) / of)
    return (x + 5, y + HEADING + step * number + 1, width - 10, step - 2)


def paint_corner(pen: Pen, area: Area, facts: CornerFacts) -> None:
    """Title, partners, words."""
    x, y, width, height = area
    pen.plate(area)
    pen.heading("Barter", x + 9, y + 13)
    hint = f"{facts.hint}, {facts.deals} done" if facts.deals else facts.hint
    pen.text(hint, x + width - 9, y + 13, "aside", 14.5, palette.SECONDARY, width - 80, "right")
    last = _row(area, len(facts.partners) - 1, len(facts.partners))
    top = last[1] + last[3] + 6
    if facts.words and y + height - top < WORDS_ROOM:
        top = y + HEADING + 4
    else:
        for number, partner in enumerate(facts.partners):
            _partner_row(pen, _row(area, number, len(facts.partners)), partner)
    words = pen.theme.rich(facts.words, "text", 13.5, palette.IVORY, width - 18, line_height=1.25)
    spot = pen.theme.rect(x + 9, top, width - 18, y + height - top - 4)
    pen.surface.blit(words, spot.topleft, (0, 0, *spot.size))


def _partner_row(pen: Pen, area: Area, partner: Partner) -> None:
    """The disc of a partner; green what it has to spare, red what it lacks."""
    x, y, width, height = area
    middle = y + height / 2
    disc = min(26.0, height - 1)
    pen.seat(partner.colour, x + 16, middle, disc)
    if not partner.is_open:
        pen.fill((x + 16 - disc / 2, middle - disc / 2, disc, disc), palette.PLATE, 0.5, radius=disc / 2)
    left, room = x + 34, width - 38
    spare = f"spares {_cubes(partner.spare)}" if partner.spare else "spares nothing"
    ink = palette.GAIN if partner.spare else palette.DIM
    lacks = f"lacks {_cubes(partner.lacking)}" if partner.lacking else ""
    if not lacks:
        pen.line(spare, left, middle, "name", 13.5, ink, room)
    elif height >= TWO_LINES:
        pen.line(spare, left, middle - LINE, "name", 13.5, ink, room)
        pen.line(lacks, left, middle + LINE, "name", 13.5, palette.LOSS, room)
    else:
        share = room * 0.56
        pen.line(spare, left, middle, "name", 13.5, ink, share)
        pen.line(lacks, x + width - 4, middle, "name", 13.5, palette.LOSS, room - share - 6, "right")


def _cubes(amounts: Cost) -> str:
    return " ".join(f"{number}{{{commodity}}}" for commodity, number in amounts)
