"""Posters: the same in every run, plain until they are finished, and kept for the next time."""

import os
import time
from dataclasses import replace
from errno import ENOSPC
from types import SimpleNamespace
from typing import NamedTuple

import pygame
import pytest

from game.files import child_process
from game.text import people, pictures
from sprites.maps.chart import Chart
from sprites.paint import icons
from sprites.paint.theme import Theme
from sprites.poster import motif, studio
from sprites.poster import posters as kept
from sprites.poster.cutout import wonder
from sprites.poster.ground import palettes
from sprites.poster.ground.fronts import FRAMES, FRONTS
from sprites.poster.ground.places import PLACES
from sprites.poster.motif import Motif
from sprites.poster.plain import plain_picture
from sprites.poster.plates import PLATES
from sprites.poster.portrait import portrait
from sprites.poster.poster import paint
from sprites.poster.posters import AtOnce, Posters, PrintRequest, bytes_of, printed
from sprites.poster.stages import STAGES
from sprites.poster.studio import Studio
from tests.attacks.hostile import HOSTILE

TEMPLE = Motif("building", 1, "greek-temple")
SMALL = (24, 16)


def pixels(surface):
    return pygame.image.tobytes(surface, "RGB")


class Slow:
    """A painter that is finished when it is told to be."""

    def __init__(self):
        self.asked = []
        self.done = []

    def find(self, wish):
        return None

    def begin(self, wishes):
        self.asked += wishes

    def begin_later(self, wishes):
        self.asked += wishes

    def finished(self):
        done, self.done = self.done, []
        return done

    def finish(self):
        self.done = [(wish, printed(wish)) for wish in self.asked]


def test_data_and_drawing_know_the_same_names():
    assert tuple(PLACES) == pictures.PLACES
    assert tuple(palettes.BIOMES) == pictures.BIOMES
    assert PLATES.keys() == {*pictures.PLATES, "cover", "portrait"}
    assert tuple(palettes.MATERIALS) == pictures.MATERIALS
    assert tuple(FRONTS) == pictures.FRONTS
    assert tuple(STAGES) == pictures.STAGES
    assert tuple(FRAMES) == pictures.FRAMES
    assert icons.bodies().keys() >= motif.STATICS


@pytest.mark.parametrize("place", pictures.PLACES)
def test_every_place_can_be_printed(place):
    assert paint(replace(TEMPLE, place=place, biome="ice"), SMALL).get_size() == SMALL


@pytest.mark.parametrize("plate", PLATES)
def test_every_plate_can_be_printed(plate):
    assert paint(replace(TEMPLE, plate=plate, front="none"), SMALL).get_size() == SMALL


def test_people_stand_before_their_own_place_and_are_seen_at_once():
    scholar, sailor = (
        portrait("advisor", 3, (("behind", "lab"),)),
        portrait("advisor", 3, (("behind", "sea"),)),
    )
    assert pixels(paint(scholar, SMALL)) != pixels(paint(sailor, SMALL))
    plain, empty = plain_picture(sailor, SMALL), plain_picture(replace(sailor, bust=None), SMALL)
    assert pixels(plain) != pixels(empty)


@pytest.mark.parametrize("behind", people.WORDS["behind"])
def test_every_place_behind_a_person_can_be_printed(behind):
    assert paint(portrait("advisor", 1, (("behind", behind),)), SMALL).get_size() == SMALL


@pytest.mark.parametrize("stage", pictures.STAGES)
def test_every_stage_can_be_printed(stage):
    assert paint(replace(TEMPLE, stage=stage), SMALL).get_size() == SMALL


@pytest.mark.parametrize("front", pictures.FRONTS)
def test_every_front_changes_the_picture(front):
    printed = pixels(paint(replace(TEMPLE, plate="hero", front=front), SMALL))
    bare = pixels(paint(replace(TEMPLE, plate="hero", front="none"), SMALL))
    assert (printed != bare) == (front != "none")


@pytest.mark.parametrize(("field", "words"), [("fill", pictures.FILLS), ("split", pictures.SPLITS)])
def test_every_fill_and_split_makes_another_body(field, words):
    size = (72, 48)
    printed = [pixels(paint(replace(TEMPLE, emblem="castle", **{field: word}), size)) for word in words]
    assert len(set(printed)) == len(words)


def test_a_motif_looks_the_same_every_time_and_motifs_differ():
    assert pixels(paint(TEMPLE, SMALL)) == pixels(paint(TEMPLE, SMALL))
    assert pixels(paint(TEMPLE, SMALL)) != pixels(paint(replace(TEMPLE, age=2), SMALL))


def test_a_picture_is_plain_until_it_is_finished():
    painter = Slow()
    posters = Posters(painter)
    plain = posters.picture(TEMPLE, SMALL)
    assert not posters.work()
    assert painter.asked == [PrintRequest(TEMPLE, SMALL)]
    painter.finish()
    assert posters.work()
    assert pixels(posters.picture(TEMPLE, SMALL)) == pixels(paint(TEMPLE, SMALL)) != pixels(plain)


def test_what_was_drawn_with_a_plain_picture_is_drawn_anew_once():
    painter, drawn = Slow(), []
    theme = Theme((1280, 720), posters=Posters(painter))

    def card():
        drawn.append("card")
        return theme.posters.picture(TEMPLE, SMALL).copy()

    def hand():
        drawn.append("hand")
        return theme.cached("card", card).copy()

    def other():
        drawn.append("other")
        return pygame.Surface(SMALL)

    def draw():
        drawn.clear()
        theme.cached("hand", hand)
        theme.cached("other", other)
        return list(drawn)

    assert draw() == ["hand", "card", "other"]
    assert draw() == []
    theme.posters.work()
    painter.finish()
    theme.posters.work()
    assert draw() == ["hand", "card"]
    assert draw() == []


def test_those_who_wait_get_finished_pictures_at_once():
    assert pixels(Posters(AtOnce()).picture(TEMPLE, SMALL)) == pixels(paint(TEMPLE, SMALL))


def test_the_studio_prints_beside_the_table_keeps_what_it_printed_and_outlives_a_fault(tmp_path):
    """Posters, and any other painting that knows how."""
    chart = Chart(6.0, ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)))
    wishes = [PrintRequest(TEMPLE, SMALL), PrintRequest(chart, (48, 40))]
    room = Studio(tmp_path / "posters", child_process.start)
    assert [room.find(wish) for wish in wishes] == [None, None]
    room.begin([PrintRequest(replace(TEMPLE, emblem="no such icon"), SMALL), *wishes])
    came = {}
    for _ in range(600):
        came |= dict(room.finished())
        if came.keys() >= set(wishes) and all(room.find(wish) for wish in wishes):
            break
        time.sleep(0.02)
    room.stop()
    kept = Studio(tmp_path / "posters", child_process.start)
    for wish in wishes:
        assert pixels(came[wish]) == pixels(printed(wish)) == pixels(kept.find(wish))


def test_the_studio_prints_the_latest_wishes_first_and_of_those_the_largest(tmp_path):
    taken, older, small, large = (PrintRequest(TEMPLE, size) for size in ((60, 40), (48, 32), (20, 16), (30, 20)))
    room = Studio(tmp_path, child_process.start, presses=1)
    came = []
    room.begin([taken, older])
    room.begin([small, large])
    for _ in range(600):
        came += [wish for wish, _ in room.finished()]
        if len(came) == 4:
            break
        time.sleep(0.02)
    room.stop()
    came.remove(taken)  # it may be at work before the others are wished for
    assert came == [large, small, older]


def test_what_nobody_sees_yet_is_printed_last_but_at_once_when_it_is_seen(tmp_path):
    taken, first, second, seen = (Motif("building", 1, "greek-temple", built=each) for each in range(4))
    room = Studio(tmp_path, child_process.start, presses=1)
    posters, came = Posters(room), []
    posters.picture(taken, (60, 40))
    with posters.ahead():
        for each in (first, second, seen):
            posters.picture(each, SMALL)
    posters.work()
    posters.picture(seen, SMALL)
    for _ in range(600):
        before = {each for each in (taken, first, second, seen) if posters.has_come(each)}
        posters.work()
        came += [each for each in (seen, first, second) if posters.has_come(each) and each not in before]
        if len(came) == 3:
            break
        time.sleep(0.005)
    room.stop()
    assert came == [seen, first, second]


LENGTH = SMALL[0] * SMALL[1] * 3


@pytest.mark.parametrize("size", [0, 4, 10, LENGTH, LENGTH + 4, LENGTH + 5])
def test_a_file_of_another_length_or_content_is_no_picture(tmp_path, size):
    wish = PrintRequest(TEMPLE, SMALL)
    (tmp_path / studio.file_name(wish)).write_bytes(b"j" * size)
    assert Studio(tmp_path, child_process.start).find(wish) is None


@pytest.mark.skipif(os.name == "nt", reason="there are neither pipes nor links of this kind")
@pytest.mark.parametrize("name", ["a pipe", "endless", "a link to itself", "a folder", "a gigabyte of zeros"])
def test_nothing_waits_for_a_strange_file_in_the_place_of_a_picture_and_it_is_printed_anew(tmp_path, name):
    wish = PrintRequest(TEMPLE, SMALL)
    path = tmp_path / studio.file_name(wish)
    HOSTILE[name](path)
    assert Studio(tmp_path, child_process.start).find(wish) is None
    if name != "a folder":
        studio._write(path, pixels(printed(wish)))
        assert pixels(Studio(tmp_path, child_process.start).find(wish)) == pixels(printed(wish))


def test_pictures_do_not_take_the_last_room_and_leave_nothing_half_written(tmp_path, monkeypatch):
    path = tmp_path / studio.file_name(PrintRequest(TEMPLE, SMALL))
    free = studio.LEAST_FREE + 100
    monkeypatch.setattr(studio.shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    studio._write(path, bytes(200))
    assert list(tmp_path.iterdir()) == []

    def fill(aside, data):
        aside.touch()
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    free = 1 << 40
    monkeypatch.setattr(studio.Path, "write_bytes", fill)
    with pytest.raises(OSError, match="No space"):
        studio._write(path, bytes(200))
    assert list(tmp_path.iterdir()) == []


def test_on_a_full_disk_the_oldest_pictures_go(tmp_path, monkeypatch):
    free = studio.LEAST_FREE - 150
    monkeypatch.setattr(studio.shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    aged(tmp_path, "new.rgb", "middle.rgb", "old.rgb", "older.rgb")
    studio.tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["middle.rgb", "new.rgb"]


def test_what_is_empty_or_was_left_half_written_goes(tmp_path):
    aged(tmp_path, "half.1234", "whole.rgb")
    (tmp_path / "empty.rgb").touch()
    (tmp_path / "under_way.77").write_bytes(b"half")
    (tmp_path / "nowhere.rgb").symlink_to("nowhere at all")
    studio.tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["nowhere.rgb", "under_way.77", "whole.rgb"]


def test_a_wonder_grows_with_its_sections():
    wonder = replace(TEMPLE, kind="wonder", sections=3)
    states = [pixels(paint(replace(wonder, built=built), (60, 40))) for built in range(3)]
    assert len({*states, pixels(paint(replace(wonder, sections=0), (60, 40)))}) == 4


@pytest.mark.parametrize("stage", ["minster", "pharos", "pool", "pyramids"])
def test_a_wonder_that_is_cut_out_is_whole_and_leaves_its_place(stage):
    motif = Motif("wonder", 2, "greek-temple", stage=stage)
    body = wonder(Theme((1280, 720), posters=Posters(AtOnce())), motif, 60)
    shape = pygame.mask.from_surface(body)
    assert 0.3 < shape.count() / (body.get_width() * body.get_height()) < 0.9
    assert max(part.count() for part in shape.connected_components()) > 0.9 * shape.count()
    shape.invert()
    assert shape.get_at((1, 1)) and shape.get_at((body.get_width() - 2, 1))


def test_the_pyramids_that_are_cut_out_run_out_on_both_sides_and_have_no_holes():
    motif = Motif("wonder", 1, "pyramid", stage="pyramids", biome="desert")
    body = wonder(Theme((1280, 720), posters=Posters(AtOnce())), motif, 200)
    shape, (wide, high) = pygame.mask.from_surface(body), body.get_size()
    rows = [[shape.get_at((x, y)) for x in range(wide)] for y in range(high)]
    assert all(0 not in row[row.index(1) : wide - row[::-1].index(1)] for row in rows[2:])
    low = rows[high * 19 // 20]
    assert low.index(1) > 2
    assert abs(low.index(1) - low[::-1].index(1)) <= 2


def test_what_is_shown_in_another_state_stays_until_the_new_one_is_finished():
    painter = Slow()
    posters = Posters(painter)
    posters.picture(TEMPLE, SMALL)
    posters.work()
    painter.finish()
    posters.work()
    before = posters.picture(TEMPLE, SMALL)
    assert posters.picture(replace(TEMPLE, sections=2, built=1), SMALL) is before
    assert posters.picture(TEMPLE, (30, 30)).get_size() == (30, 30)


class Land(NamedTuple):
    """A painting of what changes: red as a sketch, green when it is painted."""

    subject: str = "land"

    def plain(self, size):
        surface = pygame.Surface(size)
        surface.fill("red")
        return surface

    def paint(self, size):
        surface = pygame.Surface(size)
        surface.fill("green")
        return surface


def test_a_sketch_gives_way_to_the_picture_that_has_come_in_another_size():
    painter, land = Slow(), Land()
    posters = Posters(painter)
    posters.picture(land, SMALL)
    posters.work()
    painter.finish()
    assert posters.picture(land, (30, 30)).get_at((0, 0)) == pygame.Color("red")
    assert not posters.has_like(land)
    posters.work()
    assert posters.has_like(land)
    assert posters.picture(land, (30, 30)).get_at((0, 0)) == pygame.Color("green")


class Shore(Land):
    """A painting of what changes, with land at both of its ends."""

    def paint(self, size):
        surface = super().paint(size)
        surface.fill("blue", surface.get_rect().inflate(-12, 0))
        return surface


def test_all_of_a_wide_city_stands_in_for_one_in_another_proportion():
    painter, city = Slow(), Shore()
    posters = Posters(painter)
    posters.picture(city, (60, 10))
    posters.work()
    painter.finish()
    posters.work()
    large = posters.picture(city, (120, 80))
    assert large.get_size() == (120, 80)
    for high in (0, 39, 79):
        row = [large.get_at((across, high)) for across in (0, 60, 119)]
        assert row == [pygame.Color(each) for each in ("green", "blue", "green")]


def test_what_lies_on_a_table_outlasts_what_is_looked_at_for_a_while(monkeypatch):
    monkeypatch.setattr(kept, "MOST_BYTES", 4 * bytes_of(plain_picture(TEMPLE, SMALL)))
    posters = Posters()
    lying = [replace(TEMPLE, age=age) for age in (1, 2, 3)]
    before = [posters.picture(each, SMALL) for each in lying]
    for city in ("here", "there"):
        posters.passing_picture(Land(city), SMALL)
    assert [posters.picture(each, SMALL) for each in lying] == before


def test_a_larger_window_keeps_more_pictures():
    window, several = (3840, 2160), [Land(str(number)) for number in range(3)]
    posters = Posters()
    posters.fit(window)
    before = [posters.picture(each, window) for each in several]
    assert [posters.picture(each, window) for each in several] == before
    posters.fit((1280, 720))
    assert posters.picture(several[0], window) is not before[0]


def test_a_plain_picture_stands_for_nothing_else():
    posters = Posters(Slow())
    plain = posters.picture(TEMPLE, SMALL)
    assert posters.picture(TEMPLE, SMALL) is plain
    grown = replace(TEMPLE, sections=2, built=1)
    assert pixels(posters.picture(grown, SMALL)) == pixels(plain_picture(grown, SMALL))
    assert posters.picture(grown, SMALL) is not plain


def test_a_finished_picture_takes_the_room_of_its_plain_one(monkeypatch):
    """So that all that fit as plain pictures fit when they are finished."""
    others = [replace(TEMPLE, age=age) for age in (1, 2, 3)]
    monkeypatch.setattr(kept, "MOST_BYTES", 3 * bytes_of(plain_picture(TEMPLE, SMALL)))
    painter = Slow()
    posters = Posters(painter)
    for each in others:
        posters.picture(each, SMALL)
    posters.work()
    painter.finish()
    posters.work()
    finished = [posters.picture(each, SMALL) for each in others]
    assert [posters.picture(each, SMALL) for each in others] == finished
    posters.work()
    assert painter.asked == [PrintRequest(each, SMALL) for each in others]


def aged(folder, *names):
    """Files of a hundred bytes, written long ago, the newest first."""
    for age, name in enumerate(names):
        (folder / name).write_bytes(bytes(100))
        os.utime(folder / name, (1000 - age, 1000 - age))


def test_the_folder_stays_within_its_bounds_and_keeps_the_newest(tmp_path, monkeypatch):
    monkeypatch.setattr(studio, "MOST_BYTES", 250)
    aged(tmp_path, "new.rgb", "middle.rgb", "old.rgb")
    studio.tidy(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["middle.rgb", "new.rgb"]
