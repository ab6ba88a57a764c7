"""Crews: who does work that is the same for many values, such as playing matches by their seeds.

    --on here                       this process (usually)
    --on processes:4                four processes beside this one
    --on dask:tcp://192.0.2.7:8786  every worker that has joined a scheduler (`main.py cluster`)

Results come in the order of the values, so that no table tells who did the work. Work goes out in parcels of about a
second; a worker that is lost in the middle changes nothing, as what it had goes to another. Whoever works for a crew
has to run the same **edition**: the rules, the computer players and the data that results follow from.
"""

from __future__ import annotations

import logging
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from hashlib import blake2s
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from game.files import child_process
from game.version import VERSION

Work = Callable[[Any], Any]
Map = Callable[[Work, Iterable[Any]], Iterator[Any]]
"""Does work for values: the results in the order of the values."""

HERE = "here"
AHEAD, MOST_OUT = 4, 16
"""Parcels for every core that are to be done, and those with what came before its turn: more would only fill memory."""
PARCEL_S, MOST_IN_A_PARCEL = 1.0, 256
"""How long a parcel takes, about, in seconds, and how many values it holds at most."""
RETRIES = 3
"""How often a worker of a cluster tries again what the system made fail."""
TRIES = 10
"""How often in a row the parcel whose turn it is gets lost with its worker, or a worker ends while it starts, before it
is given up. A worker needs seconds to start, so several killings may meet the same parcel.
"""
LOOK_EVERY_S, TELL_EVERY_S = 2.0, 300.0
"""How often it is looked whether a scheduler has workers, and how often it is said that it has none."""
ANSWER_S = 10.0
"""How long a scheduler has for an answer."""

NO_RESULTS = ("practice.yaml", "chapters.yaml")
"""Data that only players see: nothing that is measured follows from them."""


class CrewTrouble(RuntimeError):
    """Why a crew cannot work, in a sentence."""


@cache
def edition() -> str:
    """A mark of what results follow from: version, rules, computer players and data; not words and pictures."""
    root, found = Path(__file__).parents[3], blake2s(VERSION.encode(), digest_size=8)
    code = [Path(sys.executable)] if getattr(sys, "frozen", False) else sorted((root / "game").rglob("*.py"))
    data = (path for path in (root / "data").glob("*/*.yaml") if path.name not in NO_RESULTS)
    for path in [*code, *sorted(data)]:
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def _do(work: Work, wanted: str, values: Sequence[Any]) -> tuple[float, list[Any]]:
    """The results of some values, and the seconds of a core that they took. Raises CrewTrouble."""
    if edition() != wanted:
        raise CrewTrouble(
            f"A worker has edition {edition()} of the program, and this is {wanted}: bring both up to date."
        )
    began = time.process_time()
    results = [work(value) for value in values]
    return time.process_time() - began, results


@contextmanager
def crew(on: str) -> Iterator[Map]:
    """A crew by its name, for the block. Raises CrewTrouble where there is none, or none that can work."""
    kind, _, rest = on.partition(":")
    if on == HERE:
        yield _here
    elif kind == "processes" and rest.isdigit() and int(rest) > 0:
        with _processes(int(rest)) as together:
            yield together
    elif kind == "dask" and rest:
        with _dask(rest) as together:
            yield together
    else:
        raise CrewTrouble(f"There's no crew {on!r}: write here, processes:4 or dask:tcp://ADDRESS:8786.")


def _here(work: Work, values: Iterable[Any]) -> Iterator[Any]:
    return map(work, values)


@contextmanager
def _processes(count: int) -> Iterator[Map]:
    """Processes beside this one. One that is killed is replaced, and what it had is done again."""
    pools: list[ProcessPoolExecutor] = []
    done: SimpleQueue[Future[Any]] = SimpleQueue()

    def fresh() -> ProcessPoolExecutor:
        pools.append(ProcessPoolExecutor(count, get_context("spawn"), child_process.settle))
        return pools[-1]

    def send(job: Callable[[Any], Any], values: Sequence[Any]) -> Future[Any]:
        with child_process.shielded():
            try:
                future = (pools[-1] if pools else fresh()).submit(job, values)
            except BrokenExecutor:
                future = fresh().submit(job, values)
            future.add_done_callback(done.put)
            return future

    def first_done(futures: Sequence[Any]) -> None:
        # Not `concurrent.futures.wait`: an interrupt while it takes the locks of all futures leaves some of them taken.
        done.get()

    try:
        yield partial(_spread, _Hands(send, lambda: count, first_done, Future.result, BrokenExecutor))
    finally:
        for pool in pools:
            workers = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


@contextmanager
def _dask(address: str) -> Iterator[Map]:
    """The workers of a scheduler of Dask. Raises CrewTrouble."""
    try:
        from distributed import CancelledError, Client, KilledWorker, wait
        from distributed.comm import CommClosedError
    except ImportError:
        raise CrewTrouble(
            "Working on many machines needs one more library: pip install 'table-of-nations[crew]'."
        ) from None
    for name in ("distributed", "distributed.client"):  # what matters of it is said in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=ANSWER_S)
    except (OSError, ValueError):
        raise CrewTrouble(f"Nobody answers at {address}: is `cluster scheduler` running there?") from None
    workers = _Workers(client.nthreads, address)

    def first_done(futures: Sequence[Any]) -> None:
        while True:
            workers.look()
            with suppress(TimeoutError):
                wait(futures, timeout=LOOK_EVERY_S, return_when="FIRST_COMPLETED")
                return

    def take(future: Any) -> Any:
        try:
            return future.result(timeout=ANSWER_S)
        except TimeoutError:
            if future.status == "error":
                raise
            return None

    with client:
        try:
            while not workers.look():
                time.sleep(LOOK_EVERY_S)
            # Who is lost meanwhile says nothing; and whoever gets a parcel looks at its edition, too.
            for worker, its in client.run(edition, on_error="return").items():
                if isinstance(its, ImportError):
                    raise CrewTrouble(f"The workers at {address} aren't ours: start them by `cluster worker`.")
                if isinstance(its, str) and its != edition():
                    raise CrewTrouble(
                        f"{worker} has edition {its} of the program, and this is {edition()}: bring both up to date."
                    )
            send = partial(client.submit, pure=False, retries=RETRIES)
            yield partial(_spread, _Hands(send, workers.cores, first_done, take, KilledWorker))
        except (CancelledError, CommClosedError):
            raise CrewTrouble(f"The scheduler at {address} is gone.") from None


class _Workers:
    """The workers of a scheduler, who come and go; says when there are none.

    threads: asks the scheduler for those of every worker.
    """

    def __init__(self, threads: Callable[[], dict[str, int]], address: str) -> None:
        self._threads, self._address = threads, address
        self._cores = self._missed = 0
        self._had_some = False
        self._looked = self._told = float("-inf")

    def cores(self) -> int:
        """How many there were lately; one, where whoever comes first is to find work."""
        return max(1, self._cores)

    def look(self) -> int:
        """How many cores there are, asked every LOOK_EVERY_S. That there are none is told at once, but not while one
        that was lost is replaced, and seldom again. Raises CrewTrouble without a scheduler.
        """
        now = time.monotonic()
        if now - self._looked < LOOK_EVERY_S:
            return self._cores
        try:
            self._looked, self._cores = now, sum(self._threads().values())
        except OSError:
            raise CrewTrouble(f"The scheduler at {self._address} is gone.") from None
        self._had_some |= self._cores > 0
        self._missed = 0 if self._cores else self._missed + 1
        if self._missed > self._had_some and now - self._told > TELL_EVERY_S:
            self._told = now
            over = "\r\033[K" if sys.stderr.isatty() else ""  # the line of the progress
            print(f"{over}Waiting for a worker: start one with `cluster worker {self._address}`.", file=sys.stderr)
        return self._cores


class _Hands(NamedTuple):
    """Those who work. send: gives one of them a parcel. cores: how many parcels they do at a time. first_done: waits
    until one of these parcels is done. take: what came of it, None where that has been lost and is done again. lost:
    raised by that where the parcel itself is lost.
    """

    send: Callable[..., Any]
    cores: Callable[[], int]
    first_done: Callable[[Sequence[Any]], None]
    take: Callable[[Any], tuple[float, list[Any]] | None]
    lost: type[Exception]


@dataclass
class _Parcel:
    """Values that are out, or what came of them before its turn."""

    values: Sequence[Any]
    future: Any
    results: list[Any] | None = None


def _spread(hands: _Hands, work: Work, values: Iterable[Any]) -> Iterator[Any]:
    """Hand out parcels, so many at a time, and give what comes of them in their order. Each is taken as soon as it is
    done, for a worker that is lost takes along what lies there. What is lost goes out again in halves, as parcels that
    take longer than workers live would never be done.
    """
    job, source = partial(_do, work, edition()), iter(values)
    out: deque[_Parcel] = deque()
    size, losses = 1, 0
    while True:
        cores, undone = hands.cores(), sum(each.results is None for each in out)
        while undone < AHEAD * cores and len(out) < MOST_OUT * cores and (part := list(islice(source, size))):
            out.append(_Parcel(part, hands.send(job, part)))
            undone += 1
        if not out:
            return
        hands.first_done([each.future for each in out if each.results is None])
        turn, before, out = out[0], out, deque()
        for each in before:
            try:
                found = hands.take(each.future) if each.results is None and each.future.done() else None
            except hands.lost:
                losses += each is turn
                if losses > TRIES:
                    raise CrewTrouble("Workers end again and again over the same work; it was given up.") from None
                size = max(1, size // 2)
                half = -(-len(each.values) // 2)
                halves = each.values[:half], each.values[half:]
                out += [_Parcel(part, hands.send(job, part)) for part in halves if part]
                continue
            if found:
                seconds, each.results = found
                each.future = None
                fitting = round(PARCEL_S * len(each.values) / max(seconds, 1e-6))
                size = max(1, min(MOST_IN_A_PARCEL, fitting, 2 * size))
            out.append(each)
        while out and (results := out[0].results) is not None:
            out.popleft()
            losses = 0
            yield from results


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a scheduler, or workers that join one, until they are told to end."""
    import asyncio

    from game.command import parser_of

    parser = parser_of("cluster", CLUSTER)
    roles = parser.add_subparsers(dest="role", required=True)
    scheduler = roles.add_parser("scheduler", help="hands out work")
    scheduler.add_argument("--host", default="127.0.0.1", help="whom it listens to (only this machine)")
    scheduler.add_argument("--port", type=int, default=8786)
    worker = roles.add_parser("worker", help="works for a scheduler")
    worker.add_argument("scheduler", metavar="tcp://ADDRESS:8786")
    worker.add_argument("--processes", type=int, default=1, help="one for every core that may work")
    asked = parser.parse_args(arguments)
    if find_spec("distributed") is None:
        print("A cluster needs one more library: pip install 'table-of-nations[crew]'.", file=sys.stderr)
        return 1
    try:
        asyncio.run(
            _serve(asked.host, asked.port) if asked.role == "scheduler" else _join(asked.scheduler, asked.processes)
        )
    except CrewTrouble as error:
        parser.exit(1, f"{error}\n")
    return 0


CLUSTER = """One scheduler and many workers, for everything that takes --on dask:ADDRESS.

    python main.py cluster scheduler
    python main.py cluster worker tcp://127.0.0.1:8786 --processes 4
    python main.py tournament nations --hands hard,normal --games 1000 --on dask:tcp://127.0.0.1:8786

Its ports have no password, and whoever reaches them can run programs: keep to one machine, or join others through an
SSH tunnel. All machines need the same edition of the program; changing its code or data during a run changes that.
"""


async def _serve(host: str, port: int) -> None:
    import dask.config
    from distributed import Scheduler

    dask.config.set({"distributed.scheduler.allowed-failures": 0})  # whoever asks is told of a loss, and counts them
    async with Scheduler(host=host, port=port, dashboard=False) as scheduler:
        print(f"Workers join at {scheduler.address}, edition {edition()}.", flush=True)
        await scheduler.finished()


async def _join(address: str, processes: int) -> None:
    """Look after so many processes: those that cannot go on leave the work to the others. Raises CrewTrouble."""
    import asyncio

    ends = await asyncio.gather(*(_work(address) for _ in range(processes)), return_exceptions=True)
    if trouble := next((end for end in ends if end is not None), None):
        raise trouble


async def _work(address: str) -> None:
    """Look after a process that works, until the scheduler ends; one that is killed is replaced, while it starts, too.
    Raises CrewTrouble.
    """
    import asyncio

    from distributed import Nanny

    has_worked, failures = False, 0
    while failures < TRIES:
        try:
            async with Nanny(address, nthreads=1, dashboard=False) as nanny:
                print(f"At work for {address}, edition {edition()}.", flush=True)
                has_worked, failures = True, 0
                await nanny.finished()
        except (RuntimeError, OSError):
            failures += 1
        if not await _answers(address):
            if has_worked:
                return
            raise CrewTrouble(f"Nobody answers at {address}: is `cluster scheduler` running there?")
        await asyncio.sleep(failures)
    raise CrewTrouble("The worker ends again and again while it starts; it was given up.")


async def _answers(address: str) -> bool:
    """Whether a scheduler is still there."""
    import asyncio

    from distributed.core import rpc

    try:
        async with rpc(address) as scheduler:
            await asyncio.wait_for(scheduler.identity(), ANSWER_S)
    except OSError:
        return False
    return True
