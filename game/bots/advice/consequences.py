"""What a game teaches its adviser: which facts there are about a move, and what a player counts.

Every game has one, `CONSEQUENCES` in `game/<game>/analysis/consequences.py`; its evaluator names it. All of it sees
what the seat that is asked may know, and nothing else. A game fills in what it has; the rest is not told:

    facts       what a legal move does, as far as rules and print tell: layers `certain` and `printed`
    things      what a player counts of a seat, by name; `points` is what it plays for
    worths      what one of each of them is worth, about, in points; others are only there to check facts by
    summed      the things of which it is told what all that is played on after a move comes to; None for all of them
    judged      by which reason of the evaluator a thing is judged, where that is not called like the thing
    counted     what may come about by chance in a future, by key
    secured     the keys of what is counted that comes about as things stand, if nobody does anything more
    tellable    differences between the futures of a move and of another one as a player tells them: without those that
                the move cannot be blamed for, or that another one of them says
    scored      things that points are made of, and by which words under `points_from` each is told; the rest are tiles
    exchanged   things of which so many in place of as many of another one are told as that
    sources     the reasons of the evaluator that say where points come from, with words under `points_from`
    aim         the key of what is counted that the game is played for: no move is advised that has it less often
    foresees    whether what futures come to says more of the moves than of luck: nothing is told of it elsewhere
    pieces      the printed pieces that a seat owns, by handle; `seats` are all that own some
    english     a piece's English name, by handle; empty for what has none
    rule        what a piece does, in its own words
    piece       what a move is about: moves about the same piece are no alternatives to each other
    about       the English name of the piece that a move is about, where only the position tells; mostly empty
    origin      the English name of the piece that a move takes something off, such as a worker; mostly empty
    after       the position once the seat has made a few moves while all others stand still; None where chance or
                something hidden stands between
    at_work     the position once a move does what it is for, such as a card for workers with the first one on it; None
                where reasons are told as the judgement gives them
    shows       whether a move can do by itself what a reason about pieces says, such as that an advisor is better: one
                that is bought only later is no merit of it
    until       how far futures go: `round`, to the next one, or `rounds`, to the one after it
    free        verbs of moves that do not use up a turn: what follows them is told
    then        what a move is called that a free one is made for, as a fact; None where its piece says it
    takes_back  whether a later move takes a free one back, so that both together do nothing but wait
    undoes      verbs that take back what was laid out a moment ago: never an alternative
    steps       verbs of moves that put one thing together, such as an offer: none is an alternative to another
    answers     verbs that answer somebody else: what the others of them do is told although nothing compares them
    batch       of own moves in a row, the first ones that a table plays as one, and what they are called
    risk        what of a move a rival can surely undo with his next one, or what it lets go to waste, in points: it is
                advised only where it is ahead of the next best move by more
    used_for    what a move brings something for, by what its seat plays in the tries, as a fact
    planned     later moves that whoever advises means to make, the first one first, which facts call their `plan`;
                None where it is too late to plan
    going_on    what was begun earlier and most of the tries go on with after a move, as a fact
    named       verbs of moves whose names say what they bring at once
    since       what has happened between two positions as one seat knows them that may change its plans, as sentences,
                what matters most first
    reverses    whether a move undoes an earlier one of the same seat
    displaces   the name of the place where a move puts another piece than the promised one; empty where it is none
    alike       verbs of moves that differ in nothing that counts: none is compared with another
    again       what is said, in place of all else, of a move that was advised and made a moment ago and is advised once
                more: (what the seat knew then, what it knows now, the move); None where that is said as the first time
    follow_on   things that only follow from another one: told of two futures is the other one alone
    unseen      reasons that name nothing on the table and that nobody can check: they are never told
    reaches     whether a later move that is not legal can be made so by other own moves of the same turn
    ends        verbs of moves that end a turn, so that nothing comes next in it
    idle        what a seat answers that does nothing more, to see facts of the round's end come true

Sentences are in `data/<game>/<language>/advice.yaml` under `advice`: `fact.<key>` for facts of the game's own, with
their values; `warn.<key>`, for some of these, what the adviser says of them before it names a piece;
`only.<verb>`, what is said of a move where nothing else is legal; `look.<verb>`, what a move
without a printed piece is about; `here.<verb>`, what a move is called beside a disc on its place;
`called.<verb>` with <move>, what one is called whose button says an amount alone;
`look_at.<verb>` with <what>, what to look at, and what for, where a piece is named, but its name alone would not do;
`piece.<verb>` with <what>, what is done with a piece, where its name alone does not say it; both with `_from` after the
verb and the <origin> besides, where a move takes something off a piece;
`thing.<name>` with <n>, a number without a sign, and <count> for its plural; `little.<name>`, its kind alone, for
things of which less than one may be more; `more_of.<name>` and `less_of.<name>` with <n>, for things of which "more"
and "less" alone would not say whose they are; `counted.<key>` with <often>, such as in
how many of the tries, and <other>, how often after the next best move;
`strategy.<reason>` for every reason of the evaluator; `behind` with <n>, by how much a move is worse. What follows from
tries is found and said for all games alike (`explaining`, `words`), and `python main.py advised GAME --facts` plays out
what the adviser says.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, NamedTuple

from game.bots.advice.fact import Fact
from game.engine import Move, S


def named_first(move: Move) -> str:
    """The first handle of a move; of one without any, its verb."""
    return move[1] if len(move) > 1 else move[0]


class Batch(NamedTuple):
    """Own moves in a row that a table plays as one, what they are called, as a fact, and what all of them do; `facts`
    is empty where the first move says that.
    """

    moves: tuple[Move, ...]
    called: Fact
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Consequences(Generic[S]):
    """See above."""

    facts: Callable[[S, Move], Sequence[Fact]] = lambda state, move: ()
    things: Callable[[S, int], Mapping[str, float]] = lambda state, seat: {}
    worths: Mapping[str, float] = field(default_factory=dict)
    summed: Collection[str] | None = None
    judged: Mapping[str, str] = field(default_factory=dict)
    counted: Callable[[S, S, int], Mapping[str, bool]] = lambda before, end, seat: {}
    secured: Callable[[S, int], Collection[str]] = lambda state, seat: ()
    tellable: Callable[[Move, Mapping[str, float]], Mapping[str, float]] = lambda move, leads: leads
    scored: Mapping[str, str] = field(default_factory=dict)
    exchanged: Collection[str] = ()
    sources: Collection[str] = ()
    aim: str = ""
    foresees: Callable[[S], bool] = lambda state: True
    pieces: Callable[[S, int], Collection[str]] = lambda state, seat: ()
    english: Callable[[str], str] = lambda piece: ""
    rule: Callable[[str], str] = lambda piece: ""
    piece: Callable[[Move], str] = named_first
    about: Callable[[S, Move], str] = lambda state, move: ""
    origin: Callable[[S, Move], str] = lambda state, move: ""
    after: Callable[[S, Sequence[Move]], S | None] = lambda state, moves: None
    at_work: Callable[[S, Move], S | None] | None = None
    shows: Callable[[S, Move, str], bool] | None = None
    until: str = "round"
    free: frozenset[str] = frozenset()
    undoes: frozenset[str] = frozenset()
    steps: frozenset[str] = frozenset()
    answers: frozenset[str] = frozenset()
    then: Callable[[S, Move], Fact | None] = lambda state, move: None
    takes_back: Callable[[Move, Move], bool] = lambda later, move: False
    risk: Callable[[S, Move], float] = lambda state, move: 0.0
    batch: Callable[[S, Sequence[Move]], Batch | None] = lambda state, moves: None
    used_for: Callable[[S, Move, Sequence[Sequence[Move]]], Fact | None] = lambda state, move, lines: None
    planned: Callable[[S, int], Sequence[Move] | None] = lambda state, seat: ()
    going_on: Callable[[S, Move, Sequence[Sequence[Move]]], Fact | None] = lambda state, move, lines: None
    named: frozenset[str] = frozenset()
    since: Callable[[S, S, int], Sequence[Fact]] = lambda before, now, seat: ()
    reverses: Callable[[Move, Move], bool] = lambda move, earlier: False
    displaces: Callable[[Move, Move], str] = lambda move, promise: ""
    alike: frozenset[str] = frozenset()
    again: Callable[[S, S, Move], Fact | None] = lambda before, now, move: None
    seats: Callable[[S], Iterable[int]] = lambda state: ()
    follow_on: Mapping[str, str] = field(default_factory=dict)
    unseen: Collection[str] = ()
    reaches: Callable[[S, Move], bool] = lambda state, move: False
    ends: frozenset[str] = frozenset()
    idle: Callable[[S], Move] | None = None


NOTHING_KNOWN: Consequences = Consequences()
