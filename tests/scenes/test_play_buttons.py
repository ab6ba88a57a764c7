"""Buttons around the table: answers that always fit, and the log."""

import pygame
import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.files.settings import LETTER_SIZES
from game.session.session import HUMAN, Seat, Session
from game.text.language import speaking
from scenes.play.input.answers import SIZES, answer_groups
from scenes.play.log import Entry
from scenes.play.playback import Playback
from scenes.play.view.log_panel import LogPanel
from scenes.table.model import LogLine
from sprites.paint.theme import Theme
from tests.scenes.hands import MouseHand, Screen
from tests.scenes.tables_played import lay, lay_first_turn, lay_new

AREA = (100.0, 600.0, 552.0, 100.0)


@pytest.fixture
def theme():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    return Theme((1280, 720))


@pytest.mark.parametrize("count", [1, 2, 5, 9])
@pytest.mark.parametrize("letter", [0.8, 1.0, 1.5])
def test_answers_lie_inside_their_area_and_never_overlap(theme, count, letter):
    moves = [("choose", f"option{number}") for number in range(count)]
    theme = Theme(theme.size, letter=letter)
    words = ["Take 3 {gold} " + option for _, option in moves]
    (group,) = answer_groups(theme, AREA, moves, words, lambda move: None)
    rects = [pygame.Rect(button.area) for button in group.buttons]
    assert len(rects) == count
    for number, rect in enumerate(rects):
        assert pygame.Rect(AREA).contains(rect)
        assert rect.collidelist(rects[number + 1 :]) == -1


def test_answers_in_large_letters_become_smaller_before_they_leave_their_area(theme):
    moves = [("take_resources", kind) for kind in ("food", "stone", "gold")]
    theme, area = Theme((1920, 1080), letter=2.0), (900.0, 465.0, 220.0, 41.0)
    (group,) = answer_groups(theme, area, moves, [f"+3 {{{kind}}}" for _, kind in moves], lambda move: None)
    assert all(pygame.Rect(area).contains(pygame.Rect(button.area)) for button in group.buttons)


@pytest.mark.parametrize("spoken", ["en", "de", "fr"])
@pytest.mark.parametrize("letters", LETTER_SIZES[-3:])
def test_the_answers_to_growth_grow_with_all_letters(app_of, spoken, letters):
    app, seats = app_of((1280, 720)), GAMES["nations"].seats[-1]
    app.change_settings(letters=letters)
    session = Session(GAMES["nations"], {"advanced": True}, [Seat("Anna", HUMAN, 1 + seat) for seat in range(seats)], 3)
    hand = RandomBot(1)
    while session.state.decision.choice.name != "growth":
        session.play(hand.choose(session.state, session.state.decision))
    with speaking(spoken):
        scene = lay(app, session)
        Screen(app).frames(2)
    answers = [each for each in scene.commands.controls.buttons if each.name.startswith("answer:take_resources")]
    assert answers
    assert all(each.control.size >= SIZES[-1] for each in answers)


def test_no_answers_need_no_place(theme):
    assert answer_groups(theme, AREA, [], [], lambda move: None) == []


def entries(count, words="buys Temple for 3 {gold}"):
    return [Entry(number, LogLine(0, f"{words} {number}", ()), False) for number in range(count)]


def shown(log):
    return [laid.entry.move for laid in log._laid]


def test_the_log_shows_its_newest_lines_and_the_wheel_older_ones(theme):
    log, lines = LogPanel(), entries(30)
    log.panel(theme, (0, 0, 280, 200), lines, [])
    assert shown(log)[-1] == 29
    log.scroll(30, 5)
    log.panel(theme, (0, 0, 280, 200), lines, [])
    assert shown(log)[-1] == 24
    log.scroll(30, -100)
    log.panel(theme, (0, 0, 280, 200), lines, [])
    assert shown(log)[-1] == 29


def test_long_lines_are_broken_and_stay_inside_the_log(theme):
    log = LogPanel()
    log.panel(theme, (0, 0, 280, 200), entries(9, "gives every nation with the most stability 3 {books} and"), [])
    heights = [laid.area[3] for laid in log._laid]
    assert min(heights) > 24
    assert log._laid[-1].area[1] + heights[-1] <= 200


@pytest.mark.parametrize("high", [30, 60, 90])
def test_a_log_that_is_too_low_for_a_line_shows_none(theme, high):
    log = LogPanel()
    log.panel(Theme((1920, 1080), letter=2.0), (0, 0, 200, high), entries(3, "gives every nation 3 {books} and"), [])
    assert shown(log) in ([], [2])


def test_the_pointer_finds_the_line_under_it(theme):
    log = LogPanel()
    told = entries(3)
    log.panel(theme, (0, 0, 280, 200), told, [])
    x, y, width, height = log._laid[1].area
    log.hover((x + width / 2, y + height / 2))
    assert log.hovered is told[1]
    log.hover(None)
    assert log.hovered is None


MANY = 8
"""Buttons of other verbs after which it is believed."""


@pytest.mark.sample(2)
@pytest.mark.long
@pytest.mark.parametrize("name", ["nations_dice", "wealth_of_nations"])
def test_every_lit_button_of_another_verb_calls_off_what_is_laid_out(name, screen):
    """Such as Buy in the middle of a reroll."""
    scene = lay_new(screen.app, name, ["human"] * 3, 4)
    hand, pressed = MouseHand(screen, 4), 0
    for _ in range(150):
        if pressed == MANY:
            return
        if screen.is_playing and (draft := scene.game.turn.draft):
            others = [each for each in hand.buttons("verb:") if each.name != f"verb:{draft.verb}"]
            position, button = scene.game.position, hand.random.choice(others or [None])
            if button:
                hand.press(button)
                pressed += 1
                assert scene.game.turn.draft != draft or scene.game.position != position, button.name
        hand.play_on()
    raise AssertionError(f"only {pressed} buttons")


def test_the_question_before_a_move_says_all_of_it_in_its_title_and_only_its_verb_on_the_button(screen, monkeypatch):
    """What fills its button leaves no room for its key."""
    monkeypatch.setattr("scenes.play.playback.doubt_about", lambda table, model, move: "It gains nothing.")
    monkeypatch.setattr(Playback, "_called", lambda playback, move: "Buy the Immortals of Persia")
    scene = lay_first_turn(screen)
    move = next(move for move in scene.game.session.state.decision.moves if move[0] == "buy_card")
    assert not scene.commands.playback.submit(move)
    asked = screen.app.stack.top
    assert (asked.title, asked.yes) == ("Buy the Immortals of Persia?", "Buy anyway")
