"""Which buttons lie around the table at this moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.engine.flow import Move
from scenes import ui
from scenes.play.help.goal_popover import doubt_about
from scenes.play.input.answers import DEFAULT, answer_groups
from scenes.play.input.clock_button import ShownClock
from scenes.play.input.controls import Controls, Group
from scenes.play.input.rails import VERB_PREFIX, Rail, action_group, aside_group, top_groups
from scenes.play.view.branch_sign import sign_of
from scenes.play.view.table_view import TableView
from scenes.table.model import TableModel
from scenes.table.seats import is_visiting
from scenes.table.table import Verb


class TopRail(NamedTuple):
    """What the upper rail shows, and what pressing its buttons does."""

    theme: ui.Theme
    speed: str
    presses: Mapping[str, Callable[[], None]]
    clock: ShownClock | None = None


class ActionRail(NamedTuple):
    """What the lower rail shows, and what pressing a general button and choosing a verb does."""

    theme: ui.Theme
    rail: Rail
    presses: Mapping[str, Callable[[], None]]
    choose: Callable[[str], None]


class Answers(NamedTuple):
    """The buttons of moves that nothing else on the table says, and their words; those of `closed` are not there."""

    theme: ui.Theme
    area: ui.Area | None
    moves: tuple[Move, ...]
    words: tuple[str, ...]
    answer: Callable[[Move], None]
    chapter: str
    closed: frozenset[Move]


@ui.memo
def top_rail(shown: TopRail) -> Sequence[Group]:
    """The general buttons."""
    return top_groups(shown.theme, shown.speed, shown.presses, shown.clock)


@ui.memo
def _action_rail(shown: ActionRail) -> Group:
    rail, choose = shown.rail, shown.choose
    verbs = {VERB_PREFIX + verb.verb: partial(choose, verb.verb) for verb in rail.verbs}
    return action_group(shown.theme, rail, {**shown.presses, **verbs})


@ui.memo
def _answers(shown: Answers) -> Sequence[Group]:
    moves, words, closed = shown.moves, shown.words, shown.closed
    return answer_groups(shown.theme, shown.area, moves, words, shown.answer, shown.chapter, closed)


class TableButtons:
    """The buttons of one table. `presses` are the general buttons by name, `choose` takes a verb, `answer` a move."""

    def __init__(
        self,
        controls: Controls,
        table: TableView,
        presses: Mapping[str, Callable[[], None]],
        choose: Callable[[str], None],
        answer: Callable[[Move], None],
    ) -> None:
        self._controls = controls
        self._table = table
        self._presses = presses
        self._choose = choose
        self._answer = answer

    def offer(
        self,
        speed: str,
        holding: str,
        prompt: str,
        more: Callable[[], Sequence[Group]],
        clock: ShownClock | None = None,
    ) -> None:
        """Put the two rails, with the clock where it is wished for, and the answers on offer, and `more` over them."""
        table, game, presses = self._table, self._table.game, self._presses
        theme, model = table.theme, table.model()
        words = table.table.words
        verbs = words.rail_verbs(model)
        to_hold = {VERB_PREFIX + verb.verb: verb for verb in verbs if verb.needs_hold}
        asked_about = frozenset(name for name, verb in to_hold.items() if self._is_asked_about(model, verb))
        rail = Rail(
            verbs, self._chosen(model), self._dark(model, verbs), prompt, words.rules_topic(model),
            game.deciding is None, game.session.undo_kind, sign_of(game.session), game.awaits_letter,
            holding, asked_about,
        )  # fmt: skip
        asks = self._is_open(model) and not (model.all_boards or is_visiting(model))
        unplaced = game.turn.unplaced(table.home_targets, verbs) if asks else []
        answers = self._with_those_before(unplaced)
        closed = frozenset(answers) - frozenset(unplaced)
        said = tuple(words.move_words(model, move) for move in answers)
        area = table.top.layout.answers
        groups = [
            *top_rail(TopRail(theme, speed, presses, clock)),
            _action_rail(ActionRail(theme, rail, presses, self._choose)),
            *_answers(Answers(theme, area, answers, said, self._answer, rail.chapter, closed)),
        ]
        aside = [
            *(["return"] if is_visiting(model) and not model.all_boards else []),
            *(["skip"] if game.can_skip else []),
        ]
        if aside:
            groups.append(aside_group(theme, area or DEFAULT, aside, presses))
        self._controls.offer(groups, frozenset(to_hold) - asked_about, more)

    def _is_asked_about(self, model: TableModel, verb: Verb) -> bool:
        """Whether a question comes before the move of this button is made: then it need not be held as well."""
        if verb.move is None or not self._is_open(model) or verb.move not in self._table.game.turn.selection.moves:
            return False
        return bool(doubt_about(self._table, model, verb.move))

    def _with_those_before(self, unplaced: Sequence[Move]) -> tuple[Move, ...]:
        """These answers, among all that there were when their question was first asked in a row: while it is asked on,
        such as for the next unit of a payment, no button takes the place of another one.
        """
        session, first = self._table.game.session, tuple(unplaced)
        asked = session.state.decision
        if asked is None or len(first) != len(asked.moves):
            return first
        for number in range(len(session.moves) - 1, -1, -1):
            before = session.state_before(number).decision
            if before is None or before.choice is not asked.choice or before.seat != asked.seat:
                break
            if not set(first) <= set(before.moves):
                break
            first = before.moves
        return first

    def _is_open(self, model: TableModel) -> bool:
        """Whether whoever sees the table may answer."""
        return model.decision is not None and self._table.asks_viewer

    def _chosen(self, model: TableModel) -> str | None:
        return model.draft.verb if model.draft else self._table.game.turn.selection.verb

    def _dark(self, model: TableModel, verbs: Sequence[Verb]) -> frozenset[str]:
        """The buttons of the lower rail that cannot be pressed now."""
        game, draft = self._table.game, model.draft
        moves = game.turn.selection.moves if self._is_open(model) else ()
        lit = frozenset(move[0] for move in moves) | {verb.verb for verb in verbs if verb.move in moves}
        if draft:
            lit = lit - {draft.verb} | ({draft.verb} if draft.moves else set())
        possible = {
            "ask": game.is_person_deciding and game.session.may_ask,
            "possible": game.is_person_deciding,
            "undo": game.undo_steps > 0,
            "redo": game.can_redo,
            "what_if": game.can_try,
        }
        dark = (name for name, is_possible in possible.items() if not is_possible)
        return frozenset({*dark, *(VERB_PREFIX + verb.verb for verb in verbs if verb.verb not in lit)})
