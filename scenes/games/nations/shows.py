"""What the events of Nations look like, beyond pieces finding their new places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bus import Event
from game.core.sentences import Sentences
from scenes.games.nations import flights, moments
from scenes.kit.model import TableModel
from scenes.kit.show import Banner, DiceThrow, Flash, Rest, Show, Shows, ThrownDie, Tokens
from sprites.die_faces import PIPS

say = Sentences("nations")

TRAY, DIE = "tray", "die"
"""The place where the die of a solo game is thrown, and the die."""

DIE_EDGE, DIE_TWIST = 44.0, 12.0
"""Units of its edge, and degrees that it lies askew."""


def _round_began(model: TableModel, event: Event) -> Sequence[Show]:
    """A new age is a moment; the second round of one is only named."""
    round_of_age = Banner(say(f"ages.{event.facts['age']}"), say("banners.round", round=event.facts["round"]))
    return tuple(moments.age_change(model, event)) or (round_of_age,)


def _step_began(model: TableModel, event: Event) -> Sequence[Show]:
    """A step lies still for a while, its row of the forecast lit, and what it comes from; each event does so itself."""
    match event.facts["step"]:
        case "production":
            return (Banner(say("banners.production")), Rest())
        case "events" if not model.view.is_solo:
            return ()
        case "war" if not model.view.is_solo:
            return tuple(moments.war_fought(model))
        case step:
            return (Rest((flights.CAUSES[step],) if step in flights.CAUSES else ()),)


def _produced(model: TableModel, event: Event) -> Sequence[Show]:
    """Coins, stones, ears and books fly from the cards that bring them to the counters, and to what eats them."""
    assert event.seat is not None
    return tuple(flights.production(model, event.seat, event.facts))


def _gained(model: TableModel, event: Event) -> Sequence[Show]:
    """What is gained flies to its counter; VP for Books from the counter of the Books."""
    assert event.seat is not None
    kind, seat = event.facts["kind"], event.seat
    is_for_books = kind == "vp" and model.view.step == "score_books"
    source = flights.counter("books", seat) if is_for_books else flights.cause(model, seat)
    return (Tokens(kind, event.facts["amount"], source, flights.counter(kind, seat)),)


def _bought(model: TableModel, event: Event) -> Sequence[Show]:
    """The price flies to the card."""
    price = event.facts["price"]
    return (Tokens("gold", price, f"gold@{event.seat}", event.facts["card"]),) if price else ()


def _hired(model: TableModel, event: Event) -> Sequence[Show]:
    if event.facts["source"] != "public":
        return ()
    return (Tokens("architect", 1, "architects", event.facts["card"]),)


def _lost(model: TableModel, event: Event) -> Sequence[Show]:
    assert event.seat is not None
    kind, seat = event.facts["kind"], event.seat
    return (Tokens(kind, event.facts["amount"], flights.counter(kind, seat), flights.cause(model, seat)),)


def _lost_vp(model: TableModel, event: Event) -> Sequence[Show]:
    """The laurel lights up, and leaves for what took it."""
    assert event.seat is not None
    if not event.facts["amount"]:
        return ()
    laurels = flights.counter("vp", event.seat)
    return (Tokens("vp", event.facts["amount"], laurels, flights.cause(model, event.seat)), Flash((laurels,)))


def _revolted(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash((f"stability@{event.seat}", f"books@{event.seat}")),)


def _defeated(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash(("war", f"strength@{event.seat}")),)


def _card_acts(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash((event.facts["card"],)),)


def _rolled(model: TableModel, event: Event) -> Sequence[Show]:
    return (DiceThrow(TRAY, (ThrownDie(DIE, PIPS, event.facts["face"], DIE_TWIST),), DIE_EDGE),)


SHOWS: Mapping[str, Shows] = {
    "round_began": _round_began,
    "step_began": _step_began,
    "produced": _produced,
    "gained": _gained,
    "bought": _bought,
    "hired": _hired,
    "lost": _lost,
    "lost_vp": _lost_vp,
    "revolted": _revolted,
    "defeated": _defeated,
    "war_begun": moments.war_declared,
    "event_resolved": moments.event_read,
    "famine": moments.famine,
    "wonder_ready": moments.wonder_ready,
    "used_special": _card_acts,
    "triggered": _card_acts,
    "rolled": _rolled,
}
