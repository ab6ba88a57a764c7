"""Chance: the only randomness of a game, one integer in the state.

The generator is SplitMix64: the same numbers on every Python version and platform, and copying it is copying
one int. Rolls and reveals count as surprises: what the table has seen cannot be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from typing import Protocol, TypeVar

Piece = TypeVar("Piece")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class HasChance(Protocol):
    """Anything that carries the generator and counts what chance has shown."""

    rng: int
    surprises: int


def seed_number(seed: int | str) -> int:
    """The generator's start for a seed. A seed is any text; a whole number means itself."""
    text = str(seed).strip()
    try:
        return int(text) & _MASK
    except ValueError:
        return int.from_bytes(blake2s(text.encode(), digest_size=8).digest(), "big")


def below(state: HasChance, limit: int) -> int:
    """A whole number from 0 up to, not including, `limit`, every one equally likely."""
    while True:
        state.rng = rng = (state.rng + _STEP) & _MASK
        rng = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        rng = ((rng ^ (rng >> 27)) * 0x94D049BB133111EB) & _MASK
        rng ^= rng >> 31
        if rng < (1 << 64) - (1 << 64) % limit:
            return rng % limit


def shuffled(state: HasChance, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """The pieces in a random order (Fisher and Yates). Nobody has seen them yet, so this is no surprise."""
    order = list(pieces)
    for last in range(len(order) - 1, 0, -1):
        other = below(state, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def roll(state: HasChance, sides: int) -> int:
    """Throw a die in front of everybody: 1 to `sides`."""
    state.surprises += 1
    return 1 + below(state, sides)


def reveal(state: HasChance) -> None:
    """Mark that something hidden has just been turned up."""
    state.surprises += 1
