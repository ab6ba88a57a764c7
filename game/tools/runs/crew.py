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
from contextlib import contextmanager
from functools import cache, partial
from hashlib import blake2s
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from game.files import child_process
from game.version import VERSION

Work = Callable[[Any], Any]
Map = Callable[[Work, Iterable[Any]], Iterator[Any]]
"""Does work for values: the results in the order of the values."""

HERE = "here"
AHEAD = 4
"""Parcels that are out for every core: more would only fill the memory of whoever hands them out."""
PARCEL_S, MOST_IN_A_PARCEL = 1.0, 256
"""How long a parcel takes, about, in seconds, and how many values it holds at most."""
TRIES = 3
"""How often in a row a parcel is lost with its worker before nobody is asked again."""
PATIENCE_S = 60
"""How long a scheduler is waited for that has no workers yet."""

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


def _parcel(work: Work, wanted: str, values: Sequence[Any]) -> tuple[float, list[Any]]:
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

    def fresh() -> ProcessPoolExecutor:
        pools.append(ProcessPoolExecutor(count, get_context("spawn"), child_process.settle))
        return pools[-1]

    def send(job: Callable[[Any], Any], values: Sequence[Any]) -> Future[Any]:
        with child_process.shielded():
            try:
                return (pools[-1] if pools else fresh()).submit(job, values)
            except BrokenExecutor:
                return fresh().submit(job, values)

    try:
        yield partial(_spread, send, count, BrokenExecutor)
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
        from distributed import CancelledError, Client, KilledWorker
        from distributed.comm import CommClosedError
    except ImportError:
        raise CrewTrouble(
            "Working on many machines needs one more library: pip install 'table-of-nations[crew]'."
        ) from None
    for name in ("distributed", "distributed.client"):  # what matters of it is said in a sentence
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError):
        raise CrewTrouble(f"Nobody answers at {address}: is `cluster scheduler` running there?") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE_S)
            editions = client.run(edition)
        except TimeoutError:
            raise CrewTrouble(f"No worker has joined {address}: start `cluster worker {address}`.") from None
        except ImportError:
            raise CrewTrouble(f"The workers at {address} aren't ours: start them by `cluster worker`.") from None
        for worker, its in editions.items():
            if its != edition():
                raise CrewTrouble(
                    f"{worker} has edition {its} of the program, and this is {edition()}: bring both up to date."
                )
        cores = sum(client.nthreads().values())
        send = partial(client.submit, pure=False, retries=TRIES)
        try:
            yield partial(_spread, send, cores, KilledWorker)
        except (CancelledError, CommClosedError):
            raise CrewTrouble(f"The scheduler at {address} is gone.") from None


def _spread(
    send: Callable[..., Any], cores: int, lost: type[Exception], work: Work, values: Iterable[Any]
) -> Iterator[Any]:
    """Hand out parcels, so many at a time, and take what comes of them in their order. What is lost goes out again."""
    job, source = partial(_parcel, work, edition()), iter(values)
    out: deque[tuple[Any, list[Any]]] = deque()
    size, losses = 1, 0
    while True:
        while len(out) < AHEAD * cores and (part := list(islice(source, size))):
            out.append((send(job, part), part))
        if not out:
            return
        future, part = out.popleft()
        try:
            seconds, results = future.result()
        except lost:
            losses += 1
            if losses > TRIES:
                raise CrewTrouble("Workers end again and again over the same work; it was given up.") from None
            out.appendleft((future, part))
            out = deque((send(job, each) if _is_lost(of, lost) else of, each) for of, each in out)
            continue
        losses = 0
        size = max(1, min(MOST_IN_A_PARCEL, round(PARCEL_S * len(part) / max(seconds, 1e-6))))
        yield from results


def _is_lost(future: Any, lost: type[Exception]) -> bool:
    return future.done() and isinstance(future.exception(), lost)


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
    from distributed import Scheduler

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
    """Look after a process that works, until the scheduler ends; one that is killed while it starts is replaced."""
    from distributed import Nanny

    for _ in range(TRIES):
        try:
            async with Nanny(address, nthreads=1, dashboard=False) as nanny:
                print(f"At work for {address}, edition {edition()}.", flush=True)
                await nanny.finished()
                return
        except (RuntimeError, OSError):
            continue
    raise CrewTrouble(f"Nobody answers at {address}: is `cluster scheduler` running there?")
