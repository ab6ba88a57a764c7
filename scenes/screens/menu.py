"""The menu: the game that was left, the boxes on the table, and the doors to everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game import GAMES
from game.core.catalog import Misprint
from game.core.outside import shown
from game.saves import SavedGame
from game.version import VERSION
from scenes.games.doors import doors_of
from scenes.kit.dialog import Message, Question
from scenes.kit.painted_screen import PaintedScreen
from scenes.kit.screen import BOTTOM_RAIL, HEIGHT, Screen
from scenes.screens.saved_game import open_game, when
from scenes.window.desk import Desk
from scenes.window.drawing import lay_outline, lay_picture, lay_plate, lay_shadowed, lay_text, lay_title
from scenes.window.layout import Area
from scenes.window.thumbnails import lay_thumbnail
from scenes.window.trouble import closed
from scenes.window.widgets import Button, Mood, Widget
from sprites import light, materials, palette
from sprites.game_box import SIDE, Box, box_outline, game_box
from sprites.theme import Theme

if TYPE_CHECKING:
    from scenes.setup.setup_scene import SetupScene

CONTINUE = (250.0, 146.0, 780.0, 128.0)
BOXES = {name: doors_of(name).box for name in GAMES}
"""The games on the table, from left to right."""

MIDDLE = 640.0
BOX_WIDTH, BOX_STEP = 204.0, 242.0
BOXES_UNDER_CONTINUE = (484.0, 302.0)
BOXES_ALONE = (424.0, 392.0)
"""The middle and the height of the boxes; without a game to continue they have more room to stand tall."""


class MenuScene(PaintedScreen):
    """Continue first, when there is something to continue; then a new game; then the rest.

    The first frame shows the table only: saved games and cards are read once it is on the screen.
    """

    name = "menu"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._saved: SavedGame | None = None
        self._damaged: SavedGame | None = None
        self._is_stale = False
        self._setups: dict[str, SetupScene] = {}  # what was chosen in each is kept while the program runs
        self._is_set = False
        self._frames = 0
        self._misprint = ""
        self._has_warned = False

    def resume(self) -> None:
        """A game may have been played since."""
        self._look_for_games()
        super().resume()

    def _look_for_games(self) -> None:
        self._saved = self.desk.saves.latest_unfinished()
        self._damaged = self.desk.saves.damaged_lately()

    def update(self, dt_ms: float) -> None:
        """Once the first frame is seen: look for a game to go on with, lay the loose pieces, say what is wrong."""
        super().update(dt_ms)
        if self._misprint and not self._has_warned:
            self._has_warned = True
            text = f"**{closed(self._misprint)}**\n\nA game that needs this file cannot be played until it is mended."
            self.desk.stack.push(Message(self.desk, "A file cannot be used", text))
        if self._is_stale:
            self._is_stale = False
            self._look_for_games()
            self.rebuild()
        if self._is_set or self._frames == 0:
            return
        self._is_set = True
        self._look_for_games()
        self.rebuild()
        if self.desk.settings_trouble:
            self.desk.stack.push(Message(self.desk, "Settings", self.desk.settings_trouble))

    # -- doors ------------------------------------------------------------------------------------------------

    def _new_game(self, game: str) -> None:
        if game not in self._setups:
            self._setups[game] = doors_of(game).setup(self.desk)
        self._push(self._setups[game])

    def _push(self, scene: Screen) -> None:
        self.desk.sounds.play("button")
        self.desk.stack.push(scene)

    def _open(self, name: str, *facts: object) -> None:
        self.desk.sounds.play("button")
        self.desk.open(name, *facts)

    def _continue(self) -> None:
        if self._saved:
            open_game(self.desk, self._saved)

    def back(self) -> None:
        """Ask before the program ends."""
        text = "Every game is saved up to its last move; **Continue** brings you back to it."
        self._push(Question(self.desk, "Leave the table?", text, "Quit", "Stay", self.desk.stack.clear))

    # -- widgets ----------------------------------------------------------------------------------------------

    def widgets(self) -> Sequence[Widget]:
        """Resume, the boxes, and the rail."""
        shown: list[Widget] = []
        if self._saved:
            x, y, w, h = CONTINUE
            shown.append(
                Button(
                    "resume", (x + w - 148, y + h - 52, 128, 38), "Resume", self._continue, "primary",
                    shortcut=pygame.K_RETURN, zone="table",
                )
            )  # fmt: skip
        return [*shown, *self._boxes(), *self._rail()]

    def _boxes(self) -> list[Widget]:
        """The boxes side by side; each opens the setup of its game."""
        return [
            GameBox(f"box {game}", area, box, partial(self._new_game, game))
            for (game, box), area in zip(BOXES.items(), self._box_areas(), strict=True)
        ]

    def _box_areas(self) -> list[Area]:
        """Where the lids of the boxes lie."""
        middle, height = BOXES_UNDER_CONTINUE if self._saved else BOXES_ALONE
        left = MIDDLE - (BOX_STEP * (len(BOXES) - 1) + BOX_WIDTH) / 2
        top = middle - height / 2
        return [(left + BOX_STEP * place, top, BOX_WIDTH, height) for place in range(len(BOXES))]

    def _rail(self) -> list[Widget]:
        rules = partial(self._open, "rules", next(iter(GAMES)))
        doors: list[tuple[str, float, float, Callable[[], None], int, str]] = [
            ("Saved games", 14, 160, partial(self._open, "saved_games"), pygame.K_s, "save"),
            ("Hall of fame", 182, 160, partial(self._open, "hall_of_fame"), pygame.K_h, "laurel-crown"),
            ("Rules", 350, 122, rules, pygame.K_r, "rule-book"),
            ("Settings", 994, 142, partial(self._open, "settings"), pygame.K_o, "cog"),
            ("Quit", 1144, 122, self.back, pygame.K_q, "exit-door"),
        ]
        return [
            self.rail_button(label, left, width, label, act, key=key, icon=icon)
            for label, left, width, act, key, icon in doors
        ]

    # -- picture ----------------------------------------------------------------------------------------------

    def lay_ground(self, surface: pygame.Surface) -> None:
        """The table, with the loose pieces on it once they were laid."""
        if not self._is_set:
            self._frames += 1
            super().lay_ground(surface)
            return
        surface.blit(self.theme.cached(("menu table",), self._table), (0, 0))

    def _table(self) -> pygame.Surface:
        from scenes.screens.loose_pieces import lay_loose_pieces

        table = pygame.Surface(self.theme.size).convert()
        super().lay_ground(table)
        try:
            lay_loose_pieces(self.theme, table)
        except Misprint as misprint:
            self._misprint = str(misprint)
        return table

    def paint(self, surface: pygame.Surface) -> None:
        """Title, laurel, the game that was left, and what to do with the boxes."""
        lay_title(self.theme, surface, "TABLE OF NATIONS", 640, 78, 50, "center")
        wreath = self.theme.icon("laurels", 30, palette.BRASS_LIGHT)
        lay_picture(self.theme, surface, wreath, 640, 118)
        for left, right in ((430, 616), (664, 850)):
            rect = self.theme.rect(left, 117.5, right - left, 1)
            pygame.draw.rect(surface, palette.BRASS, (rect.x, rect.y, rect.w, self.theme.px(1)))
        lay_text(
            self.theme, surface, f"version {VERSION}", 982, HEIGHT - BOTTOM_RAIL / 2, "aside", 14, palette.SECONDARY,
            anchor="midright",
        )  # fmt: skip
        if self._saved:
            self._paint_saved(surface, self._saved)
        if self._damaged:
            self._paint_damaged(surface, self._damaged)
        above = self._box_areas()[0][1] - 20
        lay_text(
            self.theme,
            surface,
            "Pick a table",
            MIDDLE,
            above,
            "aside",
            17,
            palette.SECONDARY,
            anchor="center",
        )

    def _paint_saved(self, surface: pygame.Surface, saved: SavedGame) -> None:
        """The game to go on with; one that cannot be painted is not offered, but listed as damaged."""
        try:
            self._paint_continue(surface, saved)
        except Exception as fault:
            self.desk.saves.set_aside(saved.path, fault)
            self._is_stale = self.dirty = True

    def _paint_damaged(self, surface: pygame.Surface, damaged: SavedGame) -> None:
        """That a game played since then cannot be opened, and where that is explained."""
        text = f"{shown(damaged.path.stem, 60)} is damaged. Saved games says what is wrong with it."
        y = CONTINUE[1] + (CONTINUE[3] + 15 if self._saved else 0)
        lay_text(self.theme, surface, text, MIDDLE, y, "text", 14.5, palette.ERROR, 900, "center")

    def _paint_continue(self, surface: pygame.Surface, saved: SavedGame) -> None:
        x, y, w, h = CONTINUE
        lay_plate(self.theme, surface, CONTINUE, radius=8)
        lay_outline(self.theme, surface, CONTINUE, palette.BRASS_LIGHT, 1.2, 8)
        picture: Area = (x + 11, y + 11, 190, h - 22)
        lay_thumbnail(self.theme, surface, picture, saved.path)
        left = x + 222
        lay_title(self.theme, surface, "Continue", left, y + 32, 25)
        name = lay_text(self.theme, surface, saved.title, left, y + 56, "strong", 16)
        words = [saved.headline, f"{saved.turn} to decide" if saved.turn else "", when(saved.saved_at)]
        after = self.theme.to_units(name.topright)[0] + 12
        line = "   ·   ".join(word for word in words if word)
        lay_text(self.theme, surface, line, after, y + 56, "text", 15, palette.SECONDARY, x + w - 16 - after)
        self._paint_seats(surface, saved, left, y + 100)

    def _paint_seats(self, surface: pygame.Surface, saved: SavedGame, left: float, middle: float) -> None:
        room = CONTINUE[0] + CONTINUE[2] - 164 - left
        step = room / len(saved.seats)
        for place, seat in enumerate(saved.seats):
            x = left + step * place
            disc = materials.player_disc(self.theme, seat.colour, 23)
            lay_picture(self.theme, surface, disc, x, middle, "midleft")
            lay_text(
                self.theme, surface, seat.name, x + 29, middle, "text", 15, width=step - 36, anchor="midleft"
            )


class GameBox(Widget):
    """The box of a game; it rises under the pointer."""

    def __init__(self, name: str, area: Area, box: Box, on_press: Callable[[], None]) -> None:
        super().__init__(name, area, f"{' '.join(box.title.split())}: a new game", "table")
        self.box = box
        self.on_press = on_press

    def press(self, place: str) -> None:
        """Open it."""
        self.on_press()

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """The box with its shadow, and a glow around the lid when it may be pressed."""
        x, y, width, height = self.area
        box = game_box(theme, self.box, (width, height))
        is_lit = self.name in (mood.hovered, mood.focused)
        area: Area = (x, y - (4 if is_lit else 0), width + SIDE, height + SIDE)
        if is_lit:
            halo, offset = light.glow(theme, box_outline(theme, (width, height)), "legal")
            corner = theme.rect(*area).topleft
            surface.blit(halo, (corner[0] + offset[0], corner[1] + offset[1]))
        lay_shadowed(theme, surface, area, box, "box", "held" if is_lit else "stacked")
