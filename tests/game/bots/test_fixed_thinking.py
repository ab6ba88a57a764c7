"""Computer players of fixed tables: whatever the clock does, and wherever a game is taken up again, they move alike."""

from itertools import count

import pytest

from game import game_named
from game.bots.computer_seats import ComputerSeats
from game.bots.roster import kept_bot
from game.bots.thinking import ThinkingInPieces
from game.session.session import Seat, Session

MOVES = 12


class Asked(ThinkingInPieces):
    """Keeps what it was asked."""

    def __init__(self):
        super().__init__(piece_seconds=0.0)
        self.jobs = []

    def begin(self, job):
        self.jobs.append(job)
        super().begin(job)


def clock(monkeypatch, seconds):
    """A clock on which so many seconds go by between two looks, as on a computer that is busy with other things."""
    looks = count()
    for module in ("thinking", "search.search", "search.planning"):
        monkeypatch.setattr(f"game.bots.{module}.monotonic", lambda: next(looks) * seconds)
    kept_bot.cache_clear()


def moves_of(seed, moves=MOVES, anew_after=MOVES):
    seats = [Seat("A", "hard"), Seat("B", "hard", 2)]
    session = Session(game_named("nations_dice"), {}, seats, seed)
    computers = ComputerSeats(session, Asked())
    while len(session.moves) < moves:
        if len(session.moves) == anew_after:
            kept_bot.cache_clear()
        while (move := computers.advance(1000, "instant")) is None:
            computers.think(16)
        session.play(move)
    return session.moves


def test_they_move_alike_on_a_slow_clock_and_when_taken_up_again(monkeypatch):
    seed = "daily 2026-12-24 x"
    clock(monkeypatch, 0.0)
    quick = moves_of(seed)
    clock(monkeypatch, 60.0)
    assert moves_of(seed) == quick
    clock(monkeypatch, 0.001)
    assert moves_of(seed, anew_after=MOVES // 2) == quick


def test_elsewhere_a_slow_clock_cuts_the_thinking_short(monkeypatch):
    clock(monkeypatch, 0.0)
    quick = moves_of("7", moves=24)
    clock(monkeypatch, 60.0)
    assert moves_of("7", moves=24) != quick


@pytest.mark.parametrize(("seed", "in_time"), [("daily 2026-12-24 x", False), ("dailyx", True), (7, True)])
def test_fixed_tables_are_known_by_their_seed(seed, in_time):
    session = Session(game_named("nations_dice"), {}, [Seat("A", "hard"), Seat("B", "human", 2)], seed)
    asked = Asked()
    while session.state.decision.seat:
        session.play(session.state.decision.moves[0])
    ComputerSeats(session, asked).think(0)
    assert [job.in_time for job in asked.jobs] == [in_time]
