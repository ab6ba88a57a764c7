"""What the events of Nations look like, beyond pieces finding their new places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.event import Event
from game.nations import events
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes.games.nations.motion import flights, moments
from scenes.table.model import TableModel
from scenes.table.show import Banner, DiceThrow, Flash, Rest, Show, Shows, ThrownDie, Tokens
from sprites.dice.die_faces import PIPS

say = Sentences("nations")

TRAY, DIE = "tray", "die"
"""The place where the die of a solo game is thrown, and the die."""

DIE_EDGE, DIE_TWIST = 44.0, 12.0
"""Units of its edge, and degrees that it lies askew."""


def _round_began(model: TableModel[NationsState], event: events.RoundBegan) -> Sequence[Show]:
    """A new age is a moment; the second round of one is only named."""
    round_of_age = Banner(say(f"ages.{event.facts['age']}"), say("banners.round", round=event.round))
    return tuple(moments.age_change(model, event)) or (round_of_age,)


def _step_began(model: TableModel[NationsState], event: events.StepBegan) -> Sequence[Show]:
    """A step lies still for a while, its row of the forecast lit, and what it comes from; each event does so itself."""
    match event.step:
        case "production":
            return (Banner(say("banners.production")), Rest())
        case "events" if not model.view.is_solo:
            return ()
        case "war" if not model.view.is_solo:
            return tuple(moments.war_fought(model))
        case step:
            return (Rest((flights.CAUSES[step],) if step in flights.CAUSES else ()),)


def _produced(model: TableModel[NationsState], event: events.Produced) -> Sequence[Show]:
    """Coins, stones, ears and books fly from the cards that bring them to the counters, and to what eats them."""
    return tuple(flights.production(model, event.seat, event.facts))


def _gained(model: TableModel[NationsState], event: events.Gained) -> Sequence[Show]:
    """What is gained flies to its counter; VP for Books from the counter of the Books."""
    kind, seat = event.resource, event.seat
    is_for_books = kind == "vp" and model.view.step == "score_books"
    source = flights.counter("books", seat) if is_for_books else flights.cause(model, seat)
    return (Tokens(kind, event.amount, source, flights.counter(kind, seat)),)


def _bought(model: TableModel[NationsState], event: events.Bought) -> Sequence[Show]:
    """The price flies to the card."""
    price = event.price
    return (Tokens("gold", price, f"gold@{event.seat}", event.card),) if price else ()


def _hired(model: TableModel[NationsState], event: events.Hired) -> Sequence[Show]:
    if event.source != "public":
        return ()
    return (Tokens("architect", 1, "architects", event.card),)


def _lost(model: TableModel[NationsState], event: events.Lost) -> Sequence[Show]:
    kind, seat = event.resource, event.seat
    return (Tokens(kind, event.amount, flights.counter(kind, seat), flights.cause(model, seat)),)


def _lost_vp(model: TableModel[NationsState], event: events.LostVp) -> Sequence[Show]:
    """The laurel lights up, and leaves for what took it."""
    if not event.amount:
        return ()
    laurels = flights.counter("vp", event.seat)
    return (Tokens("vp", event.amount, laurels, flights.cause(model, event.seat)), Flash((laurels,)))


def _revolted(model: TableModel[NationsState], event: events.Revolted) -> Sequence[Show]:
    return (Flash((f"stability@{event.seat}", f"books@{event.seat}")),)


def _defeated(model: TableModel[NationsState], event: events.Defeated) -> Sequence[Show]:
    return (Flash(("war", f"strength@{event.seat}")),)


def _card_acts(model: TableModel[NationsState], event: events.UsedSpecial | events.Triggered) -> Sequence[Show]:
    return (Flash((event.card,)),)


def _rolled(model: TableModel[NationsState], event: events.Rolled) -> Sequence[Show]:
    return (DiceThrow(TRAY, (ThrownDie(DIE, PIPS, event.face, DIE_TWIST),), DIE_EDGE),)


SHOWS: Mapping[type[Event], Shows] = {
    events.RoundBegan: _round_began,
    events.StepBegan: _step_began,
    events.Produced: _produced,
    events.Gained: _gained,
    events.Bought: _bought,
    events.Hired: _hired,
    events.Lost: _lost,
    events.LostVp: _lost_vp,
    events.Revolted: _revolted,
    events.Defeated: _defeated,
    events.WarBegun: moments.war_declared,
    events.EventResolved: moments.event_read,
    events.Famine: moments.famine,
    events.WonderReady: moments.wonder_ready,
    events.UsedSpecial: _card_acts,
    events.Triggered: _card_acts,
    events.Rolled: _rolled,
}
