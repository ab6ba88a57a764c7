"""Only what changed is painted, and the picture is the same as if all of it had been."""

from typing import NamedTuple

import pygame
import pytest

from scenes.ui.host.canvas import Canvas, Resting, Stamp, joined, parted
from scenes.ui.host.target import Panel
from sprites.paint.theme import Theme
from sprites.poster.posters import Idle, Posters, PrintRequest

SIZE = (320, 180)


@pytest.fixture
def canvas():
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    background = pygame.Surface(SIZE)
    background.fill("darkgreen")
    return Canvas(Theme(SIZE), background)


@pytest.fixture
def window():
    return pygame.Surface(SIZE)


def stamp(colour, x, y):
    surface = pygame.Surface((20, 30))
    surface.fill(colour)
    return Stamp(surface, (x, y))


def panel(key, colour, drawn, area=(0, 0, 400, 400)):
    def draw(theme, surface):
        drawn.append(key)
        surface.fill(colour)

    return Panel(area, key, draw)


def test_the_first_frame_paints_everything(canvas, window):
    assert canvas.paint(window, []) == [window.get_rect()]
    assert window.get_at((5, 5)) == pygame.Color("darkgreen")


def test_nothing_changed_paints_nothing(canvas, window):
    canvas.paint(window, [stamp("red", 5, 5)])
    still = [stamp("red", 5, 5)]
    canvas.paint(window, still)
    assert canvas.paint(window, still) == []


def test_a_moving_actor_dirties_where_it_was_and_where_it_is(canvas, window):
    actor = stamp("red", 10, 10)
    canvas.paint(window, [actor])
    moved = canvas.paint(window, [Stamp(actor.surface, (100, 100))])
    assert sorted(map(tuple, moved)) == [(10, 10, 20, 30), (100, 100, 20, 30)]
    assert window.get_at((15, 15)) == pygame.Color("darkgreen")
    assert window.get_at((105, 105)) == pygame.Color("red")


def test_a_panel_is_drawn_again_only_when_its_key_changes(canvas):
    drawn = []
    canvas.settle([panel("gold 3", "gold", drawn)], [])
    canvas.settle([panel("gold 3", "gold", drawn)], [])
    assert drawn == ["gold 3"]
    canvas.settle([panel("gold 4", "gold", drawn)], [])
    assert drawn == ["gold 3", "gold 4"]


def test_a_panel_over_one_that_changed_is_drawn_over_it_again(canvas, window):
    drawn = []
    small = (0, 0, 80, 80)
    canvas.settle([panel("ground", "brown", drawn), panel("sign", "white", drawn, small)], [])
    canvas.settle([panel("new ground", "black", drawn), panel("sign", "white", drawn, small)], [])
    canvas.paint(window, [])
    assert window.get_at((5, 5)) == pygame.Color("white")
    assert window.get_at((95, 95)) == pygame.Color("black")


def test_a_panel_beside_one_that_changed_is_drawn_again_only_where_both_overlap(canvas):
    clips = []

    def draw(theme, surface):
        clips.append(surface.get_clip())
        surface.fill("white")

    beside = Panel((280, 0, 400, 400), "beside", draw)
    canvas.settle([panel("gold 3", "gold", [], (0, 0, 300, 400)), beside], [])
    canvas.settle([panel("gold 4", "gold", [], (0, 0, 300, 400)), beside], [])
    assert clips == [(70, 0, 100, 100), (70, 0, 5, 100)]
    assert canvas.picture(pygame.Rect(0, 0, *SIZE)).surface.get_at((72, 5)) == pygame.Color("white")


def test_a_picture_that_is_looked_at_half_painted_is_painted_whole(canvas, window):
    panels = [panel("left", "gold", [], (0, 0, 80, 80)), panel("right", "white", [], (400, 0, 80, 80))]
    next(canvas.begin(panels, []))
    canvas.paint(window, [])
    assert window.get_at((5, 5)) == pygame.Color("gold")
    assert window.get_at((105, 5)) == pygame.Color("white")


def test_what_was_begun_and_not_ended_leaves_nothing_behind(canvas, window):
    left, right = panel("left", "gold", [], (0, 0, 80, 80)), panel("right", "white", [], (400, 0, 80, 80))
    canvas.settle([right], [])
    next(canvas.begin([left, right], [Resting("piece", (stamp("red", 40, 40),))]))
    canvas.settle([right], [])
    canvas.paint(window, [])
    for spot in ((5, 5), (45, 45)):
        assert window.get_at(spot) == pygame.Color("darkgreen")
    assert window.get_at((105, 5)) == pygame.Color("white")


def test_a_panel_that_is_gone_uncovers_the_cloth(canvas, window):
    canvas.settle([panel("log", "white", [])], [])
    canvas.settle([], [])
    canvas.paint(window, [])
    assert window.get_at((5, 5)) == pygame.Color("darkgreen")


def test_a_piece_that_leaves_uncovers_what_lay_under_it(canvas, window):
    below, above = Resting("below", (stamp("blue", 10, 10),)), Resting("above", (stamp("red", 15, 15),))
    canvas.settle([], [below, above])
    canvas.paint(window, [])
    assert window.get_at((20, 20)) == pygame.Color("red")
    canvas.settle([], [below])
    assert canvas.paint(window, []) == [pygame.Rect(15, 15, 20, 30)]
    assert window.get_at((20, 20)) == pygame.Color("blue")


def test_an_exposed_window_is_painted_whole(canvas, window):
    canvas.paint(window, [])
    canvas.expose()
    assert canvas.paint(window, []) == [window.get_rect()]


def test_rectangles_that_touch_are_joined_and_kept_inside():
    bounds = pygame.Rect(0, 0, 100, 100)
    rects = [pygame.Rect(-10, 0, 30, 10), pygame.Rect(15, 5, 10, 10), pygame.Rect(80, 80, 40, 40)]
    assert sorted(map(tuple, joined(rects, bounds))) == [(0, 0, 25, 15), (80, 80, 20, 20)]


def test_parted_rectangles_cover_the_same_pixels_once():
    rects = [pygame.Rect(5 * n, 3 * n, 20, 15) for n in range(6)] + [pygame.Rect(0, 0, 60, 4)]
    others = [pygame.Rect(10, 5, 8, 30)]

    def pixels(areas):
        return [(x, y) for left, top, w, h in areas for x in range(left, left + w) for y in range(top, top + h)]

    covered = pixels(parted(rects, others))

    assert len(covered) == len(set(covered))
    assert set(covered) == set(pixels(rects)) - set(pixels(others))


def test_rectangles_are_made_one_only_where_that_adds_little():
    bounds = pygame.Rect(0, 0, 100, 100)
    left, below = pygame.Rect(0, 0, 5, 100), pygame.Rect(0, 95, 100, 5)
    near = pygame.Rect(0, 0, 6, 100)
    assert joined([left, below], bounds) == [bounds]
    assert joined([left, below], bounds, 1.25) == [left, below]
    assert joined([left, near], bounds, 1.25) == [near]


class City(NamedTuple):
    """A picture of what changes: one house in it."""

    house: int
    subject: str = "city"

    def plain(self, size):
        return self.paint(size)

    def paint(self, size):
        surface = pygame.Surface(size)
        surface.fill("brown")
        surface.fill("white", (self.house, 40, 6, 6))
        return surface


class Press(Idle):
    """Prints when it is told to."""

    done = ()

    def finished(self):
        done, self.done = self.done, ()
        return done


def test_of_a_picture_that_has_come_only_what_differs_is_painted():
    press, size, clips = Press(), (300, 150), []
    theme = Theme(SIZE, posters=Posters(press))
    background = pygame.Surface(SIZE)
    canvas, whole = Canvas(theme, background), Canvas(theme, background)

    def ground(house):
        def draw(theme, surface):
            clips.append(surface.get_clip())
            surface.blit(theme.posters.picture(City(house), size, corner=(10, 10)), (10, 10))

        return Panel((0, 0, 1280, 720), house, draw)

    def shown(canvas, house):
        canvas.settle([ground(house)], [Resting("piece", (stamp("red", 40, 40),))])
        return pygame.image.tobytes(canvas.picture(pygame.Rect((0, 0), SIZE)).surface, "RGB")

    def come(house):
        press.done = ((PrintRequest(City(house), size), City(house).paint(size)),)
        assert theme.posters.work()

    shown(canvas, 20)
    come(20)
    first = shown(canvas, 20)
    assert shown(canvas, 200) == first
    come(200)
    clips.clear()
    after = shown(canvas, 200)
    assert clips and all(clip.h <= 32 for clip in clips)
    assert after == shown(whole, 200) != first
    clips.clear()
    assert shown(canvas, 200) == after
    assert not clips
