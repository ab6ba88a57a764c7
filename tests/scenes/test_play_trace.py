"""What a move brought, event by event: the trace, the log that is read from it, and who may undo."""

import pytest

from game.engine.trace import traced
from game.session.journal import Journal
from game.session.session import Seat, Session
from scenes.play import log as log_book
from scenes.play.game_in_play import GameInPlay
from scenes.play.log import Log, LogText
from scenes.table.model import LogLine
from tests.game.engine.toy import TOY


@pytest.fixture
def session():
    return Session(TOY, {}, [Seat("Ann"), Seat("Bob")], 1)


def tell(frame):
    stones = frame.event.facts.get("stones", 0)
    heading = f"heap {frame.state.heap}" if frame.state.heap % 2 else ""
    return LogText(heading, LogLine(frame.event.seat, f"{frame.event.kind} {stones}", ()))


class FewWords:
    """Words that name every event by its kind."""

    def heading(self, model, event):
        return ""

    def log_line(self, model, event):
        return LogLine(event.seat, event.kind, ())


class Silent:
    """A table that says what is needed of it here."""

    words = FewWords()

    def draft(self, state, moves):
        return None

    def offered(self, seats, decision):
        return decision.moves

    def is_midway(self, state):
        return False

    def is_still_meant(self, order, now):
        return True


def test_the_log_of_a_loaded_game_is_complete(session):
    session.play(("take", "1"))
    session.play(("take", "2"))
    log = Log(session, tell)
    assert [entry.line.words for entry in log.entries if not entry.is_heading] == ["took 1", "took 2"]


def test_a_heading_stands_once_over_its_lines(session):
    session.play(("take", "2"))
    log = Log(session, tell)
    assert [(entry.is_heading, entry.line.words) for entry in log.entries] == [
        (True, "heap 5"),
        (False, "took 2"),
    ]


@pytest.fixture
def slow_reader(monkeypatch):
    """A log that tells one move of a loaded game at a time."""
    monkeypatch.setattr(log_book, "READ_BACK", 1)


def test_of_a_loaded_game_the_newest_move_is_told_first(session, slow_reader):
    session.play(("take", "1"))
    session.play(("take", "2"))
    log = Log(session, tell)
    assert {entry.move for entry in log.entries} == {1}
    assert log.read_back()
    assert {entry.move for entry in log.entries} == {0, 1}
    assert log.read_back()
    assert not log.read_back()


def test_a_log_that_was_read_back_is_like_one_that_was_kept_from_the_start(session, slow_reader):
    kept = Log(session, lambda frame: LogText("stones", tell(frame).line))
    for move in (("take", "1"), ("take", "2"), ("take", "1")):
        session.play(move)
        kept.catch_up()
    read = Log(session, lambda frame: LogText("stones", tell(frame).line))
    while read.read_back():
        pass
    assert read.entries == kept.entries
    assert read.heard_by(0) == kept.heard_by(0)


def test_what_rivals_did_in_a_loaded_game_is_read_back_to_the_own_move(slow_reader):
    session = Session(TOY, {}, [Seat("Ann"), Seat("Bob"), Seat("Cid")], 1)
    for move in (("take", "2"), ("take", "1"), ("take", "1")):
        session.play(move)
    assert Log(session, tell).since(0) == [LogLine(1, "took 1", ()), LogLine(2, "took 1", ())]
    assert Log(session, tell).deeds_since(0, 1) == {1: "took 1", 2: "took 1"}


def test_what_is_undone_leaves_the_log(session):
    log = Log(session, tell)
    session.play(("take", "1"))
    session.play(("take", "2"))
    log.catch_up()
    session.undo()
    log.catch_up()
    assert [entry.move for entry in log.entries] == [0]


def test_a_move_that_was_written_while_it_was_shown_is_not_written_again(session):
    log = Log(session, tell)
    session.play(("take", "1"))
    log.write(0, traced(session.state_before(0), session.moves[0]))
    log.catch_up()
    assert len(log.entries) == 1


def test_the_recap_tells_what_rivals_did_since_the_own_move(session):
    log = Log(session, tell)
    session.play(("take", "1"))
    session.play(("take", "2"))
    log.catch_up()
    assert log.since(0) == [LogLine(1, "took 2", ())]
    assert log.since(1) == []


@pytest.fixture
def game_of(tmp_path):
    def make(*players):
        seats = [Seat(name, player) for name, player in zip(("Ann", "Bob"), players, strict=True)]
        return GameInPlay(Journal(tmp_path / "toy.yaml", Session(TOY, {"heap": 12}, seats, 1)), Silent())

    return make


def test_undo_goes_back_across_seats(game_of):
    game = game_of("human", "human")
    game.commit(("take", "1"))
    assert game.undo_steps == 1
    game.undo()
    assert game.session.state.heap == 12
    assert game.deciding == 0


def test_undo_passes_over_the_moves_of_computer_seats(game_of):
    game = game_of("human", "random")
    game.commit(("take", "1"))
    game.commit(("take", "2"))
    assert game.undo_steps == 2
    game.undo()
    assert game.session.state.heap == 12


def test_undo_stops_at_a_die(game_of):
    game = game_of("human", "human")
    game.commit(("take", "1"))
    game.commit(("throw_die",))
    assert game.undo_steps == 0
    assert not game.undo()


def test_redo_plays_on_to_the_next_person(game_of):
    game = game_of("human", "random")
    game.commit(("take", "1"))
    game.commit(("take", "2"))
    game.undo()
    assert game.redo()
    assert game.session.state.heap == 9
    assert not game.redo()


def test_an_undone_move_leaves_the_file_and_the_log(game_of, tmp_path):
    game = game_of("human", "human")
    game.commit(("take", "1"))
    game.log.catch_up()
    game.undo()
    assert game.log.entries == []
    assert (tmp_path / "toy.yaml").read_text().splitlines()[-2:] == ["- take 1", "- undo"]


def test_a_forecast_is_computed_once_for_a_position_and_each_move(game_of):
    game = game_of("human", "human")
    asked = []
    foresight = game.foresight(0)
    foresight._forecaster = foresight._forecaster._replace(what_if=lambda state, move: asked.append(move))
    for _ in range(3):
        game.foresight(0).what_if((("take", "1"),))
    game.foresight(0).what_if((("take", "2"),))
    assert asked == [("take", "1"), ("take", "2")]


def test_a_new_position_is_foreseen_anew(game_of):
    game = game_of("human", "human")
    assert game.foresight(0).forecast == 12
    game.commit(("take", "2"))
    assert game.foresight(0).forecast == 10
