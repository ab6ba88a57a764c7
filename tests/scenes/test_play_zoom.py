"""A card is shown large once the pointer has rested on it, or pinned, off what is needed."""

import pytest

from game import GAMES
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.view.renderer import TOP_RAIL
from tests.scenes.tables_played import lay, played, questions


def test_three_cards_stay_pinned_and_the_oldest_makes_room(desk):
    hints = lay(desk, played()).commands.hints
    names = [name for name, place in hints._table.top.layout.places.items() if place.zoom][:4]
    for name in names:
        hints.pin(name)
    assert hints.pinned == names[1:]
    hints.pin(names[2])
    assert hints.pinned == [names[1], names[3]]


@pytest.mark.parametrize("size", [(1280, 720), pytest.param((1920, 1080), marks=pytest.mark.long)])
@pytest.mark.parametrize("game", GAMES)
def test_no_zoom_lies_over_the_answers_and_hardly_one_over_the_forecast_or_the_own_stocks(desk_of, game, size):
    desk, zoomed, over_rail, over_read = desk_of(size), 0, 0, 0
    for session in questions(game):
        desk.stack.abandon()
        scene = lay(desk, session)
        scene.update(16)
        scene._uncover()
        top, commands = scene.table.top, scene.commands
        answers = [b.area for group in commands.controls.groups for b in group.buttons if b.zone == "answers"]
        assert top.layout.kept_clear
        clear = [desk.theme.rect(*area) for area in answers]
        read = [desk.theme.rect(*area) for area in top.layout.kept_clear]
        for name in [name for name, place in top.layout.places.items() if place.zoom][::4]:
            commands.hints.pinned = [name]
            commands.sight.popovers.begin()
            commands.sight.stamps(desk.theme)
            zoom = commands.sight.popovers.rect_of(PINNED_PREFIX + name)
            zoomed += 1
            assert zoom.collidelist(clear) == -1, name
            over_read += zoom.collidelist(read) >= 0
            over_rail += zoom.top < desk.theme.rect(0, TOP_RAIL, 0, 0).top
    assert zoomed > 5
    assert over_rail <= zoomed / 4
    assert over_read <= zoomed / 10
