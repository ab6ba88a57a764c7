"""Action D: special actions printed on cards (N-SPECIAL)."""

from __future__ import annotations

from game.engine import Action, Context, Move, Refusal, happen
from game.nations.cards.cards import CARDS, Special
from game.nations.rules.solo import owe_roll
from game.nations.state import Nation, NationsState


def special_of(card: str) -> Special:
    """The special action printed on a card that has one."""
    special = CARDS[card].special
    assert special is not None
    return special


class UseSpecial(Action[NationsState]):
    """Use one special action of an own card; its cost must be payable in full (N-SPECIAL-01, R-81)."""

    verb = "use_special"

    def moves(self, state: NationsState, seat: int) -> list[Move]:
        """Every special action that is possible now."""
        nation = state.nations[seat]
        return [("use_special", card) for card in nation.standing.specials if not why_unusable(state, nation, card)]

    def carry_out(self, state: NationsState, seat: int, card: str) -> None:
        """Mark the card as used and carry its action out."""
        nation = state.nations[seat]
        owe_roll(state)
        nation.used = (*nation.used, card)
        happen(state, "used_special", seat, card=card)
        special_of(card).do.run(state, seat)

    def why_not(self, state: NationsState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """No special action there, used up, a condition not met, or a cost that cannot be paid."""
        nation = state.nations[seat]
        if not picked and not nation.standing.specials:
            return Refusal("no_special_card")
        handle = picked[0] if picked else nation.standing.specials[0]
        card = card_at(nation, handle)
        if card is None:
            return None
        if not card:
            return Refusal("empty_place", {"place": handle})
        if CARDS[card].special is None:
            return Refusal("no_special_action", {"card": card})
        return why_unusable(state, nation, card)


def why_unusable(state: NationsState, nation: Nation, card: str) -> Refusal | None:
    """Why the special action of a card is not possible now (N-SPECIAL-02, N-BUY-09, R-81)."""
    special = special_of(card)
    if special.limit and nation.used.count(card) >= special.limit:
        return Refusal("special_used", {"card": card, "limit": special.limit})
    if special.when is not None and not special.when.holds(state, nation.seat):
        return Refusal("special_condition", {"card": card})
    return None if special.do.possible(state, nation.seat) else Refusal("special_cost", {"card": card})


def card_at(nation: Nation, handle: str) -> str | None:
    """The card that a handle of an Advisor, Colony or ready Wonder means, by place or by name; None otherwise."""
    for kind, zone in (("advisor", nation.advisors), ("colony", nation.colonies), ("ready", nation.ready)):
        for index, card in enumerate(zone):
            if handle in (card or kind, f"{kind}{index}"):
                return card
    return None
