"""The enemies' half of the arena: every enemy with its latest turn as cards, what it holds, and what stays in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.army import army
from scenes.games.nation_deckbuilder.board.heads import head
from scenes.games.nation_deckbuilder.board.health import Health
from scenes.games.nation_deckbuilder.board.open_pile import pile_laid_open
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.looks import BackLook
from scenes.games.nation_deckbuilder.panels.small_boxes import counter
from scenes.games.nation_deckbuilder.panels.turns import standing, turn_cards
from scenes.games.nation_deckbuilder.text import explanations, figures_told
from scenes.games.nation_deckbuilder.text.sides import Side, nation_name
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from sprites.cards.card_back import card_back
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

ZONE = "rivals"
MEDAL, SMALL_MEDAL = 96.0, 60.0
"""The medallion of a lone enemy, and of one of two."""

TURN_CARD = pieces.CARD
PILE = (15.0, 21.0)


def rival(model: TableModel[NationState], side: Side, health: Health, is_alone: bool) -> ui.Box:
    """An enemy; the Evil Army has neither cards nor stock. A nation of one seat leads to its board."""
    nation = model.view.nations[side.nation]
    medal = MEDAL if is_alone else SMALL_MEDAL
    if nation.is_army:
        row = ui.Row(head(model, side, health, medal), 26, army(model, side.nation), pad=(14, 6, 10, 4))
        return ui.Overlay(row, name=f"side{side.nation}", zone=ZONE, grow=1)
    rows = [_stock(model, side), *(_piles(model, seat, len(side.seats) > 1) for seat in side.seats)]
    stays = any(model.view.players[seat].standing for seat in side.seats)
    who = head(model, side, health, medal, 2, *(ui.Row(each, drop=index) for index, each in enumerate(rows)))
    parts: list[ui.Box | float] = [who, 16 if is_alone else 8, _latest_turn(model, side)]
    if is_alone or stays:
        parts += [8, standing(model, side.seats, f"theirs{side.nation}", pieces.CARD)]
    content: ui.Box = ui.Row(*parts, pad=(14, 6, 10, 4) if is_alone else (10, 6, 8, 4))
    if len(side.seats) == 1:
        content = ui.Overlay(content, name=f"seat{side.seats[0]}", target=seat_target(model, side.seats[0], -1))
    return ui.Overlay(content, name=f"side{side.nation}", zone=ZONE, grow=1)


def seat_target(model: TableModel[NationState], seat: int, z: int = 0) -> partial[ui.Target]:
    """A part of the arena that shows the board of a seat when it is pointed at; under 0 its ground shows the city."""
    words = say("sides.look", name=model.seats[seat].name)
    return partial(ui.Target, z=z, zone=ZONE, looks_at=seat, caption=words)


def _latest_turn(model: TableModel[NationState], side: Side) -> ui.Box:
    """The cards of the running turn, or of the last one; the tooltip tells it in full. Before it, what it holds."""
    cards = turn_cards(model, side.nation, TURN_CARD)
    if not cards.parts and any(model.view.players[seat].hand for seat in side.seats):
        return ui.Row(*(_hand(model, seat) for seat in side.seats), gap=8, grow=1)
    told = ui.Tooltip(explanations.last_turn, model, side.nation)
    key = "title_of" if model.view.active == side.nation else "last_turn_of"
    title = ui.heading(say(f"play.{key}", name=nation_name(model, side.nation)), high=20, cut=True)
    return ui.Column(title, cards, name=f"latest_turn@{side.nation}", tells=told, grow=1)


def _hand(model: TableModel[NationState], seat: int) -> ui.Column:
    """The hand of a seat from behind."""
    title = ui.heading(say("hand_told.hand", name=model.seats[seat].name), high=20, cut=True)
    fan = ui.Art(_fan, len(model.view.players[seat].hand), grow=1)
    return ui.Column(title, fan, name=f"held@{seat}", tells=ui.Tooltip(explanations.hand, model, seat), grow=1)


def _stock(model: TableModel[NationState], side: Side) -> ui.Row:
    """What the nation has of food, happiness and science."""
    nation = model.view.nations[side.nation]
    figures: list[ui.Box] = []
    for kind in ("food", "happiness", "science"):
        told = ui.Tooltip(figures_told.stock, model, side.nation, kind)
        figure = counter(kind, getattr(nation, kind), f"{kind}@nation{side.nation}", told, 16, (0.0, 54.0))
        figures.append(pieces.named(figure, *(f"{kind}@{seat}" for seat in side.seats)))
    return ui.Row(*figures, gap=4)


def _piles(model: TableModel[NationState], seat: int, is_named: bool) -> ui.Box:
    """How many cards a hand, a draw pile and an open discard pile have."""
    player = model.view.players[seat]
    parts: list[ui.Box] = []
    if is_named:
        name = ui.Text(model.seats[seat].name, ui.Style.CAPTION, cut=True, wide=(0.0, 50.0), drop=1)
        parts.append(ui.Overlay(name, tells=ui.Tooltip(explanations.standing, model, seat), drop=1))
    hand, draw = len(player.hand) + len(player.marked), len(player.draw_pile) + len(player.on_top)
    pile = player.discard_pile
    pictures: list[tuple[str, int, ui.Tooltip, ui.Box]] = [
        ("hand", hand, ui.Tooltip(explanations.hand, model, seat), ui.Art(_fan, 2, wide=19.0, high=PILE[1])),
        ("draw_pile", draw, ui.Tooltip(explanations.draw_pile, model, seat), draw_sign(PILE, draw)),
        ("discard_pile", len(pile), ui.Tooltip(explanations.discard_pile, model, seat), discard_top(model, seat, PILE)),
    ]  # fmt: skip
    parts += [
        ui.Row(
            picture,
            ui.Text(str(count), ui.Style.FIGURE),
            gap=4,
            wide=(0.0, 48.0),
            name=f"{name}@{seat}",
            tells=told,
        )
        for name, count, told, picture in pictures
    ]
    if player.duties:
        what = say(f"discarded.{player.duties[0]}")
        parts.append(
            ui.chip(
                say("hand.must_discard", what=what), 17, palette.LOSS_CELL, palette.HOT, 12.5,
                shorter=(what,), name=f"duty@{seat}", tells=ui.Tooltip(explanations.duty, model, seat), drop=2,
            )
        )  # fmt: skip
    row = ui.Row(*parts, gap=6)
    return ui.Overlay(row, name=f"seat{seat}", target=seat_target(model, seat)) if is_named else row


def discard_top(model: TableModel[NationState], seat: int, size: pieces.Size, shown: Sequence[str] = ()) -> ui.Box:
    """The top of an open pile, but for cards that are shown elsewhere; it is there to be looked through."""
    pile = model.view.players[seat].discard_pile
    beside = [card for card in pile if card not in shown and card not in pile_laid_open(model)]
    if not beside:
        return ui.ghost(size, "card-discard", 2)
    zoom = pieces.pile_zoom(say("hand.open_pile", name=model.seats[seat].name, number=len(pile)), pile)
    top = pieces.card_box(beside[-1], pieces.small, z=5, zone=ZONE, tells=zoom, looks_at=seat)
    return Gallery(top, size=size, wide=size[0], high=size[1])


def draw_sign(size: pieces.Size, count: int) -> ui.Art:
    """A draw pile, or its place."""
    return ui.Art(_back, wide=size[0], high=size[1]) if count else ui.ghost(size, "card-draw", 2)


def _fan(pen: ui.Pen, area: ui.Area, count: int) -> None:
    """So many cards of a hand, seen from behind."""
    x, y, width, height = area
    back = (0.62 * height, 0.87 * height)
    step = min(0.6 * back[0], (width - back[0]) / max(1, count - 1))
    for index in range(count):
        off = index - (count - 1) / 2
        turned = BackLook(*back, angle=-16.0 / count * off).surface(pen.theme)
        pen.stamp(turned, x + width / 2 + step * off, y + height / 2 + 0.005 * height * off * off, "center")


def _back(pen: ui.Pen, area: ui.Area) -> None:
    pen.stamp_at(card_back(pen.theme, *area[2:]), area)
