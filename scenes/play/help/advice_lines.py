"""What the adviser's panel says: a line for every move that it speaks of, in few words.

The first request names a thing to look at, the next the pieces and what they do, then the moves, the next best one, and
what passing now would lose.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from math import inf
from typing import NamedTuple

from game.bots.advice import fact
from game.bots.advice.choosing import ADVISED_ONLY, are_of_one_need, brings_points, round_points
from game.bots.advice.comparing import MAIN, MORE, POINTS, foremost, on_the_table, upheld
from game.bots.advice.consequences import Batch, Consequences
from game.bots.advice.explaining import OUTWEIGHS, next_best
from game.bots.advice.promises import CHANGED
from game.bots.advice.words import A_LOT
from game.bots.analysis.move_analysis import MoveAnalysis, MoveComparison, MoveReason
from game.bots.roster import ADVISER, evaluator_of
from game.engine import Move, observe
from game.engine.goal_search import Overlooked
from game.text.sentences import Sentences
from scenes.play.help.advice_places import place_of
from scenes.play.help.advice_popover import fact_words
from scenes.play.help.adviser import LOOK, MOVES, Advice, Adviser
from scenes.play.help.goal_finder import PASS
from scenes.play.view.table_view import TableView

_say = Sentences("screens")

GREAT_COST = 0.9
"""What surely costs so much is never left out, in points: smaller prices are mostly in the name of the move."""

AT_THE_END = "_end"
"""What the keys of what tells two moves apart end with where all their futures go on to the end of the game."""

OWN_FACT = "fact."
"""What the keys of a game's own facts begin with."""

MOST_WORDS = 55
"""Words of a panel, headings and keys left out."""


class AdviceLine(NamedTuple):
    """A line of the panel: its words, the move that it is about, and what is played after it with the same press.

    costs: what of its words is never left out: what speaks for the move most, and what it surely costs. spare: what is
    left out first, in this order, where there are too many words. is_batch: whether the move is the first of several
    that the table plays as one, so that a button stands for them and no piece.
    """

    head: str
    says: tuple[str, ...]
    move: Move
    then: tuple[Move, ...] = ()
    costs: frozenset[str] = frozenset()
    spare: tuple[str, ...] = ()
    is_batch: bool = False


class AdviceLines:
    """What the panel over one table says, as deep as the advice goes."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._batch: tuple[object, Batch | None] | None = None
        self._payments: tuple[int, dict[Move, tuple[Move, ...]]] = 0, {}
        self._loss: tuple[tuple[int, Move], Overlooked | None] | None = None

    @property
    def _adviser(self) -> Adviser:
        return self._table.game.adviser

    def lines(self, depth: int = 0) -> list[AdviceLine]:
        """What the panel says now, or what it will say so deep."""
        depth = depth or self._adviser.depth
        if self._adviser.analysis is None:
            return []
        named = self.named()
        if depth == LOOK:
            return [self._look(next(iter(named.values())))]
        words = fact_words(self._table.game.session)
        are_level = len(named) > 1
        found: list[AdviceLine] = []
        for label, proposal in named.items():
            facts = in_short(proposal.facts) if are_level else proposal.facts
            said = words.together(facts)
            says = tuple(dict.fromkeys(map(said, facts)))
            if says and found and found[-1].says in (says, said_of_both := _of_both(says)):
                found[-1], says = found[-1]._replace(says=()), said_of_both  # it is said once, under the last
            head = self._called(proposal.move, label) if depth == MOVES else self._piece_words(proposal.move)
            says = tuple(each for each in says if each != head) or self._own_words(proposal.move)
            says = self._with_warning(proposal.move, says)
            if depth == MOVES or head not in [each.head for each in found]:
                batch = self._batch_of(proposal.move)
                then = batch.moves[1:] if batch else self._laid_out(proposal.move) if depth == MOVES else ()
                main = main_gain(proposal.facts)
                aims = () if self._named_piece(proposal.move) else aims_of(proposal.facts)
                costs = frozenset(map(said, (*main, *aims, *(() if found else sure_costs(proposal.facts)))))
                spare = tuple(map(said, sorted(proposal.facts, key=_importance)))
                found.append(AdviceLine(head, says, proposal.move, then, costs, spare, bool(batch)))
        if depth == MOVES:
            found = self._watched([*found, *([] if are_level else self._next_best())])
        return brief(found)

    def named(self) -> dict[str, Advice]:
        """The proposals by their words, the first of each: what is called alike differs in the copy of a piece only,
        and the same with the same piece in another place is no second idea.
        """
        model, named, pieces = self._table.model(), dict[str, Advice](), set[tuple[str, str]]()
        part = evaluator_of(self._table.game.session.game).consequences
        for each in self._adviser.proposals:
            about = each.move[0], part.piece(each.move)
            if about in pieces:
                continue
            pieces.add(about)
            batch = self._batch_of(each.move)
            if batch:  # what is laid out for it is no move by itself, and nothing that it could be set beside
                return {fact_words(self._table.game.session)(batch.called): each}
            label = ""
            named.setdefault(label or self._table.table.words.move_words(model, each.move), each)
        return named

    def _batch_of(self, move: Move) -> Batch | None:
        """What the advised move is played with, where the table plays several as one."""
        session, analysis = self._table.game.session, self._adviser.analysis
        if analysis is None or move != analysis.move or session.state.decision is None:
            return None
        asked = (self._table.game.position, move, analysis.line)
        if self._batch is None or self._batch[0] != asked:
            part = evaluator_of(session.game, ADVISER).consequences
            self._batch = asked, part.batch(session.state, (move, *analysis.line))
        return self._batch[1]

    def _laid_out(self, move: Move) -> tuple[Move, ...]:
        """The payment and the like with which the adviser has tried a move: one press plays all of it."""
        game, session = self._table.game, self._table.game.session
        decision = session.state.decision
        if decision is None or move not in decision.moves:
            return ()
        if self._payments[0] != game.position:
            self._payments = game.position, {}
        payments = self._payments[1]
        if move not in payments:
            view = observe(session.state, decision.seat, session.game.hidden)
            payments[move] = tuple(evaluator_of(session.game, ADVISER).laid_out(view, move))
        return payments[move]

    @property
    def has_first_look(self) -> bool:
        """Whether there is something to look at before the move is named: a loss to come, or a piece. To look at one's
        hand or at the market nobody has to be told.
        """
        proposal = next(iter(self._adviser.proposals), None)
        return bool(proposal and (self._warning_of(proposal) or self._named_piece(proposal.move)))

    def _warning_of(self, proposal: Advice) -> fact.Fact | None:
        """What would be lost without a move, where the game has words for that."""
        say_game = Sentences(self._table.game.session.game.name)
        for each in proposal.facts:
            warning = f"warn.{each.key.rpartition('.')[2]}"
            if say_game.has(f"advice.{warning}"):
                return fact.Fact(each.layer, warning, 0.0, each.values)
        return None

    def _look(self, proposal: Advice) -> AdviceLine:
        """One thing to look at: what would be lost, or the piece."""
        say_game, words = Sentences(self._table.game.session.game.name), fact_words(self._table.game.session)
        if warning := self._warning_of(proposal):
            return AdviceLine(words(warning), (), proposal.move)
        batch = self._batch_of(proposal.move)
        called = batch.called if batch else None  # that is the whole move already
        gain = [each for each in proposal.facts if each.is_gain and each != called][:1]
        cost = [each for each in proposal.facts if not each.is_gain and each.layer == fact.CERTAIN][:1]
        says = tuple(dict.fromkeys(map(words.together((*gain, *cost)), (*gain, *cost))))
        says = says or self._own_words(proposal.move)
        thing, key = self._thing(proposal.move), self._key_of("look_at", proposal.move)
        if thing and say_game.has(key):
            thing = say_game(key, what=thing, **self._origin(proposal.move))
        if not thing:
            head, *rest = says if gain else (self._piece_words(proposal.move), *says)
            return AdviceLine(head, tuple(rest), proposal.move)
        return AdviceLine(_say("advice.look", what=thing), says, proposal.move)

    def _own_words(self, move: Move) -> tuple[str, ...]:
        """What the piece that a move is about does, where nothing else is said of it: its name alone is no advice."""
        part = evaluator_of(self._table.game.session.game).consequences
        has_piece = part.english(part.piece(move)) and not self._batch_of(move)  # stocks are called as some cards are
        named = [each for each in move[1:] if part.english(each)] if has_piece else []
        return tuple(filter(None, map(part.rule, named[:1])))

    def _piece_words(self, move: Move) -> str:
        """The piece that a move is about, and what is done with it where its name alone does not say that; the whole
        move where it is about none, as nothing else would say what to do.
        """
        key, say_game = self._key_of("piece", move), Sentences(self._table.game.session.game.name)
        if not self._named_piece(move) and not self._batch_of(move):
            said = self._table.table.words.move_words(self._table.model(), move)
        else:
            thing = self._thing(move)
            said = (
                say_game(key, what=thing, **self._origin(move))
                if self._named_piece(move) and say_game.has(key)
                else thing
            )
        return said[:1].upper() + said[1:]

    def _origin(self, move: Move) -> dict[str, str]:
        """The piece that a move takes something off, by the name of its place in a sentence; none for most."""
        session = self._table.game.session
        name = evaluator_of(session.game).consequences.origin(session.state, move)
        return {"origin": Sentences(session.game.name).name(name)} if name else {}

    def _key_of(self, kind: str, move: Move) -> str:
        """The key of what is said of moves of this kind, of those that take something off a piece their own."""
        own = f"advice.{kind}.{move[0]}_from"
        has_own = bool(self._origin(move)) and Sentences(self._table.game.session.game.name).has(own)
        return own if has_own else f"advice.{kind}.{move[0]}"

    def _named_piece(self, move: Move) -> str:
        """The English name of the printed piece that a move is about; empty where several are played as one."""
        session = self._table.game.session
        part = evaluator_of(session.game).consequences
        return "" if self._batch_of(move) else part.about(session.state, move) or part.english(part.piece(move))

    def _thing(self, move: Move) -> str:
        """What on the table a move is about, without the move; empty where that is nothing."""
        say_game = Sentences(self._table.game.session.game.name)
        if name := self._named_piece(move):
            return say_game.name(name)
        key = f"advice.look.{move[0]}"
        return say_game(key) if say_game.has(key) else ""

    def _called(self, move: Move, label: str) -> str:
        """What a line calls a move: by a whole sentence where a button has but an amount; by the place under its disc
        where the game has words for that, as its name is nowhere to be seen.
        """
        here, game = self.here(move), self._table.game.session.game
        part, say_game = evaluator_of(game).consequences, Sentences(game.name)
        if say_game.has(called := f"advice.called.{move[0]}"):
            return say_game(called, move=label)
        if not here:
            return label
        name = part.english(part.piece(move))
        return say_game(f"advice.here.{move[0]}", hex=here, industry=say_game.name(name) if name else "")

    def here(self, move: Move) -> str:
        """The name of the place without a name of its own that a move is called by; usually none."""
        game = self._table.game.session.game
        if not Sentences(game.name).has(f"advice.here.{move[0]}"):
            return ""
        part = evaluator_of(game).consequences
        return place_of(self._table, [move], (move[0], *(each for each in move[1:] if not part.english(each))))

    def _next_best(self) -> Iterator[AdviceLine]:
        """The best move with another piece, and what it has less and more; of answers to somebody else, all others."""
        analysis, session = self._adviser.analysis, self._table.game.session
        assert analysis
        part, decision = evaluator_of(session.game, ADVISER).consequences, session.state.decision
        words = fact_words(session)
        if analysis.move[0] in part.answers:
            for answer in analysis.others:
                label = self._called(answer.move, self._table.table.words.move_words(self._table.model(), answer.move))
                yield AdviceLine(_say("advice.worse", move=label), tuple(map(words, answer.facts)), answer.move)
            return
        other = next_best(part, analysis)
        if other is None or decision is None or other.move not in decision.moves:
            return
        label = self._called(other.move, self._table.table.words.move_words(self._table.model(), other.move))
        if label in [self._called(each.move, words) for words, each in self.named().items()]:
            return  # it differs in what its name does not say, such as which way a tile lies
        is_seen = any(each.worth < 0 for each in other.apart)
        # What its futures have more of would only speak against the advice.
        own = tuple(words(each) for each in in_short(other.facts, fact.STRATEGY) if not each.key.startswith(MORE))
        # Also what the advised move costs as well: who reads of it there alone takes this one for the way around it.
        loses = tuple(words(each) for each in other.known if round_points([each]) < 0 and each not in other.facts)
        missed = "" if is_seen else self._missed(other)
        is_close = other.is_level or (other.is_equal and not is_seen and not missed)
        if is_close or not (is_seen or round(other.behind)):
            if own or other.move[0] not in part.free:
                own = (*own, *loses)
                head, told = _say("advice.next_close", move=label), self._with_warning(other.move, own)
                costs = frozenset(loses) | frozenset(
                    {*told} - {*own} or map(words, (each for each in other.facts if each.worth < 0))
                )
                if not self._named_piece(other.move):  # its name says neither with what it is made nor why
                    costs |= {*map(words, (each for each in other.facts if each.layer == fact.LINE))} & {*own}
                yield AdviceLine(head, told, other.move, self._laid_out(other.move), costs, spare=own[::-1])
            return
        # What is good about it is told with what it lacks, or not at all: alone it would only speak against the advice.
        view = observe(session.state, decision.seat, session.game.hidden)
        reasons = upheld(part, view, decision.seat, (analysis.move, other.move), other.reasons)
        other = other._replace(reasons=reasons)
        lacks = tuple(map(words, other.apart)) or ((missed,) if missed else tuple(map(words, decisive(other))))
        if not other.apart:
            loses = tuple(words(each) for each in other.known if round_points([each]) < 0)
            lacks = (*loses, *(each for each in lacks if each not in loses))
        if not lacks and round(other.behind) > A_LOT:
            return  # nobody takes it for a second idea, and nothing would say why not
        lacks = lacks or tuple(map(words, in_general(other) if not round(other.behind) else decided(other)))
        if not lacks and part.unseen:
            return  # what nobody can check is no reason, and that it is worse alone is none either
        in_all = self._in_all(other, "in_all" if lacks else "alone")
        told = (*lacks, *in_all)
        head = _say("advice.next", move=label)
        yield AdviceLine(
            head, told, other.move, self._laid_out(other.move), costs=frozenset(told[:1]).union(loses), spare=in_all
        )

    def _with_warning(self, move: Move, says: tuple[str, ...]) -> tuple[str, ...]:
        """What is said of a move with what the table asks about before it is made, unless that is said already."""
        warning = self._table.table.warning(self._table.model(), move)
        return (*says[:1], warning, *says[1:]) if warning and warning not in says else says

    def _in_all(self, other: MoveComparison, key: str) -> tuple[str, ...]:
        """By how much another move is worse, where that says more than what is lost with it: points tell it already,
        and so does how the game ends. key: of the words, by whether anything is lost with it.
        """
        in_points = any(
            isinstance(each, fact.Difference) and each.thing == POINTS
            for one in other.apart
            for _, values in one.values
            if isinstance(values, tuple)
            for each in values
        )
        is_final = any(each.key.endswith(AT_THE_END) for each in other.apart)
        if in_points or is_final or not round(other.behind):
            return ()
        likely = "" if self._adviser.sureness == "sure" else "_likely"
        behind = fact_words(self._table.game.session).behind(other.behind, is_rough=True)
        return (_say(f"advice.{key}{likely}", behind=behind),)

    def _missed(self, other: MoveComparison) -> str:
        """What another move would not save that the advised one saves; empty where it is nothing of the kind."""
        analysis, session = self._adviser.analysis, self._table.game.session
        assert analysis
        say_game = Sentences(session.game.name)
        for each in analysis.facts:
            warning = f"warn.{each.key.rpartition('.')[2]}"
            if say_game.has(f"advice.{warning}") and not any(are_of_one_need(each, its) for its in other.known):
                return fact_words(session)(fact.Fact(each.layer, warning, 0.0, each.values))
        return ""

    def _watched(self, lines: list[AdviceLine]) -> list[AdviceLine]:
        """The lines with what could still be saved, where the advised move does not save it, and it is lost in what is
        expected after it: the advice has weighed the way that saves it, and does not set it above its own.
        """
        game, analysis = self._table.game, self._adviser.analysis
        found = self._overlooked(analysis) if analysis else None
        if not found or analysis is None or analysis.is_safe:
            return lines
        move, part = found.way.moves[0], evaluator_of(game.session.game, ADVISER).consequences
        if any(each.move[:2] == move[:2] or _is_about_one(part, each.move, move) for each in lines):
            return lines
        lost = _say("advice.not_saved", n=found.then.points - found.now.points)
        (first, *others), nothing_left = lines, [each for each in analysis.facts if each.key == ADVISED_ONLY]
        says = tuple(said for said in first.says if said not in map(fact_words(game.session), nothing_left))
        told = (lost, *says) if analysis.move == (PASS.verb,) else (*says[:1], lost, *says[1:])
        return [first._replace(says=told, costs=first.costs | {lost}), *others]

    def _overlooked(self, analysis: MoveAnalysis) -> Overlooked | None:
        """What passing would lose, as it was known when the whole moves were first said: a line that came later would
        push the others down while they are read.
        """
        asked = self._table.game.position, analysis.move
        if self._loss and self._loss[0] == asked:
            return self._loss[1]
        found = self._table.game.ways.overlooked
        if self._adviser.depth == MOVES:
            self._loss = asked, found
        return found


def _of_both(says: tuple[str, ...]) -> tuple[str, ...]:
    """What holds of a move and of the one before it."""
    return (_say("advice.either_way", what=says[0]), *says[1:])


def _is_about_one(part: Consequences, one: Move, other: Move) -> bool:
    """Whether two moves of a kind bring something to the same piece, from wherever."""
    return one[0] == other[0] and len(one) > 2 and part.piece(one) == part.piece(other)


def decisive(other: MoveComparison) -> Iterator[fact.Fact]:
    """What the advised move has above another one by the judgement, where that goes far to decide between them, has a
    name on the table, and is not what the other one is called by, such as gold.
    """
    reason = on_the_table(other.reasons)
    if reason and reason.worth >= MAIN * other.behind > 0:
        yield from _my_pick(other, reason)


def in_general(other: MoveComparison) -> Iterator[fact.Fact]:
    """What speaks most for the advised move against another one, where nothing decisive can be named."""
    if (reason := foremost(other.reasons)) and reason.key != POINTS:  # by how many points is said anyway
        yield from _my_pick(other, reason)


def decided(other: MoveComparison) -> Iterator[fact.Fact]:
    """The same, but for points: by how many it is worse is told besides."""
    reason = foremost(other.reasons)
    if reason and reason.key != POINTS:
        yield from _my_pick(other, reason)


def _my_pick(other: MoveComparison, reason: MoveReason) -> Iterator[fact.Fact]:
    if reason.key not in other.move:
        yield fact.line("my_pick", reason.worth, what=fact.Phrase(f"strategy.{reason.key}"))


def _importance(each: fact.Fact) -> float:
    """How much it matters that a fact is told: what takes back what was said before most of all."""
    return inf if each.key.startswith(CHANGED) else abs(each.worth)


def in_short(facts: Sequence[fact.Fact], *without: str) -> list[fact.Fact]:
    """What is said of before, the first gain of a move and the points that it brings, and all that it costs, but what
    is known from these layers only.
    """
    told = [each for each in facts if each.layer not in without]
    gains = [each for each in told if each.is_gain]
    first = [*takewhile(lambda each: not each.worth, told)]
    main = [each for each in gains if each is gains[0] or brings_points(each)]
    return [*first, *main, *(each for each in told[len(first) :] if not each.is_gain)]


def main_gain(facts: Sequence[fact.Fact]) -> list[fact.Fact]:
    """The gain that is never left out: the first one, or of what is sure or printed the greatest."""
    gains = [each for each in facts if each.is_gain]
    if not gains or gains[0].layer != fact.CERTAIN:
        return gains[:1]
    points = [each for each in gains if brings_points(each)]
    sure = [each for each in gains if each.layer in (fact.CERTAIN, fact.PRINTED)]
    return points or [max(sure, key=lambda each: each.worth)]


def sure_costs(facts: Sequence[fact.Fact]) -> list[fact.Fact]:
    """What a move surely costs, as far as that is never left out: the first such cost, and all of about a point; with
    it what makes up for a cost.
    """
    costs = [each for each in facts if each.layer in (fact.CERTAIN, fact.PRINTED) and each.worth < 0]
    sure = [each for each in costs if each.layer == fact.CERTAIN]
    made_up = [each for each in facts if each.key == OUTWEIGHS]
    return [*(each for each in costs if each in sure[:1] or each.worth <= -GREAT_COST), *made_up]


def aims_of(facts: Sequence[fact.Fact]) -> list[fact.Fact]:
    """What a move is made for that names no piece, such as which dice are rolled again, and why."""
    return [each for each in facts if each.layer == fact.LINE and each.key.startswith(OWN_FACT)]


def brief(lines: Iterable[AdviceLine]) -> list[AdviceLine]:
    """The lines with few words."""
    told = list(lines)[:5]
    while sum(map(_words, told)) > MOST_WORDS and (briefer := shorter(told)):
        told = briefer
    return told


def shorter(lines: Sequence[AdviceLine]) -> list[AdviceLine]:
    """The lines without a sentence of the longest one that has some to spare, those after the first one before it; none
    where each says what it must.
    """
    wordy = [each for each in lines[1:] if _spare(each, 1)] or [each for each in lines if _spare(each, 1)]
    least = 1 if wordy else 0
    wordy = wordy or [each for each in lines[1:] if _spare(each, 0)]
    if not wordy:
        return []
    longest = max(wordy, key=_words)
    places = _spare(longest, least)
    left_out = next((each for said in longest.spare for each in places if longest.says[each] == said), places[-1])
    said = tuple(words for place, words in enumerate(longest.says) if place != left_out)
    return [each._replace(says=said) if each is longest else each for each in lines]


def _spare(line: AdviceLine, least: int) -> list[int]:
    """The places of the sentences that a line can do without where it keeps so many of them."""
    if len(line.says) <= least:
        return []
    return [place for place, words in enumerate(line.says) if words not in line.costs]


def _words(line: AdviceLine) -> int:
    return sum(len(words.split()) for words in (line.head, *line.says))
