"""The adviser's panel: one line for every move that it speaks of, each a button, and discs on the pieces concerned.

The first request names a thing to look at, the next the pieces and what they do, then the moves, the next best one, and
what passing now would lose. Pressing a line shows the place, picks the piece up, or plays the move, as far as the
advice goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.bots.advice import fact
from game.bots.advice.consequences import Batch
from game.bots.advice.explaining import next_best
from game.bots.analysis.move_analysis import MoveAnalysis
from game.bots.roster import ADVISER, evaluator_of
from game.engine.flow import Move
from game.engine.hidden import observe
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.help.advice_popover import EDGE, SIZE, SMALL, TITLE, advice_width, fact_words
from scenes.play.help.adviser import LOOK, MOVES, PIECES, Advice, Adviser
from scenes.play.help.goal_popover import overlooked_words
from scenes.play.help.possible import clear_button
from scenes.play.input.answers import buttons_of
from scenes.play.input.controls import Controls, Group
from scenes.play.input.turn_input import handles_of
from scenes.play.view.table_view import TableView
from scenes.ui.host.placement import SPOKEN_OF, apart
from sprites.paint import palette
from sprites.things import discs

_say = Sentences("screens")

ADVICE = "advice"
LINE_PREFIX = "advice:"
ZONE = "advice"
DISC = 22.0

SHAPES = (1.0, 1.35, 0.65, 0.56)
"""Widths of the panel beside the usual one: it takes the shape in which it hides least of the table."""

DRAWN = 36.0
"""What it costs to hide all of a part of the table, so that the panel lies where nothing is, if anywhere."""

LEAST = {LOOK: 126.0, PIECES: 180.0, MOVES: 196.0}
"""Units of height that the panel has from the start, as deep as the advice goes: most of what comes lies within."""

MOST = 300.0
"""Units of height, at the usual width, that it never exceeds where something can be left out."""

READ_FOR = 400.0
"""Milliseconds that a line must have been there before it can be pressed, where it came unasked."""

ENDS = (".", "?", "!")

MOST_LINES = 9
"""Lines that a sentence may take: a whole warning in the narrowest shape."""

GREAT_COST = 0.9
"""What surely costs so much is never left out, in points: smaller prices are mostly in the name of the move."""

MOST_WORDS = 55
"""Words of a panel, headings and keys left out."""


class AdviceLine(NamedTuple):
    """A line of the panel: its words, the move that it is about, and what is played after it with the same press.

    costs: what of its words is never left out, as the move surely costs that. is_batch: whether the move is the first
    of several that the table plays as one, so that a button stands for them and no piece.
    """

    head: str
    says: tuple[str, ...]
    move: Move
    then: tuple[Move, ...] = ()
    costs: frozenset[str] = frozenset()
    is_batch: bool = False


class _DiscSpot(NamedTuple):
    """Where a move is made, and the middle of its disc: of a hex the middle, so that no other one can be meant."""

    area: ui.Area
    disc: ui.Point


class AdvicePanel:
    """The panel over one table. `press` is what a line does that was pressed."""

    def __init__(
        self,
        table: TableView,
        controls: Controls,
        popovers: ui.PopoverLayer,
        press: Callable[[AdviceLine], None],
    ) -> None:
        self._table = table
        self._controls = controls
        self._popovers = popovers
        self._press = press
        self.looked_at: tuple[int, Move] | None = None
        """The position, and the move of the line that was pressed to see where it is about."""

        self._asked: tuple[int, int] = (0, 0)
        self._told: MoveAnalysis | None = None
        self._meant: list[Move] = []
        self._batch: tuple[object, Batch | None] | None = None
        self._payments: tuple[int, dict[Move, tuple[Move, ...]]] = 0, {}
        self._rested = READ_FOR

    @property
    def _adviser(self) -> Adviser:
        return self._table.game.adviser

    @property
    def is_open(self) -> bool:
        """Whether the panel is seen."""
        return bool(self._adviser.depth)

    @property
    def state(self) -> tuple[object, ...]:
        """What the panel shows."""
        adviser = self._adviser
        if not self.is_open:
            return ()
        found = self._table.game.ways.overlooked
        return (self._table.game.position, adviser.depth, adviser.analysis, adviser.is_thinking, found, self.looked_at)

    def lines(self) -> list[AdviceLine]:
        """What the panel says now."""
        if self._adviser.analysis is None:
            return []
        depth, named = self._adviser.depth, self.named()
        if depth == LOOK:
            return [self._look(next(iter(named.values())))]
        words = fact_words(self._table.game.session)
        are_level = len(named) > 1
        found: list[AdviceLine] = []
        for label, proposal in named.items():
            says = tuple(map(words, in_short(proposal.facts) if are_level else proposal.facts))
            if found and says == found[-1].says:
                found[-1] = found[-1]._replace(says=())  # what holds of both is said once, under the last
            thing = self._thing(proposal.move)
            head = self._called(proposal.move, label) if depth == MOVES else thing[:1].upper() + thing[1:]
            says = tuple(each for each in says if each != head)
            if warning := self._table.table.warning(self._table.model(), proposal.move):
                says = (*says[:1], warning, *says[1:])
            if depth == MOVES or head not in [each.head for each in found]:
                batch = self._batch_of(proposal.move)
                then = batch.moves[1:] if batch else self._laid_out(proposal.move) if depth == MOVES else ()
                costs = frozenset(map(words, filter(is_sure_cost, proposal.facts)))
                found.append(AdviceLine(head, says, proposal.move, then, costs, bool(batch)))
        if depth == MOVES:
            found = self._watched([*found, *([] if are_level else self._next_best())])
        return _brief(found)

    def advance(self, ms: float) -> None:
        """Let time pass: moves that have come by themselves are not pressed by who meant what was there before."""
        asked, told = (self._table.game.position, self._adviser.depth), self._adviser.analysis
        meant = self._meant if told is self._told and asked == self._asked else [each.move for each in self.lines()]
        if asked != self._asked:
            self._rested = READ_FOR
        elif meant != self._meant:
            self._rested = 0.0
        else:
            self._rested += ms
        self._asked, self._told, self._meant = asked, told, meant

    @property
    def may_be_pressed(self) -> bool:
        """Whether what is there now has been there long enough to be meant."""
        return self._rested >= READ_FOR

    def named(self) -> dict[str, Advice]:
        """The proposals by their words, the first of each: what is called alike differs in the copy of a piece only."""
        model, named = self._table.model(), dict[str, Advice]()
        for each in self._adviser.proposals:
            batch = self._batch_of(each.move)
            label = fact_words(self._table.game.session)(batch.called) if batch else ""
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

    def _look(self, proposal: Advice) -> AdviceLine:
        """One thing to look at: what would be lost, or the piece."""
        say_game, words = Sentences(self._table.game.session.game.name), fact_words(self._table.game.session)
        for each in proposal.facts:
            warning = f"warn.{each.key.rpartition('.')[2]}"
            if say_game.has(f"advice.{warning}"):
                return AdviceLine(words(fact.Fact(each.layer, warning, 0.0, each.values)), (), proposal.move)
        return AdviceLine(_say("advice.look", what=self._thing(proposal.move)), (), proposal.move)

    def _thing(self, move: Move) -> str:
        """What on the table a move is about, without the move."""
        session = self._table.game.session
        part, say_game = evaluator_of(session.game).consequences, Sentences(session.game.name)
        if not self._batch_of(move) and (name := part.english(part.piece(move))):
            return say_game.name(name)
        key = f"advice.look.{move[0]}"
        return say_game(key) if say_game.has(key) else _say("advice.your_choices")

    def _called(self, move: Move, label: str) -> str:
        """What a line calls a move: by the place under its disc, where the game has words for that, as its name is
        nowhere to be seen.
        """
        if not self._here(move):
            return label
        game = self._table.game.session.game
        part, say_game = evaluator_of(game).consequences, Sentences(game.name)
        name = part.english(part.piece(move))
        return say_game(f"advice.here.{move[0]}", industry=say_game.name(name) if name else "")

    def _here(self, move: Move) -> str:
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
        if other.is_level:
            says = tuple(map(words, in_short(other.facts)))
            yield AdviceLine(_say("advice.next_close", move=label), says, other.move, self._laid_out(other.move))
            return
        how = "clearly_later" if round(other.behind) else "a_little_later"
        behind = words.behind(other.behind) if other.apart else _say(f"advice.{how}")
        key = "advice.next" if self._adviser.sureness == "sure" else "advice.next_likely"
        head = _say(key, move=label, behind=behind)
        says = tuple(map(words, (*in_short(other.facts, fact.STRATEGY), *other.apart)))
        yield AdviceLine(head, says, other.move, self._laid_out(other.move))

    def _watched(self, lines: list[AdviceLine]) -> list[AdviceLine]:
        """The lines with what passing now would lose: that comes first unless the advised move saves it, or it is not
        lost in what is expected after it.
        """
        game, analysis = self._table.game, self._adviser.analysis
        found = game.ways.overlooked
        warning = overlooked_words(self._table) if found else ""
        if not found or not warning or analysis is None:
            return lines
        move = found.way.moves[0]
        if any(each.move[:2] == move[:2] for each in lines):
            return lines
        if analysis.is_safe:
            return [*lines, AdviceLine(_say("advice.can_wait", warning=warning), (), move, self._laid_out(move))]
        return [AdviceLine(_say("advice.watch_out", warning=warning), (), move, self._laid_out(move)), *lines]

    # -- what is seen -----------------------------------------------------------------------------------------

    def group(self, theme: ui.Theme, weighted: Sequence[ui.Weighted]) -> Group | None:
        """The panel with its lines as buttons, clear of what it speaks of; None while nothing is asked."""
        if not self.is_open:
            return None
        width, grown, lines = advice_width(theme), max(1.0, theme.letter), self.lines()
        while (tree := self._content(lines)).height(theme, width).wished > MOST * grown and (
            briefer := _briefer(lines)
        ):
            lines = briefer
        words = " ".join(said for each in lines for said in (each.head, *each.says))
        seat = self._table.viewpoint.viewer
        layout = self._table.top.layout
        named = ((area, ui.NEVER) for area in layout.named_in(words, seat))
        drawn = ((panel.area, DRAWN) for panel in layout.panels)
        walls = [*weighted, *drawn, *named, *((spot, SPOKEN_OF) for spot in self.spots() if spot)]
        least = LEAST[self._adviser.depth] * grown
        sizes = [(wide, max(tree.height(theme, wide).wished, least)) for wide in (width * shape for shape in SHAPES)]
        _, area = self._popovers.panel_spot(theme, ADVICE, sizes, None, walls, is_shaped=True)
        return Group.of(theme, area, tree, floats=True, name=ADVICE, close=self._adviser.put_away)

    def _content(self, lines: Sequence[AdviceLine]) -> ui.Box:
        adviser = self._adviser
        told = ui.Explanation(_say("advice.title"), remarks=(_say("advice.told"),))
        head = ui.Text(_say("advice.title"), ui.Style.TITLE, size=TITLE, tells=told)
        said: list[ui.Box] = []
        if adviser.analysis is None:
            said.append(ui.Text(_say("advice.thinking"), ui.Style.BODY, size=SIZE, tells=told))
        elif adviser.depth != LOOK and len(self.named()) > 1:
            said.append(ui.Text(_say("advice.as_good"), ui.Style.BODY, size=SMALL, lines=3, tells=told))
        elif adviser.depth == MOVES and adviser.sureness == "only":
            said.append(ui.Text(_say("advice.only"), ui.Style.BODY, size=SMALL, lines=3, tells=told))
        depth = {LOOK: "look", PIECES: "pieces", MOVES: "moves"}[adviser.depth]
        foot = _say(f"advice.foot_{depth}")
        if adviser.is_thinking:
            foot = _say("advice.still_thinking", foot=foot)
        entries = [self._entry(number, line) for number, line in enumerate(lines)]
        return ui.Column(
            head,
            *entries,
            *said,
            ui.Gap(grow=1),
            ui.Text(foot, ui.Style.BODY, size=SMALL, colour=palette.DIM, lines=3, tells=told),
            gap=4,
            pad=(14, EDGE, EDGE, EDGE),
            back=(ui.popover_plate(),),
        )

    def _entry(self, number: int, each: AdviceLine) -> ui.Box:
        """A line under a clear button; its disc has the number of its key, and lies on the table where its move is
        made.
        """
        colour = self._table.game.session.seats[self._table.viewpoint.viewer].colour
        does = {LOOK: "shows", PIECES: "picks_up", MOVES: "plays"}[self._adviser.depth]
        disc = [ui.Glyph(_paint_disc, DISC, colour, number + 1)] if self._adviser.depth != LOOK else []
        words = ui.Column(
            ui.Text(each.head, ui.Style.PROSE, size=SIZE, lines=MOST_LINES),
            *(ui.Text(says, ui.Style.BODY, size=SMALL, lines=MOST_LINES) for says in each.says),
            grow=1,
        )
        told = ui.Explanation(_say("advice.title"), remarks=(_say(f"advice.{does}", number=number + 1),))
        label = " ".join((each.head if each.head.endswith(ENDS) else f"{each.head}.", *each.says))
        over = clear_button(f"{LINE_PREFIX}{number}", label, partial(self._press, each), ZONE, told)
        return ui.Overlay(ui.Row(*disc, words, gap=8, pad=(4, 2, 4, 2)), over)

    def disc_stamps(self, theme: ui.Theme) -> list[ui.Stamp]:
        """A disc on every piece that a line is about, with the number of that line."""
        colour = self._table.game.session.seats[self._table.viewpoint.viewer].colour
        spots = enumerate(self._spots(), 1)
        return [_disc_stamp(theme, number, colour, spot.disc) for number, spot in spots if spot]

    def spots(self) -> list[ui.Area | None]:
        """Where the moves are made that the lines tell of, from the second depth on."""
        return [spot and spot.area for spot in self._spots()]

    def _spots(self) -> list[_DiscSpot | None]:
        if self._adviser.depth < PIECES:
            return []
        lines, targets = self.lines(), self._table.top.layout.targets
        moves, found = [each.move for each in lines], list[_DiscSpot | None]()
        for each in lines:
            if here := self._here(each.move):
                x, y, wide, high = area = targets[here].area
                found.append(_DiscSpot(area, (x + wide / 2, y + high / 2)))
            elif not each.is_batch and (name := place_of(self._table, moves, each.move)):
                found.append(_DiscSpot(targets[name].area, disc_corner(targets, name)))
            else:
                button = spot_of(self._table, self._controls, moves, each.move, each.is_batch)
                found.append(_DiscSpot(button, button[:2]) if button else None)
        return found

    @property
    def shown(self) -> list[ui.Area]:
        """What lights up since its line was pressed to see where it is about."""
        if self._adviser.depth != LOOK or self.looked_at is None or self.looked_at[0] != self._table.game.position:
            return []
        spot = spot_of(self._table, self._controls, [self.looked_at[1]], self.looked_at[1])
        return [spot] if spot else []


def in_short(facts: Sequence[fact.Fact], *without: str) -> list[fact.Fact]:
    """The first gain of a move and all that it costs, but what is known from these layers only."""
    told = [each for each in facts if each.layer not in without]
    gains = [each for each in told if each.is_gain]
    return [*gains[:1], *(each for each in told if not each.is_gain)]


def is_sure_cost(each: fact.Fact) -> bool:
    """Whether a fact says that a move surely costs about a point or more."""
    return each.layer == fact.CERTAIN and each.worth <= -GREAT_COST


def _brief(lines: Iterable[AdviceLine]) -> list[AdviceLine]:
    """The lines with few words."""
    told = list(lines)[:5]
    while sum(map(_words, told)) > MOST_WORDS and (briefer := _briefer(told)):
        told = briefer
    return told


def _briefer(lines: Sequence[AdviceLine]) -> list[AdviceLine]:
    """The lines without the last sentence of the longest one, sure costs aside; none where each says what it must."""
    wordy = [each for each in lines[1:] if _spare(each, 1)] or [each for each in lines if _spare(each, 1)]
    least = 1 if wordy else 0
    wordy = wordy or [each for each in lines[1:] if _spare(each, 0)]
    if not wordy:
        return []
    longest = max(wordy, key=_words)
    left_out = _spare(longest, least)[-1]
    said = tuple(words for place, words in enumerate(longest.says) if place != left_out)
    return [each._replace(says=said) if each is longest else each for each in lines]


def _spare(line: AdviceLine, least: int) -> list[int]:
    """The places of the sentences that a line can do without where it keeps this many of the first ones."""
    return [place for place, words in enumerate(line.says) if place >= least and words not in line.costs]


def _words(line: AdviceLine) -> int:
    return sum(len(words.split()) for words in (line.head, *line.says))


def spot_of(
    table: TableView, controls: Controls, moves: Sequence[Move], move: Move, is_batch: bool = False
) -> ui.Area | None:
    """Where a move is made: on what tells it from the other ones, or else, as several at once, on its button."""
    if not is_batch and (name := place_of(table, moves, move)):
        return table.top.layout.targets[name].area
    for button in buttons_of(move, table.game.turn.draft):
        found = next((each for each in controls.buttons if each.name == button), None)
        if found:
            return found.area
    return None


def place_of(table: TableView, moves: Sequence[Move], move: Move) -> str:
    """The name of the place that tells a move from the other ones; empty where it is made by a button."""
    handles = sorted(move[1:], key=lambda handle: sum(handle in each for each in moves))
    for handle in handles:
        for name, place in table.top.layout.targets.items():
            if place.area[2] and handle in handles_of(name, place) and place.verb in ("", move[0]):
                return name
    return ""


def disc_corner(targets: Mapping[str, ui.Target], name: str) -> ui.Point:
    """The corner of a piece that its disc lies on: the upper left one, or, of a button beside others of the table, the
    first one that is farthest from all others.
    """
    x, y, wide, high = targets[name].area
    corners = [(x, y), (x + wide, y + high), (x + wide, y), (x, y + high)]
    verb = targets[name].verb
    if not verb:
        return corners[0]
    others = [each.area for other, each in targets.items() if other != name and each.verb not in ("", verb)]
    far = [min((apart((*corner, 0.0, 0.0), area) for area in others), default=0.0) for corner in corners]
    return corners[far.index(max(far))]


def _disc_stamp(theme: ui.Theme, number: int, colour: int, middle: ui.Point) -> ui.Stamp:
    """A disc around this point."""
    side = DISC * max(1.0, theme.letter)
    face = discs.value_disc(theme, colour, number, side)
    return ui.Stamp(face, theme.spot(middle[0] - side / 2, middle[1] - side / 2))


def _paint_disc(pen: ui.Pen, x: float, y: float, side: float, colour: int, number: int) -> None:
    pen.stamp(discs.value_disc(pen.theme, colour, number, side), x, y, "center")
