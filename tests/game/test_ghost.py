"""A ghost: another game on the same seed, shown no further than the own game has come."""

from dataclasses import replace
from random import Random

import pytest

from game import GAMES, game_named
from game.engine.hidden import redact
from game.session import savefile, savefile_lines
from game.session.ghost import Ghost, Unlike, begun_again, other_rules, played_by
from game.session.journal import Journal
from game.session.session import ELSEWHERE, HUMAN, Seat, Session
from tests.golden.games import FOLDER

SOLO = "nations_dice"


def begun(name=SOLO, seats=1, seed="K7QMXA", **options):
    return Session(game_named(name), options, [Seat(f"P{each}", colour=each + 1) for each in range(seats)], seed)


def played(session, chance=1, moves=-1):
    hand = Random(chance)
    while session.state.decision and moves != 0:
        session.play(hand.choice(session.state.decision.moves))
        moves -= 1
    return session


def play_to_round(session, ended, chance=2):
    hand = Random(chance)
    while session.game.rounds(session.state) < ended:
        session.play(hand.choice(session.state.decision.moves))
    return session


@pytest.mark.parametrize("name", GAMES)
def test_it_shows_no_round_that_the_own_game_has_not_ended(name):
    seats = GAMES[name].seats[0]
    its, own = played(begun(name, seats), moves=150), begun(name, seats)
    ghost = Ghost(own, its)
    hand = Random(5)
    for _ in range(40):
        ended = own.game.rounds(own.state)
        for asked_for in (ended, ended + 1, 99):
            assert own.game.rounds(ghost.view(asked_for)) <= ended
            assert len(ghost.counted(0, asked_for)) <= ended
        own.play(hand.choice(own.state.decision.moves))


def test_it_stands_where_it_stood_when_the_round_ended():
    its = played(begun())
    ghost = Ghost(play_to_round(begun(), 2), its)

    first = next(state for state in map(its.state_before, range(len(its.moves))) if its.game.rounds(state) == 1)
    assert ghost.view(1).nations[0].vp == first.nations[0].vp
    assert [its for _, its in ghost.counted(0, 2)] == [points[0] for points in its.state.vp_after_round[:2]]


def test_a_ghost_that_broke_off_stays_where_it_was():
    its = played(begun(), moves=5)
    own = play_to_round(begun(), 2)

    assert Ghost(own, its).view(2).fingerprint() == redact(its.state, None, its.game.hidden).fingerprint()


def test_in_the_same_position_it_tells_what_it_chose():
    its, own = played(begun("nations", 2)), begun("nations", 2)
    chosen = its.moves[0]
    other = next(move for move in own.state.decision.moves if move != chosen)
    ghost = Ghost(own, its)
    own.play(other)

    assert ghost.answer(0) == (chosen, False, True)
    own.undo()
    own.play(chosen)
    assert ghost.answer(0) == (chosen, True, True)


def test_where_games_have_parted_the_same_question_in_the_same_round_counts():
    its, own = played(begun("nations", 1)), played(begun("nations", 1), chance=7)
    ghost = Ghost(own, its)

    for index in range(len(own.moves)):
        answer = ghost.answer(index)
        if answer and not answer.is_same_position:
            decision = own.state_before(index).decision
            assert answer.move is None or answer.move in decision.moves
            assert answer.is_same == (answer.move == own.moves[index])
    assert any(answer and not answer.is_same_position for answer in map(ghost.answer, range(len(own.moves))))


def test_it_names_no_answer_beyond_the_round_that_the_own_game_is_in():
    its, own = played(begun("nations", 1)), begun("nations", 1)
    hand = Random(3)
    for _ in range(30):
        own.play(hand.choice(own.state.decision.moves))
    shorter = begun("nations", 1)
    ended = own.game.rounds(own.state)
    for move in its.moves:
        if shorter.game.rounds(shorter.state) > ended:
            break
        shorter.play(move)

    whole, cut = Ghost(own, its), Ghost(own, shorter)
    assert [whole.answer(index) for index in range(30)] == [cut.answer(index) for index in range(30)]


def test_what_is_asked_in_secret_is_told_of_nobody():
    own, its = (
        played(begun("nation_deckbuilder", 2), moves=60),
        played(begun("nation_deckbuilder", 2), moves=60),
    )
    ghost = Ghost(own, its)
    secret = [at for at in range(len(own.moves)) if own.state_before(at).decision.choice.is_secret]

    assert secret and all(ghost.answer(at) is None for at in secret)


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (lambda: begun("nations"), "Nations"),
        (lambda: begun(seats=2), "2 players"),
        (lambda: begun(seed="OTHER"), "OTHER"),
        (lambda: begun("nations", ages=2), "ages"),
    ],
)
def test_a_game_that_was_begun_otherwise_is_refused_with_the_reason(other, words):
    its = other()
    own = begun("nations") if its.options.get("ages") == 2 else begun()

    with pytest.raises(Unlike, match=words):
        Ghost(own, its)


def test_a_game_whose_cards_were_dealt_anew_is_no_ghost():
    its = played(begun("nations"), moves=3)
    its.reshuffle(0, "5f3a")

    with pytest.raises(Unlike, match="reshuffled"):
        Ghost(begun("nations"), its)


def test_a_game_is_begun_again_by_somebody():
    hands = Session(game_named("nations"), {}, [Seat("Ada", "hard", 3), Seat("Bo", "easy", 2)], "X")

    again = begun_again(hands)

    assert [seat.player for seat in again.seats] == [HUMAN, "easy"]
    assert (again.seed, again.options, again.moves) == ("X", hands.options, [])
    assert begun_again(Session(hands.game, {}, [Seat("Ada", ELSEWHERE)], "X")).seats == (Seat("Ada"),)
    assert [seat.player for seat in played_by(again, "hard").seats] == ["hard", "easy"]


def test_the_head_of_a_game_names_its_ghost(tmp_path):
    session = begun()
    session.ghost = "abc.yaml"
    Journal(tmp_path / "game.yaml", session).close()

    assert savefile.read(tmp_path / "game.yaml", game_named).session.ghost == "abc.yaml"
    assert "ghost" not in savefile_lines.text_of(begun())


def test_a_game_that_went_on_as_the_rules_of_now_do_not_allow_is_no_ghost():
    opened = savefile.read(FOLDER / "as_saved" / "nation_deckbuilder_rules2_duel.yaml", game_named)

    assert opened.differs and opened.remark in other_rules(opened)
    assert not other_rules(replace(opened, differs=False))
