"""The printed faces of the progress tiles, built from their data."""

from __future__ import annotations

from game.nations_dice.cards.tiles import START_AGE, TILES, Tile
from game.nations_dice.state import REROLL
from game.nations_dice.text.wording import tile_rule, type_line
from game.text.language import per_language
from game.text.sentences import Sentences
from scenes.games.nations_dice.board.dice import BODIES, MAIN_SIGN
from sprites.cards.card_face import Badge, CardFace, EffectRow, SmallChit, SmallDie

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


@per_language
def tile_caption(tile_id: str, price: int = 0) -> str:
    """A tile in one line, for whoever hears it rather than sees it; with its price where it is for sale."""
    tile = TILES[tile_id]
    facts: dict[str, object] = {
        "tile": say.name(tile.name),
        "type": say(f"names.{tile.type}"),
        "rule": tile_rule(tile_id),
    }
    facts |= {"price": price, "kind": tile.pays}
    if tile.age == START_AGE:
        return say("faces.caption", **facts)
    return say("faces.caption_of_age", age=say(f"ages.{tile.age}"), **facts)
