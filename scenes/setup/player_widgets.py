"""Who plays a seat: a switch for the level; for computers a button that goes through the styles, and for a person one
that says whether that person sits here or is sent the game by mail.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.bots.level import LEVELS
from game.bots.roster import sentence, style_sentence, styles
from game.engine.game import Game
from game.session.session import ELSEWHERE, HUMAN, PEOPLE, hand_name
from game.text.sentences import Sentences
from scenes import ui

say = Sentences("screens")

SIZE = 13.0


class PlayerControls(NamedTuple):
    """The controls of who plays a seat: the level, and the style of a computer or the place of a person; a gap where
    there is nothing to choose.
    """

    level: ui.Box
    style: ui.Box


def player_controls(
    game: Game, seat: int, player: str, change: Callable[[str], None], zone: str, is_alone: bool = False
) -> PlayerControls:
    """The controls of a seat, counted from 1. `change` takes the new player's name as it stands in a save.

    Who is alone at the table sits here.
    """
    level, _, style = player.partition(" ")

    def choose_level(chosen: object) -> None:
        change(HUMAN if chosen == HUMAN else f"{chosen} {style}".rstrip())

    names = {HUMAN: say("who_plays.human"), **{each: hand_name(each) for each in LEVELS}}
    called = {each: say("who_plays.computer", kind=name) for each, name in names.items()} | {HUMAN: names[HUMAN]}
    segments = [
        ui.Segment(value, name, ui.Explanation(called[value], remarks=told_of(game, value)))
        for value, name in names.items()
    ]
    caption = say("who_plays.level", seat=seat)
    chosen = HUMAN if level in PEOPLE else level
    which = ui.Switch(
        f"{zone} player", caption, segments, chosen, choose_level, size=SIZE, zone=zone, grow=1,
        tells=ui.Explanation(caption, remarks=(say("who_plays.level_told"),)),
    )  # fmt: skip
    if level in PEOPLE:
        return PlayerControls(which, ui.Gap() if is_alone else _place(game, seat, level, change, zone))
    known = ("", *styles(game))
    if level not in LEVELS or len(known) == 1:
        return PlayerControls(which, ui.Gap())
    following = known[(known.index(style) + 1) % len(known)]
    label = hand_name(style) if style else say("who_plays.any_style")
    caption = say("who_plays.style", seat=seat, style=label)
    likes = {say("who_plays.any_style"): say("suits.any")} | {
        hand_name(each): style_sentence(game, each) for each in styles(game)
    }
    told = (say("who_plays.a_style", style=named, likes=what) for named, what in likes.items())
    go_on = ui.Button(
        f"{zone} style", label, lambda: change(f"{level} {following}".rstrip()), zone=zone, caption=caption,
        tells=ui.Explanation(caption, remarks=(*told, say("suits.style"), say("who_plays.style_told"))),
    )  # fmt: skip
    return PlayerControls(which, go_on)


def _place(game: Game, seat: int, player: str, change: Callable[[str], None], zone: str) -> ui.Box:
    """Where a person sits."""
    other = HUMAN if player == ELSEWHERE else ELSEWHERE
    label = say(f"who_plays.{player}_place")
    caption = say("who_plays.place", seat=seat, place=label)
    return ui.Button(
        f"{zone} place", label, partial(change, other), zone=zone, caption=caption,
        tells=ui.Explanation(caption, remarks=(*told_of(game, player), say("who_plays.place_told"))),
    )  # fmt: skip


def player_sentence(game: Game, player: str) -> str:
    """What can be said of whoever plays a seat."""
    return say(f"who_plays.{player}_told") if player in PEOPLE else sentence(game, player)


def told_of(game: Game, player: str) -> tuple[str, str]:
    """What can be said of whoever plays a seat, and whom that suits."""
    return player_sentence(game, player), say(f"suits.{player.partition(' ')[0]}")
