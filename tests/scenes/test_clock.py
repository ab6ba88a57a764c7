"""The clock: off as long as nobody wants it, it counts who thinks, stops for who is away, and forces nothing."""

import pytest

from game.session.clock import IDLE_MS, GameClock, clock_words, times_of
from scenes.play.input.clock_button import CLOCK
from tests.scenes.tables_played import lay_new


@pytest.fixture
def scene(screen):
    screen.app.change_settings(clock=True)
    scene = lay_new(screen.app, "nations_dice", ("human", "human"), "5")
    screen.frames(2)
    return scene


def button(scene):
    return scene.commands.controls.named(CLOCK)


def test_there_is_none_unless_it_is_wished_for(screen):
    scene = lay_new(screen.app, "nations_dice", ("human", "human"), "5")
    screen.frames(2, 600)
    screen.letter("j")
    assert button(scene) is None and scene.game.clock.seconds == (0, 0) and scene.game.clock.glass_ms is None


def test_it_counts_who_thinks_and_keeps_that_beside_the_journal(screen, scene):
    deciding, path = scene.game.deciding, scene.game.journal.path
    screen.frames(5, 1000)
    assert (
        button(scene).control.label == "0:05"
        and scene.game.clock.seconds[deciding] >= 5
        and scene.game.clock.seconds[1 - deciding] == 0
    )
    scene.commands.open_menu()
    assert times_of(path, 2)[deciding] >= 5
    assert GameClock(2, path).seconds == times_of(path, 2)
    screen.app.saves.delete(path)
    assert times_of(path, 2) is None


def test_a_sand_glass_runs_out_with_a_word_and_nothing_else(screen, scene):
    count = len(scene.game.session.moves)
    screen.letter("j")
    assert scene.game.clock.glass_seconds == 60
    screen.frames(1, 59_900)
    screen.frames(1, 300)
    assert scene.game.clock.glass_seconds is None and "run out" in scene.commands.hints.notice.words
    assert len(scene.game.session.moves) == count
    for _ in range(4):
        screen.click(button(scene).area)
    assert scene.game.clock.glass_seconds == 300 and button(scene).control.label == "5:00"
    screen.letter("j")
    assert scene.game.clock.glass_seconds is None


def test_who_is_away_is_not_counted():
    clock = GameClock(2, None)
    clock.advance(IDLE_MS, 0)
    clock.advance(60_000, 0)
    assert clock.seconds == (180, 0)
    clock.touched()
    clock.advance(1000, 1)
    assert clock.seconds == (180, 1)


def test_a_damaged_file_of_times_costs_nothing(tmp_path):
    path = tmp_path / "a.nations"
    for text in ("seconds: [1, 2, 3]", "seconds: [-1, 2]", "[", "seconds: [a, b]", "x" * 9000):
        path.with_suffix(".times").write_text(text)
        assert GameClock(2, path).seconds == (0, 0)
    assert [clock_words(each) for each in (0, 65, 3661)] == ["0:00", "1:05", "1:01:01"]
