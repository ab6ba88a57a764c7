"""Achievements on the screen: found in old games, seen at the move that did it, and one quiet line at the end."""

import pygame
import pytest

from game import game_named
from game.achievements.achievements import achievements_of
from game.achievements.requirements import Requirement
from game.bots.random_bot import RandomBot
from game.session.session import Seat, Session
from scenes.games.plugin import plugin_of
from scenes.screens.achievements import AchievementsScene
from scenes.screens.hall_of_fame import HallOfFameScene
from scenes.timeline.timeline_scene import TimelineScene
from tests.scenes.fingers import press
from tests.scenes.trees import SCREEN, words_in

DICE = "nations_dice"


@pytest.fixture(autouse=True)
def easily_met(monkeypatch):
    """The first achievement is met by the first purchase, the others never."""
    first, *others = achievements_of(DICE)
    every = (first._replace(needs=(Requirement(event="bought", at_least=1),)),
             *(each._replace(needs=(Requirement(figure="rounds", at_least=99),)) for each in others))  # fmt: skip
    for module in ("game.achievements.achievements", "scenes.screens.achievements", "scenes.results.result_scene"):
        monkeypatch.setattr(f"{module}.achievements_of", lambda game: every)
    return every


def played(name="Mira"):
    session = Session(game_named(DICE), {}, [Seat(name), Seat("Hard 2", "hard", 2)], 5)
    bot = RandomBot(5, session.game)
    while session.state.decision:
        session.play(bot.choose(session.state, session.state.decision))
    return session


def opened(screen):
    screen.app.open("hall_of_fame", DICE)
    screen.frames(2)
    assert isinstance(screen.scene, HallOfFameScene)
    screen.key(pygame.K_a)
    screen.frames(4)
    assert isinstance(screen.scene, AchievementsScene) and screen.scene.rules == DICE
    return screen.scene


def first_purchase(session):
    return next(m for m in range(len(session.moves))
                if any(e.kind == "bought" and e.seat == 0 for e in session.events_of(m)))  # fmt: skip


def test_an_old_game_is_seen_at_the_move_that_did_it(screen, easily_met):
    session = played()
    screen.app.saves.begin(session).close()
    scene = opened(screen)
    assert list(scene._met) == [easily_met[0].id]
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, TimelineScene)
    assert screen.scene.game.move == first_purchase(session) + 1


def test_what_is_not_met_is_shown_and_leads_nowhere(screen, easily_met):
    scene = opened(screen)
    assert not scene._met
    see = next(each for each in scene.form.targets if each.name == "see")
    assert not see.is_enabled
    words = words_in(scene._row(1, False), SCREEN, screen.app.theme)
    assert easily_met[1].title in words and easily_met[1].says in words


def test_each_profile_sees_its_own(screen):
    screen.app.saves.begin(played()).close()
    screen.app.profiles.remember("Tom", "")
    assert not opened(screen)._met
    screen.app.profiles.remember("mira", "")
    assert opened(screen)._met


def test_the_end_of_a_game_says_it_in_one_line(screen, easily_met):
    session = played()
    screen.app.stack.push(plugin_of(DICE).result(screen.app, session))
    screen.frames(2)
    screen.scene.end_show()
    screen.frames(1)
    words = words_in(screen.scene.tree(), SCREEN, screen.app.theme)
    assert sum(easily_met[0].title in each for each in words) == 1


def test_a_click_on_a_medal_tells_of_it(screen, easily_met):
    scene = opened(screen)
    press(screen, f"medal:{easily_met[2].id}")
    assert easily_met[2].says in words_in(scene._about(), SCREEN, screen.app.theme)
    place = next(each for each in scene.form.targets if each.name == f"medal:{easily_met[2].id}")
    assert not place.on_press  # Enter means the main button again


def test_the_most_that_was_done_of_a_number_is_told(screen, monkeypatch, easily_met):
    """Of what takes one number alone, unless it is met."""
    first, *others = easily_met
    every = (first._replace(needs=(Requirement(event="bought", at_least=999),)), *others)
    for module in ("game.achievements.achievements", "scenes.screens.achievements"):
        monkeypatch.setattr(f"{module}.achievements_of", lambda game: every)
    session = played()
    bought = sum(e.kind == "bought" and e.seat == 0 for m in range(len(session.moves)) for e in session.events_of(m))
    screen.app.saves.begin(session).close()
    scene = opened(screen)
    assert scene._own[0].near[first.id] == bought
    words = words_in(scene._about(), SCREEN, screen.app.theme)
    assert any(str(bought) in each and "999" in each for each in words)
