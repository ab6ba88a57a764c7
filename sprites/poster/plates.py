"""Camera plates: where horizon, sun and subject of a poster stand."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sprites.poster.ground.palettes import DAY, MORNING
from sprites.poster.motif import Motif


@dataclass(frozen=True)
class Plate:
    """A camera: the horizon; the sun as a share of the width, of the horizon, and its radius; the subject.

    x: middle of the subject as a share of the width. foot, height: its own. widest: as a share of the width.
    """

    horizon: float
    sun: tuple[float, float, float]
    x: float
    foot: float
    height: float
    widest: float


PLATES = {
    "hero": Plate(74, (0.30, 0.52, 23), 0.5, 94, 82, 0.84),
    "third": Plate(62, (0.72, 0.62, 15), 0.36, 92, 78, 0.66),
    "crop": Plate(56, (0.22, 0.42, 19), 0.55, 102, 94, 0.9),
    "group": Plate(60, (0.24, 0.55, 13), 0.33, 95, 78, 0.62),
    "framed": Plate(66, (0.36, 0.55, 17), 0.5, 92, 78, 0.7),
    "night": Plate(66, (0.20, 0.30, 8), 0.55, 94, 82, 0.72),
    "banner": Plate(74, (0.25, 0.70, 17), 0.5, 89, 0, 0),
    "cover": Plate(66, (0.74, 0.70, 9), 0.5, 82, 42, 0.92),
    "portrait": Plate(66, (0.22, 0.50, 15), 0.5, 94, 82, 0.8),
    "still": Plate(62, (0.72, 0.62, 15), 0.45, 92, 76, 0.6),
}

LOWER = (0.0, -6.0, 5.0)
"""Steps of the horizon."""

LEFT_SUNS = ((1.0, 1.0, 1.0), (0.5, 0.7, 0.7), (1.2, 1.2, 0.8))
"""Steps of a sun that stays left, for what is drawn for light from there: times the x, y and radius of the plate."""

_OUTDOORS = ("hero", "third", "crop", "group")


def camera(motif: Motif) -> Plate:
    """The plate of a chosen motif, stepped so that neighbours seldom look alike: the sun on the other side for every
    second one, small and high by day and low in the morning; the horizon higher or lower.
    """
    plate = PLATES[motif.plate]
    if motif.horizon:
        plate = replace(plate, horizon=motif.horizon)
    (x, y, radius), horizon = plate.sun, plate.horizon
    if motif.plate in ("banner", "cover", "night") or motif.place in ("court", "lab", "war", "sea_war"):
        return plate
    if motif.stage or motif.bust or motif.kind == "wonder":
        across, down, large = LEFT_SUNS[motif.seed // 11 % 3]
        return replace(plate, sun=(x * across, y * down, radius * large))
    if motif.seed // 11 % 2:
        x = 1 - x
    if motif.hour == DAY:
        y, radius = y * 0.55, radius * 0.6
    elif motif.hour == MORNING:
        y, radius = 0.84, radius * 0.8
    if motif.plate in _OUTDOORS and not motif.horizon:
        horizon += LOWER[motif.seed // 13 % 3]
    return replace(plate, sun=(x, y, radius), horizon=horizon)
