"""The way to a table of Wealth of Nations and what follows a game of it: setup, scores below zero, shared places."""

import pygame
import pytest

from game import game_named
from game.session.session import HUMAN, Seat, Session
from game.text.rulebook import chapters
from scenes.games.wealth_of_nations.scores import SCORING, result
from scenes.games.wealth_of_nations.setup_scene import WealthSetup
from scenes.games.wealth_of_nations.text.words import TOPICS
from scenes.results.counting_up import ScoreSheet
from scenes.screens.books.rules_help import RulesScene
from scenes.ui.numbers import number
from tests.game.wealth_of_nations.scenario import FLAGS, balance, lay, play, table
from tests.scenes.fingers import act, click
from tests.scenes.tables_played import lay as lay_table

GAME = game_named("wealth_of_nations")
NAMES = ("Mira", "Ruth", "Toni", "Jane", "Miki", "Noor")


@pytest.fixture
def setup(screen):
    scene = WealthSetup(screen.app)
    screen.app.stack.push(scene)
    screen.frames(2)
    return screen


def ended(*holdings, board=""):
    """A session of seats that end with this much money and so many notes, and these tiles and flags on the map."""
    people = [Seat(name, HUMAN, colour) for colour, name in enumerate(NAMES[: len(holdings)], 1)]
    session = Session(GAME, {}, people, "1")
    state = session.state
    lay(state, board)
    for nation, (money, notes) in zip(state.nations, holdings, strict=True):
        nation.money, nation.notes, nation.flag = money, notes, FLAGS[nation.seat]
    balance(state)
    state.stack.clear()
    state.decision, state.phase = None, "over"
    return session


def test_every_value_of_every_option_is_offered_with_a_sentence_of_its_own(setup):
    tips = {tip.name: tip for tip in setup.scene.form.targets}
    offered = [tips[f"{option.name}:{value}"] for option in GAME.options for value in option.values]
    assert len({tip.tells.remarks for tip in offered}) == len(offered) == 8


def test_three_seats_are_there_from_the_start_and_six_are_the_most(setup):
    for count in (3, 4, 5):
        assert len(setup.scene.table.seats) == count
        click(setup, "add seat")
    assert len(setup.scene.table.seats) == 6
    assert not setup.scene.table.can_add_seat


def test_options_are_chosen_by_mouse(setup):
    click(setup, "money:not")
    click(setup, "barters:6")
    assert setup.scene.table.session().options == {"money": "not", "barters": 6, "rounds": 0}


def test_options_are_chosen_by_keyboard(setup):
    act(setup, "money:openly")
    act(setup, "rounds:40")
    assert setup.scene.table.session().options == {"money": "openly", "barters": 0, "rounds": 40}


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_summary_says_how_many_packages_there_are(app, seats):
    scene = WealthSetup(app)
    while len(scene.table.seats) < seats:
        scene.table.add_seat()
    packages = {3: "four", 4: "three", 5: "two", 6: "two"}[seats]
    assert f"{packages} packages each" in scene.summary()


def test_tiles_money_and_notes_make_the_score():
    """EX-W-24."""
    board = ", ".join(f"0 farm {hex}" for hex in ("a1", "a2", "a3", "a4", "a5", "b1", "b2"))
    sheet = ScoreSheet(ended((59, 2), (0, 0), (0, 0), board=board), SCORING)
    assert [sheet.points(0, key) for key in ("tiles", "money", "notes")] == [28, 5, -6]
    assert (sheet.winner.total, sheet.gained(0)) == (27, 33)
    assert sheet.title == "MIRA WINS"


def test_a_tie_goes_to_more_money():
    sheet = ScoreSheet(ended((14, 0), (19, 0), (0, 0)), SCORING)
    assert sheet.margin() == ("**Ruth** and **Mira** both have 1 {vp}: Ruth wins the tie with more money, $19 to $14.")


def test_equal_money_leaves_it_to_the_flags():
    sheet = ScoreSheet(ended((14, 0), (14, 0), (0, 0), board="1 - a1, 1 - a2, 0 - e1"), SCORING)
    assert sheet.margin().endswith("Ruth wins the tie with more flags on the map, 2 to 1.")


def test_equal_flags_too_share_the_victory():
    sheet = ScoreSheet(ended((14, 0), (14, 0), (0, 0)), SCORING)
    assert sheet.title == "SHARED VICTORY"
    assert sheet.margin().endswith("money and flags are also tied, so they share the place.")


def test_a_tie_below_names_what_orders_it():
    sheet = ScoreSheet(ended((50, 0), (14, 0), (12, 0)), SCORING)
    assert sheet.other_ties() == ("Ruth and Toni tie on 1. Money breaks the tie, then flags.")


@pytest.mark.parametrize("seats", [3, 6])
def test_scores_below_zero_fit_the_bars_and_the_curve(screen, seats):
    session = ended(*[(0, 9)] * (seats - 1), (30, 0), board="0 farm a1, 0 farm a2")
    session.state.vp_after_round = tuple((round_ - 25,) * seats for round_ in range(30))
    screen.app.change_settings(speed="instant")
    screen.app.stack.push(result(screen.app, session))
    screen.frames(2)
    assert screen.scene.counting.is_done


def test_points_below_zero_are_written_with_a_true_minus():
    assert (number(-3), number(12)) == ("−3", "12")


def test_the_rules_open_at_a_chapter_that_is_there():
    headings = {chapter.heading for chapter in chapters("wealth_of_nations")}
    assert {*TOPICS.values(), "The end", "Building"} <= headings


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("phase", "moves", "topic"),
    [
        ("trade", [], "Trade"),
        ("trade", ["barter seat1"], "Barter"),
        ("develop", [], "Develop"),
        ("produce", [], "Produce"),
    ],
)
def test_the_rules_open_at_the_step_that_is_played(screen, phase, moves, topic):
    session = ended((9, 0), (9, 0), (9, 0))
    session.state = table({"food": 9, "energy": 3, "labor": 3}, {"money": 9}, {}, board="0 academy a1", phase=phase)
    play(session.state, *moves)
    lay_table(screen.app, session)
    screen.frames(2)
    screen.key(pygame.K_F1)
    screen.frames(2)
    assert isinstance(screen.scene, RulesScene)
    assert screen.scene._chapter.heading == topic
