"""How far moves may be taken back, in every game: strict, friendly, sandbox."""

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.engine.flow import IllegalMove
from game.session.journal import Journal
from game.session.savefile import read
from game.session.session import FRIENDLY, SANDBOX, STRICT, Seat, Session

WITHOUT_CHANCE = "wealth_of_nations"
"""Its map and its markets hold no surprise once the table is dealt."""


def surprised(name, undo_kind):
    """A game just after a move that has shown something new, or after 60 moves where nothing ever does."""
    game = game_named(name)
    seats = [Seat(f"Seat {seat + 1}", colour=seat + 1) for seat in range(game.seats[0])]
    session = Session(game, {}, seats, "undo", undo_kind=undo_kind)
    hand = RandomBot("undo", game)
    while not (session.moves and session.has_shown_since(len(session.moves) - 1)) and len(session.moves) < 60:
        session.play(hand.choose(session.state, session.state.decision))
    return session


@pytest.mark.parametrize("name", [name for name in GAMES if name != WITHOUT_CHANCE])
def test_strict_undo_stops_at_what_has_been_shown(name):
    session = surprised(name, STRICT)

    assert not session.can_undo
    with pytest.raises(IllegalMove):
        session.undo()


@pytest.mark.parametrize("undo_kind", [FRIENDLY, SANDBOX])
@pytest.mark.parametrize("name", GAMES)
def test_another_try_meets_the_same_throw_and_the_same_cards(name, undo_kind):
    session = surprised(name, undo_kind)
    shown, happened = session.state.fingerprint(), list(session.events_of(len(session.moves) - 1))

    move = session.undo()
    session.play(move)

    assert session.state.fingerprint() == shown
    assert list(session.events_of(len(session.moves) - 1)) == happened


@pytest.mark.parametrize("name", GAMES)
def test_a_sandbox_goes_back_to_the_first_position(name):
    session = surprised(name, SANDBOX)
    first = Session(session.game, session.options, session.seats, session.seed).state.fingerprint()

    while session.can_undo:
        session.undo()

    assert not session.moves
    assert session.state.fingerprint() == first


def test_what_is_taken_back_over_a_surprise_is_read_again(tmp_path):
    played = surprised("nations_dice", SANDBOX)
    journal = Journal(tmp_path / "game.yaml", played)
    journal.session.undo()
    journal.close()

    opened = read(journal.path, game_named)

    assert opened.trouble is None
    assert opened.session.undo_kind == SANDBOX
    assert opened.session.state.fingerprint() == played.state.fingerprint()


def test_a_file_that_says_nothing_of_undo_is_strict(tmp_path):
    journal = Journal(tmp_path / "game.yaml", surprised("nations_dice", STRICT))
    journal.close()

    assert "\nundo:" not in journal.path.read_text(encoding="utf-8")
    assert read(journal.path, game_named).session.undo_kind == STRICT
