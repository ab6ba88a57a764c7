"""Explaining: what tells a move from the next best one, in facts.

Told of the chosen move are at most two gains and all sure costs: what the rules say for certain first, then what is
printed, what the tries counted, and what was played in them. Where nothing of that speaks for it, its futures are set
against those of the next best move, and only where these show nothing either, the judgement's strongest reason stands.
The next best move is one with another piece, as far as there is one; where its futures look better than those of the
chosen one, no figures are told, for the judgement goes by what they do not show.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean, stdev

from game.bots.advice import fact
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
    promised,
    remark,
)
from game.bots.analysis.move_analysis import SURE, MoveAnalysis, MoveComparison, Tried, paired
from game.engine import Move, State

MOST_GAINS, MOST_THINGS, MOST_FOLLOWING = 2, 2, 2
"""How many gains of a move, things that tell two futures apart on either side, and pieces to come are told."""

ADVISED_ONLY = "fact.nothing_left"
"""The key of what is told of the advised move alone: that it is better than all others."""

GREAT_COST, LEAST_COST, MOST_COSTS = 0.9, 0.45, 2
"""What surely costs so much, in points, is always told; what costs less than that, never; and how many costs are."""

MOST_FACTS_OF = 3
"""Of how many moves beside the chosen one it is said what they do."""

FEWEST_TRIES = 6
"""Tries from which on something is counted."""

LEAST_SHARE = 0.2
"""By so much of all tries must two moves differ in what came about."""

LEAST_WORTH = 0.15
"""What a difference between two futures must be worth to be told."""

LEAST_TOLD = 0.95
"""What is less of a thing is not told: nobody counts in tenths, and the tries know no better."""

DECIDES = 0.5
"""A part of two worths from this share of their difference on says why one is better."""

RIVALS = "rivals"
"""The reason that goes by what the strongest rival has."""

MAIN = 1 / 3
"""What matters less than this share of what matters most is not told of futures: it may come about otherwise."""

HARDLY_A_GAIN = 0.1
"""What is printed and worth no more than this says of a move what its name says: it takes a reason besides."""

SHARED = 0.5
"""What a certain gain counts for beside others of its move where the next best move brings it as well."""

POINTS = "points"
"""The thing that a loss is counted in."""

AHEAD, MORE = "ahead", "apart.more"
"""The keys of what a move comes to beside the next best one, and beside the advised one."""

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
    game = _looking_once(game, view)
    if analysis.move[0] in game.steps:
        analysis = analysis._replace(others=tuple(each for each in analysis.others if each.move[0] not in game.steps))
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
    of_chosen = known_of(game, view, analysis.move)
    known = {each.move: known_of(game, view, each.move) for each in analysis.others[:MOST_FACTS_OF]}
    for place, other in enumerate(analysis.others):
        if place >= MOST_FACTS_OF and other is not rival:
            others.append(other)
            continue
        own = [each for each in known.get(other.move) or known_of(game, view, other.move) if _is_of_any(each)]
        if other.is_compared and (use := game.used_for(view, other.move, tries[other.move].lines)):
            own.append(use)
        of_others = [each for move, its in known.items() if move != other.move for each in its]
        facts = told(_its_own(own, of_chosen), of_others)
        if not other.is_compared:
            others.append(other._replace(facts=facts))
            continue
        facts = facts or _in_the_end(game, seat, tries[other.move], chosen, MORE)
        rest = tries[other.move]
        seen = apart(game, seat, chosen, rest, other.behind) or judged_apart(game, (seat, *rivals), chosen, rest, other)
        if _is_no_news(game, view, seat, chosen.move, other.move, seen):
            seen = ()
        others.append(other._replace(facts=facts, apart=seen))
    beside = (known.get(rival.move) or known_of(game, view, rival.move)) if rival else ()
    found = [*of_chosen]
    if rival and rival.is_near and any(each.is_gain and _is_of_any(each) for each in found):
        found = [each for each in found if each.key != ADVISED_ONLY]
    if chosen.move[0] in game.free:
        found += _made_for(game, view, lines)
    else:
        found += _to_follow(game, view, chosen.move, later)
    if use := game.used_for(view, chosen.move, lines):
        # What it is for says that it can be done.
        found = [*(each for each in found if each.key != f"fact.{chosen.move[0]}"), use]
    if rival:
        found += _from_tries(game, view, seat, rivals, chosen, tries[rival.move])
    facts = told(found, beside)
    if not any(each.is_gain for each in facts) and rival:
        facts = (*_in_the_end(game, seat, chosen, tries[rival.move], AHEAD), *facts)
    if not any(each.is_gain for each in facts) and rival:
        facts = (*_right_away(game, view, seat, analysis.move, rival.move), *facts)
    gains = [each for each in facts if each.is_gain]
    if all(each.layer == fact.PRINTED and each.worth <= HARDLY_A_GAIN for each in gains) and (
        reasons := analysis.reasons
    ):
        why = fact.strategy(f"strategy.{reasons[0].key}", reasons[0].worth)
        facts = (*gains, why, *(each for each in facts if not each.is_gain))
    safe = _is_safe(game, view, seat, chosen)
    told_of = promised(game, view, facts, lines, chosen.move)
    analysis = analysis._replace(others=tuple(others), facts=facts, is_safe=safe, promised=told_of)
    of_before = remark(game, view, said, analysis, lines)
    if of_before is None:
        return analysis
    first = facts[:1] if of_before.key == STILL else ()  # what comes later is told after what matters now
    return analysis._replace(facts=(*first, of_before, *facts[len(first) :]))


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


def _is_of_any(each: fact.Fact) -> bool:
    """Whether something can be said of another move than the advised one: not that nothing is better, nor what its name
    says.
    """
    return each.key != ADVISED_ONLY and not (each.layer == fact.PRINTED and 0 < each.worth <= HARDLY_A_GAIN)


def _is_played(move: Move, lines: Sequence[Sequence[Move]]) -> bool:
    """Whether a move is played in most of these lines anyway, only later."""
    return bool(lines) and sum(move in line for line in lines) >= MOSTLY * len(lines)


def _to_follow(game: Consequences, view: State, chosen: Move, later: Sequence[Move]) -> list[fact.Fact]:
    """What is done next, of moves that would do as well as a first one: all of them are one plan."""
    names = names_of(game, view, later) - names_of(game, view, [chosen])
    if not names:
        return []
    return [fact.line(THEN, OF_A_FOLLOWER, what=tuple(sorted(names))[:MOST_FOLLOWING])]


def _its_own(found: Sequence[fact.Fact], of_chosen: Sequence[fact.Fact]) -> list[fact.Fact]:
    """What a move does that the chosen one does not do as well."""
    both = {(each.key, each.values) for each in of_chosen}
    return [each for each in found if (each.key, each.values) not in both]


def told(found: Sequence[fact.Fact], beside: Sequence[fact.Fact]) -> tuple[fact.Fact, ...]:
    """What is said of a move: the surest and greatest gains, those first that another move does not have; what it
    surely costs that matters, or else its greatest cost, unless that is small or the other move costs the same. What a
    free move is made for comes after what it does, and is always told: without it nobody would make the move.
    """
    shared = {(each.key, each.values) for each in beside}
    gains = [each for each in found if each.is_gain]
    gains.sort(key=lambda each: _place(each, (each.key, each.values) in shared))
    costs = sorted((each for each in found if each.worth < 0), key=lambda each: each.worth)
    great = [each for each in costs if each.layer == fact.CERTAIN and each.worth <= -GREAT_COST]
    small = [each for each in costs if each.worth <= -LEAST_COST and (each.key, each.values) not in shared]
    then = [each for each in gains if each.key.startswith(THEN)]
    said = [each for each in gains if each not in then][:MOST_GAINS]
    return (*said, *then[:1], *(great[:MOST_COSTS] or small[:1]))


def _place(each: fact.Fact, is_shared: bool) -> tuple[bool, tuple[int, float]]:
    """Where a gain comes: what the other move brings, too, after all else, unless it surely is worth a lot."""
    order, worth = _rank(each)
    if is_shared and each.layer == fact.CERTAIN and each.worth >= 1:
        return False, (order, SHARED * worth)
    return is_shared, (order, worth)


def _rank(each: fact.Fact) -> tuple[int, float]:
    """Certain facts and counts before what a free move is made for, that before what is printed, and what is expected
    last.
    """
    order = (
        fact.CERTAIN,
        fact.COUNTED,
        THEN,
        *(layer for layer in fact.LAYERS if layer not in (fact.CERTAIN, fact.COUNTED)),
    )
    return order.index(THEN if each.key.startswith(THEN) else each.layer), -each.worth


def _from_tries(
    game: Consequences, view: State, seat: int, rivals: Sequence[int], chosen: Tried, rival: Tried
) -> Iterator[fact.Fact]:
    """What the tries of two moves counted, and what was played in those of the chosen one alone."""
    yield from _counted(game, view, seat, chosen, rival)
    if chosen.move[0] in game.free:
        return
    own, mine, theirs = set(game.pieces(view, seat)), _had(game, seat, chosen), _had(game, seat, rival)
    asked = view.decision.context if view.decision else ()
    about = {game.piece(chosen.move), game.piece(rival.move), *(each for each in asked if isinstance(each, str))}
    following = [
        piece
        for piece, share in mine.items()
        if share >= MOSTLY
        and theirs.get(piece, 0.0) < MOSTLY
        and piece not in own | about
        and game.english(piece)
        and (not _is_far(game, chosen) or _is_about(game, piece, chosen.lines))
    ]
    if following:
        names = tuple(fact.PieceName(game.english(piece)) for piece in following[:MOST_FOLLOWING])
        yield fact.line(FOLLOWS, OF_A_FOLLOWER * len(names), what=names)
    piece = game.piece(chosen.move)
    for other in () if _is_far(game, chosen) else rivals:
        if game.english(piece) and _had(game, other, rival).get(piece, 0.0) >= MOSTLY:
            yield fact.line("denies", DENIES, what=fact.PieceName(game.english(piece)), seat=other + 1)
            break


def _is_far(game: Consequences, tried: Tried) -> bool:
    """Whether futures go on to the end of the game, so that what a seat has there does not say what comes next."""
    return bool(game.aim) and all(end.is_over for end in tried.ends)


def _is_about(game: Consequences, piece: str, lines: Sequence[Sequence[Move]]) -> bool:
    """Whether the next moves of a seat are about a piece in most of its tries."""
    return sum(any(game.piece(move) == piece for move in line) for line in lines) >= MOSTLY * max(1, len(lines))


def only_waits(game: Consequences, move: Move, lines: Sequence[Sequence[Move]]) -> bool:
    """Whether a free move is taken back by the next one in most of these lines: nobody could tell what it is for."""
    if move[0] not in game.free or not lines:
        return False
    back = sum(game.takes_back(later, move) for later in _not_free(game, lines))
    return back >= MOSTLY * len(lines)


def is_outdone(game: Consequences, seats: Sequence[int], one: Tried, other: Tried) -> bool:
    """Whether the futures of one move have nothing more than those of another move of its kind, and less of something:
    whoever sees both would take the other, whatever the judgement says. seats: whose move it is, then all rivals, for
    whom both have to end alike.
    """
    own, *rivals = seats
    one, other = paired(one, other)
    is_alike = one.move[0] == other.move[0] and len(one.ends) == len(other.ends) > 0
    if not is_alike or one.is_certain != other.is_certain:
        return False
    is_less = False
    for end, against in zip(one.ends, other.ends, strict=True):
        if {*game.pieces(end, own)} != {*game.pieces(against, own)}:
            return False
        if any(game.things(end, rival) != game.things(against, rival) for rival in rivals):
            return False
        mine, its = game.things(end, own), game.things(against, own)
        leads = [(mine[thing] - its[thing]) * worth for thing, worth in game.worths.items()]
        if any(lead > 0 for lead in leads):
            return False
        is_less = is_less or any(lead < 0 for lead in leads)
    return is_less


def _not_free(game: Consequences, lines: Sequence[Sequence[Move]]) -> list[Move]:
    """The first move of each line that is not free."""
    firsts = (next((move for move in line if move[0] not in game.free), None) for line in lines)
    return [move for move in firsts if move]


def _made_for(game: Consequences, view: State, lines: Sequence[Sequence[Move]]) -> list[fact.Fact]:
    """What a free move is made for: the first move of most lines that is not free."""
    then = [called(game, view, move) for move in _not_free(game, lines)]
    usual = max(then, key=then.count, default=None)
    return [usual] if usual and then.count(usual) >= MOSTLY * len(lines) else []


def _had(game: Consequences, seat: int, tried: Tried) -> dict[str, float]:
    """In which share of its tries a seat ends with each piece."""
    counted = Counter(piece for end in tried.ends for piece in set(game.pieces(end, seat)))
    return {piece: number / len(tried.ends) for piece, number in counted.items()}


def _counted(game: Consequences, view: State, seat: int, chosen: Tried, rival: Tried) -> Iterator[fact.Fact]:
    """What came about more often, or less often, after the chosen move."""
    chosen, rival = paired(chosen, rival)
    tries = min(len(chosen.ends), len(rival.ends))
    if tries < FEWEST_TRIES:
        return
    mine = [game.counted(view, end, seat) for end in chosen.ends[:tries]]
    theirs = [game.counted(view, end, seat) for end in rival.ends[:tries]]
    for key in dict.fromkeys(key for each in (*mine, *theirs) for key in each):
        lead = _lead(key, mine, theirs)
        if lead and (lead > 0 or key != game.aim):  # the aim decides what is advised, so it is no price of it
            number, others = (sum(each.get(key, False) for each in its) for its in (mine, theirs))
            yield fact.counted(f"counted.{key}", lead, n=number, all=tries, other=others)


def _lead(key: str, mine: Sequence[Mapping[str, bool]], theirs: Sequence[Mapping[str, bool]]) -> float:
    """By which share of the tries something came about more often; 0 where that may be chance."""
    leads = [float(one.get(key, False)) - other.get(key, False) for one, other in zip(mine, theirs, strict=True)]
    lead = fmean(leads)
    return lead if abs(lead) >= max(LEAST_SHARE, SURE * _error(leads)) else 0.0


def aim_lead(game: Consequences, view: State, seat: int, one: Tried, other: Tried) -> float:
    """By which share of their tries one move meets the aim of the game more often than another one, below 0 less often;
    0 where that may be chance, or the game has no such aim.
    """
    one, other = paired(one, other)
    tries = min(len(one.ends), len(other.ends))
    if not game.aim or tries < FEWEST_TRIES:
        return 0.0
    counts = [[game.counted(view, end, seat) for end in each.ends[:tries]] for each in (one, other)]
    return _lead(game.aim, *counts)


def _error(numbers: Sequence[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def differences(game: Consequences, seat: int, one: Tried, other: Tried) -> dict[str, float]:
    """By how much of each thing the futures of one move end above those of another, where that is no chance."""
    found: dict[str, list[float]] = {}
    one, other = paired(one, other)
    for end, against in zip(one.ends, other.ends, strict=False):
        mine, theirs = game.things(end, seat), game.things(against, seat)
        for thing in game.worths:
            found.setdefault(thing, []).append(mine.get(thing, 0.0) - theirs.get(thing, 0.0))
    means = {thing: fmean(leads) for thing, leads in found.items()}
    return {
        thing: mean
        for thing, mean in means.items()
        if abs(mean * game.worths[thing]) >= LEAST_WORTH and abs(mean) >= SURE * _error(found[thing])
    }


def apart(game: Consequences, seat: int, chosen: Tried, other: Tried, behind: float) -> tuple[fact.Fact, ...]:
    """What the futures of another move have less, then more, than those of the chosen one; nothing where what can be
    seen does not speak for the one that is judged to be better.
    """
    leads = {thing: -lead for thing, lead in differences(game, seat, chosen, other).items()}
    balance = sum(lead * game.worths[thing] for thing, lead in leads.items())
    if not leads or (behind and balance * behind >= 0) or leads.get(POINTS, 0.0) * behind > 0:
        return ()
    when = "end" if all(end.is_over for end in (*chosen.ends, *other.ends)) else game.until
    less, more = _sides(game, _whole(leads))
    if not less and not more:
        return ()
    kind = "both" if less and more else "less" if less else "more"
    return (fact.line(f"apart.{kind}_{when}", balance, less=less, more=more),)


def _is_no_news(
    game: Consequences, view: State, seat: int, chosen: Move, other: Move, seen: Sequence[fact.Fact]
) -> bool:
    """Whether what tells two futures apart is what the moves bring and cost at once: their names say that already."""
    told = [each for one in seen for _, values in one.values if isinstance(values, tuple) for each in values]
    then, otherwise = (game.after(view, [move]) if told else None for move in (chosen, other))
    if then is None or otherwise is None:
        return False
    mine, its = game.things(then, seat), game.things(otherwise, seat)
    return all(
        isinstance(each, fact.Difference) and round(its[each.thing] - mine[each.thing]) == each.number for each in told
    )


def judged_apart(
    game: Consequences, seats: Sequence[int], chosen: Tried, other: Tried, compared: MoveComparison
) -> tuple[fact.Fact, ...]:
    """Where what can be seen does not speak for the chosen move, but the judgement does: what the futures of the other
    one have less of, as far as the judgement goes by it, and what they have more of; or else what a rival has more of
    then. seats: whose move it is, then all rivals. Its worth is not below 0, as no sum of what is seen says how much
    worse the move is.
    """
    if compared.behind <= 0:
        return ()
    decides = {each.key for each in compared.reasons if each.worth >= DECIDES * compared.behind}
    seat, *rivals = seats
    leads = {thing: -lead for thing, lead in differences(game, seat, chosen, other).items()}
    less, more = _sides(game, _whole(leads))
    less = tuple(each for each in less if game.judged.get(each.thing, each.thing) in decides)
    if less:
        when = "end" if all(end.is_over for end in (*chosen.ends, *other.ends)) else game.until
        return (fact.line(f"apart.{'outweighed' if more else 'less'}_{when}", 0.0, less=less, more=more),)
    if RIVALS not in decides:
        return ()
    for rival in rivals:
        leads = {thing: -lead for thing, lead in differences(game, rival, chosen, other).items()}
        if more := _sides(game, _whole(leads))[1]:
            return (fact.line("apart.rivals", 0.0, seat=rival + 1, more=more[:1]),)
    return ()


def _sides(
    game: Consequences, leads: Mapping[str, float]
) -> tuple[tuple[fact.Difference, ...], tuple[fact.Difference, ...]]:
    """What is worse and what is better, what matters most first: notes are worse where there are more of them."""
    of_another = {thing for thing, main in game.follow_on.items() if leads.get(thing, 0.0) * leads.get(main, 0.0) > 0}
    ranked = sorted(leads.items(), key=lambda each: -abs(each[1] * game.worths[each[0]]))
    ranked = [each for each in ranked if each[0] not in of_another]
    less = [fact.Difference(lead, thing) for thing, lead in ranked if lead * game.worths[thing] < 0]
    more = [fact.Difference(lead, thing) for thing, lead in ranked if lead * game.worths[thing] > 0]
    return tuple(less[:MOST_THINGS]), tuple(more[:MOST_THINGS])


def _whole(leads: Mapping[str, float]) -> dict[str, float]:
    """Differences as they are told: whole, and nothing less than one."""
    return {thing: round(lead) for thing, lead in leads.items() if abs(lead) >= LEAST_TOLD}


def _in_the_end(game: Consequences, seat: int, one: Tried, other: Tried, key: str) -> tuple[fact.Fact, ...]:
    """What the futures of one move end with above those of another, as a fact of the former; nothing where what can be
    seen does not speak for it, nor of a single future that brings no points: others may play otherwise. key: against
    which move that is said.
    """
    leads = differences(game, seat, one, other)
    worths = {thing: lead * game.worths[thing] for thing, lead in leads.items()}
    balance, greatest = sum(worths.values()), max(worths.values(), default=0.0)
    main = {thing: leads[thing] for thing, worth in worths.items() if worth >= MAIN * greatest}
    _, more = _sides(game, _whole(main))
    is_chance = len(one.ends) == 1 and POINTS not in (each.thing for each in more)
    if not more or balance <= 0 or is_chance:
        return ()
    when = "end" if all(end.is_over for end in (*one.ends, *other.ends)) else game.until
    return (fact.line(f"{key}_{when}", balance, more=more),)


def _right_away(game: Consequences, view: State, seat: int, move: Move, rival: Move) -> tuple[fact.Fact, ...]:
    """What there is more of right after a move than after another one, while all others stand still."""
    then, otherwise = game.after(view, [move]), game.after(view, [rival])
    if then is None or otherwise is None:
        return ()
    mine, theirs = game.things(then, seat), game.things(otherwise, seat)
    _, more = _sides(game, {thing: mine[thing] - theirs[thing] for thing in game.worths})
    changes = [fact.ForeseenChange(each.thing, each.number, fact.NOW, (move,), (rival,)) for each in more]
    worth = sum(each.number * game.worths[each.thing] for each in more)
    return (fact.certain("right_away", worth, *changes, more=more),) if more else ()
