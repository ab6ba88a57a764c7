"""Which buttons lie around the table at this moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from game.core.flow import Move
from game.core.sentences import Sentences
from scenes.play.answers import DEFAULT, answer_group
from scenes.play.controls import Controls, Group
from scenes.play.playing_table import PlayingTable
from scenes.play.rails import VERB_PREFIX, action_group, top_groups
from scenes.window.layout import Area
from scenes.window.widgets import Button

_say = Sentences("screens")

SCORES_WIDTH, SCORES_GAP = 180.0, 12.0
"""The way to the scores, on the action rail, and how far left of undo it ends."""

SKIP = (176.0, 28.0)


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
    undo = (game.undo_steps > 0, game.can_redo)
    chosen = draft.verb if draft else game.turn.selection.verb
    rail = action_group(theme, verbs, lit, chosen, prompt, undo, {**presses, **verb_presses})
    groups = [*top_groups(speed, presses), rail]
    asks = is_open and not model.all_boards
    unplaced = game.turn.unplaced(table.home_places, verbs) if asks else []
    answers = answer_group(
        theme,
        table.top.layout.answers,
        unplaced,
        lambda move: table.table.words.move_words(model, move),
        answer,
    )
    if answers:
        groups.append(answers)
    if game.can_skip:
        groups.append(_skip_group(table.top.layout.answers or DEFAULT, presses["skip"]))
    if game.deciding is None:
        groups.append(_scores_group(rail, presses["scores"]))
    controls.offer(groups, frozenset(VERB_PREFIX + verb.verb for verb in verbs if verb.needs_hold))


def _skip_group(area: Area, press: Callable[[], None]) -> Group:
    """The way past the moves of computer seats, where a person's answers would lie."""
    x, y, width, height = area
    button_area = (x + (width - SKIP[0]) / 2, y + (height - SKIP[1]) / 2, *SKIP)
    button = Button("skip", button_area, _say("rails.skip"), press, shortcut=pygame.K_k, zone="answers")
    button.caption = _say("rails.skip_key")
    return Group(button_area, [button])


def _scores_group(rail: Group, press: Callable[[], None]) -> Group:
    """The way back to the scoring, once the game is over, in the place of the prompt."""
    x, y, _, height = next(button.area for button in rail.buttons if button.name == "undo")
    area = (x - SCORES_GAP - SCORES_WIDTH, y, SCORES_WIDTH, height)
    button = Button(
        "scores", area, _say("rails.scores"), press, "primary", shortcut=pygame.K_RETURN, zone="answers"
    )
    return Group(area, [button])
