"""Numbers as the table writes them."""

from __future__ import annotations

from game.text.sentences import Sentences

_say = Sentences("screens")


def number(value: int) -> str:
    """A number with a true minus."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A change: with its sign, unless nothing changes."""
    return f"+{value}" if value > 0 else number(value)


def percent(share: float) -> str:
    """A share from 0 to 1 in whole per cent, as the language writes it."""
    return _say("statistics.percent", n=round(100 * share))


def tenths(value: float) -> str:
    """A number with one decimal, as the language writes it."""
    return f"{value:.1f}".replace("-", "−").replace(".", _say("figures.decimal"))
