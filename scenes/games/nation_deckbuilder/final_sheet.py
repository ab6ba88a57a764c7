"""How a game of Nation has ended: the sides as they are ranked, their health turn by turn, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple, cast

from game.engine.event import Frame
from game.engine.trace import traced
from game.nation_deckbuilder import events
from game.nation_deckbuilder.bot.decks import own_cards
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.state import Nation, NationState, Player
from game.session.session import Session
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.nation_deckbuilder.panels.outlook import full_health
from scenes.games.nation_deckbuilder.text.sides import ARMY_COLOUR, age_name, card_name
from scenes.table.faces import face_of_seat
from sprites.bust.person import Bust

say = Sentences("nation_deckbuilder")


class DecidingBlow(NamedTuple):
    """The heaviest blow that a fallen side has taken: in which turn, whose it was to bear, and what it did. `stop` is
    the turn whose beginning was the first to show it; the Evil Army strikes before that.
    """

    turn: int
    stop: int
    nation: int
    lost: int
    blocked: int


class FinalSheet:
    """The end of a finished session in the words of the screen."""

    def __init__(self, session: Session) -> None:
        assert isinstance(session.state, NationState)
        self.session = session
        self.state: NationState = session.state

    @property
    def winner(self) -> Nation:
        """Who has won."""
        return self.state.nations[self.state.winner]

    @property
    def full(self) -> int:
        """The health that every side began with."""
        return full_health(self.state)

    @cached_property
    def ranked(self) -> Sequence[Nation]:
        """The sides: the winner, then who stood the longest, and with the most health."""
        return sorted(
            self.state.nations,
            key=lambda side: (side is not self.winner, -self.last_positions[side.index].turn, -side.health, side.index),
        )

    def name(self, nation: Nation) -> str:
        """Who played a side."""
        return " & ".join(self.session.seats[seat].name for seat in nation.seats) or say("sides.army")

    def typed(self, nation: Nation) -> str:
        """The same, to stand in a sentence."""
        return ui.as_typed(self.name(nation))

    def colour(self, nation: Nation) -> int:
        """The colour of a side."""
        return self.session.seats[nation.seats[0]].colour if nation.seats else ARMY_COLOUR

    def leader(self, nation: Nation) -> Bust:
        """The face of a side."""
        if not nation.seats:
            return face_of_seat(ARMY_COLOUR, "")
        seat = self.session.seats[nation.seats[0]]
        return face_of_seat(seat.colour, seat.player)

    def faces(self, nation: Nation) -> Sequence[tuple[Bust, int]]:
        """The faces of all who played a side, each with its colour; that of its leader first."""
        if not nation.seats:
            return [(self.leader(nation), ARMY_COLOUR)]
        seats = [self.session.seats[seat] for seat in nation.seats]
        return [(face_of_seat(seat.colour, seat.player), seat.colour) for seat in seats]

    def how_it_was_won(self) -> str:
        """One sentence on what decided the game."""
        losers = [nation for nation in self.ranked if nation is not self.winner]
        if any(not nation.is_out for nation in losers):
            return say("victory.mind_control")
        names = listed((self.typed(nation) for nation in losers), "and")
        number = sum(max(1, len(nation.seats)) for nation in losers)
        return say("victory.fallen", names=names, number=number, turns=self.state.round)

    @cached_property
    def blow(self) -> DecidingBlow | None:
        """The heaviest blow that a side has taken which is out."""
        fallen = [nation.index for nation in self.state.nations if nation.is_out]
        blows = [
            (event.lost, index, event)
            for index in range(len(self.session.moves))
            for event in self.session.events_of(index)
            if isinstance(event, events.Struck) and event.target in fallen
        ]
        if not blows:
            return None
        lost, index, blow = max(blows, key=lambda each: each[:2])
        struck = next(frame for frame in self._frames(index) if frame.event == blow)
        return DecidingBlow(
            cast(NationState, struck.state).round, self._at(index).round + 1, blow.target, lost, blow.blocked
        )

    def _frames(self, index: int) -> Sequence[Frame]:
        return traced(self.session.state_before(index), self.session.moves[index])

    @property
    def turn(self) -> str:
        """That blow in a sentence."""
        blow = self.blow
        if blow is None:
            return ""
        name = self.typed(self.state.nations[blow.nation])
        return say("victory.turn", turn=blow.turn, name=name, n=blow.lost, blocked=blow.blocked)

    @cached_property
    def _last_moves(self) -> Sequence[int]:
        """The number of the move with which each nation fell, or that of all moves where it did not."""
        found = [len(self.session.moves)] * len(self.state.nations)
        for move in range(len(self.session.moves) - 1, -1, -1):
            out = [nation.is_out for nation in self._at(move + 1).nations]
            if not any(out):
                break
            found = [move if is_out else last for is_out, last in zip(out, found, strict=True)]
        return found

    def _at(self, move: int) -> NationState:
        state = self.session.state_before(move) if move < len(self.session.moves) else self.state
        return cast(NationState, state)

    def last_standing(self, nation: Nation) -> NationState:
        """The last position in which a nation still had its cards."""
        return self._at(self._last_moves[nation.index])

    @cached_property
    def last_positions(self) -> Sequence[NationState]:
        """The position in which each side fell, or the last one."""
        return [self._last_position(nation) for nation in self.state.nations]

    def _last_position(self, nation: Nation) -> NationState:
        if not nation.is_out:
            return self.state
        states = (cast(NationState, frame.state) for frame in self._frames(self._last_moves[nation.index]))
        return next(state for state in states if state.nations[nation.index].is_out)

    def standing(self, nation: Nation) -> str:
        """How a side stood at the end, in a sentence."""
        if nation.is_out:
            return say("victory.out_told")
        return say("victory.won_told" if nation is self.winner else "victory.left_told")

    @cached_property
    def healths(self) -> Sequence[tuple[int, ...]]:
        """The health of all sides when a round of turns begins, and at the end."""
        return healths(self.session)

    def tag(self, nation: Nation) -> str:
        """The same in two or three words: when it fell, or the age it had come to."""
        if nation.is_out:
            return say("victory.fell", turn=self.last_positions[nation.index].round)
        return "" if nation.is_army else say("sides.age", age=age_name(nation.age))

    def cards(self, seat: int, nation: Nation) -> Sequence[str]:
        """What a seat had bought, as long as its side stood."""
        return bought_cards(self.last_standing(nation).players[seat])


def healths(session: Session) -> Sequence[tuple[int, ...]]:
    """The health of all sides when a round of turns begins, and at the end of the game."""
    turns: dict[int, tuple[int, ...]] = {}
    for index in range(len(session.moves)):
        state = cast(NationState, session.state_before(index))
        turns.setdefault(state.round, tuple(nation.health for nation in state.nations))
    last = cast(NationState, session.state)
    return [*turns.values(), tuple(nation.health for nation in last.nations)]


def stacks_of(cards: Sequence[str]) -> Sequence[tuple[str, int]]:
    """The first of every kind of card, and how many there are."""
    kinds: dict[str, list[str]] = {}
    for card in cards:
        kinds.setdefault(CARDS[card].id, []).append(card)
    return [(same[0], len(same)) for same in kinds.values()]


def bought_cards(player: Player) -> list[str]:
    """Every card of a seat that was not in its starting deck."""
    zones = (*own_cards(player), player.standing)
    owned = [card for zone in zones for card in zone if CARDS[card].age]
    return sorted(owned, key=lambda card: (-CARDS[card].age, card_name(card)))
