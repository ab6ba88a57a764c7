"""With Shift all like pieces of a place are lifted; they go where the rules let several go in a row."""

import pygame
import pytest

from game.nations.concepts import workers_changed
from scenes.play.help.hints import Notice
from tests.scenes.tables_played import lay_first_turn


@pytest.fixture
def scene(screen):
    """The first turn, two Workers on the first card and three that are free, Stone enough for all of them."""
    scene = lay_first_turn(screen)
    yield scene
    pygame.key.set_mods(pygame.KMOD_NONE)


def workers(scene, handle):
    places = scene.table.top.layout.targets
    return [n for n, place in places.items() if place.can_be_held and handle in place.stands_for]


def shift_drag(screen, scene, name, target):
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    places = scene.table.top.layout.targets
    goal = (
        places[target].area
        if target in places
        else next(place.area for place in places.values() if target in place.stands_for and not place.can_be_held)
    )
    screen.drag(places[name].area, goal)
    pygame.key.set_mods(pygame.KMOD_NONE)


def man(scene, count):
    """Put Workers on the first card, as if they had been deployed in earlier rounds."""
    state = scene.game.session.state
    nation = state.nations[state.decision.seat]
    nation.workers = (count, *nation.workers[1:])
    workers_changed(state, nation)
    state.decision = state.decision.choice(state, state.decision.seat)
    scene.game._turn_to_position()
    scene.table.relay()


def test_all_workers_of_a_card_come_back_together(screen, scene):
    man(scene, 2)
    seat, before = scene.game.deciding, len(scene.game.session.moves)
    free = scene.game.session.state.nations[seat].area
    shift_drag(screen, scene, workers(scene, "slot0")[0], "area")
    assert scene.game.session.moves[before:] == [("undeploy", "slot0")] * 2
    assert scene.game.session.state.nations[seat].area == free + 2
    assert scene.game.deciding == seat


def test_without_shift_one_comes_back(screen, scene):
    man(scene, 2)
    before = len(scene.game.session.moves)
    places = scene.table.top.layout.targets
    screen.drag(places[workers(scene, "slot0")[0]].area, places["area"].area)
    assert scene.game.session.moves[before:] == [("undeploy", "slot0")]


def test_only_one_is_deployed_by_an_action_and_a_note_says_so(screen, scene):
    before, free = len(scene.game.session.moves), workers(scene, "area")
    assert len(free) > 1
    shift_drag(screen, scene, free[0], "slot0")
    assert [move[0] for move in scene.game.session.moves[before:]] == ["deploy"]
    assert isinstance(scene.commands.hints.notice, Notice)
    assert "One action" in scene.commands.hints.notice.words


def test_all_of_them_are_seen_in_the_hand(screen, scene):
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    free = workers(scene, "area")
    start = screen.pixel(scene.table.top.layout.targets[free[0]].area)
    screen.move_to(start)
    screen.press_mouse(start)
    screen.move_to((start[0] + 20, start[1] - 20), pressed=True)
    held = scene.host.carried
    assert set(held.names) == set(free)
    assert len(scene.table.top.held_stamps(held)) == 1 + len(free)
    prints = {stamp.rect.center for stamp in scene.table.top.left_stamps(held)}
    assert prints == {screen.pixel(scene.table.top.layout.sprites[name].area) for name in free}, "where they lay"
