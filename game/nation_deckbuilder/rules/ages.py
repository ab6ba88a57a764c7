"""Resources: science buys the next age (K-SCIENCE)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, Step, happen
from game.nation_deckbuilder.rules.removing import TOKEN_REMOVALS
from game.nation_deckbuilder.state import AGES, Nation, NationState

COSTS = (5, 5, 6, 7)
"""Science for ages II to V (K-SCIENCE-01)."""

COSTS_OF_THREE = (4, 4, 5, 6)
"""The same with three nations (K-3P-07)."""


def age_cost(state: NationState, nation: Nation) -> int:
    """Science that the next age costs; only for a nation that has not reached the last one."""
    return cost_of_age(state, nation.age + 1)


def cost_of_age(state: NationState, age: int) -> int:
    """Science that an age costs, from age II on (K-RULING-44)."""
    costs = COSTS_OF_THREE if state.mode == "three" else COSTS
    return costs[age - 2]


class Advance(Action[NationState]):
    """Spend science to reach the next age, one after the other (K-RULING-10, K-DEC-05)."""

    verb = "advance"

    def __init__(self, ask_again: Step) -> None:
        self.ask_again = ask_again

    def moves(self, state: NationState, seat: int) -> tuple[Move, ...]:
        """Whenever the science suffices."""
        nation = state.nation_of(seat)
        return () if why_not_reached(state, nation, next_age(nation)) else ADVANCES[nation.age]

    def carry_out(self, state: NationState, seat: int, age: str) -> None:
        """A new age brings a token for two removals; one that is still there is lost (K-REMOVE-01, K-RULING-14)."""
        nation = state.nation_of(seat)
        nation.science -= age_cost(state, nation)
        nation.age += 1
        forfeited, nation.token = nation.token, TOKEN_REMOVALS
        state.may_hand_over = True
        happen(state, "advanced", seat, age=nation.age, forfeited=forfeited)
        state.then((self.ask_again, seat))

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The age is reached already, another comes first, or the science does not suffice."""
        nation = state.nation_of(seat)
        if picked and picked[0] not in AGE_HANDLES:
            return None
        age = AGE_HANDLES.index(picked[0]) + 1 if picked else next_age(nation)
        return why_not_reached(state, nation, age)


def next_age(nation: Nation) -> int:
    """The age that a nation reaches next; the last one for ever (K-SCIENCE-02)."""
    return min(nation.age + 1, AGES)


def why_not_reached(state: NationState, nation: Nation, age: int) -> Refusal | None:
    """Why a nation cannot reach an age now."""
    if age <= nation.age:
        return Refusal("age_already_reached", {"age": age})
    if age > nation.age + 1:
        return Refusal("ages_in_order", {"age": age, "next": nation.age + 1})
    need = age_cost(state, nation)
    if nation.science < need:
        return Refusal("too_little_science", {"age": age, "need": need, "have": nation.science})
    return None


AGE_HANDLES = tuple(f"age{age}" for age in range(1, AGES + 1))
ADVANCES: tuple[tuple[Move, ...], ...] = tuple((("advance", age),) for age in AGE_HANDLES)
