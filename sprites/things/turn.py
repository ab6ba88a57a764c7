"""Turns in space as unit quaternions, small and without numpy.

The axes are those of the table seen from above: x to the right, y down the screen (towards the player) and z up out
of the cloth. A Turn maps a direction fixed to a piece onto a direction of the table.
"""

from math import cos, sin, sqrt

Vector = tuple[float, float, float]
Turn = tuple[float, float, float, float]
Rows = tuple[Vector, Vector, Vector]

UNTURNED: Turn = (1.0, 0.0, 0.0, 0.0)
UP: Vector = (0.0, 0.0, 1.0)


def about(axis: Vector, angle: float) -> Turn:
    """The turn by an angle in radians about a unit axis; about UP, x turns towards y."""
    x, y, z = axis
    share = sin(angle / 2)
    return cos(angle / 2), x * share, y * share, z * share


def then(first: Turn, second: Turn) -> Turn:
    """The one turn that does first and afterwards second, both about axes of the table."""
    w, x, y, z = second
    a, b, c, d = first
    return (
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    )


def back(turn: Turn) -> Turn:
    """The turn that undoes the given one."""
    w, x, y, z = turn
    return w, -x, -y, -z


def between(start: Turn, end: Turn, share: float) -> Turn:
    """The turn a share (0 to 1) of the short way from start to end; for turns close to each other."""
    near = 1.0 if sum(a * b for a, b in zip(start, end, strict=True)) >= 0 else -1.0
    mixed = [a + (b * near - a) * share for a, b in zip(start, end, strict=True)]
    length = sqrt(sum(part * part for part in mixed))
    w, x, y, z = (part / length for part in mixed)
    return w, x, y, z


def rows(turn: Turn) -> Rows:
    """The rotation matrix of a turn: row 0 gives the table's x of a turned direction, row 1 its y, row 2 its z."""
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def turned(direction: Vector, matrix: Rows) -> Vector:
    """The direction a piece's own direction points to on the table."""
    x, y, z = direction
    across, down, up = (a * x + b * y + c * z for a, b, c in matrix)
    return across, down, up
