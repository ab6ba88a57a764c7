"""Numbers as the table writes them."""

from __future__ import annotations


def number(value: int) -> str:
    """A number with a true minus."""
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """A change: with its sign, unless nothing changes."""
    return f"+{value}" if value > 0 else number(value)
