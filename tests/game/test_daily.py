"""Daily tables: the same on every computer, one counted try a day whatever clocks do, and three lines to paste."""

import os
import subprocess
import sys
import time
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise, product

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.bots.thinking import ThinkingInPieces
from game.cards.catalog import DATA, Misprint
from game.daily import command, daily_table, hard_game
from game.daily.calendar import FIRST, NoSuchDay, plan_of, read_calendar
from game.daily.daily_table import daily_of, days, dealt, mark, played_daily
from game.daily.diary import BRONZE, GOLD, SILVER, Diary, FinalStanding, Try, standing
from game.daily.hard_game import HardGame
from game.daily.result_text import result_text, signs
from game.files.mail import letter, opened
from game.files.profiles import DAILY, Profiles, own_file
from game.files.saves import Saves
from game.session.savefile import replayed
from game.session.savefile_lines import text_of
from game.session.session import HUMAN
from tests.game.data_copies import changed_copy

EVE = date(2026, 12, 24)


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return tmp_path


def played_out(session, seed="x"):
    """The session at its end, by chance."""
    bot = RandomBot(seed, session.game)
    while session.state.decision:
        session.play(bot.choose(session.state, session.state.decision))
    return session


def day_of(game, seats=1):
    return next(day for day in days(EVE, 60) if plan_of(day).game == game and plan_of(day).seats == seats)


# -- the calendar -------------------------------------------------------------------------------------------------


def test_a_year_brings_every_game_alike_often_and_never_twice_running():
    plans = [plan_of(day) for day in days(date(2027, 1, 1), 365)]
    assert set(Counter(plan.game for plan in plans).values()) == {91, 92}
    assert all(one.game != other.game for one, other in pairwise(plans))


def test_every_cycle_brings_every_table_once():
    cycle = [plan_of(day) for day in days(FIRST + timedelta(days=28), 28)]
    calendar = read_calendar(DATA / "daily")
    assert Counter(map(str, cycle)) == Counter(map(str, (*calendar.short, *calendar.long)))


def test_there_is_no_table_before_the_first_day():
    with pytest.raises(NoSuchDay, match="2026-01-05"):
        plan_of(FIRST - timedelta(days=1))


def test_a_leap_day_and_the_turn_of_a_year_have_tables_of_their_own():
    marks = {mark(daily_of(day)) for day in (date(2028, 2, 29), date(2028, 3, 1), date(2027, 12, 31), date(2028, 1, 1))}
    assert len(marks) == 4


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("harder: true", "harder: 7", "harder"),
        ("rivals: [master]", "rivals: [nobody]", "nobody"),
        ("mode: army", "mode: navy", "navy"),
        ("nations, wealth_of_nations]", "wealth_of_nations, wealth_of_nations]", "every table once"),
        ("[nations_dice, nation_deckbuilder,", "[nation_deckbuilder, nations_dice,", "two days running"),
    ],
)
def test_lint_says_what_is_wrong_with_a_calendar(tmp_path, old, new, complaint):
    folder = changed_copy(tmp_path, "daily/calendar.yaml", old, new)
    with pytest.raises(Misprint, match=complaint):
        read_calendar(folder)


# -- what is dealt ------------------------------------------------------------------------------------------------


def test_another_process_and_language_deals_the_same():
    code = (
        "from datetime import date; from game.text import language; language.use('de');"
        "from game.daily.daily_table import *; d = daily_of(date(2026, 12, 24)); print(mark(d), dealt(d).seed)"
    )
    env = {**os.environ, "PYTHONHASHSEED": "77", "TZ": "Pacific/Kiritimati"}
    said = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
    assert said.split(maxsplit=1) == [mark(daily_of(EVE)), daily_of(EVE).seed + "\n"]


@pytest.mark.parametrize(
    ("old", "new", "is_same"),
    [
        ("id: coin, name: Coin", "id: coin, name: Penny", True),
        ("emblem: two-coins", "emblem: cash", True),
        ("starting_deck:", "# A remark.\nstarting_deck:", True),
        ("brings: {coins: 1}", "brings: {coins: 2}", False),
    ],
)
def test_only_figures_of_pieces_change_the_mark(tmp_path, old, new, is_same):
    changed_copy(tmp_path, "nation_deckbuilder/cards.yaml", old, new)
    before, after = daily_table.pieces_of("nation_deckbuilder"), daily_table.pieces_of("nation_deckbuilder", tmp_path)
    assert (before == after) is is_same


def test_another_picture_of_an_event_changes_no_mark(tmp_path):
    changed_copy(tmp_path, "nations/events.yaml", "emblem: old-wagon", "emblem: camel")
    assert daily_table.pieces_of("nations") == daily_table.pieces_of("nations", tmp_path)


@pytest.mark.parametrize("is_alike", [False, True])
def test_the_check_tells_equal_tables_from_marks_that_are_equal_by_chance(monkeypatch, capsys, is_alike):
    monkeypatch.setattr(command, "mark", lambda daily: "ABCD")
    monkeypatch.setattr("game.tools.simulate.play_checked", lambda *facts: None)
    if is_alike:
        monkeypatch.setattr(command, "daily_of", lambda day: daily_of(date(2027, 3, 1)))
    assert command.main(["--date", "2027-03-01", "--check", "2"]) == is_alike
    assert f"2027-03-02: the same {'table' if is_alike else 'mark'} as 2027-03-01" in capsys.readouterr().out


def test_a_game_is_known_to_be_the_table_of_a_day_by_its_file_alone():
    session = dealt(daily_of(EVE), "Mira")
    again = replayed(text_of(session).encode(), "x", game_named).session
    assert played_daily(again) == daily_of(EVE)
    assert [seat.name for seat in again.seats if seat.player == HUMAN] == ["Mira"]


def test_other_pieces_are_another_table(monkeypatch):
    session = dealt(daily_of(EVE))
    monkeypatch.setattr(daily_table, "pieces_of", lambda game: "other")
    assert not played_daily(session).is_of_now
    assert mark(daily_of(EVE)) != mark(played_daily(session))


def test_what_was_changed_is_no_daily_table():
    session = dealt(daily_of(EVE))
    rival = next(number for number, seat in enumerate(session.seats) if seat.player != HUMAN)
    session.give_seat(rival, "easy")
    assert played_daily(session) is None


# -- the try that counts ------------------------------------------------------------------------------------------


def begin(diary, day=EVE, file="a.yaml"):
    return diary.begin(day, "ABCD", lambda: file)


def test_a_day_counts_once():
    diary = Diary()
    assert begin(diary) and not begin(diary, file="b.yaml")
    assert Diary().counts(EVE, "a.yaml") and not Diary().counts(EVE, "b.yaml")


def test_two_copies_of_the_program_begin_one_counted_try():
    one, other = Diary(), Diary()
    assert begin(one) and not begin(other, file="b.yaml")
    assert other.counts(EVE, "a.yaml") and not other.counts(EVE, "b.yaml")


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system cannot change its time zone")
@pytest.mark.parametrize("zone", ["Pacific/Kiritimati", "Etc/GMT+12"])
def test_far_zones_lose_no_try_and_count_none_twice(monkeypatch, zone):
    begin(Diary())
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        diary = Diary()
        assert not begin(diary) and begin(diary, EVE + timedelta(days=1), "b.yaml")
        offset = Diary().tries[EVE + timedelta(days=1)].offset
    finally:
        monkeypatch.undo()
        time.tzset()
    assert offset == (14 * 60 if "Kiritimati" in zone else -12 * 60)


def test_a_clock_set_back_during_a_game_changes_nothing():
    diary = Diary()
    begin(diary, EVE)
    begin(diary, EVE - timedelta(days=2), "b.yaml")
    diary.end(EVE, FinalStanding(False, 30, 4), None, 0)
    assert Diary().tries[EVE].own.total == 30
    assert Diary().tries[EVE - timedelta(days=2)].own is None


def test_each_profile_has_a_diary():
    mira = Profiles().remember("Mira", "")
    begin(Diary())
    Profiles().remember("Tom", "")
    assert begin(Diary(), file="b.yaml")
    assert Diary(mira).tries[EVE].file == "a.yaml"


@pytest.mark.parametrize(
    "damage",
    [b"[", b"- 3", b"2026-13-01: {mark: A, file: a}", b"2026-12-24: {mark: 3}", b"2026-01-04: {mark: A, file: a}"],
)
def test_a_damaged_diary_is_kept_aside_and_named(home, damage):
    own_file(DAILY).write_bytes(damage)
    diary = Diary()
    assert "daily.damaged.yaml" in diary.trouble and not diary.tries
    assert (home / "daily.damaged.yaml").read_bytes() == damage


@pytest.mark.parametrize(
    ("own", "its", "medal"),
    [((0, 31), (0, 30), GOLD), ((0, 30), (0, 30), SILVER), ((0, 27), (0, 30), SILVER), ((0, 26), (0, 30), BRONZE),
     ((1, 3), (0, 20), GOLD), ((0, 20), (1, 3), BRONZE), ((0, 26), None, BRONZE)],
)  # fmt: skip
def test_medals(own, its, medal):
    stood = [FinalStanding(bool(each[0]), each[1], 4) if each else None for each in (own, its)]
    assert Try("ABCD", "a", own=stood[0], its=stood[1]).medal == medal


# -- the game of Hard ---------------------------------------------------------------------------------------------


def test_the_game_of_hard_goes_on_where_it_was_left_and_ends_alike():
    daily = daily_of(day_of("nation_deckbuilder"))
    hard = HardGame(daily, ThinkingInPieces(0.01))
    while len(hard.session.moves) < 20:
        hard.think()
    hard.rest()
    hard.keep()
    again = HardGame(daily)
    assert again.session.moves == hard.session.moves and not again.is_over and again.think() is False


def test_of_another_game_in_the_cache_nothing_is_taken(home):
    daily = daily_of(EVE)
    path = home / "cache" / hard_game.FOLDER / f"{EVE} {daily.pieces}.yaml"
    path.parent.mkdir(parents=True)
    for text in ("[", text_of(dealt(daily)), text_of(dealt(daily_of(EVE + timedelta(days=1)), player="hard"))):
        path.write_text(text)
        assert not HardGame(daily).session.moves


# -- three lines --------------------------------------------------------------------------------------------------


def test_three_lines_say_how_it_went_and_spoil_nothing():
    daily = daily_of(day_of("nations_dice"))
    own, its = played_out(dealt(daily, "Mira"), "own"), played_out(dealt(daily, player="easy"), "its")
    lines = result_text(daily, own, its, is_counted=True).splitlines()
    points = standing(own.game, own.state, daily.seat).total
    assert lines[0] == f"Table of Nations, {daily.day}: {own.game.called}, {daily.plan.called} [{mark(daily)}]"
    assert lines[1].startswith(f"{points} point") and lines[1].endswith(signs(own, its, daily.seat))
    assert lines[2] == "first try, strict undo, no advice"
    said = " ".join(lines)
    assert daily.pieces not in said and not any(move[1] in said.split() for move in own.moves if len(move) > 1)


def test_in_nation_it_says_who_won_and_when():
    daily = daily_of(day_of("nation_deckbuilder", seats=2))
    own = played_out(dealt(daily))
    stood = standing(own.game, own.state, daily.seat)
    line = result_text(daily, own, None, is_counted=False).splitlines()[1]
    assert line.startswith("won after" if stood.is_won else "lost after") and str(stood.rounds) in line


def test_many_rounds_have_ten_signs():
    daily = daily_of(day_of("nation_deckbuilder", seats=2))
    own = played_out(dealt(daily))
    assert signs(own, own, daily.seat) == "=" * min(10, own.game.rounds(own.state))


def test_a_letter_proves_the_game():
    daily = daily_of(day_of("nations_dice"))
    own = played_out(dealt(daily, "Mira"))
    journal = Saves(game_named).begin(own)
    journal.close()
    again = replayed(text_of(own).encode(), "x", game_named)
    assert again.trouble is None and again.session.state.is_over and played_daily(again.session) == daily
    assert played_daily(opened(letter(own)).session) == daily


def test_what_has_come_further_is_kept():
    daily = daily_of(day_of("nation_deckbuilder"))
    behind, further = HardGame(daily, ThinkingInPieces(0.01)), HardGame(daily, ThinkingInPieces(0.01))
    for hard, moves in ((behind, 4), (further, 12)):
        while len(hard.session.moves) < moves:
            hard.think()
    further.keep()
    behind.keep()
    assert len(HardGame(daily).session.moves) == len(further.session.moves)


GUILT = ("streak", "in a row", "don't miss", "come back", "serie", "hintereinander", "verpass", "komm wieder",
         "d’affilée", "série", "ne manque", "ne rate", "reven")  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nobody_is_made_to_feel_guilty(language):
    names = [("screens", "daily"), *product(("screens", *GAMES), ("challenges", "achievements", "saved_games"))]
    files = [DATA / folder / language / f"{name}.yaml" for folder, name in names]
    text = "".join(file.read_text(encoding="utf-8").lower() for file in files if file.exists())
    assert text and [word for word in GUILT if word in text] == []


def test_a_mark_needs_no_sentences(monkeypatch):
    """A name of a seat takes all sentences of the screens to be read, and a mark is wanted where nobody plays yet."""
    with monkeypatch.context() as patched:
        patched.setattr("game.daily.daily_table.names_around", lambda players, typed: 1 / 0)
        found = mark.__wrapped__(daily_of(EVE))
    assert found == mark(daily_of(EVE))
