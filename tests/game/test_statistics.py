"""Statistics: every finished game counts once, seat by seat, and can be counted anew at any time."""

import csv
import json
import os
import shutil
import sys
from random import Random

import pytest

from game import GAMES, game_named
from game.files.folders import cache_folder
from game.files.saves import Saves
from game.records import tally
from game.records.statistics import ALONE, Findings, Rate, Wanted, as_csv, grouped, main, record_of, summary
from game.records.tally import FILE, Recount, Seated, _cached, note, recount, seats_of
from game.session.savefile import read
from game.session.savefile_lines import straight, text_of
from game.session.session import FRIENDLY, HUMAN, SANDBOX, Parent, Seat, Session
from tests.attacks.hostile import HOSTILE


@pytest.fixture
def saves(tmp_path, monkeypatch):
    monkeypatch.setenv("TABLE_OF_NATIONS_HOME", str(tmp_path))
    return Saves(game_named)


def played(name, players, seed=3, moves=-1, **facts):
    seats = [Seat(f"P{each}", player, colour=each + 1) for each, player in enumerate(players)]
    options = {"rounds": 40} if name == "wealth_of_nations" else {}
    session, hand = Session(game_named(name), options, seats, seed, **facts), Random(seed)
    while session.state.decision and moves != 0:
        session.play(hand.choice(session.state.decision.moves))
        moves -= 1
    return session


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_of_a_finished_game_counts_with_what_the_score_says(name):
    session = played(name, [HUMAN, "easy", "hard warlord"][: 3 if name == "wealth_of_nations" else 2])
    found = {each.seat: each for each in seats_of(session)}

    for score in session.game.result(session.state):
        each = found[score.seat]
        assert (each.total, each.is_won) == (score.total, score.rank == 1)
        assert sum(each.lines.values()) == each.total
        assert each.player == session.seats[score.seat].player.split()[0]
        assert len(each.rounds) == session.game.rounds(session.state)
    assert len(found) == len(session.seats)


def test_what_a_seat_bought_is_what_it_named_when_it_did():
    session = played("nations_dice", [HUMAN, "easy"])
    bought = [
        (session.state_before(at).decision.seat, move[1])
        for at, move in enumerate(session.moves)
        if move[0] == "buy_tile"
    ]
    found = list(seats_of(session))

    assert bought
    assert {(each.seat, piece) for each in found for piece in each.bought} == set(bought)
    piece = bought[0][1]
    owners = [each for each in found if piece in each.bought]
    assert record_of([piece], found) == (
        Rate(len(owners), 2),
        Rate(sum(each.is_won for each in owners), len(owners)),
    )


def test_somebody_alone_does_not_win_a_game_of_points_and_wins_or_loses_nation():
    assert [each.is_won for each in seats_of(played("nations", [HUMAN]))] == [None]
    assert [each.is_won for each in seats_of(played("nation_deckbuilder", [HUMAN]))] in ([True], [False])


def test_branches_games_with_a_free_hand_and_running_games_do_not_count():
    branch = played("nations_dice", [HUMAN])
    branch.parent = Parent("other.yaml", 3, "digest")

    assert list(seats_of(branch)) == []
    assert list(seats_of(played("nations_dice", [HUMAN], undo_kind=SANDBOX))) == []
    assert list(seats_of(played("nations_dice", [HUMAN], moves=20))) == []


def test_all_files_are_counted_once_and_again_after_a_change(saves):
    saves.begin(played("nations_dice", [HUMAN])).close()
    copy = saves.keep_as("the same", played("nations_dice", [HUMAN]))
    (copy.parent / "damaged.yaml").write_text("game: nations\nmoves:\n- no\n")
    first = recount(saves)
    assert len(first) == 1

    saves.begin(played("nations_dice", [HUMAN], seed=4)).close()
    assert len(recount(saves)) == 2


@pytest.mark.parametrize("content", [None, "", "{", '{"a": [[1]]}', "[]"])
def test_what_is_kept_may_be_lost_or_damaged(saves, content):
    saves.begin(played("nations_dice", [HUMAN])).close()
    first = recount(saves)
    path = cache_folder() / FILE
    assert path.exists()
    if content is None:
        shutil.rmtree(path.parent)
    else:
        path.write_text(content)

    assert recount(saves) == first


@pytest.mark.skipif(os.name == "nt", reason="there are neither pipes nor links of this kind")
@pytest.mark.parametrize("make", HOSTILE.values(), ids=HOSTILE)
def test_a_strange_file_in_the_place_of_what_is_kept_is_dropped_and_made_anew(saves, make):
    session = played("nations_dice", [HUMAN])
    journal = saves.begin(session)
    journal.close()
    cache_folder().mkdir()
    path = cache_folder() / FILE
    make(path)
    note(session, journal.path)
    first = recount(saves)
    assert [(each.game, each.name) for each in first] == [("nations_dice", "P0")]
    assert path.is_dir() or [*_cached().values()] == [tuple(first)]


DEEP = "[" * 5000


def test_whatever_stands_in_what_is_kept_every_seat_is_one_or_is_left_out(saves):
    """Every field in turn holds everything that it may not."""
    sound = next(iter(seats_of(played("nations", [HUMAN, "easy"]))))
    cache_folder().mkdir()
    strange = [
        None,
        True,
        3,
        -7,
        10**30,
        1e999,
        "x\0",
        "y" * 10_000,
        [],
        [[]],
        [3],
        {},
        {"a": "b"},
        {"\n": 1},
    ]
    lines = [f'["key", {DEEP}', f'["key", [{DEEP}', "[3, []]", '["key", 3]', '["key", [3]]', '["key", [[]]]']
    for number, name in enumerate(Seated._fields):
        for other in strange:
            lines.append(json.dumps([f"{name} {other!r:.40}", [sound._replace(**{name: other})]]))
        lines.append(json.dumps([f"short {name}", [sound[:number]]]))
    (cache_folder() / FILE).write_text("\n".join(lines))
    kept = [seat for seats in _cached().values() for seat in seats]
    assert kept
    for seat in kept:
        assert seat.game in GAMES and 0 <= seat.seat < seat.seats < 10 and hash(seat.rounds) is not None
        assert all(isinstance(text, str) for text in (seat.name, seat.player, seat.plays, *seat.bought, *seat.against))
        assert all(isinstance(number, int) for number in (seat.total, *seat.rounds, *seat.lines.values()))
    findings = Findings(kept, "nations")
    assert list(summary(findings.seated)) and as_csv(findings.seated)


def test_an_unchanged_file_is_not_replayed_again(saves):
    journal = saves.begin(played("nations_dice", [HUMAN]))
    journal.close()
    first = recount(saves)
    path = cache_folder() / FILE
    path.write_text(path.read_text().replace(f'"P0", "{HUMAN}"', f'"as kept", "{HUMAN}"'))

    assert [each.name for each in recount(saves)] == ["as kept"]
    assert first[0].name == "P0"


def test_a_game_noted_at_its_end_is_not_replayed(saves, monkeypatch):
    journal = saves.begin(played("nations_dice", [HUMAN, "easy"]))
    journal.close()
    note(journal.session, journal.path)
    monkeypatch.setattr(tally, "count", None)

    assert recount(saves) == list(seats_of(journal.session))


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_gives_what_its_session_gives_whatever_was_taken_back(name, tmp_path):
    session = played(name, [HUMAN, "easy", "hard"], undo_kind=FRIENDLY)
    head, moves = text_of(session).split("moves:\n")
    lines = moves.splitlines(keepends=True)
    for at in range(len(lines) - 1, 2, -9):
        first, second = lines[at - 1 : at + 1]
        lines[at - 1 : at + 1] = [first, second, "- undo\n", "- undo\n", "- redo\n", second]
    path = tmp_path / "game.yaml"
    path.write_text(f"{head}moves:\n{''.join(lines)}- check {session.state.fingerprint()}\n")
    found = tally.count(path)

    assert not read(path, game_named, game_in=straight, kind=tally.Passing).trouble
    assert [each._replace(file="") for each in found.seats] == list(seats_of(session))


def test_damaged_journals_are_named_with_what_is_wrong(saves):
    saves.begin(played("nations_dice", [HUMAN])).close()
    damaged = saves.keep_as("torn", played("nations_dice", [HUMAN], seed=4))
    damaged.write_text(damaged.read_text() + "- chock\n")
    counting = Recount(saves)
    while counting.advance():
        pass

    assert list(counting.damaged) == [damaged]
    assert damaged.name in counting.damaged[damaged]
    assert (len(counting.seated), counting.progress) == (1, (2, 2))


def test_many_journals_are_counted_beside_the_program(saves, monkeypatch):
    for seed in range(3):
        saves.begin(played("nations_dice", [HUMAN], seed=seed)).close()
    alone = recount(saves)
    (cache_folder() / FILE).unlink()
    monkeypatch.setattr(tally, "MANY", 2)
    monkeypatch.setattr(tally, "PROCESSES", 1)

    assert recount(saves) == alone


def breaks_off(paths):
    os._exit(1)


def test_where_no_process_counts_the_program_does(saves, monkeypatch):
    for seed in range(2):
        saves.begin(played("nations_dice", [HUMAN], seed=seed)).close()
    for name, value in (("MANY", 2), ("PROCESSES", 1), ("_count_all", breaks_off)):
        monkeypatch.setattr(tally, name, value)

    assert len(recount(saves)) == 2


def test_groups_are_of_the_seats_that_belong_to_them():
    seated = [*seats_of(played("nations_dice", [HUMAN, "easy"])), *seats_of(played("nations", [HUMAN]))]

    assert {name: each.plays for name, each in grouped(seated, "seats").items()} == {2: 2, 1: 1}
    against = {name: each.plays for name, each in grouped(seated, "against").items()}
    assert against == {"easy": 1, HUMAN: 1, ALONE: 1}
    assert [each.player for each in seated if Wanted(against=ALONE).takes(each)] == [HUMAN]


def test_a_summary_is_of_the_seats_that_are_wanted():
    seated = [*seats_of(played("nations_dice", [HUMAN, "easy"])), *seats_of(played("nations", [HUMAN]))]
    wanted = [each for each in seated if Wanted("nations_dice", player=HUMAN).takes(each)]
    found = summary(wanted)

    assert (found.plays, found.mean, found.best) == (1, wanted[0].total, wanted[0].total)
    assert dict(found.lines) == dict(wanted[0].lines)
    assert list(found.rounds) == list(wanted[0].rounds)
    assert list(grouped(wanted, "plays")) == [wanted[0].plays]
    assert summary([]).wins.share == 0


@pytest.mark.parametrize(("came", "tries", "low", "high"), [(0, 0, 0, 1), (5, 10, 0.237, 0.763), (0, 10, 0, 0.278)])
def test_a_share_has_the_bounds_of_wilson(came, tries, low, high):
    assert Rate(came, tries).bounds == pytest.approx((low, high), abs=0.001)


def test_the_command_writes_a_line_for_every_seat(saves, tmp_path, monkeypatch, capsys):
    saves.begin(played("nations_dice", [HUMAN, "easy"])).close()
    saves.begin(played("nations", [HUMAN])).close()
    path = tmp_path / "out.csv"
    monkeypatch.setattr(sys, "argv", ["statistics", "--game", "nations_dice", "--csv", str(path)])

    assert main() == 0
    assert "plays: 2" in capsys.readouterr().out
    rows = list(csv.DictReader(path.read_text().splitlines()))
    assert {row["player"] for row in rows} == {HUMAN, "easy"}
    assert all(row["game"] == "nations_dice" and row["round_4"] for row in rows)
    assert as_csv([]).startswith("game,")


def test_nothing_stays_asked_for_that_no_seat_of_the_game_answers_to():
    seated = [*seats_of(played("nations_dice", [HUMAN, "easy"])), *seats_of(played("nations", [HUMAN]))]
    findings = Findings(seated, "nations_dice")
    findings.want("against", "easy")
    assert [each.player for each in findings.found] == [HUMAN]

    findings.want("game", "nations")

    assert findings.wanted == Wanted("nations", player=HUMAN)
    assert [each.game for each in findings.looked_at] == ["nations"]
