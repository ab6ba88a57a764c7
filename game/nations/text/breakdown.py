"""Breakdown: how a number of a nation comes about, piece by piece. The shares of a number always add up to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from game.nations.cards.cards import CARDS, Card
from game.nations.cards.standing import cards_in_play, without_upkeep
from game.nations.concepts import STABILITY_OF_A_SLOT, empty_slots, food_upkeep, stability, strength
from game.nations.state import NATION, RESOURCES, Nation, NationsState

BOARD, POPULATION, REVOLT, ALL, LIMIT = "board", "population", "revolt", "all", "limit"
"""What else than a card gives or takes: the Player Board, the Population Track, a revolt, cards that concern all
nations, and the end of a track.
"""


class Contribution(NamedTuple):
    """What one piece gives a nation, or takes where it is negative. `workers` is on how many Workers it counts, 0 for
    a piece that needs none.
    """

    piece: str
    amount: int
    workers: int = 0


def strength_shares(state: NationsState, seat: int) -> tuple[Contribution, ...]:
    """Where the Strength of a nation comes from (N-STAT-02)."""
    nation = state.nations[seat]
    shares = [Contribution(piece, card.strength * count, workers) for piece, card, count, workers in _active(nation)]
    return _limited(shares, strength(state, seat))


def stability_shares(state: NationsState, seat: int) -> tuple[Contribution, ...]:
    """Where the Stability of a nation comes from, and what its Workers take (N-STAT-03)."""
    nation = state.nations[seat]
    shares = []
    for piece, card, count, workers in _active(nation):
        steadiness = max(0, card.stability) if _is_spared(nation, card) else card.stability
        shares.append(Contribution(piece, steadiness * count, workers))
    shares.append(Contribution(POPULATION, -STABILITY_OF_A_SLOT * empty_slots(nation, "stability")))
    shares.append(Contribution(ALL, sum(each.standing.stability_of_all for each in state.nations)))
    return _limited(shares, stability(state, seat))


def production_shares(state: NationsState, seat: int, kind: str) -> tuple[Contribution, ...]:
    """What brings and eats a resource in Production (N-PROD-03 to N-PROD-05, N-REVOLT-02)."""
    nation, index = state.nations[seat], RESOURCES.index(kind)
    shares = []
    for piece, card, count, workers in _active(nation):
        made = without_upkeep(card.production) if _is_spared(nation, card) else card.production
        lines = (line for line in card.conditional_production if line.applies(state, seat))
        extra = sum(amount.of(state, seat) for line in lines for key, amount in line.brings if key == index)
        shares.append(Contribution(piece, made[index] * count + extra, workers))
    if kind == "food":
        shares.append(Contribution(POPULATION, -food_upkeep(state, seat)))
    if kind == "books":
        shares.append(Contribution(REVOLT, min(0, stability(state, seat))))
    return _telling(shares)


def raid_shares(state: NationsState, seat: int) -> tuple[Contribution, ...]:
    """Where the raid value of a nation comes from: its best manned Military, and cards that add to it (N-BATTLE-04)."""
    nation = state.nations[seat]
    manned = [Contribution(piece, card.raid) for piece, card, _, workers in _active(nation) if workers and card.raid]
    if not manned:
        return ()
    return (max(manned, key=lambda share: share.amount), *_granted(nation, "raid"))


def golden_age_shares(state: NationsState, seat: int) -> tuple[Contribution, ...]:
    """Where the Golden Age bonus of a nation comes from (N-GOLDEN-06)."""
    return _granted(state.nations[seat], "golden_age_bonus")


def architect_shares(state: NationsState, seat: int) -> tuple[Contribution, ...]:
    """Which cards the unused private Architects of a nation come from."""
    own = Counter(state.nations[seat].private_architects)
    return tuple(Contribution(BOARD if card == NATION else card, number) for card, number in own.items())


def _granted(nation: Nation, name: str) -> tuple[Contribution, ...]:
    return _telling([Contribution(piece, card.grants.get(name, 0)) for piece, card, _, _ in _active(nation)])


def _active(nation: Nation) -> Iterator[tuple[str, Card, int, int]]:
    """Everything that counts for a nation: its name here, the card, how often it counts, the Workers on it."""
    for slot, workers in zip(nation.slots, nation.workers, strict=True):
        if workers:
            yield slot, CARDS[slot], workers, workers
    power, *cards = cards_in_play(nation.board, nation.side, nation.advisors, nation.colonies, nation.ready)
    yield BOARD, power, 1, 0
    yield from ((card.id, card, 1, 0) for card in cards)


def _is_spared(nation: Nation, card: Card) -> bool:
    """Whether a card is Military of a nation whose Military costs nothing."""
    return card.type == "military" and nation.standing.no_military_upkeep > 0


def _limited(shares: list[Contribution], value: int) -> tuple[Contribution, ...]:
    """The shares, and what the end of the track leaves out or adds."""
    return _telling([*shares, Contribution(LIMIT, value - sum(share.amount for share in shares))])


def _telling(shares: list[Contribution]) -> tuple[Contribution, ...]:
    return tuple(share for share in shares if share.amount)


BONUS = "bonus"
"""What a ready Wonder scores beside its printed points."""


def score_shares(state: NationsState, seat: int, category: str) -> tuple[Contribution, ...]:
    """Where the points of a category of the final scoring come from (N-SCORE-02 to N-SCORE-06).

    Resources are no pieces; what is added up for them says `game.nations.rules.scoring.counted_for_tens`.
    """
    nation = state.nations[seat]
    match category:
        case "colonies":
            shares = [Contribution(card, sum(CARDS[card].vp)) for card in nation.colonies if card]
        case "wonders":
            ready = [CARDS[card] for card in nation.ready if card]
            shares = [Contribution(card.id, sum(card.vp)) for card in ready]
            shares += [Contribution(BONUS, card.final_vp.of(state, seat)) for card in ready if card.final_vp]
        case "workers":
            manned = [each for each in zip(nation.slots, nation.workers, strict=True) if each[1]]
            shares = [Contribution(card, sum(CARDS[card].vp[:count]), count) for card, count in manned]
        case _:
            shares = []
    return _telling(shares)
