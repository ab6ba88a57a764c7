"""Action C: hiring Architects and completing Wonders (N-HIRE, N-WONDER)."""

from __future__ import annotations

from game.cards.effects import run_effect
from game.engine import Action, Choice, Context, Move, Refusal, happen
from game.nations.cards import removing
from game.nations.cards.cards import CARDS
from game.nations.concepts import cards_changed, pay, place_index, replaced
from game.nations.rules.deploying import Decline
from game.nations.rules.solo import owe_roll
from game.nations.state import EMPTY, Nation, NationsState

PUBLIC, FREE, WONDER = "public", "free", "wonder"


def section_cost(nation: Nation) -> int:
    """Stone for the leftmost open section of the Wonder under construction (N-HIRE-02)."""
    return CARDS[nation.wonder].sections[nation.sections_built]


class HireArchitect(Action[NationsState]):
    """Put an available Architect on the Wonder under construction and pay the section's Stone (N-HIRE-01)."""

    verb = "hire_architect"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Public or private, where both are there (R-59)."""
        nation = state.nations[seat]
        if why_no_section(state, nation):
            return []
        return [("hire_architect", source, WONDER) for source in architects(state, nation)]

    def carry_out(self, state: NationsState, seat: int, source: str, wonder: str) -> None:
        """Take the Architect, pay, build the section."""
        nation = state.nations[seat]
        owe_roll(state)
        if source == PUBLIC:
            state.architects -= 1
        else:
            own = nation.private_architects
            index = own.index(source)
            nation.private_architects = (*own[:index], *own[index + 1 :])
        pay(state, seat, "stone", section_cost(nation))
        build_section(state, seat, source)

    def why_not(self, state: NationsState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No Wonder, no Architect, too little Stone, or not the Wonder's place (N-HIRE-03)."""
        nation = state.nations[seat]
        source = picked[0] if picked else WONDER
        known = (PUBLIC, WONDER, *removing.all_private_architects(nation))
        if source not in known:
            return None
        at_hand = (WONDER, *architects(state, nation))
        if nation.wonder and source not in at_hand:
            return Refusal("no_such_architect")
        return why_no_section(state, nation) or Refusal("architects_build_wonders", {"card": nation.wonder})


def architects(state: NationsState, nation: Nation) -> list[str]:
    """Where a nation can take an Architect from: the public ones, and each card that brought one."""
    return [*([PUBLIC] if state.architects else []), *dict.fromkeys(nation.private_architects)]


def why_no_section(state: NationsState, nation: Nation) -> Refusal | None:
    """Why no section can be built: no Wonder, no Architect, or too little Stone (N-HIRE-03)."""
    if not nation.wonder:
        return Refusal("no_wonder")
    if not architects(state, nation):
        return Refusal("no_architect", {"card": nation.wonder})
    if nation.stone < section_cost(nation):
        facts = {"card": nation.wonder, "need": section_cost(nation), "have": nation.stone}
        return Refusal("needs_stone_to_build", facts)
    return None


class BuildFree(Action[NationsState]):
    """Build a section of the Wonder under construction without Architect and Stone."""

    verb = "hire_architect"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """One move, as long as a Wonder is under construction."""
        return [("hire_architect", FREE, WONDER)] if state.nations[seat].wonder else []

    def carry_out(self, state: NationsState, seat: int, source: str, wonder: str) -> None:
        """Build it; this counts as hiring."""
        build_section(state, seat, source)


BUILD_FREE = Choice("build_free", BuildFree(), Decline())


def can_build_free(state: NationsState, seat: int) -> bool:
    """Whether there is a Wonder to build on."""
    return bool(state.nations[seat].wonder)


def build_section(state: NationsState, seat: int, source: str) -> None:
    """Build one section; after the last one the Wonder is ready at once (N-HIRE-04, N-WONDER-03).

    First the nation's cards that react to it do so, those about to be covered included; then the Wonder
    moves to its place, and only then do its own effects come (N-HIRE-06, R-24).

    See R-92.
    """
    nation = state.nations[seat]
    nation.sections_built += 1
    if nation.sections_built == len(CARDS[nation.wonder].sections):
        state.then((wonder_ready, seat), (place_wonder, seat))
    happen(state, "hired", seat, card=nation.wonder, source=source)


def wonder_ready(state: NationsState, seat: int) -> None:
    """Tell that the Wonder is complete, so that cards in play can react."""
    happen(state, "wonder_ready", seat, card=state.nations[seat].wonder)


def place_wonder(state: NationsState, seat: int) -> None:
    """Move the Wonder to a ready-Wonder place; with others there its owner picks the place (DEC-18)."""
    if any(state.nations[seat].ready):
        state.then((WHICH_PLACE, seat))
    else:
        move_wonder(state, seat, 0)


class PlaceWonder(Action[NationsState]):
    """Pick the place of a ready Wonder: a free one, or over another Wonder (N-HIRE-05, R-20, R-23, N-NATION-04)."""

    verb = "place_wonder"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """The first free place and every taken one."""
        ready = state.nations[seat].ready
        free = ready.index(EMPTY) if EMPTY in ready else -1
        return [("place_wonder", f"ready{index}") for index, card in enumerate(ready) if card or index == free]

    def carry_out(self, state: NationsState, seat: int, place: str) -> None:
        """Put it there."""
        move_wonder(state, seat, place_index(place))


WHICH_PLACE = Choice("which_place", PlaceWonder())


def move_wonder(state: NationsState, seat: int, index: int) -> None:
    """Destroy what lies on the place, with all that follows (R-22), then move the Wonder there (R-24)."""
    if state.nations[seat].ready[index]:
        state.then((stand, seat, index))
        removing.clear_place(state, seat, "ready", index)
    else:
        stand(state, seat, index)


def stand(state: NationsState, seat: int, index: int) -> None:
    """The Wonder stands on its place: what it gives on completion comes now, for its owner, then for all.

    See N-CARD-03.
    """
    nation = state.nations[seat]
    card, nation.wonder, nation.sections_built = CARDS[nation.wonder], EMPTY, 0
    nation.ready = replaced(nation.ready, index, card.id)
    nation.private_architects += removing.private_architects(card.id)
    cards_changed(state, nation)
    removing.fit_advisors(state, nation)
    happen(state, "placed", seat, card=card.id, place=f"ready{index}")
    if card.ready_all:
        state.then(removing.begin_together, (run_effect, card.ready_all, seat), removing.end_together)
    if card.ready:
        state.then((run_effect, card.ready, seat))
