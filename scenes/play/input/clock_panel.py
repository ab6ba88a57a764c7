"""The clock over a table: how long each seat has thought, and a sand-glass. It shows, and forces nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.session.clock import clock_words
from game.session.session import Seat
from game.text.sentences import Sentences
from scenes.play.input.controls import Group
from scenes.play.input.rails import button_height
from scenes.ui.boxes import Gap, Row
from scenes.ui.fields.button import Button
from scenes.ui.host.explanation import explained
from scenes.ui.host.placement import Weighted
from scenes.ui.host.popover import PopoverLayer
from scenes.ui.host.popover_box import popover_plate
from scenes.ui.input.actions import action
from scenes.ui.leaves import disc
from scenes.ui.text import Style, Text
from sprites.paint import palette
from sprites.paint.theme import Theme

_say = Sentences("screens")

PANEL, DISC, SIZE = "clock panel", 17.0, 14.5
WIDEST = "0:00:00"


class ShownTimes(NamedTuple):
    """The seats with the seconds that each has used, who thinks now, and how long the sand still runs."""

    seats: Sequence[Seat]
    seconds: Sequence[int]
    thinks: int | None
    glass: int | None


def clock_group(
    theme: Theme,
    shown: ShownTimes,
    turn: Callable[[], None],
    popovers: PopoverLayer,
    weighted: Sequence[Weighted],
) -> Group:
    """The clock, where it hides least."""
    told = explained("clock.panel")
    parts = []
    for number, (seat, seconds) in enumerate(zip(shown.seats, shown.seconds, strict=True)):
        ink = palette.IVORY if number == shown.thinks else palette.SECONDARY
        time = Text(clock_words(seconds), Style.FIGURE, size=SIZE, colour=ink, tells=told)
        parts.append(Row(disc(seat.colour, DISC, tells=told), time, gap=4))
    label = _say("clock.glass") if shown.glass is None else clock_words(shown.glass)
    glass = Button(
        "turn_glass", label, turn, key=action("table.glass"), icon="hourglass", size=13.5, zone=PANEL, snug=True,
        high=button_height(theme), tells=explained("clock.glass"),
    )  # fmt: skip
    tree = Row(*parts, Gap(wide=4.0), glass, gap=10, pad=(10, 5, 8, 5), back=(popover_plate(),))
    wide = tree.width(theme.at_corner()).wished
    size = wide, tree.height(theme.at_corner(), wide).wished
    _, area = popovers.panel_spot(theme, PANEL, [size], None, weighted)
    return Group.of(theme, area, tree, floats=True, name=PANEL)
