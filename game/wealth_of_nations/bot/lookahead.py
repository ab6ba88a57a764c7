"""Foresight: how far a bot of Wealth of Nations thinks, and how long it expects the game to last."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from game.wealth_of_nations.cards.components import FLAGS_OF_A_NATION
from game.wealth_of_nations.rules.ending import open_hexes
from game.wealth_of_nations.state import WealthState

FLAGS_A_ROUND = 1.8
"""Flags that the player with most of them places in a round."""

OF_THE_OTHERS = 0.8
"""What all players place on the mean, as a share of that."""

LONGEST = 8.0
"""Produce phases that are reckoned with at most."""


@dataclass(frozen=True)
class Lookahead:
    """How far a bot thinks: so many plans for a round, so many tiles in each.

    most_notes: with so many it takes no further one. fair: the share of its usual price that a cube must earn, as long
    as money is not needed. pace, drift: see `Economy`. hope: a factor on what it expects its products to earn.
    most_deals: barters in a Trade phase after which it makes no more offers, 0 for a bot that makes none. least_gain:
    dollars by which an offer must be better than the markets to be worth the talk. asks: whether it makes only offers
    that a computer player would agree to; futures are too many to ask in all of them. least_credit: VP that loans must
    add to the outlook, above doing without, to be taken. likes, liking: industries whose
    tiles it values above what they bring, and by how many VP each.
    """

    plans: int = 4
    tiles: int = 3
    most_notes: int = 9
    fair: float = 0.5
    pace: float = 0.6
    drift: float = 0.3
    hope: float = 1.0
    most_deals: int = 3
    least_gain: int = 3
    asks: bool = True
    least_credit: float = 3.0
    likes: tuple[str, ...] = ()
    liking: float = 0.0

    @property
    def dealing(self) -> tuple[int, bool]:
        """What it asks of an offer."""
        return self.least_gain, self.asks


SOUND = Lookahead()

MASTERLY = replace(SOUND, most_deals=9, least_gain=1, pace=0.4)
"""What a Master goes by; found by playing against Hard bots."""

SWAY = 0.15
"""How much the figures of players differ from those of each other."""


@lru_cache(maxsize=512)
def swayed(foresight: Lookahead, seed: int) -> Lookahead:
    """The foresight of somebody who reckons a little otherwise."""
    random = Random(seed)
    factors = {name: random.uniform(1 - SWAY, 1 + SWAY) for name in ("fair", "pace", "drift", "hope")}
    return replace(foresight, **{name: getattr(foresight, name) * by for name, by in factors.items()}, asks=False)


def produce_phases_ahead(state: WealthState) -> float:
    """How many are still to come, guessed from the flags and hexes that are left."""
    if state.phase == "over" or state.is_last_trade:
        return 0.0
    if state.is_final:
        return 1.0
    flags = FLAGS_OF_A_NATION - max(map(state.flags.count, state.seats))
    hexes = open_hexes(state) / (OF_THE_OTHERS * len(state.nations))
    return max(1.0, min(LONGEST, min(flags, hexes) / FLAGS_A_ROUND))
