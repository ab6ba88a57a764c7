"""Events in words, with who acted: what a log, a letter and a saved game say of them."""

from __future__ import annotations

from game.engine import Event
from game.session.session import Session
from game.text.sentences import Sentences

_say = Sentences("screens")


def sentence(session: Session, event: Event) -> str:
    """An event as a sentence; empty when it needs none. Signs such as {gold} are told by their names."""
    words = session.game.told(event).replace("{", "").replace("}", "")
    if not words or event.seat is None:
        return words
    names = [seat.name for seat in session.seats]
    name = names[event.seat] if event.seat < len(names) else _say("players.shadow")
    return f"{name} {words}"


def last_told(session: Session, most: int) -> list[str]:
    """How far a game is, and the last so many things that happened, as somebody may know them who sees no hand."""
    told: list[str] = []
    for index in reversed(range(len(session.moves))):
        said = (sentence(session, event.seen_by(None)) for event in session.events_of(index))
        told = [*filter(None, said), *told]
        if len(told) >= most:
            break
    return [session.game.headline(session.state), *told[-most:]]
