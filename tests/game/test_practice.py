"""Practice: questions come back later and later, survive damage, and every game's set stands."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
import yaml

from game import GAMES, game_named
from game.bots.analysis.move_analysis import MoveComparison
from game.bots.analysis.review_looks import TurningPoint
from game.learn.practice import (
    A_DAY,
    DAYS,
    Practice,
    PracticeQuestion,
    aside,
    asked,
    practice_set,
    question_of,
)
from game.session.savefile import Unreadable, replayed
from game.session.session import HUMAN, usual_name
from game.text import language
from tests.game.bots.test_move_analysis import played

TODAY = date(2026, 3, 1)


def question(session, number=6):
    decision = session.state_before(number).decision
    best, other = decision.moves[:2]
    return question_of(session, TurningPoint(number, other, MoveComparison(best, -2.0, 0.1, ()), (best,)))


@pytest.fixture(scope="module")
def session():
    return played(GAMES["nations"], "easy", 12)


@pytest.fixture
def kept(tmp_path, monkeypatch):
    monkeypatch.setattr("game.learn.practice.practice_set", lambda game: ())
    return Practice(tmp_path / "practice.yaml")


def test_a_question_is_the_position_with_a_person_in_front(session):
    past = asked(question(session))
    assert past.moves == session.moves[:6]
    assert past.seats[past.state.decision.seat].player == HUMAN


def test_computers_around_a_question_stay_who_they_were(session):
    past = asked(question(session))
    others = [seat.player for seat in past.seats if seat.player != HUMAN]
    assert others == ["easy"] * (len(past.seats) - 1)


@pytest.mark.parametrize("part", [{"right": (("nonsense",),)}, {"instead": ("nonsense",)}])
def test_what_is_no_question_any_more_is_refused(session, part):
    with pytest.raises(Unreadable):
        asked(replace(question(session), **part))


def test_a_right_answer_comes_back_later_and_later_and_is_known_at_last(session, kept):
    own, day = question(session), TODAY
    kept.add([own], day)
    for days in DAYS:
        assert kept.due("nations", day) == [own]
        kept.answer(own, True, day)
        assert kept.due("nations", day + timedelta(days=days - 1)) == []
        day += timedelta(days=days)
    kept.answer(own, True, day)
    assert kept.due("nations", day + timedelta(days=400)) == []
    assert kept.known("nations") == 1


def test_after_a_wrong_answer_it_begins_anew_tomorrow(session, kept):
    own = question(session)
    kept.add([own], TODAY)
    kept.answer(own, True, TODAY)
    kept.answer(own, False, TODAY + timedelta(days=1))
    assert kept.due("nations", TODAY + timedelta(days=1)) == []
    assert kept.due("nations", TODAY + timedelta(days=2)) == [own]


def test_of_a_set_no_more_are_begun_in_a_day_than_are_told(tmp_path):
    kept = Practice(tmp_path / "practice.yaml")
    today, tomorrow = TODAY, TODAY + timedelta(days=1)
    for put in kept.due("nations", today):
        kept.answer(put, True, today)
    assert kept.due("nations", today) == []
    again = kept.due("nations", tomorrow)
    assert [put.name in kept.cards for put in again] == [True] * A_DAY + [False] * A_DAY
    kept.answer(again[A_DAY], False, tomorrow)
    assert len(kept.due("nations", tomorrow)) == 2 * A_DAY - 1


def test_the_file_is_read_again(session, kept, tmp_path):
    own = question(session)
    kept.add([own], TODAY)
    again = Practice(tmp_path / "practice.yaml")
    assert again.due("nations", TODAY) == [own]


def test_a_file_of_an_earlier_version_is_read_and_keeps_a_game_once_from_then_on(session, tmp_path):
    path, own = tmp_path / "practice.yaml", [question(session, number) for number in (8, 6)]
    old = [
        {
            "name": each.name, "times": 1, "due": TODAY.isoformat(),
            "own": {
                "game": each.game, "journal": each.journal.splitlines(),
                "right": [" ".join(move) for move in each.right], "instead": " ".join(each.instead),
            },
        }
        for each in own
    ]  # fmt: skip
    path.write_text(yaml.safe_dump(old))
    kept = Practice(path)
    assert kept.trouble is None
    assert {card.own for card in kept.cards.values()} == set(own)

    kept.answer(own[0], True, TODAY)
    assert path.read_text().count("seed:") == 1
    assert Practice(path).cards == kept.cards


@pytest.mark.parametrize(
    "damage",
    [
        b"[", b"- name: 3", b"nonsense", bytes([255, 254]), b"cards: 3", b"journals: [3]", b"journals: [[3]]",
        b"journals: []\ncards: [{name: a, times: 1, due: '2026-01-01', own: {game: nations, journal: 1, lines: 3,"
        b" right: [pass], instead: pass}}]",
    ],
)  # fmt: skip
def test_a_damaged_file_is_kept_aside(session, tmp_path, damage):
    path = tmp_path / "practice.yaml"
    path.write_bytes(damage)
    practice = Practice(path)
    assert "practice.damaged.yaml" in practice.trouble
    practice.add([question(session)], TODAY)
    assert Practice(path).cards.keys() == practice.cards.keys()
    assert [each.read_bytes() for each in tmp_path.glob("*damaged*")] == [damage]


def test_a_question_without_a_right_move_is_damage_and_says_so(session, kept, tmp_path):
    kept.add([question(session)], TODAY)
    path = tmp_path / "practice.yaml"
    content = yaml.safe_load(path.read_text())
    content["cards"][0]["own"]["right"] = []
    path.write_text(yaml.safe_dump(content))
    again = Practice(path)
    assert "A question needs a correct move" in again.trouble
    assert again.due("nations", TODAY) == []


def long_game(number):
    """A question of a game of its own, of 80 KB."""
    head = f"game: nations\nrules: 1\nseed: {number}\nmoves:\n"
    journal = head + "".join(f"- deploy slot{n % 5} slot{n % 7} of the year {n}\n" for n in range(2000))
    return PracticeQuestion("nations", journal, (("pass",),), ("deploy", "slot1"))


def test_positions_of_one_game_take_the_room_of_one(kept, tmp_path):
    whole = long_game(1)
    lines = whole.journal.splitlines(keepends=True)
    kept.add([replace(whole, journal="".join(lines[: 1000 + n])) for n in range(60)], TODAY)
    assert kept.trouble is None
    assert (tmp_path / "practice.yaml").stat().st_size < 2 * len(whole.journal)
    assert Practice(tmp_path / "practice.yaml").cards == kept.cards


def test_of_more_than_can_be_read_again_the_oldest_go_and_that_is_told(kept, tmp_path):
    path = tmp_path / "practice.yaml"
    kept.add([long_game(number) for number in range(9)], TODAY)
    assert kept.trouble is None
    kept.add([long_game(number) for number in range(9, 19)], TODAY)
    kept.add([long_game(19)], TODAY)
    assert "the oldest question from your own games had to go" in kept.trouble
    again = Practice(path)
    assert again.trouble is None
    assert again.cards == kept.cards
    assert list(again.cards) == [long_game(number).name for number in range(20 - len(again.cards), 20)]
    assert len(again.cards) > 8


def test_a_file_that_was_damaged_meanwhile_costs_no_answer(session, kept, tmp_path):
    path = tmp_path / "practice.yaml"
    kept.add([question(session, 6)], TODAY)
    path.write_bytes(b"[")
    kept.add([question(session, 8)], TODAY)
    assert "practice.damaged.yaml" in kept.trouble
    assert Practice(path).cards == kept.cards
    assert len(kept.cards) == 2


def test_aside_nothing_is_written_and_all_may_be_taken_back(session):
    past = aside(session, 5)
    assert (past.file, past.ghost, past.mail) == ("", "", None)
    assert past.undoes_surprises


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_set_stands(name):
    for session, questions in games_of(name):
        for question in questions:
            state = session.at(question.journal.partition("\nmoves:\n")[2].count("\n")).state
            assert {*question.right, question.instead} <= set(state.decision.moves)
            assert question.instead not in question.right


def games_of(name):
    """The games of a set, each with its questions."""
    longest: dict[str, list[PracticeQuestion]] = {}
    for question in sorted(practice_set(name), key=lambda question: -len(question.journal)):
        game = next((each for each in longest if each.startswith(question.journal)), question.journal)
        longest.setdefault(game, []).append(question)
    for journal, questions in longest.items():
        yield replayed(journal.encode(), name, game_named).session, questions


@pytest.mark.parametrize("name", GAMES)
def test_no_two_questions_of_a_set_come_from_the_same_position(name):
    questions = practice_set(name)
    assert len({question.journal for question in questions}) == len(questions)


def test_who_sits_around_a_question_of_a_set_has_a_name_in_every_language():
    with language.speaking("de"):
        seats = asked(practice_set("nations_dice")[0]).seats
        assert [seat.name for seat in seats] == [usual_name(seat.player, n) for n, seat in enumerate(seats)]


def test_a_player_of_an_own_game_keeps_the_name(session):
    assert asked(question(session)).seats[0].name == session.seats[0].name
