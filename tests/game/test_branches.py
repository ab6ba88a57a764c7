"""Branches: they show nothing of a running game that their maker may not know, and touch no file but their own."""

from hashlib import sha256

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.engine.flow import IllegalMove
from game.engine.hidden import determinize, redact
from game.files.saves import Saves
from game.session.branches import Sandbox, branch, is_parent, record_of, take_over, try_out
from game.session.savefile import Unreadable, read
from game.session.savefile_lines import text_of
from game.session.session import ELSEWHERE, HUMAN, Mail, Seat, Session

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def begun(game, moves=40, seed="5", players=None):
    """A session of people after so many random moves; -1 plays to the end."""
    players = players or [HUMAN] * max(2, game.seats[0])
    seats = [Seat(f"Seat {number}", player, number) for number, player in enumerate(players, 1)]
    return played_on(Session(game, {}, seats, seed), moves, seed)


def played_on(session, moves, seed="6"):
    hand = RandomBot(seed, session.game)
    while moves and (decision := session.state.decision):
        session.play(hand.choose(session.state, decision))
        moves -= 1
    return session


def seen(session, state, seat):
    return redact(state, seat, session.game.hidden).fingerprint()


@pytest.fixture
def saves(tmp_path):
    return Saves(game_named, tmp_path)


@pytest.fixture
def one_seed(monkeypatch):
    """Every branch is dealt by the same seed."""
    monkeypatch.setattr("game.session.branches.token_hex", lambda size: "5f3a")


@EVERY_GAME
def test_a_branch_of_a_running_game_looks_like_it_to_its_viewer(game):
    session = begun(game)
    new = branch(session, 40, 0)
    assert seen(new, new.state, 0) == seen(session, session.state, 0)
    assert new.state.decision.moves == session.state.decision.moves or session.state.decision.seat != 0


@EVERY_GAME
def test_a_branch_of_a_running_game_follows_from_what_its_viewer_knows_alone(game, one_seed):
    """Whatever lies face down in truth, and whatever the dice are about to show, the branch is the same."""
    session = begun(game)
    other = session.at(40)
    other.state = determinize(session.state, 0, game.hidden, "another truth")
    assert other.state.rng != session.state.rng
    branches = [played_on(branch(each, 40, 0), 60) for each in (session, other)]
    assert branches[0].state.fingerprint() == branches[1].state.fingerprint()


@EVERY_GAME
def test_what_is_dealt_anew_has_nothing_to_do_with_what_is_to_come(game):
    session = begun(game)
    chances = {branch(session, 40, 0).state.rng for _ in range(3)}
    assert len(chances) == 3
    assert session.state.rng not in chances


@pytest.mark.parametrize("name", ["nations", "nations_dice", "nation_deckbuilder"])
def test_a_branch_of_a_game_that_is_over_keeps_its_dice_and_cards(name):
    session = begun(GAMES[name], -1)
    new = branch(session, 30, 0)
    for move in session.moves[30:]:
        new.play(move)
    assert new.state.fingerprint() == session.state.fingerprint()


def test_a_branch_of_a_branch_shows_nothing_of_the_running_game_before_both():
    """The branch is over, but what it has before its reshuffle belongs to a game that still runs."""
    running = begun(GAMES["nations_dice"])
    over = played_on(branch(running, 40, 0), -1)
    before, after = branch(over, 10, 0), branch(over, 45, 0)
    assert before.state.rng != over.state_before(10).rng
    assert after.state.rng == over.state_before(45).rng


def test_what_was_hidden_before_a_branch_its_maker_alone_sees_in_it():
    session = begun(GAMES["nation_deckbuilder"])
    new = branch(session, 40, 1)
    assert [session.eyes_at(39, seat) for seat in (0, 1, None)] == [0, 1, None]
    assert [new.eyes_at(39, seat) for seat in (0, 1, None)] == [None, 1, None]
    assert [new.eyes_at(40, seat) for seat in (0, 1, None)] == [0, 1, None]


def test_the_maker_of_a_branch_of_a_branch_sees_nothing_that_another_maker_saw():
    first = played_on(branch(begun(GAMES["nation_deckbuilder"]), 40, 1), 10)
    second = branch(first, 50, 0)
    assert [second.eyes_at(move, 0) for move in (39, 49, 50)] == [None, 0, 0]
    assert second.eyes_at(39, 1) is None


@EVERY_GAME
def test_a_branch_is_a_file_of_its_own_that_is_read_back_exactly(game, saves):
    parent = saves.begin(begun(game))
    before = sha256(parent.path.read_bytes()).hexdigest()
    journal = saves.begin(branch(parent.session, 25, 0))
    while len(journal.session.moves) < 50:
        decision = journal.session.state.decision
        journal.session.play(RandomBot(len(journal.session.moves), game).choose(journal.session.state, decision))
    journal.close()
    parent.close()
    opened = read(journal.path, game_named)
    assert opened.trouble is None
    assert opened.session.parent == journal.session.parent
    assert opened.session.state.fingerprint() == journal.session.state.fingerprint()
    assert sha256(parent.path.read_bytes()).hexdigest() == before


def test_what_a_branch_has_of_its_parent_cannot_be_taken_back():
    session = begun(GAMES["nations"], 9)
    new = branch(session, 8, 0)
    assert not new.can_undo
    with pytest.raises(IllegalMove):
        new.undo()


def test_a_branch_of_what_is_only_tried_out_leaves_the_game_itself():
    session = begun(GAMES["nations"], 9)
    session.file = "game.yaml"
    trial = played_on(branch(session, 6, 0), 3)
    assert branch(trial, 8, 0).parent == trial.parent
    assert branch(trial, 4, 0).parent == branch(session, 4, 0).parent


def test_the_parent_is_known_by_its_beginning_however_far_it_has_come_since():
    session = begun(GAMES["nations"], 20)
    parent = branch(session, 12, 0).parent
    assert is_parent(parent, record_of(played_on(session, 30)))
    assert not is_parent(parent, record_of(begun(GAMES["nations"], 20, seed="other")))
    assert not is_parent(parent, record_of(session.at(11)))


@pytest.mark.parametrize(
    "parent",
    [
        "parent: yes",
        "parent: {file: a.yaml, move: -1, digest: x}",
        "parent: {file: a.yaml, move: 1}",
        "parent: {file: a.yaml, move: 1, digest: x, more: 1}",
        "parent: {file: [a], move: 1, digest: x}",
    ],
)
def test_a_broken_parent_is_refused_with_the_reason(parent, tmp_path):
    head, moves = text_of(begun(GAMES["nations"], 3)).split("moves:\n")
    path = tmp_path / "game.yaml"
    path.write_text(f"{head}{parent}\nmoves:\n{moves}")
    with pytest.raises(Unreadable, match="parent"):
        read(path, game_named)


@pytest.mark.parametrize("line", ["reshuffle seat9 5f", "reshuffle seat0 5f", "reshuffle seatx 5f", "reshuffle seat1"])
def test_a_broken_reshuffle_ends_what_is_good_of_a_file(line, tmp_path):
    path = tmp_path / "game.yaml"
    path.write_text(f"{text_of(begun(GAMES['nations'], 3))}- {line}\n")
    opened = read(path, game_named)
    assert len(opened.session.moves) == 3
    assert opened.trouble


def tried(session, moves):
    """What is tried from here on: a sandbox after so many random moves."""
    sandbox = Sandbox(branch(session, len(session.moves), 0))
    played_on(sandbox.session, moves)
    return sandbox.session


def test_moves_of_a_branch_are_played_in_the_game_it_left(saves):
    journal = saves.begin(begun(GAMES["nations"]))
    new = branch(journal.session, 40, 0)
    first = new.state.decision.moves[0]
    new.play(first)
    taken = take_over(journal, new)
    journal.close()
    assert (taken.played, taken.left) == (1, 0)
    assert read(journal.path, game_named).session.moves[40:] == [first]


@EVERY_GAME
def test_taking_over_ends_where_a_move_is_illegal_or_something_else_was_shown(game, saves):
    journal = saves.begin(begun(game))
    taken = take_over(journal, new := tried(journal.session, 60))
    journal.close()
    assert taken.why in (("illegal", "surprise") if taken.left else ("",))
    assert taken.played + taken.left == len(new.moves) - 40
    assert journal.session.moves[40:] == new.moves[40 : 40 + taken.played]


def test_an_illegal_move_is_not_taken_over(saves):
    journal = saves.begin(begun(GAMES["nations"]))
    new = tried(journal.session, 1)
    new.moves[40] = ("nonsense",)
    assert take_over(journal, new) == (0, 1, "illegal")
    journal.close()


def test_a_computer_decides_itself_when_moves_are_taken_over(saves):
    journal = saves.begin(begun(GAMES["nations"], players=["random", "random"]))
    new = branch(journal.session, 40, 0)
    taken = take_over(journal, played_on(new, 3))
    journal.close()
    assert taken == (0, 3, "computer")


def test_a_game_that_went_on_otherwise_takes_nothing_over(saves):
    journal = saves.begin(begun(GAMES["nations"]))
    new = branch(journal.session, 40, 0)
    first, second = new.state.decision.moves[:2]
    new.play(first)
    journal.session.play(second)
    assert take_over(journal, new) == (0, 0, "other_way")
    journal.close()


def test_what_the_game_has_done_already_as_the_branch_did_is_not_done_twice(saves):
    journal = saves.begin(begun(GAMES["nations"]))
    new = branch(journal.session, 30, 0)
    for move in journal.session.moves[30:34]:
        if move not in new.state.decision.moves:
            break
        new.play(move)
    assert take_over(journal, new) == (0, 0, "")
    journal.close()


def test_of_whoever_sees_no_hand_every_hand_is_dealt_anew(saves):
    session = begun(GAMES["nation_deckbuilder"])
    journal = saves.begin(branch(session, 40, None))
    journal.close()
    new = read(journal.path, game_named).session
    assert new.state.fingerprint() == journal.session.state.fingerprint()
    assert seen(new, new.state, None) == seen(session, session.state, None)
    assert [new.state.players[seat].hand for seat in (0, 1)] != [session.state.players[seat].hand for seat in (0, 1)]


def test_everything_that_is_tried_out_may_be_taken_back_and_nothing_before():
    sandbox = try_out(begun(GAMES["nations_dice"]), 40, 0)
    played_on(sandbox.session, 30)
    while sandbox.session.can_undo:
        sandbox.session.undo()
    assert len(sandbox.session.moves) == 40


def test_a_branch_of_a_game_by_mail_is_played_here():
    session = begun(GAMES["nations"], 9)
    session.give_seat(1, ELSEWHERE)
    session.mail = Mail("x", 9)
    new = branch(session, 5, 0)
    assert new.mail is None
    assert [seat.player for seat in new.seats] == [HUMAN, HUMAN]
