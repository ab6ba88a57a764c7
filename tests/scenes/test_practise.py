"""Practising: questions are put on the real table, answered by a move, and told why, by mouse and by keyboard."""

from datetime import date

import pygame
import pytest

from game import GAMES
from game.bots.advice import fact
from game.bots.analysis.move_analysis import MoveComparison, MoveReason
from game.bots.analysis.review_looks import TurningPoint
from game.bots.search.expectation import Expectation, ExpectedMargin
from game.bots.thinking import Job, OtherMove, ThinkingInPieces
from game.learn.practice import PracticeQuestion, practice, practice_set, question_of
from game.session.savefile_lines import text_of
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.play.help.advice_panel import ADVICE
from scenes.play.help.hints import PINNED_PREFIX
from scenes.play.help.reasons import why_dark
from scenes.play.question_scene import QuestionScene
from scenes.screens.practise import PractiseScene
from scenes.table.panels.book import _paint_progress
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui.boxes import Column
from scenes.ui.pen import Pen
from sprites.paint.theme import Theme
from tests.game.bots.test_move_analysis import played as by_hands
from tests.scenes.tables_played import played
from tests.scenes.trees import SCREEN, words_in


class Comparing(ThinkingInPieces):
    """Says at once by how much the best move is better, or how the game goes on after it."""

    behind, is_ready = 4.0, True

    def answer(self):
        if not self.is_ready:
            return None
        if isinstance(self.task, OtherMove) and self.task.against:
            apart = fact.Fact(fact.LINE, "apart.less_round", -1.0, (("less", (fact.Difference(-1, "books"),)),))
            return MoveComparison(self.task.against, self.behind, 0.5, (), apart=(apart,))
        return super().answer()


@pytest.fixture
def questions(screen, monkeypatch):
    monkeypatch.setattr("game.learn.practice.practice_set", lambda game: ())
    screen.app.thinker = Comparing()
    session, found = played(seats=2, moves=24), []
    for number in range(len(session.moves)):
        moves = session.state_before(number).decision.moves
        best = next((move for move in moves if move != session.moves[number]), None)
        if best:
            better = MoveComparison(best, -4.0, 0.5, (MoveReason("gold", -4.0),))
            found.append(question_of(session, TurningPoint(number, session.moves[number], better, (best,))))
    practice().add(found[:2], date.today())
    return found[:2]


@pytest.fixture
def asked(screen, questions):
    screen.app.open("practise")
    screen.key(pygame.K_1)
    assert isinstance(screen.scene, QuestionScene)
    return screen.scene


def answer(screen, scene, move):
    scene.commands.playback.play(move)
    screen.frames(4)


def pressed(screen, scene, name):
    screen.click(scene.commands.controls.button(name).area)
    screen.frames(2)


def due():
    return len(practice().due("nations", date.today()))


def test_the_menu_leads_to_it(screen):
    screen.app.open("menu")
    screen.frames(2)
    screen.key(pygame.K_p)
    assert isinstance(screen.scene, PractiseScene)


def said_of(screen, session):
    """What is asked in the position of a session."""
    move = session.state.decision.moves[0]
    question = PracticeQuestion(session.game.name, text_of(session), (move,), move)
    screen.app.open("question", question)
    return " ".join(words_in(Column(*screen.scene._asked_now(screen.app.theme)), SCREEN, screen.app.theme))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_nobody_is_behind_before_anything_has_happened(screen, seats):
    people = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, seats + 1)]
    assert "still even" in said_of(screen, Session(GAMES["wealth_of_nations"], {}, people, 11))


@pytest.mark.parametrize(("margin", "said"), [(9.0, "You're ahead"), (4.0, "still even"), (-9.0, "You're behind")])
def test_ahead_and_behind_are_said_of_more_than_may_well_turn(screen, monkeypatch, margin, said):
    monkeypatch.setattr(Expectation, "__call__", lambda *_: ExpectedMargin(margin, 18.0))
    session = played(seats=2, moves=24)
    assert said in said_of(screen, session)


def test_together_nobody_is_ahead(screen):
    people = [Seat(f"Seat {number}", HUMAN, number) for number in (1, 2)]
    said = said_of(screen, Session(GAMES["nation_deckbuilder"], {"cooperative": True}, people, 11))
    assert said.count("One move") == 1
    assert not any(each in said for each in ("ahead", "behind", "even"))


def test_a_right_move_is_told_to_be_right_and_the_question_goes(screen, questions, asked):
    answer(screen, asked, asked.question.right[0])
    assert asked.is_right
    assert due() == 1
    assert asked.commands.controls.button("better_line")


def test_another_move_is_told_by_how_much_it_is_worse_and_only_the_first_counts(screen, questions, asked):
    answer(screen, asked, asked.question.instead)
    assert not asked.is_right
    pressed(screen, asked, "again")
    assert len(asked.game.session.moves) == asked.number
    answer(screen, asked, asked.question.right[0])
    assert asked.is_right
    assert [card.times for card in practice().cards.values()].count(1) == 0


def other_than_known(question, scene):
    known = (*question.right, question.instead)
    return next(move for move in scene.start.decision.moves if move not in known)


@pytest.mark.parametrize(("behind", "about", "said"), [(4.0, "wrong", "about 4 more"), (0.4, "right", "hardly better")])
def test_a_move_that_no_question_knows_counts_by_how_it_compares(screen, questions, asked, behind, about, said):
    screen.app.thinker.behind = behind
    screen.app.thinker.is_ready = False
    answer(screen, asked, other_than_known(questions[0], asked))
    assert asked.about == "weighed"
    screen.app.thinker.is_ready = True
    screen.frames(4)
    assert asked.about == about
    assert any(said in words for words in words_in(Column(*asked._told(screen.app.theme)), SCREEN, screen.app.theme))
    assert [card.times for card in practice().cards.values()].count(1) == (about == "right")


@pytest.fixture
def weighed(screen, questions, asked):
    """A question whose answer is compared with the best move for as long as the test says."""
    screen.app.thinker.is_ready = False
    answer(screen, asked, other_than_known(questions[0], asked))
    assert asked.about == "weighed"
    return asked


def ends(screen, scene):
    """What the comparison comes to."""
    screen.app.thinker.is_ready = True
    screen.frames(4)
    assert screen.scene is scene
    return scene.about


def test_the_comparison_goes_on_after_another_question_was_put_in_the_past(screen, weighed):
    screen.key(pygame.K_F3)
    screen.letter("w")
    assert isinstance(screen.app.thinker.task, Job)
    screen.key(pygame.K_F3)
    assert ends(screen, weighed) == "wrong"


def test_after_the_answer_the_adviser_is_not_asked(screen, weighed):
    screen.letter("h")
    assert weighed.game.adviser.depth == 0
    assert not weighed.commands.controls.named("ask").is_enabled
    assert why_dark(weighed.table, "ask").words
    assert ends(screen, weighed) == "wrong"


def test_the_comparison_goes_on_after_the_better_line(screen, weighed):
    screen.key(pygame.K_F6)
    screen.app.thinker.is_ready = True
    screen.frames(40)
    assert isinstance(screen.scene, TimelineScene)
    screen.key(pygame.K_ESCAPE)
    assert ends(screen, weighed) == "wrong"


def test_undo_takes_the_answer_back(screen, weighed):
    screen.letter("u")
    screen.frames(2)
    assert weighed.about == "title"
    assert weighed.commands.controls.button("ask")
    assert ends(screen, weighed) == "title"


def test_an_answer_in_the_middle_of_a_turn_is_taken_back(screen):
    session, table = by_hands(GAMES["nations_dice"], "easy", 40), plugin_of("nations_dice").table()
    number = next(
        number
        for number in range(len(session.moves))
        if table.is_midway(state := session.state_before(number)) and len(state.decision.moves) > 1
    )
    move = session.moves[number]
    screen.app.open("question", PracticeQuestion("nations_dice", text_of(session.at(number)), (move,), move))
    scene = screen.scene
    answer(screen, scene, move)
    screen.key(pygame.K_F7)
    assert scene.about == "title"
    assert len(scene.game.session.moves) == number


@pytest.mark.parametrize("behind", [0.4, -2.0])
def test_what_is_known_to_be_worse_stays_so_in_words(screen, questions, asked, behind):
    screen.app.thinker.behind = behind
    answer(screen, asked, asked.question.instead)
    assert asked.about == "wrong"
    told = words_in(Column(*asked._told(screen.app.theme)), SCREEN, screen.app.theme)
    assert any("worth a little more" in words for words in told)


def test_whoever_leaves_before_it_is_known_has_not_known_it(screen, questions, asked):
    screen.app.thinker.is_ready = False
    answer(screen, asked, other_than_known(questions[0], asked))
    assert due() == 2
    screen.app.stack.pop()
    assert due() == 1
    assert [card.times for card in practice().cards.values()] == [0, 0]


def test_an_answer_leaves_names_and_the_position_that_words_are_about(screen, questions, asked):
    names, start = [seat.name for seat in asked.game.session.seats], asked.start.fingerprint()
    answer(screen, asked, questions[0].instead)
    assert [seat.name for seat in asked.game.session.seats] == names
    assert asked.start.fingerprint() == start


def test_after_the_answer_nobody_plays_on(screen, questions, asked):
    answer(screen, asked, asked.question.right[0])
    moves = len(asked.game.session.moves)
    screen.frames(60)
    assert len(asked.game.session.moves) == moves


def test_to_be_shown_the_answer_does_not_count_as_known(screen, questions, asked):
    pressed(screen, asked, "show_answer")
    screen.frames(4)
    assert asked.about == "shown"
    assert [card.times for card in practice().cards.values()] == [0, 0]


def test_the_better_line_is_played_out(screen, questions, asked):
    answer(screen, asked, asked.question.right[0])
    screen.key(pygame.K_F6)
    screen.frames(40)
    assert isinstance(screen.scene, TimelineScene)
    assert screen.scene.game.whole.moves[asked.number] == asked.question.right[0]
    screen.key(pygame.K_ESCAPE)
    assert screen.scene is asked


def test_the_next_question_comes_and_esc_leads_back(screen, questions, asked):
    answer(screen, asked, asked.question.right[0])
    screen.key(pygame.K_F8)
    assert screen.scene is not asked
    assert isinstance(screen.scene, QuestionScene)
    screen.key(pygame.K_F4)
    assert isinstance(screen.scene, PractiseScene)
    (again,) = (each for each in screen.scene.form.controls if each.name == "practise:nations")
    assert again.is_enabled


def test_everything_on_the_panel_answers(screen, questions, asked):
    for _ in range(2):
        (panel,) = (group for group in asked.commands.controls.groups if group.floats)
        assert panel.buttons
        assert all(button.control.tells for button in panel.buttons)
        answer(screen, asked, asked.question.right[0])


def test_the_panel_hides_nothing_that_can_be_answered_with(screen):
    screen.app.open("practise")
    screen.key(pygame.K_4)
    table = screen.scene.table
    (panel,) = (group for group in screen.scene.commands.controls.groups if group.floats)
    hidden = pygame.FRect(panel.area)
    lit = [table.top.layout.targets[name].area for name in table.lit]
    assert lit
    assert not any(hidden.colliderect(area) for area in lit)


def test_the_focus_stays_on_a_button_of_the_panel(screen, asked):
    asked.commands.ring.begin_at(["show_answer"])
    screen.key(pygame.K_TAB)
    screen.frames(4)
    screen.key(pygame.K_RETURN)
    screen.frames(4)
    assert asked.about == "shown"


def test_once_it_is_answered_enter_goes_on(screen, questions, asked):
    screen.key(pygame.K_TAB)
    answer(screen, asked, asked.question.right[0])
    screen.frames(20)
    assert asked.commands.ring.current == "next"
    screen.key(pygame.K_RETURN)
    assert screen.scene is not asked
    assert isinstance(screen.scene, QuestionScene)


def test_the_last_question_leads_back_by_the_same_enter(screen, questions, asked):
    for _ in questions:
        answer(screen, screen.scene, screen.scene.question.right[0])
        screen.frames(20)
        screen.key(pygame.K_TAB)
        screen.scene.commands.ring.begin_at(["next", "done"])
        screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, PractiseScene)


def test_no_tip_lies_over_the_panel_that_tells(screen, questions, asked):
    answer(screen, asked, asked.question.right[0])
    sight, theme = asked.commands.sight, screen.app.theme
    (panel,) = (group for group in asked.commands.controls.groups if group.floats)
    for name in ("next", "again", "better_line"):
        sight.hints.pinned = [name]
        sight.stamps(theme)
        tip = sight.popovers.rect_of(PINNED_PREFIX + name)
        assert tip and not theme.rect(*panel.area).colliderect(tip), name


def test_of_several_right_moves_the_one_that_was_played_is_spoken_of(screen, monkeypatch):
    screen.app.thinker = Comparing()
    several = next(each for each in practice_set("nations_dice") if len(each.right) > 1)
    screen.app.open("question", several)
    answer(screen, screen.scene, several.right[1])
    assert screen.scene.is_right
    panel = " ".join(words_in(Column(*screen.scene._told(screen.app.theme)), SCREEN, screen.app.theme))
    assert screen.scene._words(several.right[1]) in panel
    assert screen.scene._words(several.right[0]) not in panel


@pytest.mark.parametrize(("behind", "is_told"), [(4.0, True), (-2.0, False)])
def test_reasons_are_told_for_what_is_better_only(screen, questions, asked, behind, is_told):
    answer(screen, asked, asked.question.instead)
    asked._compared = asked._compared._replace(behind=behind)
    words = words_in(Column(*asked._told(screen.app.theme)), SCREEN, screen.app.theme)
    assert any("You'd have about 1 less {books}" in each for each in words) == is_told


def afloat(commands):
    """Where panels with buttons lie over the table, the adviser's left out."""
    return [group.area for group in commands.controls.groups if group.floats and group.name != ADVICE]


def test_the_adviser_lies_beside_the_panel(screen, questions, asked):
    adviser, theme = asked.game.adviser, screen.app.theme
    for depth in (1, 2, 3):
        adviser.depth = depth
        screen.frames(2)
        rect = asked.commands.sight.popovers.rect_of(ADVICE)
        assert rect and not any(theme.rect(*area).colliderect(rect) for area in afloat(asked.commands))


def test_the_panel_hides_no_event(screen):
    for question in practice_set("nations")[:4]:
        screen.app.open("question", question)
        top = screen.scene.table.top
        (panel,) = afloat(screen.scene.commands)
        assert not pygame.FRect(panel).colliderect(top.layout.anchors["event"])


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_done_is_listed_beside_the_panel(screen, name):
    for question in practice_set(name)[:3]:
        screen.app.open("question", question)
        screen.frames(2)
        screen.key(pygame.K_i)
        screen.frames(2)
        commands = screen.scene.commands
        assert commands.possible.is_open
        kinds, panel = afloat(commands)
        inner = pygame.FRect(panel).inflate(-2, -2)
        assert not inner.colliderect(kinds)
        screen.app.stack.pop()


@pytest.mark.parametrize(("game", "verb"), [("nations", "buy_card"), ("nation_deckbuilder", "buy")])
def test_the_panel_stays_where_it_is_while_a_card_is_picked(screen, game, verb):
    question = next(each for each in practice_set(game) if each.right[0][0] == verb)
    screen.app.open("question", question)
    screen.frames(2)
    scene, card = screen.scene, question.right[0][1]
    (before,) = afloat(scene.commands)
    screen.click(scene.table.top.layout.targets[card].area)
    screen.frames(3)
    assert scene.game.turn.selection.picked == (card,)
    assert afloat(scene.commands) == [before]


@pytest.mark.parametrize("top", [10.0, 10.45, 10.55, 10.7])
@pytest.mark.parametrize("window", [(1280, 720), (1600, 900), (1920, 1080)])
def test_the_frame_of_a_bar_is_closed(window, top):
    pen = Pen(Theme(window), pygame.Surface(window))
    pen.surface.fill("white")
    _paint_progress(pen, (20.0, top, 200.0, 9.0), 0, 50)
    column = [pen.surface.get_at((pen.theme.px(120), y))[:3] for y in range(pen.theme.px(40))]
    first, *_, last = [colour for colour in column if colour != (255, 255, 255)]
    assert first == last != column[pen.theme.px(top + 4.5)]
