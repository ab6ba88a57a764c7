"""Saved games: what was played, when and how far; open, rename, delete. Damaged files say what is wrong with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game.core.outside import shown
from game.saves import SavedGame
from scenes.kit.dialog import Message, NameEntry, Question
from scenes.kit.painted_screen import PaintedScreen
from scenes.screens.saved_game import open_game, when
from scenes.window.desk import Desk
from scenes.window.drawing import lay_outline, lay_picture, lay_plate, lay_sentences, lay_text
from scenes.window.layout import Area
from scenes.window.listing import RowList
from scenes.window.thumbnails import lay_thumbnail
from scenes.window.trouble import closed
from scenes.window.widgets import Widget
from sprites import materials, palette
from sprites.theme import Theme

LIST: Area = (120.0, 56.0, 1040.0, 560.0)
TROUBLE: Area = (120.0, 622.0, 1040.0, 48.0)
ROW = 80.0
NO_GAMES = "There are no saved games yet."
LOOKING = "This file is still being looked into."
CANNOT_OPEN = "This game cannot be opened. What is wrong with its file is said under the list."


class SavedGamesScene(PaintedScreen):
    """The list of all saved games, the one played last first. Files are looked into one a frame."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._files: list[Path] = []
        self._games: dict[Path, SavedGame] = {}
        self._chosen = 0

    def enter(self) -> None:
        """Find the files."""
        self._find()
        super().enter()

    def resume(self) -> None:
        """A game may have been played, renamed or deleted since."""
        self._find()
        super().resume()

    def _find(self) -> None:
        self._files = self.desk.saves.files()
        self._games = {}
        self._chosen = max(0, min(self._chosen, len(self._files) - 1))

    def update(self, dt_ms: float) -> None:
        """Look into the next file."""
        super().update(dt_ms)
        unseen = next((path for path in self._files if path not in self._games), None)
        if unseen:
            self._games[unseen] = self.desk.saves.look_at(unseen)
            self.rebuild()

    @property
    def _game(self) -> SavedGame | None:
        return self._games.get(self._files[self._chosen]) if self._files else None

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def _open(self) -> None:
        if self._game:
            open_game(self.desk, self._game)

    def _rename(self) -> None:
        game = self._game
        if not game:
            return
        accept = partial(self.desk.saves.rename, game.path)
        text = "A game with a name stays as it is: playing on from it starts a copy."
        self.desk.stack.push(NameEntry(self.desk, "Name this game", text, game.name or "", accept))

    def _delete(self) -> None:
        game = self._game
        if not game:
            return

        def delete() -> None:
            try:
                self.desk.saves.delete(game.path)
            except OSError as error:
                self.desk.stack.push(
                    Message(self.desk, "It is still there", f"The file could not be deleted: {error}")
                )
            self._find()
            self.rebuild()

        text = f"**{self._title(game)}** will be gone for good."
        self.desk.stack.push(Question(self.desk, "Delete this game?", text, "Delete", "Keep it", delete))

    def _title(self, game: SavedGame) -> str:
        return game.name or f"{game.title or game.path.stem}, {when(game.saved_at)}"

    def widgets(self) -> Sequence[Widget]:
        """The list, and what can be done with the chosen game."""
        rename = self.rail_button("rename", 836, 130, "Rename", self._rename, key=pygame.K_r)
        delete = self.rail_button("delete", 976, 136, "Delete", self._delete, "danger", pygame.K_DELETE)
        open_button = self.rail_button("open", 1122, 144, "Open", self._open, "primary", pygame.K_RETURN)
        open_button.enabled = bool(self._game and self._game.can_open)
        rename.enabled = delete.enabled = self._game is not None
        unseen = LOOKING if self._files else NO_GAMES
        rename.why = delete.why = unseen
        open_button.why = CANNOT_OPEN if self._game else unseen
        rows = RowList(
            "games", LIST, "Saved games", ROW, len(self._files), self._chosen, self._choose, self._draw_row
        )
        return [rows, self.back_widget(), rename, delete, open_button]

    def _draw_row(self, theme: Theme, surface: pygame.Surface, area: Area, index: int, chosen: bool) -> None:
        """The row of a file; a game that cannot be painted costs its own row only, which then says so."""
        path = self._files[index]
        try:
            self._draw_file(theme, surface, area, path, chosen)
        except Exception as fault:
            self._games[path] = self.desk.saves.set_aside(path, fault)
            self._draw_file(theme, surface, area, path, chosen)
            self.rebuild()

    def _draw_file(self, theme: Theme, surface: pygame.Surface, area: Area, path: Path, chosen: bool) -> None:
        x, y, width, height = area
        game = self._games.get(path)
        lay_plate(theme, surface, (x, y, width, height - 8), radius=6)
        if chosen:
            lay_outline(theme, surface, (x, y, width, height - 8), palette.LEGAL, 1.6, 6)
        lay_thumbnail(theme, surface, (x + 9, y + 7, (height - 22) * 16 / 9, height - 22), path)
        left = x + 128
        if game is None:
            lay_text(
                theme,
                surface,
                "looking into it",
                left,
                y + 36,
                "aside",
                15,
                palette.SECONDARY,
                anchor="midleft",
            )
            return
        title = game.name or game.title or shown(game.path.stem)
        first = lay_text(theme, surface, title, left, y + 20, "strong", 17, width=330, anchor="midleft")
        kind = "named save" if game.name else "finished game" if game.is_over else "running game"
        after = theme.to_units(first.midright)[0] + 12
        lay_text(theme, surface, kind, after, y + 21, "aside", 14.5, palette.SECONDARY, anchor="midleft")
        right = lay_text(
            theme, surface, when(game.saved_at), x + width - 16, y + 20, "text", 14.5, palette.SECONDARY,
            anchor="midright",
        )  # fmt: skip
        if game.trouble:
            note = "damaged: opens as far as it is good" if game.can_open else "damaged: cannot be opened"
            before = theme.to_units(right.midleft)[0] - 24
            lay_text(theme, surface, note, before, y + 20, "strong", 14, palette.ERROR, anchor="midright")
        if game.seats:
            words = [game.headline, f"{game.turn} to decide" if game.turn else "", f"{game.moves} moves"]
            line = "   ·   ".join(word for word in words if word)
            lay_text(theme, surface, line, left, y + 50, "text", 14.5, palette.IVORY, 400, "midleft")
            self._draw_seats(theme, surface, game, x + 544, y + 50, width - 560)
        elif game.trouble:
            lay_text(theme, surface, game.trouble, left, y + 50, "text", 14.5, palette.IVORY, 870, "midleft")

    def _draw_seats(
        self, theme: Theme, surface: pygame.Surface, game: SavedGame, left: float, middle: float, width: float
    ) -> None:
        step = width / max(4, len(game.seats))
        for place, seat in enumerate(game.seats):
            x = left + step * place
            disc = materials.player_disc(theme, seat.colour, 20)
            lay_picture(theme, surface, disc, x, middle, "midleft")
            lay_text(theme, surface, seat.name, x + 25, middle, "text", 14, width=step - 30, anchor="midleft")

    def paint(self, surface: pygame.Surface) -> None:
        """The title, what is wrong with the chosen file, or that there is nothing yet."""
        self.lay_rail_title(surface, "SAVED GAMES", "every game keeps itself, move by move")
        if not self._files:
            text = "Nothing is saved yet. Every game you begin appears here by itself."
            lay_sentences(self.theme, surface, text, 340, 320, 600, "aside", 19, palette.SECONDARY, "center")
        elif self._game and self._game.trouble:
            words = closed(self._game.trouble)
            said = self.theme.paragraph(words, "text", (14, 12.5), palette.LOSS, TROUBLE[2:])
            surface.blit(said, self.theme.rect(*TROUBLE))
