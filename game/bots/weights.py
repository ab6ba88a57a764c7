"""What was learned about a game, as a file that people can read.

Weights say how much each feature of the game's mind is worth, figures what its policy goes by.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from game.bots.mind import Mind
from game.core.catalog import QUICK_LOADER
from game.core.files import write_whole

FOLDER = Path(__file__).parents[2] / "data" / "bots"

Weights = Mapping[str, Sequence[Sequence[float]]]
"""By kind of table: for every stage a weight for every feature, in the order of the mind."""

DIGITS = 4


def grown(mind: Mind, setting: str, row: Sequence[float]) -> list[list[float]]:
    """One weight for every feature at a kind of table: for every stage, as much of it as counts there."""
    return [
        [weight * mind.course(setting, name, stage) for name, weight in zip(mind.features, row, strict=True)]
        for stage in range(mind.stages)
    ]


def instinct(mind: Mind, setting: str) -> list[float]:
    """The weights by hand for a kind of table, in the order of the features."""
    by_hand = mind.instincts.get(setting, mind.instinct)
    return [by_hand.get(name, 0.0) for name in mind.features]


def instinctive(mind: Mind) -> Weights:
    """The weights by hand, for every kind of table and every stage."""
    return {setting: grown(mind, setting, instinct(mind, setting)) for setting in mind.tables}


@lru_cache
def learned(game_name: str) -> Mapping[str, Any] | None:
    """The file of a game: what was learned, and how the training went; None before the first training."""
    path = FOLDER / f"{game_name}.yaml"
    if not path.exists():
        return None
    content: Mapping[str, Any] = yaml.load(path.read_text(encoding="utf-8"), QUICK_LOADER)
    return content


def weights_of(game_name: str, mind: Mind) -> Weights:
    """What was learned, and the mind's instinct for kinds of tables that have not been. A feature that the file does
    not know weighs nothing.
    """
    content = learned(game_name)
    weights = dict(instinctive(mind))
    nothing = [0.0] * mind.stages
    for setting, stages in (content or {}).get("weights", {}).items():
        weights[setting] = [
            [stages.get(name, nothing)[stage] for name in mind.features] for stage in range(mind.stages)
        ]
    return weights


def learned_figures(game_name: str, setting: str) -> Mapping[str, float]:
    """By name what a policy had better go by at a kind of table; nothing before the first training."""
    found: Mapping[str, float] = (learned(game_name) or {}).get("figures", {}).get(setting, {})
    return found


def figures_of(
    game_name: str, instinct: Mapping[str, float], setting: str, leanings: Mapping[str, float] | None = None
) -> list[float]:
    """What a policy goes by at a kind of table, in the order of the instinct, which stands in for what has not been
    learned; with what a style adds.
    """
    figures = {**instinct, **learned_figures(game_name, setting)}
    return [figure + (leanings or {}).get(name, 0.0) for name, figure in figures.items()]


def keep_weights(game_name: str, mind: Mind, weights: Weights, training: Mapping[str, Any]) -> Path:
    """Write the weights of the settings that were trained, by the names of the features, after how that went.

    The instinct of the others stays in the mind alone. Returns the file.
    """
    named = {
        setting: {
            name: [round(row[place], DIGITS) for row in rows] for place, name in enumerate(mind.features)
        }
        for setting, rows in weights.items()
        if setting in training
    }
    return _write(game_name, {"training": dict(training), "weights": named})


def keep_figures(
    game_name: str, setting: str, figures: Mapping[str, float], record: Mapping[str, Any]
) -> Path:
    """Write by name what a policy goes by at a kind of table, and how the training went; returns the file."""
    content = learned(game_name) or {}
    rounded = {name: round(figure, DIGITS) for name, figure in figures.items()}
    return _write(
        game_name,
        {
            "training": {**content.get("training", {}), setting: record},
            "figures": {**content.get("figures", {}), setting: rounded},
        },
    )


def _write(game_name: str, sections: Mapping[str, Any]) -> Path:
    """Put sections in the place of those in the file of a game."""
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{game_name}.yaml"
    content = {"game": game_name, **(learned(game_name) or {}), **sections}
    write_whole(path, yaml.safe_dump(content, sort_keys=False, default_flow_style=None, width=110))
    learned.cache_clear()
    return path
