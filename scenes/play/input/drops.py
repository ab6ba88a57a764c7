"""Drops: what it means that a piece is lifted from its place at a table, and let go over another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.flow import Move
from game.text.sentences import Sentences
from scenes.play.input.turn_input import handles_of
from scenes.ui.host.drag import Drag, middle
from scenes.ui.host.hit_target import Drop
from scenes.ui.host.target import Area, Target

if TYPE_CHECKING:
    from scenes.play.input.commands import Commands

_say = Sentences("screens")


def lift(commands: Commands, name: str) -> None:
    """Pick a piece up, and with Shift the like ones, where the question on the screen may be answered."""
    place = commands.table.top.layout.targets.get(name)
    if place is None or not commands.may_answer:
        return
    commands.host.carry(_like_ones(commands, name, place) if pygame.key.get_mods() & pygame.KMOD_SHIFT else ())
    commands.app.sounds.play("card_pick", x=middle(place.area)[0])
    commands.game.turn.lift(name, place)


def _like_ones(commands: Commands, name: str, place: Target) -> list[str]:
    """The other pieces of the same kind that lie in the same place, such as all Workers of a card."""
    targets, sprites = commands.table.top.layout.targets, commands.table.top.layout.sprites
    identity = sprites[name].identity if name in sprites else ""
    return [
        other
        for other, sprite in sprites.items()
        if identity
        and other != name
        and sprite.identity == identity
        and other in targets
        and targets[other].stands_for == place.stands_for
    ]


def drop(commands: Commands, dropped: Drop) -> None:
    """What was pressed, or held in the hand, was let go elsewhere. What lies fast, or what no place would take, is to
    be clicked.
    """
    carried = dropped.carried
    if carried and not carried.has_moved:
        _set_down(commands, carried)
        return
    if carried:
        _let_go(commands, carried, dropped.taken_by or dropped.over)
    place = commands.table.top.layout.targets.get(dropped.pressed.name)
    is_pointless = dropped.pressed.is_lit and not (carried and dropped.has_landings)
    if is_pointless and place and commands.hints.notice is None:
        commands.hints.note(_say("notes.click_this"), place.area)


def _let_go(commands: Commands, carried: Drag, onto: str | None) -> None:
    """A held piece, and what was lifted along with it, was let go over a place or over none."""
    table, turn, name = commands.table, commands.game.turn, carried.name
    places = table.top.layout.targets
    target = places.get(onto or "")
    for each in carried.names:
        table.top.motion.let_go(each, carried.area)
    commands.host.hush()
    if turn.drafting.held:
        dropped = turn.drop(handles_of(onto, target) if onto and target else ())
        if dropped.moves and commands.playback.submit(*dropped.moves):
            return
        commands.hints.refuse(dropped.refusals, carried.area)
    elif onto and target and onto in turn.lit(places) and not turn.selection.is_empty:
        moves = turn.touch(onto, target).moves
        if moves and commands.playback.submit(*_repeated(commands, moves, len(carried.names), carried.area)):
            return
    else:
        if onto and target and name in places and target.zone != places[name].zone:
            commands.hints.refuse(turn.drop_refusals(name, places[name], onto, target), target.area)
        turn.selection.clear()
    for each in carried.names:
        table.top.motion.send_home(each, commands.playback.pace)


def _repeated(commands: Commands, moves: tuple[Move, ...], times: int, area: Area) -> tuple[Move, ...]:
    """A move once for every piece in the hand, as often as the rules allow it in a row."""
    if len(moves) > 1 or times == 1:
        return moves
    allowed = commands.game.repeats(moves[0], times)
    if allowed < times:
        commands.hints.note(_say("notes.one_at_a_time"), area)
    return moves * allowed


def _set_down(commands: Commands, carried: Drag) -> None:
    """A piece was lifted and let go where it lay: it was clicked, however slowly."""
    _send_home(commands, carried)
    if commands.game.turn.set_down():
        commands.touch(carried.name)


def put_back(commands: Commands, carried: Drag) -> None:
    """Holding was called off: the piece glides home."""
    commands.game.turn.call_off()
    _send_home(commands, carried)


def _send_home(commands: Commands, carried: Drag) -> None:
    for each in carried.names:
        commands.table.top.motion.let_go(each, carried.area)
        commands.table.top.motion.send_home(each, commands.playback.pace)
