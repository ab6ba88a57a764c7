"""The printed faces of the progress tiles, built from their data."""

from __future__ import annotations

from functools import lru_cache

from game.nations_dice.dice import FACES
from game.nations_dice.state import REROLL
from game.nations_dice.tiles import AGES, START_AGE, TILES, Tile
from scenes.games.nations_dice.dice import BODIES, MAIN_SIGN
from scenes.kit.numbers import NUMERALS
from sprites.card_face import Badge, CardFace, EffectRow, SmallChit, SmallDie

TYPE_NAMES = {
    "building": "Building",
    "military": "Military",
    "advisor": "Advisor",
    "colony": "Colony",
    "wonder": "Wonder",
}
COUNTS = ("no", "one", "two", "three")


@lru_cache(maxsize=128)
def tile_face(tile_id: str) -> CardFace:
    """The face of a tile by its id."""
    tile = TILES[tile_id]
    return CardFace(
        name=tile.name,
        kind=tile.type,
        emblem=tile.emblem,
        age=tile.age,
        pays=tile.pays,
        left_badge=Badge("stone", tile.stone) if tile.stone else None,
        vp=tile.vp,
        rows=_rows(tile),
        rule=tile_rule(tile_id),
        type_line=type_line(tile),
    )


def _rows(tile: Tile) -> tuple[EffectRow, ...]:
    pieces: EffectRow = (
        *(SmallDie(BODIES[colour], MAIN_SIGN[colour]) for colour in tile.dice),
        *(SmallChit(REROLL) for _ in range(tile.rerolls)),
        *((SmallChit(tile.chit),) if tile.chit else ()),
    )
    return (pieces,) if pieces else ()


def type_line(tile: Tile) -> str:
    """The type and the age of a tile, as under the picture of the zoom card."""
    age = "printed on the board" if tile.age == START_AGE else f"Age {NUMERALS[tile.age]}"
    return f"{TYPE_NAMES[tile.type]} · {age}"


@lru_cache(maxsize=128)
def tile_rule(tile_id: str) -> str:
    """What the tile does, in sentences with {glyph} marks."""
    tile = TILES[tile_id]
    sentences = [*_gains(tile)]
    if tile.stone:
        sentences.insert(0, f"Build it later for **{tile.stone}** {{stone}}.")
    if tile.vp:
        sentences.append(f"Scores **{tile.vp}** {{vp}} at the end of the game.")
    return " ".join(sentences)


def _gains(tile: Tile) -> list[str]:
    if tile.dice:
        colour = tile.dice[0]
        dice = "die" if len(tile.dice) == 1 else "dice"
        faces = ", ".join(f"{icon.amount} {{{icon.kind}}}" for icon in FACES[colour][1:])
        rolled = "" if tile.age == START_AGE else " Rolled at once: no undo after."
        return [f"Brings {COUNTS[len(tile.dice)]} {colour} {dice}. Faces: {faces}.{rolled}"]
    if tile.rerolls:
        chits = "chit" if tile.rerolls == 1 else "chits"
        return [f"Brings {COUNTS[tile.rerolls]} {{reroll}} {chits}."]
    if tile.chit:
        when = "Once ready it brings" if tile.type == "wonder" else "Brings"
        return [f"{when} a {{{tile.chit}}} chit."]
    return []


@lru_cache(maxsize=128)
def tile_caption(tile_id: str) -> str:
    """A tile in one line, for whoever hears it rather than sees it."""
    tile = TILES[tile_id]
    age = "" if tile.age == START_AGE else f" of {AGES[tile.age - 1].capitalize()}"
    return f"{tile.name}, {TYPE_NAMES[tile.type]}{age}. {tile_rule(tile_id)}"
