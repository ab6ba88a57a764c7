"""Ridge regression in plain Python: which weights explain outcomes best, without straying far from earlier ones."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

Row = Sequence[float]


class Fit(NamedTuple):
    """Weights, and the share of the variance of the targets that they explain."""

    weights: list[float]
    r_squared: float


def ridge(rows: Sequence[Row], targets: Sequence[float], start: Row, strength: float) -> Fit:
    """The weights that explain the targets, drawn towards `start` as if by `strength` rows of every column's size.

    The first column of equal numbers is not drawn: it is what everybody gets anyway.
    """
    columns = list(zip(*rows, strict=True)) or [()] * len(start)
    rest = [target - dot(start, row) for row, target in zip(rows, targets, strict=True)]
    squares = [[dot(one, other) for other in columns[: place + 1]] for place, one in enumerate(columns)]
    free = next((place for place, each in enumerate(columns) if each and min(each) == max(each) != 0), None)
    for place, line in enumerate(squares):
        line[place] += 0.0 if place == free else strength * line[place] / max(1, len(rows)) or 1.0
    steps = _solved(squares, [dot(column, rest) for column in columns])
    weights = [first + step for first, step in zip(start, steps, strict=True)]
    return Fit(weights, _explained(rows, targets, weights))


def dot(one: Row, other: Row) -> float:
    """The sum of the products."""
    total: float = sum(map(mul, one, other))
    return total


def _explained(rows: Sequence[Row], targets: Sequence[float], weights: Row) -> float:
    if not targets:
        return 0.0
    middle = sum(targets) / len(targets)
    spread = sum((target - middle) ** 2 for target in targets)
    missed = sum((target - dot(weights, row)) ** 2 for row, target in zip(rows, targets, strict=True))
    return 1 - missed / spread if spread else 0.0


def _solved(squares: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve for a symmetric matrix, given by its lower half, that is positive definite (Cholesky)."""
    lower: list[list[float]] = []
    for place, line in enumerate(squares):
        row: list[float] = []
        for other in range(place):
            row.append((line[other] - dot(row, lower[other][:other])) / lower[other][other])
        row.append(max(line[place] - dot(row, row), 1e-9) ** 0.5)
        lower.append(row)
    forth: list[float] = []
    for place, line in enumerate(lower):
        forth.append((right[place] - dot(line[:place], forth)) / line[place])
    back = [0.0] * len(forth)
    for place in reversed(range(len(forth))):
        above = sum(lower[later][place] * back[later] for later in range(place + 1, len(forth)))
        back[place] = (forth[place] - above) / lower[place][place]
    return back
