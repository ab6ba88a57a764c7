"""On a slow machine everything goes as on a quick one: things are timed by what the frames are told."""

import time
from itertools import count, pairwise

import pygame
import pytest

from scenes.app.app import App
from scenes.play.table_stage import TableStage
from scenes.play.view import draw_ahead
from scenes.play.view.renderer import TableRenderer
from scenes.play.view.table_view import TableView
from scenes.ui.host.canvas import Canvas
from tests.scenes.tables_played import lay_new

SECOND = 1000


class Clock:
    """The time that the machine shows; every frame that is drawn takes so many milliseconds of it."""

    def __init__(self, monkeypatch, frame_ms):
        self.now = 5 * SECOND
        draw = App._draw

        def drawn(app):
            draw(app)
            self.now += frame_ms

        monkeypatch.setattr(App, "_draw", drawn)
        monkeypatch.setattr(pygame.time, "get_ticks", lambda: self.now)
        for name in ("time", "monotonic", "perf_counter"):
            monkeypatch.setattr(time, name, lambda: self.now / SECOND)


def rest_on(screen, area, frames):
    screen.move_to(screen.pixel(area))
    screen.frames(frames)


def script(screen, scene):
    """A person looks around at a table where computers have moved; what is seen after every step."""
    other = (scene.viewpoint.viewer + 1) % 3
    button = scene.commands.controls.button("log").area
    card = next(place.area for place in scene.table.top.layout.targets.values() if place.tells)
    steps = [
        lambda: screen.key(pygame.K_1 + other, str(other + 1)),
        lambda: screen.key(pygame.K_1 + other, str(other + 1)),
        lambda: screen.key(pygame.K_1 + other, str(other + 1), hold_ms=300),
        lambda: rest_on(screen, card, 30),
        lambda: screen.move_to((640, 5)),
        lambda: screen.click(button),
        lambda: screen.key(pygame.K_l, "l"),
        lambda: screen.letter("p"),
        lambda: screen.letter("p", hold_ms=400),
        lambda: screen.frames(60),
        lambda: screen.key(pygame.K_SPACE, " "),
        lambda: screen.frames(200),
    ]
    for step in steps:
        step()
        view, hints = scene.viewpoint, scene.commands.hints
        bubble = hints.notice.words if hints.notice else ""
        yield view.shown_seat, hints.shown, bubble, len(scene.game.session.moves), screen.app._rate()


def seen(screen):
    scene = lay_new(screen.app, "nations_dice", ["human", "random", "random"], 11)
    screen.app.change_settings(speed="normal")
    screen.frames(5)
    return list(script(screen, scene))


def test_a_tap_of_a_seat_key_is_a_tap_however_long_the_frame_takes(screen, monkeypatch):
    scene = lay_new(screen.app, "nations_dice", ["human", "human", "random"], 11)
    screen.frames(2)
    Clock(monkeypatch, SECOND)
    other = (scene.viewpoint.viewer + 1) % 3
    screen.key(pygame.K_1 + other, str(other + 1))
    assert scene.viewpoint.shown_seat == other


def test_frames_of_a_second_show_the_same_as_quick_ones(screen, app_of, monkeypatch):
    with monkeypatch.context() as patched:
        Clock(patched, 0)
        quick = seen(screen)
    with monkeypatch.context() as patched:
        Clock(patched, SECOND)
        slow = seen(type(screen)(app_of()))
    assert slow == quick
    assert len(set(quick)) > 6


@pytest.fixture
def done(monkeypatch):
    """What frames have laid, drawn and painted, in this order."""
    done = []
    lay, draw, paint = TableStage.lay, TableRenderer.draw_ahead, Canvas._draw

    def noted(stage, frame):
        is_laid_anew = lay(stage, frame)
        done.extend(["laid"] * is_laid_anew)
        return is_laid_anew

    monkeypatch.setattr(TableStage, "lay", noted)
    monkeypatch.setattr(TableRenderer, "draw_ahead", lambda *facts: done.append("drawn") or draw(*facts))
    monkeypatch.setattr(Canvas, "_draw", lambda *facts: done.append("painted") or paint(*facts))
    return done


def busy_frames(screen, done, number):
    """What was done in each of so many frames in which anything was."""
    for _ in range(number):
        done.clear()
        screen.app.step(16)
        if done:
            yield tuple(done)


def test_no_frame_of_a_show_both_lays_the_table_and_paints_it(screen, done):
    scene = lay_new(screen.app, "nations_dice", ["random", "random", "random"], 11)
    screen.frames(2)
    screen.app.change_settings(speed="fast")
    frames = list(busy_frames(screen, done, 240))
    assert len(scene.game.session.moves) > 2
    laid = [number for number, did in enumerate(frames) if "laid" in did]
    assert laid
    assert {frames[number] for number in laid} == {("laid",)}
    assert all({"painted", "drawn", "laid"} & set(frames[number + 1]) for number in laid[:-1])


def test_what_was_laid_is_drawn_by_and_by_before_it_is_painted(screen, done, monkeypatch):
    scene = lay_new(screen.app, "nation_deckbuilder", ["random", "random"], 11)
    screen.frames(2)
    screen.app.change_settings(speed="fast")
    monkeypatch.setattr(draw_ahead, "A_FRAME", 1.5)  # ticks of this clock: one piece a frame
    monkeypatch.setattr(draw_ahead, "perf_counter", count().__next__)
    frames = list(busy_frames(screen, done, 600))
    assert len(scene.game.session.moves) > 2
    assert max(frame.count("drawn") for frame in frames) == 1
    assert any(later == ("drawn",) for frame, later in pairwise(frames) if frame == ("laid",))


def test_a_table_is_painted_a_panel_a_step(screen, done):
    scene = lay_new(screen.app, "nations", ["human", "random"], 11)
    scene.table.top.fold()
    done.clear()
    steps = []
    for _ in scene._settling():
        steps.append(done.count("painted"))
        done.clear()
    assert max(steps) == 1
    assert sum(steps) > 10


def test_what_a_move_leads_to_is_laid_while_it_is_held_back(screen, monkeypatch):
    scene = lay_new(screen.app, "nations", ["random", "random"], 11)
    session, laid = scene.game.session, []
    layout_after = TableView.layout_after
    monkeypatch.setattr(
        TableView, "layout_after", lambda table, state: laid.append(state) or layout_after(table, state)
    )
    screen.app.change_settings(speed="normal")
    while not laid:
        screen.app.step(16)
    moves = len(session.moves)
    assert scene.table.shown_state is None
    while len(session.moves) == moves:
        screen.app.step(16)
    assert [state.fingerprint() for state in laid] == [session.state.fingerprint()]


def test_a_move_that_took_long_to_find_is_laid_before_it_is_made(screen, monkeypatch):
    scene = lay_new(screen.app, "nations", ["random", "random"], 11)
    screen.app.change_settings(speed="normal")
    laid = []
    layout_after = TableView.layout_after
    monkeypatch.setattr(TableView, "layout_after", lambda view, state: laid.append(state) or layout_after(view, state))
    scene.game.computers._waited = 10.0 * SECOND
    while not scene.game.session.moves:
        screen.app.step(16)
    assert len(laid) == 1
