"""Numbers of a finished game of Wealth of Nations that achievements and challenges ask for."""

from __future__ import annotations

from game.achievements.requirements import Figure, FinishedGame
from game.wealth_of_nations.events import Bartered, Built, Placed
from game.wealth_of_nations.rules.scoring import tiles_by_industry, tiles_of

LEAST_OF_A_MONOPOLY, SHARE_OF_A_MONOPOLY = 6, 0.75
"""Tiles of an industry that make a monopoly, at least, and their share of all of it."""


def _monopolies(game: FinishedGame) -> int:
    """Industries of which nearly all tiles are its own."""
    state = game.state
    all_of = [tiles_by_industry(state, seat) for seat in state.seats]
    own = all_of[game.seat]
    return sum(
        count >= LEAST_OF_A_MONOPOLY and count >= SHARE_OF_A_MONOPOLY * sum(each[industry] for each in all_of)
        for industry, count in own.items()
    )


def _barters(game: FinishedGame) -> int:
    """Barters that it had a part in."""
    deals = (event for _, event in game.events() if isinstance(event, Bartered))
    return sum(game.seat in (deal.seat, deal.partner) for deal in deals)


def _farms(game: FinishedGame) -> int:
    """Farms that it ever laid."""
    laid = (event for _, event in game.events() if isinstance(event, Built | Placed) and event.seat == game.seat)
    return sum(event.industry == "farm" for event in laid)


def _largest_bloc(game: FinishedGame) -> int:
    return max((len(bloc.hexes) for bloc in game.state.blocs if bloc.owner == game.seat), default=0)


def _poorer_rivals(game: FinishedGame) -> int:
    """Rivals who have less money."""
    return sum(each.money < game.me.money for each in game.state.nations)


def _smaller_rivals(game: FinishedGame) -> int:
    """Rivals who have fewer tiles."""
    own = tiles_of(game.state, game.seat)
    return sum(tiles_of(game.state, seat) < own for seat in game.state.seats)


FIGURES: dict[str, Figure] = {
    "banks": lambda game: tiles_by_industry(game.state, game.seat)["bank"],
    "barters": _barters,
    "farms": _farms,
    "flags_left": lambda game: int(game.state.flags_left(game.seat)),
    "industries": lambda game: len(+tiles_by_industry(game.state, game.seat)),
    "largest_bloc": _largest_bloc,
    "smaller_rivals": _smaller_rivals,
    "monopolies": _monopolies,
    "notes": lambda game: int(game.me.notes),
    "poorer_rivals": _poorer_rivals,
}
"""By the names that conditions know them by."""


def types() -> dict[str, str]:
    """The type of every piece that can be bought; none where pieces have none."""
    return {}
