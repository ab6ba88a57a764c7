"""Who plays a seat: a switch for the level, and for computers a button that goes through the styles."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.level import LEVELS
from game.bots.roster import sentence, styles
from game.core.description import Game
from game.core.session import HUMAN
from scenes.window.layout import Area
from scenes.window.widgets import Button, Segment, Switch, Widget

AT_THIS_COMPUTER = "A person at this computer."
NO_STYLE = "Any style"
SEGMENTS = (Segment(HUMAN, "Human"), *(Segment(level, level.title()) for level in LEVELS))
SIZE = 13.0


def player_widgets(
    game: Game,
    seat: int,
    player: str,
    switch_area: Area,
    style_area: Area,
    change: Callable[[str], None],
    zone: str,
) -> Sequence[Widget]:
    """The widgets of a seat, counted from 1. `change` takes the new player's name as it stands in a save."""
    level, _, style = player.partition(" ")

    def choose_level(chosen: object) -> None:
        change(str(chosen) if chosen == HUMAN else f"{chosen} {style}".rstrip())

    switch = Switch(
        f"{zone} player", switch_area, f"Seat {seat} is played by", SEGMENTS, level, choose_level, zone, SIZE
    )
    known = ("", *styles(game))
    if level not in LEVELS or len(known) == 1:
        return [switch]
    following = known[(known.index(style) + 1) % len(known)]
    label = style.title() or NO_STYLE
    button = Button(
        f"{zone} style", style_area, label, lambda: change(f"{level} {following}".rstrip()), zone=zone
    )
    button.caption = f"Style of seat {seat}: {label}"
    return [button, switch]


def player_sentence(game: Game, player: str) -> str:
    """What can be said of whoever plays a seat."""
    return AT_THIS_COMPUTER if player == HUMAN else sentence(game, player)
