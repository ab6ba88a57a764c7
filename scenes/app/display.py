"""What the window shows: the scenes, a note over them and the captions bar below, in a theme made for its size."""

from __future__ import annotations

import pygame

from game.files.settings import Settings, SettingsFile
from scenes import ui
from scenes.app.main_window import SMALLEST, MainWindow, window_icon
from scenes.app.navigator import Navigator
from scenes.speech.captions_bar import CaptionsBar, strip_height
from sprites.letters import fonts
from sprites.paint import light, materials, palette
from sprites.poster.posters import Posters

SMALLEST_SCALE = 0.75
"""Pixels per unit in the smallest window; a smaller interface size never goes below it."""

RESIZE_REST_MS = 120
"""How long a window must keep its size before everything is drawn anew."""

NOTE_MS = 3500.0
"""How long a note stays."""

WIDTH, PADDING, MARGIN = 460.0, 12.0, 52.0
"""Widest line of a note, room around its words, and its distance from the upper edge of the window, in units."""


class Note:
    """A few words over any scene, for a short while."""

    def __init__(self, words: str) -> None:
        self.words = words
        self._left = NOTE_MS

    def advance(self, dt_ms: float) -> bool:
        """Let time pass; False when the note is over."""
        self._left -= dt_ms
        return self._left > 0

    def draw(self, theme: ui.Theme, surface: pygame.Surface) -> None:
        """The words on a dark plate under the upper rail, in the middle."""
        wide = WIDTH * max(1.0, theme.letter)
        words = theme.rich(self.words, "text", 14.5 * theme.letter, palette.IVORY, wide)
        width, height = (side / theme.s + 2 * PADDING for side in words.get_size())
        face = materials.plate(
            theme, width, height, palette.DARK_INK, 0.97, edge=palette.BRASS, edge_alpha=0.9, line=1.4
        )
        corner = theme.rect(640 - width / 2, MARGIN, width, height).topleft
        light.lay(theme, surface, face, corner, "dialog")
        surface.blit(words, (corner[0] + theme.px(PADDING), corner[1] + theme.px(PADDING)))


class Display:
    """The window, the theme for it, and what is drawn beside the scenes.

    size: that of the window in pixels; None for where it was last time. captions: the bar that is shown where the
    settings ask for it.
    """

    def __init__(
        self, settings_file: SettingsFile, size: tuple[int, int] | None, posters: Posters, captions: CaptionsBar
    ) -> None:
        self._settings_file = settings_file
        self._posters = posters
        self._captions = captions
        self.window = MainWindow(settings_file, size)
        self.theme = self._new_theme()
        pygame.display.set_icon(window_icon(self.theme))
        self.note: Note | None = None
        """The few words that lie over the scene for a short while."""
        self._resize_rest = 0.0

    @property
    def _settings(self) -> Settings:
        return self._settings_file.settings

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows, in pixels, without the captions bar below it."""
        window = pygame.display.get_surface()
        assert window is not None
        strip = self._strip(window.size)
        return window.subsurface((0, 0, window.width, window.height - strip)) if strip else window

    def _strip(self, window: tuple[int, int]) -> int:
        """Pixels at the foot of the window that the captions bar takes."""
        now = self._settings
        return strip_height(window, now.letters / 100, now.reading_line) if self._has_strip else 0

    @property
    def _has_strip(self) -> bool:
        return self._settings.captions or self._settings.reading_line

    def _new_theme(self) -> ui.Theme:
        """A theme for the window as it is; one smaller than the smallest shows a part of that."""
        now = self._settings
        self._size = width, height = pygame.display.get_window_size()
        size = max(width, SMALLEST[0]), max(height, SMALLEST[1]) - self._strip((width, height))
        self._posters.fit(size)
        fitting = min(size[0] / 1280, size[1] / 720)
        interface = min(1.0, max(now.interface / 100, SMALLEST_SCALE / fitting))
        fonts.use(fonts.PLAIN if now.plain_letters else fonts.USUAL)
        return ui.Theme(size, interface, now.scheme, now.letters / 100, self._posters)

    def renew_theme(self) -> None:
        """Make the theme for the window and the settings as they are now."""
        self.theme = self._new_theme()

    # -- what the window is told ------------------------------------------------------------------------------

    def notice(self, event: pygame.event.Event, stack: Navigator) -> bool:
        """Take what the desktop says of the window's place, size and picture; whether this was that."""
        if event.type == pygame.WINDOWSIZECHANGED:
            self.window.notice_geometry()
            if pygame.display.get_window_size() != self._size:
                self._resize_rest = RESIZE_REST_MS
        elif event.type == pygame.WINDOWMOVED:
            self.window.notice_geometry()
        elif event.type == pygame.WINDOWEXPOSED:
            _invalidate(stack)
        else:
            return False
        return True

    def has_settled(self, ms: float) -> bool:
        """Let time pass; whether a new size of the window has now been kept for so long that it is meant."""
        if self._resize_rest <= 0:
            return False
        self._resize_rest -= ms
        return self._resize_rest <= 0

    # -- what is drawn ----------------------------------------------------------------------------------------

    def show_note(self, words: str, stack: Navigator) -> None:
        """Lay a few words over the scenes for a short while."""
        self.note = Note(words)
        _invalidate(stack)

    def end_note(self, stack: Navigator) -> None:
        """Take them away."""
        if self.note:
            self.note = None
            _invalidate(stack)

    def advance(self, ms: float, stack: Navigator) -> None:
        """Let time pass: a note that is over goes, and new captions are drawn where nothing else is."""
        if self.note and not self.note.advance(ms):
            self.end_note(stack)
        if self._captions.is_dirty and self._has_strip and not stack.dirty:
            pygame.display.update(self._draw_captions())

    def draw(self, stack: Navigator) -> None:
        """Draw the scenes and what lies over and below them, and bring it to the screen."""
        strip = self._draw_captions() if self._has_strip else None
        if self.note:
            _invalidate(stack)  # what lies under its soft edge must not be seen through itself
        window = self.surface
        changed = stack.draw(window)
        if self.note:
            self.note.draw(self.theme, window)
        if changed is None or self.note:
            pygame.display.flip()
        else:
            pygame.display.update([*changed, strip] if strip else changed)

    def _draw_captions(self) -> pygame.Rect:
        """The captions bar, below everything else; where it lies, in pixels."""
        window = pygame.display.get_surface()
        assert window is not None
        high = self._strip(window.size)
        strip = pygame.Rect(0, window.height - high, window.width, high)
        self._captions.draw(self.theme, window.subsurface(strip))
        return strip


def _invalidate(stack: Navigator) -> None:
    if stack.top:
        stack.top.invalidate()
