"""What can be given other keys: all actions in groups, those of every game as well, and what each is called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game import GAMES
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.games.plugin import plugin_of
from scenes.table.table import Verb
from scenes.ui.keymap import contexts
from scenes.ui.keymap.actions import ACTIONS, Rails

say = Sentences("screens")

MOVES, SCREENS = "moves", "screens"
_GROUPS: Mapping[str, tuple[str, ...]] = {
    "around": (contexts.FOCUS, contexts.SCREEN, contexts.LIST, contexts.SLIDER, contexts.ANYWHERE, contexts.SPEECH),
    contexts.TABLE: (contexts.TABLE, contexts.PROPOSALS, contexts.SHOW, contexts.COVER, contexts.ADVICE),
    MOVES: (),
    contexts.TIMELINE: (contexts.TIMELINE, contexts.QUESTION, contexts.LESSON),
    contexts.TYPING: (contexts.TYPING,),
    SCREENS: (),
}
"""The groups, and the contexts in them; verbs of games are the moves, and all other contexts belong to screens."""

GROUPS = tuple(_GROUPS)


class KeyRow(NamedTuple):
    """An action, and what it does in a sentence."""

    action: ui.InputAction
    words: str


def rails() -> Rails:
    """The verbs of all games that may be asked for together, as rows of the table of actions."""
    return [[verb.action for verb in rail] for game in GAMES for rail in _rails_of(game)]


def _rails_of(game: str) -> list[list[Verb]]:
    make = plugin_of(game).rails
    return [[*rail] for rail in make()] if make else []


def rows_of(group: str) -> tuple[KeyRow, ...]:
    """The rows of a group, in the language of now."""
    if group == MOVES:
        return tuple(_moves())
    known = {context for group in _GROUPS.values() for context in group}
    if group == SCREENS:
        those = (each for each in ACTIONS if each.context not in known)
    else:
        those = (each for context in _GROUPS[group] for each in ACTIONS if each.context == context)
    return tuple(KeyRow(each, called(each)) for each in those)


def _moves() -> Iterator[KeyRow]:
    """The verbs of all games. One that several games have is one row: it has one key in all of them."""
    found: dict[str, tuple[Verb, dict[str, None]]] = {}
    for game in GAMES:
        for rail in _rails_of(game):
            for verb in rail:
                found.setdefault(verb.verb, (verb, {}))[1][GAMES[game].called] = None
    for verb, games in found.values():
        yield KeyRow(verb.action, say("own_keys.move", move=verb.label, games=listed(games, "comma")))


def called(row: ui.InputAction) -> str:
    """What an action of every game does, in its first sentence; on a screen, which one it is."""
    number = row.name.rpartition("_")[2]
    words = say(row.says, error="", loss="", n=number).partition(". ")[0].rstrip(".")
    if number.isdigit():
        words = say("own_keys.numbered", what=words, n=number)
    where = f"own_keys.at_{row.context}"
    return say("own_keys.at", where=say(where), what=words) if say.has(where) else words
