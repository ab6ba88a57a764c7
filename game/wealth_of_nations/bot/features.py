"""The numbers by which a bot judges a player's position in Wealth of Nations."""

from __future__ import annotations

from game.wealth_of_nations.bot.lookahead import produce_phases_ahead
from game.wealth_of_nations.bot.outlook import outlook
from game.wealth_of_nations.rules.build import sites
from game.wealth_of_nations.state import NOBODY, WealthState

FEATURES = (
    "outlook",  # the VP that a sound plan leads to
    "plan",  # the part of it that building brings
    "income",  # VP that a Produce phase earns
    "lasting_income",  # the same for all Produce phases ahead
    "tiles",
    "money",  # in tens of dollars
    "notes",
    "sites",  # own flags without a tile
    "automated",  # blocs
    "banks",
    "kinds",  # industries owned
    "room",  # hexes still free beside own flags, up to ENOUGH_ROOM
    "shared",  # full dots that yield nothing because others have a part of them
    "one",  # what a player gets anyway
)

REASONS = {
    "outlook": "outlook",
    "plan": "outlook",
    "income": "income",
    "lasting_income": "income",
    "tiles": "tiles",
    "money": "money",
    "notes": "notes",
    "sites": "sites",
    "automated": "automation",
    "banks": "banks",
    "kinds": "kinds",
    "room": "room",
    "shared": "shared",
    "one": "start",
}
"""The features that a player would call by one name, under the key of that name."""

ENOUGH_ROOM = 12


def weigh(state: WealthState, seat: int) -> list[float]:
    """The player's number for each of FEATURES."""
    nation = state.nations[seat]
    own = [bloc for bloc in state.blocs if bloc.owner == seat]
    ahead = outlook(state, seat)
    return [
        ahead.total,
        ahead.added,
        ahead.income,
        ahead.income * produce_phases_ahead(state),
        sum(len(bloc.hexes) for bloc in own),
        nation.money / 10,
        nation.notes,
        len(sites(state, seat)),
        sum(state.is_automated(bloc) for bloc in own),
        sum(len(bloc.hexes) for bloc in own if bloc.industry == "bank"),
        len({bloc.industry for bloc in own}),
        min(ENOUGH_ROOM, room_to_grow(state, seat)),
        sum(bloc.shared for bloc in own),
        1.0,
    ]


def room_to_grow(state: WealthState, seat: int) -> int:
    """Free hexes beside the player's flags."""
    beside = state.land.near
    near = {other for hex, owner in enumerate(state.flags) if owner == seat for other in beside[hex]}
    return sum(state.flags[hex] == NOBODY for hex in near)
