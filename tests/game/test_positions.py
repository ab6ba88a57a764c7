"""The tool for positions that are practised: what stands is kept, what does not goes, and copies are alike."""

import pytest
import yaml

from game import positions
from game.core.flow import Move
from game.positions import Choice, Suspect, alike

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

    def judged(session, suspect: Suspect) -> Choice | None:
        asked.append(suspect)
        return Choice(suspect.number, (suspect.move,), other) if len(asked) == 1 else None

    monkeypatch.setattr(positions, "judged", judged)
    assert positions.main([GAME, "--again"]) == 0
    (kept,) = parts_in(folder)
    right = first["positions"][0]["right"][0]
    assert kept["positions"] == [{"move": number + 1, "right": [right], "instead": "pass"}]
    assert "".join(kept["journal"]).partition("moves:")[2].count("\n- ") == number


def test_copies_of_a_piece_are_alike_and_other_pieces_are_not():
    assert alike(("buy", "coin#1")) == alike(("buy", "coin#7"))
    assert alike(("buy", "coin#1")) != alike(("buy", "cave#1"))
