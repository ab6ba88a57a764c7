"""Parts: an icon of one colour as a body of lit and dark planes in up to three tones.

All masks of an icon are made once at a fixed raster and shrunk to the size that a picture asks for.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray

from sprites.paint import icons
from sprites.paint.palette import WHITE
from sprites.poster.motif import Rule
from sprites.poster.press import Plane

MARGIN = 0.035
"""Of the raster, around what is drawn: closing needs it."""

SMALLEST, LARGEST = 140, 560
"""Pixels of the rasters at which masks are made."""

LIGHT_FROM = (0.72, 0.69)
"""How far left and up the light comes from."""


@dataclass(frozen=True)
class SubjectPlanes:
    """The planes of a subject: all masks have one size, 0 to 1, and hold the margin on every side.

    lit, dark: a plane for each tone. body: the whole with its small holes closed. rim: the edge towards the light.
    openings: what is open in the body. margin: pixels between the drawn part and the edge.
    """

    lit: tuple[Plane, ...]
    dark: tuple[Plane, ...]
    body: Plane
    rim: Plane
    openings: Plane
    margin: float


@lru_cache(maxsize=600)
def aspect(name: str) -> float:
    """Width of an icon as a share of its height."""
    ink, _ = _ink(name, SMALLEST)
    height, width = ink.shape
    margin = 2 * round(MARGIN * SMALLEST)
    return float((width - margin) / (height - margin))


def parts(
    name: str, height: float, tones: int, rules: tuple[Rule, ...], fill: str, split: str, from_right: bool
) -> SubjectPlanes:
    """The planes of an icon whose drawn part is `height` pixels high."""
    raster = SMALLEST if height < 110 else 240 if height < 230 else LARGEST
    masks, margin, drawn = _masks(name, raster, tones, rules, fill, split, from_right)
    scale = height / drawn
    size = (max(2, round(masks.shape[2] * scale)), max(2, round(masks.shape[1] * scale)))
    small = _scaled(masks, size)
    return SubjectPlanes(
        tuple(small[3 : 3 + tones]),
        tuple(small[3 + tones : 3 + 2 * tones]),
        small[0],
        small[1],
        small[2],
        margin * scale,
    )


def _scaled(masks: NDArray[np.uint8], size: tuple[int, int]) -> Plane:
    """The masks in another size, three to a surface."""
    count, height, width = masks.shape
    result = np.empty((count, size[1], size[0]), np.float32)
    for first in range(0, count, 3):
        three = np.zeros((height, width, 3), np.uint8)
        held = masks[first : first + 3]
        three[:, :, : len(held)] = held.transpose(1, 2, 0)
        surface = pygame.image.frombuffer(three.tobytes(), (width, height), "RGB")
        small = pygame.transform.smoothscale(surface, size)
        raw = np.frombuffer(pygame.image.tobytes(small, "RGB"), np.uint8).reshape(size[1], size[0], 3)
        result[first : first + len(held)] = raw[:, :, : len(held)].transpose(2, 0, 1)
    result *= np.float32(1 / 255)
    return result


@lru_cache(maxsize=40)
def _ink(name: str, raster: int) -> tuple[Plane, int]:
    """The icon cut to its bounds with its margin, 0 to 1, and the margin in pixels."""
    icon = icons.raster(name, raster, WHITE)
    alpha = np.frombuffer(pygame.image.tobytes(icon, "RGBA"), np.uint8).reshape(raster, raster, 4)[:, :, 3]
    drawn = alpha > 24
    rows, columns = np.flatnonzero(drawn.any(axis=1)), np.flatnonzero(drawn.any(axis=0))
    cut = alpha[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1].astype(np.float32) / 255
    margin = round(MARGIN * raster)
    return np.pad(cut, margin).astype(np.float32), margin


@lru_cache(maxsize=40)
def _masks(
    name: str, raster: int, tones: int, rules: tuple[Rule, ...], fill: str, split: str, from_right: bool
) -> tuple[NDArray[np.uint8], int, int]:
    """Body, rim, openings, lit and dark planes as bytes; the margin and the height of the drawn part in pixels."""
    ink, margin = _ink(name, raster)
    if from_right:
        ink = ink[:, ::-1]
    body = _body(ink, raster, fill)
    dark = _dark_by_axis(ink) if split == "axis" else _dark_by_form(ink, body, raster)
    shift = max(1, round(0.01 * raster))
    rim = np.clip(ink - _moved(ink, shift, shift), 0, 1)
    planes = [body, rim, _openings(np.clip(body - ink, 0, 1), raster)]
    shares = _shares(ink, tones, rules, margin)
    if from_right:
        # Rules speak of the icon as it is drawn.
        shares = _shares(ink[:, ::-1], tones, rules, margin)[:, :, ::-1]
    planes += [ink * share * (1 - dark) for share in shares]
    planes += [ink * share * dark for share in shares]
    if from_right:
        planes = [plane[:, ::-1] for plane in planes]
    return (
        (np.stack(planes) * 255).round().astype(np.uint8),
        margin,
        ink.shape[0] - 2 * margin,
    )


def _openings(hollow: Plane, raster: int) -> Plane:
    """The windows in what is hollow: compact holes, not the seams that run through the whole body."""
    reach = max(1, round(0.008 * raster))
    wide = _dilated(_eroded(hollow, reach), reach)
    windows = np.zeros_like(hollow)
    height, width = hollow.shape
    for hole in _pieces(wide > 0.5, round(hollow.size * 0.0004)):
        piece = _array(hole)
        bounds = _bounds(piece)
        if bounds.w < 0.24 * width and bounds.h < 0.4 * height and hole.count() > 0.5 * bounds.w * bounds.h:
            windows = np.maximum(windows, _dilated(piece, 1))
    return np.minimum(hollow, windows)


def _body(ink: Plane, raster: int, fill: str) -> Plane:
    if fill == "none":
        return ink
    if fill == "span":
        solid = ink > 0.5
        first = np.maximum.accumulate(solid, axis=1)
        last = np.maximum.accumulate(solid[:, ::-1], axis=1)[:, ::-1]
        return np.maximum(ink, (first & last).astype(np.float32))
    reach = max(1, round(0.02 * raster))
    closed = np.maximum(ink, _eroded(_dilated(ink, reach), reach))
    limit = ink.size * (1.0 if fill == "all" else 0.06)
    return np.maximum(closed, _small_holes(closed, limit))


def _small_holes(body: Plane, limit: float) -> Plane:
    """The holes smaller than `limit` pixels that do not touch the edge."""
    holes = _mask(body < 0.5)
    holes.erase(holes.connected_component((0, 0)), (0, 0))
    for large in holes.connected_components(round(limit)) if limit < body.size else ():
        holes.erase(large, (0, 0))
    return _array(holes)


def _pieces(solid: NDArray[np.bool_], least: int = 0) -> list[pygame.Mask]:
    return _mask(solid).connected_components(least)


def _mask(solid: NDArray[np.bool_]) -> pygame.Mask:
    height, width = solid.shape
    rgba = np.zeros((height, width, 4), np.uint8)
    rgba[:, :, 3] = solid * 255
    return pygame.mask.from_surface(pygame.image.frombuffer(rgba.tobytes(), (width, height), "RGBA"))


def _bounds(piece: Plane) -> pygame.Rect:
    """The smallest rectangle around what is there."""
    rows, columns = (np.flatnonzero(piece.any(axis=axis)) for axis in (1, 0))
    return pygame.Rect(columns[0], rows[0], columns[-1] + 1 - columns[0], rows[-1] + 1 - rows[0])


def _array(mask: pygame.Mask) -> Plane:
    surface = mask.to_surface(pygame.Surface(mask.get_size(), 0, 32), setcolor="white", unsetcolor="black")
    width, height = mask.get_size()
    rows = np.frombuffer(surface.get_buffer().raw, np.uint8).reshape(height, -1)
    return (rows[:, 0 : width * 4 : 4] > 0).astype(np.float32)


def _shares(ink: Plane, tones: int, rules: tuple[Rule, ...], margin: int) -> Plane:
    """How much of every pixel each tone takes. Later rules win."""
    tone = np.zeros(ink.shape, np.int8)
    height, width = ink.shape[0] - 2 * margin, ink.shape[1] - 2 * margin
    y = (np.arange(ink.shape[0]) - margin)[:, None] / height
    x = (np.arange(ink.shape[1]) - margin)[None, :] / width
    pieces: list[pygame.Mask] | None = None
    for where, amount, index in rules:
        if where in ("comp", "small") and pieces is None:
            pieces = sorted(_pieces(ink > 0.35), key=lambda piece: -piece.count())
        if where == "top":
            chosen = np.broadcast_to(y < amount, ink.shape)
        elif where == "bot":
            chosen = np.broadcast_to(y >= amount, ink.shape)
        elif where == "left":
            chosen = np.broadcast_to(x < amount, ink.shape)
        elif where == "right":
            chosen = np.broadcast_to(x >= amount, ink.shape)
        elif where == "disc":
            chosen = np.hypot((x - 0.5) * width / height, y - 0.5) < amount
        elif where == "comp":
            chosen = np.zeros(ink.shape, bool)
            if pieces and int(amount) < len(pieces):
                chosen = _dilated(_array(pieces[int(amount)]), 2) > 0
        else:
            chosen = np.zeros(ink.shape, bool)
            for piece in pieces or ():
                if piece.count() < amount * ink.size:
                    chosen |= _dilated(_array(piece), 2) > 0
        tone[chosen] = min(index, tones - 1)
    return np.stack([(tone == index).astype(np.float32) for index in range(tones)])


def _dark_by_axis(ink: Plane) -> Plane:
    """Every piece is dark beyond its own middle: columns, domes and walls get an edge each."""
    dark = np.zeros_like(ink)
    columns = np.arange(ink.shape[1])[None, :]
    for mask in _pieces(ink > 0.35, 6):
        piece = _array(mask)
        bounds = _bounds(piece)
        edge = bounds.centerx + 0.06 * bounds.width
        side = np.clip(columns - edge, 0, 1)
        dark = np.maximum(dark, _dilated(piece, 1) * side)
    return dark.astype(np.float32)


def _dark_by_form(ink: Plane, body: Plane, raster: int) -> Plane:
    """What slopes away from the light, were the blurred silhouette a relief; found at a third of the size."""
    times = 3 if raster > SMALLEST else 2
    small, drawn = (_shrunk(mask, times) for mask in (body, ink))
    height = sum(
        share * _blurred(mask, reach * raster / times)
        for share, mask, reach in ((0.8, small, 0.10), (0.7, small, 0.05), (0.5, drawn, 0.022))
    )
    down, right = np.gradient(height * (raster / times) * 0.14)
    slope = -(right * LIGHT_FROM[0] + down * LIGHT_FROM[1])
    f = -slope / np.sqrt(1.15**2 + right**2 + down**2)
    dark = np.clip((-f - 0.16) * 7, 0, 1).astype(np.float32)
    rows, columns = body.shape
    return _scaled((dark[None] * 255).astype(np.uint8), (dark.shape[1] * times, dark.shape[0] * times))[
        0, :rows, :columns
    ]


def _shrunk(mask: Plane, times: int) -> Plane:
    """The mean of every square of so many pixels, the last ones filled up with nothing."""
    rows, columns = (-side % times for side in mask.shape)
    filled = np.pad(mask, ((0, rows), (0, columns)))
    squares = filled.reshape(filled.shape[0] // times, times, filled.shape[1] // times, times)
    shrunk: Plane = squares.mean(axis=(1, 3))
    return shrunk


def _blurred(mask: Plane, radius: float) -> Plane:
    """Three box blurs."""
    reach = max(1, round(radius / 2))
    for _ in range(3):
        for axis in (0, 1):
            mask = _box(mask, reach, axis)
    return mask


def _box(mask: Plane, reach: int, axis: int) -> Plane:
    pad = [(0, 0), (0, 0)]
    pad[axis] = (reach + 1, reach)
    sums = np.cumsum(np.pad(mask, pad, mode="edge"), axis=axis, dtype=np.float64)
    wide = 2 * reach + 1
    if axis == 0:
        return ((sums[wide:] - sums[:-wide]) / wide).astype(np.float32)
    return ((sums[:, wide:] - sums[:, :-wide]) / wide).astype(np.float32)


def _moved(mask: Plane, right: int, down: int) -> Plane:
    moved = np.zeros_like(mask)
    moved[down:, right:] = mask[: mask.shape[0] - down, : mask.shape[1] - right]
    return moved


def _dilated(mask: Plane, reach: int) -> Plane:
    """Grown by `reach` pixels, in an octagon."""
    for step in range(reach):
        grown = mask.copy()
        np.maximum(grown[1:], mask[:-1], out=grown[1:])
        np.maximum(grown[:-1], mask[1:], out=grown[:-1])
        np.maximum(grown[:, 1:], mask[:, :-1], out=grown[:, 1:])
        np.maximum(grown[:, :-1], mask[:, 1:], out=grown[:, :-1])
        if step % 2:
            np.maximum(grown[1:, 1:], mask[:-1, :-1], out=grown[1:, 1:])
            np.maximum(grown[:-1, :-1], mask[1:, 1:], out=grown[:-1, :-1])
            np.maximum(grown[1:, :-1], mask[:-1, 1:], out=grown[1:, :-1])
            np.maximum(grown[:-1, 1:], mask[1:, :-1], out=grown[:-1, 1:])
        mask = grown
    return mask


def _eroded(mask: Plane, reach: int) -> Plane:
    return 1 - _dilated(1 - mask, reach)
