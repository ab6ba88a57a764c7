"""The common words of card text, read once into frozen effects that every state shares.

    {gain: {books: 3}}    {lose: {food: 2}}    {pay: {gold: 2}, then: an effect}
    {choose: [an effect, another]}    {may: an effect}    [an effect, the next]
    {each: all, others or a condition, do: an effect}    {rule: the name of a function}

An effect may need an answer from its seat and so pushes frames; code that runs one does so last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Generic

from game.cards.amounts import Amount, Condition, read_amount, read_condition
from game.cards.catalog import Passage, Readers
from game.cards.vocabulary import Rule, Vocabulary
from game.engine import Action, Choice, Move, S, State

DECLINE = "decline"
"""The answer of a seat that does not do what it may."""

MOST_EFFECTS = 12
"""The longest list of effects."""

Seats = tuple[int, ...]
"""Seats that something happens to at the same time, in the order in which they are asked."""


class Effect(Generic[S]):
    """What a card does to a seat. Subclasses say how in `run`, or in `run_for` for several seats at once."""

    __slots__ = ()

    def possible(self, state: S, seat: int) -> bool:
        """Whether the seat can do this in full."""
        return True

    def run(self, state: S, seat: int) -> None:
        """Do it; what needs an answer is pushed on the stack."""
        self.run_for(state, (seat,))

    def run_for(self, state: S, seats: Seats) -> None:
        """Do it to several seats at the same time, answers being asked in the order of `seats`."""
        state.then(*((run_effect, self, seat) for seat in seats))

    @property
    def handle(self) -> str:
        """The name of this effect as an answer to a question."""
        raise NotImplementedError


def run_effect(state: S, effect: Effect[S], seat: int) -> None:
    """A step: the effect happens to the seat."""
    effect.run(state, seat)


def run_for(state: S, effect: Effect[S], seats: Seats) -> None:
    """A step: the effect happens to the seats at the same time."""
    effect.run_for(state, seats)


Counted = tuple[tuple[str, Amount[S]], ...]
"""Kinds and how many of each."""


def _handle(verb: str, amounts: Counted[S]) -> str:
    return "_".join([verb, *(f"{amount.plus}_{kind}" if amount.plus else kind for kind, amount in amounts)])


@dataclass(frozen=True, slots=True)
class GainEffect(Effect[S]):
    """`gain`: the seat receives."""

    amounts: Counted[S]
    vocabulary: Vocabulary[S] = field(repr=False)

    def run(self, state: S, seat: int) -> None:
        """Give every kind in order."""
        for kind, amount in self.amounts:
            self.vocabulary.gain(state, seat, kind, amount.of(state, seat))

    @property
    def handle(self) -> str:
        """Such as gain_5_books."""
        return _handle("gain", self.amounts)


@dataclass(frozen=True, slots=True)
class Lose(Effect[S]):
    """`lose`: a forced loss, of whatever the seat holds."""

    amounts: Counted[S]
    vocabulary: Vocabulary[S] = field(repr=False)

    def possible(self, state: S, seat: int) -> bool:
        """Whether the seat holds all of it: else it must take another way out, if there is one."""
        return _affordable(self.amounts, self.vocabulary, state, seat)

    def run(self, state: S, seat: int) -> None:
        """Take every kind at the same time: what a loss asks its seat comes after all of them."""
        due = [(kind, amount.of(state, seat)) for kind, amount in self.amounts]
        for kind, number in due:
            self.vocabulary.lose(state, seat, kind, number)

    @property
    def handle(self) -> str:
        """Such as lose_3_gold."""
        return _handle("lose", self.amounts)


@dataclass(frozen=True, slots=True)
class PayEffect(Effect[S]):
    """`pay` and `then`: a voluntary payment, to be covered in full, and what it buys."""

    amounts: Counted[S]
    then: Effect[S]
    vocabulary: Vocabulary[S] = field(repr=False)

    def possible(self, state: S, seat: int) -> bool:
        """Whether the seat holds the price and can do what it buys."""
        affordable = _affordable(self.amounts, self.vocabulary, state, seat)
        return affordable and self.then.possible(state, seat)

    def run_for(self, state: S, seats: Seats) -> None:
        """Pay first, all of them."""
        for seat in seats:
            for kind, amount in self.amounts:
                self.vocabulary.pay(state, seat, kind, amount.of(state, seat))
        state.then((run_for, self.then, seats))

    @property
    def handle(self) -> str:
        """Such as pay_2_food."""
        return _handle("pay", self.amounts)


def _affordable(amounts: Counted[S], vocabulary: Vocabulary[S], state: S, seat: int) -> bool:
    return all(vocabulary.can_pay(state, seat, kind, amount.of(state, seat)) for kind, amount in amounts)


@dataclass(frozen=True, slots=True)
class InOrder(Effect[S]):
    """A list: one effect after the other."""

    effects: tuple[Effect[S], ...]

    def possible(self, state: S, seat: int) -> bool:
        """Whether all of them are."""
        return all(effect.possible(state, seat) for effect in self.effects)

    def run_for(self, state: S, seats: Seats) -> None:
        """The first for all seats, then the next."""
        state.then(*((run_for, effect, seats) for effect in self.effects))

    @property
    def handle(self) -> str:
        """That of the first."""
        return self.effects[0].handle


@dataclass(frozen=True, slots=True)
class OneOf(Effect[S]):
    """`choose` or `may`: the seat picks one option, or `decline` where that is allowed.

    Options that are not possible are not offered; if none is and declining is not allowed either, the first is
    suffered. Several seats answer first, one after the other; then everything happens at the same time.
    """

    options: tuple[Effect[S], ...]
    optional: bool = False

    def possible(self, state: S, seat: int) -> bool:
        """Whether any option is."""
        return any(option.possible(state, seat) for option in self.options)

    def run_for(self, state: S, seats: Seats) -> None:
        """Ask all, then carry out."""
        state.then((ask_next, self, seats, ()))

    def offers(self, state: S, seat: int) -> tuple[str, ...]:
        """The answers open to the seat, at least one."""
        offers = tuple(option.handle for option in self.options if option.possible(state, seat))
        if self.optional:
            return (*offers, DECLINE)
        return offers or (self.options[0].handle,)

    def option(self, handle: str) -> Effect[S]:
        """The option of that name."""
        return next(option for option in self.options if option.handle == handle)

    @property
    def handle(self) -> str:
        """That of the first option."""
        return self.options[0].handle


Answers = tuple[tuple[int, str], ...]
"""Seats and what they chose."""


def ask_next(state: S, choice: OneOf[S], seats: Seats, answers: Answers) -> None:
    """A step: ask the next seat that really has a choice, or carry out what all have chosen."""
    for place, seat in enumerate(seats):
        offers = choice.offers(state, seat)
        if len(offers) > 1:
            state.then((OPTION, seat, choice, seats[place + 1 :], answers))
            return
        answers = (*answers, (seat, offers[0]))
    chosen = ((option, _who_chose(option.handle, answers)) for option in choice.options)
    state.then(*((run_for, option, seats) for option, seats in chosen if seats))


def _who_chose(handle: str, answers: Answers) -> Seats:
    return tuple(seat for seat, answer in answers if answer == handle)


class Choose(Action[State]):
    """Pick one of the options that a card or an event offers."""

    verb = "choose"

    def moves(self, state: State, seat: int, choice: OneOf, seats: Seats, answers: Answers) -> Iterable[Move]:
        """Every option the seat can do, in the order of the card."""
        return [(self.verb, offer) for offer in choice.offers(state, seat)]

    def carry_out(self, state: State, seat: int, choice: OneOf, seats: Seats, answers: Answers, answer: str) -> None:
        """Keep the answer until everybody has chosen."""
        state.then((ask_next, choice, seats, (*answers, (seat, answer))))


OPTION = Choice("option", Choose())


@dataclass(frozen=True, slots=True)
class Each(Effect[S]):
    """`each` and `do`: an effect on all seats, on the others, or on those for which a condition holds."""

    do: Effect[S]
    vocabulary: Vocabulary[S] = field(repr=False)
    who: Condition[S] | None = None
    others: bool = False

    def seats(self, state: S, causes: Seats) -> Seats:
        """Whom it concerns at this moment; `causes` are the seats that set it off."""
        return tuple(
            other
            for other in self.vocabulary.seats(state)
            if not (self.others and causes == (other,)) and (self.who is None or self.who.holds(state, other))
        )

    def run_for(self, state: S, seats: Seats) -> None:
        """To all whom it concerns at the same time, and once, however many seats set it off."""
        if seats:
            self.do.run_for(state, self.seats(state, seats))

    @property
    def handle(self) -> str:
        """That of what is done, told apart from doing it to oneself."""
        return f"each_{self.do.handle}"


@dataclass(frozen=True, slots=True)
class ByRule(Effect[S]):
    """`rule`: one card's own function."""

    name: str
    rule: Rule[S] = field(repr=False)

    def run(self, state: S, seat: int) -> None:
        """Call it."""
        self.rule(state, seat)

    @property
    def handle(self) -> str:
        """The function's name."""
        return self.name


def read_effect(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    """Read an effect: a word with what belongs to it, or a list of effects. Raises Misprint."""
    if isinstance(passage.content, list):
        if not passage.content:
            raise passage.misprint("an effect is missing", "empty")
        return InOrder(tuple(passage.each(_effects_of(vocabulary), most=MOST_EFFECTS)))
    fields = passage.fields()
    if not fields:
        raise passage.misprint("an effect is missing", "empty")
    word = next(iter(fields))
    reader = COMMON_WORDS.get(word) or vocabulary.words.get(word)
    if reader is None:
        raise fields[word].unknown("word", word, (*COMMON_WORDS, *vocabulary.words))
    return reader(passage, vocabulary)


def read_counted(passage: Passage, vocabulary: Vocabulary[S]) -> Counted[S]:
    """Read kinds with their amounts, such as {gold: 2, food: {count: colonies}}."""
    readers = dict.fromkeys(vocabulary.kinds, partial(read_amount, vocabulary=vocabulary))
    return tuple(passage.record(readers, least=1).items())


def read_options(passage: Passage, vocabulary: Vocabulary[S]) -> tuple[Effect[S], ...]:
    """Read two or more effects to choose from, which must be told apart by their handles. Raises Misprint."""
    options = passage.each(_effects_of(vocabulary), 2, MOST_EFFECTS)
    handles = [option.handle for option in options]
    for place, entry in enumerate(passage.entries()):
        if handles[place] in handles[:place]:
            raise entry.misprint(f"two options are both called {handles[place]!r}", "same-twice")
    return tuple(options)


def _effects_of(vocabulary: Vocabulary[S]) -> Callable[[Passage], Effect[S]]:
    return partial(read_effect, vocabulary=vocabulary)


def _read_gain(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    read = passage.record({"gain": partial(read_counted, vocabulary=vocabulary)})
    return GainEffect(read["gain"], vocabulary)


def _read_lose(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    read = passage.record({"lose": partial(read_counted, vocabulary=vocabulary)})
    return Lose(read["lose"], vocabulary)


def _read_pay(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    readers: Readers = {"pay": partial(read_counted, vocabulary=vocabulary), "then": _effects_of(vocabulary)}
    read = passage.record(readers, needed=("then",))
    return PayEffect(read["pay"], read["then"], vocabulary)


def _read_choose(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    return OneOf(passage.record({"choose": partial(read_options, vocabulary=vocabulary)})["choose"])


def _read_may(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    return OneOf((passage.record({"may": _effects_of(vocabulary)})["may"],), optional=True)


def _read_each(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    readers: Readers = {"each": partial(_read_whom, vocabulary=vocabulary), "do": _effects_of(vocabulary)}
    read = passage.record(readers, needed=("do",))
    whom = read["each"]
    if isinstance(whom, Condition):
        return Each(read["do"], vocabulary, who=whom)
    return Each(read["do"], vocabulary, others=whom == "others")


def _read_whom(passage: Passage, vocabulary: Vocabulary[S]) -> Condition[S] | str:
    if passage.content in ("all", "others"):
        return passage.text()
    return read_condition(passage, vocabulary)


def _read_rule(passage: Passage, vocabulary: Vocabulary[S]) -> Effect[S]:
    name = passage.record({"rule": lambda rule: rule.one_of(vocabulary.rules, "rule")})["rule"]
    return ByRule(name, vocabulary.rules[name])


COMMON_WORDS = {
    "gain": _read_gain,
    "lose": _read_lose,
    "pay": _read_pay,
    "choose": _read_choose,
    "may": _read_may,
    "each": _read_each,
    "rule": _read_rule,
}
