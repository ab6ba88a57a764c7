"""Removing: cards that leave the game, by cover, by effect or by a condition of their own (N-REMOVE)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nations.cards.cards import CARDS
from game.nations.concepts import cards_changed, place_index, replaced, workers_changed
from game.nations.state import EMPTY, NATION, Nation, NationsState

ZONES = {"advisor": "advisors", "colony": "colonies", "wonder": "ready"}


def remove_card(state: NationsState, seat: int, card: str) -> None:
    """Take a nation's card out of the game, from whatever place it holds (N-REMOVE-01, N-BUY-07)."""
    nation = state.nations[seat]
    if nation.wonder == card:
        remove_wonder_under_construction(state, seat)
    elif card in nation.slots:
        clear_slot(state, seat, nation.slots.index(card))
    else:
        zone = ZONES[CARDS[card].type]
        clear_place(state, seat, zone, getattr(nation, zone).index(card))


def clear_place(state: NationsState, seat: int, zone: str, index: int) -> None:
    """Remove the card at a place for Advisors, Colonies or ready Wonders, with its private Architects (R-60)."""
    nation = state.nations[seat]
    card = getattr(nation, zone)[index]
    setattr(nation, zone, replaced(getattr(nation, zone), index, EMPTY))
    nation.private_architects = tuple(each for each in nation.private_architects if each != card)
    nation.used = tuple(each for each in nation.used if each != card)
    _leave(state, seat, card)
    cards_changed(state, nation)
    fit_advisors(state, nation)


def clear_slot(state: NationsState, seat: int, index: int) -> None:
    """Remove a Building or Military; its Workers return to the Resource Area (N-BUILDING-02, N-MIL-02, R-21)."""
    nation = state.nations[seat]
    card = nation.slots[index]
    nation.area += nation.workers[index]
    nation.slots = replaced(nation.slots, index, EMPTY)
    nation.workers = (*nation.workers[:index], 0, *nation.workers[index + 1 :])
    workers_changed(state, nation)
    _leave(state, seat, card)


def remove_wonder_under_construction(state: NationsState, seat: int) -> None:
    """Remove the unfinished Wonder; its Architects and the Stone spent are lost (N-WONDER-02)."""
    nation = state.nations[seat]
    card, nation.wonder, nation.sections_built = nation.wonder, EMPTY, 0
    _leave(state, seat, card)


def _leave(state: NationsState, seat: int, card: str) -> None:
    if CARDS[card].age:
        state.removed = (*state.removed, card)
    happen(state, "removed", seat, card=card)


def remove_by_condition(state: NationsState) -> None:
    """Remove every card whose own condition for leaving holds, until none does (N-REMOVE-03, R-18).

    Not while something happens to several nations at the same time (R-32).

    See R-19.
    """
    if not state.watched or state.together:
        return
    while leaving := [
        (nation.seat, card)
        for nation in state.nations
        if nation.standing.removable
        for card, condition in nation.standing.removable
        if condition.holds(state, nation.seat)
    ]:
        for seat, card in leaving:
            remove_card(state, seat, card)


def begin_together(state: NationsState) -> None:
    """A step: what comes now happens to several nations at the same time, so removals wait (R-32, R-73)."""
    state.together = True


def end_together(state: NationsState) -> None:
    """A step: it has happened to all of them; cards whose condition for leaving holds now go."""
    state.together = False


def fit_advisors(state: NationsState, nation: Nation) -> None:
    """Give the nation as many Advisor places as its cards allow; a lost place may cost an Advisor (R-22)."""
    places = 1 + nation.standing.advisors
    while len(nation.advisors) < places:
        nation.advisors = (*nation.advisors, EMPTY)
    while len(nation.advisors) > places and EMPTY in nation.advisors:
        free = nation.advisors.index(EMPTY)
        nation.advisors = (*nation.advisors[:free], *nation.advisors[free + 1 :])
    if len(nation.advisors) > places:
        state.then((WHICH_ADVISOR_LEAVES, nation.seat))


class Remove(Action[NationsState]):
    """Pick the Advisor that has no place left (DEC-27)."""

    verb = "remove"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every Advisor."""
        return [("remove", f"advisor{index}") for index in range(len(state.nations[seat].advisors))]

    def carry_out(self, state: NationsState, seat: int, place: str) -> None:
        """Remove it."""
        clear_place(state, seat, "advisors", place_index(place))


WHICH_ADVISOR_LEAVES = Choice("which_advisor_leaves", Remove())


def private_architects(card: str) -> tuple[str, ...]:
    """The private Architects that a card brings, each named by its card (N-ARCH-05, N-ARCH-07, N-HIRE-07)."""
    return (card,) * CARDS[card].grants.get("architects", 0) if card else ()


def all_private_architects(nation: Nation) -> tuple[str, ...]:
    """A nation's private Architects at their full number."""
    of_board = (NATION,) * nation.printed.power.grants.get("architects", 0)
    cards = (*nation.advisors, *nation.colonies, *nation.ready)
    return of_board + tuple(one for card in cards for one in private_architects(card))
