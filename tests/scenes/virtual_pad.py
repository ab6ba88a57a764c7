"""A pad that SDL itself makes up: what tests do with it comes as real events, by the very library that pygame brings.

Where that library is not found its tests are left out.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

import pygame
from pygame._sdl2 import controller

from scenes.app.input.gamepads import BUTTONS, FAR

MICROSOFT, SONY, NINTENDO, NOBODY = 0x045E, 0x054C, 0x057E, 0x1234
AXES = {"stick": (0, 1), "look": (2, 3)}
WAYS = {"left": (0, -1), "right": (0, 1), "up": (1, -1), "down": (1, 1)}
TRIGGERS = {"lt": 4, "rt": 5}
FRAME = 16

_Rumble = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class _Described(ctypes.Structure):
    _fields_ = (
        *(
            (name, ctypes.c_uint16)
            for name in ("version", "type", "axes", "buttons", "hats", "vendor", "product", "pad")
        ),
        *((name, ctypes.c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", ctypes.c_char_p),
        *((name, ctypes.c_void_p) for name in ("userdata", "update", "player", "rumble", "triggers", "led", "effect")),
    )


@cache
def sdl() -> ctypes.CDLL | None:
    """The library that pygame brings, None where it lies elsewhere."""
    folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    found = next(iter(sorted(folder.glob("libSDL2-2*"))), None)
    if found is None:
        return None
    library = ctypes.CDLL(str(found))
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    return library


class VirtualPad:
    """A pad in the hands of a test. `screen` steps the frames."""

    def __init__(self, screen, vendor: int = MICROSOFT) -> None:
        self.screen = screen
        self.felt: list[tuple[int, int]] = []
        self._rumble = _Rumble(lambda data, low, high: self.felt.append((low, high)) or 0)
        self._index = self._stick = self._number = None
        if not controller.get_init():
            controller.init()
        self._vendor = vendor
        self.plug_in()

    def plug_in(self) -> None:
        """Plug it in."""
        described = _Described(version=1, type=1, axes=6, buttons=len(BUTTONS), vendor=self._vendor, product=1)
        described.name = b"Virtual pad"
        described.rumble = ctypes.cast(self._rumble, ctypes.c_void_p)
        self._described = described
        library = sdl()
        assert library
        self._index = library.SDL_JoystickAttachVirtualEx(ctypes.byref(described))
        self._number = library.SDL_JoystickGetDeviceInstanceID(self._index)
        self.screen.frames(2)
        self._stick = ctypes.c_void_p(library.SDL_JoystickFromInstanceID(self._number))
        assert self._stick.value, "nobody opened the pad"
        self.let_go()

    def pull_out(self) -> None:
        """Pull it out."""
        if self._index is not None:
            sdl().SDL_JoystickDetachVirtual(self._index)
            self._index = None
            self.screen.frames(2)

    def button(self, name: str, is_down: bool) -> None:
        """Move a button, a trigger, or a stick all the way or back, without a frame."""
        library, (stick, _, way) = sdl(), name.rpartition("_")[::1] if "_" in name else ("", "", name)
        if stick:
            along, side = WAYS[way]
            library.SDL_JoystickSetVirtualAxis(self._stick, AXES[stick][along], side * FAR if is_down else 0)
        elif name in TRIGGERS:
            library.SDL_JoystickSetVirtualAxis(self._stick, TRIGGERS[name], FAR if is_down else -FAR)
        else:
            library.SDL_JoystickSetVirtualButton(self._stick, BUTTONS.index(name), int(is_down))

    def axis(self, number: int, share: float) -> None:
        """Move a stick so far of its way, and let a frame take it."""
        sdl().SDL_JoystickSetVirtualAxis(self._stick, number, round(share * FAR))
        self.screen.frames()

    def let_go(self) -> None:
        """Nothing is down, and both triggers rest."""
        for name in (*AXES, *BUTTONS, *TRIGGERS):
            if name not in AXES:
                self.button(name, False)
        for number in range(4):
            sdl().SDL_JoystickSetVirtualAxis(self._stick, number, 0)
        self.screen.frames()

    def down(self, name: str) -> None:
        self.button(name, True)
        self.screen.frames()

    def up(self, name: str) -> None:
        self.button(name, False)
        self.screen.frames()

    def press(self, name: str, hold_ms: float = 0) -> None:
        """Press a button, with what is held beside it, for so long."""
        *held, own = name.split("+")
        for each in (*held, own):
            self.down(each)
        if hold_ms:
            self.screen.hold_on(hold_ms)
        for each in (own, *held):
            self.up(each)
