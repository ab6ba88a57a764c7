"""The view of all boards: every nation's board at once, in seat order, so that they can be compared.

Up to four boards lie in full size under each other; with five, cards become half cards and ready Wonders thumbs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.nations.cards import BOARDS
from game.nations.concepts import (
    FOOD_OF_A_SLOT,
    STABILITY_OF_A_SLOT,
    capacity,
    golden_age_bonus,
    raid_value,
)
from game.nations.state import NationsState
from game.nations.wording import board_rule
from scenes.games.nations.faces import card_caption, card_face, piece_name
from scenes.games.nations.looks import CardLook, ThumbLook
from scenes.games.nations.own_board import GHOSTS, ZONE, OwnBoard
from scenes.games.nations.own_nation import nation_panels, nation_places
from scenes.games.nations.own_strip import own_strip
from scenes.games.nations.rivals import THUMB, Standing
from scenes.games.nations.seats import board_name
from scenes.games.nations.zones import EDGE, HALF, OWN_TOP, POPULATION, STRIP, TOP, moved
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import materials, palette

STRIP_HEIGHT = 24.0
ROOM = POPULATION[1] + POPULATION[3] - TOP
MOST_FULL_BOARDS = 4
TALLEST_ROW = 190.0
LINE_HEIGHT = 20.0
CARD_STEP, THUMB_STEP = 99.0, 44.0


def _row_top(model: TableModel, seat: int) -> float:
    """Upper edge of a seat's row; few rows stand in the middle."""
    height = min(TALLEST_ROW, ROOM / len(model.seats))
    return TOP + (ROOM - height * len(model.seats)) / 2 + seat * height


def _drop(model: TableModel, seat: int) -> float:
    """How far a full board lies below where the shown nation's lies."""
    return _row_top(model, seat) + STRIP_HEIGHT + 1 - OWN_TOP


def board_panels(model: TableModel) -> Iterator[Panel]:
    """A strip for every nation, and under it what is printed on its board."""
    for seat in range(len(model.seats)):
        if not model.view.nations[seat].board:
            continue
        top = _row_top(model, seat)
        yield own_strip(model, seat, (STRIP[0], top, STRIP[2], STRIP_HEIGHT))
        if len(model.seats) <= MOST_FULL_BOARDS:
            yield from nation_panels(model, seat, _drop(model, seat))
        else:
            empty = tuple((area, ghost) for card, area, ghost in _small_cards(model, seat) if not card.card)
            yield panel((EDGE, top + STRIP_HEIGHT, STRIP[2], HALF[1] + 4), empty, _paint_empty)
            line = (STRIP[0], top + STRIP_HEIGHT + HALF[1] + 7, STRIP[2], LINE_HEIGHT)
            yield panel(line, " · ".join(_about(model.view, seat)), _paint_line)


def _about(state: NationsState, seat: int) -> Iterator[str]:
    """What a row of small cards does not show of a nation, with {glyph} marks."""
    nation = state.nations[seat]
    yield f"**{board_name(nation.board)}**" + (", side B" if nation.side == "b" else "")
    yield f"{{worker}} **{nation.area}** free"
    for section, price in (("food", FOOD_OF_A_SLOT), ("stability", STABILITY_OF_A_SLOT)):
        taken = capacity(nation, section) - getattr(nation, f"{section}_track")
        if taken:
            yield f"**{taken}** {{worker}} for **{taken * price}** {{{section}}}"
    yield f"{{raid}} raid **{raid_value(state, seat)}**"
    if nation.private_architects:
        yield f"**{len(nation.private_architects)}** private {{architect}}"
    if bonus := golden_age_bonus(state, seat):
        yield f"Golden Ages **+{bonus}**"
    if rule := board_rule(BOARDS[nation.board], nation.side):
        yield rule


def board_view_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Every card of every nation."""
    for seat in range(len(model.seats)):
        if not model.view.nations[seat].board:
            continue
        if len(model.seats) <= MOST_FULL_BOARDS:
            board = OwnBoard(model, seat)
            for name, place in (*nation_places(board), *board.places()):
                yield name, replace(place, area=moved(place.area, _drop(model, seat)))
        else:
            yield from _small_places(model, seat)


def _small_cards(model: TableModel, seat: int) -> Iterator[tuple[Standing, Area, str]]:
    """The cards of a nation in one line: half cards, then thumbs of the ready Wonders."""
    nation = model.view.nations[seat]
    y = _row_top(model, seat) + STRIP_HEIGHT + 4
    cards = [(Standing(*pair), "slot") for pair in zip(nation.slots, nation.workers, strict=True)]
    cards += [(Standing(card), "advisor") for card in nation.advisors]
    cards += [(Standing(nation.wonder, built=nation.sections_built), "wonder")]
    cards += [(Standing(card), "colony") for card in nation.colonies]
    x = EDGE
    for piece, kind in cards:
        yield piece, (x, y, *HALF), GHOSTS[kind]
        x += CARD_STEP
    right = STRIP[0] + STRIP[2] - THUMB[0]
    for index, card in enumerate(reversed(nation.ready)):
        yield (
            Standing(card),
            (right - index * THUMB_STEP, y + (HALF[1] - THUMB[1]) / 2, *THUMB),
            GHOSTS["ready"],
        )


def _small_places(model: TableModel, seat: int) -> Iterator[tuple[str, Place]]:
    colour = model.seats[seat].colour
    for piece, area, _ in _small_cards(model, seat):
        if piece.card:
            face = card_face(piece.card)
            form = "half" if area[2] == HALF[0] else "thumb"
            look = ThumbLook(face, form, piece.workers, colour, piece.built, area[2])
            yield (
                piece_name(piece.card, seat),
                Place(
                    area,
                    look,
                    z=10,
                    zone=ZONE,
                    caption=card_caption(piece.card),
                    zoom=CardLook(face, "zoom", built=piece.built),
                    kin=f"card {piece.card}",
                ),
            )


def _paint_line(pen: Pen, area: Area, words: str) -> None:
    x, y, width, height = area
    pen.line(words, x + 4, y + height / 2, "label", 13.5, palette.SECONDARY, width - 8)


def _paint_empty(pen: Pen, area: Area, places: tuple[tuple[Area, str], ...]) -> None:
    for spot, ghost in places:
        pen.stamp_at(materials.empty_place(pen.theme, spot[2], spot[3], ghost, radius=4), spot)
