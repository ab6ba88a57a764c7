"""Lessons that players make: any stretch of a game that is over becomes one, and what is wrong with one is said."""

from itertools import pairwise

import pytest

from game import GAMES
from game.learn.lesson import Sitting
from game.session.savefile_lines import text_of
from game.session.session import HUMAN
from game.study.lesson_command import main
from game.study.lesson_files import delete_lesson, listed_lessons, own_lessons, put_lesson
from game.study.own_lesson import (
    MOST_STEPS,
    LessonFault,
    draft_lesson,
    lesson_findings,
    lesson_in,
    lesson_letter,
    lesson_text,
    read_lesson,
)
from scenes.tools.games_shown import game_of_chance
from tests.game.test_study import WHOLE


def by_name(state, moves):
    return " ".join(moves[0])


def draft(session=WHOLE, seat=1, first=20, most=6):
    return draft_lesson(session, seat, first, most, by_name)


def followed(lesson):
    sitting = Sitting(lesson)
    while sitting.step:
        assert sitting.session.state.decision.seat == lesson.pupil
        assert sitting.takes(sitting.shown)
        sitting.finish_step()
    return sitting.session


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_draft_of_any_game_passes_and_comes_to_where_the_game_came(game):
    session = game_of_chance(game)
    for seat in range(2):
        lesson = draft(session, seat, len(session.moves) // 2, 4)
        assert [*lesson_findings(lesson)] == []
        again = read_lesson(lesson_text(lesson))
        assert lesson_text(again) == lesson_text(lesson) and again == lesson
        end = followed(again)
        assert end.state.fingerprint() == session.at(len(end.moves)).state.fingerprint()


def test_each_step_begins_with_something_new_and_ends_before_the_next():
    lesson = draft()
    assert len(lesson.steps) == 6 and lesson.pupil == 1
    assert lesson.begin().seats[1].player == HUMAN
    assert all(one.then or other.answers for one, other in pairwise(lesson.steps))
    assert len(draft(most=1000).steps) <= MOST_STEPS


@pytest.mark.long
def test_what_comes_to_the_same_position_is_what_a_step_asks_for():
    session = game_of_chance("wealth_of_nations")
    for number, move in enumerate(session.moves):
        if move != ("run_best",):
            continue
        state = session.state_before(number)
        sitting = Sitting(draft(session, state.decision.seat, number, 1))
        alike = [each for each in state.decision.moves if each[0] == "run" and sitting.alike((each,))]
        if alike:
            assert sitting.alike(alike[:1]) == (move,) and not sitting.takes(alike[:1])
            assert sitting.alike([("finish",)]) == () == sitting.alike([("fly", "home")])
            return
    raise AssertionError("nothing is run as it runs best")


def test_the_same_moves_in_another_order_are_what_a_step_asks_for():
    lesson = next(each for first in range(60) if len((each := draft(first=first, most=1)).steps[0].answers[0]) > 3)
    sitting = Sitting(lesson)
    (first, *between, last) = sitting.shown
    assert sitting.in_order((first, *reversed(between), last)) == sitting.shown
    assert sitting.in_order((first, last, last)) == ()


def test_a_game_that_still_runs_or_was_dealt_anew_is_no_lesson():
    with pytest.raises(LessonFault, match="isn't over"):
        draft(WHOLE.at(30))
    dealt = WHOLE.at(len(WHOLE.moves))
    dealt.reshuffles = ((3, 0, "5"),)
    with pytest.raises(LessonFault, match="reshuffled"):
        draft(dealt)
    with pytest.raises(LessonFault, match="has no move"):
        draft(first=len(WHOLE.moves))


def test_words_that_are_missing_or_too_many_are_found():
    lesson = draft().with_words("step_1", "").with_words("step_2", "so " * 19).with_words("title", "")
    assert [*lesson_findings(lesson)] == [
        "Your lesson needs a title",
        "Step 1 has no words yet",
        "Step 2 has 19 words. More than 18 is too much to read at once",
    ]


def test_a_letter_carries_a_lesson():
    letter = lesson_letter(draft())
    assert lesson_in(letter) == lesson_text(draft())
    assert lesson_in("game: nations\nmoves:\n") is None


TEXT = lesson_text(draft())
FIRST = " ".join(draft().steps[0].answers[0][0])


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (f"    - {FIRST}\n", "    - fly home\n", "Step 1 doesn't fit the rules"),
        ("pupil: 2", "pupil: 1", "Step 1 doesn't fit the rules"),
        ("pupil: 2", "pupil: 6", "wasn't written by"),
        ("lesson: nations_dice", "lesson: chess", "fails on this lesson"),
        ("seats: 2", "seats: 9", "can't be read"),
        ("  id: own_", "  id: ../../", "can't be read"),
        ("words:", "wards:", "can't be read"),
        ("  options:\n", "  options:\n    mods: [gone]\n", "no mod called gone"),
        ("  played:\n", "  played:\n" + "  - pass\n" * 6000, "at most 5,000 moves"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said(old, new, says):
    text = TEXT.replace("- id: own_", "-\n  id: own_", 1) if old.startswith("  id") else TEXT
    assert old in text
    with pytest.raises(LessonFault) as fault:
        read_lesson(text.replace(old, new, 1))
    assert says in str(fault.value) or "wasn't written by" in str(fault.value)


def test_lessons_lie_in_a_folder_of_their_own(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    path = put_lesson(draft())
    assert put_lesson(draft().with_words("end", "Well done.")) == path
    assert [each.end for each in own_lessons("nations_dice")] == ["Well done."]
    (path.parent / "a.lesson").write_text("lesson: 7")
    trouble = listed_lessons()[1].trouble
    assert "a.lesson isn't a lesson that can be read" in trouble and str(path.parent) in trouble
    delete_lesson(draft())
    assert own_lessons("nations_dice") == ()


def test_the_command_makes_a_draft_and_its_letter(tmp_path, capsys):
    path = tmp_path / "game.nations"
    path.write_text(text_of(WHOLE), encoding="utf-8")
    assert main([str(path), "--move", "20", "--seat", "2", "--steps", "6"]) == 0
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert path.read_text() == TEXT
    assert main([str(path), "--letter"]) == 0
    assert lesson_in(capsys.readouterr().out) == TEXT
    path.write_text("nothing")
    assert main([str(path)]) == 1
