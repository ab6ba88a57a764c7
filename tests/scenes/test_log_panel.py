"""The log follows what happens, and stays where somebody reads."""

import pygame
import pytest

from game.session.session import Seat
from scenes.play.log import Entry
from scenes.play.view.log_panel import NEWEST, OPEN, LogPanel
from scenes.table.model import LogLine
from sprites.paint.theme import Theme

DOCKED = (10.0, 100.0, 300.0, 240.0)
ON_THE_LOG, BESIDE = (60.0, 200.0), (600.0, 200.0)
SEATS = [Seat("Ann", colour=1), Seat("Bob", colour=2)]


class Reader:
    """A log, its lines, and what of them is seen."""

    def __init__(self):
        self.panel = LogPanel()
        self.entries = []

    def add(self, *moves):
        for move in moves:
            self.entries.append(Entry(move, LogLine(move % 2, f"move {move}", ()), False))
        return self.seen()

    def seen(self):
        self.panel.panel(Theme((1280, 720)), DOCKED, self.entries, SEATS)
        return [each.entry.move for each in self.panel._laid]


@pytest.fixture
def reader():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    reader = Reader()
    reader.add(*range(40))
    reader.panel.scroll(40, 10)
    assert reader.seen()[-1] == 29
    return reader


def test_new_lines_bring_it_back_to_the_newest(reader):
    reader.panel.hover(BESIDE)
    assert reader.add(40)[-1] == 40


def test_while_the_pointer_is_on_it_the_lines_that_are_read_stay(reader):
    reader.panel.hover(ON_THE_LOG)
    read = reader.seen()
    assert reader.add(40, 41) == read
    assert reader.add(42) == read


def test_once_the_pointer_has_gone_the_next_line_brings_it_back(reader):
    reader.panel.hover(ON_THE_LOG)
    reader.add(40)
    reader.panel.hover(BESIDE)
    assert reader.seen()[-1] == 29
    assert reader.add(41)[-1] == 41


def test_at_the_newest_line_it_follows_under_the_pointer_too(reader):
    reader.panel.scroll(40, -40)
    reader.panel.hover(ON_THE_LOG)
    reader.seen()
    assert reader.add(40)[-1] == 40


def test_a_click_on_the_mark_at_its_foot_leads_to_the_newest_line(reader):
    x, y, width, height = reader.panel.notes[NEWEST].area
    reader.panel.touch((x + width / 2, y + height / 2), DOCKED)
    assert reader.seen()[-1] == 39


def test_the_mark_lies_on_no_line(reader):
    _, top, _, _ = reader.panel.notes[NEWEST].area
    assert all(y + height <= top for _, y, _, height in (each.area for each in reader.panel._laid))


def test_older_lines_that_are_read_back_move_nothing(reader):
    reader.panel.hover(BESIDE)
    read = reader.seen()
    reader.entries = [Entry(-1, LogLine(None, "older", ()), False), *reader.entries]
    assert reader.seen() == read


def test_an_opened_log_begins_at_the_newest_line(reader):
    reader.panel.toggle()
    assert reader.seen()[-1] == 39


def test_it_is_not_scrolled_beyond_its_first_line(reader):
    reader.panel.scroll(40, 40)
    assert reader.seen()[0] == 0
    assert len(reader.seen()) > 5


def test_a_log_that_is_seen_as_a_whole_is_not_scrolled():
    short = Reader()
    short.add(*range(4))
    short.panel.scroll(4, 2)
    assert short.seen() == [0, 1, 2, 3]


@pytest.mark.parametrize(("left", "opened"), [(707.0, 852.0), (912.0, 912.0), (1100.0, 942.0)])
def test_an_open_log_lies_over_the_forecast_where_that_is_wide_enough(left, opened):
    panel = LogPanel()
    panel.open_over((left, 240.0, 1272.0 - left, 18.0))
    x, _, wide, _ = panel.opens
    assert (x, x + wide) == (opened, 1272.0)


def test_the_foot_of_an_open_log_cuts_no_box_of_the_table():
    panel = LogPanel()
    panel.toggle()
    panel.open_over(None, {"market": (860.0, 400.0, 400.0, 120.0), "coin": (900.0, 392.0, 20.0, 20.0)})
    assert panel.opens[1] + panel.opens[3] == 392.0
    panel.open_over(None, {"map": (860.0, 60.0, 400.0, 500.0), "elsewhere": (20.0, 400.0, 60.0, 120.0)})
    assert panel.opens == OPEN
    panel.open_over(None, {"at once": (860.0, 120.0, 400.0, 200.0), "below": (860.0, 300.0, 400.0, 200.0)})
    assert panel.opens == OPEN


def test_an_open_log_leaves_no_strip_of_a_high_box_under_its_foot():
    panel = LogPanel()
    panel.toggle()
    panel.open_over(None, {"tray": (860.0, 44.0, 400.0, 446.0), "finance": (860.0, 494.0, 400.0, 80.0)})
    assert panel.opens[1] + panel.opens[3] == 490.0


@pytest.mark.parametrize(
    ("boxes", "left"),
    [
        ({"arena": (8.0, 44.0, 856.0, 425.0)}, 864.0),
        ({"deck": (806.0, 342.0, 96.0, 134.0), "tracks": (808.0, 44.0, 464.0, 112.0)}, 808.0),
        ({"disc": (840.0, 60.0, 24.0, 24.0)}, OPEN[0]),
        ({"arena": (8.0, 44.0, 1000.0, 425.0)}, OPEN[0]),
    ],
)
def test_an_open_log_takes_no_slice_of_a_box_and_leaves_none(boxes, left):
    panel = LogPanel()
    panel.toggle()
    panel.open_over(None, boxes)
    x, _, wide, _ = panel.opens
    assert (x, x + wide) == (left, OPEN[0] + OPEN[2])
