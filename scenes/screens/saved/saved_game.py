"""Going on with a saved game, and what screens say of one."""

from __future__ import annotations

from game import GAMES
from game.cards.catalog import Misprint
from game.files.saves import SavedGame
from game.session.ghost import other_rules
from game.session.savefile import Unreadable
from game.session.session import Seat, Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import ConfirmDialog, Message
from scenes.app.thumbnails import Cover
from scenes.games.plugin import plugin_of
from scenes.ui.text import BETWEEN

say = Sentences("screens")


def cover_of(saved: SavedGame) -> Cover | None:
    """What is on the box of a saved game; None where nobody can tell which game it is."""
    return plugin_of(saved.game).paint_cover if saved.game in GAMES else None


def open_game(app: App, saved: SavedGame, earlier: int = 0, is_told: bool = False) -> None:
    """Go on with a saved game, or so many moves earlier, and say so when its file was damaged; look at one that the
    rules of now do not allow. is_told: whether the player has already read what is wrong with it, or that its rules are
    older.
    """

    def tell(matter: str, **facts: object) -> None:
        app.stack.push(Message(app, say(f"opening.{matter}"), say(f"opening.{matter}_told", **facts)))

    try:
        if saved.differs:
            _look_at(app, saved, app.saves.read(saved.path).session)
            return
        journal, trouble = app.saves.open(saved.path, earlier)
    except (Unreadable, Misprint, OSError) as error:
        tell("cannot", fault=str(error))
        return
    app.open("game", journal)
    if trouble and not is_told:
        tell("damaged", trouble=trouble)
    elif saved.remark and not is_told:
        tell("older", remark=saved.remark)
    elif saved.path.parent == app.saves.folders[0] and journal.path != saved.path and not journal.trouble:
        tell("twice", copy=journal.path.stem)


def once_more(app: App, saved: SavedGame) -> None:
    """See a saved game again, race it, or play it again; one of older rules is no ghost."""
    try:
        opened = app.saves.read(saved.path)
    except (Unreadable, Misprint) as error:
        told = say("opening.cannot_told", fault=str(error))
        app.stack.push(Message(app, say("opening.cannot"), told))
        return
    app.open("once_more", opened.session, other_rules(opened))


def _look_at(app: App, saved: SavedGame, session: Session) -> None:
    """Lay a game of older rules out up to where they differ, and offer to play on from there."""

    def play_on() -> None:
        journal, _ = app.saves.open(saved.path)
        app.replace("game", journal)

    app.open("timeline", session, len(session.moves))
    title, text = say("opening.older"), say("opening.differs_told", remark=saved.remark)
    yes, no = say("opening.play_on"), say("opening.look")
    app.stack.push(ConfirmDialog(app, title, text, yes, no, play_on))


def facts_of(saved: SavedGame, *more: str) -> tuple[str, ...]:
    """How far a game is and whose turn it is, and more facts: the fullest way to say it first."""
    key = "saved_games.turn_elsewhere" if saved.is_mailed else "saved_games.turn"
    turn = say(key, name=ui.as_typed(saved.turn)) if saved.turn else ""
    facts = [fact for fact in (saved.headline, turn, *more) if fact]
    return tuple(BETWEEN.join(facts[:count]) for count in range(len(facts), 0, -1))


def seat_told(seat: Seat) -> ui.Explanation:
    """Who sits there."""
    return ui.Explanation(ui.as_typed(seat.name), remarks=(say("saved_games.seat_told"),))


def seat_label(seat: Seat, size: float) -> ui.Box:
    """The disc and the name of a seat; who plays it is told."""
    return ui.Row(
        ui.disc(seat.colour, size),
        ui.Text(ui.as_typed(seat.name), ui.Style.PROSE, size=15, cut=True),
        gap=6,
        tells=seat_told(seat),
    )
