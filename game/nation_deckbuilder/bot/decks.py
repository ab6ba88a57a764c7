"""What the cards of a deck bring on average, for the judgement of decks and of cards to buy."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.cards.decks import HAND
from game.nation_deckbuilder.cards.effects import EnemyDiscards, MayRemove
from game.nation_deckbuilder.state import KINDS, Player

AS_ONE_LIKES = 1.3
"""A card whose kind is chosen when it is played is worth more than the mean of its kinds."""


class Deck(NamedTuple):
    """What an average hand of five cards brings, and what the deck is made of."""

    food: float
    happiness: float
    science: float
    damage: float
    coins: float
    drawn: float  # cards drawn on top
    removers: float
    attacks: float  # cards that make enemies discard
    starters: float  # cards of the starting deck
    mind_control: float
    size: int


@lru_cache(maxsize=512)
def figures(card_id: str) -> tuple[float, ...]:
    """What a card brings by itself, in the order of Deck, without the size."""
    card = CARDS[card_id]
    brings = [float(amount) for amount in card.brings]
    if len(card.modes) > 1:
        for place in range(len(KINDS)):
            chosen = sum(amounts[place] - card.brings[place] for amounts in card.modes.values())
            brings[place] += AS_ONE_LIKES * chosen / len(card.modes)
    if card.stays:
        brings = [0.0] * len(KINDS)
    return (
        *brings,
        float(card.draw),
        float(isinstance(card.play, MayRemove)),
        float(isinstance(card.play, EnemyDiscards)),
        float(card.age == 0),
        float(card.wins),
    )


@lru_cache(maxsize=1 << 12)
def _sums(cards: tuple[str, ...]) -> tuple[float, ...]:
    return tuple(map(sum, zip(*map(figures, cards), strict=True)))


def own_cards(player: Player) -> tuple[tuple[str, ...], ...]:
    """Every zone that a player's deck is spread over."""
    return (
        player.hand,
        player.marked,
        player.draw_pile,
        player.on_top,
        player.discard_pile,
        player.played,
    )


def deck_of(player: Player, *bought: str) -> Deck:
    """The average hand of a player, with these cards besides: everybody can know it, as every purchase and removal was
    seen.
    """
    return _average((*own_cards(player), bought))


def deck_with(designs: tuple[str, ...]) -> Deck:
    """The average hand of a deck of these designs."""
    return _average((tuple(f"{design}#1" for design in designs),))


def _average(spread: tuple[tuple[str, ...], ...]) -> Deck:
    zones = [zone for zone in spread if zone]
    size = sum(map(len, zones))
    if not size:
        return Deck(*(0.0,) * 10, 0)
    parts = [_sums(zone) for zone in zones]
    share = HAND / max(HAND, size)
    food, happiness, science, damage, coins, drawn, removers, attacks, starters, wins = (
        sum(column) * share for column in zip(*parts, strict=True)
    )
    return Deck(food, happiness, science, damage, coins, drawn, removers, attacks, starters, wins, size)


def blocking(player: Player) -> int:
    """Damage that the player's Walls stop."""
    return sum(CARDS[card].blocks for card in player.standing)


def standing_damage(player: Player) -> int:
    """Damage that the player's standing cards deal every turn."""
    return sum(CARDS[card].brings[KINDS.index("damage")] for card in player.standing)
