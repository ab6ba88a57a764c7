"""The program's window: where it was last time, as large as the desktop has room for, or over the whole screen."""

from __future__ import annotations

import ctypes
import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress

import pygame

from game.files.settings import SettingsFile
from scenes import ui
from scenes.app.devices.keyboard import STEAM_DECK
from scenes.app.fault_reports import TITLE
from scenes.ui.geometry import Geometry, Monitor, Size, again, seen, side_by_side
from sprites.paint import palette

ICON = 64
"""Side of the window's icon in pixels."""
SMALLEST = (960, 540)
MOST_OF_DESKTOP = 0.92
PROBE = (64, 64)
"""The window that tells where a monitor lies."""


def prepare_environment() -> None:
    """Set what SDL must know before the display opens; what the user has set stays."""
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "table-of-nations")


def settle_first_start(settings_file: SettingsFile) -> None:
    """On a Steam Deck the first start fills the screen; what was set since then stays."""
    if os.environ.get(STEAM_DECK) == "1" and not settings_file.path.exists():
        settings_file.change(full_screen=True)


class MainWindow:
    """The window, and its place in the settings. One that is made in a size of its own is not remembered."""

    def __init__(self, settings_file: SettingsFile, size: Size | None) -> None:
        self._settings_file = settings_file
        self._monitors: tuple[Monitor, ...] = ()
        self._remembers = size is None
        self._geometry = self._geometry_of_last_time() if self._remembers else None
        self.window = _open_window(size or (self._geometry.size if self._geometry else _comfortable_size()))
        if self._geometry:
            pygame.display.set_window_position(self._geometry.place)
        self.fill_screen_or_not()

    def _geometry_of_last_time(self) -> Geometry | None:
        return again(self._settings_file.settings.window, self.monitors, SMALLEST)

    def notice_geometry(self) -> None:
        """Where the window is now; while it fills the screen, where it was before."""
        if not self._settings_file.settings.full_screen:
            self._geometry = self._geometry_of_now()

    def _geometry_of_now(self) -> Geometry:
        return seen(pygame.display.get_window_size(), pygame.display.get_window_position(), self.monitors)

    @property
    def monitors(self) -> tuple[Monitor, ...]:
        """The parts of the desktop, found out anew when there are others."""
        sizes = pygame.display.get_desktop_sizes()
        if [(each.wide, each.high) for each in self._monitors] != sizes:
            self._monitors = _find_monitors(sizes)
        return self._monitors

    def come_forward(self) -> None:
        """Show the window where it lies under others, or is as small as can be."""
        with suppress(pygame.error):
            window = pygame.Window.from_display_module()
            if not pygame.display.get_active():
                window.restore()
            window.focus()

    def remember(self) -> None:
        """Write down where the window was, to be there again next time."""
        self.notice_geometry()
        if self._remembers and self._geometry and str(self._geometry) != self._settings_file.settings.window:
            self._settings_file.change(window=str(self._geometry))

    def fill_screen_or_not(self) -> None:
        """Fill the whole screen or go back to the window, as the settings say.

        It is the window manager that makes a window fill the screen; where there is none, as in a kiosk, nobody would,
        and SDL believes that it was done.
        """
        fills = self._settings_file.settings.full_screen
        if _is_managed():
            if fills:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
        elif fills:
            self._geometry = self._geometry or self._geometry_of_now()
            self._place((0, 0), pygame.display.get_desktop_sizes()[0])
        elif self._geometry:
            self._place(self._geometry.place, self._geometry.size)

    def _place(self, place: tuple[int, int], size: Size) -> None:
        self.window.size = size
        self.window.position = place


def _is_managed() -> bool:
    """Whether there is a window manager: under X it leaves its mark on the window behind all others."""
    if pygame.display.get_driver() != "x11":
        return True
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XListProperties.restype = ctypes.POINTER(ctypes.c_ulong)
    x11.XDefaultRootWindow.restype = x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return True
    root, count = ctypes.c_ulong(x11.XDefaultRootWindow(display)), ctypes.c_int()
    marks = x11.XListProperties(display, root, ctypes.byref(count))
    mark = x11.XInternAtom(display, b"_NET_SUPPORTING_WM_CHECK", False)
    is_managed = any(marks[number] == mark for number in range(count.value))
    if marks:
        x11.XFree(marks)
    x11.XCloseDisplay(display)
    return is_managed


def _find_monitors(sizes: Sequence[Size]) -> tuple[Monitor, ...]:
    """Monitors of these sizes, and where each begins.

    No question of pygame tells that, but a window that is made in the middle of a monitor, and never shown, lies there.
    """
    if len(sizes) < 2:
        return side_by_side(sizes)
    return tuple(_find_monitor(number, size) for number, size in enumerate(sizes))


def _find_monitor(number: int, size: Size) -> Monitor:
    middle = pygame.WINDOWPOS_CENTERED | number
    window = pygame.Window("", PROBE, (middle, middle), hidden=True)
    left, top = (at - (long - side) // 2 for at, long, side in zip(window.position, size, PROBE, strict=True))
    window.destroy()
    return Monitor(left, top, *size)


def _open_window(size: tuple[int, int]) -> pygame.Window:
    """The program's window, which nobody can make smaller than the smallest.

    Full screen is asked of the window rather than of `set_mode`, which does not bring the old size back under every
    window manager. The window is that of the display module: one made as a `pygame.Window` can only show whole frames,
    which takes several times as long as the parts that changed. pygame-ce deprecates this way without another to both.
    """
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.display.set_caption(TITLE)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        window = pygame.Window.from_display_module()
    window.minimum_size = SMALLEST
    return window


def window_icon(theme: ui.Theme, size: int = ICON, is_small: bool = False) -> pygame.Surface:
    """Laurels on a disc of cloth, for the title bar and the list of windows; larger ones where it `is_small`."""
    icon = pygame.Surface((size, size), pygame.SRCALPHA)
    middle, rim = size // 2, max(2, round(4 * size / ICON))
    pygame.draw.aacircle(icon, palette.BRASS_LIGHT, (middle, middle), middle - 1)
    pygame.draw.aacircle(icon, palette.CLOTH_RIM, (middle, middle), middle - rim)
    laurels = theme.icon("laurels", (0.78 if is_small else 0.68) * size / theme.s, palette.BRASS_LIGHT)
    icon.blit(laurels, laurels.get_rect(center=(middle, middle)))
    return icon


def _comfortable_size() -> tuple[int, int]:
    """The largest 16:9 window that leaves room around it on the desktop; from 1280x720 on, one of a usual size."""
    width, height = (int(side * MOST_OF_DESKTOP) for side in pygame.display.get_desktop_sizes()[0])
    for candidate in ((2560, 1440), (1920, 1080), (1600, 900), (1280, 720)):
        if candidate[0] <= width and candidate[1] <= height:
            return candidate
    fitting = min(width // 16, height // 9)
    return max(SMALLEST, (16 * fitting, 9 * fitting))
