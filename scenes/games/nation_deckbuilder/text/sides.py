"""How the table calls and colours the sides, the Evil Army among them."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from game.engine.hidden import FACE_DOWN
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.events import ArmyRolled, Struck, TurnBegan
from game.nation_deckbuilder.state import NationState, Player
from game.text.sentences import Sentences
from scenes.table.model import TableModel

say = Sentences("nation_deckbuilder")

ARMY_COLOUR = 0


class Side(NamedTuple):
    """What a plaque stands for: a nation with those of its seats that do not lie in front. The Army has none."""

    nation: int
    seats: tuple[int, ...]


def other_sides(model: TableModel[NationState]) -> list[Side]:
    """The own partner, then the enemies clockwise from the shown seat."""
    state = model.view
    home = state.players[model.shown_seat].nation
    count = len(state.nations)
    sides = [Side(index, state.nations[index].seats) for index in ((home + ahead) % count for ahead in range(1, count))]
    partners = tuple(seat for seat in state.nations[home].seats if seat != model.shown_seat)
    return [Side(home, partners), *sides] if partners else sides


def nation_name(model: TableModel[NationState], nation: int) -> str:
    """The names of those who play it."""
    seats = model.view.nations[nation].seats
    return " & ".join(model.seats[seat].name for seat in seats) or say("sides.army")


def side_name(model: TableModel[NationState], side: Side) -> str:
    """The names on a plaque."""
    return " & ".join(model.seats[seat].name for seat in side.seats) or say("sides.army")


def nation_colour(model: TableModel[NationState], nation: int) -> int:
    """The colour number of a nation: that of its first seat, 0 for the Army."""
    seats = model.view.nations[nation].seats
    return model.seats[seats[0]].colour if seats else ARMY_COLOUR


def acting_players(state: NationState) -> list[Player]:
    """Those whose turn it is."""
    return [state.players[seat] for seat in state.nation.seats]


def is_own_turn(model: TableModel[NationState]) -> bool:
    """Whether it is the turn of the viewer's nation, and it sees its own marks: no curtain hides them."""
    state = model.view
    if model.viewer not in state.nation.seats:
        return False
    return not any(FACE_DOWN in player.marked for player in acting_players(state))


def age_name(age: int) -> str:
    """The numeral of an age."""
    return say(f"ages.{age}")


def card_name(card: str) -> str:
    """The printed name of a card."""
    return say.name(CARDS[card].name)


def strikes_to_come(model: TableModel[NationState]) -> tuple[Struck, ...]:
    """The blows that are about to be shown, the one that is being struck first; none of a turn or a roll of
    the die that is still to be shown.
    """
    near = takewhile(lambda event: not isinstance(event, TurnBegan | ArmyRolled), model.coming)
    return tuple(event for event in near if isinstance(event, Struck))
