"""The positions that are practised: makes the set of a game (`game.learn.practice`).

    python main.py positions nations --positions 50 --seed 1

Plays games between strong bots of all styles and looks on the way for what a Master would play and a Normal bot would
not, whatever was played. A position is worth a question where

* every other move is surely and clearly worse than the few that are right, over many futures,
* the Master would play one of those,
* the difference has a reason that can be named, and
* the right move gains when Normal bots play both on to the end (`game.tools.proof`).

Of every game come a few, which differ in their verbs and rounds as far as can be.
"""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import yaml

from game import GAMES, game_named
from game.bots.analysis import review_looks
from game.bots.analysis.game_review import may_matter
from game.bots.analysis.move_analysis import SURE, MoveComparison
from game.bots.analysis.review_looks import CLOSELY, LEAST_LOSS
from game.bots.bot import think_through
from game.bots.level import MASTER
from game.bots.roster import PROMPT, USUAL, bot_named, evaluator_of, styles
from game.bots.search.determinization import worth_a_look
from game.bots.search.one_ply import OnePlyBot
from game.bots.search.worth import RIVALS
from game.bots.training.match import answer, bot_seed
from game.cards.catalog import DATA
from game.command import parser_of
from game.engine import Decision, Game, Move, State, observe, redact
from game.files.files import write_whole
from game.learn.practice import SET, Blocks, alone, nameless
from game.session.savefile import replayed
from game.session.savefile_lines import text_of
from game.session.session import Seat, Session
from game.tools.proof import FUTURES, proved
from game.tools.runs.long_run import LongRun, add_run_options, run_of

MOST_IN_A_GAME, APART = 4, 6
"""Positions that come from one game at most, and moves that lie between them at least."""

AT_FIRST, LOOKED_CLOSELY = 4, 24
"""In how many futures moves face each other, and those that are left of them."""

MOST_LOOKED_AT = 16
"""Of a game's moves so many are looked at closely."""

BESIDE = 12
"""How many moves are looked at, the best by one ply first."""

ALIKE = 0.5
"""Moves that differ by less are both right, in the unit of the evaluator's `final`."""

MOST_RIGHT = 3
"""With more right moves a position is no question."""

NAMED = 0.3
"""What a reason must have of the difference to explain it."""


LINES = 500
"""A journal lies in texts of so many lines, for a text in a data file has no more than 20,000 letters."""

Kind = tuple[str, int]
"""A verb, and how many rounds have ended."""


class RightMoves(NamedTuple):
    """Moves that are right in the place of move number `number`, the best one first, and one that is not."""

    number: int
    right: tuple[Move, ...]
    instead: Move


class PositionCandidate(NamedTuple):
    """What a Master would play as move number `number`, what a Normal bot would, and what that seems to cost."""

    number: int
    move: Move
    instead: Move
    loss: float = 0.0


def suspects(session: Session) -> Iterator[PositionCandidate]:
    """Where a Master and a Normal bot would play differently in a game, and that seems to matter; in any order. Where
    the seat makes both moves in that round only their order differs.
    """
    evaluator, numbers = evaluator_of(session.game), list(range(len(session.moves)))
    turns = [_turn(session, number) for number in numbers]
    Random(f"positions {session.seed}").shuffle(numbers)
    for number in numbers:
        decision = session.state_before(number).decision
        assert decision is not None
        if evaluator.is_minor(decision) or not may_matter(session, number, decision.seat):
            continue
        if not _is_weighed(session, number, decision):
            continue
        move, usual = (_chosen(session, number, decision, level) for level in (MASTER, USUAL))
        since = zip(turns[number:], session.moves[number:], strict=True)
        if usual == move or {move, usual} <= {made for turn, made in since if turn == turns[number]}:
            continue
        hand, view, question = review_looks.asked(session, number, CLOSELY)
        for futures in (1, AT_FIRST):
            faced = think_through(hand.faced(view, question, [move, usual], range(futures)))
            loss = hand.compared(view, decision.seat, faced).others[0].behind
            if loss <= 0:
                break
        if loss >= LEAST_LOSS:
            yield PositionCandidate(number, move, usual, loss)


def _is_weighed(session: Session, number: int, decision: Decision) -> bool:
    """Whether bots weigh moves against each other, rather than follow a habit."""
    view = observe(session.state_before(number), decision.seat, session.game.hidden)
    assert view.decision is not None
    return len(worth_a_look(session.game, evaluator_of(session.game), view, view.decision)) > 1


def _chosen(session: Session, number: int, decision: Decision, level: str) -> Move:
    """What a bot of a level would play."""
    view = observe(session.at(number).state, decision.seat, session.game.hidden)
    assert view.decision is not None
    return bot_named(session.game, level, bot_seed(session.seed, decision.seat)).choose(view, view.decision)


def _turn(session: Session, number: int) -> tuple[int, int]:
    """When a move was made, in rounds that had ended, and by which seat."""
    state = session.state_before(number)
    assert state.decision is not None
    return session.game.rounds(state), state.decision.seat


def judged(session: Session, suspect: PositionCandidate) -> RightMoves | None:
    """The position as a question; None where it is none. What costs least to find out comes first."""
    hand, view, decision = review_looks.asked(session, suspect.number, CLOSELY)
    near = _near(hand, view, decision, [suspect.move, suspect.instead])
    if near is None or near[0] == suspect.instead:
        return None
    faced = think_through(hand.faced(view, decision, near, range(LOOKED_CLOSELY)))
    faced.sort(key=lambda each: -sum(each.worths))
    others = hand.compared(view, decision.seat, faced).others
    as_good = [other.move for other in others if other.behind <= max(ALIKE, other.error)]
    wrong = [other for other in others if other.move not in as_good]
    found = RightMoves(suspect.number, _with_copies(decision, [faced[0].move, *as_good]), suspect.instead)
    instead = next((other for other in wrong if other.move == suspect.instead), None)
    if len({alike(move) for move in found.right}) > MOST_RIGHT or instead is None or not _is_explained(instead):
        return None
    if any(other.behind < max(LEAST_LOSS, SURE * other.error) for other in wrong):
        return None
    if _chosen(session, suspect.number, decision, MASTER) not in found.right:
        return None
    brought = _brought(session, suspect, near[0], range(AT_FIRST))
    if fmean(brought) <= 0:
        return None
    brought = brought if found.right[0] == near[0] else []
    brought += _brought(session, suspect, found.right[0], range(len(brought), FUTURES))
    return found if fmean(brought) > 0 else None


def _near(hand: OnePlyBot, view: State, decision: Decision, moves: Sequence[Move]) -> tuple[Move, ...] | None:
    """The moves that may be right, the best first, and the last one of these; None where too many are. Besides these
    moves those are looked at that are best by one ply.
    """
    weighed = [hand.weighed(view, decision.seat, move) for move in decision.moves]
    weighed.sort(key=lambda each: -each.worth)
    looked_at: dict[Move, Move] = {}
    for move in (*moves, *(each.move for each in weighed)):
        looked_at.setdefault(alike(move), move)
    faced = think_through(hand.faced(view, decision, [*looked_at.values()][:BESIDE], range(AT_FIRST)))
    faced.sort(key=lambda each: -sum(each.worths))
    others = hand.compared(view, decision.seat, faced).others
    if sum(other.behind < ALIKE and not other.error for other in others) >= MOST_RIGHT:
        return None
    near = [other.move for other in others if other.behind < LEAST_LOSS + SURE * other.error]
    return tuple(dict.fromkeys([faced[0].move, *near, moves[-1]]))


def alike(move: Move) -> Move:
    """The same for moves with copies of a piece, which are told apart by a number behind `#`."""
    return tuple(word.partition("#")[0] for word in move)


def _with_copies(decision: Decision, moves: Sequence[Move]) -> tuple[Move, ...]:
    """These moves, and those with other copies of their pieces."""
    kinds = {alike(move) for move in moves}
    return tuple(dict.fromkeys([*moves, *(move for move in decision.moves if alike(move) in kinds)]))


def _is_explained(other: MoveComparison) -> bool:
    """Whether a reason besides what others have makes much of the difference."""
    return any(reason.key != RIVALS and reason.worth >= NAMED * other.behind for reason in other.reasons)


def _brought(session: Session, suspect: PositionCandidate, right: Move, futures: Iterable[int]) -> list[float]:
    """What the right move brings when Normal bots play on."""
    players = [USUAL] * len(session.seats)
    return proved(session, suspect.number, (right, suspect.instead), players, futures)


def _met(kinds: Counter[Kind], kind: Kind) -> int:
    """How often there was such a verb, or such a round."""
    return sum(number * ((verb == kind[0]) + (rounds == kind[1])) for (verb, rounds), number in kinds.items())


class QuestionedGame(NamedTuple):
    """A game between bots of a level that is to be searched for questions. known: what positions there are already, as
    they are seen, from which no question comes again.
    """

    game: str
    level: str
    seed: int
    known: tuple[str, ...]


class FoundPositions(NamedTuple):
    """A game as it stands in a set, and its positions as they are seen."""

    part: dict[str, Any]
    seen: list[str]


def made(asked: QuestionedGame) -> FoundPositions:
    """Play a game, and find its positions that are worth a question."""
    game, seed, level = game_named(asked.game), asked.seed, asked.level
    tables = [table for tables in evaluator_of(game).tables.values() for table in tables]
    table = tables[seed % len(tables)]
    random, kinds_of_hands = Random(f"hands {seed}"), [level, *(f"{level} {style}" for style in styles(game))]
    players = [random.choice(kinds_of_hands) for _ in range(table.seats)]
    seats = [Seat(nameless(number), player, number + 1) for number, player in enumerate(players)]
    session = Session(game, table.options, seats, seed)
    playing = [bot_named(game, player, bot_seed(seed, seat)) for seat, player in enumerate(players)]
    while (decision := session.state.decision) is not None:
        session.play(answer(game, playing[decision.seat], session.state))

    kinds: Counter[Kind] = Counter()

    def kind(suspect: PositionCandidate) -> Kind:
        return suspect.move[0], game.rounds(session.state_before(suspect.number))

    found: dict[RightMoves, str] = {}
    left = list(islice(suspects(session), MOST_LOOKED_AT))
    while left and len(found) < MOST_IN_A_GAME:
        left.sort(key=lambda suspect: (_met(kinds, kind(suspect)), -suspect.loss))
        suspect = left.pop(0)
        position = _as_seen(game, session.state_before(suspect.number))
        near = any(abs(suspect.number - each.number) < APART for each in found)
        if position in asked.known or position in found.values() or near:
            continue
        if choice := judged(session, suspect):
            found[choice] = position
            kinds[kind(suspect)] += 1
    return FoundPositions(_part(session, sorted(found)), [found[choice] for choice in sorted(found)])


def _as_seen(game: Game, state: State) -> str:
    """The same for positions that whoever is asked could not tell from each other."""
    assert state.decision is not None
    return redact(state, state.decision.seat, game.hidden).fingerprint()


def judged_again(part: dict[str, Any]) -> dict[str, Any]:
    """A game of the set, as far as the rules of now allow it, and its positions that are still worth a question."""
    session = replayed("".join(part["journal"]).encode(), SET, game_named).session
    suspects = [
        PositionCandidate(each["move"] - 1, tuple(each["right"][0].split()), tuple(each["instead"].split()))
        for each in part["positions"]
    ]
    there = [suspect for suspect in suspects if _is_asked(session, suspect)]
    return _part(session, [choice for suspect in there if (choice := judged(session, suspect))])


def _is_asked(session: Session, suspect: PositionCandidate) -> bool:
    """Whether a game comes as far as that and asks for such a move."""
    if suspect.number > len(session.moves):
        return False
    decision = session.at(suspect.number).state.decision
    return decision is not None and {suspect.move, suspect.instead} <= {*decision.moves}


def _part(session: Session, found: Sequence[RightMoves]) -> dict[str, Any]:
    positions = [
        {
            "move": choice.number + 1,
            "right": [" ".join(move) for move in choice.right],
            "instead": " ".join(choice.instead),
        }
        for choice in found
    ]
    last = max((choice.number for choice in found), default=0)
    lines = text_of(alone(session, last)).splitlines(keepends=True)
    texts = ["".join(lines[start : start + LINES]) for start in range(0, len(lines), LINES)]
    return {"journal": texts, "positions": positions}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line."""
    parser = parser_of("positions", "Make the practice questions of a game.")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--level", default=PROMPT, help="who plays the games, in all styles")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--more", action="store_true", help="add to the existing ones, from other seeds")
    parser.add_argument("--again", action="store_true", help="judge the existing ones again, and keep those that hold")
    add_run_options(parser)
    asked_for = parser.parse_args(arguments)
    path = DATA / asked_for.game / SET
    there = asked_for.more or asked_for.again
    with run_of(parser, asked_for) as run:
        parts = run.begun_with(yaml.safe_load(path.read_text(encoding="utf-8")) if there else [])
        if asked_for.again:
            _again(path, parts, run)
        else:
            _found(path, parts, asked_for, run)
    return 0


def _again(path: Path, parts: list[dict[str, Any]], run: LongRun) -> None:
    """Judge the games of a set again; those whose turn has not come yet stay as they are."""
    kept: list[dict[str, Any]] = []
    for number, (before, part) in enumerate(zip(parts, run.map(judged_again, parts), strict=True), 1):
        kept += [part] if part["positions"] else []
        now = [*kept, *parts[number:]]
        _write(path, now)
        run.tell(f"{len(part['positions'])} of {len(before['positions'])}, {_number(now)} in all")


def _found(path: Path, parts: list[dict[str, Any]], asked_for: Namespace, run: LongRun) -> None:
    """Add games to a set until it has so many positions. Games that were played at the same time may bring the same
    position; it stays in the first of them.
    """
    known = {
        _as_seen(game_named(asked_for.game), _asked_of(part, each)) for part in parts for each in part["positions"]
    }
    before, level = tuple(sorted(known)), asked_for.level
    games = (QuestionedGame(asked_for.game, level, seed, before) for seed in count(asked_for.seed))
    for seed, found in enumerate(run.map(made, games), asked_for.seed):
        fresh = [seen not in known for seen in found.seen]
        known.update(found.seen)
        positions = [each for each, is_new in zip(found.part["positions"], fresh, strict=True) if is_new]
        del positions[asked_for.positions - _number(parts) :]
        if positions:
            parts.append({**found.part, "positions": positions})
            _write(path, parts)
        run.tell(f"seed {seed}: {len(positions)}, {_number(parts)} in all")
        if _number(parts) >= asked_for.positions:
            break


def _asked_of(part: Mapping[str, Any], position: Mapping[str, Any]) -> State:
    """A position of a set."""
    session = replayed("".join(part["journal"]).encode(), SET, game_named).session
    return session.at(position["move"] - 1).state


def _number(parts: Sequence[Mapping[str, Any]]) -> int:
    """How many positions there are."""
    return sum(len(part["positions"]) for part in parts)


def _write(path: Path, parts: Sequence[Mapping[str, Any]]) -> None:
    write_whole(path, yaml.dump(parts, Dumper=Blocks, sort_keys=False, allow_unicode=True, width=110))
