"""War: bought in the Action Phase, fought in the Resolution Phase (N-WAR)."""

from __future__ import annotations

from game.engine import Action, Choice, Move, happen
from game.nations.cards.cards import CARDS
from game.nations.concepts import begin_step, lose_vp, passed_first, seats_in_order, stability, strength
from game.nations.rules.losses import lose, substitutes
from game.nations.state import EMPTY, RESOURCES, NationsState


def begin_war(state: NationsState, seat: int, card_id: str) -> None:
    """Lay a War in its slot; its marker stays at the buyer's Strength of this moment (N-WAR-03, N-WAR-04).

    The buyer needs no Military (N-WAR-06). Solo, the shadow may be the buyer (N-SOLO-14).

    See N-BUY-05, N-SETUP-14.
    """
    state.war = card_id
    state.war_strength = strength(state, seat)
    state.war_buyer = seat
    happen(state, "war_begun", seat, card=card_id, strength=state.war_strength)


def war(state: NationsState) -> None:
    """3. War: nations with less Strength than its marker are defeated (N-WAR-05, N-WAR-07, R-13, R-86)."""
    if not state.war:
        return
    begin_step(state, "war")
    defeated = [seat for seat in seats_in_order(state) if is_defeated(state, seat)]
    for seat in defeated:
        nation = state.nations[seat]
        nation.war_losses = (*(getattr(nation, kind) for kind in RESOURCES), nation.vp)
        nation.war_due = war_cost(state)
    state.then(
        *((save, seat, max(0, stability(state, seat))) for seat in reversed(defeated)),
        (lose_war, tuple(defeated)),
        (end_war, tuple(defeated)),
    )


def is_defeated(state: NationsState, seat: int) -> bool:
    """Whether the nation is below the War marker; level with it is safe (N-WAR-07, N-SOLO-18, R-48)."""
    return bool(state.war) and strength_against_war(state, seat) < state.war_strength


def strength_against_war(state: NationsState, seat: int) -> int:
    """Strength with what counts in comparing with the War marker only (R-94)."""
    return strength(state, seat) + state.nations[seat].standing.war_strength


def war_cost(state: NationsState) -> tuple[tuple[str, int], ...]:
    """What the War costs a defeated nation, besides VP, by kind."""
    kind, amount = CARDS[state.war].loss
    extra = sum(nation.standing.war_food_of_all for nation in state.nations)
    if not extra:
        return ((kind, amount),)
    if kind == "food":
        return ((kind, amount + extra),)
    return ((kind, amount), ("food", extra))


def lost_if_fought(state: NationsState, seat: int) -> tuple[tuple[str, int], ...]:
    """What a defeated nation would lose if the War were fought now, VP first, with what running short costs it.

    Of what its owner may choose nothing is saved and nothing taken instead.
    """
    imagined = state.copy()
    imagined.journal = None
    imagined.stack = []
    before, nation = state.nations[seat], imagined.nations[seat]
    nation.war_due = war_cost(imagined)
    save(imagined, seat, max(0, stability(imagined, seat)))
    imagined.stack = []
    lose_war(imagined, (seat,))
    if imagined.stack:
        substitutes(imagined, seat)
    kinds = ("vp", *RESOURCES)
    changes = ((kind, getattr(before, kind) - getattr(nation, kind)) for kind in kinds)
    return tuple((kind, amount) for kind, amount in changes if amount)


def save(state: NationsState, seat: int, points: int, saved: int = 0) -> None:
    """Stability above 0 saves as many units; with several kinds the owner picks which (N-WAR-09, R-12, N-CARD-05)."""
    nation = state.nations[seat]
    due = nation.war_due
    if points >= sum(amount for _, amount in due):
        nation.war_due = ()
    elif len(due) == 1:
        nation.war_due = ((due[0][0], due[0][1] - points),)
    elif points:
        state.then((WHAT_TO_SAVE, seat, saved + 1, saved + points))


class Save(Action[NationsState]):
    """Save one unit from the War (DEC-23), the `number`th of a `whole` Stability."""

    verb = "save"

    def moves(self, state: NationsState, seat: int, number: int, whole: int) -> list[Move]:
        """One of each kind that is to be lost."""
        return [("save", kind) for kind, _ in state.nations[seat].war_due]

    def carry_out(self, state: NationsState, seat: int, number: int, whole: int, kind: str) -> None:
        """Save it and go on while Stability lasts."""
        nation = state.nations[seat]
        reduced = ((each, amount - (each == kind)) for each, amount in nation.war_due)
        nation.war_due = tuple((each, amount) for each, amount in reduced if amount)
        state.then((save, seat, whole - number, number))


WHAT_TO_SAVE = Choice("what_to_save", Save())


def lose_war(state: NationsState, defeated: tuple[int, ...]) -> None:
    """All defeated nations lose at the same time: 1 VP whatever their Stability, and the rest (N-WAR-08, N-WAR-10).

    See R-84.
    """
    for seat in defeated:
        nation = state.nations[seat]
        happen(state, "defeated", seat, card=state.war)
        if not (nation.standing.no_war_vp_if_passed_first and passed_first(state, seat)):
            lose_vp(state, seat, 1, "war")
        for kind, amount in nation.war_due:
            lose(state, seat, kind, amount)
        nation.war_due = ()


def end_war(state: NationsState, defeated: tuple[int, ...]) -> None:
    """The War leaves the game (N-WAR-11). What each nation lost to it, and its buyer and marker, events may ask for."""
    for seat in defeated:
        nation = state.nations[seat]
        now = (*(getattr(nation, kind) for kind in RESOURCES), nation.vp)
        nation.war_losses = tuple(before - after for before, after in zip(nation.war_losses, now, strict=True))
    happen(state, "war_ended", None, card=state.war, defeated=defeated)
    state.removed = (*state.removed, state.war)
    state.war = EMPTY
