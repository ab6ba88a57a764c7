"""Saved games: one line for every move, readable as far as they are good."""

import os
from dataclasses import replace
from errno import ENOSPC, ENOTSUP
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.engine.flow import IllegalMove
from game.session import journal, savefile, savefile_lines
from game.session.journal import Journal
from game.session.savefile import Foreign, Unreadable, read
from game.session.savefile_lines import _is_complete
from game.session.session import Seat, Session
from tests.game.engine.toy import TOY, ThrowDie, game_named

SEATS = (Seat("Ada Lovelace"), Seat("Bo: the 'second'", "random", 4))


def begin(path: Path, seed: int | str = 1, heap: int = 12) -> Journal:
    return Journal(path, Session(TOY, {"heap": heap}, SEATS, seed))


def play_some(path: Path) -> Journal:
    game = begin(path)
    for move in (("take", "1"), ("throw_die",), ("take", "2"), ("draw_card",), ("take", "1")):
        game.session.play(move)
    return game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.yaml"


def test_a_saved_game_is_read_back_exactly(path):
    game = play_some(path)
    opened = read(path, game_named)
    assert opened.trouble is None
    assert opened.session.moves == game.session.moves
    assert opened.session.state.fingerprint() == game.session.state.fingerprint()
    assert opened.session.seats == SEATS
    assert opened.session.options == game.session.options


@pytest.mark.parametrize("seed", [7, "7", "007", "yes", "", "a: b", "Grüße 🎲", " ", 2**63])
def test_every_seed_survives_the_file(path, seed):
    game = begin(path, seed)
    assert read(path, game_named).session.state.fingerprint() == game.session.state.fingerprint()


def test_every_move_is_on_disk_before_the_next_is_asked(path):
    game = begin(path)
    for count, move in enumerate((("take", "1"), ("draw_card",), ("take", "2")), 1):
        game.session.play(move)
        assert len(read(path, game_named).session.moves) == count


def test_an_illegal_move_writes_nothing(path):
    game = begin(path)
    before = path.read_bytes()
    with pytest.raises(IllegalMove):
        game.session.play(("take", "9"))
    assert path.read_bytes() == before


def test_undo_and_redo_are_lines_of_their_own(path):
    game = begin(path)
    game.session.play(("take", "1"))
    game.session.play(("take", "2"))
    game.session.undo()
    game.session.undo()
    game.session.redo()
    assert path.read_text().endswith("- take 1\n- take 2\n- undo\n- undo\n- redo\n")
    opened = read(path, game_named)
    assert opened.trouble is None
    assert opened.session.moves == [("take", "1")]
    assert opened.session.redo() == ("take", "2")


def test_an_undo_that_is_refused_writes_nothing(path):
    game = begin(path)
    game.session.play(("throw_die",))
    before = path.read_bytes()
    with pytest.raises(IllegalMove):
        game.session.undo()
    assert path.read_bytes() == before


def test_starting_anew_keeps_the_moves_that_count(path):
    game = begin(path)
    game.session.play(("take", "1"))
    game.session.play(("take", "2"))
    game.session.undo()
    game.close()
    again = Journal(path, read(path, game_named).session)
    again.session.play(("draw_card",))
    again.close()
    assert path.read_text().endswith("moves:\n- take 1\n- draw_card\n")
    assert list(path.parent.iterdir()) == [path]


def test_a_kill_at_any_moment_loses_at_most_the_line_under_way(path, tmp_path):
    """Cut the file after every byte: each is refused or opens with a beginning of the moves. A line of which only the
    end is missing can have been no other.
    """
    whole = play_some(path)
    written = path.read_bytes()
    moves = whole.session.moves
    first_move = written.index(b"moves:\n") + len(b"moves:\n")
    torn = tmp_path / "torn.yaml"
    for length in range(len(written)):
        torn.write_bytes(written[:length])
        if length < first_move - 1:
            with pytest.raises(Unreadable, match=r"torn\.yaml"):
                read(torn, game_named)
            continue
        opened = read(torn, game_named)
        whole_lines = (written[first_move:length] + written[length : length + 1]).count(b"\n")
        assert opened.session.moves == moves[: whole_lines if length >= first_move else 0]
        assert (opened.trouble is None) == (b"\n" in written[length - 1 : length + 1])


EDITED = {
    "no last line end": lambda text: text.removesuffix("\n").encode(),
    "a byte order mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16": lambda text: text.encode("utf-16"),
    "UTF-16, the other way": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "UTF-16 without a mark": lambda text: text.encode("utf-16-le"),
    "UTF-16 of Windows": lambda text: text.replace("\n", "\r\n").encode("utf-16"),
    "blank lines": lambda text: ("\n" + text.replace("\n", "\n\n")).encode(),
    "trailing blanks": lambda text: text.replace("\n", "  \n").encode(),
    "trailing tabs among the moves": lambda text: text.replace("- take 2\n", "- take 2\t\n\t\n").encode(),
}


@pytest.mark.parametrize("edit", EDITED.values(), ids=EDITED)
def test_what_editors_do_to_a_file_is_no_damage(path, edit):
    game = play_some(path)
    path.write_bytes(edit(path.read_text(encoding="utf-8")))
    opened = read(path, game_named)
    assert opened.trouble is None
    assert opened.session.moves == game.session.moves
    assert opened.session.seats == SEATS


def test_a_line_that_may_have_been_longer_is_cut_off(path):
    moves = [("deploy", "slot1"), ("deploy", "slot12"), ("pass",)]
    state = SimpleNamespace(decision=SimpleNamespace(moves=moves), is_over=False)
    session = SimpleNamespace(state=state)
    assert [_is_complete(session, f"- {line}") for line in ("deploy slot1", "deploy slot12", "pas", "pass", "")] == [
        False, True, False, True, False,
    ]  # fmt: skip
    play_some(path)
    path.write_text(path.read_text() + "- player seat2 hard")
    assert "its end is missing" in read(path, game_named).trouble


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)), "is not a saved game of Table of Nations"),
        (b"music: 70\nspeed: normal\n", "is not a saved game of Table of Nations"),
        (b"Dear Bo,\nit is your turn.\n", "is not a saved game of Table of Nations"),
        (b"", "it is empty"),
        (b"\n \n", "it is empty"),
    ],
)
def test_a_file_of_something_else_is_named_as_what_it_is_not(path, content, fault):
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(Unreadable) as refusal:
        read(path, game_named)
    assert fault.replace("Table of Nations", "Table of Nations") in str(refusal.value)
    assert isinstance(refusal.value, Foreign) == ("Table" in fault)
    assert "damaged" not in str(refusal.value)


def test_a_broken_line_is_named(path):
    play_some(path)
    path.write_text(path.read_text().replace("- throw_die", "- throw_d\x00ie"))
    opened = read(path, game_named)
    assert opened.session.moves == [("take", "1")]
    assert "good up to move 1, but line 2" in opened.trouble


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: toy", "game: chess"),
        ("rules: 3", "rules: 4"),
        ("rules: 3", "rules: three"),
        ("rules: 3", "rules: -1"),
        ("rules: 3", "rules: 0"),
        ("rules: 3", "rules: 2.5"),
        ("rules: 3", "rules: true"),
        ("rules: 3", "rules:"),
        ("heap: 12", "heap: 11"),
        ("options:", "opinions:"),
        ("seats:", "seats: none\nchairs:"),
        ("seed: 1", "speed: 1"),
        ("colour: 4", "colour: blue"),
        ("game: toy", "- game\n- toy"),
        ("game: toy", "game: {toy"),
        ("game: toy", "\x00\x01\x02"),
    ],
)
def test_damaged_first_lines_make_a_file_unreadable_and_say_so(path, old, new):
    play_some(path)
    path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(Unreadable, match=r"game\.yaml"):
        read(path, game_named)


def test_bytes_that_are_no_text_are_refused(path):
    path.parent.mkdir()
    path.write_bytes(bytes(range(256)) * 20)
    with pytest.raises(Unreadable):
        read(path, game_named)


def test_a_file_that_is_not_there_is_unreadable(tmp_path):
    with pytest.raises(Unreadable, match="cannot be read"):
        read(tmp_path / "nothing.yaml", game_named)


def test_a_file_of_older_rules_is_tried_and_said_to_be_one(path):
    moves = play_some(path).session.moves
    path.write_text(path.read_text().replace("rules: 3", "rules: 2"))
    opened = read(path, game_named)
    assert opened.session.moves == moves
    assert opened.trouble is None
    assert "saved with an older version" in opened.remark
    assert not opened.differs


def fewer_throws(name):
    """The toy under newer rules, by which a die may be thrown twice only."""

    def lay_out(options, seats, seed):
        state = TOY.lay_out(options, seats, seed)
        state.throws_left = 2
        return state

    return replace(TOY, rules=4, lay_out=lay_out)


def test_a_game_of_older_rules_is_read_up_to_the_move_that_is_not_legal_any_more(path):
    game = begin(path)
    for _ in range(3):
        game.session.play(("throw_die",))

    opened = read(path, fewer_throws)

    assert opened.differs and opened.trouble is None
    assert opened.session.moves == [("throw_die",)] * 2
    assert "first 2 moves" in opened.remark


def test_a_game_of_older_rules_is_read_up_to_where_the_same_was_asked_last(path, monkeypatch):
    monkeypatch.setattr(journal, "CHECK_EVERY", 1)
    game = begin(path)
    for move in (("throw_die",), ("throw_die",), ("take", "1")):
        game.session.play(move)

    opened = read(path, fewer_throws)

    assert opened.differs and opened.trouble is None
    assert opened.session.moves == [("throw_die",)]


def test_damage_in_a_file_of_older_rules_is_still_damage(path):
    play_some(path)
    path.write_bytes(path.read_bytes()[:-3])

    opened = read(path, fewer_throws)

    assert "cut off" in opened.trouble and not opened.differs


def test_a_changed_move_that_is_illegal_ends_the_reading(path):
    play_some(path)
    path.write_text(path.read_text().replace("- take 2", "- take 5"))
    opened = read(path, game_named)
    assert opened.session.moves == [("take", "1"), ("throw_die",)]
    assert "take 5 is not among the legal moves" in opened.trouble


def test_a_changed_move_that_is_legal_is_found_by_the_next_fingerprint(path, monkeypatch):
    monkeypatch.setattr(journal, "CHECK_EVERY", 5)
    play_some(path)
    assert read(path, game_named).trouble is None
    path.write_text(path.read_text().replace("- take 2", "- take 1"))
    opened = read(path, game_named)
    assert "differs" in opened.trouble
    assert len(opened.session.moves) == 5


def test_fingerprints_are_written_now_and_then(path, monkeypatch):
    monkeypatch.setattr(journal, "CHECK_EVERY", 2)
    game = play_some(path)
    lines = path.read_text().splitlines()
    assert sum(line.startswith("- check ") for line in lines) == 2
    game.session.undo()
    assert read(path, game_named).trouble is None


def test_a_game_read_from_a_torn_file_can_be_saved_again(path):
    play_some(path).close()
    path.write_bytes(path.read_bytes()[:-3])
    opened = read(path, game_named)
    Journal(path, opened.session).session.play(("take", "2"))
    assert read(path, game_named).trouble is None


def test_a_listener_that_fails_leaves_file_and_session_alike(path):
    game = begin(path)
    game.session.bus.subscribe("took", lambda event: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        game.session.play(("take", "1"))
    assert read(path, game_named).session.moves == game.session.moves == [("take", "1")]


@pytest.fixture
def disk(monkeypatch):
    """A disk whose writing can be made to fail: `disk["full"] = True`."""
    state = {"full": False}
    fsync = os.fsync

    def sync(file):
        if state["full"]:
            raise OSError(ENOSPC, os.strerror(ENOSPC))
        fsync(file)

    monkeypatch.setattr(os, "fsync", sync)
    return state


def test_on_a_full_disk_the_game_goes_on_and_says_so(path, disk):
    game = begin(path)
    disk["full"] = True
    game.session.play(("take", "1"))
    assert game.session.moves == [("take", "1")]
    assert "No space left" in game.trouble


def test_on_a_full_disk_the_cache_makes_room_and_nobody_is_told(path, disk, monkeypatch):
    cached = path.parent.parent / "cache" / "picture.rgb"
    cached.parent.mkdir()
    cached.write_bytes(bytes(1000))
    monkeypatch.setattr("game.files.files._spare", [cached.parent])
    monkeypatch.setattr(type(cached), "unlink", lambda self, **_: (os.remove(self), disk.update(full=False)))
    game = begin(path)
    disk["full"] = True
    game.session.play(("take", "1"))
    assert game.trouble is None and not cached.exists()
    assert read(game.path, game_named).session.moves == [("take", "1")]


def test_once_there_is_room_again_every_move_is_written(path, disk):
    game = begin(path)
    disk["full"] = True
    game.session.play(("take", "1"))
    disk["full"] = False
    game.session.play(("draw_card",))
    assert game.trouble is None
    assert read(path, game_named).session.moves == [("take", "1"), ("draw_card",)]


def test_a_folder_that_cannot_be_made_is_trouble_from_the_start(tmp_path):
    (tmp_path / "saves").write_text("a file where the folder should be")
    game = begin(tmp_path / "saves" / "game.yaml")
    assert str(tmp_path / "saves") in game.trouble


def test_two_copies_that_play_on_from_one_file_both_keep_their_moves(path):
    first = begin(path)
    first.session.play(("take", "1"))
    second = Journal(path, read(path, game_named).session)
    first.session.play(("take", "2"))
    second.session.play(("draw_card",))
    first.session.play(("throw_die",))
    assert read(second.path, game_named).session.moves == [("take", "1"), ("draw_card",)]
    assert read(first.path, game_named).session.moves == [("take", "1"), ("take", "2"), ("throw_die",)]


def test_a_file_that_was_taken_away_is_written_anew(path):
    game = begin(path)
    game.session.play(("take", "1"))
    path.unlink()
    game.session.play(("take", "2"))
    assert read(path, game_named).session.moves == [("take", "1"), ("take", "2")]


def test_a_seat_that_changed_hands_is_played_by_the_new_player_after_reading(path):
    game = play_some(path)
    game.session.give_seat(0, "hard warlord")
    game.session.play(("take", "1"))
    opened = read(path, game_named)
    assert opened.trouble is None
    assert [seat.player for seat in opened.session.seats] == ["hard warlord", "random"]
    assert [seat.name for seat in opened.session.seats] == [seat.name for seat in SEATS]
    assert opened.session.moves == game.session.moves


def test_a_file_that_is_written_anew_still_says_who_played_a_seat_before(path):
    session = Session(TOY, {}, [Seat("Player 1"), Seat("Random 2", "random", 2)], 1)
    for player in ("easy", "normal", "human"):
        session.play(("take", "1"))
        session.play(("take", "1"))
        session.give_seat(0, player)
    again = savefile.replayed(savefile_lines.text_of(session).encode(), "", game_named).session
    assert again.seats == session.seats
    found = [[each.player_at(index, 0) for index in range(6)] for each in (session, again)]
    assert found[0] == found[1] == ["human", "human", "normal", "normal", "normal", "normal"]
    assert savefile_lines.text_of(again) == savefile_lines.text_of(session)


def test_a_line_that_gives_away_a_seat_that_is_not_there_is_told(path):
    play_some(path)
    with path.open("a", encoding="utf-8") as file:
        file.write("- player seat9 hard\n")
    opened = read(path, game_named)
    assert "there is no seat 9" in opened.trouble


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "colour: 4",
            "colour: 20",
            "seats, number 2, colour cannot be 20; it can be a whole number from 1 to 6",
        ),
        ("colour: 4", "colour: -4", "colour cannot be -4"),
        ("colour: 4", "colour: 4.0", "colour cannot be 4.0"),
        ("colour: 4", "colour: .inf", "colour cannot be '.inf'"),
        ("colour: 4", "colour: !!int ''", "tags"),
        ("colour: 4", f"colour: {'[' * 100_000}", "lists within one another"),
        ("colour: 4", "color: 4", "no entry called 'color'"),
        ("name: Ada Lovelace", 'name: "Ada\\0"', "name cannot be 'Ada"),
        ("name: Ada Lovelace", 'name: "\\ud800"', "line"),
        ("name: Ada Lovelace", f"name: {'W' * 30_000}", "characters"),
        ("name: Ada Lovelace", "name: !!bool maybe", "tags"),
        ("rules: 3", "rules: 0", "rules cannot be 0"),
        ("rules: 3", "rules: -1", "rules cannot be -1"),
        ("rules: 3", "rules: true", "rules cannot be True"),
        ("heap: 12", "heap: {}", "options, heap cannot be a list"),
        ("heap: 12", "heap: true", "heap cannot be True"),
        ("hat:\n  - none\n  - none", "hat: 2", "hat needs one value for each of the 2 players"),
        ("seed: 1", f"seed: {'9' * 5000}", "seed cannot be '999"),
        ("seed: 1", "seed: [1]", "seed cannot be a list"),
    ],
)
def test_what_is_wrong_in_the_first_lines_is_said_in_a_short_plain_sentence(path, old, new, fault):
    play_some(path)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(Unreadable) as refusal:
        read(path, game_named)
    assert fault in str(refusal.value)
    assert str(refusal.value).isprintable()
    assert len(str(refusal.value)) < 300


def test_a_player_whom_nobody_can_play_is_refused_at_the_door(path):
    def check(game, player):
        if player == "nobody":
            raise ValueError(f"nobody plays {game.title} as {player!r}")

    play_some(path)
    sound = path.read_text()
    assert read(path, game_named, check).trouble is None
    path.write_text(sound.replace("player: random", "player: nobody"))
    with pytest.raises(Unreadable, match="nobody plays Toy as 'nobody'"):
        read(path, game_named, check)
    path.write_text(sound + "- player seat2 nobody\n")
    assert "nobody plays Toy as 'nobody'" in read(path, game_named, check).trouble


def test_a_name_whose_bytes_are_damaged_is_told_so_that_the_file_is_kept(path):
    play_some(path)
    path.write_bytes(path.read_bytes().replace(b"Lovelace", b"L\xffvelace"))
    assert "not valid text" in read(path, game_named).trouble


def test_a_file_saved_by_an_editor_of_another_system_is_no_damaged_one(path):
    play_some(path)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert read(path, game_named).trouble is None


def test_a_fault_of_the_program_in_the_middle_of_a_file_costs_the_rest_of_the_file_only(path, monkeypatch):
    play_some(path)
    monkeypatch.setattr(ThrowDie, "carry_out", lambda *_: [][0])
    opened = read(path, game_named)
    assert opened.session.moves == [("take", "1")]
    assert "the program fails on it: IndexError" in opened.trouble


def test_a_line_without_end_and_a_million_lines_are_read_up_to_a_bound(path, monkeypatch):
    play_some(path)
    sound = path.read_text()
    path.write_text(sound + "- take " + "1" * 10_000 + "\n")
    assert "cut off or garbled" in read(path, game_named).trouble
    monkeypatch.setattr(savefile, "MOST_LINES", 7)
    path.write_text(sound + "- take 1\n- undo\n" * 10)
    assert "there are more than 7" in read(path, game_named).trouble
    path.write_text(sound + "- undo\n" * 1_000_000)
    with pytest.raises(Unreadable, match="larger than"):
        read(path, game_named)


def test_a_file_never_grows_beyond_what_is_read(path, monkeypatch):
    monkeypatch.setattr(savefile, "MOST_LINES", 6)
    game = begin(path)
    for _ in range(10):
        game.session.play(("take", "1"))
        game.session.undo()
    game.session.redo()
    opened = read(path, game_named)
    assert opened.trouble is None
    assert opened.session.moves == [("take", "1")]


def test_a_redo_of_what_the_file_does_not_know_is_written_as_the_move(path):
    """A file that was written anew, here because it was taken away, holds nothing of what was taken back."""
    game = begin(path)
    game.session.play(("take", "1"))
    game.session.play(("take", "2"))
    game.session.undo()
    path.unlink()
    game.session.undo()
    game.session.redo()
    game.session.redo()
    opened = read(path, game_named)
    assert opened.trouble is None
    assert opened.session.moves == [("take", "1"), ("take", "2")]


def test_a_copy_that_recovers_from_a_full_disk_leaves_the_moves_of_another_alone(path, disk):
    first = begin(path)
    first.session.play(("take", "1"))
    disk["full"] = True
    first.session.play(("take", "2"))
    disk["full"] = False
    second = Journal(path, read(path, game_named).session)
    second.session.play(("draw_card",))
    first.session.play(("throw_die",))
    assert read(second.path, game_named).session.moves == [("take", "1"), ("take", "2"), ("draw_card",)]
    assert read(first.path, game_named).session.moves == [("take", "1"), ("take", "2"), ("throw_die",)]


def test_a_copy_that_recovers_leaves_a_file_alone_that_something_else_has_put_there(path, disk):
    game = begin(path)
    disk["full"] = True
    game.session.play(("take", "1"))
    disk["full"] = False
    path.unlink()
    path.write_text("the work of somebody else")
    game.session.play(("take", "2"))
    assert path.read_text() == "the work of somebody else"
    assert read(game.path, game_named).session.moves == [("take", "1"), ("take", "2")]


def test_a_file_that_is_let_go_can_be_gone_on_with_by_another_copy(path):
    begin(path).close()
    assert Journal(path, read(path, game_named).session).path == path


def test_without_locks_in_a_folder_the_game_is_written_all_the_same(path, monkeypatch):
    fcntl = pytest.importorskip("fcntl")

    def unknown(*_):
        raise OSError(ENOTSUP, os.strerror(ENOTSUP))

    monkeypatch.setattr(fcntl, "flock", unknown)
    game = play_some(path)
    assert game.trouble is None
    assert read(path, game_named).session.moves == game.session.moves


IN_PLACE = {
    "emptied": lambda path, old: path.write_bytes(b""),
    "an older copy": lambda path, old: path.write_bytes(old),
    "a line added": lambda path, old: path.write_bytes(path.read_bytes() + b"- throw_die\n"),
    "cut short": lambda path, old: path.write_bytes(path.read_bytes()[:-3]),
    "its end changed": lambda path, old: path.write_bytes(path.read_bytes()[:-2] + b"2\n"),
}


@pytest.mark.parametrize("change", IN_PLACE.values(), ids=IN_PLACE)
@pytest.mark.parametrize("is_left", [False, True], ids=["played on", "left"])
def test_a_file_that_another_program_changed_in_place_is_left_to_it_and_costs_no_move(path, change, is_left):
    game = begin(path)
    game.session.play(("take", "1"))
    old = path.read_bytes()
    for move in (("draw_card",), ("take", "1")):
        game.session.play(move)
    change(path, old)
    changed = path.read_bytes()

    for move in () if is_left else (("take", "2"), ("draw_card",), ("take", "1")):
        game.session.play(move)
    game.close()

    assert path.read_bytes() == changed
    assert game.path != path and game.trouble is None
    assert read(game.path, game_named).session.moves == game.session.moves


def test_a_write_that_broke_off_is_the_games_own_and_is_written_anew(path, monkeypatch):
    game = begin(path)
    whole = game._file.write

    class Filling:
        """A file that takes the first bytes only."""

        def __getattr__(self, name):
            return getattr(file, name)

        def write(self, line):
            return whole(line[:3])

    file, game._file = game._file, Filling()
    game.session.play(("take", "1"))
    assert "No space left" in game.trouble
    game.session.play(("draw_card",))
    assert (game.path, game.trouble) == (path, None)
    assert read(path, game_named).session.moves == game.session.moves


@pytest.mark.parametrize(("bound", "most"), [("MOST_LINES", 12), ("MOST_BYTES", 320)])
def test_what_is_written_stays_within_what_is_read(path, monkeypatch, bound, most):
    """Taken back again and again a file grows, and is written anew before it is longer than what is read of it."""
    monkeypatch.setattr(savefile, bound, most)
    game = begin(path)
    game.session.note_advice(0)
    for _ in range(40):
        game.session.play(("take", "1"))
        game.session.undo()
        assert game.trouble is None
        assert read(path, game_named).session.moves == game.session.moves


def test_a_game_that_is_longer_than_what_is_read_says_so_and_keeps_what_it_has(path, monkeypatch):
    monkeypatch.setattr(savefile, "MOST_LINES", 4)
    game = begin(path)
    for _ in range(6):
        game.session.play(("take", "1"))
    assert "File too large" in game.trouble
    assert read(path, game_named).session.moves == [("take", "1")] * 4
