"""Events are shown one after the other; any of it can be cut short, and at the end the truth lies on the table."""

import pytest

from game.engine.event import Frame, PlainEvent
from game.session.bus import Bus
from scenes.play.acts import Act, BannerAct
from scenes.play.choreographer import BEGUN, SHOWN, Choreographer
from scenes.table.show import Banner
from scenes.ui.host.motion import Motion, Pace


class StageOfNotes:
    """Notes what it is asked, and shows an act of 100 ms for every event called "slow"."""

    def __init__(self):
        self.motion = Motion()
        self.notes = []
        self.lies_anew = False

    def acts(self, event):
        return [Act(100, Pace())] if event.kind == "slow" else []

    def lay(self, frame):
        self.notes.append(f"lay {frame.state}" if frame else "lay truth")
        return self.lies_anew


def frame(kind, state):
    return Frame(PlainEvent(kind, {}), state, None)


@pytest.fixture
def stage():
    return StageOfNotes()


@pytest.fixture
def choreographer(stage):
    shown = Bus()
    shown.subscribe(BEGUN, lambda beat: stage.notes.append(f"hear {beat.frame.kind}"))
    shown.subscribe(SHOWN, lambda beat: stage.notes.append(f"write {beat.frame.kind}"))
    return Choreographer(stage, shown)


def test_a_move_without_events_lays_the_truth_at_once(choreographer, stage):
    choreographer.start([])
    assert stage.notes == ["lay truth"]


def test_events_without_shows_follow_at_once(choreographer, stage):
    choreographer.start([frame("bought", 1), frame("placed", 2)])
    choreographer.advance(0)
    assert stage.notes == ["hear bought", "write bought", "lay 1", "hear placed", "write placed", "lay truth"]
    assert choreographer.is_idle


def test_a_frame_lays_the_table_anew_once(choreographer, stage):
    stage.lies_anew = True
    choreographer.start([frame("bought", 1), frame("placed", 2)])
    choreographer.advance(16)
    assert [note for note in stage.notes if note.startswith("lay")] == ["lay 1"]
    choreographer.advance(16)
    assert stage.notes[-1] == "lay truth"
    assert choreographer.is_idle


def test_what_follows_waits_for_a_show(choreographer, stage):
    choreographer.start([frame("slow", 1), frame("placed", 2)])
    choreographer.advance(50)
    assert stage.notes == ["hear slow"]
    choreographer.advance(60)
    choreographer.advance(60)
    assert stage.notes[-1] == "lay truth"


def test_the_log_is_written_when_the_show_is_over(choreographer, stage):
    choreographer.start([frame("slow", 1)])
    choreographer.advance(10)
    assert "write slow" not in stage.notes
    choreographer.advance(100)
    choreographer.advance(0)
    assert "write slow" in stage.notes


def test_cutting_short_leaves_nothing_untold(choreographer, stage):
    choreographer.start([frame("slow", 1), frame("slow", 2), frame("placed", 3)])
    choreographer.advance(10)
    choreographer.finish()
    assert [note for note in stage.notes if note.startswith("write")] == [
        "write slow",
        "write slow",
        "write placed",
    ]
    assert stage.notes[-1] == "lay truth"
    assert choreographer.is_still


def test_a_banner_lets_go_before_it_is_gone():
    banner = BannerAct(Banner("Production"), (640.0, 250.0), Pace())
    banner.advance(559)
    assert banner.holds_up
    banner.advance(2)
    assert not banner.holds_up
    assert not banner.is_done
    banner.advance(140)
    assert banner.is_done


def test_at_instant_speed_no_show_takes_time():
    assert BannerAct(Banner("Production"), (640.0, 250.0), Pace(0)).is_done
