"""Gamepads: what their buttons and sticks do becomes keys going down and up, as scenes know them.

Such a key has no code but the name of a button, `event.pad`. A direction that is held repeats; a trigger counts when
it is let go, unless it was held beside another button, as in `lt+a`. A stick counts from some way on and lets go
nearer to the middle, so that a worn one does not drift. The module of the library is private: without it there are no
pads, and nothing else is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame

from scenes.ui.keymap.device import ARROWS, GENERIC, NINTENDO, PLAYSTATION, STICKS, TRIGGERS, XBOX

try:
    from pygame._sdl2 import controller
except ImportError:  # pragma: no cover - the wheels that we pin have it
    controller = None  # type: ignore[assignment]

BUTTONS = (
    *("a", "b", "x", "y", "view", "guide", "menu", "l3", "r3", "lb", "rb"),
    *("up", "down", "left", "right"),
)
"""The names of the buttons, by the number that SDL gives them."""
SILENT = ("guide",)
"""Buttons that belong to the system."""

FAR = 32767
COUNTS, LETS_GO = round(0.55 * FAR), round(0.37 * FAR)
"""How far a stick or a trigger must be moved to count, and how near it must come to the middle to be let go."""

FIRST_REPEAT, REPEAT = 400.0, 90.0
"""Milliseconds before a direction that is held repeats, and between repeats."""

MAKERS = {0x045E: XBOX, 0x28DE: XBOX, 0x054C: PLAYSTATION, 0x057E: NINTENDO}
"""Whose signs the pads of a vendor bear; Valve's bear those of Microsoft."""

LONGEST_RUMBLE = 80
TWINS = (
    *(pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYHATMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP),
    *(pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED),
)
"""What a pad also says of itself as a joystick. They cannot be blocked: the library makes the others of them."""


@dataclass
class Gamepad:
    """A pad that is plugged in: whose signs it bears, and what is down. `device` is kept alive, or its events end."""

    device: controller.Controller
    make: str
    down: dict[str, str] = field(default_factory=dict)
    """What each button that is down went down as, with the trigger that was held."""
    spent: set[str] = field(default_factory=set)
    """Triggers that were held beside another button."""
    axes: list[float] = field(default_factory=lambda: [0.0] * 6)
    repeats: dict[str, float] = field(default_factory=dict)
    """Milliseconds until each direction that is held repeats."""


class Gamepads:
    """All pads that are plugged in. `in_use` is the one that was used last."""

    def __init__(self) -> None:
        self._pads: dict[int, Gamepad] = {}
        self.in_use: Gamepad | None = None

    def open(self) -> None:
        """Begin to listen; pads that are there already are told of by events."""
        if controller is None:
            return
        if not pygame.joystick.get_init():
            controller.quit()  # it does not notice where the library was ended and begun anew
            pygame.joystick.init()
        controller.init()
        for index in range(controller.get_count()):
            self._add(index)

    def heard(self, event: pygame.event.Event) -> list[pygame.event.Event] | None:
        """What scenes are to hear in the place of an event of a pad; None where it is none."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._add(event.device_index)
                return []
            case pygame.CONTROLLERBUTTONDOWN | pygame.CONTROLLERBUTTONUP | pygame.CONTROLLERAXISMOTION:
                pad = self._pads.get(event.instance_id)
                return [] if pad is None else list(self._used(pad, event))
            case pygame.WINDOWFOCUSLOST:
                self.let_go()
        return [] if event.type in TWINS else None

    def removed(self, event: pygame.event.Event) -> Gamepad | None:
        """The pad that this event says is gone; what it held is let go without a word."""
        if event.type != pygame.CONTROLLERDEVICEREMOVED:
            return None
        gone = self._pads.pop(event.instance_id, None)
        if gone is self.in_use:
            self.in_use = None
        return gone

    def let_go(self) -> None:
        """Nothing is held any more: another window has the keyboard."""
        for pad in self._pads.values():
            pad.down.clear()
            pad.repeats.clear()
            pad.spent.clear()
            pad.axes = [0.0] * 6

    def advance(self, ms: float) -> list[pygame.event.Event]:
        """Let time pass: directions that are held repeat."""
        repeated = []
        for pad in self._pads.values():
            for name in pad.repeats:
                pad.repeats[name] -= ms
                if pad.repeats[name] <= 0:
                    pad.repeats[name] = REPEAT
                    repeated.append(_key(pygame.KEYDOWN, pad.down[name], True))
        return repeated

    def rumble(self, strength: float, ms: int) -> None:
        """Let the pad that is used be felt for a moment."""
        if self.in_use:
            self.in_use.device.rumble(strength, strength / 2, min(ms, LONGEST_RUMBLE))

    def _add(self, index: int) -> None:
        if controller is None or not controller.is_controller(index):
            return
        try:
            device = controller.Controller(index)
        except pygame.error:
            return  # gone again before it could be opened
        stick = device.as_joystick()
        number = stick.get_instance_id()
        if number not in self._pads:
            self._pads[number] = Gamepad(device, make_of(stick.get_guid()))

    # -- buttons and sticks -----------------------------------------------------------------------------------

    def _used(self, pad: Gamepad, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        """What a pad does now; whoever moves it so far that it counts uses it."""
        for each in self._moved(pad, event):
            self.in_use = pad
            yield each

    def _moved(self, pad: Gamepad, event: pygame.event.Event) -> Iterator[pygame.event.Event]:
        if event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(pad, event.axis, event.value)
        elif 0 <= event.button < len(BUTTONS) and BUTTONS[event.button] not in SILENT:
            name = BUTTONS[event.button]
            yield from self._press(pad, name) if event.type == pygame.CONTROLLERBUTTONDOWN else self._let(pad, name)

    def _press(self, pad: Gamepad, name: str) -> Iterator[pygame.event.Event]:
        if name in pad.down:
            return
        held = next((each for each in TRIGGERS if each in pad.down and each != name), "")
        if name in TRIGGERS:
            pad.down[name] = name
            return
        pad.spent |= {held} - {""}
        pad.down[name] = f"{held}+{name}" if held else name
        if name.rpartition("_")[2] in ARROWS:
            pad.repeats[name] = FIRST_REPEAT
        yield _key(pygame.KEYDOWN, pad.down[name])

    def _let(self, pad: Gamepad, name: str) -> Iterator[pygame.event.Event]:
        """A direction goes up in silence: it holds nothing."""
        was = pad.down.pop(name, None)
        if pad.repeats.pop(name, None) is not None or was is None:
            return
        if name in TRIGGERS:
            if name not in pad.spent:
                yield _key(pygame.KEYDOWN, name)
                yield _key(pygame.KEYUP, name)
            pad.spent.discard(name)
            return
        yield _key(pygame.KEYUP, was)

    def _axis(self, pad: Gamepad, axis: int, value: float) -> Iterator[pygame.event.Event]:
        if not 0 <= axis < len(pad.axes):
            return
        pad.axes[axis] = value
        if axis >= 4:
            name = TRIGGERS[axis - 4]
            if value >= COUNTS:
                yield from self._press(pad, name)
            elif value <= LETS_GO:
                yield from self._let(pad, name)
            return
        stick = STICKS[axis // 2]
        across, down = pad.axes[axis // 2 * 2], pad.axes[axis // 2 * 2 + 1]
        held = next((way for way in ARROWS if f"{stick}_{way}" in pad.down), "")
        along = max(abs(across), abs(down))
        way = _way(across, down)
        if held and (along <= LETS_GO or (way != held and along >= COUNTS)):
            yield from self._let(pad, f"{stick}_{held}")
            held = ""
        if not held and along >= COUNTS:
            yield from self._press(pad, f"{stick}_{way}")


def _way(across: float, down: float) -> str:
    """The direction in which a stick is moved farthest."""
    if abs(across) >= abs(down):
        return "right" if across > 0 else "left"
    return "down" if down > 0 else "up"


def make_of(guid: str) -> str:
    """Whose signs a pad bears, by the vendor in its identifier, low byte first."""
    try:
        vendor = int.from_bytes(bytes.fromhex(guid[8:12]), "little")
    except ValueError:
        return GENERIC
    return MAKERS.get(vendor, GENERIC)


def _key(kind: int, name: str, is_repeated: bool = False) -> pygame.event.Event:
    """A button as a key without a code."""
    return pygame.event.Event(kind, key=0, mod=0, unicode="", scancode=0, pad=name, is_repeated=is_repeated)
