"""Challenges on the screen: the next one in the menu, the ladder, a barred piece that says why, and the verdict."""

import pygame
import pytest

from game import game_named
from game.bots.random_bot import RandomBot
from game.challenges.challenges import (
    Tries,
    best_scores,
    can_be_done,
    challenge_of,
    challenges_of,
    dealt_try,
    every_challenge,
)
from game.files.profiles import Profiles, own_file
from game.learn.lesson import lessons
from game.learn.seen_hints import PLAYED
from game.records import tally
from game.records.tally import Recount
from game.text.language import speaking
from scenes.games.plugin import plugin_of
from scenes.learn.lesson_scene import LessonScene
from scenes.play.help.reasons import why_dark
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import PAUSE
from scenes.screens.challenges import ChallengesScene
from scenes.table.panels.aim import AIM
from scenes.ui.controls.button import Button
from scenes.ui.text import Text
from tests.scenes.fingers import names, press
from tests.scenes.trees import SCREEN, boxes, words_in

DICE = "nations_dice"
FIRST = challenges_of(DICE)[0]
NO_REROLL = next(each for each in challenges_of(DICE) if each.id == "as_they_fall")


@pytest.fixture
def menu(screen):
    screen.app.met.add(DICE, PLAYED)
    screen.app.open("menu")
    screen.frames(3)
    return screen.scene


def finished(screen, challenge, name="Mira"):
    session = dealt_try(challenge, 1, name)
    journal = screen.app.saves.begin(session)
    bot = RandomBot("x", session.game)
    while session.state.decision:
        session.play(bot.choose(session.state, session.state.decision))
    journal.close()
    tally.note(session, journal.path)
    return session


def test_before_the_first_game_there_is_none(screen):
    screen.app.open("menu")
    screen.frames(3)
    assert not names(screen) & {"challenge", "challenges"}


def test_a_key_begins_the_next_try_each_time_another_one(screen, menu):
    for number in (1, 2):
        screen.key(pygame.K_n)
        assert isinstance(screen.scene, PlayScene)
        assert challenge_of(screen.scene.game.session) == (FIRST, number)
        screen.app.go("menu")
        screen.frames(2)


@pytest.mark.parametrize(("stars", "is_done"), [((1, 2, 3), True), ((97, 98, 99), False)])
def test_what_is_done_gives_way_to_the_next(screen, menu, monkeypatch, stars, is_done):
    first, second = (each._replace(stars=stars) for each in challenges_of(DICE)[:2])
    monkeypatch.setattr("scenes.screens.challenges.challenges_of", lambda game: (first, second))
    finished(screen, FIRST)
    menu.resume()
    assert menu.going_on.next.challenge == (second if is_done else first)


def test_a_challenge_that_no_try_can_win_is_not_the_next(screen, menu, monkeypatch):
    first, second = challenges_of(DICE)[:2]
    monkeypatch.setattr("scenes.screens.challenges.challenges_of", lambda game: (first._replace(stars=()), second))
    menu.resume()
    assert menu.going_on.next.challenge == second


def test_the_plate_says_which_game_is_played_and_all_of_the_goal(screen, menu):
    words = " ".join(words_in(menu.going_on.next.plate(), (0.0, 0.0, 210.0, 140.0), screen.app.theme))
    assert game_named(DICE).called in words and FIRST.title in words and FIRST.says in words


@pytest.mark.parametrize("tongue", ["en", "de", "fr"])
def test_the_words_of_the_plate_keep_clear_of_its_buttons(menu, app_of, tongue):
    for size in ((1280, 720), (1920, 1080)):
        theme, plates = app_of(size).theme, menu.going_on.next
        with speaking(tongue):
            for plates.challenge in filter(can_be_done, every_challenge()):
                plate = plates.plate()
                inside = list(boxes(plate, (0.0, 0.0, 224.0, plate.height(theme, 224.0).least), theme))
                said = plates.challenge.says
                goal, its_area = next(each for each in inside if isinstance(each[0], Text) and each[0].ways[0] == said)
                button = next(area for box, area in inside if isinstance(box, Button))
                assert its_area[1] + its_area[3] + 4 <= button[1], said
                assert goal.fitted(theme, *its_area[2:])[0] == said


def test_it_can_be_put_away(screen, menu):
    screen.key(pygame.K_a)
    assert isinstance(screen.scene, ChallengesScene) and screen.scene.rules == DICE
    press(screen, "in menu")
    screen.key(pygame.K_ESCAPE)
    screen.frames(2)
    assert "challenge" not in names(screen)


def test_the_ladder_leads_to_a_try_and_to_its_lesson(screen):
    screen.app.open("challenges", DICE)
    press(screen, "lesson")
    assert isinstance(screen.scene, LessonScene)
    screen.app.stack.pop()
    screen.key(pygame.K_TAB)
    screen.key(pygame.K_DOWN)
    press(screen, "try_it")
    assert challenge_of(screen.scene.game.session)[0] == challenges_of(DICE)[1]


def test_the_best_result_counts_for_its_profile(screen):
    session = finished(screen, FIRST)
    seated = Recount(screen.app.saves).seated
    points = session.game.result(session.state)[0].total
    assert best_scores(seated, None) == {f"{DICE}/{FIRST.id}": points}
    tom = Profiles().remember("Tom", "")
    assert best_scores(seated, tom) == {}
    screen.app.open("challenges", DICE)
    words = " ".join(words_in(screen.scene._row(0, False), SCREEN, screen.app.theme))
    assert str(points) not in words


def test_games_that_nobody_has_counted_are_counted_by_the_ladder(screen, monkeypatch):
    finished(screen, FIRST)
    monkeypatch.setattr(tally, "definitions", lambda: "of another version")
    screen.app.open("challenges", DICE)
    assert not screen.scene._best
    screen.frames(3)
    assert screen.scene._best


def test_a_barred_verb_is_dark_and_says_why(screen):
    screen.app.change_settings(speed="instant")
    screen.app.open("game", screen.app.saves.begin(dealt_try(NO_REROLL, 1)))
    for _ in range(60):
        screen.frames(5)
        if screen.scene.game.waiting_move:
            screen.scene.commands.playback.play(screen.scene.game.waiting_move)
    said = why_dark(screen.scene.table, "verb:reroll").words
    assert NO_REROLL.says in said
    table = screen.scene.table
    shown = " ".join(words_in(table.table.tree(table.model()), SCREEN, screen.app.theme))
    assert "what it costs you." in shown and "to reroll dice" not in shown
    screen.letter("r")
    assert NO_REROLL.says in screen.scene.commands.hints.notice.words


def test_a_table_says_what_its_challenge_asks_for(screen):
    challenge = next(each for each in challenges_of(DICE) if each.id == "two_great_works")
    screen.app.open("game", screen.app.saves.begin(dealt_try(challenge, 1)))
    table = screen.scene.table
    assert screen.scene.commands.hints.notice.words.startswith(challenge.says)
    assert table.top.spot(AIM)
    title, *told = table.model().aim
    assert title == challenge.title
    assert {"So far you have 0 of 2.", "So far you have 0 points."} <= set(told)
    assert any("26, 30 and 36 points" in each for each in told)


def test_how_near_one_is_follows_the_game(screen):
    few = next(each for each in challenges_of("nation_deckbuilder") if each.id == "eight_purchases")
    screen.app.open("game", screen.app.saves.begin(dealt_try(few, 1)))
    session, table, bot = screen.scene.game.session, screen.scene.table, RandomBot("x")
    assert "So far it's 0 of at most 8." in table.model().aim

    def has_bought():
        events = session.events_of(len(session.moves) - 1) if session.moves else ()
        return any(event.kind == "bought" and event.seat == few.seat for event in events)

    while not has_bought():
        session.play(bot.choose(session.state, session.state.decision))
    assert "So far it's 1 of at most 8." in table.model().aim


def test_no_other_table_has_a_goal_of_a_challenge(screen):
    session = dealt_try(FIRST, 1)
    session.seed = 7
    screen.app.open("game", screen.app.saves.begin(session))
    assert screen.scene.table.model().aim == () and not screen.scene.table.top.spot(AIM)


def test_the_end_says_what_came_of_it(screen, menu):
    session = finished(screen, FIRST)
    screen.app.stack.push(plugin_of(DICE).result(screen.app, session))
    screen.frames(2, PAUSE)
    screen.key(pygame.K_h)  # cuts the counting short
    screen.frames(1, PAUSE)
    seen = words_in(screen.scene.tree(), SCREEN, screen.app.theme)
    assert any(FIRST.title in words for words in seen) and not any(session.seed in words for words in seen)
    assert any("The next star takes" in words for words in seen)
    screen.key(pygame.K_h)
    assert isinstance(screen.scene, ChallengesScene) and screen.scene.rules == DICE
    screen.key(pygame.K_ESCAPE)
    Tries().begin(FIRST)
    press(screen, "again")
    again = screen.scene.game.session
    assert challenge_of(again) == (FIRST, 2) and again.seats[0].name == "Mira"


@pytest.mark.parametrize("damage", [b"[", b"- 3", b"nations_dice/x: many"])
def test_a_damaged_file_of_tries_is_kept_aside_and_named(screen, damage):
    own_file("challenges.yaml").write_bytes(damage)
    assert "challenges.damaged.yaml" in Tries().trouble
    assert Tries().begin(FIRST) == 1


def test_every_challenge_has_its_lesson():
    assert {each.teaches for each in challenges_of(DICE)} <= {each.id for each in lessons(DICE)}
