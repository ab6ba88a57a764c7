"""Numbers of a finished game of Nation that achievements and challenges ask for."""

from __future__ import annotations

from game.achievements.requirements import Figure, FinishedGame
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.events import Bought, Rioted, Starved, Struck, Won


def _deck(game: FinishedGame) -> int:
    """Cards that the seat has in all its zones."""
    player = game.state.players[game.seat]
    zones = (player.hand, player.marked, player.draw_pile, player.discard_pile, player.played, player.standing)
    return sum(map(len, zones))


def _blocked(game: FinishedGame) -> int:
    """Damage that Walls have stopped."""
    blows = (event for _, event in game.events() if isinstance(event, Struck) and event.target == game.own_side)
    return sum(blow.blocked for blow in blows)


def _people_bought(game: FinishedGame) -> int:
    bought = (event for _, event in game.events() if isinstance(event, Bought) and event.seat == game.seat)
    return sum(CARDS[event.card].type == "person" for event in bought)


def _hard_times(game: FinishedGame) -> int:
    """How often the nation starved or rioted."""
    return sum(isinstance(event, Starved | Rioted) and event.seat == game.seat for _, event in game.events())


def _own_turns(game: FinishedGame) -> int:
    """Turns of each side until the end."""
    return int(game.state.round)


def _won_by_card(game: FinishedGame) -> int:
    """1 where a card has ended the game, and no blow."""
    return int(any(isinstance(event, Won) and event.by != "health" for _, event in game.events()))


FIGURES: dict[str, Figure] = {
    "health": lambda game: int(game.me.health),
    "age": lambda game: int(game.me.age),
    "deck": _deck,
    "blocked": _blocked,
    "people_bought": _people_bought,
    "hard_times": _hard_times,
    "own_turns": _own_turns,
    "won_by_card": _won_by_card,
}
"""By the names that conditions know them by."""


def types() -> dict[str, str]:
    """The type of every piece that can be bought; none where pieces have none."""
    return {card.id: card.type for card in CARDS.values()}
