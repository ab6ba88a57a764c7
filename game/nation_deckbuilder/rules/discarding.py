"""Special circumstances: discards that an enemy's card forces (K-DISCARD-03, K-DISCARD-04).

The attacker's card only notes a duty. Its victim meets it as the first thing on its own next turn (K-RULING-16).
"""

from __future__ import annotations

from game.engine import Action, Choice, Context, Move, Refusal, happen, reveal
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.cards.decks import lay_aside
from game.nation_deckbuilder.rules.enemies import opponents
from game.nation_deckbuilder.state import NationState, Player

ANY = "any"
DISCARDED = ("person", "building", ANY)
"""What a card may force an enemy to discard."""

Counts = tuple[int, int, int]
"""Persons, buildings and all other cards of a hand."""


def fits(card: str, kind: str) -> bool:
    """Whether a card is of the kind to be discarded, by its symbol (K-CARD-ASSASSIN-03)."""
    return kind == ANY or CARDS[card].type == kind


def force_discard(state: NationState, seat: int, kind: str) -> None:
    """An enemy must discard a card: the one on the left, or the next that can (K-3P-04).

    See K-CARD-ASSASSIN-01, K-CARD-DEMOLITIONCREW-01, K-CARD-PRIVATEER-01, K-RULING-17.
    """
    state.then((seek_victim, seat, kind, tuple(player.seat for player in opponents(state, seat))))


def seek_victim(state: NationState, seat: int, kind: str, candidates: tuple[int, ...]) -> None:
    """A step: note the duty on the first candidate that can meet it.

    Where open duties decide whether a candidate can, and another one would follow, it meets them at once.
    """
    for place, candidate in enumerate(candidates):
        victim = state.players[candidate]
        is_last = place == len(candidates) - 1
        can_meet = prospects(victim, kind)
        if True not in can_meet:
            continue
        if False in can_meet and not is_last:
            state.then((meet_duties, candidate), (seek_victim, seat, kind, candidates[place:]))
            return
        victim.duties += (kind,)
        reveal(state)
        happen(state, "ordered_discard", seat, victim=candidate, card_type=kind)
        return
    if candidates:
        reveal(state)
        happen(state, "spared", seat, card_type=kind)


def prospects(victim: Player, kind: str) -> set[bool]:
    """Whether a card of the kind can be left once the open duties are met: yes, no, or both are possible."""
    possible = {counted(victim.hand)}
    for duty in victim.duties:
        possible = {after for counts in possible for after in _after(counts, duty)}
    return {bool(_fitting(counts, kind)) for counts in possible}


def counted(cards: tuple[str, ...]) -> Counts:
    """How many of each kind that matters for discards."""
    types = [CARDS[card].type for card in cards]
    persons, buildings = types.count("person"), types.count("building")
    return persons, buildings, len(types) - persons - buildings


def _fitting(counts: Counts, kind: str) -> list[int]:
    """The places in the counts from which a card of this kind can be taken."""
    places = range(len(counts)) if kind == ANY else (DISCARDED.index(kind),)
    return [place for place in places if counts[place]]


def _after(counts: Counts, kind: str) -> list[Counts]:
    """Every hand that may be left after one duty."""
    left = []
    for place in _fitting(counts, kind):
        persons, buildings, others = (count - (index == place) for index, count in enumerate(counts))
        left.append((persons, buildings, others))
    return left or [counts]


def meet_duties(state: NationState, seat: int) -> None:
    """Meet the forced discards one after the other, the oldest first (K-RULING-16)."""
    player = state.players[seat]
    if player.duties and player.hand:
        state.then((WHICH_DISCARD, seat), (meet_duties, seat))
    else:
        player.duties = ()


class Discard(Action[NationState]):
    """Discard a card that fits what an enemy's card demands (K-DEC-02, K-CARD-ASSASSIN-02)."""

    verb = "discard"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Every fitting hand card."""
        player = state.players[seat]
        return [("discard", card) for card in player.hand if fits(card, player.duties[0])]

    def carry_out(self, state: NationState, seat: int, card: str) -> None:
        """The card is open from now on; nothing on it is gained or lost."""
        player = state.players[seat]
        player.duties = player.duties[1:]
        reveal(state)
        lay_aside(state, player, card, forced=True)

    def why_not(self, state: NationState, seat: int, context: Context, picked: Move) -> Refusal | None:
        """The card is of another kind."""
        player = state.players[seat]
        if picked and picked[0] in player.hand:
            return Refusal("other_kind", {"card": picked[0], "kind": player.duties[0]})
        return None


class KeepHand(Action[NationState]):
    """Discard nothing, when no card fits any more (K-DISCARD-04)."""

    verb = "keep_hand"

    def moves(self, state: NationState, seat: int) -> list[Move]:
        """Only without a fitting card."""
        player = state.players[seat]
        if any(fits(card, player.duties[0]) for card in player.hand) or not player.hand:
            return []
        return [("keep_hand",)]

    def carry_out(self, state: NationState, seat: int) -> None:
        """The duty is over."""
        player = state.players[seat]
        player.duties = player.duties[1:]
        reveal(state)
        happen(state, "kept_hand", seat)


WHICH_DISCARD = Choice("which_discard", Discard(), KeepHand(), is_secret=True)
