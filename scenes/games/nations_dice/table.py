"""The table of Nations: The Dice Game: a pure function from what can be known to where everything lies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import digits

from game.nations_dice import events
from game.nations_dice.analysis.forecast import PAID_IN
from game.nations_dice.cards.progress_board import ROWS, columns
from game.nations_dice.cards.tiles import TILES
from game.nations_dice.drafts import begun as drafts
from game.nations_dice.drafts.purchase import PAY_LINE
from game.nations_dice.state import NationsDiceState
from scenes import ui
from scenes.games.nations_dice.board.event import event
from scenes.games.nations_dice.board.looks import TileLook
from scenes.games.nations_dice.board.own_board import own_row
from scenes.games.nations_dice.board.progress_board import board
from scenes.games.nations_dice.board.shadow import shadow_plate
from scenes.games.nations_dice.board.trays import LEFT, tray
from scenes.games.nations_dice.city import TO_TRAYS, between, harbour, postcard
from scenes.games.nations_dice.motion.shows import SHOWS
from scenes.games.nations_dice.motion.sounds import MOTIFS, QUIET_SOUNDS, ambience, sound
from scenes.games.nations_dice.panels.all_boards import all_boards
from scenes.games.nations_dice.panels.forecast_rows import forecast_panel, points_words
from scenes.games.nations_dice.panels.pay_line import strip
from scenes.games.nations_dice.panels.plaques import plaque
from scenes.games.nations_dice.panels.top_rail import top_rail
from scenes.games.nations_dice.panels.tracks import tracks
from scenes.games.nations_dice.text import words
from scenes.table.frame import frame, spare_at_left
from scenes.table.model import OFF, TableModel
from scenes.table.panels.forecast import FIGURES
from scenes.table.panels.tracks import TRACKS
from scenes.table.seats import rivals
from scenes.table.table import Postcard, Table
from sprites.places.cloth import BURGUNDY

GAP = 8.0
UPPER = 352.0
"""The height of rivals, progress board and what lies right of it."""

RIVAL_WIDTH = 244.0
EVENT_WIDTH, NARROW_EVENT_WIDTH = 214.0, 190.0
TRACKS_HEIGHT = 80.0
UNUSED_WIDTH, USED_WIDTH = 752.0, 504.0


TERMS = {
    "orange": "die",
    "blue": "die",
    "red": "die",
    "gold_chit": "chit",
    "reroll_chit": "reroll",
    "event": "event_tile",
}
"""What places mean that are no tiles, in the words of the encyclopedia."""


class NationsDiceTable(Table):
    """See `scenes.table.table.Table`."""

    words = words
    shown = SHOWS
    marks = {
        events.MetWar: "crossed-swords",
        events.MissedWar: "crossed-swords",
        events.EventRevealed: "scroll-unfurled",
    }
    warning = staticmethod(words.warning)
    news = staticmethod(words.news)
    sound = staticmethod(sound)
    quiet_sounds = QUIET_SOUNDS
    picked_sound = "push"
    motifs = MOTIFS
    draft = staticmethod(drafts.draft)
    is_midway = staticmethod(drafts.is_midway)
    ambience = staticmethod(ambience)
    holdings = staticmethod(words.holdings)
    standing_words = staticmethod(words.standing_words)
    cloth = BURGUNDY
    plaque = "nation"
    kept_clear = frozenset(
        {FIGURES, "event", LEFT, PAY_LINE, "trading", TRACKS, "rules of the shadow", "books of the shadow", "latest"}
    )

    def tree(self, model: TableModel[NationsDiceState]) -> ui.Box:
        """Everything that lies on the table."""
        return frame(model, top_rail(model), ui.Row(all_boards(model)) if model.all_boards else _table(model))

    def postcards(self, model: TableModel[NationsDiceState], across: float) -> Sequence[Postcard]:
        """The cities of all nations."""
        return [postcard(model, seat, across) for seat in range(len(model.seats))]

    def looks_ahead(self, model: TableModel[NationsDiceState]) -> Iterator[ui.Look]:
        """The tiles of the age that are still to come."""
        yield from (TileLook(each) for heap in model.heaps for each, _ in heap.pieces if each in TILES)

    def changes(self, model: TableModel[NationsDiceState], seat: int) -> ui.Tried:
        """What is left to pay with, and the points at the end of the round. The forecast tells those of others: beside
        a name they read like what that nation has.
        """
        if seat != model.viewer:
            return ()
        now, then = (each.rows[seat] for each in (model.forecast, model.what_if))
        if then.chances:
            nation = model.view.nations[seat]
            kinds_rolled = {die.icon.kind for die in nation.dice if die.handle in then.chances.dice}
            rolled = [str(len(then.chances.dice)), *(f"{{{kind}}}" for kind in sorted(kinds_rolled))]
            return (("reroll", " ".join(rolled)), ("vp", points_words(then.chances)))
        kinds = zip(PAID_IN, now.purse, then.purse, strict=True)
        left = tuple((kind, f"{old} › {new}") for kind, old, new in kinds if old != new)
        points = now.projected_then, then.projected_then
        return (*left, *((("vp", ui.signed(points[1] - points[0])),) if points[0] != points[1] else ()))

    def term_of(self, piece: str) -> str:
        """The type of a tile, dice and chits."""
        tile = TILES.get(piece)
        return tile.type if tile else TERMS.get(piece.rstrip(digits), "")

    def values(self, state: NationsDiceState) -> Mapping[int, int]:
        """The points of every seat with those of its tiles."""
        return {nation.seat: nation.projected_vp for nation in state.nations}


def _table(model: TableModel[NationsDiceState]) -> ui.Column:
    """Rivals, progress board and event above; the own board, the trays and the strip of proposals below."""
    spare = spare_at_left(model)
    is_wide = columns(len(model.seats)) > ROWS
    beside = ui.Row(
        ui.Overlay(event(model), wide=NARROW_EVENT_WIDTH if is_wide else EVENT_WIDTH),
        ui.Overlay(forecast_panel(model), grow=1),
        gap=GAP,
        grow=1,
    )
    upper = ui.Row(
        _others(model, RIVAL_WIDTH + spare),
        board(model),
        ui.Column(ui.Overlay(tracks(model), high=TRACKS_HEIGHT), beside, gap=GAP, grow=1),
        gap=GAP,
        high=(0.0, UPPER),
    )
    trays: ui.Box = ui.Row(
        ui.Overlay(tray(model, False), wide=(0.0, UNUSED_WIDTH)),
        ui.Gap(wide=GAP) if model.city == OFF else ui.Overlay(between(), wide=GAP),
        ui.Overlay(tray(model, True), wide=(0.0, USED_WIDTH)),
    )
    row = own_row(model, model.shown_seat)
    own: ui.Box = ui.Column(ui.Overlay(row), ui.Gap(high=TO_TRAYS), trays)
    if model.city != OFF:
        own = ui.Overlay(harbour(model, model.shown_seat, row), own)
    lower = ui.Column(own, ui.Gap(high=(5.0, 10.0)), strip(model), ui.Gap(high=(0.0, 5.0)))
    return ui.Column(upper, GAP, ui.Row(spare, ui.Overlay(lower, grow=1)), grow=1)


def _others(model: TableModel[NationsDiceState], width: float) -> ui.Column:
    """The plaques of the rivals, one under the other, or the plate of the shadow."""
    state = model.view
    others = [shadow_plate(model)] if state.is_solo else [plaque(model, seat) for seat in rivals(model)]
    height = (UPPER - GAP * (len(others) - 1)) / len(others)
    return ui.Column(*(ui.Overlay(each, high=(0.0, height), grow=1) for each in others), gap=GAP, wide=width)
