"""What the events of Nations look like, beyond pieces finding their new places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.bus import Event
from game.nations import AGES
from game.nations.concepts import seats_in_order
from game.nations.state import RESOURCES
from scenes.tables.layout import Banner, DiceThrow, Flash, Show, Spotlight, TableModel, ThrownDie, Tokens
from sprites.die_faces import PIPS

TRAY, DIE = "tray", "die"
"""The place where the die of a solo game is thrown, and the die."""

DIE_EDGE, DIE_TWIST = 44.0, 12.0
"""Units of its edge, and degrees that it lies askew."""

OWN_BOARD = "board"
"""The anchor from which what the nation in front gains takes off."""


def shows(model: TableModel, event: Event) -> Sequence[Show]:
    """The shows of an event, over the table as it was before it."""
    maker = _MAKERS.get(event.kind)
    return maker(model, event) if maker else ()


def _round_began(model: TableModel, event: Event) -> Sequence[Show]:
    return (Banner(AGES[event.facts["age"] - 1], f"Round {event.facts['round']}"),)


def _produced(model: TableModel, event: Event) -> Sequence[Show]:
    """Coins, stones, ears and books fly from the cards that bring them to the counters of the nation in sight."""
    banner = (Banner("Production"),) if event.seat == seats_in_order(model.view)[0] else ()
    gained = [(kind, event.facts[kind]) for kind in RESOURCES if event.facts[kind] > 0]
    if gained and event.seat != model.shown_seat:
        return (*banner, Flash(tuple(f"{kind}@{event.seat}" for kind, _ in gained)))
    return (*banner, *(Tokens(kind, amount, OWN_BOARD, f"{kind}@{event.seat}") for kind, amount in gained))


def _gained(model: TableModel, event: Event) -> Sequence[Show]:
    counter = f"{event.facts['kind']}@{event.seat}"
    if event.seat != model.shown_seat:
        return (Flash((counter,)),)
    return (Tokens(event.facts["kind"], event.facts["amount"], OWN_BOARD, counter),)


def _bought(model: TableModel, event: Event) -> Sequence[Show]:
    """The price flies to the card."""
    price = event.facts["price"]
    return (Tokens("gold", price, f"gold@{event.seat}", event.facts["card"]),) if price else ()


def _hired(model: TableModel, event: Event) -> Sequence[Show]:
    if event.facts["source"] != "public":
        return ()
    return (Tokens("architect", 1, "architects", event.facts["card"]),)


def _lost(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash((f"{event.facts['kind']}@{event.seat}",)),)


def _lost_vp(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash((f"vp@{event.seat}",)),) if event.facts["amount"] else ()


def _revolted(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash((f"stability@{event.seat}", f"books@{event.seat}")),)


def _defeated(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash(("war", f"strength@{event.seat}")),)


def _scored_books(model: TableModel, event: Event) -> Sequence[Show]:
    points = event.facts["vp"]
    return (Tokens("vp", points, f"books@{event.seat}", f"vp@{event.seat}"),) if points else ()


def _event_resolved(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash(("event",)),)


def _famine(model: TableModel, event: Event) -> Sequence[Show]:
    amount = event.facts["amount"]
    return (Banner("Famine", f"everybody pays {amount} {{food}}"),) if amount else ()


def _wonder_ready(model: TableModel, event: Event) -> Sequence[Show]:
    return (Spotlight(event.facts["card"]),)


def _card_acts(model: TableModel, event: Event) -> Sequence[Show]:
    return (Flash((event.facts["card"],)),)


def _rolled(model: TableModel, event: Event) -> Sequence[Show]:
    return (DiceThrow(TRAY, (ThrownDie(DIE, PIPS, event.facts["face"], DIE_TWIST),), DIE_EDGE),)


_MAKERS: Mapping[str, Callable[[TableModel, Event], Sequence[Show]]] = {
    "round_began": _round_began,
    "produced": _produced,
    "gained": _gained,
    "bought": _bought,
    "hired": _hired,
    "lost": _lost,
    "lost_vp": _lost_vp,
    "revolted": _revolted,
    "defeated": _defeated,
    "scored_books": _scored_books,
    "event_resolved": _event_resolved,
    "famine": _famine,
    "wonder_ready": _wonder_ready,
    "used_special": _card_acts,
    "triggered": _card_acts,
    "rolled": _rolled,
}

SOUNDS: Mapping[str, str] = {
    "bought": "card_slide",
    "placed": "card_snap",
    "removed": "card_flip",
    "swept": "card_slide",
    "refilled": "card_flip",
    "took_worker": "worker",
    "returned_worker": "worker",
    "deployed": "worker",
    "undeployed": "worker",
    "hired": "architect",
    "wonder_ready": "wonder_chord",
    "event_revealed": "card_flip",
    "tile_drawn": "card_flip",
    "passed": "button",
    "round_began": "phase",
    "revolted": "warning",
    "defeated": "warning",
    "famine": "phase",
}
"""What each event sounds like; resources sound by themselves when they fly."""
