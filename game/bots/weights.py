"""Learned weights: how much each feature of a game's mind is worth, as a file that people can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from game.bots.mind import Mind
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
    """The file of a game: its weights and the figures of their training; None before the first training."""
    path = FOLDER / f"{game_name}.yaml"
    if not path.exists():
        return None
    content: Mapping[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return content


def weights_of(game_name: str, mind: Mind) -> Weights:
    """What was learned, and the mind's instinct for kinds of tables that have not been. A feature that the file does
    not know weighs nothing.
    """
    content = learned(game_name)
    weights = dict(instinctive(mind))
    nothing = [0.0] * mind.stages
    for setting, stages in (content["weights"] if content else {}).items():
        weights[setting] = [
            [stages.get(name, nothing)[stage] for name in mind.features] for stage in range(mind.stages)
        ]
    return weights


def keep(game_name: str, mind: Mind, weights: Weights, training: Mapping[str, Any]) -> Path:
    """Write the weights by the names of the features, after the figures of their training; returns the file."""
    named = {
        setting: {
            name: [round(row[place], DIGITS) for row in rows] for place, name in enumerate(mind.features)
        }
        for setting, rows in weights.items()
    }
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{game_name}.yaml"
    content = {"game": game_name, "training": dict(training), "weights": named}
    write_whole(path, yaml.safe_dump(content, sort_keys=False, default_flow_style=None, width=110))
    learned.cache_clear()
    return path
