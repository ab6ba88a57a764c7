"""A batch: the cards that are played together, what they bring, and whether the stock can bear it (K-RULING-07)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import NOTHING, Nation, NationState, Player, Resources


def brought(state: NationState, player: Player, cards: Sequence[str], modes: Sequence[str]) -> Resources:
    """What these cards bring their player if they are played now, after what was played earlier this turn."""
    return total([brings for _, brings in sources(state, player, cards, modes)])


def sources(
    state: NationState, player: Player, cards: Sequence[str], modes: Sequence[str]
) -> list[tuple[str, Resources]]:
    """The same card by card; under the empty name what they bring together."""
    own = [(card, CARDS[card].brings_as(mode)) for card, mode in zip(cards, modes, strict=True)]
    return [*own, *(("", brings) for brings in bonuses(state, player, cards))]


def total(parts: Sequence[Resources]) -> Resources:
    """All of them added up."""
    food, happiness, science, damage, coins = map(sum, zip(NOTHING, *parts, strict=True))
    return food, happiness, science, damage, coins


def bonuses(state: NationState, player: Player, cards: Sequence[str]) -> Iterator[Resources]:
    """What these cards bring together, with each other and with what was played earlier this turn."""
    rules = dict.fromkeys([CARDS[card].bonus for card in (*player.played, *cards)])
    for rule in filter(None, rules):
        new = tuple(CARDS[card] for card in cards)
        before = tuple(CARDS[card] for card in player.played)
        now, then = rule(state, player.seat, before + new), rule(state, player.seat, before)
        food, happiness, science, damage, coins = (each - had for each, had in zip(now, then, strict=True))
        yield food, happiness, science, damage, coins


def left_over(state: NationState, nation: Nation) -> tuple[int, int]:
    """The food and happiness of a nation once everything its partners have marked is played."""
    food, happiness = nation.food, nation.happiness
    for seat in nation.seats:
        player = state.players[seat]
        for card, mode in zip(player.marked, player.modes, strict=True):
            brings = CARDS[card].brings_as(mode)
            food += brings[0]
            happiness += brings[1]
        if player.marked:
            for brings in bonuses(state, player, player.marked):
                food += brings[0]
                happiness += brings[1]
    return food, happiness


def with_one_more(state: NationState, player: Player, stock: tuple[int, int], card: str, mode: str) -> tuple[int, int]:
    """What would be left over of the stock if the player marked this card too."""
    if CARDS[card].bonus is None:
        brings = CARDS[card].modes[mode]
        return stock[0] + brings[0], stock[1] + brings[1]
    now = brought(state, player, player.marked, player.modes)
    then = brought(state, player, (*player.marked, card), (*player.modes, mode))
    return stock[0] + then[0] - now[0], stock[1] + then[1] - now[1]


Ways = tuple[tuple[int, int], ...]
"""The ways in which one card can be played, as the food and happiness that each brings."""


def helping(state: NationState, player: Player, batch: Sequence[str], rest: Sequence[str]) -> list[Ways]:
    """What the rest of a hand could add to a batch, one entry a card, and one for what they bring together."""
    found = []
    for card in rest:
        ways = tuple((brings[0], brings[1]) for brings in CARDS[card].modes.values())
        if any(food > 0 or happiness > 0 for food, happiness in ways):
            found.append(ways)
    now, then = (total([*bonuses(state, player, cards)]) for cards in (batch, [*batch, *rest]))
    if then[:2] != now[:2]:
        found.append(((then[0] - now[0], then[1] - now[1]),))
    return found


def helping_partners(state: NationState, seat: int) -> list[Ways]:
    """What the partners who mark their cards after this seat could add."""
    seats = state.nation_of(seat).seats
    partners = (state.players[each] for each in seats[seats.index(seat) + 1 :])
    return [ways for partner in partners for ways in helping(state, partner, partner.marked, partner.hand)]


def can_cover(food: int, happiness: int, helpers: Sequence[Ways]) -> bool:
    """Whether some of the helping cards bring both stocks to at least 0."""
    if food >= 0 and happiness >= 0:
        return True
    if food + sum(max(0, *(way[0] for way in ways)) for ways in helpers) < 0:
        return False
    if happiness + sum(max(0, *(way[1] for way in ways)) for ways in helpers) < 0:
        return False
    first, rest = helpers[0], helpers[1:]
    played = any(can_cover(food + way[0], happiness + way[1], rest) for way in first)
    return played or can_cover(food, happiness, rest)
