"""What the events of the game look like, beyond pieces finding their new places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.event import Event
from game.nation_deckbuilder import events
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.army import DIE_EDGE, DIE_TWIST
from scenes.games.nation_deckbuilder.motion import moments
from scenes.games.nation_deckbuilder.text.sides import age_name, nation_name
from scenes.table.model import TableModel
from scenes.table.show import Banner, DiceThrow, Flash, Show, Shows, Spotlight, ThrownDie, Tokens
from sprites.dice.die_faces import PIPS

say = Sentences("nation_deckbuilder")

COUNTED = ("food", "happiness", "science")


def _turn_began(model: TableModel[NationState], event: events.TurnBegan) -> Sequence[Show]:
    seat = event.seat or 0
    name = nation_name(model, model.view.players[seat].nation)
    return (Banner(say("shows.turn", turn=event.turn), name),)


def _counted(model: TableModel[NationState], event: events.Counted) -> Sequence[Show]:
    """What the batch brings flies from the play area to its counters."""
    return tuple(
        Tokens(kind, amount, "play_area", f"{kind}@{event.seat}")
        for kind, amount in zip(COUNTED, (event.food, event.happiness, event.science), strict=True)
        if amount > 0
    )


def _advanced(model: TableModel[NationState], event: events.Advanced) -> Sequence[Show]:
    """The first side in an age is felt; of those that follow it is told."""
    name = nation_name(model, model.view.players[event.seat or 0].nation)
    told = Banner(say("moments.age", age=age_name(event.age)), say("moments.reached", name=name))
    return tuple(moments.advanced(model, event)) or (told,)


def _army_rolled(model: TableModel[NationState], event: events.ArmyRolled) -> Sequence[Show]:
    """The Army's die tumbles over its plaque."""
    die = ThrownDie("army_die", PIPS, event.roll, DIE_TWIST)
    return (DiceThrow("army_tray", (die,), DIE_EDGE, is_great=True),)


def _won(model: TableModel[NationState], event: events.Won) -> Sequence[Show]:
    by, nation = event.by, event.nation
    players = len(model.view.nations[nation].seats) or 1
    crown = Banner(say("shows.wins", name=nation_name(model, nation), number=players))
    return (crown,) if by == "health" else (Spotlight(by), crown)


def _bought(model: TableModel[NationState], event: events.Bought) -> Sequence[Show]:
    """A card that is bought goes in the manner of a purchase."""
    return (ui.MANNERS["buy"],)


def _stood(model: TableModel[NationState], event: events.Stood) -> Sequence[Show]:
    """A standing card lights up, and its happiness flies to the counter; its damage is shown with the blow."""
    card, happiness = event.card, event.happiness
    tokens = (Tokens("happiness", happiness, card, f"happiness@{event.seat}"),) if happiness else ()
    return (Flash((card,)), *tokens)


def _wall_fell(model: TableModel[NationState], event: events.WallFell) -> Sequence[Show]:
    return (Spotlight(event.card),)


SHOWS: Mapping[type[Event], Shows] = {
    events.TurnBegan: _turn_began,
    events.Bought: _bought,
    events.Counted: _counted,
    events.Advanced: _advanced,
    events.Struck: moments.struck,
    events.Fell: moments.fell,
    events.ArmyRolled: _army_rolled,
    events.Won: _won,
    events.Stood: _stood,
    events.WallFell: _wall_fell,
}
