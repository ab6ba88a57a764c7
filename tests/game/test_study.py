"""Studies as values and as texts: nothing is lost on the way, and what cannot be read is refused in a sentence."""

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.cards.catalog import DATA
from game.session.branches import branch, try_out
from game.session.session import HUMAN, Seat, Session
from game.study import limits
from game.study.command import main
from game.study.study import MAIN, Study, StudyFault, StudyNote, chapter_of, tried_line
from game.study.study_files import (
    StudyFile,
    brought_studies,
    check_study,
    studies_folder,
    study_at,
    study_file_of,
    study_paths,
    taken_in,
)
from game.study.study_text import MOST_BYTES, read_study, study_in, study_letter, study_text


def game_of_dice(moves=-1, seed="study"):
    game = game_named("nations_dice")
    session, hand = Session(game, {}, [Seat("Anna", HUMAN, 1), Seat("Ben", HUMAN, 2)], seed), RandomBot(seed, game)
    while moves and session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
        moves -= 1
    return session


WHOLE = game_of_dice()
WORDS = "Here the worker stays on the farm, because the famine at the end of the round takes four food."


def noted(count=3, says=WORDS):
    line = chapter_of(WHOLE).main
    for number in range(count):
        move = number * len(WHOLE.moves) // count
        line = line.with_note(StudyNote(move, f"{number}: {says}"[:95], ("farm@0",), (("vp@0", "vp@1"),), board=1))
    return Study((chapter_of(WHOLE),), "How this was won", "Anna").with_line(0, 0, line)


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


def test_a_study_is_the_same_after_it_was_written_and_read():
    start = len(WHOLE.moves) // 2
    other = WHOLE.state_before(start).decision.moves[0]
    guess = StudyNote(start, "1.e5", guess=True, accepts=(other,))
    study = noted().with_line(0, 0, noted().line(0).with_note(guess))
    tried = WHOLE.at(start)
    tried.play(other)
    line = tried_line(tried, start).with_note(StudyNote(start + 1, "{gold} 'so' \"so\" ü 🎲"))
    study = study.with_line(0, 1, line).with_chapter(game_of_dice(seed="other"))
    study = study.with_name(0, 1, "no: yes").with_name(1, MAIN, "~")
    text = study_text(study)
    again = read_study(text)
    assert study_text(again) == text
    assert again.line(0).notes == study.line(0).notes
    assert again.line(0, 1).notes == line.notes and again.line(0, 1).session.moves == line.session.moves
    assert [each.main.session.moves for each in again.chapters] == [each.main.session.moves for each in study.chapters]
    assert (again.title, again.by) == (study.title, study.by)
    assert again.line(0, 1).name == "no: yes" and again.chapters[1].name == "~"


def test_a_letter_with_twenty_notes_is_short_and_carries_every_byte():
    text = study_text(noted(20))
    letter = study_letter(noted(20))
    assert len(letter) < 4200
    assert study_in(letter) == text
    assert study_in("\n".join(f"> {line}" for line in letter.splitlines())) == text


def test_a_branch_that_was_dealt_anew_is_a_variation_that_comes_to_the_same():
    at = len(WHOLE.moves) // 2
    running = WHOLE.at(at + 4)
    tried = branch(running, at, 0)
    assert tried.reshuffles
    hand = RandomBot("1", tried.game)
    for _ in range(5):
        tried.play(hand.choose(tried.state, tried.state.decision))
    study = noted().with_line(0, 1, tried_line(tried, at))
    again = read_study(study_text(study))
    assert again.line(0, 1).session.state.fingerprint() == tried.state.fingerprint()
    assert study_text(again) == study_text(study)


def test_a_game_that_still_runs_is_no_study():
    running = WHOLE.at(len(WHOLE.moves) - 1)
    with pytest.raises(StudyFault, match="isn't over"):
        chapter_of(running)
    last = study_text(noted()).replace(f"- {' '.join(WHOLE.moves[-1])}\nstudy:", "study:")
    with pytest.raises(StudyFault, match="isn't over"):
        read_study(last)
    assert try_out(WHOLE, 3, 0).session.parent


def with_entry(old, new):
    text = study_text(noted())
    assert old in text
    return text.replace(old, new, 1)


LAST = len(WHOLE.moves)
VARIATION = "  variations:\n  - after: {}\n    lines: [pass]\n"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (with_entry("- move: 0", f"- move: {LAST + 1}"), f"on move {LAST + 1}, but the game has only {LAST}"),
        (with_entry("- move: 0", "- move: -1"), "can't be read"),
        (study_text(noted()) + VARIATION.format(LAST), f"starts after move {LAST}, but the game has only {LAST}"),
        (with_entry("    board: 2", "    board: 5"), "player 5, who isn't in this game"),
        (with_entry("    - - vp@0\n", "    - - vp@1\n      - vp@0\n"), "doesn't go from one thing to another"),
        (with_entry("  - move: 0", "  - move: 0\n    accepts: [fly home]"), "“fly home”, which isn't legal there"),
        (with_entry(" says:", " said:"), "can't be read"),
        (with_entry("    - farm@0\n", "    - farm@0\n" * 13), "points at too many things"),
        (with_entry(WORDS[:20], "x" * 401), "can't be read"),
        (with_entry("study:", "study: 7\nx:"), "can't be read"),
        (with_entry("moves:\n- ", "moves:\n- fly home\n- "), "A game in this study can't be replayed here"),
        (study_text(noted()) + "---\n" + study_text(noted()).partition("study:")[0], "a game but no notes"),
        (study_text(noted()) + "---\n" * 20, "at most 12 chapters"),
        (study_text(noted()).partition("  - move")[0] + "  - move: 1\n" * 10_000, f"at most {limits.MOST_NOTES} notes"),
        ("x" * (MOST_BYTES + 1), "longer than"),
    ],
    ids=lambda each: each if len(each) < 60 else "",
)  # fmt: skip
def test_what_is_wrong_with_a_study_is_said(text, says):
    with pytest.raises(StudyFault) as fault:
        read_study(text)
    assert says in str(fault.value)
    assert len(str(fault.value)) < 300


def test_a_second_note_on_a_move_is_refused():
    moves = [note.move for note in noted().line(0).notes]
    with pytest.raises(StudyFault, match="Move 0 has two notes"):
        read_study(with_entry(f"- move: {moves[1]}\n", "- move: 0\n"))


def test_a_file_that_somebody_else_has_changed_is_left_alone(home):
    file = StudyFile(noted(1))
    file.put(noted(2))
    first = file.path
    assert read_study(first.read_text()) and first.parent == studies_folder()
    first.write_text("another")
    file.put(noted(3))
    assert first.read_text() == "another"
    assert file.path != first and study_at(file.path).study.count == 3
    assert study_at(first).study is None and first.name in study_at(first).trouble


def test_what_cannot_be_written_is_said_and_nothing_is_lost(home):
    studies_folder().write_text("a file where the folder belongs")
    file = StudyFile(noted(1))
    file.put(noted(2))
    assert "can't be saved" in file.trouble and file.study.count == 2
    studies_folder().unlink()
    file.put(noted(3))
    assert not file.trouble and study_at(file.path).study.count == 3


def test_a_game_is_found_in_the_study_that_has_it(home):
    file = taken_in(noted())
    assert taken_in(noted()).path == file.path and len(study_paths()) == 1
    found, chapter = study_file_of(WHOLE)
    assert (found.path, chapter) == (file.path, 0)
    assert study_file_of(game_of_dice(seed="other")) is None


def test_the_command_prints_a_letter_and_its_text_again(home, capsys):
    path, letter = home / "a.study", home / "letter.txt"
    path.write_text(study_text(noted(20)), encoding="utf-8")
    assert main([str(path), "--letter"]) == 0
    letter.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main([str(letter), "--text"]) == 0
    assert capsys.readouterr().out == path.read_text(encoding="utf-8")
    assert main([str(path)]) == 0
    assert "How this was won" in capsys.readouterr().out
    path.write_text("nothing")
    assert main([str(path)]) == 1
    assert "isn't a study" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_every_game_brings_a_study(game):
    check_study(DATA / game)
    (listed,) = [each for each in brought_studies() if each.study.matter == game]
    study = listed.study
    assert study.count >= 5
    notes = [note for chapter in study.chapters for line in chapter.lines for note in line.notes]
    assert any(note.guess for note in notes) and any(note.arrows for note in notes)
    for note in notes:
        assert study.words(note.says) != f"studies.{study.title}.{note.says}"
