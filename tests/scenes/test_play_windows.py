"""Windows of other shapes than 16:9: the table begins at their upper edge, and the log fills the room below."""

import pytest

from scenes.play.view.log_panel import LINE
from tests.scenes.hands import Screen
from tests.scenes.tables_played import lay, lay_new, played

HIGH = [(1024, 768), (1280, 800), (960, 600), (1600, 1200)]


@pytest.fixture
def lay_in(app_of):
    def lay_it(size, seats=3, moves=40):
        app = app_of(size)
        scene = lay(app, played(seats, moves))
        app.step(16)
        return scene

    return lay_it


@pytest.mark.sample(4)
@pytest.mark.parametrize("size", HIGH)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_log_takes_the_room_under_the_table(lay_in, size, seats):
    scene = lay_in(size, seats)
    theme, log = scene.table.theme, scene.table.top.layout.log
    assert theme.rect(0, 0, 1, 1).topleft == (theme.origin[0], 0)
    rect = theme.rect(*log)
    assert theme.rect(0, 0, 1280, 720).bottom < rect.top
    assert rect.bottom <= size[1] and size[1] - rect.bottom <= theme.px(12)


def test_a_click_meets_what_is_seen_in_a_high_window(lay_in):
    scene = lay_in((1024, 768))
    plaque = next(place for place in scene.table.top.layout.targets.values() if place.looks_at is not None)
    screen = Screen(scene.app)
    at = scene.table.theme.rect(*plaque.area).center
    screen.move_to(at)
    screen.press_mouse(at)
    screen.release_mouse(at)
    assert scene.viewpoint.shown_seat == plaque.looks_at


@pytest.mark.parametrize("name", ["nations_dice", "nation_deckbuilder", "wealth_of_nations"])
def test_every_table_gives_its_log_the_room_below(app_of, name):
    app = app_of((1024, 768))
    scene = lay_new(app, name, ["human"] * 3, 1)
    theme, log = scene.table.theme, scene.table.top.layout.log
    assert theme.origin == (0, 0)
    assert theme.rect(0, 0, 1280, 720).bottom < theme.rect(*log).top
    assert theme.rect(*log).bottom <= 768


def test_a_window_with_little_to_spare_has_the_table_in_its_middle(app_of):
    app = app_of((1280, 760))
    scene = lay_new(app, "nations_dice", ["human", "human"], 1)
    assert scene.table.theme.origin == app.theme.origin == (0, 20)
    assert scene.table.top.layout.log is None


def test_a_wide_log_has_columns_and_ends_with_the_newest_line(lay_in):
    scene = lay_in((1280, 800))
    _, y, _, height = scene.table.panels()[0].area
    lines = {name: note for name, note in scene.table.log_panel.notes.items() if name.startswith(LINE)}
    assert len({note.area[0] for note in lines.values()}) == 3
    assert scene.game.log.entries[-1].line.words in str(list(lines.values())[-1].tells)
    assert all(y <= note.area[1] and note.area[1] + note.area[3] <= y + height for note in lines.values())
