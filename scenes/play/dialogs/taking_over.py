"""Taking over: moves of a branch are played in the game that it left, after a question."""

from __future__ import annotations

from collections.abc import Callable

from game.session.branches import TakeOver, to_take
from game.session.session import Session
from game.text.sentences import Sentences
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, Message

_say = Sentences("screens")


def ask_to_take_over(app: App, game: Session, tried: Session, on_yes: Callable[[], None]) -> None:
    """Ask before moves of a branch are played in its game; say so where none can be."""
    moves = to_take(game, tried)
    if not moves:
        tell_taken(app, TakeOver(0, 0, "other_way" if moves is None else ""))
        return
    title, yes, no = (_say(f"taking.{each}") for each in ("title", "play", "leave"))
    app.stack.push(ConfirmDialog(app, title, _say("taking.text", n=len(moves)), yes, no, on_yes))


def tell_taken(app: App, taken: TakeOver) -> None:
    """Say how many moves were played in the game, and why no more."""
    words = [_say("taking.played", n=taken.played)]
    if taken.why:
        words.append(_say(f"taking.why.{taken.why}", n=taken.left))
    elif not taken.played:
        words.append(_say("taking.why.nothing"))
    app.stack.push(Message(app, _say("taking.done"), " ".join(words)))
