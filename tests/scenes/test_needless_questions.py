"""Nobody is asked where one answer can only be right, twice for one thing, or again after having said no for good."""

from dataclasses import replace

import pygame
import pytest

from game import GAMES, game_named
from game.engine.goal_search import Overlooked, Stake
from game.files.settings import ONCE, TWICE
from game.session import savefile, savefile_lines
from game.session.session import HUMAN, Seat, Session
from game.wealth_of_nations.drafts.passing import DONE
from scenes.ui.keymap.actions import VERB_HOLD
from tests.game.nations_dice.scenario import play as make
from tests.game.nations_dice.scenario import table as dice_table
from tests.scenes.faults import mute, overflows
from tests.scenes.hands import KeyboardHand, MouseHand
from tests.scenes.tables_played import lay, lay_first_turn
from tests.scenes.test_nation_table import laid, state  # noqa: F401
from tests.scenes.test_play_barter import Bench, hand, offer, people  # noqa: F401
from tests.scenes.trees import SCREEN, words_in


@pytest.fixture
def asked_for_a_die(screen):
    """A building is covered whose one die goes back, of a used and an unused one."""
    seats = [Seat("Mira", HUMAN, 1), Seat("Ruth", HUMAN, 2)]
    session = Session(GAMES["nations_dice"], {}, seats, 5)
    dice = "white gold, orange 2 gold used, orange 2 food"
    board = {"slots": ("guildhall", "farm", "caravan", "quarry", "temple")}
    brought = {"brought": (("orange",), ("white",), ("orange",), (), ())}
    session.state = dice_table({"dice": dice, **board, **brought}, {}, rows=[("hoplite",), (), ()])
    return session


def test_a_used_die_goes_back_by_itself_as_a_move_of_the_file_and_undo_passes_over_it(screen, asked_for_a_die):
    session = asked_for_a_die
    make(session.state, "buy_tile hoplite slot0", "pay_with white1")
    scene = lay(screen.app, session)
    screen.frames(4)
    assert scene.game.session.moves == [("pay", "hoplite"), ("return_die", "orange1")]
    assert "return_die orange1" in savefile_lines.text_of(scene.game.session)


def test_undo_does_not_stop_at_what_is_answered_by_itself(screen):
    scene = lay_first_turn(screen)
    game = scene.game
    asked = game.session.state
    assert game._is_persons_own(asked)
    game.session.game = replace(game.session.game, settled=lambda state, decision: decision.moves[0])
    assert not game._is_persons_own(asked)


def test_a_question_with_one_answer_is_answered_by_the_table(screen):
    scene = lay_first_turn(screen)
    screen.frames(3)
    game, moves = scene.game, len(scene.game.session.moves)
    answer = next(move for move in game.session.state.decision.moves if len(move) > 1)
    decision = game.session.state.decision
    game.session.state.decision = decision._replace(moves=(answer,))
    game._turn_to_position()
    screen.frames(3)
    assert game.session.moves[moves] == answer
    text = savefile_lines.text_of(game.session).encode()
    game.session.state.decision, kept = decision, savefile.replayed(text, "kept", game_named)
    assert kept.session.moves[: moves + 1] == game.session.moves[: moves + 1]


@pytest.mark.sample(2)
def test_after_no_more_offers_every_other_offer_of_the_phase_is_declined(people):  # noqa: F811
    offer(people)
    assert people.question == (1, "answer")
    people.press("no_offers")
    people.screen.frames(4)
    assert people.question == (0, "trade") and people.scene.game.orders.answer_of(1) == ("decline",)
    people.scene.game.orders.give(1, order_to_pass(people))
    people.scene.commands.playback.play(("pass",))
    people.screen.frames(8, 100)
    assert people.question == (2, "trade"), "who has done trading passes"
    for wanted in (("barter", "seat1"), ("give", "labor1"), ("ask", "dollar1"), ("propose",)):
        legal = people.state.decision.moves
        move = wanted if wanted in legal else next(each for each in legal if each[0] == wanted[0])
        people.scene.commands.playback.play(move)
    people.screen.frames(6)
    assert people.scene.game.session.moves[-1] == ("decline",)
    assert people.question == (2, "trade") and people.scene.game.orders.of(1).verb == DONE


def order_to_pass(bench):
    from game.session.auto_moves import AutoMove

    return AutoMove(DONE, bench.state.copy(), (("pass",),) * 3, (("pass",),) * 2)


def test_a_hand_of_which_nothing_is_to_be_decided_is_played_by_one_press(screen, laid):  # noqa: F811
    scene = laid({"hand": ["coin", "coin"], "food": 1})
    screen.letter("a")
    assert state(scene).players[0].coins == 2


def test_a_hand_that_costs_food_is_laid_out_first(screen, laid):  # noqa: F811
    scene = laid({"hand": ["warriors", "food", "coin"], "food": 1})
    screen.letter("a")
    assert state(scene).players[0].coins == 0 and scene.table.model().draft


def told_of_pass(scene):
    """What the button says of itself when it is asked."""
    return " ".join(scene.commands.controls.named("verb:pass").control.tells.remarks)


@pytest.mark.parametrize("kind", [MouseHand, KeyboardHand])
def test_a_pass_that_is_asked_about_needs_no_holding(screen, kind, monkeypatch):
    scene = lay_first_turn(screen)
    assert "verb:pass" in scene.commands.controls.needs_hold
    assert "Hold the button" in told_of_pass(scene)
    monkeypatch.setattr("scenes.games.nations.table.NationsTable.warning", staticmethod(lambda *_: "It costs."))
    scene._seen = None
    scene.refresh()
    assert "verb:pass" not in scene.commands.controls.needs_hold
    assert "Hold the button" not in told_of_pass(scene)
    for _ in range(400):
        if scene.game.ways.knows_of_passing():
            break
    screen.frames(2)
    if kind is MouseHand:
        screen.click(scene.commands.controls.button("verb:pass").area)
    else:
        screen.letter("p")
    screen.frames(2)
    assert screen.scene is not scene, "the question"
    screen.letter("y")
    assert scene.game.session.moves[-1] == ("pass",)


@pytest.mark.parametrize("kind", ["mouse", "key"])
@pytest.mark.parametrize("overlooks", [True, False])
def test_a_pass_is_held_or_asked_about_but_never_both(screen, monkeypatch, kind, overlooks):
    """The search for what a pass overlooks ends long after P has been held for as long as it needs."""
    scene = lay_first_turn(screen)
    screen.frames(3)
    ways, known = scene.game.ways, []
    monkeypatch.setattr(ways, "knows_of_passing", lambda pieces=0: bool(known))
    monkeypatch.setattr(scene.table.table, "warning", lambda *_: "It costs." if known and overlooks else "")
    area = scene.commands.controls.button("verb:pass").area
    if kind == "mouse":
        screen.move_to(screen.pixel(area))
        screen.press_mouse(screen.pixel(area))
    else:
        screen.post(pygame.KEYDOWN, key=pygame.K_p, unicode="p", mod=0, scancode=0)
    screen.frames(3, VERB_HOLD)
    assert screen.scene is scene and scene.commands.host.held[1] == 1.0, "held on until it is known"
    moves = len(scene.game.session.moves)
    known.append(True)
    screen.frames(3)
    assert (screen.scene is not scene) == overlooks, "the question takes the place of the hold"
    assert len(scene.game.session.moves) == moves + (not overlooks)


def test_the_question_comes_as_soon_as_it_is_known_while_the_pass_is_held(screen, monkeypatch):
    scene = lay_first_turn(screen)
    screen.frames(3)
    known = []
    monkeypatch.setattr(scene.game.ways, "knows_of_passing", lambda pieces=0: bool(known))
    monkeypatch.setattr(scene.table.table, "warning", lambda *_: "It costs." if known else "")
    screen.post(pygame.KEYDOWN, key=pygame.K_p, unicode="p", mod=0, scancode=0)
    screen.frames(2, VERB_HOLD / 10)
    known.append(True)
    scene._seen = None
    screen.frames(3, VERB_HOLD / 10)
    assert screen.scene is not scene


def test_what_was_held_and_let_go_before_it_is_known_passes_nothing(screen, monkeypatch):
    scene = lay_first_turn(screen)
    screen.frames(3)
    known, moves = [], len(scene.game.session.moves)
    monkeypatch.setattr(scene.game.ways, "knows_of_passing", lambda pieces=0: bool(known))
    screen.post(pygame.KEYDOWN, key=pygame.K_p, unicode="p", mod=0, scancode=0)
    screen.frames(2, VERB_HOLD)
    screen.post(pygame.KEYUP, key=pygame.K_p, unicode="p", mod=0, scancode=0)
    known.append(True)
    screen.frames(4)
    assert screen.scene is scene and len(scene.game.session.moves) == moves


@pytest.mark.sample(2)
@pytest.mark.parametrize(("holding", "presses"), [(TWICE, 2), (ONCE, 1)])
@pytest.mark.parametrize("kind", ["mouse", "key"])
def test_who_does_not_hold_passes_by_short_presses(screen, monkeypatch, holding, presses, kind):
    screen.app.change_settings(holding=holding)
    scene = lay_first_turn(screen)
    monkeypatch.setattr(scene.game.ways, "knows_of_passing", lambda pieces=0: True)
    screen.frames(3)
    for number in range(presses):
        assert ("pass",) not in scene.game.session.moves, number
        if kind == "mouse":
            screen.click(scene.commands.controls.button("verb:pass").area)
        else:
            screen.letter("p")
        screen.frames(2)
    assert ("pass",) in scene.game.session.moves


def test_the_question_before_a_pass_shows_what_it_comes_to_and_what_the_better_way_does(screen, monkeypatch):
    scene = lay_first_turn(screen)
    screen.frames(3)
    found = Overlooked(None, Stake(9, 1), Stake(11, 0))
    monkeypatch.setattr(type(scene.game.ways), "overlooked", property(lambda ways: found))
    monkeypatch.setattr(scene.game.ways, "knows_of_passing", lambda pieces=0: True)
    monkeypatch.setattr("scenes.play.help.goal_popover.overlooked_words", lambda table: "It costs.")
    assert not scene.commands.playback.submit(("pass",))
    words = words_in(screen.scene.lost, SCREEN, screen.app.theme)
    assert [each for each in words if "{vp}" in each] == ["9 {vp}", "11 {vp}"]
    tree = screen.scene.tree()
    assert not [*overflows(tree, SCREEN, screen.app.theme), *mute(tree, screen.app.theme, SCREEN)]
