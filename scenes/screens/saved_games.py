"""Saved games: what was played, when and how far; open, rename, delete. Damaged files say what is wrong with them."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame

from game.core.outside import shown
from game.core.sentences import Sentences
from game.saves import SavedGame
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Overlay, Row
from scenes.kit.dialog import Message, NameEntry, Question
from scenes.kit.explanation import Explanation
from scenes.kit.form_controls import Press, button, rows
from scenes.kit.leaves import Art, plate
from scenes.kit.pen import Pen
from scenes.kit.screen import RAIL_BUTTON, Screen
from scenes.kit.text import Text
from scenes.screens.saved_game import facts_of, open_game, seat_label, when
from scenes.window.desk import Desk
from scenes.window.drawing import lay_outline
from scenes.window.layout import Area
from scenes.window.thumbnails import lay_thumbnail
from scenes.window.trouble import closed
from sprites import palette
from sprites.plain_text import as_typed

say = Sentences("screens")

SIDES = (120.0, 16.0, 120.0, 6.0)
ROW, LINES = 80.0, 42.0
"""The height of a row, and of its two lines of letters as they were drawn."""
BETWEEN_ROWS = 8.0
THUMBNAIL = (103.0, 58.0)


class SavedGamesScene(Screen):
    """The list of all saved games, the one played last first. Files are looked into one a frame."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._files: list[Path] = []
        self._games: dict[Path, SavedGame] = {}
        self._chosen = 0
        self._is_stale = False

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
        if unseen or self._is_stale:
            self._is_stale = False
            self.rebuild()

    @property
    def _game(self) -> SavedGame | None:
        return self._games.get(self._files[self._chosen]) if self._files else None

    # -- what is done with a game -----------------------------------------------------------------------------

    def _choose(self, index: int) -> None:
        self._chosen = index
        self.rebuild()

    def _open(self) -> None:
        if self._game:
            open_game(self.desk, self._game)

    def _rename(self) -> None:
        if self._game:
            title, text = say("saved_games.name_title"), say("saved_games.name_text")
            accept = partial(self.desk.saves.rename, self._game.path)
            self.desk.stack.push(NameEntry(self.desk, title, text, self._game.name or "", accept))

    def _delete(self) -> None:
        if self._game:
            title = say("saved_games.delete_title")
            text = say("saved_games.delete_text", name=as_typed(self._title(self._game)))
            yes, no = say("saved_games.delete_yes"), say("saved_games.delete_no")
            self.desk.stack.push(
                Question(self.desk, title, text, yes, no, partial(self._delete_at, self._game.path))
            )

    def _delete_at(self, path: Path) -> None:
        try:
            self.desk.saves.delete(path)
        except OSError as error:
            title, text = say("saved_games.still_there"), say("saved_games.still_there_told", why=str(error))
            self.desk.stack.push(Message(self.desk, title, text))
        self._find()
        self.rebuild()

    def _title(self, game: SavedGame) -> str:
        if game.name:
            return game.name
        return say("saved_games.titled", game=game.title or game.path.stem, moment=when(game.saved_at))

    # -- what is seen -----------------------------------------------------------------------------------------

    def tree(self) -> Box:
        """The list, what is wrong with the chosen file, and what can be done with it."""
        told = Explanation(say("saved_games.list"), remarks=(say("saved_games.list_told"),))
        high = max(ROW, ROW - LINES - 10 + LINES * self.theme.letter)
        listed = rows(
            "games", say("saved_games.list"), high, len(self._files), self._chosen, self._choose,
            self._row, self._instead, zone="list", grow=1, high=high, tells=told,
        )  # fmt: skip
        body: Box = Column(listed, *self._trouble(), pad=SIDES)
        if not self._files:
            words = Text(
                say("saved_games.nothing"),
                "aside",
                19,
                palette.SECONDARY,
                align="center",
                lines=4,
                tells=told,
            )
            body = Overlay(
                Overlay(words, wide=(300, 600), snug=True), Overlay(listed, wide=0, high=0, snug=True)
            )
        title = self.rail_title(say("saved_games.title"), say("saved_games.aside"), say("saved_games.told"))
        return self.framed([title], body, [self.back_button(), Gap(grow=1), *self._buttons()])

    def _trouble(self) -> list[Box]:
        if not self._game or not self._game.trouble:
            return []
        words = as_typed(closed(self._game.trouble))
        told = Explanation(self._game.path.name, remarks=(say("saved_games.damaged_told"),))
        return [Text(words, "text", 14, palette.LOSS, lines=3, cut=True, tells=told, margin=(0, 6, 0, 0))]

    def _buttons(self) -> list[Box]:
        unseen = say("saved_games.still_looking" if self._files else "saved_games.none_yet")
        why = "" if self._game else unseen
        can_open = bool(self._game and self._game.can_open)
        why_not_open = "" if can_open else why or say("saved_games.why_not_open")
        return [
            self._button("rename", self._rename, "plain", pygame.K_r, why),
            self._button("delete", self._delete, "danger", pygame.K_DELETE, why),
            self._button("open", self._open, "primary", pygame.K_RETURN, why_not_open),
        ]

    def _button(self, name: str, act: Press, kind: str, key: int, why: str) -> Box:
        label = say(f"saved_games.{name}")
        told = Explanation(label, remarks=(say(f"saved_games.{name}_told"),))
        return button(
            name, label, act, kind, key=key, why=why, zone="rail", high=RAIL_BUTTON, snug=True, tells=told
        )

    # -- rows -------------------------------------------------------------------------------------------------

    def _instead(self, index: int, chosen: bool, fault: Exception) -> Box:
        """The row of a game that cannot be painted: it is taken for damaged, and then says so."""
        path = self._files[index]
        self._games[path] = self.desk.saves.set_aside(path, fault)
        self._is_stale = True
        return self._row(index, chosen)

    def _row(self, index: int, chosen: bool) -> Box:
        path = self._files[index]
        game = self._games.get(path)
        looking = Text(
            say("saved_games.looking"), "aside", 15, palette.SECONDARY,
            tells=Explanation(path.name, remarks=(say("saved_games.still_looking"),)),
        )  # fmt: skip
        lines = (
            Column(self._first_line(game), 8, self._second_line(game), snug=True, grow=1) if game else looking
        )
        return Row(
            Art(_paint_thumbnail, path, wide=THUMBNAIL[0], high=THUMBNAIL[1], snug=True, drop=1),
            lines,
            gap=16,
            margin=(0, 0, 0, BETWEEN_ROWS),
            pad=(9, 2, 16, 2),
            back=(plate(radius=6),),
            front=(Art(_paint_frame),) if chosen else (),
        )

    def _first_line(self, game: SavedGame) -> Box:
        """Name, kind, what is wrong, and when it was left."""
        title = game.name or game.title or shown(game.path.stem)
        kind = "named" if game.name else "finished" if game.is_over else "running"
        told = Explanation(title, remarks=(say(f"saved_games.{kind}_told"),))
        moment = when(game.saved_at)
        damaged = say("saved_games.opens_partly" if game.can_open else "saved_games.cannot_open")
        return Row(
            Text(as_typed(title), "strong", 17, cut=True, tells=told),
            Text(say(f"saved_games.{kind}"), "aside", 14.5, palette.SECONDARY, tells=told, drop=2),
            Gap(grow=1),
            *([Text(damaged, "strong", 14, palette.ERROR, tells=_damaged(game))] if game.trouble else []),
            Text(
                moment, "text", 14.5, palette.SECONDARY, drop=1,
                tells=Explanation(moment, remarks=(say("saved_games.saved_at"),)),
            ),
            gap=14,
        )  # fmt: skip

    def _second_line(self, game: SavedGame) -> Box:
        """How far it is, and who sits there; or what is wrong."""
        if not game.seats:
            words = as_typed(game.trouble or "")
            return Row(Text(words, "text", 14.5, cut=True, grow=1, tells=_damaged(game)))
        facts = facts_of(game, say("saved_games.moves", n=game.moves))
        told = Explanation(game.title, remarks=(say("menu.game_told"),))
        return Row(
            Text(facts[0], "text", 14.5, shorter=facts[1:], cut=True, grow=1, tells=told, wide=(120, 420)),
            Row(*(seat_label(seat, 20) for seat in game.seats), gap=14, drop=1),
            gap=16,
        )


def _damaged(game: SavedGame) -> Explanation:
    return Explanation(game.path.name, remarks=(say("saved_games.damaged_told"),))


def _paint_thumbnail(pen: Pen, area: Area, path: Path) -> None:
    lay_thumbnail(pen.theme, pen.surface, area, path)


def _paint_frame(pen: Pen, area: Area) -> None:
    lay_outline(pen.theme, pen.surface, area, palette.LEGAL, 1.6, 6)
