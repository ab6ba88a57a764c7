"""What the buttons of a pad mean: the actions that have any, by context and name.

Buttons are called as in `scenes.ui.keymap.device`. Every other action has a button on the screen, which sticks reach.
"""

from __future__ import annotations

from collections.abc import Mapping


def _ways(name: str) -> Mapping[str, tuple[str, ...]]:
    """The directions of the focus: the d-pad walks choices, the left stick everything, the right stick only asks."""
    ways = {"choice": ("{}",), "": ("stick_{}",), "ask": ("look_{}",)}[name]
    prefix = f"{name}_" if name else ""
    return {f"focus.{prefix}{way}": tuple(each.format(way) for each in ways) for way in ("left", "right", "up", "down")}


BUTTONS: Mapping[str, tuple[str, ...]] = {
    "anywhere.book": ("rt+x",),
    "focus.act": ("a",),
    "focus.previous_zone": ("lb",),
    "focus.next_zone": ("rb",),
    **_ways("choice"),
    **_ways(""),
    **_ways("ask"),
    "speech.next_line": ("rt+look_down",),
    "speech.previous_line": ("rt+look_up",),
    "speech.next_buffer": ("rt+look_right",),
    "speech.previous_buffer": ("rt+look_left",),
    "speech.again": ("rt+b",),
    "speech.cost": ("lt+b",),
    "slider.less": ("left", "stick_left"),
    "slider.more": ("right", "stick_right"),
    "list.up": ("up", "stick_up"),
    "list.down": ("down", "stick_down"),
    "list.page_up": ("lt",),
    "list.page_down": ("rt",),
    "typing.take": ("menu",),
    "typing.give_up": ("view",),
    "typing.backspace": ("b",),
    "typing.left": ("lb",),
    "typing.right": ("rb",),
    "city.previous": ("lt",),
    "city.next": ("rt",),
    # -- tables
    "table.back": ("b",),
    "table.menu": ("menu",),
    "table.undo": ("view",),
    "table.redo": ("lt+view",),
    "table.possible": ("y",),
    "table.ask": ("lt+y",),
    "table.help": ("rt+y",),
    "table.wish": ("x",),
    "table.log": ("lt+x",),
    "table.table": ("r3",),
    "table.pin": ("l3",),
    "table.go_way": ("rt",),
    "table.skip": ("rt+a",),
    "table.replay": ("lt+r3",),
    "table.timeline": ("rt+view",),
    "table.what_if": ("lt+menu",),
    "table.turn": ("rt+right",),
    "table.more": ("lt+up", "lt+right"),
    "table.less": ("lt+down", "lt+left"),
    "table.go_ahead": ("a",),
    "proposals.next": ("rt+rb",),
    "proposals.previous": ("rt+lb",),
    "show.step": ("a",),
    "cover.lift": ("a",),
    "cover.menu": ("menu", "b"),
    "timeline.back": ("lb",),
    "timeline.on": ("rb",),
    "timeline.round_back": ("lt+lb",),
    "timeline.round_on": ("lt+rb",),
    "timeline.mark_back": ("lt",),
    "timeline.mark_on": ("rt",),
    "timeline.first": ("rt+lb",),
    "timeline.last": ("rt+rb",),
    "timeline.leave": ("rt+view",),
    "timeline.play_on": ("lt+menu",),
    "study.next": ("rt",),
    "study.previous": ("lt",),
    "lesson.next": ("rt",),
    # -- screens
    "screen.back": ("b",),
    "screen.primary": ("menu",),
    "screen.help": ("rt+y", "y"),
    "letters.space": ("x",),
    "letters.capitals": ("y",),
    "letters.signs": ("rt",),
    "letters.alphabet": ("lt",),
    "rules.back": ("x",),
    "daily.earlier": ("lt",),
    "daily.later": ("rt",),
}

SHARED = frozenset(
    {
        ("typing.backspace", "screen.back"),
        ("typing.left", "focus.previous_zone"),
        ("typing.right", "focus.next_zone"),
        ("slider.less", "focus.choice_left"),
        ("slider.more", "focus.choice_right"),
        ("list.up", "focus.choice_up"),
        ("list.down", "focus.choice_down"),
        ("timeline.back", "focus.previous_zone"),
        ("timeline.on", "focus.next_zone"),
        ("timeline.mark_on", "table.go_way"),
        ("lesson.next", "table.go_way"),
    }
)
"""What buttons mean in an inner context besides what keys do: there the first one is meant."""

PRIMARY, WAY_OUT = "menu", "b"
"""What presses the buttons of Enter and of Esc on a screen."""
