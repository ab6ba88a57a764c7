"""What was learned about a game, as a file that people can read.

Weights say how much each feature of the evaluator is worth, figures what its policy goes by, and what is expected how
games end by what their positions are worth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import yaml

from game.bots.search.evaluator import ALL, MASTERS, Evaluator
from game.cards.catalog import DATA, Passage, Reader, Readers, misprint_in, read_file
from game.engine import State
from game.files import files, safe_yaml

FOLDER = DATA / "bots"

Weights = Mapping[str, Sequence[Sequence[float]]]
"""By kind of table: for every stage a weight for every feature, in the order of the evaluator."""

DIGITS = 4


def grown(evaluator: Evaluator, setting: str, row: Sequence[float]) -> list[list[float]]:
    """One weight for every feature at a kind of table: for every stage, as much of it as counts there."""
    return [
        [weight * evaluator.course(setting, name, stage) for name, weight in zip(evaluator.features, row, strict=True)]
        for stage in range(evaluator.stages)
    ]


def row_behind(evaluator: Evaluator, setting: str, rows: Sequence[Sequence[float]]) -> list[float]:
    """The row that these have grown from: every weight as it is where it counts most."""
    behind = []
    for place, name in enumerate(evaluator.features):
        shares = [evaluator.course(setting, name, stage) for stage in range(evaluator.stages)]
        most = max(shares)
        behind.append(rows[shares.index(most)][place] / most)
    return behind


def instinct(evaluator: Evaluator, setting: str) -> list[float]:
    """The weights by hand for a kind of table, in the order of the features."""
    by_hand = evaluator.instincts.get(setting, evaluator.instinct)
    return [by_hand.get(name, 0.0) for name in evaluator.features]


def instinctive(evaluator: Evaluator) -> Weights:
    """The weights by hand, for every kind of table and every stage."""
    return {setting: grown(evaluator, setting, instinct(evaluator, setting)) for setting in evaluator.tables}


@lru_cache
def learned(game_name: str) -> Mapping[str, Any] | None:
    """The file of a game: what was learned, and how the training went; None before the first training.

    Raises Misprint that names file and line.
    """
    path = FOLDER / f"{game_name}.yaml"
    return read_learned(path) if path.exists() else None


def read_learned(path: Path) -> Mapping[str, Any]:
    """What was learned about the game that the file is named after. Raises Misprint that names file and line."""
    kinds = {"weights": lambda row: row.each(Passage.decimal, 1), "figures": Passage.decimal}
    readers: Readers = {
        "game": partial(Passage.one_of, names=(path.stem,), what="game in this file"),
        "training": lambda training: {name: part.content for name, part in training.fields().items()},
        "expected": lambda settings: settings.record(dict.fromkeys(settings.fields(), _stages)),
        **{f"{whose}{kind}": partial(_by_setting, read=kinds[kind]) for whose in (ALL, MASTERS) for kind in kinds},
    }
    return read_file(path, lambda passage: passage.record(readers, ("game", "training")))


def _stages(passage: Passage) -> list[list[float]]:
    return passage.each(lambda row: row.each(Passage.decimal, 3, 3), 1)


def _by_setting(passage: Passage, read: Reader) -> dict[str, dict[str, Any]]:
    def by_name(setting: Passage) -> dict[str, Any]:
        return setting.record(dict.fromkeys(setting.fields(), read))

    return passage.record(dict.fromkeys(passage.fields(), by_name))


def weights_of(game_name: str, evaluator: Evaluator) -> Weights:
    """What was learned, the evaluator's own before that of all, and its instinct for kinds of tables that have not
    been. A feature that the file does not know weighs nothing. Raises Misprint where the file is about another
    evaluator.
    """
    content = learned(game_name) or {}
    weights = dict(instinctive(evaluator))
    nothing = [0.0] * evaluator.stages
    check_features(FOLDER / f"{game_name}.yaml", content, evaluator)
    for setting, stages in {**content.get("weights", {}), **content.get(f"{evaluator.whose}weights", {})}.items():
        weights[setting] = [
            [stages.get(name, nothing)[stage] for name in evaluator.features] for stage in range(evaluator.stages)
        ]
    return weights


def expected_of(game_name: str, evaluator: Evaluator, state: State) -> tuple[float, float, float] | None:
    """What positions of this kind and stage come to: the margin where they are worth 0, by how much it grows with what
    they are worth, and how far from that 95 of 100 games end; None where that was not learned.
    """
    stages = (learned(game_name) or {}).get("expected", {}).get(evaluator.setting(state))
    return tuple(stages[evaluator.stage(state)]) if stages else None


def scatter(game_name: str, evaluator: Evaluator, state: State) -> float:
    """How far from what can be expected 95 of 100 games end that go on from a position; 0 once it is over, and where
    that was not learned.
    """
    expected = None if state.is_over else expected_of(game_name, evaluator, state)
    return expected[2] if expected else 0.0


def check_features(path: Path, content: Mapping[str, Any], evaluator: Evaluator) -> None:
    """Raises Misprint, naming file and line, for weights of what the evaluator does not know."""
    sections = [f"{whose}weights" for whose in (ALL, MASTERS)]
    found = [(section, *each) for section in sections for each in content.get(section, {}).items()]
    for section, setting, stages in found:
        way: safe_yaml.Way = (section, setting)
        if setting not in evaluator.tables:
            raise misprint_in(path, way, f"there is no kind of table {setting!r}", "unknown-name")
        for name, row in stages.items():
            if name not in evaluator.features:
                raise misprint_in(path, (*way, name), f"there is no feature {name!r}", "unknown-name")
            if len(row) != evaluator.stages:
                wrong = f"there are {len(row)} weights for {evaluator.stages} stages"
                raise misprint_in(path, (*way, name), wrong, "out-of-range")


def learned_figures(game_name: str, setting: str, whose: str = ALL) -> Mapping[str, float]:
    """By name what a policy had better go by at a kind of table; nothing before the first training."""
    content = learned(game_name) or {}
    of_all, own = (content.get(section, {}).get(setting, {}) for section in ("figures", f"{whose}figures"))
    return {**of_all, **own}


def figures_of(
    game_name: str,
    instinct: Mapping[str, float],
    setting: str,
    leanings: Mapping[str, float] | None = None,
    whose: str = ALL,
) -> list[float]:
    """What a policy goes by at a kind of table, in the order of the instinct, which stands in for what has not been
    learned; with what a style adds.
    """
    figures = {**instinct, **learned_figures(game_name, setting, whose)}
    return [figure + (leanings or {}).get(name, 0.0) for name, figure in figures.items()]


def keep_weights(game_name: str, evaluator: Evaluator, weights: Weights, training: Mapping[str, Any]) -> Path:
    """Write the weights of the settings that were trained, by the names of the features, after how that went.

    The instinct of the others stays in the evaluator alone. Returns the file.
    """
    named = {
        setting: {name: [round(row[place], DIGITS) for row in rows] for place, name in enumerate(evaluator.features)}
        for setting, rows in weights.items()
        if f"{evaluator.whose}{setting}" in training
    }
    return _write(game_name, {"training": dict(training), f"{evaluator.whose}weights": named})


def keep_figures(
    game_name: str, setting: str, figures: Mapping[str, float], record: Mapping[str, Any], whose: str = ALL
) -> Path:
    """Write by name what a policy goes by at a kind of table, and how the training went; returns the file."""
    content = learned(game_name) or {}
    rounded = {name: round(figure, DIGITS) for name, figure in figures.items()}
    return _write(
        game_name,
        {
            "training": {**content.get("training", {}), f"{whose}{setting}": record},
            f"{whose}figures": {**content.get(f"{whose}figures", {}), setting: rounded},
        },
    )


def keep_expected(game_name: str, expected: Mapping[str, Sequence[Sequence[float]]], record: Mapping[str, Any]) -> Path:
    """Write by kind of table and stage how games end (`game.bots.search.expectation`), and how that was learned."""
    content = learned(game_name) or {}
    rounded = {
        setting: [[round(number, DIGITS) for number in row] for row in rows] for setting, rows in expected.items()
    }
    training = {**content.get("training", {}), "expected": record}
    return _write(game_name, {"training": training, "expected": {**content.get("expected", {}), **rounded}})


def _write(game_name: str, sections: Mapping[str, Any]) -> Path:
    """Put sections in the place of those in the file of a game."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{game_name}.yaml"
    content = {"game": game_name, **(learned(game_name) or {}), **sections}
    files.write_whole(path, yaml.safe_dump(content, sort_keys=False, default_flow_style=None, width=110))
    learned.cache_clear()
    return path
