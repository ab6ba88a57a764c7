"""Which buttons lie around the table at this moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.core.flow import Move
from scenes.play.answers import DEFAULT, answer_group
from scenes.play.controls import Controls
from scenes.play.playing_table import PlayingTable
from scenes.play.rails import VERB_PREFIX, Rail, action_group, skip_group, top_groups


def offer_buttons(
    controls: Controls,
    table: PlayingTable,
    speed: str,
    prompt: str,
    presses: Mapping[str, Callable[[], None]],
    choose: Callable[[str], None],
    answer: Callable[[Move], None],
) -> None:
    """Put the two rails and the answers on offer. `presses` are the general buttons by name, `choose` takes a verb."""
    game, theme = table.game, table.theme
    model = table.model()
    verbs = table.table.words.rail_verbs(model)
    is_open = model.decision is not None and game.is_person_deciding
    moves = game.turn.selection.moves if is_open else ()
    lit = frozenset(move[0] for move in moves) | {verb.verb for verb in verbs if verb.move in moves}
    draft = model.draft
    if draft:
        lit = lit - {draft.verb} | ({draft.verb} if draft.moves else set())
    verb_presses = {VERB_PREFIX + verb.verb: partial(choose, verb.verb) for verb in verbs}
    possible = {"undo": game.undo_steps > 0, "redo": game.can_redo}
    dark = {name for name, is_possible in possible.items() if not is_possible}
    dark |= {VERB_PREFIX + verb.verb for verb in verbs if verb.verb not in lit}
    chosen = draft.verb if draft else game.turn.selection.verb
    chapter = table.table.words.rules_topic(model)
    rail = Rail(verbs, chosen, frozenset(dark), prompt, chapter, game.deciding is None)
    groups = [*top_groups(theme, speed, presses), action_group(theme, rail, {**presses, **verb_presses})]
    asks = is_open and not model.all_boards
    unplaced = game.turn.unplaced(table.home_places, verbs) if asks else []
    area = table.top.layout.answers
    answers = answer_group(
        theme, area, unplaced, lambda move: table.table.words.move_words(model, move), answer, chapter
    )
    if answers:
        groups.append(answers)
    if game.can_skip:
        groups.append(skip_group(theme, area or DEFAULT, presses))
    controls.offer(groups, frozenset(VERB_PREFIX + verb.verb for verb in verbs if verb.needs_hold))
