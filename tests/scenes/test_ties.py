"""Equal places at the table: the one that the forecast prefers at first, then what a second look has found."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import game_named
from game.bots.search.ties import NamedPlace
from game.bots.thinking import EqualPlaces
from game.session.savefile import read
from scenes.play import game_in_play
from scenes.play.help.ties import Ties
from tests.game.nations import test_ties
from tests.scenes.tables_played import lay

CASE = Path(test_ties.__file__).with_name("ties.yaml")


class Ready:
    """A thinker that answers at once, always the same."""

    def __init__(self, answer):
        self.answer_is, self.task, self.asked = answer, None, []

    def start(self, is_waited_for=False): ...

    def begin(self, job):
        self.task = job
        self.asked.append(job)

    def answer(self):
        return self.answer_is(self.task) if isinstance(self.task, EqualPlaces) else None

    def drop(self):
        self.task = None

    def stop(self): ...


def laid(screen, answer, **changes):
    """The case on a table whose thinker answers so."""
    screen.app.change_settings(tips="none")
    session = read(CASE, game_named).session
    while session.can_redo:
        session.redo()
    for name, value in changes.items():
        setattr(session, name, value)
    screen.app.thinker = Ready(answer)
    scene = lay(screen.app, session)
    screen.lift_curtain()
    screen.frames(2)
    return scene


def point_at_lyceum(screen, scene):
    name = "lyceum"
    screen.move_to(screen.pixel(scene.table.top.layout.targets[name].area))
    screen.frames(3)
    return scene.table.model()


def aimed(scene):
    """What the popover at the pointer begins with."""
    return next(place.tried[0][1] for place in scene.table.top.layout.targets.values() if place.tried)


def test_the_forecast_names_the_first_in_the_order_until_more_is_known(screen):
    scene = laid(screen, lambda task: None)
    model = point_at_lyceum(screen, scene)
    assert model.tried == (("buy_card", "lyceum", "slot1"),)
    assert scene.table.equal_places[0] == model.tried[0]
    assert "Quarry" in aimed(scene)


def test_any_of_them_is_said_once_a_second_look_has_found_them_alike(screen):
    scene = laid(screen, lambda task: NamedPlace(task.moves[0], len(task.moves)))
    model = point_at_lyceum(screen, scene)
    assert model.any_of == len(scene.table.equal_places) == 5
    assert aimed(scene) == "on any of 5 places:"


def test_otherwise_the_best_one_is_named_by_hover_and_warning_alike(screen):
    def best(task):
        return NamedPlace(next(move for move in task.moves if move[2] == "slot4"), 1)

    scene = laid(screen, best)
    assert point_at_lyceum(screen, scene).tried == (("buy_card", "lyceum", "slot4"),)
    assert "Caravan" in aimed(scene)
    legionary = [move for move in scene.game.session.state.decision.moves if move[1:2] == ("legionary",)]
    equal = scene.game.foresight(0).places(legionary)
    scene.game.look_at_ties(equal)
    assert scene.game.look_at_ties(equal)
    while not scene.game.ways.knows_of_passing():
        pass
    assert scene.game.ways.overlooked.way.moves == (
        ("buy_card", "legionary", "slot4"),
        ("deploy", "area", "slot4"),
    )


def test_where_a_game_allows_no_advice_nothing_is_looked_at_again(screen):
    scene = laid(screen, lambda task: NamedPlace(task.moves[-1], 1), may_ask=False)
    assert point_at_lyceum(screen, scene).tried == (("buy_card", "lyceum", "slot1"),)
    assert scene.app.thinker.asked == []


def test_the_question_is_dropped_when_the_pointer_goes_on():
    session = read(CASE, game_named).session
    while session.can_redo:
        session.redo()
    thinker = Ready(lambda task: None)
    ties, moves = Ties(session, thinker), session.state.decision.moves
    one = [move for move in moves if move[:2] == ("buy_card", "lyceum")]
    ties.think(one, True)
    ties.think(one, True)
    assert len(thinker.asked) == 1
    ties.think([], True)
    assert thinker.task is None


def test_the_table_looks_with_the_thinker_of_the_adviser():
    assert game_in_play.Ties is Ties


@pytest.mark.parametrize("is_free", [True, False])
def test_nothing_is_asked_while_the_adviser_thinks(is_free):
    session = read(CASE, game_named).session
    while session.can_redo:
        session.redo()
    thinker = Ready(lambda task: NamedPlace(task.moves[0], 2))
    ties = Ties(session, thinker)
    one = [move for move in session.state.decision.moves if move[:2] == ("buy_card", "lyceum")]
    ties.think(one, is_free)
    assert ties.think(one, is_free) == is_free
