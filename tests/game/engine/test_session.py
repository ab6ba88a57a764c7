"""Sessions: playing, undoing, redoing."""

import pytest

from game.engine.flow import IllegalMove
from game.engine.game import BadOption
from game.session.bus import MOVED, SEAT_GIVEN, TAKEN_BACK, Bus
from game.session.session import HUMAN, PlayedByListener, Seat, Session, names_around
from tests.game.engine.toy import TOY, Take

SEATS = (Seat("Ada"), Seat("Bo", colour=2))


def session(**options) -> Session:
    return Session(TOY, options, SEATS, 1)


def test_a_session_is_its_seed_and_its_moves():
    one, other = session(), session()
    for move in (("take", "1"), ("throw_die",), ("draw_card",)):
        one.play(move)
        other.play(move)
    assert one.moves == [("take", "1"), ("throw_die",), ("draw_card",)]
    assert one.state.fingerprint() == other.state.fingerprint()


def test_undo_and_redo_restore_the_position_exactly():
    game = session()
    before = game.state.fingerprint()
    game.play(("take", "1"))
    after = game.state.fingerprint()
    assert game.undo() == ("take", "1")
    assert game.state.fingerprint() == before
    assert game.moves == []
    assert game.redo() == ("take", "1")
    assert game.state.fingerprint() == after


def test_the_events_of_a_move_are_remembered_until_it_is_undone():
    game = session()
    game.play(("take", "1"))
    game.play(("take", "2"))
    assert [event.facts["stones"] for event in game.events_of(1)] == [2]
    game.undo()
    game.play(("take", "1"))
    assert [event.facts["stones"] for event in game.events_of(1)] == [1]


def test_undo_reaches_back_move_by_move_across_seats():
    game = session()
    start = game.state.fingerprint()
    game.play(("take", "1"))
    game.play(("take", "2"))
    game.undo()
    game.undo()
    assert game.state.fingerprint() == start
    assert not game.can_undo


@pytest.mark.parametrize("move", [("throw_die",), ("draw_card",)])
def test_what_chance_has_shown_cannot_be_undone(move):
    game = session()
    game.play(("take", "1"))
    game.play(move)
    assert not game.can_undo
    with pytest.raises(IllegalMove):
        game.undo()
    game.play(("take", "1"))
    assert game.can_undo
    game.undo()
    assert not game.can_undo


def test_a_new_move_ends_redoing():
    game = session()
    game.play(("take", "1"))
    game.undo()
    assert game.can_redo
    game.play(("take", "2"))
    assert not game.can_redo
    with pytest.raises(IllegalMove):
        game.redo()


def test_redo_follows_redo():
    game = session()
    game.play(("take", "1"))
    game.play(("take", "2"))
    game.undo()
    game.undo()
    assert game.redo() == ("take", "1")
    assert game.redo() == ("take", "2")


def test_an_illegal_move_changes_nothing_and_forgets_no_redo():
    game = session()
    game.play(("take", "1"))
    game.undo()
    before = game.state.fingerprint()
    with pytest.raises(IllegalMove):
        game.play(("take", "9"))
    assert game.state.fingerprint() == before
    assert game.moves == []
    assert game.can_redo
    assert not game.can_undo


def test_events_are_published_once_the_move_is_complete():
    heard = []
    bus = Bus()
    game = Session(TOY, {}, SEATS, 1, bus)
    bus.subscribe(Bus.EVERYTHING, lambda event: heard.append((event.kind, game.state.decision.seat)))
    game.play(("take", "1"))
    assert heard == [("took", 1), (MOVED, 1)]


def test_what_is_taken_back_played_again_and_given_is_told():
    heard = []
    game = session()
    game.play(("take", "1"))
    game.bus.subscribe(Bus.EVERYTHING, heard.append)
    game.undo()
    game.redo()
    game.give_seat(1, "hard")
    assert [each.kind for each in heard] == [TAKEN_BACK, "took", MOVED, SEAT_GIVEN]
    assert (heard[0].move, heard[2].move, heard[2].is_over, heard[3].seat) == (0, 0, False, 1)


def test_positions_are_recorded_only_for_those_who_ask():
    game, plain, framed, moved = session(), [], [], []
    game.bus.subscribe("took", plain.append)
    game.bus.subscribe(MOVED, moved.append)
    game.play(("take", "1"))
    leave = game.bus.subscribe("took", framed.append, positions=True)
    game.play(("take", "2"))
    leave()
    game.play(("take", "1"))

    assert [event.facts["stones"] for event in plain] == [1, 2, 1]
    assert [(each.event.facts["stones"], each.before is game.state_before(1)) for each in framed] == [(2, True)]
    assert [[frame.kind for frame in each.frames] for each in moved] == [[], ["took"], []]
    assert not game.bus.wants_positions


@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.play(("take", "1")),
        lambda game: game.undo(),
        lambda game: game.redo(),
        lambda game: game.give_seat(0, "hard"),
    ],
    ids=["play", "undo", "redo", "give_seat"],
)
@pytest.mark.parametrize("kind", ["took", MOVED])
def test_a_listener_that_changes_the_game_is_refused(change, kind):
    game = session()
    game.play(("take", "2"))
    game.play(("take", "1"))
    game.undo()
    leave = game.bus.subscribe(kind, lambda told: change(game))
    with pytest.raises(PlayedByListener):
        game.redo()
    assert game.moves == [("take", "2"), ("take", "1")]
    assert game.seats == tuple(SEATS)
    leave()
    assert game.undo() == ("take", "1")


def test_whoever_keeps_a_game_has_a_move_before_anybody_is_told():
    class Kept:
        def played(self, move):
            order.append(("kept", move))

    order, game = [], session()
    game.keeper = Kept()
    game.bus.subscribe(Bus.EVERYTHING, lambda told: order.append(told.kind))
    game.play(("take", "1"))
    assert order == [("kept", ("take", "1")), "took", MOVED]
    assert game.at(0).keeper is game.at(1).keeper is None


def test_a_game_without_listeners_publishes_nothing(monkeypatch):
    game = session()
    monkeypatch.setattr(Bus, "publish", lambda *messages: 1 / 0)
    game.play(("take", "1"))
    game.undo()
    game.redo()
    game.give_seat(1, "hard")


def test_the_position_before_a_move_can_be_looked_at():
    game = session()
    game.play(("take", "2"))
    game.play(("take", "1"))
    assert game.state_before(1).heap == 5


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"heap": 8}, "cannot be 8; it can be 7, 12"),
        ({"hut": "red"}, "no option 'hut'"),
        ({"hat": ["red"]}, "one value for each of the 2 players"),
        ({"hat": ["red", "blue"]}, "cannot be 'blue'"),
        ({"hat": "red"}, "one value for each"),
    ],
)
def test_options_that_are_not_offered_are_refused(options, word):
    with pytest.raises(BadOption, match=word):
        session(**options)


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(BadOption, match="2 to 3 players, not 1"):
        Session(TOY, {}, SEATS[:1], 1)


def test_open_options_take_the_usual_value():
    assert session().options == {"heap": 7, "hat": ["none", "none"]}


def test_an_error_in_the_rules_leaves_the_position_as_it_was(monkeypatch):
    def break_down(self, state, seat, stones):
        state.heap -= 1
        raise ZeroDivisionError

    game = session()
    before = game.state.fingerprint()
    monkeypatch.setattr(Take, "carry_out", break_down)
    with pytest.raises(ZeroDivisionError):
        game.play(("take", "1"))
    assert (game.state.fingerprint(), game.moves, game.can_undo) == (before, [], False)


def test_a_listener_that_fails_does_not_undo_the_move():
    game = session()
    game.play(("take", "1"))
    game.undo()
    game.bus.subscribe("took", lambda event: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        game.play(("take", "2"))
    assert game.moves == [("take", "2")]
    assert not game.can_redo


def test_the_usual_name_of_a_seat_follows_who_plays_it():
    session = Session(TOY, {}, [Seat("Player 1"), Seat("Player 2"), Seat("Ruth", "easy")], 1)
    for seat, player in ((0, "hard warlord"), (1, "hard"), (2, "normal")):
        session.give_seat(seat, player)
    assert [seat.name for seat in session.seats] == ["Robin", "Noa", "Ruth"]
    session.give_seat(0, HUMAN)
    assert session.seats[0].name == "Player 1"


def test_a_person_who_has_played_keeps_the_name_and_it_is_known_which_moves_were_theirs():
    session = Session(TOY, {}, [Seat("Player 1"), Seat("Normal 2", "normal")], 1)
    session.play(("take", "1"))
    session.play(("take", "1"))
    session.give_seat(0, "easy")
    session.play(("take", "1"))
    assert session.seats[0] == Seat("Player 1", "easy")
    assert [session.player_at(index, 0) for index in range(3)] == ["human", "human", "easy"]
    assert session.has_person(0) and not session.has_person(1)
    session.undo()
    session.undo()
    assert [session.player_at(index, 0) for index in range(2)] == ["human", "easy"]


def test_no_two_seats_come_to_have_one_name():
    session = Session(TOY, {}, [Seat("NOA"), Seat("Player 2")], 1)
    session.give_seat(1, "hard")
    assert [seat.name for seat in session.seats] == ["NOA", "Kim"]


def test_computers_have_names_of_people_and_keep_clear_of_those_that_were_typed():
    players = [HUMAN, "easy", "hard", "hard builder", HUMAN]
    assert names_around(players, [""] * 5) == ["Player 1", "Noa", "Kim", "Luca", "Player 5"]
    names = names_around(players, ["kim", "", "", "", "Noa"])
    assert (names[0], names[4]) == ("kim", "Noa") and len({name.casefold() for name in names}) == 5
    assert not any(character.isdigit() for name in names for character in name)


def test_a_seat_keeps_the_name_that_a_saved_game_gives_it():
    session = Session(TOY, {}, [Seat("Player 1"), Seat("Normal 2", "normal")], 1)
    session.give_seat(1, "hard")
    assert session.seats[1].name == "Normal 2"


def test_a_session_can_be_looked_at_as_it_was_before_every_move():
    game, marks = session(), []
    for move in (("take", "1"), ("throw_die",), ("draw_card",)):
        marks.append(game.state.fingerprint())
        game.play(move)
    marks.append(game.state.fingerprint())
    for index, mark in enumerate(marks):
        past = game.at(index)
        assert (past.state.fingerprint(), past.moves) == (mark, game.moves[:index])
        assert not past.can_redo


@pytest.mark.parametrize("index", [0, 1, 2])
def test_what_is_played_in_a_session_as_it_was_leaves_the_game_as_it_is(index):
    game = session()
    game.play(("take", "1"))
    game.play(("take", "2"))
    before, heard = game.state.fingerprint(), []
    game.bus.subscribe(Bus.EVERYTHING, heard.append)
    past = game.at(index)
    past.play(("take", "1"))
    past.undo()
    past.play(("throw_die",))
    assert (game.state.fingerprint(), len(game.moves), heard) == (before, 2, [])
    assert [event.facts["stones"] for event in game.events_of(1)] == [2]


@pytest.mark.parametrize("index", [-1, 2])
def test_there_is_no_session_before_a_move_that_there_was_not(index):
    game = session()
    game.play(("take", "1"))
    with pytest.raises(IndexError, match="there are 1 moves"):
        game.at(index)
