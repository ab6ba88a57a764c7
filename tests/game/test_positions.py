"""The tool for positions that are practised: where it looks, what stands is kept, what does not goes, and copies are
alike.
"""

import pytest
import yaml

from game import GAMES
from game.bots.analysis.move_analysis import MoveAnalysis, MoveComparison
from game.bots.level import MASTER
from game.engine.flow import Move
from game.learn import positions
from game.learn.positions import PositionCandidate, RightMoves, alike, suspects
from game.learn.practice import asked, practice_set
from game.tools.proof import played

GAME = "nations_dice"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of data with the first two games of a set."""
    path = positions.DATA / GAME / "practice.yaml"
    parts = yaml.safe_load(path.read_text(encoding="utf-8"))[:2]
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "practice.yaml").write_text(yaml.safe_dump(parts), encoding="utf-8")
    monkeypatch.setattr(positions, "DATA", tmp_path)
    return tmp_path


def parts_in(folder):
    return yaml.safe_load((folder / GAME / "practice.yaml").read_text(encoding="utf-8"))


def test_judged_again_only_what_stands_is_kept(folder, monkeypatch):
    first, _ = parts_in(folder)
    number = first["positions"][0]["move"] - 1
    other: Move = ("pass",)

    asked = []

    def judged(session, suspect: PositionCandidate) -> RightMoves | None:
        asked.append(suspect)
        return RightMoves(suspect.number, (suspect.move,), other) if len(asked) == 1 else None

    monkeypatch.setattr(positions, "judged", judged)
    assert positions.main([GAME, "--again"]) == 0
    (kept,) = parts_in(folder)
    right = first["positions"][0]["right"][0]
    assert kept["positions"] == [{"move": number + 1, "right": [right], "instead": "pass"}]
    assert "".join(kept["journal"]).partition("moves:")[2].count("\n- ") == number


def test_a_position_that_older_rules_led_to_and_those_of_now_do_not_is_dropped(folder, monkeypatch):
    first, second = parts_in(folder)
    *_, last = sorted(each["move"] for each in first["positions"])
    head, _ = "".join(first["journal"]).replace(f"rules: {GAMES[GAME].rules}", "rules: 1").rstrip().rsplit("\n", 1)
    first["journal"] = [f"{head}\n- buy_tile bank nowhere\n"]
    second["positions"][0]["instead"] = "buy_tile bank nowhere"
    (folder / GAME / "practice.yaml").write_text(yaml.safe_dump([first, second]), encoding="utf-8")
    monkeypatch.setattr(positions, "judged", lambda _, each: RightMoves(each.number, (each.move,), each.instead))

    assert positions.main([GAME, "--again"]) == 0
    left = [each["move"] for part in parts_in(folder) for each in part["positions"]]
    there = [each["move"] for part in (first, second) for each in part["positions"]]
    assert left == [move for move in there if move not in (last, second["positions"][0]["move"])]


def test_a_hand_is_asked_at_the_position_in_which_a_journal_ends():
    session = asked(practice_set(GAME)[0])
    decision = session.state.decision
    assert positions._chosen(session, len(session.moves), decision, "easy") in decision.moves


def test_copies_of_a_piece_are_alike_and_other_pieces_are_not():
    assert alike(("buy", "coin#1")) == alike(("buy", "coin#7"))
    assert alike(("buy", "coin#1")) != alike(("buy", "cave#1"))


@pytest.fixture
def session(monkeypatch):
    """A whole game, to hands that take every other move for worse."""

    class Sure:
        def faced(self, view, question, moves, futures):
            yield
            return moves

        def compared(self, view, seat, moves):
            return MoveAnalysis(moves[0], 0.0, 0.0, (MoveComparison(moves[1], 5.0, 0.0, ()),))

    monkeypatch.setattr(positions.review_looks, "asked", lambda *_: (Sure(), None, None))
    return played(GAME, "easy", 2, 3)


def test_questions_are_looked_for_whatever_was_played(session, monkeypatch):
    ends = {MASTER: 0, "normal": -1}
    monkeypatch.setattr(positions, "_chosen", lambda session, number, decision, level: decision.moves[ends[level]])
    found = list(suspects(session))
    assert any(session.moves[each.number] not in (each.move, each.instead) for each in found)


def test_moves_that_differ_in_their_order_only_are_no_question(session, monkeypatch):
    def turn(number):
        state = session.state_before(number)
        return session.game.rounds(state), state.decision.seat

    def next_own(number):
        seat = turn(number)[1]
        return next((later for later in range(number + 1, len(session.moves)) if turn(later)[1] == seat), number)

    def chosen(session, number, decision, level):
        return session.moves[number if level == MASTER else next_own(number)]

    monkeypatch.setattr(positions, "_chosen", chosen)
    found = [each.number for each in suspects(session)]
    assert found
    assert not [number for number in found if turn(number) == turn(next_own(number))]
