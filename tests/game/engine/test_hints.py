"""What the adviser has told a seat: kept with the game, so that a review does not blame it, and seen by nobody else."""

import pytest

from game import game_named
from game.session.savefile import replayed
from game.session.savefile_lines import text_of
from game.session.session import MOST_HINTS, Hint, Mail, Seat, Session


@pytest.fixture
def session():
    return Session(
        game_named("nations_dice"), {}, [Seat("Ada", colour=1), Seat("Bo", colour=2)], 3, undo_kind="sandbox"
    )


def begun(session):
    """Who is asked, and the move that is advised."""
    decision = session.state.decision
    return decision.seat, decision.moves[0]


def test_what_was_read_is_kept_once_and_read_again(session):
    seat, move = begun(session)
    session.note_advice(seat)
    session.note_hint(seat, move)
    session.note_hint(seat, move)
    session.play(move)
    text = text_of(session)
    assert f"- advised seat{seat + 1}\n- advised seat{seat + 1} {' '.join(move)}\n- {' '.join(move)}\n" in text
    again = replayed(text.encode(), "", game_named).session
    assert again.hints == session.hints == (Hint(0, seat, move),)
    assert again.advised == session.advised == ((0, seat),)
    assert text_of(again) == text
    with pytest.raises(ValueError, match="no seat 9"):
        session.note_hint(8, move)


def test_a_hint_is_followed_where_it_was_given_and_as_long_as_nothing_else_is_done(session):
    seat, first = begun(session)
    then = ("pass",)
    session.note_hint(seat, first)
    session.note_hint(seat, then)
    session.play(first)
    while session.state.decision.seat != seat or then not in session.state.decision.moves:
        session.play(session.state.decision.moves[-1])
    later = len(session.moves)
    session.play(then)
    between = [at for at in range(1, later) if session.state_before(at).decision.seat == seat]
    is_alone = all(len(session.state_before(at).decision.moves) == 1 for at in between)
    assert session.followed_hint(0)
    assert session.followed_hint(later) is is_alone
    session.hints = tuple(Hint(0, seat, session.moves[at]) for at in (0, *between, later))
    assert session.followed_hint(later)
    session.hints = session.hints[1:]
    assert not session.followed_hint(later), "another move was made than the first that was told"


def test_another_move_than_the_hint_did_not_follow_it(session):
    seat, move = begun(session)
    session.note_hint(seat, move)
    session.play(next(each for each in session.state.decision.moves if each != move))
    assert not session.followed_hint(0)


def test_what_a_seat_was_told_is_in_no_letter_and_in_no_branch_where_its_hand_was_dealt_anew(session):
    seat, move = begun(session)
    session.note_hint(seat, move)
    session.mail = Mail("letter", 0)
    assert "advised" not in text_of(session)
    session.note_hint(seat, session.state.decision.moves[-1])
    session.mail = None
    assert len(session.hints) == 1
    session.reshuffle(seat, "anew")
    assert session.hints == ()


def test_no_file_makes_a_position_hold_hints_without_end(session):
    seat, move = begun(session)
    for number in range(3 * MOST_HINTS):
        session.note_hint(seat, (*move, str(number)))
    assert len(session.hints) == MOST_HINTS


def test_a_hint_goes_with_the_position_that_is_taken_back(session):
    session.play(begun(session)[1])
    session.note_hint(session.state.decision.seat, session.state.decision.moves[0])
    session.undo()
    assert session.hints == ()
