"""The view of all boards: everything that lies before every seat at once, hands and draw piles face down."""

from __future__ import annotations

from typing import NamedTuple

from game.nation_deckbuilder.state import NationState, Player
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.health import Health, health_row
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.looks import BackLook
from scenes.games.nation_deckbuilder.panels.outlook import full_health, health_of
from scenes.games.nation_deckbuilder.panels.small_boxes import counter, header
from scenes.games.nation_deckbuilder.panels.turns import printed
from scenes.games.nation_deckbuilder.text import explanations, figures_told
from scenes.games.nation_deckbuilder.text.sides import ARMY_COLOUR, age_name
from scenes.table.frame import spare_at_left
from scenes.table.model import TableModel
from scenes.table.panels.gallery import SMALLEST, Gallery
from scenes.ui.fitting import SCALES
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

EDGE, GAP, SIDE, CARD_GAP, DRAW_ROOM = 8.0, 8.0, 12.0, 5.0, 32.0
PILES = ("hand", "played", "standing", "discard")
"""The cards of a seat; the draw pile lies at the end of the hand's row."""

GHOSTS = {"played": "", "standing": "stone-wall", "discard": "card-discard"}
"""What an empty room of open cards shows."""

CARDS_HEIGHT, HEADING = 548.0, 32.0
"""Units that all cards of a seat have on a plate, with their headings, and one heading."""

HOOD = 160.0


@ui.memo
def boards(model: TableModel[NationState], heard: int) -> ui.PaintLayer:
    """A plate for every seat, its piles in line with those of the others, and one for the Evil Army."""
    state = model.view
    sizes = _sizes(model)
    columns: list[ui.Box] = [_head(model, player) for player in state.players]
    piles = [_piles(model, player, sizes) for player in state.players]
    lines: list[list[ui.Box]] = [columns, *[[pile[index] for pile in piles] for index in range(len(PILES))]]
    army = state.nations[-1]
    plates: list[ui.Box] = [ui.Overlay(back=(ui.plate(),), grow=1) for _ in state.players]
    if army.is_army:
        plates.append(_army(model))
        lines = [[*line, ui.Gap()] for line in lines]
    count = len(plates)
    grid = ui.Grid(lines, grows=(1.0,) * count, even=range(count), column_gap=GAP)
    return ui.PaintLayer(
        ui.Overlay(
            ui.Grid([plates], grows=(1.0,) * count, even=range(count), column_gap=GAP, row_kinds=[{"grow": 1.0}]),
            ui.Column(grid, ui.Gap(grow=1)),
        ),
    )


def _groups(player: Player) -> dict[str, tuple[str, ...]]:
    """The cards of each of PILES."""
    return {
        "hand": (*player.hand, *player.marked),
        "played": player.played,
        "standing": player.standing,
        "discard": tuple(reversed(player.discard_pile)),
    }


class Sizes(NamedTuple):
    """How large all cards are, and in how many rows each of PILES lies: so that seats can be compared along a line."""

    card: pieces.Size
    rows: dict[str, int]


def _sizes(model: TableModel[NationState]) -> Sizes:
    """The largest size at which all rows have room; a pile that nobody has takes none."""
    state = model.view
    count = len(state.players) + any(nation.is_army for nation in state.nations)
    width = (ui.CANVAS[0] + spare_at_left(model) - 2 * EDGE - GAP * (count - 1)) / count - 2 * SIDE
    groups = [_groups(player) for player in state.players]
    most = {name: max(len(group[name]) for group in groups) for name in PILES}
    room = CARDS_HEIGHT - HEADING * max(1.0, model.theme.letter) * len(PILES)
    for share in SCALES:
        wide, high = (share * side for side in pieces.PLAYED_CARD)
        across = max(1, int((width + CARD_GAP) // (wide + CARD_GAP)))
        rows = {name: 1 if name == "hand" else -(-most[name] // across) for name in PILES}
        if sum(rows.values()) * (high + CARD_GAP) <= room:
            break
    return Sizes((wide, high), rows)


def _head(model: TableModel[NationState], player: Player) -> ui.Column:
    """Whose board it is, its age and its figures."""
    state = model.view
    nation, seat = state.nation_of(player.seat), model.seats[player.seat]
    age, stand = (
        ui.Tooltip(explanations.age, model, nation.index),
        ui.Tooltip(explanations.standing, model, player.seat),
    )
    name = f"board@{player.seat}"
    figures: list[ui.Box] = [
        counter(
            kind, getattr(nation, kind), f"{kind}@{player.seat}",
            ui.Tooltip(figures_told.stock, model, nation.index, kind), 17,
        )
        for kind in ("food", "happiness", "science")
    ]  # fmt: skip
    coins = ui.Tooltip(figures_told.coins, model, player.seat)
    figures.append(counter("coins", player.coins, f"coins@{player.seat}", coins, 17))
    health = health_of(model, nation.index, None)
    told = ui.Tooltip(figures_told.health, model, nation.index)
    return ui.Column(
        ui.Overlay(
            header(name, seat.name, seat.colour, "", stand, "", stand),
            ui.Row(
                ui.Gap(grow=1),
                ui.Text(
                    say("sides.age", age=age_name(nation.age)), ui.Style.CAPTION,
                    name=f"{name}.age", tells=age,
                ),
                pad=(0, 0, 10, 0),
            ),
        ),
        ui.Row(
            health_row(f"{name}.health", health, told, 24, 200, drop=1),
            pad=(SIDE, 2, SIDE, 2), high=(0.0, 34.0),
        ),
        ui.Row(*(ui.Row(each, wide=(0.0, 90.0), grow=1) for each in figures), pad=(SIDE, 0, SIDE, 0), high=(0.0, 26.0)),
        pad=(1, 1, 1, 4),
    )  # fmt: skip


def _piles(model: TableModel[NationState], player: Player, sizes: Sizes) -> list[ui.Box]:
    """Every group of cards under its heading."""
    groups = _groups(player)
    boxes: list[ui.Box] = [_hand(model, player, sizes.card)]
    for pile in PILES[1:]:
        cards = groups[pile]
        told = _told(model, player.seat, pile)
        title = _title(say(f"boards.{pile}"), len(cards), f"{pile}@{player.seat}", told)
        if not sizes.rows[pile]:
            boxes.append(ui.Row(title, ui.Gap(grow=1), pad=(SIDE, 0, SIDE, 0)))
            continue
        shown = [pieces.card_box(card, printed, zone=f"seat {player.seat}", is_quiet=True) for card in cards]
        # An empty room keeps the place of a first card, as large as the others' cards are.
        first = ui.ghost((None, 0.0), GHOSTS[pile], 6, name=f"no_card@{player.seat}.{pile}", tells=told)
        gallery = Gallery(
            *(shown or [first]),
            size=sizes.card,
            gap=(CARD_GAP, CARD_GAP),
            rows=sizes.rows[pile],
            at=(0.0, 0.0),
            grow=1,
        )
        boxes.append(ui.Column(title, gallery, pad=(SIDE, 0, SIDE, 6)))
    return boxes


def _told(model: TableModel[NationState], seat: int, pile: str) -> ui.Told:
    if pile == "played":
        return ui.Tooltip(explanations.plain, model, "play_told.played", explanations.PLAYING)
    if pile == "standing":
        return ui.Tooltip(explanations.plain, model, "play_told.stays", explanations.WALLS)
    return ui.Tooltip(explanations.discard_pile, model, seat)


def _hand(model: TableModel[NationState], player: Player, size: pieces.Size) -> ui.Column:
    """The hand and the draw pile, face down: how many cards there are is for all to see."""
    seat = player.seat
    count, to_draw = len(player.hand) + len(player.marked), len(player.draw_pile) + len(player.on_top)
    hand_told, draw_told = (
        ui.Tooltip(explanations.hand, model, seat),
        ui.Tooltip(explanations.draw_pile, model, seat),
    )
    high = (SMALLEST * size[1], size[1])
    most = max(1, count) * (size[0] + CARD_GAP)
    return ui.Column(
        ui.Row(
            _title(say("boards.hand"), count, f"hand@{seat}", hand_told),
            ui.Gap(grow=1),
            _title(say("boards.draw"), to_draw, f"draw_pile@{seat}", draw_told),
        ),
        ui.Row(
            ui.Art(_backs, count, wide=(20.0, most), high=high, name=f"cards@{seat}", tells=hand_told),
            ui.Gap(grow=1),
            DRAW_ROOM,
            ui.Art(_draw_pile, to_draw, wide=(20.0, size[0]), high=high, name=f"pile@{seat}", tells=draw_told),
            grow=1,
        ),
        pad=(SIDE, 0, SIDE, 8),
    )


def _size_in(area: ui.Area) -> tuple[float, float]:
    height = min(pieces.PLAYED_CARD[1], area[3])
    return height * pieces.PLAYED_CARD[0] / pieces.PLAYED_CARD[1], height


def _backs(pen: ui.Pen, area: ui.Area, count: int) -> None:
    """The cards of a hand, closer where there is little room."""
    width, height = _size_in(area)
    back = BackLook(width, height).surface(pen.theme)
    step = min(width + CARD_GAP, (area[2] - width) / max(1, count - 1))
    for number in range(count):
        pen.stamp(back, area[0] + width / 2 + number * step, area[1] + height / 2, "center")


def _draw_pile(pen: ui.Pen, area: ui.Area, count: int) -> None:
    """The pile, at the right end."""
    width, height = _size_in(area)
    if count:
        back = BackLook(width, height, leaves=count - 1).surface(pen.theme)
        pen.stamp(back, area[0] + area[2] - width / 2, area[1] + height / 2, "center")


def _title(words: str, count: int, name: str, told: ui.Told) -> ui.Row:
    """What lies in a room, and how many."""
    return ui.Row(
        ui.heading(words),
        ui.Text(str(count) if count else say("boards.none"), ui.Style.FAINT, drop=1),
        gap=8,
        high=(0.0, 24.0),
        name=name,
        tells=told,
    )


def _army(model: TableModel[NationState]) -> ui.Box:
    """The Evil Army has only its health, and how it strikes."""
    state = model.view
    army = state.nations[-1]
    told = ui.Tooltip(explanations.army, model)
    health = Health(army.health, full_health(state), army.health)
    row = health_row(
        "health@army",
        health,
        ui.Tooltip(figures_told.stock, model, army.index, "health"),
        24,
        200,
        drop=1,
    )
    return ui.Column(
        header("army", say("sides.army"), ARMY_COLOUR, "", told, "", told),
        ui.Row(row, pad=(SIDE, 2, SIDE, 2), high=(0.0, 34.0)),
        ui.Text(
            explanations.army_words(state), ui.Style.BODY,
            lines=6, pad=(SIDE, 2, SIDE, 2), name="army words", tells=told,
        ),
        ui.Art(_hood, grow=1, name="hood", tells=told),
        pad=(1, 1, 1, 1),
        back=(ui.plate(),),
        grow=1,
    )  # fmt: skip


def _hood(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    side = min(HOOD, width, height)
    pen.icon("cowled", x + width / 2, y + height * 0.45, side, palette.SHADOW_BAR, "center")
