"""What the events of the game look like, beyond pieces finding their new places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.event import Event
from game.nations_dice import events
from game.nations_dice.cards.dice import COLOUR_OF
from game.nations_dice.rules.solo import FOUR_SIDES
from game.nations_dice.state import NationsDiceState
from scenes import ui
from scenes.games.nations_dice.board.dice import FOUR_SIDER, FOUR_SIDER_NAME, STYLES, twist_of
from scenes.games.nations_dice.board.looks import FOUR_SIDER_EDGE, SHADOW_DIE, TRAY_DIE
from scenes.games.nations_dice.motion import moments
from scenes.games.nations_dice.panels.plaques import rival_die
from scenes.table.model import TableModel
from scenes.table.piece_moments import TakenMoment
from scenes.table.show import DiceThrow, Flash, Rest, Show, Shows, ThrownDie, Tokens

BLUE_DICE, FOUR_SIDER_TRAY = "blue dice", "tray"
"""The anchors over which the shadow's dice roll."""

SOURCES: Mapping[type[Event], str] = {
    events.ScoredBooks: "books@{seat}",
    events.MetFamine: "famine",
    events.MetWar: "war",
}
"""From where VP come to a nation."""

MISSED: Mapping[type[Event], str] = {events.MissedFamine: "famine", events.MissedWar: "war"}
"""Where it is seen that a need is missed."""

OWN, OTHERS = 1500.0, 1000.0
"""Milliseconds that what the end of a round brings is to be read: of the nation in front, and of any other one."""


def _rolled(model: TableModel[NationsDiceState], event: events.Rolled) -> Sequence[Show]:
    """All dice of a throw tumble together over the nation's tray."""
    thrown = zip(event.dice, event.faces, strict=True)
    dice = tuple(ThrownDie(die, STYLES[COLOUR_OF[die]], face, twist_of(die)) for die, face in thrown)
    edge = TRAY_DIE if event.seat == model.shown_seat else rival_die(len(model.seats))
    return (DiceThrow(f"tray@{event.seat}", dice, edge),)


def _shadow_collected(model: TableModel[NationsDiceState], event: events.ShadowCollected) -> Sequence[Show]:
    dice = tuple(
        ThrownDie(name, STYLES["blue"], face, twist_of(name))
        for name, face in zip(blue_dice_names(len(event.faces)), event.faces, strict=True)
    )
    return (DiceThrow(BLUE_DICE, dice, SHADOW_DIE),)


def blue_dice_names(count: int) -> tuple[str, ...]:
    """The pieces that stand for the shadow's dice."""
    return tuple(f"shadow die {number}" for number in range(count))


def _four_sider(
    model: TableModel[NationsDiceState], event: events.ShadowRolled | events.FourRolledAgain
) -> Sequence[Show]:
    face = event.face if isinstance(event, events.ShadowRolled) else FOUR_SIDES
    die = ThrownDie(FOUR_SIDER_NAME, FOUR_SIDER, face, twist_of(FOUR_SIDER_NAME))
    return (DiceThrow(FOUR_SIDER_TRAY, (die,), FOUR_SIDER_EDGE, is_great=True),)


def _bought(model: TableModel[NationsDiceState], event: events.Bought) -> Sequence[Show]:
    """What a rival buys lights up, and is shown large before it is only counted."""
    if event.seat == model.shown_seat:
        return (ui.MANNERS["buy"],)
    tile, back = event.tile, ui.MANNERS["rival_buy"].back
    return (Flash((tile,), back, 1), TakenMoment(tile, f"tiles of {event.seat}"))


def _used_books(model: TableModel[NationsDiceState], event: events.UsedBooks) -> Sequence[Show]:
    amount = event.amount
    source = f"tray@{event.seat}"
    return (Tokens("books", amount, source, f"books@{event.seat}"),) if amount else ()


def _scored(
    model: TableModel[NationsDiceState], event: events.ScoredBooks | events.MetFamine | events.MetWar
) -> Sequence[Show]:
    points, source = event.vp, SOURCES[type(event)].format(seat=event.seat)
    if not points:
        return ()
    return (Tokens("vp", points, source, f"vp@{event.seat}"), _to_read(model, event.seat, source))


def _missed(model: TableModel[NationsDiceState], event: events.MissedFamine | events.MissedWar) -> Sequence[Show]:
    return (_to_read(model, event.seat, MISSED[type(event)]),)


def _to_read(model: TableModel[NationsDiceState], seat: int, *places: str) -> Rest:
    return Rest(places, OWN if seat == model.shown_seat else OTHERS)


def _event_revealed(model: TableModel[NationsDiceState], event: events.EventRevealed) -> Sequence[Show]:
    return (Flash(("famine", "war")),)


def _order_changed(model: TableModel[NationsDiceState], event: events.OrderChanged) -> Sequence[Show]:
    return (_to_read(model, event.seat, "order"),)


SHOWS: Mapping[type[Event], Shows] = {
    events.RoundBegan: moments.round_began,
    events.EventRevealed: _event_revealed,
    events.ShadowCollected: _shadow_collected,
    events.Rolled: _rolled,
    events.Bought: _bought,
    events.Built: moments.wonder_built,
    events.ShadowRolled: _four_sider,
    events.FourRolledAgain: _four_sider,
    events.UsedBooks: _used_books,
    events.ScoredBooks: _scored,
    events.MetFamine: _scored,
    events.MetWar: _scored,
    events.MissedFamine: _missed,
    events.MissedWar: _missed,
    events.OrderChanged: _order_changed,
}
