"""Days through the first screen: two players, each with a table, a challenge and a result to copy every day."""

import os
from datetime import date, timedelta

import pygame
import pytest

from game.bots.random_bot import RandomBot
from game.bots.roster import bot_named
from game.bots.training.match import answer
from game.daily.daily_table import dealt, played_daily
from game.daily.diary import Diary
from game.learn.seen_hints import PLAYED
from game.session.fixed_tables import CHALLENGE, fixed_kind
from scenes.games.plugin import plugin_of
from scenes.screens.achievements import AchievementsScene
from scenes.screens.daily.daily_result import DailyResult

DAYS = int(os.environ.get("DAYS", "4"))
"""From Monday to Thursday; `make fuzz` plays fourteen days."""

FIRST = date(2028, 2, 28)
"""A Monday; the day after is 29 February."""


class Now(date):
    now = FIRST

    @classmethod
    def today(cls):
        return cls.now


def played_out(session, seed):
    """By chance; by Easy computers where games of chance have no end."""
    game = session.game
    bot = bot_named(game, "easy", seed) if game.bound else RandomBot(seed, game)
    while session.state.decision:
        session.play(answer(game, bot, session.state))
    return session


@pytest.fixture
def clock(monkeypatch):
    for module in ("today", "calendar_scene"):
        monkeypatch.setattr(f"scenes.screens.daily.{module}.date", Now)
    monkeypatch.setattr(
        "game.daily.hard_game._kept", lambda path, daily: played_out(dealt(daily, player="easy"), "hard")
    )
    return monkeypatch


def end(screen, seed):
    """The game on the table, played to its end, and its result."""
    session = screen.scene.game.session
    screen.app.go("menu")
    played_out(session, seed)
    screen.app.stack.push(plugin_of(session.game.name).result(screen.app, session))
    screen.frames(2)
    return session


@pytest.mark.nightly
@pytest.mark.long
def test_days_of_two_players(screen, clock):
    copied = []
    clock.setattr("scenes.screens.daily.daily_result.copy", lambda text: copied.append(text) or True)
    profiles = [screen.app.profiles.remember(name, "") for name in ("Mira", "Tom")]
    for number in range(DAYS):
        Now.now = FIRST + timedelta(days=number)
        for profile in profiles:
            screen.app.profiles.use(profile)
            screen.app.met.add("nations_dice", PLAYED)
            screen.app.open("menu")
            screen.frames(3)
            screen.key(pygame.K_d)
            session = end(screen, f"{profile.name} {number}")
            assert played_daily(session).day == Now.now and profile.name in {seat.name for seat in session.seats}
            screen.key(pygame.K_c)
            while not isinstance(screen.scene, DailyResult):
                screen.key(pygame.K_c)
            screen.key(pygame.K_c)
            screen.app.go("menu")
            screen.frames(2)
            screen.key(pygame.K_n)
            assert fixed_kind(end(screen, number).seed) == CHALLENGE
            screen.app.stack.clear()
    assert len(copied) == 2 * DAYS and all("first try" in each for each in copied)
    for profile in profiles:
        tries = Diary(profile).tries
        assert sorted(tries) == [FIRST + timedelta(days=number) for number in range(DAYS)]
        assert all(each.medal for each in tries.values())
    screen.app.open("achievements")
    while screen.scene._is_counting:
        screen.frames()
    assert isinstance(screen.scene, AchievementsScene) and screen.scene.counting.progress[0] >= 4 * DAYS
