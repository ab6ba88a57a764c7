"""Sentences of a game: read from a YAML file in sections, and filled with facts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from game.core.catalog import QUICK_LOADER

Sections = Mapping[str, Mapping[Any, Any]]
"""Section and key of every sentence."""


def read_sections(file: Path) -> Sections:
    """The sections of a file of sentences. Raises OSError, or yaml.YAMLError where it is no YAML."""
    sections: Sections = yaml.load(file.read_text(encoding="utf-8"), QUICK_LOADER)
    return sections


def fill(sentence: str, **facts: object) -> str:
    """The sentence with every `<fact>` filled in."""
    for name, fact in facts.items():
        sentence = sentence.replace(f"<{name}>", str(fact))
    return sentence
