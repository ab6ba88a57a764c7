"""The table of Nations: a pure function from what can be known to where everything lies and how it looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import digits

from game.engine.event import Event
from game.nations import events
from game.nations.cards.cards import CARDS
from game.nations.state import NationsState
from scenes import ui
from scenes.games.nations.arrangement import arranged
from scenes.games.nations.board.faces import card_face
from scenes.games.nations.board.looks import CardLook
from scenes.games.nations.board.own_strip import STRIP
from scenes.games.nations.city import postcard
from scenes.games.nations.motion.event_moment import HALVES, EventPaper, LargePaper
from scenes.games.nations.motion.shows import SHOWS
from scenes.games.nations.motion.sounds import MOTIFS, ambience, sound
from scenes.games.nations.motion.war_moments import WarScene
from scenes.games.nations.panels.forecast_panel import PANEL
from scenes.games.nations.panels.forecast_values import telling_changes
from scenes.games.nations.text import words
from scenes.games.nations.text.forecast_told import losses
from scenes.games.nations.text.leaving import leaving, workers_taken_off
from scenes.games.nations.zones import MARKET
from scenes.table.model import TableModel
from scenes.table.panels.tracks import TRACKS
from scenes.table.table import Postcard, Table

TERMS = {
    "architect": "architect",
    "event": "event_card",
    "famine": "famine",
}
"""What places mean that are no cards, in the words of the encyclopedia."""


class NationsTable(Table):
    """See `scenes.table.table.Table`."""

    words = words
    shown = SHOWS
    marks = {
        events.WarEnded: "crossed-swords",
        events.EventResolved: "scroll-unfurled",
        events.Revolted: "anarchy",
    }
    losses = staticmethod(losses)
    warning = staticmethod(words.warning)
    sound = staticmethod(sound)
    motifs = MOTIFS
    ambience = staticmethod(ambience)
    holdings = staticmethod(words.holdings)
    standing_words = staticmethod(words.standing_words)
    kept_clear = frozenset({PANEL, STRIP, "event", TRACKS, "rolls", "next roll"})
    ribbons_over = MARKET
    plaque = "name of"

    def tree(self, model: TableModel[NationsState]) -> ui.Box:
        """Everything that lies on the table now."""
        return arranged(model)

    def postcards(self, model: TableModel[NationsState], across: float) -> Sequence[Postcard]:
        """The cities of all nations."""
        return [postcard(model, seat, across) for seat in range(len(model.seats))]

    def is_passed_over(self, model: TableModel[NationsState], event: Event) -> bool:
        """A Worker of the own board goes straight from card to card: it is off every card for a moment only."""
        return isinstance(event, events.Undeployed) and bool(event.onto) and event.seat == model.shown_seat

    def looks_ahead(self, model: TableModel[NationsState]) -> Iterator[ui.Look]:
        """The paper of the round's event, the picture of the War, and the cards of the age that are still to come."""
        state = model.view
        if state.event and not state.is_solo:
            yield LargePaper(EventPaper(state.event, HALVES[0], len(model.seats)))
        if state.war:
            yield WarScene(card_face(state.war))
        yield from (CardLook(card_face(each)) for heap in model.heaps for each, _ in heap.pieces if each in CARDS)

    def changes(self, model: TableModel[NationsState], seat: int) -> ui.Tried:
        """What leaves the own board, and the most telling changes."""
        taken_off = workers_taken_off(leaving(model)) if seat == model.viewer else ()
        return (*taken_off, *telling_changes(model, seat))

    def term_of(self, piece: str) -> str:
        """The type of a card, and what else lies on the table."""
        card = CARDS.get(piece)
        if card:
            return "war_card" if card.type == "war" else str(card.type)
        return TERMS.get(piece.rstrip(digits), "")

    def values(self, state: NationsState) -> Mapping[int, int]:
        """The victory points of every seat."""
        return {nation.seat: nation.vp for nation in state.nations}
