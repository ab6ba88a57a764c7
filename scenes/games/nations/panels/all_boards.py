"""The view of all boards: every nation's board at once, in seat order, so that they can be compared.

Up to four boards lie under each other as they do in front; with five, cards become half cards and ready Wonders thumbs.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.nations.cards.cards import BOARDS
from game.nations.concepts import (
    FOOD_OF_A_SLOT,
    STABILITY_OF_A_SLOT,
    empty_slots,
    golden_age_bonus,
    raid_value,
)
from game.nations.state import NationsState
from game.nations.text.wording import board_rule
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nations.board.board_look import BoardZoom
from scenes.games.nations.board.faces import card_caption, card_face, piece_name
from scenes.games.nations.board.looks import CardLook, ThumbLook
from scenes.games.nations.board.own_board import GHOSTS, ZONE, deploy_targets
from scenes.games.nations.board.own_nation import own_nation
from scenes.games.nations.board.own_strip import own_strip
from scenes.games.nations.panels.plaques import CardSpot
from scenes.games.nations.text.explanations import empty_place
from scenes.games.nations.text.seats import board_name
from scenes.games.nations.zones import HALF, THUMB
from scenes.table.model import TableModel

say = Sentences("nations")

STRIP_HEIGHT = 24.0
MOST_FULL_BOARDS = 4
TALLEST_ROW = 190.0


def all_boards(model: TableModel[NationsState]) -> ui.Column:
    """A strip for every nation, and under it what lies on its board; few boards lie in the middle."""
    seats = [seat for seat in range(len(model.seats)) if model.view.nations[seat].board]
    targets = deploy_targets(model)
    rows = [
        ui.Column(
            own_strip(model, seat, STRIP_HEIGHT),
            1.0,
            own_nation(model, seat, targets) if len(model.seats) <= MOST_FULL_BOARDS else _small(model, seat),
            ui.Gap(grow=1),
            high=(0.0, TALLEST_ROW),
        )
        for seat in seats
    ]
    return ui.Column(ui.Gap(grow=1), *rows, ui.Gap(grow=1), grow=1)


@ui.memo
def _small(model: TableModel[NationsState], seat: int) -> ui.PaintLayer:
    """The cards of a nation as half cards and thumbs, and in words what they do not show."""
    nation = model.view.nations[seat]
    zoom = BoardZoom(nation.board, (nation.side,), nation.level)
    words = listed(_about(model.view, seat), "comma")
    line = ui.Text(
        words, ui.Style.LABEL, cut=True, pad=(4, 0, 4, 0), name=f"nation@{seat}",
        target=partial(ui.Target, zone=ZONE, caption=board_name(nation.board), tells=zoom),
    )  # fmt: skip
    return ui.PaintLayer(ui.Column(ui.Scaled(partial(_cards, model, seat)), 7.0, line, ui.Gap(grow=1)))


def _cards(model: TableModel[NationsState], seat: int, scale: float) -> ui.Row:
    nation = model.view.nations[seat]
    spots = [CardSpot(card, "slot", workers) for card, workers in zip(nation.slots, nation.workers, strict=True)]
    spots += [CardSpot(card, "advisor") for card in nation.advisors]
    spots += [CardSpot(nation.wonder, "wonder", built=nation.sections_built)]
    spots += [CardSpot(card, "colony") for card in nation.colonies]
    halves = [_card(model, seat, spot, index, HALF, scale) for index, spot in enumerate(spots)]
    ready = [
        _card(model, seat, CardSpot(card, "ready"), index, THUMB, scale) for index, card in enumerate(nation.ready)
    ]
    return ui.Row(*halves, ui.Gap(grow=1), ui.Row(*ready, gap=2), gap=3)


def _card(
    model: TableModel[NationsState], seat: int, spot: CardSpot, index: int, size: tuple[float, float], scale: float
) -> ui.Box:
    wide, high = size[0] * scale, size[1] * scale
    if not spot.card:
        return ui.ghost(
            (wide, high), GHOSTS[spot.kind], radius=4, name=f"empty {spot.kind}{index}@{seat}",
            tells=ui.Tooltip(empty_place, model, spot.kind),
        )  # fmt: skip
    face, form = card_face(spot.card), "half" if size is HALF else "thumb"
    look = ThumbLook(face, form, spot.workers, model.seats[seat].colour, spot.built, size[0])
    return ui.piece(
        piece_name(spot.card, seat),
        (wide, high),
        ui.shrunk(look, scale),
        z=10,
        zone=ZONE,
        caption=card_caption(spot.card),
        tells=CardLook(face, "zoom", built=spot.built),
        identity=f"card_{spot.card}",
    )


def _about(state: NationsState, seat: int) -> Iterator[str]:
    """What a row of small cards does not show of a nation, with {glyph} marks."""
    nation = state.nations[seat]
    yield say("all_boards.nation", name=board_name(nation.board), is_b=nation.side == "b")
    yield say("all_boards.free", count=nation.area)
    for section, price in (("food", FOOD_OF_A_SLOT), ("stability", STABILITY_OF_A_SLOT)):
        if taken := empty_slots(nation, section):
            yield say("all_boards.taken", count=taken, price=taken * price, kind=section)
    yield say("all_boards.raid", value=raid_value(state, seat))
    if nation.private_architects:
        yield say("all_boards.architects", count=len(nation.private_architects))
    if bonus := golden_age_bonus(state, seat):
        yield say("all_boards.golden_ages", bonus=bonus)
    if rule := board_rule(BOARDS[nation.board], nation.side):
        yield rule
