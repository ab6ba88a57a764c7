"""Explaining: what tells a move from the next best one, in facts.

Told of the chosen move are at most two gains and all sure costs: what the rules say for certain first, then what is
printed, what the tries counted, and what was played in them. Where nothing of that speaks for it, its futures are set
against those of the next best move, and only where these show nothing either, the judgement's strongest reason stands.
The next best move is one with another piece, as far as there is one; where its futures look better than those of the
chosen one, no figures are told, for the judgement goes by what they do not show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

from game.bots.advice import fact
from game.bots.advice.choosing import ADVISED_ONLY, HARDLY_A_GAIN, each_named_once, is_heavy, is_of_any, its_own, told
from game.bots.advice.comparing import (
    AHEAD,
    FEWEST_TRIES,
    MORE,
    POINTS,
    apart,
    counted_apart,
    had,
    in_the_end,
    is_no_news,
    judged_apart,
    more_at_once,
    on_the_table,
    upheld,
)
from game.bots.advice.consequences import Consequences
from game.bots.advice.promises import (
    FOLLOWS,
    MOSTLY,
    NOTHING_SAID,
    OF_A_FOLLOWER,
    STILL,
    THEN,
    Said,
    called,
    names_of,
    pieces_in,
    promised,
    remark,
)
from game.bots.analysis.move_analysis import MoveAnalysis, MoveComparison, MoveReason, Tried
from game.cards.effects import DECLINE
from game.engine import Move, State

MOST_FOLLOWING = 2
"""How many pieces to come are told."""

OUTWEIGHS = "outweighs"
"""The key of what makes up for a loss that is told."""

MOST_FACTS_OF = 3
"""Of how many moves beside the chosen one it is said what they do."""

HARDLY_MATTERS = "hardly_matters"
"""The key of what is told of an answer that nothing speaks for, where another one is about as good."""

STAGE = "stage."
"""What the keys of words begin with that say to which need of a round a fact belongs."""

DENIES = 0.4
"""What it counts for that a rival cannot have a piece."""


def with_facts(
    game: Consequences,
    view: State,
    seat: int,
    rivals: Sequence[int],
    thought_of: Sequence[Tried],
    analysis: MoveAnalysis,
    said: Said = NOTHING_SAID,
) -> MoveAnalysis:
    """The analysis of these tries, with what its moves do, and what has become of what was said before."""
    near = _looking_once(game, view)
    game = near if game.foresees(view) else _without_futures(near)
    if analysis.move[0] in game.steps:
        analysis = analysis._replace(others=tuple(each for each in analysis.others if each.move[0] not in game.steps))
    if analysis.move[0] in game.alike:
        analysis = analysis._replace(others=())
    if game.undoes:
        analysis = analysis._replace(others=tuple(each for each in analysis.others if each.move[0] not in game.undoes))
    if analysis.move[0] in game.answers:
        analysis = analysis._replace(others=tuple(each for each in analysis.others if each.move[0] in game.answers))
    tries = {each.move: each for each in thought_of if each.ends}
    chosen, rival = tries.get(analysis.move), next_best(game, analysis)
    if chosen is None:
        return analysis
    lines = [analysis.line] if analysis.line else chosen.lines
    later = [other.move for other in analysis.others if other.is_level and _is_played(other.move, lines)]
    analysis = analysis._replace(others=tuple(each for each in analysis.others if each.move not in later))
    rival = next_best(game, analysis)
    others: list[MoveComparison] = []
    batch = game.batch(view, (analysis.move, *lines[0])) if lines else None
    of_chosen = batch.facts if batch and batch.facts else known_of(game, view, analysis.move)
    known = {each.move: known_of(game, view, each.move) for each in analysis.others[:MOST_FACTS_OF]}
    for place, other in enumerate(analysis.others):
        if place >= MOST_FACTS_OF and other is not rival:
            others.append(other)
            continue
        if other.move not in known:
            known[other.move] = known_of(game, view, other.move)
        other, own = other._replace(known=(*known[other.move],)), [*filter(is_of_any, known[other.move])]
        if other.is_compared and (use := game.used_for(view, other.move, tries[other.move].lines)):
            own = _for_one_use(own, other.move, use)
        of_others = [each for move, its in known.items() if move != other.move for each in its]
        facts = told(its_own(own, of_chosen), of_others)
        if not other.is_compared:
            others.append(other._replace(facts=facts))
            continue
        facts = facts or in_the_end(game, seat, tries[other.move], chosen, MORE)
        rest = tries[other.move]
        seen = apart(game, seat, chosen, rest, other.behind) or judged_apart(game, (seat, *rivals), chosen, rest, other)
        if is_no_news(game, view, seat, chosen.move, other.move, seen):
            seen = ()
        others.append(other._replace(facts=facts, apart=seen))
    beside = (known.get(rival.move) or known_of(game, view, rival.move)) if rival else ()
    found = [*of_chosen]
    sure = (fact.CERTAIN, fact.COUNTED)
    if any(each.is_gain and is_of_any(each) and ((rival and rival.is_near) or each.layer in sure) for each in found):
        found = [each for each in found if each.key != ADVISED_ONLY]
    if chosen.move[0] in game.free:
        found += _made_for(game, view, lines)
    else:
        found += _to_follow(game, view, chosen.move, later)
    if begun := game.going_on(view, chosen.move, lines):
        found.append(begun)
    if use := game.used_for(view, chosen.move, lines) or game.used_for(view, chosen.move, chosen.lines):
        found = _for_one_use(found, chosen.move, use)
    if rival:
        found += _from_tries(game, view, seat, rivals, chosen, tries[rival.move])
    agreeing = _agreeing(game, view, seat, chosen, found)
    facts = told(agreeing, beside)
    if not any(each.is_gain for each in facts) and rival:
        facts = (*in_the_end(game, seat, chosen, tries[rival.move], AHEAD), *facts)
    if not any(each.is_gain for each in facts) and rival and analysis.move[0] not in game.named:
        facts = (*more_at_once(near, view, seat, analysis.move, rival.move), *facts)
    gains = [each for each in facts if each.is_gain]
    if all(each.layer == fact.PRINTED and each.worth <= HARDLY_A_GAIN for each in gains) and (
        reasons := analysis.reasons
    ):
        runner_up = next(other for other in analysis.others if other.behind > 0)
        asked = game, view, seat, (analysis.move, runner_up.move)
        says_points = analysis.move[0] in game.named and game.at_work is not None
        held_up = [each for each in upheld(*asked, reasons) if each.key != POINTS or not says_points]
        named = on_the_table(upheld(*asked, runner_up.reasons)) or (None if gains else next(iter(held_up), None))
        if named and named.key not in analysis.move:
            why = fact.strategy(f"strategy.{named.key}", named.worth)
            facts = (*gains, why, *(each for each in facts if not each.is_gain))
    if not facts and rival and rival.is_near and analysis.move[0] in game.named:
        facts = (fact.line(HARDLY_MATTERS, 0.0),)
    facts = (*facts, *_outweighing(game, view, analysis, facts))
    safe = _is_safe(game, view, seat, chosen)
    told_of = promised(game, view, facts, lines, chosen.move)
    analysis = analysis._replace(others=tuple(others), facts=facts, is_safe=safe, promised=told_of)
    if said.followed[-1:] == (analysis.move,) and said.then and (short := game.again(said.then, view, analysis.move)):
        return analysis._replace(facts=(short,))
    of_before = remark(game, view, said, analysis, lines)
    if of_before is None:
        return analysis._replace(facts=each_named_once(facts))
    if of_before.key == STILL and (later_on := next((each for each in facts if each.key in (FOLLOWS, THEN)), None)):
        both = later_on._replace(values=(("what", (*pieces_in(later_on), *pieces_in(of_before))),))
        return analysis._replace(facts=each_named_once([both if each is later_on else each for each in facts]))
    first = facts[:1] if of_before.key == STILL else ()  # what comes later is told after what matters now
    return analysis._replace(facts=each_named_once((*first, of_before, *facts[len(first) :])))


def _outweighing(
    game: Consequences, view: State, analysis: MoveAnalysis, facts: Sequence[fact.Fact]
) -> Iterator[fact.Fact]:
    """Where what is told of a move comes to a loss, what it is better by in the end than the best move that keeps what
    is lost, and where that mostly comes from, if the move itself shows it: advice must not argue against itself.
    """
    lost = {each.key for each in facts if each.worth < 0 and is_heavy(each)}
    is_counted = any(each.layer == fact.COUNTED and each.worth < 0 for each in facts)
    if not lost or (sum(each.worth for each in facts if each.layer == fact.CERTAIN) >= 0 and not is_counted):
        return
    for other in analysis.others:
        if other.is_compared and not any(each.key in lost for each in known_of(game, view, other.move)):
            main = max((each for each in other.reasons if each.key in game.sources), key=_worth_of, default=None)
            if main and main.worth > 0 and round(other.behind):
                seat = view.decision.seat if view.decision else 0
                is_seen = main in upheld(game, view, seat, (analysis.move, other.move), [main])
                source = {"source": fact.Phrase(f"points_from.{main.key}")} if is_seen else {}
                yield fact.line(OUTWEIGHS, other.behind, n=round(other.behind), **source)
            return


def _worth_of(reason: MoveReason) -> float:
    return reason.worth


def _looking_once(game: Consequences, view: State) -> Consequences:
    """The same game, which looks at every move of this view and counts every position once."""
    found: dict[Move, Sequence[fact.Fact]] = {}
    counted: dict[tuple[int, int], tuple[State, Mapping[str, float]]] = {}

    def facts(state: State, move: Move) -> Sequence[fact.Fact]:
        if state is not view:
            return game.facts(state, move)
        if move not in found:
            found[move] = game.facts(view, move)
        return found[move]

    def things(state: State, seat: int) -> Mapping[str, float]:
        known = counted.get((id(state), seat))
        if known is None:
            known = counted[id(state), seat] = state, game.things(state, seat)
        return known[1]

    return replace(game, facts=facts, things=things)


def _without_futures(game: Consequences) -> Consequences:
    """The same game, which tells nothing of what futures come to."""
    return replace(game, counted=lambda before, end, seat: {}, worths={})


def _for_one_use(found: Sequence[fact.Fact], move: Move, use: fact.Fact) -> list[fact.Fact]:
    """The facts with what a move is for in place of what it could be for, and of what is done next: one plan."""
    return [*(each for each in found if each.key != f"fact.{move[0]}" and not each.key.startswith(THEN)), use]


def _is_safe(game: Consequences, view: State, seat: int, chosen: Tried) -> bool:
    """Whether most tries of a move end without a loss of points."""
    now = game.things(view, seat).get(POINTS)
    if now is None:
        return False
    kept = sum(game.things(end, seat)[POINTS] >= now for end in chosen.ends)
    return kept >= MOSTLY * len(chosen.ends)


def next_best(game: Consequences, analysis: MoveAnalysis) -> MoveComparison | None:
    """The best of the other moves with another piece; with the same one where there is no other. None where nothing was
    compared.
    """
    piece, others = game.piece(analysis.move), [each for each in analysis.others if each.is_compared]
    other = next((each for each in others if game.piece(each.move) != piece), None)
    return other or next(iter(others), None)


def known_of(game: Consequences, view: State, move: Move) -> Sequence[fact.Fact]:
    """What rules and print tell of a move; nothing where it is not legal any more."""
    decision = view.decision
    return game.facts(view, move) if decision and move in decision.moves else ()


def _is_played(move: Move, lines: Sequence[Sequence[Move]]) -> bool:
    """Whether a move is played in most of these lines anyway, only later."""
    return bool(lines) and sum(move in line for line in lines) >= MOSTLY * len(lines)


def _to_follow(game: Consequences, view: State, chosen: Move, later: Sequence[Move]) -> list[fact.Fact]:
    """What is done next, of moves that would do as well as a first one: all of them are one plan."""
    own = names_of(game, view, [chosen])
    next_ones = [called(game, view, move) for move in later]
    named = [each for each in next_ones if each and pieces_in(each) and own.isdisjoint(pieces_in(each))]
    if not named or named[0].key != THEN:
        return named[:1]  # it says itself what is done with the piece
    names = {name for each in named if each.key == THEN for name in pieces_in(each)}
    return [fact.line(THEN, OF_A_FOLLOWER, what=tuple(sorted(names))[:MOST_FOLLOWING])]


def _agreeing(game: Consequences, view: State, seat: int, chosen: Tried, found: Sequence[fact.Fact]) -> list[fact.Fact]:
    """The facts without those that say of one need what another one says, too, or says otherwise: a loss as things
    stand that most tries make good again isn't told, nor one that a count speaks against; and nothing is counted of
    what is told anyway.
    """
    counts = {each.key.rpartition(".")[2]: each for each in found if each.layer == fact.COUNTED}
    met = Counter(need for end in chosen.ends for need, is_met in game.counted(view, end, seat).items() if is_met)
    usual = {need for need, number in met.items() if number >= MOSTLY * max(FEWEST_TRIES, len(chosen.ends))}
    left: list[fact.Fact] = []
    for each in found:
        needs = _needs_of(each) if each.layer != fact.COUNTED else set[str]()
        counted = {need for need in needs if need in counts}
        alike = {need for need in counted if counts[need].is_gain == each.is_gain}
        if each.layer == fact.CERTAIN and not each.is_gain and (counted - alike or needs & usual):
            continue
        for need in alike:
            del counts[need]
        left.append(each)
    return [each for each in left if each.layer != fact.COUNTED or each in counts.values()]


def _needs_of(each: fact.Fact) -> set[str]:
    """The needs of a round that a fact is about; none for most."""
    said = [one for _, value in each.values for one in (value if type(value) is tuple else (value,))]
    keys = (one.key for one in said if isinstance(one, fact.Phrase))
    return {key.removeprefix(STAGE) for key in keys if key.startswith(STAGE)}


def _from_tries(
    game: Consequences, view: State, seat: int, rivals: Sequence[int], chosen: Tried, rival: Tried
) -> Iterator[fact.Fact]:
    """What the tries of two moves counted, and what was played in those of the chosen one alone."""
    yield from counted_apart(game, view, seat, chosen, rival)
    if chosen.move[0] in game.free:
        return
    own, mine, theirs = set(game.pieces(view, seat)), had(game, seat, chosen), had(game, seat, rival)
    asked = view.decision.context if view.decision else ()
    about = {game.piece(chosen.move), game.piece(rival.move), *(each for each in asked if isinstance(each, str))}
    following = [
        piece
        for piece, share in mine.items()
        if share >= MOSTLY
        and theirs.get(piece, 0.0) < MOSTLY
        and piece not in own | about
        and game.english(piece)
        and (not _is_far(game, chosen) or _is_about(game, view, piece, chosen.lines))
    ]
    if following:
        names = tuple(fact.PieceName(game.english(piece)) for piece in following[:MOST_FOLLOWING])
        yield fact.line(FOLLOWS, OF_A_FOLLOWER * len(names), what=names)
    piece = game.piece(chosen.move)
    for other in () if _is_far(game, chosen) else rivals:
        if game.english(piece) and had(game, other, rival).get(piece, 0.0) >= MOSTLY:
            yield fact.line("denies", DENIES, what=fact.PieceName(game.english(piece)), seat=other + 1)
            break


def _is_far(game: Consequences, tried: Tried) -> bool:
    """Whether futures go on to the end of the game, so that what a seat has there does not say what comes next."""
    return bool(game.aim) and all(end.is_over for end in tried.ends)


def _is_about(game: Consequences, view: State, piece: str, lines: Sequence[Sequence[Move]]) -> bool:
    """Whether the next moves of a seat are about a piece in most of its tries, under a name that it may hear now."""
    about = [{move for move in line if game.piece(move) == piece} for line in lines]
    is_named = {move: bool(names_of(game, view, [move])) for move in set().union(*about)}
    return sum(any(is_named[move] for move in moves) for moves in about) >= MOSTLY * max(1, len(lines))


def only_waits(game: Consequences, move: Move, lines: Sequence[Sequence[Move]], legal: Collection[Move] = ()) -> bool:
    """Whether a free move is taken back by the next one in most of these lines, or an offer is declined of which they
    then make use all the same: nobody could tell what it is for. legal: the moves that there are now.
    """
    if move == ("choose", DECLINE):
        used = sum(bool(line) and line[0] != move and line[0] in legal for line in lines)
        return bool(used) and used >= MOSTLY * len(lines)
    if move[0] not in game.free or not lines:
        return False
    back = sum(game.takes_back(later, move) for later in _not_free(game, lines))
    return back >= MOSTLY * len(lines)


def _not_free(game: Consequences, lines: Sequence[Sequence[Move]]) -> list[Move]:
    """The first move of each line that is not free."""
    firsts = (next((move for move in line if move[0] not in game.free), None) for line in lines)
    return [move for move in firsts if move]


def _made_for(game: Consequences, view: State, lines: Sequence[Sequence[Move]]) -> list[fact.Fact]:
    """What a free move is made for: the first move of most lines that is not free."""
    then = [called(game, view, move) for move in _not_free(game, lines)]
    usual = max(then, key=then.count, default=None)
    return [usual] if usual and then.count(usual) >= MOSTLY * len(lines) else []
