"""Wording: what a tile is and does, in sentences with {glyph} marks made from its data."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations_dice.cards.dice import FACES
from game.nations_dice.cards.tiles import START_AGE, TILES, Tile
from game.text.language import per_language
from game.text.sentences import NUMERALS, Sentences, listed

say = Sentences("nations_dice")


def type_line(tile: Tile) -> str:
    """The type and the age of a tile, as under the picture of the zoom card, and how the age is marked."""
    age = say("faces.printed") if tile.age == START_AGE else say("faces.age", age=NUMERALS[tile.age])
    return say("faces.type_line", type=say(f"names.{tile.type}"), age=age)


@per_language
def tile_rule(tile_id: str) -> str:
    """What the tile does, in sentences with {glyph} marks."""
    tile = TILES[tile_id]
    build = (say("faces.build_cost", stone=tile.stone),) if tile.stone else ()
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
