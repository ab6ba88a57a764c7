"""What the table says: buttons, prompts, refusals and the log."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.event import Event
from game.engine.flow import Move, Refusal
from game.pig.events import RoundBegan
from game.text.sentences import Sentences
from scenes.table.model import LogLine, TableModel
from scenes.table.seats import waiting_for
from scenes.table.table import Verb

say = Sentences("pig")


def rail_verbs(model: TableModel) -> Sequence[Verb]:
    """The two buttons."""
    return (
        Verb("throw", say("verbs.throw"), "T", "perspective-dice-six-faces-random", "primary", ("throw",)),
        Verb("hold", say("verbs.hold"), "H", "two-coins", move=("hold",)),
    )


def prompt(model: TableModel) -> str:
    """What the deciding seat is asked."""
    if model.decision is None:
        return ""
    if model.decision.seat != model.viewer:
        return waiting_for(model, model.decision.seat)
    return say("question", points=model.view.brought) if model.view.brought else say("first_throw")


def move_words(model: TableModel, move: Move) -> str:
    """A move on a button."""
    return say(f"moves.{move[0]}", points=model.view.brought)


def target_words(model: TableModel, move: Move) -> str:
    """The target of a move that has several."""
    return ""


def refusal_words(model: TableModel, refusal: Refusal) -> str:
    """Why not, and what to do."""
    why = say(f"refused.{refusal.reason}")
    return f"{why} {say(f'remedy.{refusal.fix}')}" if refusal.fix else why


def heading(model: TableModel, event: Event) -> str:
    """A round opens a group of the log."""
    return say("headline.round", round=event.round) if isinstance(event, RoundBegan) else ""


def log_line(model: TableModel, event: Event) -> LogLine | None:
    """The event in the log's words."""
    if isinstance(event, RoundBegan):
        return None
    return LogLine(event.seat, say(f"happened.{event.kind}", **event.facts).rstrip("."), ())


def rules_topic(model: TableModel) -> str:
    """The chapter about the present step."""
    return "A turn"
