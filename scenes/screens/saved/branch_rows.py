"""Branches in the book of saved games: the twig before their rows, and what is said of the game that they left."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.cards.catalog import Misprint
from game.files.saves import RUNNING, SavedGame
from game.session.branches import take_over
from game.session.family import CHANGED, GONE, Kin
from game.session.savefile import Unreadable
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.app.dialog import Message
from scenes.play.dialogs.taking_over import ask_to_take_over, tell_taken
from sprites.things import book

say = Sentences("screens")

INDENT, DEEPEST = 22.0, 6
"""Units that a branch stands further in than its parent, and how many times at most."""
LINE = 1.2


def twig(kin: Kin) -> list[ui.Box | float]:
    """What stands before the row of a branch: it hangs on the row of the game that it left."""
    depth = min(kin.depth, DEEPEST)
    return [INDENT * (depth - 1), ui.Art(_paint_twig, wide=INDENT)] if depth else []


def _paint_twig(pen: ui.Pen, area: ui.Area) -> None:
    x, y, width, height = area
    stem, foot = x + 0.45 * width, y + 0.5 * height
    pen.fill((stem, y, LINE, foot - y), book.RED_INK)
    pen.fill((stem, foot, 0.5 * width, LINE), book.RED_INK)


def branch_words(game: SavedGame) -> str:
    """What kind of saved game a branch is: at which move it has left its game."""
    assert game.parent
    return say("branches.left_at", n=game.parent.move + 1)


def about_parent(kin: Kin, game: SavedGame, games: Mapping[Path, SavedGame], take: ui.Press) -> ui.Box:
    """Which game a branch has left, what has become of that, and the way to play its moves there."""
    assert game.parent
    file = ui.as_typed(Path(game.parent.file).stem)
    found = games[kin.parent].path.stem if kin.parent else ""
    words = say(f"branches.{kin.fate}", file=file, n=game.parent.move + 1, now=ui.as_typed(found))
    label, why = say("branches.take"), "" if kin.parent else say("branches.no_parent")
    ink = book.RED_INK if kin.fate in (CHANGED, GONE) else book.FAINT_INK
    told = ui.Explanation(say("branch.branch"), remarks=(words, say("branch.branch_ways")))
    return ui.Column(
        ui.Text(words, ui.Style.ASIDE, size=15, colour=ink, align="center", lines=2, cut=True, tells=told),
        ui.Row(
            ui.Gap(grow=1),
            ui.Button(
                "take", label, take, key=ui.action("saved_games.take"), why=why, zone="page", snug=True,
                tells=ui.explained("branches.take"),
            ),
            ui.Gap(grow=1),
        ),
        gap=6,
        drop=1,
    )  # fmt: skip


def play_in_parent(app: App, branch: Path, parent: Path) -> None:
    """Play the moves of a branch in the game that it left, after a question, and say how far that went.

    A named parent stays as it is: its copy goes on, as whenever somebody plays on from it.
    """
    try:
        tried, game = app.saves.read(branch).session, app.saves.read(parent)
    except (Unreadable, Misprint) as error:
        app.stack.push(Message(app, say("opening.cannot"), say("opening.cannot_told", fault=str(error))))
        return
    if game.trouble:
        app.stack.push(Message(app, say("opening.damaged"), say("branches.damaged", trouble=game.trouble)))
        return

    def play() -> None:
        journal, _ = app.saves.open(parent)
        if parent.parent.name == RUNNING and journal.path != parent:
            journal.close()
            app.saves.delete(journal.path)
            app.stack.push(Message(app, say("opening.twice"), say("branches.twice")))
            return
        taken = take_over(journal, tried)
        journal.close()
        tell_taken(app, taken)

    ask_to_take_over(app, game.session, tried, play)
