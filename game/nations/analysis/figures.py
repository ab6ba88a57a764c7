"""Numbers of a finished game of Nations that achievements and challenges ask for."""

from __future__ import annotations

from game.achievements.requirements import Figure, FinishedGame
from game.nations.cards.cards import CARDS
from game.nations.events import Bought, RoundBegan, ScoredBooks, WonderReady


def _readings_led(game: FinishedGame) -> int:
    """Scorings of the Books in which nobody had more than it."""
    rivals = len(game.session.seats) - 1
    scored = [event for _, event in game.events() if isinstance(event, ScoredBooks) and event.seat == game.seat]
    return sum(event.vp >= rivals for event in scored) if rivals else 0


def _manned_start_cards(game: FinishedGame) -> int:
    """Cards of the beginning on which Workers stand."""
    started = set(game.me.printed.slots)
    return sum(
        bool(card and workers and card in started) for card, workers in zip(game.me.slots, game.me.workers, strict=True)
    )


def _wonders_of_a_round(game: FinishedGame) -> int:
    """Wonders that were bought and finished in one round."""
    found = bought = 0
    for _, event in game.events():
        if isinstance(event, RoundBegan):
            bought = 0
        elif event.seat == game.seat and isinstance(event, Bought) and event.type == "wonder":
            bought = 1
        elif event.seat == game.seat and isinstance(event, WonderReady) and bought:
            found, bought = found + 1, 0
    return found


def _bought_of(*types: str) -> Figure:
    def count(game: FinishedGame) -> int:
        events = (event for _, event in game.events() if isinstance(event, Bought) and event.seat == game.seat)
        return sum(CARDS[event.card].type in types for event in events)

    return count


FIGURES: dict[str, Figure] = {
    "books": lambda game: int(game.me.books),
    "strength": lambda game: int(game.me.strength),
    "stability": lambda game: int(game.me.stability),
    "wonders": lambda game: sum(map(bool, game.me.ready)),
    "colonies": lambda game: sum(map(bool, game.me.colonies)),
    "idle_workers": lambda game: int(game.me.area),
    "workers": lambda game: sum(game.me.workers),
    "fighting_cards": _bought_of("military", "war", "battle"),
    "readings_led": _readings_led,
    "manned_start_cards": _manned_start_cards,
    "wonders_of_a_round": _wonders_of_a_round,
}
"""By the names that conditions know them by."""


def types() -> dict[str, str]:
    """The type of every piece that can be bought; none where pieces have none."""
    return {card.id: card.type for card in CARDS.all()}
