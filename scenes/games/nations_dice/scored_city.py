"""What falls on the city of a nation of the Dice Game when its score is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nations_dice.state import NationsDiceState
from game.nations_dice.text.breakdown import score_shares
from scenes.games.nations_dice.city import plan_of
from scenes.results.scored_city import LaurelFall, ScoredCity, parted
from sprites.city.city_picture import CityPicture
from sprites.city.plan import Stage, whole
from sprites.paint import palette

ACROSS = 4.4
"""How many times as wide as high the picture is."""

CROWD, APART = 0.05, 0.05
"""How wide a place is on which the points of books, famine and war rain, and how far apart these lie."""


def scored_city(state: NationsDiceState, seat: int, colours: Sequence[palette.Colour]) -> ScoredCity:
    """The city of a seat at the end, and the points of each category of the score over what they come from."""
    plan, nation = plan_of(state, seat, colours[seat]), state.nations[seat]
    stage = whole(plan, ACROSS)
    foot = stage.work[0]
    rained = (nation.vp_books, nation.vp_famine, nation.vp_war)
    rain = (parted(points, stage.square + APART * (place - 1), foot, CROWD) for place, points in enumerate(rained))
    on_tiles = (tuple(_falls(state, seat, key, stage)) for key in ("wonders", "colonies", "buildings", "advisor"))
    return ScoredCity(CityPicture(plan, stage, whose=("scored", seat)), (*rain, *on_tiles))


def _falls(state: NationsDiceState, seat: int, category: str, stage: Stage) -> Iterator[LaurelFall]:
    nation = state.nations[seat]
    foot, high = stage.lot
    roof, top = foot - 0.72 * high, stage.work[0] - 0.6 * stage.work[1]
    isle = stage.horizon - 0.12
    places = {
        **{tile: (x, roof) for tile, x in zip(nation.slots, stage.lots, strict=False)},
        **{tile: (x, top) for tile, x in zip(nation.ready, stage.works, strict=False)},
        **{tile: (x, isle) for tile, x in zip(nation.colonies, stage.isles, strict=False)},
    }
    for share in score_shares(nation, category):
        x, y = places.get(share.piece, (stage.square, top))
        yield LaurelFall(x, y, share.amount)
