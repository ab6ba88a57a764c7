"""Daily tables in the menu, in the calendar and at the end of a game: one try counts, and its result is copied."""

from datetime import date, timedelta

import pygame
import pytest

from game.bots.random_bot import RandomBot
from game.daily.calendar import plan_of
from game.daily.daily_table import daily_of, days, dealt, mark, played_daily
from game.daily.diary import Diary, FinalStanding, Try
from game.daily.hard_game import HardGame
from game.daily.result_text import ended_words
from game.learn.lesson import lessons
from game.learn.progress import Progress
from game.learn.seen_hints import PLAYED
from scenes.app.dialog import Message
from scenes.games.plugin import plugin_of
from scenes.play.play_scene import PlayScene
from scenes.results.result_scene import PAUSE, ResultScene
from scenes.screens.daily.calendar_scene import CalendarScene
from scenes.screens.daily.daily_result import DailyResult
from scenes.screens.daily.today import Today, play_day
from scenes.screens.saved.letters import ExportDialog
from scenes.table.panels.ghost import SIGN
from tests.scenes.fingers import names, press
from tests.scenes.trees import SCREEN, words_in

TODAY = next(day for day in days(date(2026, 11, 30), 40) if plan_of(day).mode == "army")
"""A day whose table is played alone and quickly."""


class Now(date):
    day_now = TODAY

    @classmethod
    def today(cls):
        return cls.day_now


@pytest.fixture(autouse=True)
def calendar_of_tests(monkeypatch):
    for module in ("today", "calendar_scene"):
        monkeypatch.setattr(f"scenes.screens.daily.{module}.date", Now)
    monkeypatch.setattr(Now, "day_now", TODAY)


@pytest.fixture
def menu(screen):
    screen.app.met.add("nations", PLAYED)
    screen.app.open("menu")
    screen.frames(3)
    return screen.scene


def played_out(session, seed="x"):
    bot = RandomBot(seed, session.game)
    while session.state.decision:
        session.play(bot.choose(session.state, session.state.decision))
    return session


def hard_is_done(monkeypatch):
    """Hard has played every table already, by chance."""
    monkeypatch.setattr("game.daily.hard_game._kept", lambda path, daily: played_out(dealt(daily, player="easy")))


def test_before_the_first_game_or_lesson_there_is_none(screen):
    screen.app.open("menu")
    screen.frames(3)
    assert not names(screen) & {"today", "calendar"}


def test_it_comes_with_the_first_finished_lesson(screen):
    lesson = lessons("nations")[0]
    Progress().keep(lesson, len(lesson.steps))
    screen.app.open("menu")
    screen.frames(3)
    assert "today" in names(screen)


def test_after_midnight_it_is_another_one(screen, menu, monkeypatch):
    monkeypatch.setattr(Now, "day_now", TODAY + timedelta(days=1))
    screen.frames(2)
    screen.key(pygame.K_d)
    assert played_daily(screen.scene.game.session).day == Now.day_now


def test_it_can_be_put_away(screen, menu):
    screen.app.change_settings(today=False)
    menu.resume()
    assert "today" not in names(screen)


def test_a_key_begins_the_try_that_counts_and_goes_on_with_it(screen, menu):
    screen.key(pygame.K_d)
    assert isinstance(screen.scene, PlayScene)
    session = screen.scene.game.session
    assert played_daily(session) == daily_of(TODAY) and Diary().counts(TODAY, session.file)
    screen.app.go("menu")
    screen.frames(2)
    press(screen, "today")
    assert screen.scene.game.session.file == session.file
    assert len(screen.app.saves.files()) == 1


def test_the_profile_sits_in_the_own_seat(screen, menu):
    screen.app.profiles.remember("Mira", "")
    play_day(screen.app, TODAY)
    assert "Mira" in {seat.name for seat in screen.scene.game.session.seats}


def test_two_windows_count_one_try(screen, app_of, menu, monkeypatch):
    other = Diary()
    monkeypatch.setattr("scenes.screens.daily.today.Diary", lambda: other)
    Diary().begin(TODAY, "ABCD", lambda: "elsewhere.yaml")
    screen.key(pygame.K_d)
    assert isinstance(screen.scene, Message) and not screen.app.saves.files()


def ended(screen, monkeypatch, is_first=True):
    hard_is_done(monkeypatch)
    session = dealt(daily_of(TODAY), "Mira")
    journals = []

    def deal():
        journals.append(screen.app.saves.begin(session))
        return journals[0].path.name

    if is_first:
        Diary().begin(TODAY, mark(daily_of(TODAY)), deal)
    else:
        deal()
    played_out(session)
    screen.app.stack.push(plugin_of(session.game.name).result(screen.app, session))
    screen.frames(2, PAUSE)
    journals[0].close()
    return session


def test_the_end_is_noted_and_copied_in_three_lines(screen, menu, monkeypatch):
    session = ended(screen, monkeypatch)
    assert isinstance(screen.scene, ResultScene)
    noted = Diary().tries[TODAY]
    assert noted.own and noted.its and noted.medal
    copied = []
    monkeypatch.setattr("scenes.screens.daily.daily_result.copy", lambda text: copied.append(text) or True)
    screen.key(pygame.K_c)
    assert isinstance(screen.scene, DailyResult)
    screen.key(pygame.K_c)
    assert len(copied[0].splitlines()) == 3 and mark(daily_of(TODAY)) in copied[0] and "first try" in copied[0]
    assert screen.scene._said
    monkeypatch.setattr(screen.scene._end, "think", lambda: True)
    screen.frames()
    assert not screen.scene._said
    press(screen, "letter")
    assert isinstance(screen.scene, ExportDialog) and screen.scene.session is session
    today = Today(screen.app)
    today.look()
    words = words_in(today.plate(), (0.0, 0.0, 224.0, 130.0), screen.app.theme)
    assert ("You won" if noted.own.is_won else "You lost") in " ".join(words)
    assert ("Hard won" if noted.its.is_won else "Hard lost") in " ".join(words)


def test_until_hard_is_done_the_own_result_stands_alone():
    day, own = date(2027, 3, 7), FinalStanding(is_won=True, total=77, rounds=11)
    assert ended_words(day, Try("ABCD", "x", own=own)) == ["You 77", "Played to the end."]
    assert ended_words(day, Try("ABCD", "x", own=own, its=own))[0] == "You 77, Hard 77"


def late(screen, monkeypatch):
    """The own game of today is over, and Hard has not begun."""
    session = dealt(daily_of(TODAY), "Mira")
    journals = []

    def deal():
        journals.append(screen.app.saves.begin(session))
        return journals[0].path.name

    Diary().begin(TODAY, mark(daily_of(TODAY)), deal)
    played_out(session)
    journals[0].close()
    diary = Diary()
    diary.end(TODAY, FinalStanding(is_won=False, total=0, rounds=9), None, 0)
    plays = []

    def think(self):
        plays.append(self)
        if len(plays) < 5:
            return False
        self.session = played_out(dealt(daily_of(TODAY), player="easy"))
        return True

    monkeypatch.setattr("game.daily.hard_game.HardGame.think", think)
    return plays


@pytest.mark.parametrize("place", ["menu", "calendar"])
def test_where_a_medal_waits_for_hard_it_plays_on_and_the_medal_changes(screen, monkeypatch, place):
    screen.app.met.add("nations", PLAYED)
    plays = late(screen, monkeypatch)
    screen.app.open(place)
    if place == "menu":
        screen.frames(2)  # the first shows the table only
    tried = Diary().tries[TODAY]
    assert "still playing" in " ".join(ended_words(TODAY, tried))
    assert "still playing" in " ".join(words_in(screen.scene.tree(), SCREEN, screen.app.theme))
    screen.frames(8)
    assert len(plays) == 5
    assert Diary().tries[TODAY].its
    assert "still playing" not in " ".join(words_in(screen.scene.tree(), SCREEN, screen.app.theme))


def test_hard_is_kept_as_far_as_it_has_come_where_nobody_looks_any_more(screen, monkeypatch):
    screen.app.met.add("nations", PLAYED)
    late(screen, monkeypatch)
    kept = []
    monkeypatch.setattr("game.daily.hard_game.HardGame.keep", lambda self: kept.append(self))
    screen.app.open("calendar")
    screen.frames(2)
    screen.key(pygame.K_LEFT)
    screen.app.open("rules", "nations")
    assert len(kept) == 1


def test_another_try_counts_for_nothing(screen, monkeypatch):
    Diary().begin(TODAY, "ABCD", lambda: "first.yaml")
    ended(screen, monkeypatch, is_first=False)
    assert Diary().tries[TODAY].own is None
    screen.key(pygame.K_c)
    assert "not the first try" in screen.scene.text


def test_after_the_end_the_menu_shows_the_result(screen, monkeypatch, menu):
    ended(screen, monkeypatch)
    screen.app.go("menu")
    screen.frames(2)
    screen.key(pygame.K_d)
    assert isinstance(screen.scene, DailyResult)


def test_hard_plays_while_a_person_thinks_and_is_kept(screen, menu):
    screen.key(pygame.K_d)
    table = screen.scene
    screen.frames(90)
    hard = table.game._hard
    assert len(hard.session.moves) > len(table.game.session.moves)
    screen.app.go("menu")
    assert HardGame(daily_of(TODAY)).session.moves == hard.session.moves


def rounds_played(session, rounds):
    bot = RandomBot("own", session.game)
    while session.state.decision and session.game.rounds(session.state) < rounds:
        session.play(bot.choose(session.state, session.state.decision))


def test_hard_stands_beside_the_own_game_but_says_nothing_of_its_choices(screen, monkeypatch, menu):
    hard_is_done(monkeypatch)
    screen.key(pygame.K_d)
    game = screen.scene.game
    rounds_played(game.session, 2)
    screen.frames(3)
    shown = game.race.shown(game.session.state, 0)
    assert len(shown.counted) == 2 and not game.race.said_of((0,))
    assert screen.scene.table.top.spot(SIGN)


def test_hard_shows_no_round_that_it_has_not_ended(screen, monkeypatch, menu):
    monkeypatch.setattr("game.daily.hard_game.HardGame.think", lambda self: False)
    screen.key(pygame.K_d)
    game = screen.scene.game
    rounds_played(game._hard.session, 1)
    rounds_played(game.session, 2)
    assert len(game.race.shown(game.session.state, 0).counted) == 1


def test_hard_is_kept_for_the_end_where_one_wishes_so(screen, menu):
    screen.app.change_settings(hard_beside=False)
    screen.key(pygame.K_d)
    assert screen.scene.game.race is None


def test_any_day_up_to_now_can_be_played_and_no_later_one(screen, menu):
    screen.key(pygame.K_k)
    assert isinstance(screen.scene, CalendarScene)
    before = TODAY - timedelta(days=1)
    if before.month == TODAY.month:
        press(screen, f"day {before.day}")
    cells = {each.name: each for each in screen.scene.form.targets if each.name.startswith("day ")}
    assert not cells[f"day {TODAY.day + 1}"].is_enabled
    screen.key(pygame.K_RETURN)
    assert played_daily(screen.scene.game.session).day == before


def test_the_box_of_a_day_leaves_room_for_its_medal(screen, monkeypatch):
    boxes, medals, picture = [], [], pygame.Surface((26, 31))
    monkeypatch.setattr("scenes.screens.daily.calendar_scene.paint_lid", lambda pen, area, game: boxes.append(area))
    monkeypatch.setattr("scenes.screens.daily.calendar_scene.medals.medal", lambda *how: picture)
    monkeypatch.setattr(
        "scenes.ui.Pen.stamp",
        lambda pen, shown, x, y, align="left": medals.append((x - 13 / pen.theme.s, y)) if shown is picture else 0,
    )
    end = FinalStanding(is_won=False, total=5, rounds=4)
    Diary().begin(TODAY, "ABCD", lambda: "a.yaml")
    Diary().end(TODAY, end, end, 0)
    screen.app.open("calendar")
    screen.app.stack.draw(screen.app.surface)
    x, y, wide, high = min(boxes)
    (medal,) = (left for left, middle in medals if y <= middle <= y + high)
    assert x + wide <= medal


def test_the_days_of_the_calendar_grow_with_the_letters(screen, monkeypatch):
    sizes = []
    screen.app.open("calendar")
    monkeypatch.setattr(
        "scenes.ui.Pen.text", lambda pen, words, x, y, role, size, *how: sizes.append(size) if words.isdigit() else 0
    )
    screen.app.stack.draw(screen.app.surface)
    usual = max(sizes)
    sizes.clear()
    screen.app.change_settings(letters=150)
    screen.app.stack.draw(screen.app.surface)
    assert max(sizes) >= 1.3 * usual


def test_the_months_end_with_the_first_table_and_with_this_month(screen):
    screen.app.open("calendar")
    assert not next(each for each in screen.scene.form.targets if each.name == "later").is_enabled
    for _ in range(20):
        screen.key(pygame.K_PAGEUP)
    assert screen.scene._day.year == 2026 and screen.scene._day.month == 1
    screen.app.stack.draw(screen.app.surface)


def test_a_day_beside_the_chosen_one_is_played_with_three_keys(screen, monkeypatch):
    played = []
    monkeypatch.setattr("scenes.screens.daily.calendar_scene.play_day", lambda app, day: played.append(day))
    screen.app.open("calendar")
    screen.frames(2)
    form, before = screen.scene.form, TODAY - timedelta(1)
    form.ring.move_to(f"day {TODAY.day}")
    form.ring.show()
    for key in (pygame.K_LEFT, pygame.K_RETURN):
        screen.key(key)
        assert not played
    assert screen.scene._day == before
    screen.app.stack.draw(screen.app.surface)
    assert not form.state.enter_is_taken
    screen.key(pygame.K_RETURN)
    assert played == [before]


def test_other_pieces_are_said(screen):
    Diary().begin(TODAY, "ABCD", lambda: "a.yaml")
    screen.app.open("calendar")
    words = " ".join(words_in(screen.scene.tree(), SCREEN, screen.app.theme))
    assert "table ABCD." in words and f"table {mark(daily_of(TODAY))}." in words
