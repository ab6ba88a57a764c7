"""The decks of an age: which cards belong to it, before anything is shuffled (N-SET-02)."""

from __future__ import annotations

from functools import lru_cache

from game.engine import below
from game.nations.cards.cards import CARDS, EVENTS, TILES, TYPES
from game.nations.state import NationsState

SPARE = ("advanced", "expert")
"""The sets whose cards may stand in for base cards."""


@lru_cache(maxsize=64)
def cards_of(age: int, sets: tuple[str, ...], kind: str, mods: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The Progress Cards of a type, an age and some sets, in the order of the card lists, then of mods (N-SET-01)."""
    sets = (*sets, *mods)
    return tuple(card.id for card in CARDS.among(mods) if card.age == age and card.set in sets and card.type == kind)


def progress_deck(state: NationsState) -> tuple[str, ...]:
    """The Progress Cards of the current age: the chosen sets, or a balanced deck (N-COMPETITIVE-02, N-SETUP-05)."""
    deck = tuple(card for kind in TYPES for card in cards_of(state.age, state.sets, kind, state.mods))
    for _ in range(state.swaps):
        deck = _swapped(state, deck)
    return deck


def _swapped(state: NationsState, deck: tuple[str, ...]) -> tuple[str, ...]:
    """Exchange a random base card against an advanced or expert card of its type and age, one for one (R-70)."""
    held = set(deck)
    spare = {
        kind: [card for card in cards_of(state.age, SPARE, kind, state.mods) if card not in held] for kind in TYPES
    }
    pairs = [(card, other) for card in deck if CARDS[card].set == "base" for other in spare[CARDS[card].type]]
    out, into = pairs[below(state, len(pairs))]
    return tuple(into if card == out else card for card in deck)


def event_deck(state: NationsState) -> tuple[str, ...]:
    """The Event Cards of the current age, or its solo tiles (N-SOLO-03, R-63)."""
    pieces = (TILES if state.is_solo else EVENTS).among(state.mods)
    return tuple(piece.id for piece in pieces if piece.age == state.age)
