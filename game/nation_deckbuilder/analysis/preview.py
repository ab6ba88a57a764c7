"""Preview: what a marked batch would bring, and which batch plays the most cards. Neither changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, product

from game.engine import Move, flow
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.events import Struck
from game.nation_deckbuilder.rules import batch, combat, playing
from game.nation_deckbuilder.state import Nation, NationState, Resources


@dataclass(frozen=True)
class Hit:
    """What an attack does to one enemy nation: damage dealt, what its Walls stop, health lost and left."""

    nation: int
    dealt: int
    blocked: int
    lost: int
    health: int


@dataclass(frozen=True)
class Preview:
    """A nation's totals once everything that its partners have marked is played.

    cards: all that is marked. changes: what the batch brings, in the order of KINDS. food, happiness, science: the
    stock then; below 0 in a batch that cannot be played. coins: of the seat itself. draws: cards drawn next. effects:
    the marked cards with another effect, in the order in which these follow. health: with what these bring, and less
    what hunger and riots cost if the turn ends so.
    """

    cards: tuple[str, ...]
    changes: Resources
    food: int
    happiness: int
    science: int
    coins: int
    hits: tuple[Hit, ...]
    draws: int
    effects: tuple[str, ...]
    health: int
    wins: bool

    @property
    def stands(self) -> bool:
        """Whether the stock can bear the batch (K-RULING-07)."""
        return self.food >= 0 and self.happiness >= 0

    @property
    def hunger(self) -> bool:
        """No food is left."""
        return self.food <= 0

    @property
    def riots(self) -> bool:
        """No happiness is left."""
        return self.happiness <= 0


def preview(state: NationState, seat: int, *marks: Move) -> Preview:
    """The totals of what is marked; `marks` are moves of the pending decision to be made first.

    Works for any seat at any time: without marked cards nothing changes.
    """
    imagined = state.copy()
    for move in marks:
        flow.apply(imagined, move)
    nation = imagined.nation_of(seat)
    players = [imagined.players[each] for each in nation.seats]
    own = {player.seat: batch.brought(imagined, player, player.marked, player.modes) for player in players}
    changes = batch.total(list(own.values()))
    marked = [card for player in players for card in player.marked]
    food, happiness = nation.food + changes[0], nation.happiness + changes[1]
    return Preview(
        cards=tuple(marked),
        changes=changes,
        food=food,
        happiness=happiness,
        science=nation.science + changes[2],
        coins=imagined.players[seat].coins + own[seat][-1],
        hits=_hits(imagined, nation.index, changes[combat.DAMAGE]),
        draws=sum(CARDS[card].draw for card in marked),
        effects=tuple(card for card in marked if CARDS[card].play),
        health=_health(imagined, nation, marked, (food, happiness)),
        wins=any(CARDS[card].wins for card in marked),
    )


def _hits(imagined: NationState, attacker: int, damage: int) -> tuple[Hit, ...]:
    imagined.journal = []
    combat.attack(imagined, imagined.nations[attacker], damage)
    blows = (event for event in imagined.journal if isinstance(event, Struck))
    return tuple(Hit(blow.target, blow.dealt, blow.blocked, blow.lost, blow.health) for blow in blows)


def _health(imagined: NationState, nation: Nation, marked: Sequence[str], stocks: tuple[int, int]) -> int:
    """The health that other effects leave or bring, less one for every empty stock."""
    imagined.journal = []
    for card in marked:
        if effect := CARDS[card].play:
            effect.run(imagined, nation.seats[0])
    return nation.health - sum(stock <= 0 for stock in stocks)


def play_all(state: NationState, seat: int) -> tuple[Move, ...]:
    """The marks that play as many of the seat's hand cards as possible, in a safe order (K-RULING-08).

    Cards that bring food or happiness come first, so that every mark is legal when its turn comes. Where a card's
    kind is open, the first printed one that lets the most cards be played is taken.
    """
    hand = sorted(state.players[seat].hand, key=lambda card: min(CARDS[card].brings[:2]) < 0)
    for number in range(len(hand), 0, -1):
        for cards in combinations(hand, number):
            for modes in product(*(CARDS[card].modes for card in cards)):
                if _stands(state, seat, cards, modes):
                    return tuple(
                        ("mark", card, mode) if mode else ("mark", card)
                        for card, mode in zip(cards, modes, strict=True)
                    )
    return ()


def _stands(state: NationState, seat: int, cards: tuple[str, ...], modes: tuple[str, ...]) -> bool:
    twin = state.copy()
    for card, mode in zip(cards, modes, strict=True):
        playing.put_in_batch(twin.players[seat], card, mode)
    food, happiness = batch.left_over(twin, twin.nation_of(seat))
    return food >= 0 and happiness >= 0
