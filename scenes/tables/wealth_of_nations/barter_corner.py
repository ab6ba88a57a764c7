"""The corner of the barters: with whom one may talk now, how the last talk has ended, how many barters are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.wealth_of_nations.barter import BARTER
from game.wealth_of_nations.state import WealthState
from scenes.tables.layout import Area, Panel, Place, TableModel
from scenes.tables.looks import SeatLook
from scenes.tables.pen import Pen, panel
from scenes.tables.seats import rivals
from scenes.tables.wealth_of_nations.barter_tray import is_talking
from scenes.tables.wealth_of_nations.barter_words import last_words, side
from scenes.tables.wealth_of_nations.seats import nation_name, seat_colour, seat_handle
from scenes.tables.wealth_of_nations.zones import BARTER as CORNER
from sprites import palette

ZONE = "barter"
DISC, DISC_STEP = 30.0, 45.0
DISCS_Y = CORNER[1] + 43


class CornerFacts(NamedTuple):
    """All that is painted in the corner."""

    hint: str
    partners: tuple[tuple[int, bool], ...]  # colours of the others, and whether one may talk to them now
    words: str
    deals: str


def corner_panel(model: TableModel) -> Panel:
    """The panel of the corner."""
    return panel(CORNER, _facts(model), paint_corner)


def _open_to(model: TableModel) -> frozenset[int]:
    """Seats with which the viewer may begin a talk now."""
    return frozenset(seat for seat in model.view.seats if BARTER[seat] in model.selection.moves)


def _facts(model: TableModel) -> CornerFacts:
    state: WealthState = model.view
    free = _open_to(model)
    limit, done = state.most_deals, state.nations[model.viewer].deals
    return CornerFacts(
        hint=_hint(model, free),
        partners=tuple((seat_colour(model, seat), seat in free) for seat in rivals(model)),
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
    names = nation_name(model, talk.active), nation_name(model, talk.partner)
    return f"{names[0]} gives {side(talk.offer)}, {names[1]} {side(talk.offer, -1)}."


def corner_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """A disc for every partner one may talk to."""
    free = _open_to(model)
    for number, seat in enumerate(rivals(model)):
        if seat in free:
            area = (CORNER[0] + 12 + DISC_STEP * number, DISCS_Y - DISC / 2, DISC, DISC)
            yield (
                f"talk {seat_handle(seat)}",
                Place(
                    area,
                    SeatLook(seat_colour(model, seat), DISC),
                    zone=ZONE,
                    verb="barter",
                    stands_for=(seat_handle(seat),),
                    caption=f"Barter with {nation_name(model, seat)}",
                ),
            )


def paint_corner(pen: Pen, area: Area, facts: CornerFacts) -> None:
    """Title, discs, words."""
    x, y, width, height = area
    pen.plate(area)
    pen.heading("Barter", x + 9, y + 13)
    hint = f"{facts.hint}, {facts.deals} done" if facts.deals else facts.hint
    pen.text(hint, x + width - 9, y + 13, "aside", 14.5, palette.SECONDARY, width - 80, "right")
    for number, (colour, is_free) in enumerate(facts.partners):
        if not is_free:
            middle = x + 12 + DISC_STEP * number + DISC / 2
            pen.seat(colour, middle, DISCS_Y, DISC * 0.8)
            pen.fill((middle - DISC / 2, DISCS_Y - DISC / 2, DISC, DISC), palette.PLATE, 0.6, radius=DISC / 2)
    words = pen.theme.rich(facts.words, "text", 13.5, palette.IVORY, width - 18, line_height=1.25)
    spot = pen.theme.rect(x + 9, y + 64, width - 18, height - 68)
    pen.surface.blit(words, spot.topleft, (0, 0, *spot.size))
