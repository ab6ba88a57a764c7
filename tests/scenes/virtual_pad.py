"""A pad that SDL itself makes up: what tests do with it comes as real events, by the very library that pygame brings.

Where that library is not found, the same events are posted: everything but the library itself is tried all the same.
"""

from __future__ import annotations

import ctypes
from functools import cache
from itertools import count
from pathlib import Path

import pygame
from pygame._sdl2 import controller

from scenes.app.devices.gamepads import BUTTONS, FAR, MAKERS, Gamepad, Gamepads
from scenes.ui.keymap.device import GENERIC

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


def pad_of(screen, vendor: int = MICROSOFT) -> VirtualPad:
    """A pad in the hands of a test: one of SDL, or one whose events are posted."""
    return VirtualPad(screen, vendor) if sdl() else PostedPad(screen, vendor)


class VirtualPad:
    """A pad that SDL makes up. `screen` steps the frames."""

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
        stick, _, way = name.rpartition("_") if "_" in name else ("", "", name)
        if stick:
            along, side = WAYS[way]
            self._set_axis(AXES[stick][along], side * FAR if is_down else 0)
        elif name in TRIGGERS:
            self._set_axis(TRIGGERS[name], FAR if is_down else -FAR)
        else:
            self._set_button(BUTTONS.index(name), is_down)

    def _set_axis(self, number: int, value: int) -> None:
        sdl().SDL_JoystickSetVirtualAxis(self._stick, number, value)

    def _set_button(self, number: int, is_down: bool) -> None:
        sdl().SDL_JoystickSetVirtualButton(self._stick, number, int(is_down))

    def axis(self, number: int, share: float) -> None:
        """Move a stick so far of its way, and let a frame take it."""
        self._set_axis(number, round(share * FAR))
        self.screen.frames()

    def let_go(self) -> None:
        """Nothing is down, and both triggers rest."""
        for name in (*AXES, *BUTTONS, *TRIGGERS):
            if name not in AXES:
                self.button(name, False)
        for number in range(4):
            self._set_axis(number, 0)
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


class PostedPad(VirtualPad):
    """A pad whose events are posted: what SDL would tell of it, without a device that is opened."""

    _numbers = count(1000)

    def plug_in(self) -> None:
        """Let the app know of it, as if it had opened it."""
        self._number, self._axes, self._down = next(self._numbers), dict[int, int](), set[int]()
        make = MAKERS.get(self._vendor, GENERIC)
        self._pads._pads[self._number] = Gamepad(_Felt(self.felt), make)
        self.let_go()

    def pull_out(self) -> None:
        """Say that it is gone."""
        if self._number is not None:
            self._post(pygame.CONTROLLERDEVICEREMOVED)
            self._number = None
            self.screen.frames(2)

    def _set_axis(self, number: int, value: int) -> None:
        if self._axes.get(number) != value:
            self._axes[number] = value
            self._post(pygame.CONTROLLERAXISMOTION, axis=number, value=value)

    def _set_button(self, number: int, is_down: bool) -> None:
        if is_down != (number in self._down):
            (self._down.add if is_down else self._down.discard)(number)
            self._post(pygame.CONTROLLERBUTTONDOWN if is_down else pygame.CONTROLLERBUTTONUP, button=number)

    def _post(self, kind: int, **facts: int) -> None:
        pygame.event.post(pygame.event.Event(kind, instance_id=self._number, **facts))

    @property
    def _pads(self) -> Gamepads:
        return self.screen.app._devices.pads


class _Felt:
    """Stands for the device of a pad whose events are posted."""

    def __init__(self, felt: list[tuple[int, int]]) -> None:
        self._felt = felt

    def rumble(self, low: float, high: float, ms: int) -> None:
        self._felt.append((int(low * 0xFFFF), int(high * 0xFFFF)))
