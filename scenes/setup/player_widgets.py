"""Who plays a seat: a switch for the level, and for computers a button that goes through the styles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.bots.level import LEVELS
from game.bots.roster import sentence, styles
from game.core.description import Game
from game.core.sentences import Sentences
from game.core.session import HUMAN
from scenes.kit.boxes import Box, Gap
from scenes.kit.explanation import Explanation
from scenes.kit.form_controls import button, switch
from scenes.window.layout import Area
from scenes.window.widgets import Button, Segment, Switch, Widget

say = Sentences("screens")

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


class PlayerControls(NamedTuple):
    """The controls of who plays a seat: the level, and the style of a computer; a gap where there is none."""

    level: Box
    style: Box


def player_controls(
    game: Game, seat: int, player: str, change: Callable[[str], None], zone: str
) -> PlayerControls:
    """The controls of a seat, counted from 1. `change` takes the new player's name as it stands in a save."""
    level, _, style = player.partition(" ")

    def choose_level(chosen: object) -> None:
        change(str(chosen) if chosen == HUMAN else f"{chosen} {style}".rstrip())

    segments = [
        Segment(value, label, Explanation(label, remarks=(player_sentence(game, str(value)),)))
        for value, label, *_ in SEGMENTS
    ]
    caption = say("who_plays.level", seat=seat)
    which = switch(
        f"{zone} player", caption, segments, level, choose_level, size=SIZE, zone=zone, grow=1,
        tells=Explanation(caption, remarks=(say("who_plays.level_told"),)),
    )  # fmt: skip
    known = ("", *styles(game))
    if level not in LEVELS or len(known) == 1:
        return PlayerControls(which, Gap())
    following = known[(known.index(style) + 1) % len(known)]
    label = style.title() or NO_STYLE
    caption = say("who_plays.style", seat=seat, style=label)
    told = (player_sentence(game, player), say("who_plays.style_told"))
    go_on = button(
        f"{zone} style", label, lambda: change(f"{level} {following}".rstrip()), zone=zone, caption=caption,
        tells=Explanation(caption, remarks=told),
    )  # fmt: skip
    return PlayerControls(which, go_on)


def player_sentence(game: Game, player: str) -> str:
    """What can be said of whoever plays a seat."""
    return AT_THIS_COMPUTER if player == HUMAN else sentence(game, player)
