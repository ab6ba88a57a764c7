"""The printed faces of the progress tiles, built from their data."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.language import per_language
from game.core.sentences import Sentences, listed
from game.nations_dice.dice import FACES
from game.nations_dice.state import REROLL
from game.nations_dice.tiles import START_AGE, TILES, Tile
from scenes.games.nations_dice.dice import BODIES, MAIN_SIGN
from scenes.kit.numbers import NUMERALS
from sprites.card_face import Badge, CardFace, EffectRow, SmallChit, SmallDie

say = Sentences("nations_dice")


@per_language
def tile_face(tile_id: str) -> CardFace:
    """The face of a tile by its id."""
    tile = TILES[tile_id]
    return CardFace(
        name=say.name(tile.name),
        kind=tile.type,
        emblem=tile.emblem,
        picture=tile.picture,
        person=tile.person,
        age=tile.age,
        pays=tile.pays,
        left_badge=Badge("stone", tile.stone) if tile.stone else None,
        vp=tile.vp,
        rows=_rows(tile),
        rule=tile_rule(tile_id),
        type_line=type_line(tile),
    )


def all_faces() -> list[CardFace]:
    """The faces of all of them, in the order of their data."""
    return [tile_face(name) for name in TILES]


def _rows(tile: Tile) -> tuple[EffectRow, ...]:
    pieces: EffectRow = (
        *(SmallDie(BODIES[colour], MAIN_SIGN[colour]) for colour in tile.dice),
        *(SmallChit(REROLL) for _ in range(tile.rerolls)),
        *((SmallChit(tile.chit),) if tile.chit else ()),
    )
    return (pieces,) if pieces else ()


def type_line(tile: Tile) -> str:
    """The type and the age of a tile, as under the picture of the zoom card."""
    age = say("faces.printed") if tile.age == START_AGE else say("faces.age", age=NUMERALS[tile.age])
    return say("faces.type_line", type=say(f"names.{tile.type}"), age=age)


@per_language
def tile_rule(tile_id: str) -> str:
    """What the tile does, in sentences with {glyph} marks."""
    tile = TILES[tile_id]
    build = (say("faces.build_later", stone=tile.stone),) if tile.stone else ()
    scores = (say("faces.scores", points=tile.vp),) if tile.vp else ()
    return " ".join((*build, *_gains(tile), *scores))


def _gains(tile: Tile) -> Iterator[str]:
    if tile.dice:
        colour = tile.dice[0]
        faces = listed((f"{icon.amount} {{{icon.kind}}}" for icon in FACES[colour][1:]), "comma")
        yield say("faces.brings_dice", dice=len(tile.dice), colour=say.name(colour), faces=faces)
        if tile.age != START_AGE:
            yield say("faces.rolled_at_once")
    elif tile.rerolls:
        yield say("faces.brings_rerolls", rerolls=tile.rerolls)
    elif tile.chit and tile.type == "wonder":
        yield say("faces.brings_chit_once_ready", chit=tile.chit)
    elif tile.chit:
        yield say("faces.brings_chit", chit=tile.chit)


@per_language
def tile_caption(tile_id: str) -> str:
    """A tile in one line, for whoever hears it rather than sees it."""
    tile = TILES[tile_id]
    facts = {"tile": say.name(tile.name), "type": say(f"names.{tile.type}"), "rule": tile_rule(tile_id)}
    if tile.age == START_AGE:
        return say("faces.caption", **facts)
    return say("faces.caption_of_age", age=say(f"ages.{tile.age}"), **facts)
