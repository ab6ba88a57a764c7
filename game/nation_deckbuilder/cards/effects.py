"""The words that Nation adds to the common words of card text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from game.cards.catalog import Passage, between
from game.cards.effects import Effect
from game.cards.vocabulary import Vocabulary
from game.nation_deckbuilder.cards import record_card
from game.nation_deckbuilder.cards.card_rules import RULES
from game.nation_deckbuilder.rules.discarding import DISCARDED, force_discard
from game.nation_deckbuilder.state import NationState

MOST_CARDS = 3
"""The most cards that one card draws or removes."""


@dataclass(frozen=True, slots=True)
class MayRemove(Effect[NationState]):
    """`may_remove`: until the turn's cards are discarded, so many own discards may be removed (K-CARD-REMOVER-01)."""

    number: int

    def run(self, state: NationState, seat: int) -> None:
        """Note the right; it is used whenever the player likes."""
        state.players[seat].removals += self.number


@dataclass(frozen=True, slots=True)
class EnemyDiscards(Effect[NationState]):
    """`enemy_discards`: an enemy must discard a person, a building or any card (K-DISCARD-03)."""

    kind: str

    def run(self, state: NationState, seat: int) -> None:
        """Note the duty."""
        force_discard(state, seat, self.kind)


def _read_may_remove(passage: Passage, vocabulary: Vocabulary[NationState]) -> Effect[NationState]:
    return MayRemove(passage.record({"may_remove": between(1, MOST_CARDS)})["may_remove"])


def _read_enemy_discards(passage: Passage, vocabulary: Vocabulary[NationState]) -> Effect[NationState]:
    kind = partial(Passage.one_of, names=DISCARDED, what="kind of card")
    return EnemyDiscards(passage.record({"enemy_discards": kind})["enemy_discards"])


VOCABULARY: Vocabulary[NationState] = Vocabulary(
    kinds=record_card.LINES,
    rules={rule.__name__: rule for rule in RULES},
    words={"may_remove": _read_may_remove, "enemy_discards": _read_enemy_discards},
    gain=record_card.gain,
    lose=record_card.lose,
    pay=record_card.lose,
    can_pay=record_card.can_pay,
    seats=lambda state: tuple(player.seat for player in state.players if not state.nations[player.nation].is_out),
)
