"""What the timeline shows and tells of the past, and to whom."""

import pygame
import pytest

from game import GAMES
from game.bots.advice import fact
from game.bots.analysis.move_analysis import Expected, MoveAnalysis, MoveComparison, MoveReason
from game.bots.thinking import ThinkingInPieces
from game.engine.hidden import FACE_DOWN
from game.session.branches import branch, try_out
from game.session.session import HUMAN
from scenes.games.wealth_of_nations.text.seats import shown_money
from scenes.timeline.timeline_scene import TimelineScene
from scenes.tools.games_shown import whole_game
from tests.game.test_branches import begun, played_on
from tests.scenes.tables_played import played
from tests.scenes.trees import words_in


@pytest.fixture
def whole():
    return played(seats=2, moves=60)


def hands(scene):
    """The cards in every hand as they are seen."""
    return [player.hand for player in scene.table.model().view.players]


@pytest.fixture(scope="module")
def duel():
    return whole_game("nation_deckbuilder", 2)


def test_hands_stay_hidden_in_a_running_game_of_several_people(screen, duel):
    running = duel.at(60)
    running.give_seat(1, HUMAN)
    screen.app.open("timeline", running, 30)
    assert all(card == FACE_DOWN for hand in hands(screen.scene) for card in hand)
    assert screen.scene.commands.controls.button("show") is None


def test_whoever_looks_back_at_the_table_sees_the_own_hand(screen, duel):
    running = duel.at(60)
    running.give_seat(1, HUMAN)
    screen.app.open("timeline", running, 30, 1)
    mine = hands(screen.scene)[1]
    assert mine == running.state_before(30).players[1].hand
    assert all(card == FACE_DOWN for card in hands(screen.scene)[0])


def test_after_the_game_a_switch_shows_all(screen, duel):
    screen.app.open("timeline", duel, 30)
    screen.frames(2)
    assert FACE_DOWN in hands(screen.scene)[1]
    screen.letter("h")
    true_hands = [player.hand for player in duel.state_before(30).players]
    assert hands(screen.scene) == true_hands
    screen.key(pygame.K_RIGHT)
    assert hands(screen.scene) == [player.hand for player in duel.state_before(31).players]
    screen.click(screen.scene.commands.controls.button("hide").area)
    assert FACE_DOWN in hands(screen.scene)[1]


class WiseThinker(ThinkingInPieces):
    """Knows at once that another move was better, or none; or thinks for ever."""

    is_ready = True

    def answer(self):
        if not self.is_ready:
            return None
        better = MoveComparison(("pass",), self.behind, 0.1, (MoveReason("gold", self.behind),))
        view = self.task.observation
        expected = Expected(view.decision.seat, self.task.played, view, 0.75)
        return MoveAnalysis(self.task.played, 1.0, 0.1, (better,), (expected,))


@pytest.fixture
def wise(screen):
    screen.app.thinker = WiseThinker()
    return screen.app.thinker


@pytest.mark.parametrize(("player", "behind"), [(HUMAN, -1.0), (HUMAN, 1.0), ("normal", 1.0)])
def test_it_can_be_asked_why_a_move_was_made(screen, wise, whole, player, behind):
    wise.behind = behind
    for seat in range(2):
        whole.give_seat(seat, player)
    screen.app.open("timeline", whole, 40)
    screen.key(pygame.K_w)
    screen.frames(2)
    asked = screen.scene.commands.asked_why
    assert asked.made.move == whole.moves[39] == wise.task.played
    assert asked.analysis.others[0].behind == behind
    screen.key(pygame.K_ESCAPE)
    assert asked.made is None
    assert isinstance(screen.scene, TimelineScene)


@pytest.mark.parametrize(("behind", "said"), [(0.0, "Every move here ends up the same."), (1.0, "Next best:")])
def test_a_move_that_comes_to_the_same_as_others_is_told_beside_them(screen, wise, whole, behind, said):
    wise.behind = behind
    for seat in range(2):
        whole.give_seat(seat, "master")
    screen.app.open("timeline", whole, 40)
    asked, table = screen.scene.commands.asked_why, screen.scene.table
    screen.key(pygame.K_w)
    other, *_ = (move for move in asked.made.view.decision.moves if move != asked.made.move)
    ties = MoveComparison(other, 0.0, 0.0, ()), MoveComparison(asked.made.move, 0.0, 0.0, ())
    worse = MoveComparison(("pass",), behind, 0.0, (MoveReason("gold", behind),))
    asked.analysis = MoveAnalysis(asked.made.move, 1.0, 0.0, (*ties, worse))
    words = words_in(asked._content(table), (0, 0, 400, 400), table.theme)
    assert any(each.startswith(said) for each in words)
    assert any(each.startswith("These moves come out about even") for each in words) == bool(behind)
    assert sum(asked._words(table, asked.made.move) in each for each in words) == 1
    ahead = fact.line("ahead_round", 1.0, more=(fact.Difference(2, "stone"),))
    asked.analysis = asked.analysis._replace(facts=(ahead,))
    words = words_in(asked._content(table), (0, 0, 400, 400), table.theme)
    assert not any("By the next round" in each for each in words), "they come out even"


@pytest.mark.parametrize(("doubt", "said"), [(10.0, "About as good: "), (1.0, "Next best: ")])
def test_no_percentage_is_told_of_what_nobody_can_tell_apart(screen, wise, whole, doubt, said):
    wise.behind = 2.0
    for seat in range(2):
        whole.give_seat(seat, "master")
    screen.app.open("timeline", whole, 40)
    asked, table = screen.scene.commands.asked_why, screen.scene.table
    screen.key(pygame.K_w)
    other = MoveComparison(("pass",), 2.0, 0.1, (), doubt=doubt)
    asked.analysis = MoveAnalysis(asked.made.move, 1.0, 0.0, (other,))
    (told,) = (each for each in words_in(asked._content(table), (0, 0, 400, 400), table.theme) if said in each)
    assert ("% sure" in told) == (said == "Next best: ")


@pytest.mark.parametrize(("player", "says_so"), [("normal", True), ("normal builder", False)])
def test_a_computer_that_thinks_otherwise_by_now_says_so(screen, wise, whole, player, says_so):
    wise.behind = -1.0
    for seat in range(2):
        whole.give_seat(seat, player)
    screen.app.open("timeline", whole, 40)
    screen.key(pygame.K_w)
    screen.frames(2)
    table = screen.scene.table
    words = words_in(screen.scene.commands.asked_why._content(table), (0, 0, 400, 400), table.theme)
    assert any(each.startswith("Better on a second look") for each in words) == says_so


def test_an_answer_comes_after_a_game_in_which_computers_have_thought(screen, wise, whole):
    for seat in range(2):
        whole.give_seat(seat, "normal")
    wise.behind, wise.is_ready = 1.0, False
    screen.app.open("timeline", whole, 40)
    screen.key(pygame.K_w)
    asked, task = screen.scene.commands.asked_why, wise.task
    screen.key(pygame.K_F4)
    screen.frames(2)
    assert wise.task is not task
    screen.app.stack.pop()
    wise.is_ready = True
    screen.frames(2)
    assert asked.analysis.move == whole.moves[39]


def test_another_move_puts_the_answer_away(screen, wise, whole):
    wise.behind = 1.0
    screen.app.open("timeline", whole, 40)
    screen.key(pygame.K_w)
    screen.key(pygame.K_LEFT)
    assert screen.scene.commands.asked_why.made is None


def test_nobody_tells_while_a_game_goes_on_what_the_viewer_may_not_know(screen, wise):
    running = whole_game("nation_deckbuilder", 2).at(40)
    decider = running.state_before(29).decision.seat
    screen.app.open("timeline", running, 30, 1 - decider)
    screen.key(pygame.K_w)
    asked, table = screen.scene.commands.asked_why, screen.scene.table
    assert asked.made is None
    assert asked.popover(table.theme, table), "it says why not"
    screen.key(pygame.K_w)
    assert asked.popover(table.theme, table) is None
    screen.key(pygame.K_ESCAPE)
    screen.app.open("timeline", running, 30, decider)
    assert screen.scene.commands.can_ask


def test_after_a_game_of_money_a_switch_shows_every_sum(screen):
    whole = whole_game("wealth_of_nations", 3)
    screen.app.open("timeline", whole, 60)
    screen.frames(2)
    other = next(seat for seat in range(3) if seat != screen.scene.viewpoint.viewer)
    told = [shown_money(screen.scene.table.model(), other)]
    screen.letter("h")
    told.append(shown_money(screen.scene.table.model(), other))
    assert told[1] == whole.state_before(60).nations[other].money != told[0]
    assert whole.state_before(60).money_shown == "roughly"


def test_nobody_tells_why_others_moved_before_something_was_dealt_anew(screen, wise):
    running = begun(GAMES["nation_deckbuilder"], 40)
    mover = running.state_before(30).decision.seat
    tried = try_out(running, 40, 1 - mover).session
    for session in (tried, played_on(branch(running, 40, 1 - mover), -1)):
        screen.app.open("timeline", session, 30, 1 - mover)
        assert not screen.scene.commands.can_ask
        screen.key(pygame.K_END)
        screen.key(pygame.K_ESCAPE)
