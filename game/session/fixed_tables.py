"""Fixed tables: dealt alike on every computer, so that results can be compared: daily tables and challenges.

Such a table is known by its seed, which begins with its kind: files and letters need no field of their own for it.
"""

from __future__ import annotations

DAILY, CHALLENGE = KINDS = "daily", "challenge"


def fixed_kind(seed: int | str) -> str:
    """The kind of fixed table that this seed deals; empty for every other table."""
    word = str(seed).partition(" ")[0]
    return word if word in KINDS else ""
