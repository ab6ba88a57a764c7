"""The clock over a table: how long the current player has thought, with a sandglass. It shows, and forces nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.session.clock import clock_words
from game.session.session import Seat
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.table.panels.rail import ZONE
from scenes.ui.controls.control import LABEL_SIZE

_say = Sentences("screens")

CLOCK = "glass"
NARROW = 10.5
"""The size of its letters where they are so large that little room is left beside the other buttons."""


class ShownClock(NamedTuple):
    """The seats as a table speaks of them, with the seconds that each has used; whose time is shown, and how long the
    sand still runs instead, None while none does.
    """

    seats: tuple[Seat, ...]
    seconds: tuple[int, ...]
    seat: int
    glass: int | None


def clock_button(shown: ShownClock, turn: Callable[[], None], high: float, narrow: bool = False) -> ui.Box:
    """The time, as the button that turns the sand-glass; it tells everybody's time."""
    pairs = zip(shown.seats, shown.seconds, strict=True)
    each = (_say("clock.one", name=seat.name, time=clock_words(used)) for seat, used in pairs)
    key = _say("buttons.key", key=ui.action("table.glass").cap)
    remarks = (listed(each, "comma"), _say("clock.panel_told"), _say("clock.glass_told"), key)
    runs = shown.glass is not None
    label = clock_words(shown.seconds[shown.seat] if shown.glass is None else shown.glass)
    return ui.Button(
        CLOCK, label, turn, "primary" if runs else "plain", icon="hourglass" if runs else None,
        size=NARROW if narrow else LABEL_SIZE, firm=not narrow, zone=ZONE, caption=_say("clock.glass"),
        tells=ui.Explanation(_say("clock.panel"), remarks=remarks), snug=True, high=high,
    )  # fmt: skip
