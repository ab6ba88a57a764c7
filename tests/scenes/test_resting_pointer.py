"""Nothing opens by itself under a pointer that has not moved since the last move, nor over what is being shown."""

import pygame
import pytest

from game import GAMES
from game.session.session import HUMAN, Seat, Session
from scenes.ui.host.host import DWELL
from tests.scenes.answering import target_at
from tests.scenes.tables_played import lay, lay_first_turn

RIVAL = "easy"


def told(scene):
    """What has opened for the pointer or the focus."""
    tried = [place.tried for place in scene.table.top.layout.targets.values() if place.tried]
    return scene.commands.hints.shown, scene.table.hot, tried, scene.commands.goal_popover.is_open


NOTHING = (None, None, [], False)


def come_to_rest(screen, scene):
    for _ in range(80):
        scene._cover(False)
        screen.frames(1, 100)
        if scene._is_calm and scene.game.is_person_deciding:
            return
    raise AssertionError("the table never came to rest")


def table_of(screen, game, players, speed="instant"):
    screen.app.change_settings(speed="instant", tips="none")
    wanted = max(len(players), GAMES[game].seats[0])
    seats = [Seat(f"Seat {n}", player, n) for n, player in enumerate((*players, HUMAN)[:wanted], 1)]
    scene = lay(screen.app, Session(GAMES[game], {}, seats, 5))
    come_to_rest(screen, scene)
    screen.app.change_settings(speed=speed)
    return scene


def lit_place(scene):
    """A lit piece under the pointer of somebody who points at its middle, and that says something."""
    top = scene.table.top
    for name in sorted(scene.table.lit):
        x, y, width, height = top.layout.targets[name].area
        if scene.commands.tooltips.of(name) and target_at(top, (x + width / 2, y + height / 2)) == name:
            return name
    raise AssertionError("nothing is lit")


def point_at(screen, scene, name):
    """Come to a place and stay there until what it says has opened."""
    at = screen.pixel(scene.table.top.layout.targets[name].area)
    screen.move_to((at[0] - 2, at[1]))
    screen.move_to(at)
    screen.frames(3, DWELL)
    return at


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_opens_under_a_resting_pointer_after_a_move_until_it_moves(screen, game):
    scene = table_of(screen, game, (HUMAN, HUMAN))
    point_at(screen, scene, lit_place(scene))
    assert scene.commands.hints.shown
    scene.commands.playback.play(scene.game.session.state.decision.moves[0])
    come_to_rest(screen, scene)
    screen.frames(6, DWELL)
    assert told(scene) == NOTHING
    point_at(screen, scene, lit_place(scene))
    assert scene.commands.hints.shown and scene.table.hot


def test_after_a_click_that_plays_a_move_the_own_card_shows_no_preview(screen):
    scene = lay_first_turn(screen)
    screen.app.change_settings(tips="none")
    come_to_rest(screen, scene)
    played = len(scene.game.session.moves)
    for name in sorted(scene.table.lit):
        screen.click(scene.table.top.layout.targets[name].area)
        screen.click(scene.table.top.layout.targets[name].area)
        if len(scene.game.session.moves) > played:
            break
    assert len(scene.game.session.moves) > played
    come_to_rest(screen, scene)
    screen.frames(6, DWELL)
    assert told(scene) == NOTHING


def test_nothing_opens_over_the_moves_of_others_nor_over_whose_turn_it_is(screen):
    scene = table_of(screen, "nation_deckbuilder", (HUMAN, RIVAL), "normal")
    x, y = point_at(screen, scene, lit_place(scene))
    scene.commands.playback.play(scene.game.session.state.decision.moves[-1])
    seen_shown = seen_named = False
    for step in range(400):
        screen.move_to((x + step % 3, y))
        screen.frames(2, 60)
        is_seen = not scene._is_laid_unpainted  # a frame that only lays what comes next still holds the last picture
        if is_seen and (not scene.choreographer.is_still or not scene.banner.is_still):
            seen_shown |= not scene.choreographer.is_still
            seen_named |= scene.banner.is_named
            assert scene.commands.hints.shown is None
        if seen_shown and seen_named:
            break
        if scene.game.is_person_deciding and scene.choreographer.is_still:
            scene.commands.playback.play(scene.game.session.state.decision.moves[-1])
    assert seen_shown and seen_named


def test_the_focus_opens_nothing_after_a_move_until_a_key_moves_it(screen):
    scene = table_of(screen, "nations", (HUMAN, HUMAN))
    screen.key(pygame.K_TAB)
    screen.frames(3, DWELL)
    assert scene.commands.hints.shown
    scene.commands.playback.play(scene.game.session.state.decision.moves[0])
    come_to_rest(screen, scene)
    screen.frames(6, DWELL)
    assert told(scene) == NOTHING
    screen.key(pygame.K_TAB)
    screen.frames(3, DWELL)
    assert scene.commands.hints.shown


def test_the_wheel_opens_what_a_resting_pointer_is_on(screen):
    scene = table_of(screen, "nations", (HUMAN, HUMAN))
    point_at(screen, scene, lit_place(scene))
    scene.commands.playback.play(scene.game.session.state.decision.moves[0])
    come_to_rest(screen, scene)
    screen.post(pygame.MOUSEWHEEL, x=0, y=1)
    assert scene.commands.hints.shown == scene.host.pointed


def test_nothing_opens_under_a_pointer_over_which_the_window_has_opened(screen):
    """SDL says where the mouse lies as if it had been moved there."""
    screen.app.open("menu")
    screen.frames(3)
    name, at = next(
        (each.name, screen.pixel(each.area)) for each in screen.scene.form.host.targets if each.can_be_pressed
    )
    screen.post(pygame.WINDOWENTER)
    screen.move_to(at)
    screen.frames(3, DWELL)
    assert screen.scene.form.host.told is None
    screen.move_to((at[0] + 1, at[1]))
    screen.frames(3, DWELL)
    assert screen.scene.form.host.told == name


def told_at(screen, scene, name):
    """Whether the pointer is on this thing in its middle and around that."""
    x, y = screen.pixel(scene.table.top.layout.targets[name].area)
    points = [scene.table.theme.to_units((x + shift, y)) for shift in (-2, 0, 2)]
    return all(under and under.name == name for under in map(scene.host.asked_at, points))


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_pointer_that_moves_over_one_thing_changes_nothing_and_looks_at_nothing_anew(screen, game, monkeypatch):
    scene = table_of(screen, game, (HUMAN, HUMAN))
    screen.app.change_settings(reduced_motion=True)
    wide = (name for name, place in scene.table.top.layout.targets.items() if place.area[2] > 60 and place.tells)
    x, y = point_at(screen, scene, next(name for name in wide if told_at(screen, scene, name)))
    screen.frames(30)
    refresh, looks = scene.refresh, []
    monkeypatch.setattr(scene, "refresh", lambda: looks.append(refresh()))
    for shift in (1, 2, 1, 0):
        screen.move_to((x + shift, y))
        screen.frames(1)
    assert not looks
    shown = pygame.image.tobytes(screen.app.surface, "RGB")
    refresh()
    screen.frames(1)
    assert pygame.image.tobytes(screen.app.surface, "RGB") == shown
    screen.move_to((1, 1))
    screen.frames(1)
    assert looks


def test_nothing_opens_under_a_pointer_whose_button_went_down_on_what_lay_there_before(screen):
    """The button of a pass that was held goes up over the result."""
    screen.app.open("menu")
    screen.frames(3)
    name, at = next(
        (each.name, screen.pixel(each.area)) for each in screen.scene.form.host.targets if each.can_be_pressed
    )
    screen.release_mouse(at)
    screen.frames(3, DWELL)
    assert screen.scene.form.host.told is None
    screen.move_to((at[0] + 1, at[1]))
    screen.frames(3, DWELL)
    assert screen.scene.form.host.told == name


def test_what_the_pointer_rests_on_stays_told_when_a_screen_is_laid_anew_by_itself(screen):
    """As when fonts of the computer have been found, which may have been asked for long before."""
    screen.app.open("menu")
    screen.frames(3)
    name, at = next(
        (each.name, screen.pixel(each.area)) for each in screen.scene.form.host.targets if each.can_be_pressed
    )
    screen.move_to(at)
    screen.move_to((at[0] + 1, at[1]))
    screen.frames(3, DWELL)
    screen.app.refresh_theme()
    screen.frames(1)
    assert screen.scene.form.host.told == name
    screen.move_to((1, 1))
    screen.frames(1)
    screen.app.refresh_theme()
    assert screen.scene.form.host.told is None
