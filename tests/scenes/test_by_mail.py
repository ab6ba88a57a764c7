"""A game by mail on the screen: set up, sent, answered; texts and files that come in; where the files lie."""

import sys
from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.files import mail
from game.files.mail_text import sealed
from game.files.saves import Saves
from game.session import savefile, savefile_lines
from game.session.session import ELSEWHERE, HUMAN, Seat, Session
from scenes.app import desktop
from scenes.games.plugin import plugin_of
from scenes.play.dialogs.pause import PauseDialog
from scenes.play.help.reasons import why_dark
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import ResultScene
from scenes.screens.menu import MenuScene
from scenes.screens.saved.arrivals import ArrivalDialog, BringDialog
from scenes.screens.saved.letters import ExportDialog, SendDialog
from scenes.screens.saved.saved_games import SavedGamesScene
from scenes.table.panels.recap import RECAP
from scenes.ui.controls import clipboard
from tests.attacks.by_mail import on_its_way
from tests.attacks.hostile import HOSTILE
from tests.scenes.fingers import act, click, control, laid, type_text
from tests.scenes.tables_played import played

PASTE = {"key": pygame.K_v, "mod": pygame.KMOD_CTRL}


@pytest.fixture(autouse=True)
def board(monkeypatch):
    """A clipboard of the test's own."""
    board = SimpleNamespace(text="", is_there=True)

    def put(text):
        if not board.is_there:
            raise pygame.error("no clipboard")
        board.text = text

    monkeypatch.setattr(pygame.scrap, "put_text", put)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board.text)
    return board


@pytest.fixture
def there(tmp_path):
    """The saved games of the other table."""
    return Saves(game_named, tmp_path / "there")


def mailed(game="nations_dice", moves=12, people=2):
    """A game whose next move is that of the second seat, which sits elsewhere."""
    game = GAMES[game]
    seats = [Seat(f"Seat {n}", HUMAN if n <= people else "random", n) for n in range(1, max(2, game.seats[0]) + 1)]
    session = Session(game, {}, seats, "5")
    hand = RandomBot("5", game)
    while len(session.moves) < moves or session.state.decision.seat != 1:
        session.play(hand.choose(session.state, session.state.decision))
    session.give_seat(1, ELSEWHERE)
    return session


@pytest.fixture
def table(screen):
    """Lays a game by mail on the table, over the menu, up to the letter that is due."""

    def lay(session=None):
        screen.app.change_settings(speed="instant")
        screen.app.stack.push(MenuScene(screen.app))
        screen.app.open("game", screen.app.saves.begin(session or mailed()))
        screen.frames(8)
        return screen

    return lay


def answer(text, there):
    """The letter that the other table writes next."""
    journal = mail.take_in(there, mail.arrival(there, on_its_way(text)))
    session, hand = journal.session, RandomBot("1", journal.session.game)
    while not mail.awaited(session):
        journal.session.play(hand.choose(session.state, session.state.decision))
    text = mail.send(journal, mail.awaited(session), str)
    journal.close()
    return text


def letters(screen):
    return list(screen.app.saves.letters.glob("*.nations"))


# -- out ----------------------------------------------------------------------------------------------------------


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_set_up_as_elsewhere_and_taken_back(screen, game):
    scene = plugin_of(game).setup(screen.app)
    while len(scene.table.seats) < 2:
        scene.table.add_seat()
    scene.table.seats[1].player = HUMAN
    screen.app.stack.push(scene)
    click(screen, "seat 2 place")
    assert scene.table.session().seats[1].player == ELSEWHERE

    act(screen, "seat 2 place")
    assert scene.table.session().seats[1].player == HUMAN


def test_a_table_at_which_nobody_sits_is_not_dealt(screen):
    scene = plugin_of("nations").setup(screen.app)
    for seat in scene.table.seats:
        seat.player = ELSEWHERE

    assert "Nobody plays here" in scene.table.problem


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_when_somebody_elsewhere_is_asked_a_letter_is_written(table, game):
    screen = table(mailed(game))
    assert isinstance(screen.scene, SendDialog)
    screen.key(pygame.K_RETURN)

    (file,) = letters(screen)
    assert mail.opened(mail.read_text(file)).session.state.decision.seat == 1
    screen.key(pygame.K_ESCAPE)
    assert not screen.scene.game.session.can_undo
    assert not screen.scene.commands.controls.named("undo").is_enabled
    assert why_dark(screen.scene.table, "undo").words.startswith("These moves were sent")


def test_a_letter_that_is_due_before_the_first_move_is_no_sent_one(table):
    seats = [Seat("Anna", ELSEWHERE), Seat("Ben", ELSEWHERE, 2)]
    session = Session(GAMES["nations_dice"], {}, seats, "5")
    screen = table(session)
    assert "is next" in screen.scene.text

    screen.key(pygame.K_RETURN)
    assert "waiting for the answer" in screen.scene.text


def test_a_letter_is_copied_by_mouse(table, board):
    screen = table()
    click(screen, "copy")
    assert mail.opened(board.text).session.mail
    assert "Copied" in screen.scene._said

    screen.key(**PASTE)
    assert "already at this point" in screen.scene.text


def test_a_clipboard_that_is_not_there_is_told(table, board):
    board.is_there = False
    screen = table()
    screen.letter("c")

    assert "no clipboard" in screen.scene._said
    assert "is next" in screen.scene.text


def test_a_folder_that_cannot_be_written_is_told(table):
    screen = table()
    screen.app.saves.letters.write_text("in the way")
    screen.key(pygame.K_RETURN)

    assert "can't be saved" in screen.scene._said
    assert not letters(screen)


def test_a_letter_that_was_not_written_leaves_every_move_to_be_taken_back(table):
    screen = table(mailed("wealth_of_nations"))
    screen.app.saves.letters.write_text("in the way")
    screen.key(pygame.K_RETURN)
    assert "is next" in screen.scene.text

    screen.key(pygame.K_ESCAPE)
    moves = len(screen.scene.game.session.moves)
    screen.letter("u")
    assert len(screen.scene.game.session.moves) < moves


def test_the_letter_is_spoken_of_once_and_found_on_the_rail(table):
    screen = table()
    screen.key(pygame.K_ESCAPE)
    screen.frames(8)
    assert isinstance(screen.scene, PlayScene)

    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, SendDialog)


def test_nobody_is_asked_at_this_table_meanwhile(table):
    screen = table()
    screen.key(pygame.K_ESCAPE)
    screen.frames(200)

    assert screen.scene.table.lit == frozenset()
    assert len(screen.scene.game.session.moves) == len(mailed().moves)


def test_a_running_game_is_sent_from_the_pause(table):
    session = mailed()
    session.give_seat(1, HUMAN)
    screen = table(session)
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, PauseDialog)
    screen.letter("t")
    assert not laid(screen, "write").is_enabled

    control(screen, "place 2").change(ELSEWHERE)
    screen.key(pygame.K_RETURN)
    assert len(letters(screen)) == 1


def test_who_sits_where_is_in_the_file(table):
    screen = table()
    control(screen, "place 2").change(HUMAN)
    path = screen.scene._game.journal.path

    assert savefile.read(path, game_named).session.seats[1].player == HUMAN
    screen.key(pygame.K_ESCAPE)
    screen.frames(8)
    assert screen.scene.game.is_person_deciding


def test_the_last_letter_says_how_it_ended(table, there):
    session = mailed()
    hand = RandomBot("1", session.game)
    while session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
    screen = table(session)
    assert isinstance(screen.scene, SendDialog)
    screen.key(pygame.K_RETURN)
    screen.key(pygame.K_ESCAPE)
    screen.frames(8)

    assert isinstance(screen.scene, ResultScene)
    (file,) = letters(screen)
    assert mail.take_in(there, mail.arrival(there, mail.read_text(file))).session.state.is_over


# -- in -----------------------------------------------------------------------------------------------------------


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_is_dropped_goes_on_with_the_game(table, there, game):
    screen = table(mailed(game))
    screen.key(pygame.K_RETURN)
    (file,) = letters(screen)
    screen.post(pygame.DROPTEXT, text=answer(file.read_text(), there))
    assert isinstance(screen.scene, ArrivalDialog)
    screen.key(pygame.K_RETURN)
    screen.frames(4)

    assert screen.scene.game.is_person_deciding
    assert screen.scene.game.deciding == 0
    assert len([path for path in screen.app.saves.files() if path.suffix == ".nations"]) == 1
    assert screen.scene.game.undo_steps == 0


def test_what_others_did_is_told_when_a_letter_is_opened(table, there):
    screen = table(mailed("nations"))
    click(screen, "write")
    (file,) = letters(screen)
    screen.post(pygame.DROPTEXT, text=answer(file.read_text(), there))
    click(screen, "open")
    screen.frames(4)

    assert screen.scene.commands.playback.recap.lines
    screen.frames(60, 50)  # the name of whose turn it is has gone
    assert RECAP in screen.scene.table.top.layout.anchors


def test_a_file_is_dropped_on_the_window(screen, tmp_path):
    screen.app.stack.push(MenuScene(screen.app))
    path = tmp_path / "from a friend.txt"
    path.write_text(on_its_way(mail.letter(mailed(), [1])), encoding="utf-8")
    screen.post(pygame.DROPFILE, file=str(path))
    click(screen, "open")

    assert screen.scene.game.session.seats[1].player == HUMAN


def test_a_letter_is_pasted_wherever_one_is(screen, board):
    screen.app.stack.push(MenuScene(screen.app))
    board.text = mail.letter(mailed(), [1])
    screen.key(**PASTE)
    assert isinstance(screen.scene, ArrivalDialog)

    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, MenuScene)
    assert not screen.app.saves.files()


def test_leaving_a_table_for_a_letter_is_asked(table, there):
    screen = table(played(seats=2))
    screen.post(pygame.DROPTEXT, text=mail.letter(mailed(), [1]))
    assert "instead of your current game" in screen.scene.text

    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, PlayScene)
    assert len(screen.scene.game.session.seats) == 2


@pytest.mark.parametrize(
    "text", ["Hello Ben", "*** TABLE-OF-NATIONS-LETTER-1 ***\nAAAA", "*** TABLE-OF-NATIONS-LETTER-9"]
)
def test_what_is_no_letter_is_refused_with_the_reason_and_kept(screen, tmp_path, text):
    screen.app.stack.push(MenuScene(screen.app))
    path = tmp_path / "strange.txt"
    path.write_text(text)
    screen.post(pygame.DROPFILE, file=str(path))

    assert screen.scene.title == "This can't be opened"
    assert str(path) in screen.scene.text
    assert path.read_text() == text


STRANGE = {
    "a long number": "*** TABLE-OF-NATIONS-LETTER-" + "1" * 5000,
    "many letters": (sealed("x" * 100_000) + "\n") * 30,
    "half a sign": "game: \ud800\nmoves:\n",
    "signs of the program": "**{gold}** <name> {nothing_such} \x00\x07",
    "a path": "/dev/zero",
    "deep brackets": "[" * 20_000 + "\nmoves:\n",
}
SCENES_ALONE = ("menu", "saved_games", "settings", "statistics", "lessons", "practise", "book")


@pytest.fixture(params=[*SCENES_ALONE, "setup", "bring", "game", "pause", "timeline"])
def somewhere(request, screen, table):
    """The program with a scene on top."""
    if request.param in ("game", "pause", "timeline"):
        table(played(seats=2))
        screen.frames(8)
        if request.param == "pause":
            screen.key(pygame.K_ESCAPE)
        elif request.param == "timeline":
            screen.app.open("timeline", screen.scene.game.session, 5)
    else:
        screen.app.stack.push(MenuScene(screen.app))
        if request.param == "setup":
            screen.app.stack.push(plugin_of("nations").setup(screen.app))
        elif request.param == "bring":
            screen.app.stack.push(BringDialog(screen.app))
        elif request.param != "menu":
            screen.app.open(request.param)
    screen.frames(2)
    return screen


@pytest.mark.sample(5)
def test_whatever_comes_in_no_scene_is_lost_over_it(somewhere, tmp_path):
    """Dropped as a text and as a file, pasted, and nothing but refused."""
    below = somewhere.scene
    path = tmp_path / "strange.txt"
    for text in STRANGE.values():
        path.write_bytes(text.encode(errors="surrogatepass"))
        for kind, fact in ((pygame.DROPTEXT, {"text": text}), (pygame.DROPFILE, {"file": str(path)})):
            somewhere.post(kind, **fact)
            assert somewhere.scene.title == "This can't be opened"
            assert "stumbles" not in somewhere.scene.text
            somewhere.key(pygame.K_RETURN)
            assert somewhere.scene is below


def test_a_file_that_is_no_game_is_refused_at_the_table(table, tmp_path):
    """Pipes, devices, links to themselves, folders, and what else costs much."""
    screen = table(played(seats=2))
    below = screen.scene
    for kind in HOSTILE.keys() - {"a gigabyte of zeros"}:
        path = tmp_path / kind
        HOSTILE[kind](path)
        screen.post(pygame.DROPFILE, file=str(path))
        assert (kind, screen.scene.title) == (kind, "This can't be opened")
        assert kind in screen.scene.text
        screen.key(pygame.K_RETURN)
        assert screen.scene is below


def test_a_fault_of_the_program_over_a_letter_costs_no_table(table, monkeypatch):
    screen = table(played(seats=2))
    below = screen.scene
    monkeypatch.setattr(mail, "arrival", lambda *_: 1 / 0)
    screen.post(pygame.DROPTEXT, text="anything")
    assert "fails on this text (ZeroDivisionError)" in screen.scene.text

    screen.key(pygame.K_RETURN)
    assert screen.scene is below


def changed(text, number, **changes):
    """A letter with something else about a seat."""
    session = mail.opened(text).session
    seats = list(session.seats)
    seats[number] = replace(seats[number], **changes)
    session.seats = tuple(seats)
    return mail.letter(session, [0])


def test_what_a_letter_changes_is_asked_about(table, there):
    screen = table(mailed("wealth_of_nations"))
    screen.key(pygame.K_RETURN)
    (file,) = letters(screen)
    text = answer(file.read_text(), there)
    screen.post(pygame.DROPTEXT, text=changed(text, 1, name="**Bert**", player="hard"))
    assert "Please note:\nSeat 2 is now called" in screen.scene.text
    screen.key(pygame.K_ESCAPE)
    assert isinstance(screen.scene, SendDialog)

    screen.post(pygame.DROPTEXT, text=changed(text, 1, name="Bert", player="hard"))
    click(screen, "open")
    assert screen.scene.game.session.seats[1] == Seat("Bert", "hard", 2)


def test_a_letter_that_plays_for_the_person_here_leaves_the_table(table, there):
    screen = table(mailed("wealth_of_nations"))
    screen.key(pygame.K_RETURN)
    (file,) = letters(screen)
    screen.post(pygame.DROPTEXT, text=changed(answer(file.read_text(), there), 0, player="hard"))
    assert "lets a computer play Seat 1, who plays here" in screen.scene.text

    assert "is left for it" not in screen.scene.text, "the game lies on the table already"
    screen.key(pygame.K_RETURN)
    assert screen.scene.session.seats[0].player == HUMAN


def test_an_old_letter_is_refused_and_leads_to_the_own_game(table, there):
    screen = table()
    screen.key(pygame.K_RETURN)
    (file,) = letters(screen)
    old = file.read_text()
    screen.post(pygame.DROPTEXT, text=answer(old, there))
    screen.key(pygame.K_RETURN)
    moves = len(screen.scene.game.session.moves)
    screen.app.go("menu")
    screen.post(pygame.DROPTEXT, text=old)
    assert "older than your game" in screen.scene.text

    screen.key(pygame.K_RETURN)
    assert len(screen.scene.game.session.moves) == moves


def test_a_second_arrival_takes_the_place_of_the_first(screen):
    screen.app.stack.push(MenuScene(screen.app))
    for text in ("one", "two"):
        screen.post(pygame.DROPTEXT, text=text)
    screen.key(pygame.K_RETURN)

    assert isinstance(screen.scene, MenuScene)


def test_a_saved_game_from_elsewhere_is_opened_and_left_as_it_is(screen, tmp_path):
    screen.app.stack.push(MenuScene(screen.app))
    path = tmp_path / "game.yaml"
    path.write_text(savefile_lines.text_of(played(seats=2)) + "- nonsense\n")
    before = path.read_bytes()
    screen.post(pygame.DROPFILE, file=str(path))
    assert "good up to move 30" in screen.scene.text
    screen.key(pygame.K_RETURN)

    assert isinstance(screen.scene, PlayScene)
    assert path.read_bytes() == before


# -- in the saved games -------------------------------------------------------------------------------------------


@pytest.fixture
def games(screen):
    session = mailed()
    session.give_seat(1, HUMAN)
    screen.app.saves.begin(session).close()
    screen.app.stack.push(SavedGamesScene(screen.app))
    screen.frames(3)
    return screen


def test_a_saved_game_is_copied_as_text_and_brought_in_again(games, board):
    click(games, "export")
    assert isinstance(games.scene, ExportDialog)
    act(games, "copy")
    games.key(pygame.K_ESCAPE)
    games.key(**PASTE)
    games.key(pygame.K_RETURN)

    assert isinstance(games.scene, PlayScene)
    assert len(games.app.saves.files()) == 2


def test_a_letter_of_the_folder_is_chosen_and_opened(games):
    games.letter("e")
    games.key(pygame.K_RETURN)
    games.key(pygame.K_ESCAPE)
    games.letter("i")
    assert isinstance(games.scene, BringDialog)
    games.key(pygame.K_TAB)
    games.key(pygame.K_RETURN)

    assert isinstance(games.scene, ArrivalDialog)


def test_a_file_is_opened_by_its_path(games, tmp_path, board):
    path = tmp_path / "a letter"
    path.write_text(mail.letter(mailed(), [1]))
    board.text = f"{path}\n"
    click(games, "bring")
    click(games, "path")
    games.key(**PASTE)
    games.key(pygame.K_RETURN)

    assert "Played by Seat 1 and Seat 2" in games.scene.text


def test_the_path_of_nothing_is_told(games):
    click(games, "bring")
    click(games, "path")
    type_text(games, "nowhere")
    games.key(pygame.K_RETURN)

    assert "nowhere cannot be read" in games.scene.text


def test_an_empty_clipboard_is_told(games):
    click(games, "bring")
    click(games, "paste")

    assert "no text on the clipboard" in games.scene._fault


def test_pasting_nothing_at_a_table_is_told(table):
    screen = table(played(seats=2))
    screen.key(**PASTE)

    assert "no text on the clipboard" in screen.app._display.note.words


# -- the folder ---------------------------------------------------------------------------------------------------


def test_the_folder_is_shown_by_what_the_system_has_for_it(games, monkeypatch, tmp_path):
    called = tmp_path / "called"
    opener = tmp_path / "opener"
    opener.write_text(f'#!/bin/sh\necho "$@" > "{called}"\n')
    opener.chmod(0o755)
    monkeypatch.setattr(desktop.shutil, "which", lambda name: str(opener))
    monkeypatch.setattr(desktop.sys, "platform", "linux")
    folder = tmp_path / "a; touch evil"

    assert desktop.open_folder(folder)
    wait_for(called)
    assert called.read_text().strip() == str(folder)


def wait_for(path):
    clock = pygame.time.Clock()
    for _ in range(500):
        if path.exists() and path.read_text():
            return
        clock.tick(100)
    raise AssertionError(f"{path} never came")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always has one")
def test_where_the_files_lie_is_told_where_nothing_shows_folders(games, monkeypatch):
    monkeypatch.setattr(desktop.shutil, "which", lambda name: None)
    games.letter("i")
    games.letter("f")

    assert str(games.app.saves.letters) in games.scene.text


def test_a_clipboard_without_a_system_is_empty(monkeypatch):
    def refuse(*_):
        raise pygame.error("scrap system not initialized.")

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)

    assert clipboard.pasted() == ""
    assert not clipboard.copy("a text")
