"""The screen after a crash: what happened, that nothing is lost, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.cards.catalog import Misprint
from game.command import no_files_left
from game.text.sentences import Sentences, closed
from scenes import ui
from scenes.app.navigator import Scene
from scenes.speech.narration import Narration, SpokenFocus, SpokenState
from scenes.ui.controls import clipboard
from scenes.ui.host.focus import CHOICE_STEPS
from scenes.ui.keymap import contexts
from sprites.letters.fonts import FONTS, ROLES
from sprites.paint import palette

if TYPE_CHECKING:
    from scenes.app.app import App

_say = Sentences("screens")


WIDTH, WIDEST = 720.0, 1100.0
TITLE, TEXT = 30.0, 16.0
GAP, WAY, WAY_GAP = 22.0, 32.0, 6.0
"""Units between the parts, the height of a way on, and the room between two of them."""
SMALLEST, STEP = 0.8, 0.1
"""The smallest letters, beside those that were drawn, and how much smaller they become at once."""


STEPS = {"next_zone": 1, "down": 1, "previous_zone": -1, "up": -1}
"""What moves the focus from one way to the next, and back."""


class Left(NamedTuple):
    """The game that was on the table: its file, and how many moves it has."""

    path: Path
    moves: int


class _Way(NamedTuple):
    name: str
    act: Callable[[], None]

    @property
    def key(self) -> ui.InputAction:
        return ui.action(f"trouble.{self.name}")


class CrashScreen(Scene):
    """A plain screen that leans on as little of the program as it can: letters, rectangles and sentences.

    With a game on the table it offers to go on there, or any number of moves earlier. Every way has a key; Tab and the
    arrow keys go through them as the pointer does, and what the one in focus does is said below.
    """

    def __init__(
        self,
        app: App,
        error: Exception,
        report: tuple[str, Path | None],
        left: Left | None,
        go_on: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self.narration = CrashNarration(self)
        self._cause = _cause(error)
        self._report, self._report_path = report
        self._left = left
        self._go_on = go_on
        self.earlier = 0
        self._has_copied = False
        self._focus = 0
        self._areas: list[pygame.Rect] = []

    # -- ways on ----------------------------------------------------------------------------------------------

    @property
    def _ways(self) -> list[_Way]:
        ways = [_Way("copy", self._copy), _Way("menu", self._go_on)]
        ways.append(_Way("quit", self.app.stack.clear))
        if self._left:
            ways.insert(0, _Way("resume", self._resume))
        if self._left and self._left.moves:
            ways.insert(1, _Way("earlier", self._step_back))
        return ways

    def _resume(self) -> None:
        assert self._left
        self._go_on()
        self.app.resume(self._left.path, self.earlier)

    def _step_back(self) -> None:
        assert self._left
        self.earlier = min(self.earlier + 1, self._left.moves)

    def _copy(self) -> None:
        self._has_copied = clipboard.copy(self._report)

    def _label(self, name: str) -> str:
        if self._left and self.earlier and name == "resume":
            return _say("trouble.resume_at", n=self._left.moves - self.earlier, of=self._left.moves)
        return _say("trouble.copied" if name == "copy" and self._has_copied else f"trouble.{name}")

    def handle(self, event: pygame.event.Event) -> bool:
        """A key or a click takes a way; Tab and the arrow keys go from one to the next."""
        ways = self._ways
        self.dirty = True
        if event.type == pygame.MOUSEMOTION:
            self._focus = self._at(event.pos, self._focus)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            if (pressed := self._at(event.pos, -1)) >= 0:
                ways[pressed].act()
        elif (moved := ui.action_of(event, contexts.FOCUS)) and (
            step := STEPS.get(CHOICE_STEPS.get(moved.name, moved.name))
        ):
            self._focus = (self._focus + step) % len(ways)
        elif ui.is_meant(event, "focus.act"):
            ways[self._focus].act()
        elif way := next((way for way in ways if way.key.is_meant(event)), None):
            way.act()
        else:
            return False
        return True

    def _at(self, pixel: tuple[int, int], otherwise: int) -> int:
        return next((n for n, area in enumerate(self._areas) if area.collidepoint(pixel)), otherwise)

    # -- what is seen -----------------------------------------------------------------------------------------

    @property
    def words(self) -> str:
        """What is said of the fault."""
        safe = _say("trouble.safe" if self._left else "trouble.all_safe", folder=self.app.saves.folder)
        report = _say("trouble.report", path=self._report_path) if self._report_path else ""
        return "\n\n".join(filter(None, (self._cause, safe, report)))

    @property
    def spoken_focus(self) -> SpokenFocus:
        """The way in focus, for those who listen."""
        ways, name = self._ways, self._ways[self._focus].name
        words = f"{self._label(name)}. {_say(f'trouble.{name}_told')}"
        return SpokenFocus(name, words, "", self._focus + 1, len(ways))

    def draw(self, surface: pygame.Surface) -> None:
        """Title, sentences and the ways on in the middle of a dark table, in letters that leave room for all of it."""
        surface.fill(palette.CLOTH_RIM)
        letter = self.app.theme.letter
        while not self._write(surface, letter) and letter > SMALLEST:
            letter -= STEP
            surface.fill(palette.CLOTH_RIM)

    def _write(self, surface: pygame.Surface, letter: float) -> bool:
        """Write everything in letters so many times as large as they were drawn; whether all of it had room."""
        unit = min(surface.get_width() / 1280, surface.get_height() / 720)
        wide = round(min(WIDEST, WIDTH * max(1.0, letter)) * unit)
        gap, high, step = (round(each * unit) for each in (GAP, WAY * max(1.0, letter), WAY_GAP))
        size = max(12, round(TEXT * letter * unit))
        text, strong, title = (
            _font("text", size),
            _font("strong", size),
            _font("title", round(TITLE / TEXT * size)),
        )
        ways = self._ways
        heading = title.render(_say("trouble.title"), True, palette.BRASS_LIGHT)
        block = text.render(self.words, True, palette.IVORY, None, wide)
        focused = _say(f"trouble.{ways[self._focus].name}_told")
        told = text.render(focused, True, palette.SECONDARY, None, wide)
        whole = heading.get_height() + block.get_height() + len(ways) * (high + step) + 3 * gap + 3 * size
        left, top = (surface.get_width() - wide) // 2, max(0, (surface.get_height() - whole) // 2)
        surface.blit(heading, (left, top))
        top += heading.get_height() + gap
        surface.blit(block, (left, top))
        top += block.get_height() + gap
        self._areas = [pygame.Rect(left, top + n * (high + step), wide, high) for n in range(len(ways))]
        for n, (way, area) in enumerate(zip(ways, self._areas, strict=True)):
            rim, line = (palette.BRASS_LIGHT, 3 * unit) if n == self._focus else (palette.BRASS, unit)
            pygame.draw.rect(surface, palette.PLATE, area)
            pygame.draw.rect(surface, rim, area, max(1, round(line)))
            label = strong.render(self._label(way.name), True, palette.IVORY)
            key = text.render(way.key.cap, True, palette.BRASS_LIGHT)
            surface.blit(label, label.get_rect(midleft=(area.left + 2 * step, area.centery)))
            surface.blit(key, key.get_rect(midright=(area.right - 2 * step, area.centery)))
        surface.blit(told, (left, self._areas[-1].bottom + gap // 2))
        return whole <= surface.get_height()


class CrashNarration(Narration):
    """Says what the screen says of the fault, and the way in focus."""

    def __init__(self, screen: CrashScreen) -> None:
        self._screen = screen

    @property
    def state(self) -> SpokenState:
        """The title, the sentences and the way that Enter takes."""
        return SpokenState(_say("trouble.title"), self._screen.words, focus=self._screen.spoken_focus)


def _font(role: str, size: int) -> pygame.Font:
    """Letters of ours, or those of the library where ours cannot be read any more."""
    try:
        return pygame.Font(FONTS / ROLES[role], size)
    except (OSError, pygame.error):
        return pygame.Font(None, size)


def _cause(error: Exception) -> str:
    """What went wrong, as far as a player can do something about it: a file of the program that cannot be used."""
    if no_files_left(error):
        return _say("trouble.stopped", cause=_say("trouble.no_files_left"))
    if not isinstance(error, Misprint | OSError):
        return _say("trouble.own_fault")
    return _say("trouble.file", fault=closed(str(error)))
