"""What a question about a saved game shows of it: its picture, how far it is, and who plays."""

from __future__ import annotations

from pathlib import Path

from game.files.saves import SavedGame
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.thumbnails import Cover, lay_pasted, thumbnail
from scenes.screens.saved.saved_game import cover_of, facts_of, seat_told

say = Sentences("screens")

PICTURE = (224.0, 130.0)


def postcard_of(game: SavedGame) -> ui.Box:
    """The picture of a game, how far it is, and when it was saved."""
    moment = ui.when(game.saved_at)
    told = ui.Explanation(moment, remarks=(say("saved_games.saved_at"),))
    facts = facts_of(game)
    return ui.Row(
        ui.Art(paint_picture, game.path, cover_of(game), wide=PICTURE[0], high=(0.0, PICTURE[1]), drop=1, tells=told),
        ui.Column(
            ui.Gap(grow=1),
            *([ui.Text(facts[0], ui.Style.STRONG, shorter=facts[1:], cut=True, tells=told)] if facts else []),
            ui.Text(moment, ui.Style.BODY, lines=2, cut=True, tells=told),
            8,
            ui.Row(*(ui.disc(seat.colour, 26, tells=seat_told(seat)) for seat in game.seats), gap=6, drop=1),
            ui.Gap(grow=1),
            grow=1,
        ),
        gap=16,
    )


def paint_picture(pen: ui.Pen, area: ui.Area, path: Path, cover: Cover | None) -> None:
    """The picture of a game, pasted on the page."""
    lay_pasted(pen, area, lambda size: thumbnail(pen.theme, path, size, cover))
