"""Thinking in parallel: parts come back in order, whoever did them, and nothing is lost with a worker that dies."""

import time
from multiprocessing import Pipe
from threading import Thread
from types import SimpleNamespace

import pytest

from game import game_named
from game.bots import parallel
from game.bots.parallel import Done, in_parallel
from game.bots.pickling import packed, unpacked
from game.bots.roster import bot_named, evaluator_of
from game.bots.thinking import Job, LookBack
from game.bots.worker import Worker, _answer
from game.engine.hidden import observe
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from tests.game.bots.test_worker import answer

PATIENCE = 60.0


class Steps:
    """A part of so many steps that finds its name."""

    def __init__(self, name, steps=1, fails=False):
        self.name, self.steps, self.fails = name, steps, fails

    def thoughts(self):
        yield from range(self.steps)
        return self.name


class OtherWorker(Thread):
    """Another worker at the end of a line: it does so many parts, then its line is cut. It tells what it did."""

    def __init__(self, parts=99, is_clumsy=False):
        self.near, self._line = Pipe()
        self._parts, self._is_clumsy = parts, is_clumsy
        self.did = []
        super().__init__(daemon=True)
        self.start()

    def run(self):
        self._line.send_bytes(packed((0, None)))
        for _ in range(self._parts):
            number, part = unpacked(self._line.recv_bytes())
            if part:
                self.did.append(part.name)
                self._line.send_bytes(packed((number, None if self._is_clumsy else part.name)))
        self._line.recv_bytes()
        self._line.close()


@pytest.fixture
def others():
    """Tells this process who else is there."""

    def gather(*others):
        parallel.hand_to([other.near for other in others])
        for other in others:
            assert other.near.poll(PATIENCE)
        return others

    yield gather
    parallel.hand_to([])


def slowly(part):
    """Thinking in this process that leaves others time."""
    for step in range(5):
        time.sleep(0.002)
        yield step
    return part.name


def found(parts, here=slowly, **how):
    return [news for news in in_parallel(parts, here, **how) if isinstance(news, Done)]


NAMES = "abcdefgh"


def expected():
    return [Done(number, name) for number, name in enumerate(NAMES)]


def test_alone_each_part_is_done_here_and_told_before_the_next_is_taken():
    order = []

    def parts():
        for name in "ab":
            order.append(f"take {name}")
            yield Steps(name, 2)

    for news in in_parallel(parts(), Steps.thoughts):
        order.append(news)
    assert order == ["take a", 0, 1, Done(0, "a"), "take b", 0, 1, Done(1, "b")]


def test_others_share_the_parts_which_come_back_in_their_order(others):
    one, other = others(OtherWorker(), OtherWorker())
    assert found([Steps(name) for name in NAMES]) == expected()
    assert one.did and other.did


def test_what_is_done_first_is_told_first_where_order_does_not_matter_and_new_parts_may_follow_from_it(others):
    others(OtherWorker())
    told, to_do = [], [Steps("slow"), Steps("quick")]

    class Parts:
        """Those that nobody has begun; there may be more of them later."""

        def __iter__(self):
            return self

        def __next__(self):
            if not to_do:
                raise StopIteration
            return to_do.pop(0)

    def here(part):
        while part.name == "slow" and "quick" not in told:
            yield
        return part.name

    for news in in_parallel(Parts(), here, in_order=False):
        if isinstance(news, Done):
            told.append(news.found)
            if news.found == "quick":
                to_do.append(Steps("more"))
    assert told[0] == "quick"
    assert sorted(told) == ["more", "quick", "slow"]


def test_of_a_part_no_more_is_told_than_what_it_finds(monkeypatch):
    """Whoever handed it over would take the rest for that."""
    monkeypatch.setattr("game.bots.worker.TELL_SECONDS", 0.0)
    sent = []
    line = SimpleNamespace(poll=lambda: False, send_bytes=sent.append)
    _answer(line, 7, Steps("a", 5))
    assert [unpacked(each) for each in sent] == [(7, "a")]


def test_what_will_be_waited_for_has_its_workers_started_at_leisure(monkeypatch):
    started = []

    def start(*about):
        started.append(about)
        return SimpleNamespace(is_alive=lambda: True, kill=lambda: None, join=lambda: None)

    monkeypatch.setattr("game.bots.worker.child_process.start", start)
    worker = Worker(3)
    worker.start()
    assert len(started) == 1
    for _ in range(2):
        worker.start(is_waited_for=True)
        assert len(started) == 3
    worker.stop()


def test_others_are_not_asked_where_they_would_not_find_the_same(others):
    (other,) = others(OtherWorker())
    assert found([Steps(name) for name in NAMES], is_shared=False) == expected()
    assert other.did == []


def test_a_part_whose_worker_dies_is_done_again(others):
    (other,) = others(OtherWorker(parts=2))
    assert found([Steps(name) for name in NAMES]) == expected()
    assert len(other.did) == 2
    assert parallel._others == []


def test_a_part_that_fails_elsewhere_is_done_here_where_a_fault_is_seen(others):
    others(OtherWorker(is_clumsy=True))
    done_here = []

    def here(part):
        done_here.append(part.name)
        return (yield from slowly(part))

    assert found([Steps(name) for name in NAMES], here) == expected()
    assert sorted(done_here) == list(NAMES)


def test_who_stops_listening_calls_the_others_off(others):
    (other,) = others(OtherWorker(parts=0))
    thinking = in_parallel([Steps(name) for name in NAMES], slowly)
    next(thinking)
    next(thinking)
    assert parallel._others[0].part == 1
    thinking.close()
    assert parallel._others[0].part is None
    assert other.did == []


def masters_job():
    """A thought with plans to share, which only Masters of Nations make."""
    game = game_named("nations")
    state = game.new(game.settle_options(2, {}), 2, 8)
    assert evaluator_of(game, "master").alternatives
    return Job(game.name, "master", 5, observe(state, state.decision.seat, game.hidden), in_time=False)


def started(workers):
    worker = Worker(workers)
    worker.start()
    worker._start_others(workers - 1)
    assert worker._line.poll(PATIENCE)
    return worker


@pytest.mark.long
def test_a_master_and_a_review_find_the_same_with_one_worker_and_three(played_journal):
    tasks = [masters_job(), LookBack(played_journal, 0)]
    said = []
    for count in (1, 3):
        worker = started(count)
        try:
            answers = []
            for task in tasks:
                worker.begin(task)
                answers.append(whole(worker))
            said.append(answers)
            assert len(worker._others) == count - 1
        finally:
            worker.stop()
        assert worker._others == []
    assert said[0] == said[1]


def whole(worker):
    """The answer itself, without what is told on the way."""
    while True:
        told = answer(worker)
        if type(told).__name__ != "ReviewProgress":
            return told


@pytest.fixture
def played_journal():
    """The text of the beginning of a game."""
    game = game_named("nations_dice")
    session = Session(game, {}, [Seat("Ada", colour=1), Seat("Bo", colour=2)], 3)
    bot = bot_named(game, "easy", 4)
    while len(session.moves) < 16 and (decision := session.state.decision):
        session.play(bot.choose(observe(session.state, decision.seat, game.hidden), decision))
    return text_of(session)


def test_room_for_others_begins_with_the_fourth_core(monkeypatch):
    for cores, workers in ((1, 1), (2, 1), (3, 1), (4, 2), (5, 3), (16, 3)):
        monkeypatch.setattr(parallel.os, "sched_getaffinity", lambda _, n=cores: set(range(n)), raising=False)
        assert parallel.workers() == workers


def test_what_is_waited_for_uses_every_worker_and_all_else_leaves_room(others):
    one, other = others(OtherWorker(), OtherWorker())
    parallel.use(1)
    assert found([Steps(name) for name in NAMES]) == expected()
    assert one.did and not other.did
    parallel.use(2)
    assert found([Steps(name) for name in NAMES]) == expected()
    assert other.did


@pytest.mark.parametrize(("cores", "usually", "waited_for"), [(1, 1, 1), (2, 1, 2), (3, 1, 3), (8, 3, 3)])
def test_a_review_may_use_the_cores_that_are_kept_free_otherwise(monkeypatch, cores, usually, waited_for):
    monkeypatch.setattr("os.sched_getaffinity", lambda process: range(cores), raising=False)
    assert (parallel.workers(), parallel.workers(kept_free=0)) == (usually, waited_for)
