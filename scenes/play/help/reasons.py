"""Reasons: why a button of the table is dark, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import NamedTuple

from game.engine.flow import BARRED, Refusal
from game.text.sentences import Sentences
from scenes.play.input.rails import VERB_PREFIX
from scenes.play.input.turn_input import NOT_NOW, handles_of
from scenes.play.view.table_view import TableView
from scenes.table.seats import as_shown

_say = Sentences("screens")

MOST_REASONS = 2
"""How many reasons are said why something cannot be done, those of the likeliest moves first: more nobody reads."""


class RefusalText(NamedTuple):
    """Why something cannot be done, and whether something else has to be dealt with first."""

    words: str
    waits: bool = False


def why_dark(table: TableView, name: str) -> RefusalText:
    """Why the button of this name on the action rail can do nothing now; no words for one that has just gone."""
    game = table.game
    if name == "undo" and game.session.is_sent:
        return RefusalText(_say("dark.sent"))
    if name == "undo":
        return RefusalText(_say("dark.stays_known" if game.has_moved else "dark.nothing_done"))
    if name == "ask" and not game.session.may_ask:
        return RefusalText(_say("dark.no_advice"))
    if name == "why":
        return RefusalText(_say("dark.why"))
    if name == "what_if":
        return RefusalText(_say(f"dark.{game.why_no_trial}"))
    if name == "redo":
        return RefusalText(_say("dark.nothing_taken_back"))
    if waits := _why_nobody_may(table):
        return waits
    verbs = {VERB_PREFIX + verb.verb: verb for verb in table.table.words.rail_verbs(table.model())}
    return why_not(table, game.turn.why_dark(verbs[name])) if name in verbs else RefusalText("")


def why_dark_place(table: TableView, name: str) -> RefusalText:
    """Why a place that is a button of the table, such as a price, can do nothing now; no words for other places."""
    place = table.top.layout.targets.get(name)
    if place is None or not place.verb or place.is_note or name in table.lit:
        return RefusalText("")
    refusals = table.game.turn.refusals((), handles_of(name, place), place.verb)
    return _why_nobody_may(table) or why_not(table, refusals)


def _why_nobody_may(table: TableView) -> RefusalText | None:
    """Why no person may do anything now; None when one may."""
    game = table.game
    if table.shown_state is not None:
        return RefusalText(_say("dark.shown"))
    if game.deciding is None:
        return RefusalText(_say("dark.over"))
    if not table.asks_viewer:
        return RefusalText(_say("dark.others_turn", name=as_shown(game.session.seats)[game.deciding].name))
    return None


def why_not(table: TableView, refusals: Iterable[Refusal]) -> RefusalText:
    """What refusals say in the game's words, the first ones, each on a line of its own."""
    model, refusals = table.model(), tuple(refusals)
    words = (
        _barred(table, refusal) if refusal.reason == BARRED else table.table.words.refusal_words(model, refusal)
        for refusal in refusals
    )
    said = islice(dict.fromkeys(words), MOST_REASONS)
    return RefusalText("\n".join(said), any(refusal.reason == NOT_NOW for refusal in refusals))


def _barred(table: TableView, refusal: Refusal) -> str:
    """What the challenge asks for that is played."""
    say = Sentences(table.game.session.game.name)
    return _say("challenges.barred", rule=say.lines(f"challenges.{refusal.facts['challenge']}")[1])
