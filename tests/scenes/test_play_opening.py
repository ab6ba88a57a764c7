"""How a new game begins on the real table: what happens before the first decision is shown and told."""

from __future__ import annotations

import pytest

from game import GAMES
from game.session.session import HUMAN, Seat, Session
from scenes.play.dice.dice_act import DiceAct
from scenes.play.log import OPENING
from scenes.play.play_scene import PlayScene
from tests.scenes.tables_played import NAMES, played

SEATS = [(game.name, seats) for game in GAMES.values() for seats in (game.seats[0], game.seats[-1])]


def begin(screen, session):
    """The game on the app at Normal speed."""
    screen.app.change_settings(speed="normal")
    scene = PlayScene(screen.app, screen.app.saves.begin(session))
    screen.app.stack.push(scene)
    return scene


def new_session(name, seats):
    people = [Seat(person, HUMAN, colour) for colour, person in enumerate((*NAMES, "Fay")[:seats], 1)]
    return Session(GAMES[name], {"advanced": True} if name == "nations" else {}, people, 5)


def watch(screen, scene):
    """See the opening to its end; the pieces of every throw in it."""
    throws = []
    for _ in range(900):
        throws += [set(act.pieces) for act in scene.choreographer.acts if isinstance(act, DiceAct)]
        if scene.choreographer.is_idle:
            return throws
        screen.frames()
    raise AssertionError("the opening did not end")


@pytest.mark.sample(3)
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_a_new_game_is_seen_to_begin_and_ends_in_its_first_decision(screen, name, seats):
    session = new_session(name, seats)
    scene = begin(screen, session)
    assert scene.choreographer.is_idle is not bool(session.opening)
    watch(screen, scene)
    assert scene.table.shown_state is None
    assert session.moves == []


def test_the_first_dice_of_the_dice_game_tumble_together(screen):
    session = new_session("nations_dice", 2)
    scene = begin(screen, session)
    first = session.state.nations[session.state.order[0]]
    assert {die.handle for die in first.dice} in watch(screen, scene)


def test_a_click_ends_the_opening_and_all_of_it_is_told(screen):
    scene = begin(screen, new_session("nations", 2))
    assert not scene.choreographer.is_idle
    screen.click((640, 399, 2, 2))
    assert scene.choreographer.is_idle
    skipped = scene.game.log.entries
    scene = begin(screen, new_session("nations", 2))
    watch(screen, scene)
    assert scene.game.log.entries == skipped


def test_without_a_show_the_opening_is_told_at_once(screen):
    screen.app.change_settings(speed="instant")
    scene = PlayScene(screen.app, screen.app.saves.begin(new_session("nations_dice", 2)))
    screen.app.stack.push(scene)
    assert any("rolls" in entry.line.words for entry in scene.game.log.entries)


def test_the_first_roll_is_told_once_its_dice_lie_still(screen):
    scene = begin(screen, new_session("nations_dice", 2))
    log = scene.game.log
    is_told = []
    while not scene.choreographer.is_idle:
        screen.frames()
        if any(isinstance(act, DiceAct) for act in scene.choreographer.acts):
            is_told.append(any("rolls" in entry.line.words for entry in log.entries))
    assert is_told and not is_told[0]
    assert any("rolls" in entry.line.words for entry in log.entries)


def test_the_log_begins_with_the_opening(screen):
    scene = begin(screen, new_session("nations_dice", 2))
    watch(screen, scene)
    told = [entry for entry in scene.game.log.entries if entry.move == OPENING]
    assert told == scene.game.log.entries
    assert told[0].is_heading
    assert any("rolls" in entry.line.words for entry in told)


def test_a_game_that_goes_on_is_not_shown_its_opening_again(screen):
    scene = begin(screen, played(2, moves=1))
    assert scene.choreographer.is_idle


def test_only_what_another_game_has_changed_is_let_go_as_a_game_is_opened(screen, monkeypatch):
    games = []
    monkeypatch.setattr(screen.app.posters, "turn_to", games.append)
    session = new_session("nations_dice", 2)
    begin(screen, session)
    screen.app.open("timeline", session, 0)
    begin(screen, Session(session.game, {}, session.seats, 6))
    begin(screen, new_session("nations", 2))
    assert games[0] == games[1] and len({*games}) == 3
