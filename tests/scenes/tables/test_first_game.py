"""In a first game panels come in when they first matter; a forecast tells of nothing of which nothing comes."""

from dataclasses import replace

import pytest

from game.files.settings import NONE
from game.learn.seen_hints import PLAYED
from game.session.session import HUMAN, Seat, Session
from game.wealth_of_nations import GAME as WEALTH
from game.wealth_of_nations import events
from scenes.play.help.newcomer_hints import is_first_game
from scenes.table.panels.forecast import FORECAST
from tests.scenes.tables import dice_games, wealth_games
from tests.scenes.tables_played import lay, played
from tests.scenes.trees import boxes_of

PANELS = {
    "barters": "barters",
    "plan": "plan heading",
    "end": "ending",
}


@pytest.fixture(scope="module")
def trade():
    """The first Trade phase of Wealth of Nations."""
    session = Session(WEALTH, {}, [Seat("A", HUMAN, 1), Seat("B", "easy", 2), Seat("C", "easy", 3)], 5)
    while session.state.phase == "setup":
        session.play(session.state.decision.moves[0])
    return session.state


def names_on(model):
    layout = wealth_games.TABLE.layout(model)
    return {*layout.anchors, *layout.targets}


def seen(state, **facts):
    """Which of the panels that come later lie on the table of a first game."""
    names = names_on(wealth_games.model(state, first_game=True, **facts))
    return {panel for panel, name in PANELS.items() if name in names}


def test_a_first_game_of_wealth_of_nations_begins_with_markets_map_and_own_goods(trade):
    assert seen(trade) == {"plan"}, "what Produce lacks can be bought now"
    names = names_on(wealth_games.model(trade, first_game=True))
    assert "strip" in names
    assert any(name.startswith("buy ") for name in names)
    assert "about notes" in names, "a note is a button of the markets"


def test_its_other_panels_come_when_they_first_matter(trade):
    setup = trade.copy()
    setup.phase = "setup"
    assert seen(setup) == set()
    assert seen(trade, told=(events.Bought(1, "food", 5),)) == {"plan"}
    assert seen(trade, told=(events.Bought(0, "food", 5),)) == {"barters", "plan"}
    later = trade.copy()
    later.round = 3
    assert seen(later) == {"barters", "plan", "end"}


def test_any_other_game_has_all_panels_at_once(trade):
    names = names_on(wealth_games.model(trade))
    assert {"about notes", "plan heading", "barters"} <= names


def rows_on(model):
    boxes = boxes_of(dice_games.TABLE, model)
    assert any(box.name == FORECAST for box, _ in boxes)
    return [box for box, _ in boxes if box.name and box.name.startswith("forecast row ")]


def signs_on(model):
    """What the rows of the forecast are about, from top to bottom."""
    return [box.tells._about[1][-1] for box in rows_on(model)]


def test_the_first_forecast_of_the_dice_game_is_famine_war_and_round_and_whatever_adds_points_to_that():
    session = dice_games.session(2)
    shown = dice_games.model(session, first_game=True)
    assert any(row.books.vp for row in shown.forecast.rows)
    assert signs_on(shown) == ["famine", "war", "score", "total"]
    level = tuple(replace(row, books=replace(row.books, vp=0)) for row in shown.forecast.rows)
    assert signs_on(replace(shown, forecast=replace(shown.forecast, rows=level))) == ["famine", "war", "total"]
    every = signs_on(dice_games.model(session))
    assert every[:2] == ["famine", "war"]
    assert every[-1] == "total"
    assert len(every) > 4


def test_a_game_is_the_first_until_one_was_played_to_its_end(app):
    assert is_first_game(app, "nations")
    app.met.add("nations", PLAYED)
    assert not is_first_game(app, "nations")
    assert is_first_game(app, "nations_dice")
    app.change_settings(tips=NONE)
    assert not is_first_game(app, "nations_dice")


def test_a_game_that_is_over_is_noted(screen):
    screen.app.change_settings(speed="instant")
    scene = lay(screen.app, played(seats=2, moves=-1))
    screen.frames(5, 100)
    assert screen.scene is not scene
    assert screen.app.met.has("nations", PLAYED)


def test_rows_of_which_nothing_comes_to_anybody_are_not_there(screen):
    scene = lay(screen.app, played(seats=2, moves=4))
    boxes = boxes_of(scene.table.table, scene.table.model())
    cells = {}
    for box, _ in boxes:
        if box.name and box.name.startswith("forecast ") and box.caption:
            cells.setdefault(box.name.split()[1], []).append(box.caption.rpartition(": ")[2])
    assert cells
    assert all(set(words) != {"–"} for words in cells.values())
