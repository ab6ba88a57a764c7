"""What would leave a nation if the card that is tried came to its place: an older card, and what was put into it."""

from __future__ import annotations

from typing import NamedTuple

from game.nations.cards.cards import CARDS
from game.nations.rules.buying import in_the_way
from game.nations.state import NationsState
from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import TableModel

say = Sentences("nations")


class Leaving(NamedTuple):
    """A card with the Workers on it, or with the sections of it that are built."""

    card: str
    workers: int = 0
    sections: int = 0


def leaving(model: TableModel[NationsState]) -> Leaving | None:
    """What the tried move drives out; None where it drives out nothing."""
    state = model.view
    if not model.tried or model.decision is None or model.tried[0][0] != "buy_card":
        return None
    _, card, place = model.tried[0]
    nation = state.nations[model.decision.seat]
    old = in_the_way(nation, CARDS[card], place)
    if not old:
        return None
    workers = nation.workers[nation.slots.index(old)] if old in nation.slots else 0
    return Leaving(old, workers, nation.sections_built if old == nation.wonder else 0)


def leaving_words(lost: Leaving) -> str:
    """What leaves, as one line."""
    kind = "workers" if lost.workers else "sections" if lost.sections else "card"
    return say(f"leaves.{kind}", card=say.name(CARDS[lost.card].name), count=lost.workers or lost.sections)


def workers_taken_off(lost: Leaving | None) -> ui.Tried:
    """The line on the tooltip over the card."""
    return (("worker", f"{lost.workers} › 0"),) if lost and lost.workers else ()
