"""What the numbers of a nation are made of, on a slip beside each of them."""

from __future__ import annotations

from game.nations_dice.state import CHITS, NationsDiceState
from game.nations_dice.tiles import TILES
from scenes.games.nations_dice.seats import nation_name
from scenes.kit.explanation import Explanation, Part
from scenes.kit.model import TableModel


def points(model: TableModel, seat: int) -> Explanation:
    """Victory points on the track."""
    state: NationsDiceState = model.view
    nation = state.nations[seat]
    return Explanation(
        f"{nation_name(nation)}: {{vp}}", (Part("On the track", str(nation.vp)),), chapter="Scoring"
    )


def books(model: TableModel, seat: int) -> Explanation:
    """The place on the books track."""
    state: NationsDiceState = model.view
    nation = state.nations[seat]
    return Explanation(
        f"{nation_name(nation)}: {{books}}", (Part("On the track", str(nation.books)),), chapter="Books"
    )


def about_counts(model: TableModel, seat: int) -> Explanation:
    """Advisor, colonies and wonders by name."""
    nation = model.view.nations[seat]
    tiles = [nation.advisor, *nation.colonies, *nation.ready]
    parts = tuple(Part(TILES[tile].name) for tile in tiles if tile)
    return Explanation(f"{nation_name(nation)}: advisor, colonies, wonders", parts)


def tiles_points(model: TableModel, seat: int) -> Explanation:
    """Victory points with those of the tiles."""
    nation = model.view.nations[seat]
    return Explanation("With the points of tiles", (Part("Now", str(nation.vp)),), str(nation.projected_vp))


def about_chits(model: TableModel, seat: int) -> Explanation:
    """Dice and chits by kind."""
    nation = model.view.nations[seat]
    parts = tuple(
        Part(f"{{{kind}}}", f"{now} + {used}")
        for kind, now, used in zip(CHITS, nation.unused_chits, nation.used_chits, strict=True)
        if now or used
    )
    return Explanation("Chits, unused and used", parts)
