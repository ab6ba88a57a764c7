"""Checking advice: facts played out, answers counted, and other futures asked where moves were called about equal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from time import process_time
from typing import NamedTuple

from game.bots.advice import fact
from game.bots.advice.comparing import differences
from game.bots.advice.consequences import Consequences
from game.bots.advice.explaining import next_best
from game.bots.advice.words import FactWords
from game.bots.analysis.move_analysis import SURE, Effort, MoveAnalysis, Tried
from game.bots.bot import think_through
from game.bots.roster import ADVISER, USUAL, bot_named, evaluator_of
from game.bots.search.determinization import imagined
from game.bots.search.one_ply import OnePlyBot
from game.bots.training.match import bot_seed
from game.engine import Game, Move, State, flow, observe
from game.text.sentences import Sentences

OTHER_FUTURES = range(1000, 1040)
"""Futures in which moves face each other that no adviser has thought of."""

LONGEST = 2_000
"""Moves after which a round that is let end counts as it stands."""

EVERY = 7
"""Of so many decisions one is asked about: neighbours are alike."""


MOST_OF_A_GAME = 12
"""Positions of one game that are asked about."""


class CheckedAnswer(NamedTuple):
    """An answer of the adviser.

    where: which position. refuted: the sentences that did not come true. is_level: whether it calls its best moves
    about equal, or tells nothing. is_apart: whether other futures separate them. milliseconds: of computing, for facts
    and words.
    """

    where: str
    facts: tuple[fact.Fact, ...]
    words: str
    refuted: tuple[str, ...]
    is_level: bool
    is_apart: bool
    milliseconds: float

    @property
    def gains(self) -> list[fact.Fact]:
        """What speaks for the move."""
        return [each for each in self.facts if each.is_gain]

    @property
    def is_strategy(self) -> bool:
        """Whether the judgement alone speaks for the move."""
        return bool(self.gains) and all(each.layer == fact.STRATEGY for each in self.gains)

    @property
    def is_known(self) -> bool:
        """Whether something speaks for it that rules, print or counts tell."""
        return any(each.layer in (fact.CERTAIN, fact.PRINTED, fact.COUNTED) for each in self.gains)


def answers(game: Game, positions: int, seed: int, effort: Effort | None) -> Iterator[CheckedAnswer]:
    """So many answers, in games of Normal computers at the tables at which they learn, one after the other."""
    Sentences(game.name).read()
    kinds = evaluator_of(game).tables.values()
    tables = list(dict.fromkeys((table.seats, tuple(table.options.items())) for kind in kinds for table in kind))
    while positions > 0:
        for seats, options in tables:
            state = game.new(game.settle_options(seats, dict(options)), seats, seed)
            bots = [bot_named(game, USUAL, bot_seed(seed, seat)) for seat in range(seats)]
            asked = 0
            while (decision := state.decision) is not None and positions > 0:
                view = observe(state, decision.seat, game.hidden)
                assert view.decision is not None
                if len(decision.moves) > 1 and game.advice(view, view.decision) is None:
                    asked += 1
                    if asked % EVERY == 0:
                        yield checked(game, view, f"{seats} seats, seed {seed}, decision {asked}", seed, effort)
                        positions -= 1
                        if asked >= EVERY * MOST_OF_A_GAME:
                            break
                flow.apply(state, think_through(bots[decision.seat].thoughts(view, view.decision)))
            seed += 1


def checked(game: Game, view: State, where: str, seed: int, effort: Effort | None) -> CheckedAnswer:
    """What the adviser says of a position, played out."""
    decision = view.decision
    assert decision is not None
    bot = bot_named(game, ADVISER, bot_seed(seed, decision.seat))
    assert isinstance(bot, OnePlyBot)
    part = evaluator_of(game).consequences
    tries, bare = think_through(bot.considered(view, decision, None, effort))
    began = process_time()
    analysis = bot.explained(view, decision.seat, tries, bare)
    words = FactWords(game.name, part)
    said = words.all(analysis.facts)
    milliseconds = (process_time() - began) * 1000
    rival = next_best(part, analysis)
    level = next(iter(analysis.as_good), None)
    fresh = _fresh(game, view, analysis, rival.move, seed) if rival else []
    is_level = bool(level) or not analysis.facts
    beside = _fresh(game, view, analysis, level.move, seed) if level else fresh
    told = [*analysis.facts, *(each for other in analysis.as_good for each in other.facts)]
    refuted = [words(each) for each in told if is_refuted(game, part, view, each)]
    refuted += [words(each) for each in analysis.facts if fresh and is_denied(part, decision.seat, view, each, fresh)]
    return CheckedAnswer(
        f"{where}: {' '.join(analysis.move)}", analysis.facts, said, tuple(refuted), is_level,
        bool(beside) and _is_apart(beside), milliseconds,
    )  # fmt: skip


def _fresh(game: Game, view: State, analysis: MoveAnalysis, rival: Move, seed: int) -> Sequence[Tried]:
    """The two best moves in other futures."""
    assert view.decision is not None
    bot = bot_named(game, ADVISER, bot_seed(f"{seed} other futures", view.decision.seat))
    assert isinstance(bot, OnePlyBot)
    return think_through(bot.faced(view, view.decision, [analysis.move, rival], OTHER_FUTURES))


def _is_apart(fresh: Sequence[Tried]) -> bool:
    """Whether other futures separate two moves."""
    leads = [one - other for one, other in zip(fresh[0].worths, fresh[1].worths, strict=False)]
    if len(leads) < 2:
        return bool(leads) and fresh[0].is_certain and abs(leads[0]) > 0
    return abs(fmean(leads)) > SURE * stdev(leads) / sqrt(len(leads))


def is_refuted(game: Game, part: Consequences, view: State, each: fact.Fact) -> bool:
    """Whether something that a fact says does not come true once it is played out."""
    return any(came(game, part, view, change) not in (None, change.change) for change in each.changes)


def came(game: Game, part: Consequences, view: State, change: fact.ForeseenChange) -> float | None:
    """By how much a thing really differs; None where that cannot be played out."""
    assert view.decision is not None
    seat = view.decision.seat
    if change.at == fact.NOW:
        ends = [part.after(view, moves) if moves else view for moves in (change.moves, change.instead)]
    else:
        ends = [_round_end(game, part, view, moves) for moves in (change.moves, change.instead)]
    if ends[0] is None or ends[1] is None:
        return None
    one, other = (part.things(end, seat)[change.thing] for end in ends if end is not None)
    return one - other


def _round_end(game: Game, part: Consequences, view: State, moves: Sequence[Move]) -> State | None:
    """The position once the round is over, in which the seat made these moves and nobody else did anything."""
    if part.idle is None or view.decision is None:
        return None
    seat = view.decision.seat
    state, left = imagined(game, view, seat, "facts", 0), list(moves)
    number = game.rounds(state)
    for _ in range(LONGEST):
        decision = state.decision
        if decision is None or game.rounds(state) > number:
            break
        is_own = bool(left) and decision.seat == seat and left[0] in decision.moves
        flow.apply(state, left.pop(0) if is_own else part.idle(state))
    return state


def is_denied(part: Consequences, seat: int, view: State, each: fact.Fact, fresh: Sequence[Tried]) -> bool:
    """Whether other futures say the contrary of what tries of two moves had in common: a count, or what is ahead."""
    if each.layer == fact.COUNTED:
        key = each.key.removeprefix("counted.")
        leads = [
            float(part.counted(view, one, seat).get(key, False)) - part.counted(view, other, seat).get(key, False)
            for one, other in zip(fresh[0].ends, fresh[1].ends, strict=False)
        ]
        error = stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else 0.0
        return fmean(leads) * each.worth < 0 and abs(fmean(leads)) > SURE * error
    if each.key.startswith("ahead"):
        leads_by_thing = differences(part, seat, fresh[0], fresh[1])
        more = [value for _, values in each.values if isinstance(values, tuple) for value in values]
        return any(leads_by_thing.get(it.thing, 0.0) * it.number < 0 for it in more if isinstance(it, fact.Difference))
    return False


def report(checks: Sequence[CheckedAnswer]) -> list[str]:
    """The bars, a line each."""
    number = max(1, len(checks))
    refuted = [f"refuted, {each.where}: {words}" for each in checks for words in each.refuted]
    level = [each for each in checks if each.is_level]
    wrong = [each for each in level if each.is_apart]
    strategy = sum(each.is_strategy for each in checks)
    known = sum(each.is_known for each in checks)
    times = [each.milliseconds for each in checks]
    return [
        *refuted,
        *(f"called equal, {each.where}" for each in wrong),
        f"positions: {len(checks)}",
        f"facts refuted: {len(refuted)}",
        f"only strategy: {strategy} ({strategy / number:.0%})",
        f"empty or about equal: {len(level)} ({len(level) / number:.0%})",
        f"of these apart in other futures: {len(wrong)}",
        f"known by rules, print or counts: {known} ({known / number:.0%})",
        f"words: {median(times):.1f} ms, {max(times):.1f} ms at most",
    ]
