"""Studies on the table: notes are written by mouse and by keyboard, read, sent, and guessed through."""

import pygame
import pytest

from game.bots.analysis.move_analysis import MoveComparison
from game.session.branches import Sandbox, branch
from game.study.study import MAIN, Study, StudyNote, chapter_of
from game.study.study_files import StudyFile, study_at, study_paths
from game.study.study_text import study_letter
from scenes.app.dialog import ConfirmDialog, Message
from scenes.play.play_scene import PlayScene
from scenes.screens.studies.studies_scene import StudiesScene
from scenes.study.begun import StudyChoice
from scenes.study.guess_scene import AcceptScene, GuessScene
from scenes.study.note_marks import NoteMarks, spot_of
from scenes.study.note_panel import PANEL
from scenes.study.study_scene import StudyScene
from scenes.study.words_entry import WordsEntry
from scenes.timeline.timeline_scene import TimelineScene
from scenes.tools.games_shown import game_of_chance
from scenes.ui.host.drag import contains, overlap
from scenes.ui.keymap import device
from tests.game.test_study import WHOLE
from tests.scenes.fingers import laid
from tests.scenes.hands import Screen

MOVE = next(
    move for move in range(len(WHOLE.moves) // 2, len(WHOLE.moves)) if len(WHOLE.state_before(move).decision.moves) > 4
)
"""A move in the middle of the game with some choice."""


def typed(screen, words):
    for letter in words:
        screen.post(pygame.TEXTINPUT, text=letter)


def area_of(screen, name):
    return spot_of(screen.scene.table, name)


def opened(screen, study, **facts):
    screen.app.open("study", StudyFile(study), *facts.values())
    screen.frames(2)
    return screen.scene


@pytest.fixture
def writing(screen):
    """A study that is about to be written, opened from the timeline of a finished game by its key."""
    screen.app.open("timeline", WHOLE, MOVE)
    screen.frames(2)
    screen.letter("e")
    screen.frames(2)
    assert isinstance(screen.scene, StudyScene) and screen.scene.commands.edits
    return screen.scene


def test_a_note_is_written_by_mouse(screen, writing):
    screen.click(area_of(screen, "books@1"))
    screen.drag(area_of(screen, "books@1"), area_of(screen, "vp@1"))
    button = writing.commands.controls.named("study:words")
    screen.click(button.area)
    assert isinstance(screen.scene, WordsEntry)
    typed(screen, "So it was won.")
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    note = StudyNote(MOVE, "So it was won.", ("books@1",), (("books@1", "vp@1"),))
    assert writing.commands.note == note
    assert study_at(*study_paths()).study.line(0).notes == (note,)


def test_the_buttons_of_the_panel_stay_where_they_are_from_hand_to_hand(screen, writing):
    def lying():
        screen.frames(2)
        return {each.name: each.area for each in writing.commands.controls.buttons if each.name.startswith("study:")}

    screen.click(area_of(screen, "books@1"))
    by_mouse = lying()
    screen.key(pygame.K_TAB)
    assert device.used() == device.KEYBOARD and lying() == by_mouse
    screen.letter("a")
    assert writing.commands.arrow_from and lying() == by_mouse


def test_a_note_is_written_by_keyboard(screen, writing):
    ring = writing.host.ring
    screen.key(pygame.K_TAB)
    ring.move_to("books@1")
    screen.letter("g")
    screen.letter("a")
    ring.move_to("vp@1")
    screen.letter("a")
    screen.letter("e")
    typed(screen, "Won.")
    screen.key(pygame.K_RETURN)
    screen.letter("s")
    screen.frames(2)
    screen.key(pygame.K_ESCAPE)
    screen.key(pygame.K_RIGHT)
    assert screen.scene is writing and writing.game.move == MOVE + 1
    screen.key(pygame.K_LEFT)
    assert writing.commands.note == StudyNote(MOVE, "Won.", ("books@1",), (("books@1", "vp@1"),), guess=True)
    screen.key(pygame.K_DELETE)
    assert isinstance(screen.scene, ConfirmDialog)
    screen.letter("y")
    assert writing.commands.note is None


def test_the_timeline_of_a_running_game_offers_no_study(screen):
    screen.app.open("timeline", WHOLE.at(MOVE), 3)
    screen.frames(2)
    assert screen.scene.commands.controls.named("study") is None
    screen.letter("e")
    assert isinstance(screen.scene, TimelineScene) and not isinstance(screen.scene, StudyScene)


@pytest.mark.long
def test_a_second_game_begins_a_study_or_becomes_a_chapter(screen, writing):
    screen.click(area_of(screen, "books@1"))
    screen.key(pygame.K_ESCAPE)
    screen.app.open("timeline", game_of_chance("nations_dice"), 4)
    screen.frames(2)
    screen.letter("e")
    assert isinstance(screen.scene, StudyChoice)
    screen.letter("a")
    screen.frames(2)
    assert screen.scene.commands.chapter == 1
    screen.letter("r")
    typed(screen, "The second")
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert "The second" in screen.scene.commands._where and "game 2 of 2" in screen.scene.commands._where
    screen.key(pygame.K_F7)
    screen.frames(2)
    study = study_at(*study_paths()).study
    assert screen.scene.commands.chapter == 0 and [each.name for each in study.chapters] == ["", "The second"]
    screen.key(pygame.K_DELETE, mod=pygame.KMOD_SHIFT)
    screen.letter("y")
    screen.frames(2)
    (chapter,) = study_at(*study_paths()).study.chapters
    assert chapter.name == "The second" and not screen.scene.commands.is_part


SIZES = ((1280, 720), (1920, 1080), (1366, 1024))
LETTERS = (100, 200)
"""Larger ones have room in large windows only, which show what smaller ones do."""

GUESSED = StudyNote(MOVE, "That was the move.", guess=True)


def guessing(note=GUESSED):
    study = Study((chapter_of(WHOLE),), "Won", "Anna")
    return study.with_line(0, MAIN, study.line(0).with_note(StudyNote(2, "Look.")).with_note(note))


def test_the_rest_is_covered_until_a_move_was_tried(screen):
    scene = opened(screen, guessing())
    assert "2 notes to come" in scene.commands._where
    screen.key(pygame.K_END)
    assert scene.game.move == scene.commands.limit == MOVE
    assert "That was the move." not in told(scene)
    assert scene.commands.told(len(WHOLE.moves)) == scene.commands.told(MOVE)
    for key in (pygame.K_F4, pygame.K_F6, pygame.K_F9, pygame.K_v):
        scene.commands.hints.notice = None
        screen.key(key)
        assert screen.scene is scene and "Try every guess" in scene.commands.hints.notice.words
    screen.key(pygame.K_SPACE)
    assert isinstance(screen.scene, GuessScene)
    screen.key(pygame.K_F5)
    screen.frames(4)
    screen.key(pygame.K_F8)
    screen.frames(2)
    assert screen.scene is scene and "That was the move." in told(scene)
    screen.key(pygame.K_END)
    assert scene.game.move == len(WHOLE.moves)


def test_guesses_are_known_until_the_study_is_closed(screen):
    study = guessing().with_chapter(game_of_chance("nations_dice"))
    opened(screen, study)
    screen.key(pygame.K_END)
    screen.letter("q")
    screen.key(pygame.K_F5)
    screen.frames(4)
    screen.key(pygame.K_F8)
    screen.frames(2)
    screen.key(pygame.K_F8)
    screen.frames(2)
    assert screen.scene.commands.chapter == 1
    screen.key(pygame.K_F7)
    screen.frames(2)
    screen.key(pygame.K_END)
    scene = screen.scene
    assert scene.commands.chapter == 0 and scene.game.move == len(WHOLE.moves)
    screen.key(pygame.K_ESCAPE)
    scene = opened(screen, study)
    screen.key(pygame.K_END)
    assert scene.game.move == MOVE, "whoever opens it again guesses again"


def test_a_right_guess_is_told_at_once(screen):
    screen.app.change_settings(speed="instant")
    opened(screen, guessing())
    screen.key(pygame.K_END)
    screen.letter("q")
    scene = screen.scene
    screen.frames(5, 500)
    scene.commands.playback.play(WHOLE.moves[MOVE])
    screen.frames(3)
    assert scene.is_right and scene.commands.controls.button("done") and not scene.commands.controls.button("skip")


def told(scene):
    return " ".join(str(each) for each in (scene.commands._model(scene.commands.note, None).says,)) * (
        not scene.commands.asks
    )


@pytest.mark.long
def test_an_accepted_answer_is_right_and_another_is_compared(screen):
    session = WHOLE.at(MOVE)
    others = [move for move in session.state.decision.moves if move != WHOLE.moves[MOVE]]
    opened(screen, guessing(GUESSED._replace(accepts=(others[0],))))
    screen.key(pygame.K_END)
    screen.letter("q")
    scene = screen.scene
    screen.frames(2)
    scene.commands.playback.play(others[0])
    screen.frames(2)
    assert scene.is_right is True
    screen.key(pygame.K_F7)
    scene.commands.playback.play(others[-1])
    screen.frames(2)
    assert scene.is_right is None, "the adviser still thinks"
    for behind, told in ((3.0, "about {vp} 3 better"), (-3.0, "even better"), (0.2, "just as good")):
        scene._compared = MoveComparison(others[-1], behind, 0.5, ())
        assert told in scene.spoken_heading and scene.is_right is (behind < 1)
    screen.key(pygame.K_ESCAPE)


@pytest.mark.long
def test_what_is_tried_out_becomes_a_variation_with_notes_of_its_own(screen, writing):
    screen.key(pygame.K_F4)
    screen.frames(2)
    table = screen.scene
    assert isinstance(table, PlayScene) and isinstance(table.game.journal, Sandbox)
    table.commands.playback.play(WHOLE.state_before(MOVE).decision.moves[0])
    screen.frames(30)
    screen.app.stack.pop_to("study")
    screen.frames(2)
    assert isinstance(screen.scene, ConfirmDialog)
    screen.letter("y")
    screen.frames(2)
    assert writing.commands.leaving == [1]
    screen.letter("o")
    screen.frames(2)
    screen.letter("r")
    typed(screen, "Instead")
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert writing.commands.study.line(0, 1).name == "Instead" and "Instead" in screen.scene.commands._where
    assert screen.scene.commands.number == 1 and screen.scene.game.move == MOVE
    screen.key(pygame.K_DELETE, mod=pygame.KMOD_SHIFT)
    screen.letter("y")
    screen.frames(2)
    assert screen.scene is writing and writing.commands.leaving == []


@pytest.mark.long
def test_a_letter_brings_a_study_that_is_listed_opened_and_deleted(screen):
    screen.app.open("menu")
    screen.frames(1)
    screen.post(pygame.DROPTEXT, text=study_letter(guessing()))
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert isinstance(screen.scene, StudyScene) and screen.scene.commands.study.count == 2
    screen.key(pygame.K_ESCAPE)
    screen.letter("l")
    screen.letter("s")
    screen.frames(3)
    scene = screen.scene
    assert isinstance(scene, StudiesScene) and scene._now.called == "Won"
    screen.letter("r")
    typed(screen, "Lost")
    screen.key(pygame.K_RETURN)
    screen.frames(3)
    assert scene._now.called == "Lost"
    screen.letter("e")
    assert "study" in screen.scene.text
    screen.key(pygame.K_ESCAPE)
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert isinstance(screen.scene, StudyScene)
    screen.key(pygame.K_ESCAPE)
    screen.key(pygame.K_DELETE)
    screen.letter("y")
    screen.frames(2)
    assert study_paths() == []


@pytest.mark.long
def test_a_damaged_study_is_refused_in_a_sentence_and_listed_with_its_fault(screen, home):
    screen.app.open("menu")
    text = study_letter(guessing())
    screen.post(pygame.DROPTEXT, text=text[:400] + text[500:])
    assert screen.scene.title == "This can't be opened"
    screen.key(pygame.K_ESCAPE)
    folder = home / "studies"
    folder.mkdir()
    (folder / "broken.study").write_text("game: chess\nmoves:\nstudy: {}\n")
    screen.app.open("studies")
    screen.frames(3)
    assert "broken.study isn't a study that can be read" in screen.scene._now.trouble
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, StudiesScene)


@pytest.mark.long
@pytest.mark.parametrize(("game", "size"), [("nations_dice", SIZES[1])])
def test_arrows_land_on_their_pieces_and_the_panel_leaves_them_in_sight(app_of, game, size):
    """All windows for all games are seen in `make fuzz`."""
    see_marks(Screen(app_of(size)), game)


def see_marks(screen, game, sizes=LETTERS):
    """See that a note points at what it names, at these sizes of letters."""
    whole = game_of_chance(game)
    move = len(whole.moves) * 2 // 5
    scene = opened(screen, Study((chapter_of(whole),), "Won"), chapter=0, line=MAIN, move=move)
    layout = scene.table.top.layout
    names = [name for name, each in layout.targets.items() if name in layout.sprites and not each.is_note]
    note = StudyNote(move, "So it was won.", tuple(names[:2]), ((names[0], names[-1]), (names[-1], names[1])))
    study = Study((chapter_of(whole),), "Won")
    study = study.with_line(0, MAIN, study.line(0).with_note(note))
    for letters in sizes:
        screen.app.change_settings(letters=letters)
        scene = opened(screen, study, chapter=0, line=MAIN, move=move)
        marks = NoteMarks(scene.table, note)
        assert marks.lacking == []
        for (_, end), (_, name) in zip(marks.arrows, note.arrows, strict=True):
            assert contains(spot_of(scene.table, name), end)
        panel = next(group for group in scene.commands.controls.groups if group.name == PANEL)
        assert all(overlap(panel.area, spot) == 0 for spot in marks.subjects)
        screen.app.stack.pop()


@pytest.mark.long
def test_a_move_that_is_played_counts_as_right_until_it_is_played_again(screen, writing):
    screen.letter("s")
    move = next(each for each in WHOLE.state_before(MOVE).decision.moves if each != WHOLE.moves[MOVE])
    for accepted in ((move,), ()):
        button = writing.commands.controls.named("study:accept")
        screen.click(button.area)
        screen.frames(2)
        assert isinstance(screen.scene, AcceptScene)
        screen.scene.commands.playback.play(move)
        screen.frames(2)
        assert screen.scene is writing and writing.commands.note.accepts == accepted
    screen.letter("c")
    screen.frames(2)
    screen.scene.commands.playback.play(WHOLE.moves[MOVE])
    screen.frames(2)
    assert isinstance(screen.scene, Message) and writing.commands.note.accepts == ()


@pytest.mark.long
def test_a_saved_branch_becomes_a_variation_and_one_with_secrets_does_not(screen, writing):
    saves = screen.app.saves
    screen.letter("d")
    screen.frames(3)
    assert laid(screen, "take").control.why
    screen.key(pygame.K_ESCAPE)
    hidden = branch(WHOLE.at(MOVE), MOVE - 1, 0)
    plain = branch(WHOLE, MOVE, 0)
    for session in (hidden, plain):
        session.play(session.state.decision.moves[0])
        saves.begin(session).close()
    screen.letter("d")
    screen.frames(5)
    screen.key(pygame.K_RETURN)
    screen.frames(2)
    assert screen.scene is writing and writing.commands.leaving == [1]
    assert writing.commands.study.line(0, 1).session.moves == plain.moves
    screen.letter("d")
    screen.frames(5)
    assert screen.scene._found == []
