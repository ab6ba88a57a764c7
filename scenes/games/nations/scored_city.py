"""What falls on the city of a nation when its score is counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nations.rules.scoring import resources_vp
from game.nations.state import NationsState
from game.nations.text import breakdown
from scenes.games.nations.city import plan_of
from scenes.results.scored_city import LaurelFall, ScoredCity, parted
from sprites.city.city_picture import CityPicture
from sprites.city.plan import Stage, whole
from sprites.paint import palette

ACROSS = 4.4
"""How many times as wide as high the picture is."""

CROWD, QUAY = 0.09, 0.05
"""How wide the crowd on the square is, on which Victory tokens rain, and the quay with what is in store."""


def scored_city(state: NationsState, seat: int, colours: Sequence[palette.Colour]) -> ScoredCity:
    """The city of a seat at the end, and the points of each category of the score over what they come from."""
    plan = plan_of(state, seat, tuple(colours))
    stage = whole(plan, ACROSS)
    foot = stage.work[0]
    tokens = parted(max(0, state.nations[seat].vp), stage.square, foot, CROWD)
    stores = parted(resources_vp(state, seat), stage.square + 0.06, foot, QUAY)
    found = {key: tuple(_falls(state, seat, key, stage)) for key in ("colonies", "wonders", "workers")}
    falls = (tokens, found["colonies"], found["wonders"], found["workers"], stores)
    return ScoredCity(CityPicture(plan, stage, whose=("scored", seat)), falls)


def _falls(state: NationsState, seat: int, category: str, stage: Stage) -> Iterator[LaurelFall]:
    nation = state.nations[seat]
    foot, high = stage.lot
    roof, top = foot - 0.72 * high, stage.work[0] - 0.6 * stage.work[1]
    isle = stage.horizon - 0.12
    places = {
        **{card: (x, roof) for card, x in zip(nation.slots, stage.lots, strict=False)},
        **{card: (x, top) for card, x in zip([each for each in nation.ready if each], stage.works, strict=False)},
        **{card: (x, isle) for card, x in zip([each for each in nation.colonies if each], stage.isles, strict=False)},
    }
    for share in breakdown.score_shares(state, seat, category):
        x, y = places.get(share.piece, (stage.square, top))
        yield LaurelFall(x, y, share.amount)
