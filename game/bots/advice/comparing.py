"""Comparing: what tells two moves apart by their futures: what came about how often, and what there is then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev

from game.bots.advice import fact
from game.bots.advice.consequences import Consequences
from game.bots.advice.promises import MOSTLY
from game.bots.analysis.move_analysis import SURE, MoveComparison, MoveReason, Tried, paired
from game.engine import Move, State

MOST_THINGS = 2
"""How many things that tell two futures apart are told on either side."""

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

VAGUE = frozenset({"points", "resources", "winning", "outlook", "end", "start", RIVALS})
"""Reasons that name nothing on the table: they are told only where nothing else can be."""

AHEAD, MORE = "ahead", "apart.more"
"""The keys of what a move comes to beside the next best one, and beside the advised one."""

TILES = "tiles"
"""Where points come from that are scored by nothing else."""

MAIN = 1 / 3
"""What matters less than this share of what matters most is not told of futures: it may come about otherwise."""

POINTS = "points"
"""The thing that a loss is counted in."""


def on_the_table(reasons: Sequence[MoveReason]) -> MoveReason | None:
    """The strongest reason in favour that has a name on the table, of those that matter; None where there is none."""
    in_favour = sorted((each for each in reasons if each.worth > 0), key=lambda each: -each.worth)
    least = MAIN * max((each.worth for each in in_favour), default=0.0)
    return next((each for each in in_favour if each.key not in VAGUE and each.worth >= least), None)


def foremost(reasons: Sequence[MoveReason]) -> MoveReason | None:
    """The same, or else the strongest reason in favour, whatever it names: a number of points alone is no reason."""
    in_favour = [each for each in reasons if each.worth > 0]
    return on_the_table(reasons) or max(in_favour, key=lambda each: each.worth, default=None)


def upheld(
    game: Consequences, view: State, seat: int, moves: tuple[Move, Move], reasons: Sequence[MoveReason]
) -> tuple[MoveReason, ...]:
    """The reasons for the first of two moves that anyone can check and nothing refutes: where a game knows what a move
    does once it is at work, one about an amount holds only where there is more of it then than with the other move.
    That it comes later, by another move, is no merit of this one.
    """
    least = MAIN * max((each.worth for each in reasons if each.key in game.unseen), default=0.0)
    reasons = [each for each in reasons if each.key not in game.unseen and (each.worth <= 0 or each.worth >= least)]
    if game.shows is None:
        return tuple(reasons)
    shows = game.shows
    if game.at_work is None:
        return tuple(each for each in reasons if shows(view, moves[0], each.key))
    then, otherwise = (game.at_work(view, move) for move in moves)
    if then is None or otherwise is None:
        return tuple(reasons)
    mine, its = game.things(then, seat), game.things(otherwise, seat)

    def holds(reason: MoveReason) -> bool:
        if not shows(view, moves[0], reason.key):
            return False
        if reason.key == "resources":  # of all kinds together
            return sum(mine[each] for each in game.follow_on) > sum(its[each] for each in game.follow_on)
        about = [each for each in game.worths if each != POINTS and game.judged.get(each, each) == reason.key]
        return not about or any((mine[each] - its[each]) * game.worths[each] > 0 for each in about)

    return tuple(filter(holds, reasons))


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


def counted_apart(game: Consequences, view: State, seat: int, chosen: Tried, rival: Tried) -> Iterator[fact.Fact]:
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
            still: dict[str, fact.Value] = {"still": 1} if lead > 0 and key in game.secured(view, seat) else {}
            yield fact.counted(f"counted.{key}", lead, n=number, all=tries, other=others, **still)


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


def costs_points(game: Consequences, view: State, seat: int, one: Tried, other: Tried) -> bool:
    """Whether the futures of one move surely end with fewer points than those of another one, or with fewer on average
    where something surely comes about less often; never where a game is played for something else.
    """
    if game.aim:
        return False
    if (surely := differences(game, seat, one, other).get(POINTS)) is not None:
        return surely < 0
    mine, theirs = ([game.things(end, seat).get(POINTS, 0.0) for end in each.ends] for each in paired(one, other))
    is_missed = any(each.worth < 0 for each in counted_apart(game, view, seat, one, other))
    return is_missed and sum(mine) < sum(theirs)


def _error(numbers: Sequence[float]) -> float:
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0


def differences(game: Consequences, seat: int, one: Tried, other: Tried) -> dict[str, float]:
    """By how much of each thing the futures of one move end above those of another, where that is no chance: of its
    points alone where the game ends with all of them, as nothing else is worth anything then.
    """
    found: dict[str, list[float]] = {}
    one, other = paired(one, other)
    is_final = not game.aim and all(end.is_over for end in (*one.ends, *other.ends))
    told = [POINTS] if is_final else game.worths
    for end, against in zip(one.ends, other.ends, strict=False):
        mine, theirs = game.things(end, seat), game.things(against, seat)
        for thing in told:
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
    less, more = _sides(game, game.tellable(other.move, _whole(_summed(game, (chosen, other), leads))))
    if not less and not more:
        return ()
    if exchanged := _exchanged(game, less, more):
        return (fact.line(f"apart.instead_{when}", balance, less=less, more=more, **exchanged),)
    kind = "both" if less and more else "less" if less else "more"
    source = _source(game, seat, chosen, other) if is_of_points((*less, *more)) else {}
    return (fact.line(f"apart.{kind}_{when}", balance, less=less, more=more, **source),)


def is_of_points(told: Sequence[object]) -> bool:
    """Whether points are all that tells two futures apart."""
    return bool(told) and all(isinstance(each, fact.Difference) and each.thing == POINTS for each in told)


def _source(game: Consequences, seat: int, chosen: Tried, other: Tried) -> dict[str, fact.Value]:
    """What most of the points come from by which two futures differ; nothing where that is no single thing."""
    chosen, other = paired(chosen, other)
    leads = dict.fromkeys(game.scored, 0.0)
    total = 0.0
    for end, against in zip(chosen.ends, other.ends, strict=False):
        mine, theirs = game.things(end, seat), game.things(against, seat)
        total += mine[POINTS] - theirs[POINTS]
        for thing in leads:
            leads[thing] += mine[thing] - theirs[thing]
    parts = {game.scored[thing]: lead / total for thing, lead in leads.items() if total}
    if not parts:
        return {}
    parts[TILES] = 1 - sum(parts.values())
    main = max(parts, key=lambda part: parts[part])
    return {"source": fact.Phrase(f"points_from.{main}")} if parts[main] > DECIDES else {}


def _exchanged(
    game: Consequences, less: Sequence[fact.Difference], more: Sequence[fact.Difference]
) -> dict[str, fact.Value]:
    """What stands in the place of what, where that is all that tells two futures apart; nothing otherwise."""
    things = [each.thing for each in (*less, *more)]
    is_one = len(less) == len(more) == 1 and less[0].number == -more[0].number
    if not is_one or not all(thing in game.exchanged for thing in things):
        return {}
    return {"gets": fact.ThingCount(more[0].number, things[1]), "gives": fact.ThingCount(more[0].number, things[0])}


def is_no_news(
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
    less, more = _sides(game, game.tellable(other.move, _whole(_summed(game, (chosen, other), leads))))
    less = tuple(each for each in less if game.judged.get(each.thing, each.thing) in decides)
    if less:
        when = "end" if all(end.is_over for end in (*chosen.ends, *other.ends)) else game.until
        return (fact.line(f"apart.{'outweighed' if more else 'less'}_{when}", 0.0, less=less, more=more),)
    if RIVALS not in decides or game.aim:  # who plays to win counts what the enemy has as a thing of its own
        return ()
    for rival in rivals:
        if taken := _taken(game, rival, chosen, other):
            names = tuple(fact.PieceName(game.english(piece)) for piece in taken[:MOST_THINGS])
            return (fact.line("apart.rival_takes", 0.0, seat=rival + 1, what=names),)
        found = differences(game, rival, chosen, other)
        # What only follows from something else, such as the cubes of a round, is soon spent: alone it is no reason.
        leads = {thing: -lead for thing, lead in found.items() if thing not in game.follow_on}
        if more := _sides(game, _whole(_summed(game, (chosen, other), leads)))[1]:
            return (fact.line("apart.rivals", 0.0, seat=rival + 1, more=more[:1]),)
    return ()


def _taken(game: Consequences, rival: int, chosen: Tried, other: Tried) -> list[str]:
    """The pieces that a rival mostly has after another move, and hardly after the chosen one: the one that this is
    about, or else all.
    """
    mine = had(game, rival, chosen)
    pieces = [
        piece
        for piece, share in had(game, rival, other).items()
        if game.english(piece) and share >= MOSTLY and mine.get(piece, 0.0) <= 1 - MOSTLY
    ]
    own = game.piece(chosen.move)
    return [own] if own in pieces else pieces


def had(game: Consequences, seat: int, tried: Tried) -> dict[str, float]:
    """In which share of its tries a seat ends with each piece."""
    counted = Counter(piece for end in tried.ends for piece in sorted(set(game.pieces(end, seat))))
    return {piece: number / len(tried.ends) for piece, number in counted.items()}


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


def _summed(game: Consequences, tried: Sequence[Tried], leads: Mapping[str, float]) -> dict[str, float]:
    """What is told of differences between futures: where a game says of what, nothing else, for that hangs on moves
    that nobody has made yet; and nothing of a single future.
    """
    if game.summed is None:
        return dict(leads)
    is_chance = any(len(each.ends) == 1 for each in tried)
    return {thing: lead for thing, lead in leads.items() if thing in game.summed and not is_chance}


def _whole(leads: Mapping[str, float]) -> dict[str, float]:
    """Differences as they are told: whole, and nothing less than one."""
    return {thing: round(lead) for thing, lead in leads.items() if abs(lead) >= LEAST_TOLD}


def in_the_end(game: Consequences, seat: int, one: Tried, other: Tried, key: str) -> tuple[fact.Fact, ...]:
    """What the futures of one move end with above those of another, as a fact of the former; nothing where what can be
    seen does not speak for it, nor of a single future that brings no points: others may play otherwise. key: against
    which move that is said.
    """
    leads = differences(game, seat, one, other)
    worths = {thing: lead * game.worths[thing] for thing, lead in leads.items()}
    balance, greatest = sum(worths.values()), max(worths.values(), default=0.0)
    main = {thing: leads[thing] for thing, worth in worths.items() if worth >= MAIN * greatest}
    _, more = _sides(game, _whole(_summed(game, (one, other), main)))
    is_chance = len(one.ends) == 1 and POINTS not in (each.thing for each in more)
    if not more or balance <= 0 or is_chance:
        return ()
    when = "end" if all(end.is_over for end in (*one.ends, *other.ends)) else game.until
    return (fact.line(f"{key}_{when}", balance, more=more),)


def more_at_once(game: Consequences, view: State, seat: int, move: Move, rival: Move) -> tuple[fact.Fact, ...]:
    """What there is more of right after a move than after another one, while all others stand still."""
    then, otherwise = game.after(view, [move]), game.after(view, [rival])
    if then is None or otherwise is None:
        return ()
    mine, theirs = game.things(then, seat), game.things(otherwise, seat)
    _, more = _sides(game, {thing: mine[thing] - theirs[thing] for thing in game.worths})
    changes = [fact.ForeseenChange(each.thing, each.number, fact.NOW, (move,), (rival,)) for each in more]
    worth = sum(each.number * game.worths[each.thing] for each in more)
    return (fact.certain("right_away", worth, *changes, more=more),) if more else ()
