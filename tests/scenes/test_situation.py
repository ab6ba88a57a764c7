"""The week's situation: one position for everybody, tries that count by their best, reached from the calendar."""

from datetime import date, timedelta

import pygame
import pytest

from game.bots.random_bot import RandomBot
from game.cards.catalog import Misprint
from game.challenges.challenges import stars_at
from game.daily.situation import (
    FIRST_MONDAY,
    GAMES_IN_TURN,
    deal,
    lead_of,
    situation_of,
    situations_of,
    tries_of,
    week_of,
)  # fmt: skip
from game.records.tally import recount
from game.session.session import HUMAN
from scenes.games.plugin import plugin_of
from scenes.screens.daily.situation_dialog import SituationDialog
from tests.scenes.fingers import press
from tests.scenes.trees import SCREEN, words_in

WEEK = week_of(FIRST_MONDAY)


def played_out(session, seed="x"):
    bot = RandomBot(seed, session.game)
    while session.state.decision:
        session.play(bot.choose(session.state, session.state.decision))
    return session


def test_all_days_of_a_week_have_one_situation_and_the_next_week_another_game():
    assert {week_of(FIRST_MONDAY + timedelta(days=day)) for day in range(7)} == {WEEK}
    assert week_of(FIRST_MONDAY + timedelta(days=7)).situation.game == GAMES_IN_TURN[1]
    new_year = week_of(date(2027, 1, 1))
    assert (new_year.year, new_year.number) == (2026, 53)
    assert week_of(date(2020, 1, 1)) == WEEK, "weeks before the first"


def test_a_try_is_dealt_alike_everywhere_and_the_next_by_another_luck():
    first, again, second = deal(WEEK, 1, "Mira"), deal(WEEK, 1, "Ruth"), deal(WEEK, 2)
    assert first.state.fingerprint() == again.state.fingerprint() and first.moves == again.moves == second.moves
    own = WEEK.situation.seat
    counts = [first.game.counts(first.state, seat) for seat in range(2)]
    assert counts[own] < counts[1 - own] and first.state.decision.seat == own
    assert [each.player for each in first.seats].index(HUMAN) == own and first.seats[own].name == "Mira"
    ends = {played_out(each).state.fingerprint() for each in (first, again, second)}
    assert len(ends) == 2


def test_a_game_is_no_try_once_it_was_changed():
    session = deal(WEEK, 3)
    assert situation_of(session) == (WEEK.situation, WEEK.luck(3)) and WEEK.number_of(WEEK.luck(3)) == 3
    assert week_of(FIRST_MONDAY + timedelta(days=14)).number_of(WEEK.luck(3)) is None
    session.give_seat(WEEK.situation.seat, "master")
    assert situation_of(session) is None, "a computer sat there"
    session.give_seat(WEEK.situation.seat, HUMAN)
    assert situation_of(session)
    session.reshuffle(None, "another luck")
    assert situation_of(session) is None


@pytest.mark.parametrize("game", GAMES_IN_TURN)
def test_stars_of_every_situation_rise_from_a_loss_to_a_win(game):
    for each in situations_of(game):
        bronze, silver, gold = each.stars
        assert bronze < 0 < silver < gold
        assert [stars_at(each.stars, lead) for lead in (None, bronze - 1, bronze, silver, gold)] == [0, 0, 1, 2, 3]


def test_a_broken_row_is_named(tmp_path):
    folder = tmp_path / "nations_dice"
    folder.mkdir()
    for row in ("[1, 2, 3, 4, 5, 6]", "[1, 2, 0, 6, 5, 4]", "[1, 2, 0]"):
        path = folder / "situations.yaml"
        path.write_text(f'measured: "x"\nfound:\n  - {row}\n')
        situations_of.cache_clear()
        with pytest.raises(Misprint, match=r"situations\.yaml"):
            situations_of.__wrapped__("nations_dice", tmp_path)


def said(screen):
    return " ".join(words_in(screen.scene.tree(), SCREEN, screen.app.theme))


@pytest.fixture
def dialog(screen):
    screen.app.open("calendar", FIRST_MONDAY)
    screen.frames(2)
    screen.key(pygame.K_s)
    assert isinstance(screen.scene, SituationDialog)
    return screen.scene


def test_a_try_is_begun_left_gone_on_with_and_counts_by_its_lead(screen, dialog):
    assert "haven't finished a try" in said(screen)
    screen.key(pygame.K_RETURN)
    screen.frames(3)
    session = screen.scene.game.session
    assert session.moves == deal(WEEK, 1).moves
    screen.app.go("menu")
    screen.app.open("calendar", FIRST_MONDAY)
    screen.frames(2)
    screen.key(pygame.K_s)
    assert screen.scene.buttons()[-1].label == "Continue"
    screen.key(pygame.K_RETURN)
    screen.frames(3)
    played_out(screen.scene.game.session)
    (tried,) = tries_of(WEEK, screen.app.saves)
    assert (tried.number, tried.lead) == (1, lead_of(screen.scene.game.session, WEEK.situation.seat))
    assert recount(screen.app.saves) == [], "its first half was played by computers"
    session = screen.scene.game.session
    screen.app.stack.push(plugin_of(session.game.name).result(screen.app, session))
    screen.frames(2)
    screen.scene.end_show()
    screen.frames(1)
    assert "This week's situation:" in said(screen)


def test_the_calendar_offers_it_to_the_mouse(screen):
    screen.app.open("calendar", FIRST_MONDAY)
    screen.frames(2)
    press(screen, "situation")
    assert isinstance(screen.scene, SituationDialog)
