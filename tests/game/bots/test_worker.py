"""The worker: a process that thinks, is told to stop, dies, and is replaced."""

import subprocess
import sys
import time
from multiprocessing import Pipe

import pytest

from game import GAMES, game_named
from game.bots import pickling
from game.bots import worker as worker_module
from game.bots.analysis.game_review import ReviewProgress
from game.bots.analysis.move_analysis import Effort, Expected, MoveAnalysis
from game.bots.pickling import packed, unpacked
from game.bots.thinking import Job, LookBack, Request, ThinkingInPieces
from game.bots.worker import Worker
from game.engine.hidden import observe
from game.session.savefile import Unreadable

PATIENCE = 60.0
"""Seconds after which a test gives up, on the most crowded machine."""


def job(player="normal", effort=None):
    """A question to which Easy, Normal and Hard had three answers when their weights were last learned."""
    game = game_named("nations_dice")
    state = game.new(game.settle_options(2, {}), 2, 8)
    return Job(game.name, player, 5, observe(state, state.decision.seat, game.hidden), effort)


def answer(thinker):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if move := thinker.answer():
            return move
        time.sleep(0.002)
    raise AssertionError("no answer came")


def in_pieces(player="normal", effort=None):
    thinker = ThinkingInPieces()
    thinker.begin(job(player, effort))
    return answer(thinker)


@pytest.fixture
def worker():
    made = Worker()
    made.start()
    assert made._line.poll(PATIENCE)
    yield made
    made.stop()


def test_who_asks_the_process_reads_nothing_that_only_thinking_needs():
    """What looks through all that is loaded wakes what pygame reads late, and with it numpy: 0.2 s of the frame
    in which a computer is asked first.
    """
    asked = (
        "import sys, pygame; from tests.game.bots.test_worker import job; from game.bots.pickling import packed; "
        "packed(job()); print('numpy' in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, check=True)
    assert told.stdout.split()[-1] == b"False"


def test_the_process_and_the_pieces_find_the_same_move(worker):
    worker.begin(job())
    assert answer(worker) == in_pieces()


def test_analysis_comes_from_the_process_as_from_the_pieces(worker):
    effort = Effort(2, PATIENCE)
    worker.begin(job("hard", effort))
    analysis, other = answer(worker), in_pieces("hard", effort)
    assert analysis._replace(expected=()) == other._replace(expected=())
    assert [each.move for each in analysis.expected] == [each.move for each in other.expected]
    assert analysis.reasons


def test_whoever_asks_seldom_hears_the_newest_and_keeps_nobody_waiting():
    worker = Worker()
    worker._line, far_end = Pipe()
    worker._job, worker._number = job(), 1
    for done in (1, 2, 3):
        far_end.send_bytes(packed((1, ReviewProgress(done, 9))))
    assert worker.answer() == ReviewProgress(3, 9)
    far_end.send_bytes(packed((1, ReviewProgress(4, 9))))
    far_end.send_bytes(packed((1, ("pass",))))
    assert worker.answer() == ("pass",)


def test_a_newer_question_replaces_the_one_before(worker):
    worker.begin(job("hard"))
    worker.begin(job())
    assert answer(worker) == in_pieces()
    assert worker.answer() is None


def test_nobody_hears_the_answer_to_a_dropped_question(worker):
    worker.begin(job())
    worker.drop()
    worker.begin(job("easy"))
    assert answer(worker) == in_pieces("easy")
    assert worker.answer() is None


class Line:
    """A line on which something newer waits to be heard, or nothing; what was sent lies there."""

    def __init__(self, has_news):
        self.sent = []
        self.poll = lambda: has_news
        self.send_bytes = self.sent.append


def test_news_end_the_thinking_without_an_answer():
    line = Line(has_news=True)
    worker_module._answer(line, 1, job("hard"))
    assert line.sent == []


class EagerJob:
    """Thinking that says how far it has come at every step."""

    patience = PATIENCE

    def thoughts(self):
        for done in range(3000):
            yield ReviewProgress(done, 3000)
        return ("pass",)


def test_the_process_is_not_held_up_by_saying_how_far_it_has_come():
    line = Line(has_news=False)
    worker_module._answer(line, 1, EagerJob())
    assert unpacked(line.sent[-1]) == (1, ("pass",))
    assert len(line.sent) < 300


def test_thinking_in_pieces_never_holds_up_a_frame_for_long():
    thinker = ThinkingInPieces(0.0)
    thinker.begin(job("hard"))
    assert thinker.answer() is None


def test_a_process_that_dies_is_replaced_and_the_question_answered(worker):
    worker.begin(job())
    dead = worker._process
    dead.kill()
    dead.join()
    assert answer(worker) == in_pieces()
    worker.begin(job("easy"))
    assert answer(worker) == in_pieces("easy")
    assert worker._process.pid != dead.pid
    assert worker._process.is_alive()


@pytest.mark.parametrize(("player", "other"), [("easy", "normal"), ("normal", "easy")])
def test_where_the_process_is_silent_the_same_level_answers_in_pieces(worker, monkeypatch, player, other):
    monkeypatch.setattr(worker_module, "GRACE_SECONDS", -60.0)
    worker.begin(job(player))
    assert answer(worker) == in_pieces(player) != in_pieces(other)
    assert worker._process.is_alive()


@pytest.mark.parametrize(("player", "other"), [("easy", "normal"), ("normal", "easy")])
def test_until_the_process_is_up_the_same_level_answers_in_pieces(monkeypatch, player, other):
    monkeypatch.setattr(worker_module, "work", never_come_up)
    worker = Worker()
    worker.start()
    slow = worker._process
    worker.begin(job(player))
    try:
        assert answer(worker) == in_pieces(player) != in_pieces(other)
        assert worker._process is slow
        assert slow.is_alive()
    finally:
        worker.stop()


def never_come_up(line):
    """A process on a machine so slow that it never says that it listens."""
    line.poll(None)


def test_a_hand_that_fails_is_replaced_by_one_that_thinks_less(worker):
    worker.begin(job("brilliant"))
    assert answer(worker) == in_pieces("normal")


def test_a_hand_that_fails_before_the_process_is_up_is_replaced_too():
    thinker = ThinkingInPieces()
    request = Request(thinker)
    request.begin(job("brilliant"))
    assert answer(request) == in_pieces("normal")


def test_the_hand_that_stands_in_for_another_answers_its_request(worker):
    request = Request(worker)
    request.begin(job("brilliant"))
    assert answer(request) == in_pieces("normal")


def test_what_fails_and_has_nothing_easier_fails_where_it_is_seen(worker):
    worker.begin(LookBack("no game", 0))
    with pytest.raises(Unreadable):
        answer(worker)


def test_without_a_process_the_question_is_answered_in_pieces(monkeypatch):
    def no_processes(*arguments):
        raise OSError("no more processes")

    monkeypatch.setattr(worker_module, "get_context", no_processes)
    worker = Worker()
    worker.begin(job())
    assert answer(worker) == in_pieces()


def test_the_process_needs_no_pygame():
    program = (
        "import sys\n"
        "import game.bots.worker\n"
        "from game import GAMES\n"
        "from game.bots.roster import evaluator_of\n"
        "for game in GAMES.values():\n"
        "    evaluator_of(game)\n"
        "assert 'pygame' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_worker_whose_process_cannot_be_started_is_none_and_can_be_stopped(monkeypatch):
    def out_of_files(self):
        raise OSError(24, "Too many open files")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", out_of_files)
    worker = Worker()
    worker.start()
    worker.start()
    worker.stop()


class KeptLine:
    """A line that keeps what is sent over it."""

    def __init__(self):
        self.sent = []

    def poll(self):
        return False

    def send_bytes(self, parcel):
        self.sent.append(parcel)


@pytest.mark.parametrize("name", GAMES)
def test_an_answer_may_hold_a_position_of_any_game(name):
    game = game_named(name)
    seats = max(2, game.seats[0])
    state = observe(game.new(game.settle_options(seats, {}), seats, 8), 0, game.hidden)
    expected = Expected(1, state.decision.moves[0], state, 1.0)

    class Says:
        def thoughts(self):
            return MoveAnalysis(("wait",), 0.0, 0.0, (), (expected,))
            yield

    line = KeptLine()
    worker_module._answer(line, 7, Says())
    number, analysis = unpacked(line.sent[0])
    assert number == 7
    assert analysis.expected[0].position.fingerprint() == state.fingerprint()


def test_packing_looks_at_our_modules_alone(monkeypatch):
    class Late:
        """A library that reads more of itself as soon as anybody looks into it."""

        @property
        def __dict__(self):
            raise AssertionError("it was woken")

    monkeypatch.setitem(sys.modules, "library.late", Late())
    monkeypatch.setattr(pickling._Packer, "names", {})
    asked = job()
    assert unpacked(packed(asked.observation)).decision.moves == asked.observation.decision.moves
