"""Runs: what was kept is never done again, what cannot go on says so and stays as it is, and crews come to the same."""

import asyncio
import io
import json
import os
import signal
from argparse import ArgumentParser, Namespace
from concurrent.futures import Future
from contextlib import contextmanager
from random import Random
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from game.bots.analysis.standings import SequentialTest
from game.tools.runs import crew, long_run
from game.tools.runs.chart import Whisker, curves, histogram, page, whiskers
from game.tools.runs.long_run import KeptOutcomes, LongRun, RunProgress, progress_line, run_of, shaped


class Square(NamedTuple):
    number: int
    square: float
    roots: list[tuple[int, str]]


done = []


def squared(number: int) -> Square:
    done.append(number)
    if number < 0:
        raise KeyboardInterrupt
    return Square(number, number * number / 3, [(number, "plus")])


def squared_elsewhere(number: int) -> int:
    if number == 5 and os.getpid() != int(os.environ["ASKER"]) and not os.path.exists(os.environ["DIED"]):
        open(os.environ["DIED"], "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


@pytest.fixture(autouse=True)
def nothing_done():
    done.clear()


def asked(path, on="here"):
    return Namespace(keep=path, on=on)


def going(path, values, on="here"):
    with run_of(ArgumentParser(), asked(path, on)) as run:
        return list(run.map(squared, values))


def refused(path, capsys):
    before = path.read_bytes()
    with pytest.raises(SystemExit) as ended:
        going(path, [1])
    assert ended.value.code == 2
    assert path.read_bytes() == before
    return capsys.readouterr().err


def test_a_run_goes_on_where_it_stopped(tmp_path, capsys):
    path = tmp_path / "run.jsonl"
    with pytest.raises(KeyboardInterrupt):
        going(path, [1, 2, 3, -1])
    assert "Stopped after 3 of 4; the same command goes on" in capsys.readouterr().err
    done.clear()
    assert [each.square for each in going(path, [1, 2, 3, 4, 5])] == [number * number / 3 for number in range(1, 6)]
    assert done == [4, 5]


def test_what_was_kept_in_another_order_is_found(tmp_path):
    path = tmp_path / "run.jsonl"
    going(path, [4, 2])
    done.clear()
    assert [each.number for each in going(path, [1, 2, 3, 4])] == [1, 2, 3, 4]
    assert done == [1, 3]


def test_half_a_line_is_played_again_and_the_rest_stays(tmp_path, capsys):
    path = tmp_path / "run.jsonl"
    whole = going(path, [1, 2, 3])
    path.write_bytes(path.read_bytes()[:-9])
    done.clear()
    assert going(path, [1, 2, 3]) == whole
    assert done == [3]
    assert "line 4: that outcome is played again" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: [lines[0].replace('"edition":"', '"edition":"f'), *lines[1:]], "of another edition"),
        (lambda lines: [lines[0].replace('"kept":1', '"kept":2'), *lines[1:]], "of a newer version"),
        (lambda lines: [lines[0], "{nonsense\n", *lines[1:]], "damaged in line 2"),
        (lambda lines: ["dear diary\n"], "holds no kept outcomes"),
        (lambda lines: ["dear diary"], "holds no kept outcomes"),
        (lambda lines: [lines[0], json.dumps(json.loads(lines[1]) | {"outcome": 7}) + "\n"], "holds something else"),
    ],
)
def test_what_cannot_go_on_says_so_and_stays(tmp_path, capsys, change, said):
    path = tmp_path / "run.jsonl"
    going(path, [1, 2])
    path.write_text("".join(change(path.read_text().splitlines(keepends=True))))
    told = refused(path, capsys)
    assert said in told and str(path) in told
    assert len(told.strip().splitlines()) == 1


def test_two_runs_never_write_one_file(tmp_path, capsys):
    path = tmp_path / "run.jsonl"
    first = KeptOutcomes(path)
    try:
        assert "Another run is writing" in refused(path, capsys)
    finally:
        first.close()


def test_what_a_run_began_with_stays(tmp_path):
    path = tmp_path / "run.jsonl"
    for now in ([1], [1, 2]):
        with run_of(ArgumentParser(), asked(path)) as run:
            assert run.begun_with(now) == [1]


def test_values_may_go_on_for_ever(tmp_path):
    from itertools import count

    for _ in range(2):
        with run_of(ArgumentParser(), asked(tmp_path / "run.jsonl")) as run:
            found = run.map(squared, count(1))
            assert [next(found).number for _ in range(3)] == [1, 2, 3]


def test_a_process_that_is_killed_changes_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("ASKER", str(os.getpid()))
    monkeypatch.setenv("DIED", str(tmp_path / "died"))
    with crew.crew("processes:2") as together:
        assert list(together(squared_elsewhere, range(12))) == [number * number for number in range(12)]
    assert (tmp_path / "died").exists()


class LostWithItsWorker(Exception):
    pass


class Parcels:
    """A crew by hand. do: what becomes of the parcels that are out; called while somebody waits for one."""

    def __init__(self, do):
        self.do = do
        self.hands = crew._Hands(self.send, lambda: 1, do, lambda future: future.result(), LostWithItsWorker)

    def send(self, job, values):
        future = Future()
        future.job, future.values = job, values
        return future

    def results(self, count):
        return list(crew._spread(self.hands, squared_elsewhere, range(count)))


def do(future):
    future.set_result(future.job(future.values))


def test_what_is_done_before_its_turn_is_taken_before_its_worker_is_lost(monkeypatch):
    monkeypatch.setenv("ASKER", str(os.getpid()))
    done = []

    def last_first(futures):
        assert not set(done) & set(futures), "it still lies with a worker"
        do(futures[-1])
        done.append(futures[-1])

    assert Parcels(last_first).results(40) == [number * number for number in range(40)]


def test_parcels_get_smaller_where_workers_live_too_short_for_them(monkeypatch):
    monkeypatch.setenv("ASKER", str(os.getpid()))
    lost = []

    def short_lived(futures):
        for future in futures:
            if len(future.values) > 2:
                future.set_exception(LostWithItsWorker())
                lost.append(future)
            else:
                do(future)

    assert Parcels(short_lived).results(40) == [number * number for number in range(40)]
    assert lost


def test_what_every_worker_ends_over_is_given_up():
    def deadly(futures):
        for future in futures:
            future.set_exception(LostWithItsWorker())

    with pytest.raises(crew.CrewTrouble, match="again and again"):
        Parcels(deadly).results(4)


def test_a_crew_without_workers_says_so_at_once_and_seldom_again(monkeypatch, capsys):
    now, cores = [1000.0], [0]
    monkeypatch.setattr(crew.time, "monotonic", lambda: now[0])
    workers = crew._Workers(lambda: {"one": cores[0]} if cores[0] else {}, "tcp://here")
    told = []

    def look(found):
        now[0] += crew.LOOK_EVERY_S
        cores[0] = found
        assert workers.look() == found
        told.append(capsys.readouterr().err.count("Waiting for a worker: start one with `cluster worker tcp://here`."))

    look(0)
    assert told == [1]
    for _ in range(round(2 * crew.TELL_EVERY_S / crew.LOOK_EVERY_S)):
        look(0)
    assert sum(told) == 2
    look(2)
    assert workers.cores() == 2
    now[0] += 2 * crew.TELL_EVERY_S
    look(0)
    assert sum(told) == 2, "one that is lost is replaced"
    look(0)
    assert sum(told) == 3


def test_whoever_stops_waiting_is_told_that_nothing_began(monkeypatch, capsys):
    @contextmanager
    def nobody(on):
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(long_run, "crew", nobody)
    with pytest.raises(KeyboardInterrupt):
        going(None, [1])
    assert capsys.readouterr().err == "Stopped before the work began.\n"


def test_a_run_that_keeps_nothing_says_how_it_could(capsys):
    with pytest.raises(KeyboardInterrupt):
        going(None, [1, 2, -1])
    assert capsys.readouterr().err == "Stopped after 2 of 3; with --keep FILE it could go on from there.\n"


def test_a_worker_of_another_edition_is_refused():
    with pytest.raises(crew.CrewTrouble, match="edition"):
        crew._do(squared, "0" * 16, [1])


def test_a_worker_that_cannot_go_on_ends_no_other(monkeypatch):
    done, starts = [], iter([crew.CrewTrouble("lost"), None])

    async def work(address):
        if trouble := next(starts):
            raise trouble
        await asyncio.sleep(0.01)
        done.append(address)

    monkeypatch.setattr(crew, "_work", work)
    with pytest.raises(crew.CrewTrouble, match="lost"):
        asyncio.run(crew._join("tcp://here", 2))
    assert done == ["tcp://here"]


@pytest.mark.parametrize("on", ["nobody", "processes:0", "processes:x", "dask:"])
def test_a_crew_that_is_none_is_refused(on, capsys):
    with pytest.raises(SystemExit) as ended:
        going(None, [1], on)
    assert ended.value.code == 2
    assert f"There's no crew '{on}'" in capsys.readouterr().err


def test_words_and_pictures_change_no_edition_and_rules_do(tmp_path, monkeypatch):
    for place in ("game/tools/runs", "data/nations/en"):
        (tmp_path / place).mkdir(parents=True)
    monkeypatch.setattr(crew, "__file__", str(tmp_path / "game/tools/runs/crew.py"))
    marks = []
    words, questions = "data/nations/en/words.yaml", "data/nations/practice.yaml"
    for file in (words, questions, "data/nations/cards.yaml", "game/rules.py"):
        crew.edition.cache_clear()
        marks.append(crew.edition())
        (tmp_path / file).write_text("new")
    crew.edition.cache_clear()
    marks.append(crew.edition())
    monkeypatch.undo()
    crew.edition.cache_clear()
    assert marks[0] == marks[1] == marks[2] != marks[3] != marks[4]


def test_a_terminal_is_told_how_far_a_run_is(monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    terminal = Terminal()
    monkeypatch.setattr(long_run.sys, "stderr", terminal)
    run = LongRun(lambda work, values: map(work, values))
    list(run.map(squared, [1, 2], lambda: "hard wins 60 %"))
    *_, last, away = terminal.getvalue().splitlines()
    assert last.endswith("2 of 2, 100 % · hard wins 60 %")
    assert away == "\033[K"


def test_the_time_that_is_left_counts_only_what_was_played_now():
    assert progress_line(RunProgress(600, 300, 200), 100.0, "") == "300 of 600, 50 % · 5 min left"
    assert progress_line(RunProgress(None, 7, 0), 1.0, "") == "7"
    assert progress_line(RunProgress(10, 5, 5), 1.0, "") == "5 of 10, 50 %"


def test_values_come_back_in_their_types():
    assert shaped(list[Square] | None, [[2, 4.5, [[1, "a"]]]]) == [Square(2, 4.5, [(1, "a")])]
    assert shaped(dict[str, tuple[int, ...]], {"a": [1, 2]}) == {"a": (1, 2)}


@pytest.mark.nightly
@pytest.mark.parametrize(("truth", "wrongly"), [(0.5, "better"), (0.6, "even")])
def test_the_sequential_test_is_wrong_no_more_often_than_it_says(truth, wrongly):
    chance, wrong, sure = Random(f"sequential {truth}"), 0, 0
    for _ in range(400):
        test = SequentialTest(2, 0.1)
        for _ in range(2000):
            won = sum(chance.random() < truth for _ in range(2)) / 2
            test.add({"one": (won, 0.5), "other": (1 - won, 0.5)})
            if test.better or test.is_even:
                break
        sure += bool(test.better or test.is_even)
        wrong += bool(test.better if wrongly == "better" else not test.better)
    assert wrong / 400 <= 0.05
    assert sure == 400


def test_charts_are_whole_and_the_same_every_time():
    def made():
        rows = [Whisker("a <b>", 50, 40, 60), Whisker("c", 20, 20, 20)]
        parts = [whiskers("won", rows, 50), histogram("points", {"a": [1, 2, 2, 9]}), curves("gain", {"x": [1.0, -2]})]
        return page("A & B", parts)

    assert made() == made()
    texts = [each.text for each in ElementTree.fromstring(made()).iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "a <b>", "won", "points", "gain"} <= {*texts}
    assert page("none", [whiskers("won", []), histogram("points", {}), curves("gain", {})])
