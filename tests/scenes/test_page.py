"""A page to show: reached from everywhere a finished game is looked at, shown before it is saved, and told of nowhere
else.
"""

import struct
from types import SimpleNamespace

import pygame
import pytest

from game.bots.analysis.swings import swings
from game.files.profiles import Profiles
from game.session.session import HUMAN
from game.study.study import MAIN, Study, StudyNote, chapter_of
from scenes import ui
from scenes.games.plugin import plugin_of
from scenes.page.animated_png import animated_png, chunks
from scenes.page.page_dialog import PageDialog
from scenes.page.page_maker import FILM, PATIENCE, RESULT
from scenes.page.page_tree import PageMatter, _seats, opening_tree
from scenes.page.stills import stills_of_notes
from scenes.screens.saved.once_more import OnceMore
from scenes.table.faces import face_called, face_of_seat, profile_faces
from scenes.timeline.timeline_scene import TimelineScene
from tests.game.test_study import WHOLE
from tests.scenes.fingers import click, control, laid
from tests.scenes.test_studies import MOVE, guessing, opened

NOTED = Study((chapter_of(WHOLE),), "Won", "Anna")
NOTED = NOTED.with_line(0, MAIN, NOTED.line(0).with_note(StudyNote(MOVE, "So it was won.", ("books@1",))))


@pytest.fixture
def page(screen):
    """The dialog of a study with one note, so that there is one still."""
    screen.app.open("menu")
    screen.app.open("page", WHOLE, (), None, NOTED, NOTED.line(0))
    return screen.scene


def made(screen):
    for _ in range(60):
        if screen.scene._maker.pictures:
            return screen.scene._maker.pictures
        screen.frames(1, PATIENCE / 2)
    raise AssertionError("it is never made")


def saved(screen, home):
    while screen.scene._writing:
        screen.frames()
    screen.frames()
    return sorted((home / "pictures").glob("*.png"))


def test_who_plays_under_a_remembered_name_has_the_chosen_face(home, monkeypatch):
    Profiles().remember("Anna", "tesla")
    assert profile_faces(Profiles(), WHOLE.seats) == ("tesla", "")
    drawn = []
    monkeypatch.setattr(ui, "medal", lambda person, *sizes: drawn.append(person) or ui.Gap())
    opening_tree(PageMatter(WHOLE, plugin_of("nations_dice").table(), "", "", (), ("tesla", "")))
    assert drawn == [face_called("tesla"), face_of_seat(2, HUMAN)]


def test_points_below_nothing_have_a_true_minus(monkeypatch):
    lost = [score._replace(total=-39) for score in WHOLE.game.result(WHOLE.state)]
    session = SimpleNamespace(game=SimpleNamespace(result=lambda state: lost), state=WHOLE.state)
    written = []
    monkeypatch.setattr("scenes.page.page_tree._seat", lambda matter, seat, figure: written.append(figure) or ui.Gap())
    _seats(PageMatter(session, plugin_of("nations_dice").table(), "", "", (), ()))
    assert [figure.split()[0] for figure in written] == ["−39"] * len(lost)


@pytest.mark.long
def test_a_page_is_shown_and_saved_by_a_key(screen, page, home):
    (picture,) = made(screen)
    screen.key(pygame.K_RETURN)
    (first,) = saved(screen, home)
    assert pygame.image.load(first).get_size() == picture.surface.get_size()
    assert first.name in page._said


@pytest.mark.long
def test_a_film_has_a_picture_for_the_beginning_every_still_and_the_end(screen, page, home):
    page._choose(FILM)
    screen.key(pygame.K_RETURN)
    assert len(made(screen)) == 3
    (film,) = saved(screen, home)
    kinds = [kind for kind, _ in chunks(film.read_bytes())]
    assert kinds.count(b"fcTL") == kinds.count(b"fdAT") == 3 and kinds.index(b"IDAT") < kinds.index(b"fcTL")
    assert pygame.image.load(film).get_size() == made(screen)[0].surface.get_size()


@pytest.mark.long
def test_the_place_is_the_players_and_one_that_cannot_be_written_is_said(screen, page, home):
    page._choose(RESULT)
    made(screen)
    (home / "in the way").write_text("no folder")
    page._type(str(home / "in the way" / "mine"))
    click(screen, "save")
    assert saved(screen, home) == [] and page._is_bad
    page._type(str(home / "mine"))
    click(screen, "save")
    saved(screen, home)
    assert pygame.image.load(home / "mine.png").get_size() == (1920, 1080)


def test_nothing_is_shown_of_a_game_that_still_runs(screen):
    running = WHOLE.at(MOVE)
    with pytest.raises(ValueError, match="over"):
        PageDialog(screen.app, running)
    screen.app.open("timeline", running, 3)
    screen.frames(2)
    assert screen.scene.commands.controls.named("picture") is None
    screen.key(pygame.K_F9)
    assert isinstance(screen.scene, TimelineScene)
    screen.app.stack.push(OnceMore(screen.app, running))
    screen.key(pygame.K_p)
    assert isinstance(screen.scene, OnceMore) and control(screen, "picture").why


def test_a_study_shows_no_page_until_all_was_guessed(screen):
    scene = opened(screen, guessing())
    screen.key(pygame.K_F9)
    assert screen.scene is scene
    scene.commands.guessed.add((scene.commands.line.session, MOVE))
    screen.key(pygame.K_F9)
    assert isinstance(screen.scene, PageDialog)
    stills = stills_of_notes(guessing(), guessing().line(0))
    assert "That was the move." not in " ".join(each.words for each in stills)


@pytest.mark.long
def test_it_is_reached_by_mouse_and_keyboard_from_the_timeline_and_saved_games(screen):
    screen.app.open("timeline", WHOLE, MOVE)
    screen.frames(2)
    screen.click(screen.scene.commands.controls.named("picture").area)
    assert isinstance(screen.scene, PageDialog)
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, TimelineScene)
    screen.app.stack.push(OnceMore(screen.app, WHOLE))
    screen.click(laid(screen, "picture").area)
    assert isinstance(screen.scene, PageDialog)


def test_the_rounds_that_changed_most_are_found_in_their_order():
    starts = [*range(0, len(WHOLE.moves), 5)]
    found, every = swings(WHOLE, 0, starts, 3), swings(WHOLE, 0, starts, 99)
    assert [each.first for each in found] == sorted(each.first for each in found) and len(found) == 3
    assert len(every) == len(starts) and every[-1].last == len(WHOLE.moves)
    assert min(each.size for each in found) >= max(each.size for each in {*every} - {*found})


def test_pictures_of_a_film_are_alike():
    def png(wide):
        head = struct.pack(">IIBBBBB", wide, 1, 8, 2, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + struct.pack(">I", len(head)) + b"IHDR" + head + b"\0\0\0\0"

    assert [kind for kind, _ in chunks(animated_png(png(1), [(png(1), 5)]))][:2] == [b"IHDR", b"acTL"]
    with pytest.raises(ValueError, match="alike"):
        animated_png(png(1), [(png(2), 5)])
    with pytest.raises(ValueError, match="no PNG"):
        [*chunks(b"GIF89a")]
