"""The two rails of the table: general buttons above, the verbs of the game, undo and pass below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.core.sentences import Sentences
from scenes.kit.table import Verb
from scenes.play.controls import Group
from scenes.window.drawing import button_ink, lay_button
from scenes.window.layout import Area
from scenes.window.widgets import Button, Mood, button_state, lay_row
from sprites import materials, palette
from sprites.theme import HINT_NARROWEST, Theme

_say = Sentences("screens")

TOP: Area = (1030.0, 0.0, 250.0, 36.0)
MENU: Area = (6.0, 4.0, 30.0, 28.0)
BOTTOM: Area = (0.0, 688.0, 1280.0, 32.0)
BUTTON_HEIGHT = 25.0
EDGE, GAP = 12.0, 8.0
PROMPT_SIZES = (14.5, 13.5, 12.5)
"""A prompt that is too long for a line takes two where there is room, and is hardly squeezed."""

UNDO_WIDTH, REDO_WIDTH = 106.0, 28.0
VERB_PREFIX = "verb:"
SPEED_SIGNS = {"slow": "½×", "normal": "1×", "fast": "2×", "instant": "∞×"}

Press = Callable[[], None]


def top_groups(speed: str, presses: Mapping[str, Press]) -> list[Group]:
    """Menu at the left end of the upper rail; log, table view, speed, help and settings at its right."""
    top = (TOP[3] - BUTTON_HEIGHT) / 2
    layout = (
        ("log", 1032.0, 60.0, _say("rails.log"), "scroll-unfurled"),
        ("table", 1096.0, 78.0, _say("rails.table"), "table"),
        ("speed", 1178.0, 40.0, SPEED_SIGNS[speed], None),
        ("help", 1222.0, 24.0, "?", None),
        ("settings", 1250.0, 24.0, "", "cog"),
    )
    captions = {
        "log": _say("rails.log_key"),
        "table": _say("rails.table_key"),
        "speed": _say("rails.speed_key", speed=_say(f"speed_words.{speed}")),
        "help": _say("rails.help_key"),
        "settings": _say("rails.settings_key"),
    }
    buttons = []
    for name, x, width, label, icon in layout:
        button = Button(name, (x, top, width, BUTTON_HEIGHT), label, presses[name], icon=icon, zone="rail")
        button.caption = captions[name]
        buttons.append(button)
    menu = Button(
        "menu",
        (MENU[0] + 2, top, 26.0, BUTTON_HEIGHT),
        "",
        presses["menu"],
        icon="hamburger-menu",
        zone="rail",
    )
    menu.caption = _say("rails.menu_key")
    return [Group(MENU, [menu]), Group(TOP, buttons)]


def action_group(
    theme: Theme,
    verbs: Sequence[Verb],
    lit: frozenset[str],
    chosen: str | None,
    prompt: str,
    undo: tuple[bool, bool],
    presses: Mapping[str, Press],
) -> Group:
    """The lower rail. Dangerous verbs stand at its right end, with undo and redo before them; `undo` tells which of
    the two is possible. The prompt fills the middle.
    """
    buttons: list[Button] = []
    left, right = EDGE, BOTTOM[2] - EDGE
    for verb in verbs:
        width = _width(theme, verb)
        if verb.kind == "danger":
            right -= width
            x = right
            right -= 3 * GAP
        else:
            x = left
            left += width + GAP
        name = VERB_PREFIX + verb.verb
        kind = "primary" if verb.verb == chosen else verb.kind
        verb_button = VerbButton(name, _on_rail(x, width), verb, kind, presses[name])
        verb_button.enabled = verb.verb in lit
        buttons.append(verb_button)
    back_and_forth = _undo_buttons(right, undo, presses)
    buttons += back_and_forth
    right = back_and_forth[-1].area[0] - GAP
    x = left + GAP
    width = right - x - GAP

    def lay_prompt(theme: Theme, surface: pygame.Surface) -> None:
        room = (width / HINT_NARROWEST, BOTTOM[3])
        lines = theme.paragraph(prompt, "text", PROMPT_SIZES, palette.IVORY, room)
        rect = theme.rect(x, BOTTOM[1], width, BOTTOM[3])
        if lines.get_width() > rect.width:
            lines = pygame.transform.smoothscale(lines, (rect.width, lines.get_height()))
        surface.blit(lines, lines.get_rect(midleft=rect.midleft))

    return Group(BOTTOM, buttons, lay_prompt, prompt)


def _on_rail(x: float, width: float) -> Area:
    return (x, BOTTOM[1] + (BOTTOM[3] - BUTTON_HEIGHT) / 2, width, BUTTON_HEIGHT)


def _undo_buttons(right: float, possible: tuple[bool, bool], presses: Mapping[str, Press]) -> list[Button]:
    """Redo and, left of it, undo, the first ending at `right`."""
    redo_area = _on_rail(right - REDO_WIDTH, REDO_WIDTH)
    undo_area = _on_rail(right - REDO_WIDTH - GAP - UNDO_WIDTH, UNDO_WIDTH)
    redo = Button("redo", redo_area, "", presses["redo"], icon="clockwise-rotation", zone="rail")
    undo = Button(
        "undo",
        undo_area,
        _say("rails.undo"),
        presses["undo"],
        icon="anticlockwise-rotation",
        shortcut=pygame.K_u,
        zone="rail",
    )
    redo.caption, undo.caption = _say("rails.redo_key"), _say("rails.undo_key")
    undo.enabled, redo.enabled = possible
    return [redo, undo]


class VerbButton(Button):
    """A verb of the game with its icon, words and key."""

    def __init__(self, name: str, area: Area, verb: Verb, kind: str, on_press: Press) -> None:
        super().__init__(name, area, verb.label, on_press, kind, verb.icon or None, zone="rail")
        self.cap, self.does = verb.key, verb.does
        self.caption = _say("rails.verb_key", verb=verb.label, key=verb.key)

    def draw(self, theme: Theme, surface: pygame.Surface, mood: Mood) -> None:
        """Face, icon, words and key cap."""
        state = button_state(self.enabled, self.name, mood)
        lay_button(theme, surface, self.area, self.kind, state)
        ink = button_ink(self.kind, state)
        parts = [theme.icon(self.icon, 15, ink)] if self.icon else []
        parts.append(theme.text(self.label, "strong", 13.5, ink))
        if self.cap:
            parts.append(materials.key_cap(theme, self.cap, 11.5, ink))
        lay_row(surface, parts, theme.rect(*self.area), theme.px(5), theme.px(1) if state == "pressed" else 0)


def _width(theme: Theme, verb: Verb) -> float:
    words = theme.text(verb.label, "strong", 13.5, palette.IVORY).get_width() / theme.s
    cap = theme.text(verb.key, "name", 11.5, palette.IVORY).get_width() / theme.s + 13 if verb.key else 0
    return words + cap + (20 if verb.icon else 0) + 16
