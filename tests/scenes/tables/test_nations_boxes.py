"""The table of Nations: what gives way to larger letters, and what lies on its empty places."""

import pytest

from game.engine.hidden import redact
from game.nations.analysis.forecast import forecast
from game.text.language import speaking
from scenes.games.nations.table import NationsTable
from scenes.table.panels.rail import PhaseStep, order, rail
from scenes.ui.host.tooltip import Explanation
from scenes.ui.numbers import signed
from scenes.ui.text import Text
from tests.scenes.tables.games import model, session, stuffed, until
from tests.scenes.trees import words_of
from tests.scenes.windows import theme_of

TABLE = NationsTable()


def test_larger_letters_make_cards_smaller_before_anything_leaves():
    wide = []
    for letters in (100, 150):
        seen = model(stuffed(4), theme=theme_of((1920, 1080), letters))
        card = next(card for card in seen.view.board[0] if card)
        wide.append(TABLE.layout(seen).targets[card].area[2])
    assert wide[0] == 96
    assert wide[1] < 96


def test_every_empty_place_says_what_belongs_there():
    places = TABLE.layout(model(session(3, 2, seed=3))).targets
    empty = [place for name, place in places.items() if name.startswith(("slot", "advisor", "shelf", "empty"))]
    assert len(empty) >= 2
    assert all(place.tells and place.tells.told.remarks for place in empty)


@pytest.mark.parametrize(("seats", "spoken"), [(2, "de"), (5, "de"), (5, "en")])
def test_with_large_letters_lamps_leave_before_any_phase_of_the_round(seats, spoken):
    with speaking(spoken):
        layout = TABLE.layout(model(session(seats, 8), theme=theme_of((1280, 720), 150)))
    assert sum(name.startswith("step ") for name in layout.anchors) == 8


def test_where_phases_have_no_room_those_behind_leave_first():
    seen = model(until(session(5), lambda state: state.phase == "action"), theme=theme_of((1280, 720), 150))
    names = [PhaseStep(f"A phase with a long name {number}", Explanation("")) for number in range(8)]
    one = order([], Explanation(""))
    laid = rail(Text("when"), names, 4, "order", one).laid(seen.theme, (0.0, 0.0, 700.0, 36.0))
    left = [int(name.removeprefix("step ")) for name in laid.anchors if name.startswith("step ")]
    assert 4 in left
    assert 0 < len(left) < 8
    assert min(left) == 4


@pytest.mark.parametrize(("step", "is_to_come"), [("production", True), ("player_order", False), ("war", False)])
def test_what_production_brings_is_not_shown_once_it_has(step, is_to_come):
    game = until(
        session(3), lambda state: state.phase == "action" and forecast(state).rows[0].change("production").gold
    )
    view = redact(game.state, 0, game.game.hidden)
    view.phase, view.step = "resolution", step
    foreseen = forecast(game.state)
    shown = words_of(TABLE, model(game, view=view, decision=None, forecast=foreseen), "gold@0")
    assert (signed(foreseen.rows[0].change("production").gold) in shown) == is_to_come
