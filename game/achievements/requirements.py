"""Requirements on one seat of a finished game, as data: of these achievements are made.

first: true             the seat has won; with alone: 40, alone it has as many points
event: bought           so many of these events were the seat's own; of: anybody for those of all; per: round for
                        as many in one round; with: facts they must have, own for the own seat or side
figure: books           a number of the finished game
at_least, at_most       how many
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property, partial
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeVar

from game.cards.catalog import Passage, Readers, between
from game.engine import Event, Score, State
from game.session.session import Session

Figure = Callable[["FinishedGame"], int]
"""A number of a finished game."""


class FinishedGame:
    """A seat of a game that is over. The session has kept its past. state: another position, for figures that follow
    from it alone.
    """

    def __init__(self, session: Session, seat: int, state: State | None = None) -> None:
        self.session, self.seat = session, seat
        self.state: Any = state or session.state

    @cached_property
    def me(self) -> Any:
        """What the seat leads, as the state has it."""
        return self.state.nation_of(self.seat) if hasattr(self.state, "nation_of") else self.state.nations[self.seat]

    @cached_property
    def scores(self) -> Sequence[Score]:
        """The final scores, best first."""
        return self.session.game.result(self.state)

    @cached_property
    def score(self) -> Score:
        """That of the seat."""
        return next(score for score in self.scores if score.seat == self.seat)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else sat at the table."""
        return len(self.session.seats) == 1

    @property
    def has_won(self) -> bool:
        """Whether it came first, of several or where somebody alone can win."""
        return self.score.rank == 1 and (not self.is_alone or self.session.game.is_won_alone)

    @property
    def lead(self) -> int:
        """Points ahead of the best of the others; none alone."""
        return self.score.total - max((each.total for each in self.scores if each.seat != self.seat), default=0)

    @property
    def own_side(self) -> int:
        """What events call the side that the seat belongs to."""
        return int(getattr(self.me, "index", self.seat))

    def events(self) -> Iterator[tuple[int, Event]]:
        """All that happened, each with the number of its move, 0 for the first."""
        for move in range(len(self.session.moves)):
            for event in self.session.events_of(move):
                yield move, event

    def round_of(self, move: int) -> int:
        """How many rounds, or turns, had ended before this move."""
        return self.session.game.rounds(self.session.state_before(move))

    @cached_property
    def after_rounds(self) -> list[tuple[int, ...]]:
        """What every seat had after each round, of what decides the game."""
        game, found, ended = self.session.game, [], 0
        last = len(self.session.moves)
        for move in range(1, last + 1):
            state = self.session.state_before(move) if move < last else self.state
            if game.rounds(state) > ended:
                ended = game.rounds(state)
                found.append(tuple(game.counts(state, seat) for seat in range(len(self.session.seats))))
        return found

    def behind(self, counts: tuple[int, ...]) -> int:
        """How far the seat lay behind the first at these counts; 0 where it was not last, or alone."""
        return max(counts) - counts[self.seat] if counts[self.seat] == min(counts) and len(counts) > 1 else 0


def _behind_at_half(game: FinishedGame) -> int:
    return game.behind(game.after_rounds[len(game.after_rounds) // 2 - 1]) if len(game.after_rounds) > 1 else 0


def _furthest_behind(game: FinishedGame) -> int:
    return max((max(counts) - counts[game.seat] for counts in game.after_rounds), default=0)


COMMON: Mapping[str, Figure] = {
    "seats": lambda game: len(game.session.seats),
    "points": lambda game: game.score.total,
    "place": lambda game: game.score.rank,
    "lead": lambda game: game.lead,
    "rounds": lambda game: game.session.game.rounds(game.state),
    "behind_at_half": _behind_at_half,
    "furthest_behind": _furthest_behind,
}
"""Figures that every game has."""


def figures_of(game: str) -> Mapping[str, Figure]:
    """All figures of a game, by the names that requirements know them by."""
    own: Mapping[str, Figure] = import_module(f"game.{game}.analysis.figures").FIGURES
    return {**COMMON, **own}


# -- as data ---------------------------------------------------------------------------------------------------

OWN = "own"
MANY = 100_000


class Requirement(NamedTuple):
    """One of them. facts: what the facts of events must be: a value, or the least number."""

    first: bool = False
    alone: int = 0
    event: str = ""
    of: str = OWN
    per: str = "game"
    facts: Mapping[str, Any] = {}
    figure: str = ""
    at_least: int = 0
    at_most: int = MANY

    def met_at(self, game: FinishedGame) -> int | None:
        """After how many moves it was met for good; None where it was not."""
        end = len(game.session.moves)
        if self.first:
            is_met = game.has_won or (bool(self.alone) and game.is_alone and game.score.total >= self.alone)
            return end if is_met else None
        if self.figure:
            number = figures_of(game.session.game.name)[self.figure](game)
            return end if self.at_least <= number <= self.at_most else None
        return self._counted(game)

    def steps(self, game: FinishedGame) -> int:
        """How much of the number that it asks for is there."""
        return min(self.at_least, figures_of(game.session.game.name)[self.figure](game)) if self.figure else 0

    def reached(self, game: FinishedGame) -> int:
        """How much of the number that it asks for is there, of an event or a figure."""
        return min(self.at_least, self.happened(game)) if self.event else self.steps(game)

    def happened(self, game: FinishedGame) -> int:
        """How often the event has, in the game so far or in the round in which it did most."""
        return self._count(game)[0]

    def _counted(self, game: FinishedGame) -> int | None:
        most, reached = self._count(game)
        if most < self.at_least or most > self.at_most:
            return None
        return reached if self.at_least and self.at_most == MANY else len(game.session.moves)

    def _count(self, game: FinishedGame) -> tuple[int, int | None]:
        """How often it happened, and after how many moves it had often enough, where it ever did."""
        found: Counter[int] = Counter()
        reached: int | None = None
        for move, event in game.events():
            if event.kind == self.event and self._is_meant(game, event):
                stretch = game.round_of(move) if self.per == "round" else 0
                found[stretch] += 1
                if reached is None and found[stretch] >= self.at_least:
                    reached = move + 1
        return max(found.values(), default=0), reached

    def _is_meant(self, game: FinishedGame, event: Event) -> bool:
        if self.of == OWN and event.seat != game.seat:
            return False
        for name, wanted in self.facts.items():
            fact = event.facts[name]
            if isinstance(wanted, int) and not isinstance(wanted, bool):
                if fact < wanted:
                    return False
            elif fact != ((game.own_side if name in SIDES else game.seat) if wanted == OWN else wanted):
                return False
        return True


SIDES = frozenset({"attacker", "target", "nation"})
"""Facts that name a side, and no seat."""


class _HasId(Protocol):
    @property
    def id(self) -> str:
        """What it is known by."""
        ...


Named = TypeVar("Named", bound=_HasId)


def read_each_once(passage: Passage, read: Callable[[Passage], Named], called: str) -> tuple[Named, ...]:
    """The entries of a list, none of them twice by its id. called: what one is, in messages. Raises Misprint."""
    found = tuple(passage.each(read, 1))
    ids = [each.id for each in found]
    if twice := next((id for id in ids if ids.count(id) > 1), ""):
        raise passage.misprint(f"the {called} {twice} stands here twice", "same-twice")
    return found


def met_at(requirements: Sequence[Requirement], game: FinishedGame) -> int | None:
    """After how many moves all of these were met; None where one was not."""
    latest = 0
    for requirement in requirements:
        at = requirement.met_at(game)
        if at is None:
            return None
        latest = max(latest, at)
    return latest


def read_requirements(passage: Passage, game: str) -> tuple[Requirement, ...]:
    """The list of requirements that stands here. Raises Misprint for events, facts and figures that there are not."""
    return tuple(passage.each(partial(_read, game=game), 1))


def _read(passage: Passage, game: str) -> Requirement:
    known = figures_of(game)
    readers: Readers = {
        "first": Passage.yes,
        "alone": between(1, 999),
        "event": Passage.handle,
        "of": lambda of: of.one_of((OWN, "anybody"), "whose"),
        "per": lambda per: per.one_of(("game", "round"), "stretch"),
        "with": lambda facts: {name: _fact(each) for name, each in facts.fields().items()},
        "figure": lambda figure: figure.one_of(known, "figure"),
        "at_least": between(-999, MANY),
        "at_most": between(-999, MANY),
    }
    found = passage.record(readers, least=1)
    found["facts"] = found.pop("with", {})
    requirement = Requirement(**found)
    if sum(map(bool, (requirement.first, requirement.event, requirement.figure))) != 1:
        raise passage.misprint("a requirement is one of first, event and figure")
    if requirement.event:
        _check_event(passage, game, requirement)
    return requirement


def _fact(passage: Passage) -> str | int | bool:
    """A text, true or false, or the least number."""
    if isinstance(passage.content, bool):
        return passage.yes()
    return passage.number() if isinstance(passage.content, int) else passage.text(40)


def _check_event(passage: Passage, game: str, requirement: Requirement) -> None:
    events = import_module(f"game.{game}.events").DECLARED
    if requirement.event not in events:
        raise passage.unknown("event", requirement.event, events)
    facts = events[requirement.event].__match_args__
    for name in requirement.facts:
        if name not in facts:
            raise passage.unknown("fact", name, facts)
