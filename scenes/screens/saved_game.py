"""Going on with a saved game, and saying when it was left."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from game.core.catalog import Misprint
from game.core.journal import Unreadable
from game.saves import SavedGame
from scenes.kit.dialog import Message
from scenes.window.desk import Desk


def open_game(desk: Desk, saved: SavedGame) -> None:
    """Go on with a saved game, and say so when its file was damaged."""
    try:
        journal, trouble = desk.saves.open(saved.path)
    except (Unreadable, Misprint, OSError) as error:
        text = f"{error}. The file is left as it is: delete it, or put a sound copy in its place."
        desk.stack.push(Message(desk, "This game cannot be opened", text))
        return
    desk.open("game", journal)
    if trouble:
        text = f"{trouble}\n\nThe game goes on from the last position that could be read."
        desk.stack.push(Message(desk, "This file was damaged", text))
    elif saved.remark:
        desk.stack.push(Message(desk, "A game of older rules", f"{saved.remark} The file as it was is kept."))
    elif saved.name is None and journal.path != saved.path and not journal.trouble:
        text = (
            "Another window of the program is playing this game. Here you play on in a copy of it: "
            f"**{journal.path.stem}**."
        )
        desk.stack.push(Message(desk, "This game is played twice", text))


def when(moment: datetime, today: date | None = None) -> str:
    """A moment as people say it."""
    today = today or date.today()
    if moment.date() == today:
        return f"today {moment:%H:%M}"
    if moment.date() == today - timedelta(days=1):
        return f"yesterday {moment:%H:%M}"
    return f"{moment.day} {moment:%B %Y}, {moment:%H:%M}"
