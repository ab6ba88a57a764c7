"""Playing a game again on its seed: alone, or against the ghost of the one before."""

from __future__ import annotations

from game.files.archive import keep
from game.session.ghost import begun_again
from game.session.session import Session
from scenes.app.app import App


def play_again(app: App, session: Session, ghost: str = "") -> None:
    """Begin a game once more, at once; ghost: the kept game that it races."""
    again = begun_again(session)
    again.ghost = ghost
    app.go("menu")
    app.open("game", app.saves.begin(again))


def race(app: App, its: Session) -> None:
    """Begin a game once more, against this one."""
    play_again(app, its, keep(its))
