"""Films: every event of a move with the position it led to, from the run that plays the move."""

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.event import Frame
from game.engine.trace import traced
from game.session.bus import MOVED
from game.session.session import Seat, Session
from tests.game.engine.toy import TOY


def session_of(game, seats) -> Session:
    return Session(game, {}, [Seat(f"Seat {seat}") for seat in range(seats)], "film")


def shown(session) -> list[Frame]:
    """Gets what every further move brings, in one row."""
    frames: list[Frame] = []
    session.bus.subscribe(MOVED, lambda moved: frames.extend(moved.frames), positions=True)
    return frames


def seen(frames) -> list:
    return [(frame.event, frame.state.fingerprint(), frame.before.fingerprint()) for frame in frames]


def test_a_film_shows_the_position_after_every_event():
    session = session_of(TOY, 2)
    frames = shown(session)
    session.play(("take", "2"))
    assert [frame.event.kind for frame in frames] == ["took"]
    assert frames[0].state.heap == 5
    assert frames[0].before is session.state_before(0)


def test_the_rules_of_a_filmed_move_run_once(monkeypatch):
    session, taken = session_of(TOY, 2), []
    take = type(session.state.decision.choice.actions["take"])
    carry_out = take.carry_out
    monkeypatch.setattr(take, "carry_out", lambda *arguments: taken.append(arguments[-1]) or carry_out(*arguments))
    frames = shown(session)
    session.play(("take", "2"))
    assert (len(frames), taken) == (1, ["2"])


def test_filming_a_move_again_leaves_the_position_as_it_was():
    state = session_of(TOY, 2).state
    before = state.fingerprint()
    traced(state, ("take", "2"))
    assert state.fingerprint() == before


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_move_of_the_past_is_filmed_as_it_was_played(game):
    session, hand = session_of(game, game.seats[-2]), RandomBot("film", game)
    assert all(isinstance(frame, Frame) for frame in session.opening)
    frames = shown(session)
    for index in range(40):
        frames.clear()
        session.play(hand.choose(session.state, session.state.decision))
        assert [frame.event for frame in frames] == list(session.events_of(index))
        assert seen(frames) == seen(traced(session.state_before(index), session.moves[index]))
