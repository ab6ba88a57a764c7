"""Whatever is seen on a table says what it is, to the pointer and to the focus, in every game."""

import pygame
import pytest

from game import GAMES
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.view.log_panel import LINE
from scenes.table.panels.prompt import PROMPT
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui.host.host import DWELL
from scenes.ui.host.tooltip import Explanation, caption_of
from tests.scenes.answering import silent_around, silent_on_table
from tests.scenes.tables_played import lay, played, questions


def scenes(screen, game):
    """The table wherever something new is asked."""
    for session in questions(game):
        while screen.app.stack.top:
            screen.app.stack.pop()
        scene = lay(screen.app, session)
        screen.frames(1)
        scene._cover(False)
        yield scene


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_answers(screen, game):
    assert {fault for scene in scenes(screen, game) for fault in silent_on_table(scene)} == set()


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_rails_and_in_the_log_answers(screen, game):
    assert {fault for scene in scenes(screen, game) for fault in silent_around(scene)} == set()


@pytest.fixture
def scene(screen):
    scene = lay(screen.app, played(seats=3, moves=60))
    screen.frames(10)
    return scene


def test_what_the_focus_comes_to_answers_at_once(screen, scene):
    hints = scene.commands.hints
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_TAB)
    assert hints.shown == scene.commands.ring.current


def test_arrows_never_lead_from_pieces_to_numbers_and_tab_comes_to_numbers_last(screen, scene):
    ring = scene.commands.ring
    notes = {place.name for place in ring.places if place.is_note}
    assert notes
    zones = list(dict.fromkeys((place.is_note, place.zone) for place in ring.places))
    assert zones == sorted(zones, key=lambda zone: zone[0])
    for place in ring.places:
        for key in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            ring.move_to(place.name)
            ring.visible = True
            ring.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0))
            assert (ring.current in notes) == place.is_note


def test_enter_on_a_dark_button_says_why(screen, scene):
    controls = scene.commands.controls
    dark = next(button.name for button in controls.buttons if not button.is_enabled)
    scene.commands.ring.move_to(dark)
    scene.commands.ring.visible = True
    screen.key(pygame.K_RETURN)
    assert scene.commands.hints.notice.at == next(each.area for each in controls.buttons if each.name == dark)


def test_enter_on_a_line_of_the_log_shows_the_table_as_it_was_after_it(screen, scene):
    panel = scene.table.log_panel
    panel.toggle()
    screen.frames(2)
    number, line = next((index, laid) for index, laid in enumerate(panel._laid) if not laid.entry.is_heading)
    scene.commands.ring.move_to(f"{LINE}{number}")
    scene.commands.ring.visible = True
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, TimelineScene)
    assert screen.scene.game.move == line.entry.move + 1


def test_the_prompt_and_the_log_answer_the_pointer(screen, scene):
    screen.frames(2)
    scene.banner.finish()
    screen.frames(2)
    hints = scene.commands.hints
    for name, note in scene.commands.tooltips.loose.items():
        screen.move_to((5, 300))
        screen.move_to(screen.pixel(note.area))
        screen.frames(1, DWELL)
        assert hints.shown == name


def test_f1_and_a_click_on_a_pinned_tooltip_open_the_chapter_that_it_names(screen, scene):
    name = PROMPT
    chapter = scene.commands.tooltips.of(name).look.chapter
    screen.move_to(screen.pixel(scene.commands.tooltips.of(name).area))
    screen.frames(1, DWELL)
    screen.key(pygame.K_F1)
    assert screen.scene is not scene and screen.scene._chapter.of == chapter
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is scene
    screen.press_mouse(screen.pixel(scene.commands.tooltips.of(name).area), button=2)
    rect = scene.commands.sight.popovers.rect_of(PINNED_PREFIX + name)
    screen.press_mouse(rect.center)
    screen.release_mouse(rect.center)
    assert screen.scene is not scene and screen.scene._chapter.of == chapter


def test_a_click_on_a_pinned_tooltip_without_a_chapter_lets_it_go(screen, scene):
    pixel = screen.pixel(scene.commands.tooltips.of("settings").area)
    screen.move_to(pixel)
    screen.press_mouse(pixel, button=2)
    rect = scene.commands.sight.popovers.rect_of(f"{PINNED_PREFIX}settings")
    screen.press_mouse(rect.center)
    screen.release_mouse(rect.center)
    assert screen.scene is scene
    assert scene.commands.hints.pinned == []


def test_a_listener_hears_an_explanation_as_a_line_without_signs():
    told = Explanation("Income of {gold}", remarks=("**3** {gold} more.", "Never read."))
    assert caption_of(told) == "Income of gold. 3 gold more."
