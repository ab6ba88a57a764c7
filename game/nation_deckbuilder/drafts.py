"""What a person lays out before it is played: the whole hand in a safe order, or cards of a pile to be removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from game.engine import Draft, Move, PlainDraft, Refusal
from game.nation_deckbuilder.analysis.preview import play_all
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.rules.playing import MARK
from game.nation_deckbuilder.state import NationState


@dataclass(frozen=True)
class PlayAll(PlainDraft):
    """See `game.engine.draft.Draft`. Marks as many cards as the stock can feed, and plays them."""

    marks: tuple[Move, ...]
    is_settled: bool = False
    verb: str = "mark"
    covers: frozenset[str] = frozenset({"mark", "play"})

    is_leafed = True

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards in the order they are marked."""
        return tuple(move[1] for move in self.marks)

    @property
    def subjects(self) -> tuple[str, ...]:
        """The cards."""
        return self.cards

    def holds(self, name: str) -> bool:
        """Whether the card is played."""
        return name in self.cards

    @property
    def moves(self) -> tuple[Move, ...]:
        """Every mark, then the play."""
        return (*self.marks, ("play",))


@dataclass(frozen=True)
class PileDraft(PlainDraft):
    """See `game.engine.draft.Draft`. Cards of the discard pile, laid out to remove some of them for good."""

    pile: tuple[str, ...]
    most: int
    most_by_token: int
    """How many may go of those that only the token removes."""
    by_token: frozenset[str]
    chosen: tuple[str, ...] = ()
    verb: str = "remove"
    covers: frozenset[str] = frozenset({"remove", "take_back", "recall", "deport"})
    subjects: tuple[str, ...] = field(default=("discard_pile",))

    is_leafed = True

    def holds(self, name: str) -> bool:
        """Whether the card is to be removed."""
        return name in self.chosen

    @property
    def moves(self) -> tuple[Move, ...]:
        """One removal after the other."""
        return tuple((self.verb, card) for card in self.chosen)

    @property
    def problem(self) -> Refusal | None:
        """No card is chosen."""
        return None if self.chosen else Refusal("choose_cards")

    def touched(self, state: NationState, handle: str) -> PileDraft | None:
        """A card in or out; one too many replaces the first of its kind."""
        if handle not in self.pile:
            return None
        kept = [card for card in self.chosen if card != handle]
        if handle in self.chosen:
            return replace(self, chosen=tuple(kept))
        by_token = [card for card in kept if card in self.by_token]
        if handle in self.by_token and len(by_token) == self.most_by_token:
            kept.remove(by_token[0])
        return replace(self, chosen=(*kept, handle)[-self.most :])


def draft(state: NationState, moves: Sequence[Move]) -> Draft | None:
    """What these legal moves begin: marks of several cards are the whole hand, removals the open pile."""
    decision = state.decision
    if decision is None or not moves:
        return None
    verbs = {move[0] for move in moves}
    if verbs == {"mark"} and decision.choice is MARK and len({move[1] for move in moves}) > 1:
        marks = play_all(state, decision.seat)
        return PlayAll(marks, _is_settled(state, decision.seat, marks)) if marks else None
    if verbs == {"remove"}:
        player, nation = state.players[decision.seat], state.nation_of(decision.seat)
        pile = tuple(move[1] for move in decision.moves if move[0] == "remove")
        by_token = frozenset(pile) - frozenset(player.discard_pile)
        return PileDraft(pile, player.removals + nation.token, nation.token, by_token)
    return None


def _is_settled(state: NationState, seat: int, marks: Sequence[Move]) -> bool:
    """Whether the whole hand is played, and no card of it could be played another way, costs anything, or does more
    than bring what is printed on it.
    """
    cards = [CARDS[move[1]] for move in marks]
    is_plain = all(
        len(card.modes) == 1 and min(card.brings[:2]) >= 0 and not (card.play or card.wins or card.draw)
        for card in cards
    )
    return is_plain and len(cards) == len(state.players[seat].hand)
