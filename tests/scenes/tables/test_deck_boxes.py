"""What is laid out on the table of Nation fits in every window."""

from __future__ import annotations

from functools import partial

import pytest

from game.nation_deckbuilder import GAME
from scenes.games.nation_deckbuilder.table import DeckBuilderTable
from tests.scenes.tables.positions import faults_of
from tests.scenes.tables.test_nation_layout import model_of
from tests.scenes.test_play_nation import MODES, session_of
from tests.scenes.trees import boxes_of, words_of
from tests.scenes.windows import HARDEST

TABLE = DeckBuilderTable()


@pytest.mark.sample(4)
@pytest.mark.parametrize("verb", ["mark", "remove"])
@pytest.mark.parametrize("mode", MODES)
def test_what_is_laid_out_fits_in_every_text_size(mode, verb):
    session = session_of(mode, 7, until=lambda state: TABLE.draft(state, moves_of(state, verb)) is not None)
    state, moves = session.state, moves_of(session.state, verb)
    laid_out = {"draft": TABLE.draft(state, moves), "what_if": session.game.forecaster.what_if(state, moves[0])}
    for look in HARDEST:
        assert faults_of(TABLE, look, partial(model_of, session, state.decision.seat, **laid_out)) == [], look


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_every_card_of_an_open_pile_lies_in_it(mode):
    session = session_of(mode, 7, until=lambda state: TABLE.draft(state, moves_of(state, "remove")) is not None)
    draft = TABLE.draft(session.state, moves_of(session.state, "remove"))
    places = TABLE.layout(model_of(session, session.state.decision.seat, draft=draft)).targets
    assert {places[card].zone for card in draft.pile} == {"play"}


def moves_of(state, verb):
    """The legal moves of a verb."""
    return [move for move in state.decision.moves if move[0] == verb]


def test_health_stands_on_dice_and_bar_and_as_a_figure_only_where_it_would_change():
    session = session_of("duel", 7, until=lambda state: state.step == "play")
    model = model_of(session, session.state.decision.seat)
    health = [str(nation.health) for nation in session.state.nations]
    assert not {*health} & {*words_of(TABLE, model)}
    rows = {box.name for box, _ in boxes_of(TABLE, model) if box.name and box.name.startswith("total.")}
    meant = GAME.foresight(session.state, model.viewer).forecast.turn
    changes = meant.health != session.state.nation_of(model.viewer).health
    assert any(name.startswith("total.food") for name in rows)
    assert any(name.startswith("total.health") for name in rows) is changes
