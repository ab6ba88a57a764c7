"""Saved games: nothing is lost by a kill, by damage, or by playing on from a named save."""

import os
import subprocess
import sys
import time
from dataclasses import replace

import pytest

from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.cards.catalog import Misprint
from game.files.folders import (
    HOME_VARIABLE,
    NoHome,
    cache_folder,
    config_folder,
    pictures_folder,
    records_folder,
)
from game.files.saves import BadName, Saves
from game.files.untrusted import can_be_shown
from game.session import savefile
from game.session.savefile import Unreadable
from game.session.session import HUMAN, Seat, Session
from tests.attacks.hostile import HOSTILE

PLAYER = """
import sys
from pathlib import Path
from game import GAMES, game_named
from game.bots.random_bot import RandomBot
from game.session.session import Seat, Session
from game.files.saves import Saves

session = Session(GAMES["nations"], {}, [Seat("A"), Seat("B", colour=2)], "7")
running = Saves(game_named, Path(sys.argv[1])).begin(session)
hand = RandomBot(7)
while running.session.state.decision:
    running.session.play(hand.choose(running.session.state, running.session.state.decision))
    print(len(running.session.moves), running.session.state.fingerprint(), flush=True)
"""
"""A program that plays a saved game and tells every move that is safe."""

REMEDIES = ("If you have a good copy, replace the file with it.", "You can only open saved games and letters")

SEATS = [Seat("Mira", HUMAN, 1), Seat("Random 2", "random", 2)]


@pytest.fixture
def saves(tmp_path):
    return Saves(game_named, tmp_path)


def begun(saves, moves=30, seed="K7QMXA"):
    """A running game after so many moves, its file closed as by a kill: nothing is written on leaving."""
    running = saves.begin(Session(GAMES["nations"], {}, SEATS, seed))
    hand = RandomBot(seed)
    while moves and running.session.state.decision:
        running.session.play(hand.choose(running.session.state, running.session.state.decision))
        moves -= 1
    return running


def damaged(path):
    """Garble the file's last move but two."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[-3] = "- buy_card nothing_of_the_kind slot9\n"
    path.write_text("".join(lines), encoding="utf-8")


def test_a_running_game_goes_on_at_the_very_position_without_being_closed(saves):
    running = begun(saves)

    opened, trouble = saves.open(saves.latest_unfinished().path)

    assert trouble is None
    assert opened.session.state.fingerprint() == running.session.state.fingerprint()
    assert opened.session.moves == running.session.moves


@pytest.mark.parametrize("moves", [1, 7, 40])
def test_a_program_killed_at_any_moment_has_lost_nothing(saves, moves):
    program = subprocess.Popen([sys.executable, "-c", PLAYER, str(saves.folder)], stdout=subprocess.PIPE, text=True)
    told = [program.stdout.readline().split() for _ in range(moves)]
    program.kill()
    told += [line.split() for line in program.communicate()[0].splitlines()]

    opened, _ = saves.open(saves.files()[0])

    safe = dict(told)
    count = len(opened.session.moves)
    assert count >= moves
    assert safe.get(str(count), opened.session.state.fingerprint()) == opened.session.state.fingerprint()


def test_a_move_cut_off_in_the_middle_costs_only_that_move(saves):
    running = begun(saves)
    before = running.path.read_bytes()
    running.path.write_bytes(before[:-4])

    opened, trouble = saves.open(running.path)

    assert opened.session.moves == running.session.moves[:-1]
    assert "cut off" in trouble


def test_seats_of_one_colour_are_told_apart_by_the_next_free_ones(saves):
    running = begun(saves, moves=3)
    text = running.path.read_text(encoding="utf-8")
    running.path.write_text(text.replace("colour: 2", "colour: 1"), encoding="utf-8")

    opened, trouble = saves.open(running.path)

    assert trouble is None
    assert [seat.colour for seat in opened.session.seats] == [1, 2]
    assert opened.session.moves == running.session.moves


def test_the_list_shows_how_far_a_game_is_and_who_plays(saves):
    running = begun(saves)

    saved = saves.look_at(running.path)

    state = running.session.state
    assert saved.headline == GAMES["nations"].headline(state)
    assert saved.turn == SEATS[state.decision.seat].name
    assert saved.seats == tuple(SEATS)
    assert (saved.moves, saved.name, saved.trouble) == (30, None, None)


def test_a_finished_game_is_no_game_to_continue(saves):
    finished = begun(saves, moves=-1)

    assert saves.look_at(finished.path).is_over
    assert saves.latest_unfinished() is None


def test_a_named_save_stays_as_it_is_when_it_is_played_on(saves):
    running = begun(saves)
    path = saves.keep_as("Before the war", running.session)
    text = path.read_text(encoding="utf-8")

    opened, _ = saves.open(path)
    opened.session.play(opened.session.state.decision.moves[0])

    assert path.read_text(encoding="utf-8") == text
    assert opened.path not in (path, running.path)


def test_a_game_can_be_renamed_and_deleted(saves):
    running = begun(saves)

    path = saves.rename(running.path, "Sunday")
    assert [saves.look_at(file).name for file in saves.files()] == ["Sunday"]

    saves.delete(path)
    assert saves.files() == []


DEVICES = ["CON", "nul", "Aux.x", "LPT1", "COM¹", "com9.yaml", "prn ", "AUX .old", "CONIN$"]


@pytest.mark.parametrize("name", ["", "   ", "a/b", "..", "what?", "x" * 41, *DEVICES])
def test_a_name_that_is_no_file_name_is_refused(saves, name):
    with pytest.raises(BadName):
        saves.keep_as(name, begun(saves).session)


@pytest.mark.parametrize("name", ["Console", "nullity", "Con game", "COM", "LPT10", "my aux"])
def test_a_name_that_only_resembles_a_device_is_one(saves, name):
    assert saves.keep_as(name, begun(saves, moves=0).session).stem == name


def test_a_file_dated_in_the_future_does_not_stay_first(saves):
    strange, other = begun(saves, moves=1, seed="1"), begun(saves, moves=1, seed="2")
    strange.close()
    other.close()
    ahead = time.time() + 400 * 86_400
    os.utime(strange.path, (ahead, ahead))
    assert saves.files() == [other.path, strange.path]
    assert saves.latest_unfinished().path == other.path

    own, _ = saves.open(strange.path)
    own.session.play(own.session.state.decision.moves[0])
    own.close()
    assert saves.files() == [strange.path, other.path]


def test_a_home_may_be_named_by_a_tilde(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv(HOME_VARIABLE, "~/games")
    folders = [config_folder(), records_folder(), cache_folder(), pictures_folder()]
    assert folders == [tmp_path / "games" / name for name in ("", "", "cache", "pictures")]
    monkeypatch.setenv(HOME_VARIABLE, "~nobody_of_this_name/games")
    with pytest.raises(NoHome):
        records_folder()


def test_a_name_that_is_taken_is_refused(saves):
    session = begun(saves).session
    saves.keep_as("Sunday", session)

    with pytest.raises(BadName, match="already a saved game called Sunday"):
        saves.keep_as("Sunday", session)


def test_a_damaged_file_says_so_and_opens_as_far_as_it_is_good(saves):
    running = begun(saves)
    damaged(running.path)

    saved = saves.look_at(running.path)
    opened, trouble = saves.open(running.path)

    assert saved.can_open
    assert "is good up to move" in saved.trouble
    assert "is good up to move" in trouble
    assert opened.session.moves == running.session.moves[: len(opened.session.moves)]
    assert 0 < len(opened.session.moves) < 30


def test_the_damaged_file_is_kept_as_it_was(saves):
    running = begun(saves)
    damaged(running.path)
    text = running.path.read_text(encoding="utf-8")

    saves.open(running.path)

    kept = list((saves.folder / "damaged").iterdir())
    assert [path.read_text(encoding="utf-8") for path in kept] == [text]


def test_a_file_that_is_no_game_is_listed_and_not_opened(saves):
    path = saves.folder / "running" / "strange.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("game: [", encoding="utf-8")

    saved = saves.look_at(path)

    assert not saved.can_open
    assert "strange.yaml is not a saved game" in saved.trouble
    with pytest.raises(Unreadable):
        saves.open(path)
    assert path.read_text(encoding="utf-8") == "game: ["


def test_a_game_whose_cards_are_misprinted_is_listed_with_the_misprint(saves, monkeypatch):
    def misprinted(*_):
        raise Misprint("antiquity.yaml, line 7, aqueduct: there is no field 'fod'")

    path = begun(saves).path
    monkeypatch.setattr(savefile, "read", misprinted)

    saved = saves.look_at(path)

    assert not saved.can_open
    assert "aqueduct" in saved.trouble


def test_a_file_is_replayed_again_only_when_it_has_changed(saves, monkeypatch):
    running = begun(saves)
    first = saves.look_at(running.path)
    monkeypatch.setattr(savefile, "read", lambda *_: pytest.fail("replayed again"))

    assert saves.look_at(running.path) is first


def test_two_games_begun_in_the_same_second_have_a_file_each(saves):
    assert begun(saves, 1, "A").path != begun(saves, 1, "B").path


@pytest.mark.parametrize("name", GAMES)
def test_the_file_of_a_new_game_has_a_name_that_every_system_takes(saves, name):
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in range(1, 4)]
    running = saves.begin(Session(GAMES[name], {}, seats, "7"))
    assert not set('<>:"/\\|?*') & set(running.path.name)


@pytest.mark.skipif(os.name == "nt", reason="there are neither pipes nor links of this kind")
@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize("kind", ["running", "named"])
def test_a_hostile_file_is_listed_under_its_name_and_costs_no_other(saves, kind, make):
    good = begun(saves)
    path = saves.folder / kind / "strange.yaml"
    path.parent.mkdir(exist_ok=True)
    make(path)

    assert set(saves.files()) == {good.path, path}
    saved = saves.look_at(path)
    assert not saved.can_open
    assert "strange.yaml" in saved.trouble
    assert any(remedy in saved.trouble for remedy in REMEDIES)
    assert "elete" not in saved.trouble
    assert len(saved.trouble) < 300
    assert saved.trouble.isprintable()
    with pytest.raises(Unreadable):
        saves.open(path)
    assert saves.latest_unfinished().path == good.path


def test_a_file_whose_name_is_no_text_is_listed_by_what_can_be_shown(saves):
    running = begun(saves)
    path = saves.folder / "named" / os.fsdecode(b"Sun\xffday.yaml")
    path.parent.mkdir()
    path.write_bytes(running.path.read_bytes())

    assert saves.look_at(path).name == "Sun?day"
    assert saves.open(path)[0].session.moves == running.session.moves


def test_a_seat_that_nobody_can_play_makes_a_damaged_file(saves):
    running = begun(saves)
    running.path.write_text(running.path.read_text(encoding="utf-8").replace("player: random", "player: rando"))

    saved = saves.look_at(running.path)

    assert not saved.can_open
    assert "Nations has no player type 'rando'" in saved.trouble


def test_a_fault_of_the_program_over_one_file_costs_that_file_only(saves, monkeypatch):
    running = begun(saves)
    monkeypatch.setattr(savefile, "read", lambda *_: {}["fault"])

    saved = saves.look_at(running.path)

    assert not saved.can_open
    assert "the program fails on it (KeyError)" in saved.trouble


def test_a_file_that_could_not_be_shown_is_damaged_until_it_changes(saves):
    running = begun(saves)
    saves.set_aside(running.path, ZeroDivisionError())
    assert not saves.look_at(running.path).can_open
    assert saves.latest_unfinished() is None

    running.session.play(running.session.state.decision.moves[0])
    assert saves.look_at(running.path).can_open


def test_a_game_that_was_played_last_and_cannot_be_opened_is_not_passed_over_in_silence(saves):
    sound = begun(saves, seed="A")
    assert saves.damaged_lately() is None
    strange = saves.folder / "running" / "strange.yaml"
    strange.write_text("game: [", encoding="utf-8")

    assert saves.damaged_lately().path == strange
    assert saves.latest_unfinished().path == sound.path

    later = time.time() + 10
    os.utime(sound.path, (later, later))
    assert saves.damaged_lately() is None


def test_a_game_that_another_copy_is_playing_goes_on_in_a_file_of_its_own(saves):
    running = begun(saves)
    second, trouble = saves.open(running.path)
    third, _ = saves.open(running.path)

    assert trouble is None
    assert len({running.path, second.path, third.path}) == 3
    for game in (running, second, third):
        game.session.play(game.session.state.decision.moves[0])
        assert savefile.read(game.path, game_named).session.moves == game.session.moves

    running.close()
    assert saves.open(running.path)[0].path == running.path


def test_a_file_that_cannot_be_opened_stays_free_for_others(saves):
    path = saves.folder / "running" / "strange.yaml"
    path.parent.mkdir(parents=True)
    path.write_text("game: [", encoding="utf-8")
    with pytest.raises(Unreadable):
        saves.open(path)
    assert list(path.parent.iterdir()) == [path]


def test_a_game_is_not_renamed_over_one_that_was_saved_in_the_meantime(saves, monkeypatch):
    running = begun(saves)
    taken = saves.keep_as("Sunday", running.session)
    text = taken.read_bytes()
    monkeypatch.setattr("pathlib.Path.exists", lambda _: False)

    with pytest.raises(BadName, match="already a saved game called Sunday"):
        saves.rename(running.path, "Sunday")
    assert taken.read_bytes() == text


def test_a_damaged_file_is_kept_once_however_often_it_is_opened(saves):
    running = begun(saves)
    path = saves.keep_as("Sunday", running.session)
    damaged(path)

    for _ in range(3):
        saves.open(path)

    assert len(list((saves.folder / "damaged").iterdir())) == 1


def test_a_game_of_older_rules_is_said_to_be_one_and_its_file_is_kept(saves):
    running = begun(saves)
    running.close()
    rules = GAMES["nations"].rules
    as_saved = running.path.read_text(encoding="utf-8").replace(f"rules: {rules}", f"rules: {rules} ")
    older = replace(GAMES["nations"], rules=rules + 1)
    running.path.write_text(as_saved, encoding="utf-8")
    later = Saves({"nations": older}.__getitem__, saves.folder)

    assert "older version of Nations" in later.look_at(running.path).remark
    opened, trouble = later.open(running.path)

    assert trouble is None
    assert len(opened.session.moves) == len(running.session.moves)
    assert [kept.read_text(encoding="utf-8") for kept in (saves.folder / "damaged").iterdir()] == [as_saved]


@pytest.mark.parametrize("name", ["می\u200cخ", "👩\u200d🚀", "Zoe\u0308"])
def test_a_name_with_joiners_and_marks_comes_back_as_it_was(saves, name):
    running = saves.begin(Session(GAMES["nations"], {}, [replace(SEATS[0], name=name), SEATS[1]], "7"))
    running.close()
    again, trouble = saves.open(running.path)
    assert (again.session.seats[0].name, trouble) == (name, None)


def test_a_name_of_nothing_but_a_joiner_is_none():
    assert not can_be_shown("\u200d")
    assert not can_be_shown("a \u200d")
    assert can_be_shown("a\u200db")


def left(saves):
    """The file of a game that was played and left."""
    running = begun(saves)
    running.close()
    return running.path


def test_games_have_an_ending_of_their_own_and_old_ones_open_as_before(saves):
    path = left(saves)
    assert path.suffix == ".nations"
    old = path.rename(path.with_suffix(".yaml"))
    assert [saved.can_open for saved in map(saves.look_at, saves.files()) if saved.path == old] == [True]
    running, _ = saves.open(old)
    assert running.path == old and len(running.session.moves) == 30
    running.close()


def test_a_name_is_taken_by_an_old_game_too(saves):
    path = left(saves)
    named = saves.rename(path, "Sunday")
    named.rename(named.with_suffix(".yaml"))
    with pytest.raises(BadName):
        saves.rename(left(saves), "Sunday")


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [("options:", "painters: {vineyards: 9065}\noptions:", "painters"), ("rules: ", "rules: 9", "played by rules 9")],
)
def test_a_file_of_a_newer_version_is_never_called_damaged_and_stays(saves, old, new, what):
    path = left(saves)
    path.write_text(path.read_text().replace(old, new, 1))
    text = path.read_text()
    trouble = saves.look_at(path).trouble
    assert "is of a newer version of Table of Nations: " in trouble and what in trouble
    assert "newest version" in trouble and "damaged" not in trouble
    with pytest.raises(Unreadable):
        saves.open(path)
    assert path.read_text() == text and [*saves.folder.rglob("*.nations")] == [path]


def test_what_no_version_would_write_is_damaged(saves):
    path = left(saves)
    path.write_text(path.read_text().replace("options:", "'1; drop': {}\noptions:", 1))
    assert "first lines are damaged" in saves.look_at(path).trouble
    path.write_text(path.read_text().replace("seed:", "more: 1\nseeds:", 1))
    assert "first lines are damaged" in saves.look_at(path).trouble
