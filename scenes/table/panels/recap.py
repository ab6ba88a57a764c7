"""What the others did since the viewer's last turn: a few words for each of them, and all of it on a tooltip."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import TableModel

_say = Sentences("screens")

RECAP = "recap"
"""The box of it."""

BETWEEN = "; "
"""What stands between two deeds of a seat."""


def joined(deeds: Iterable[str]) -> str:
    """Deeds one after the other; what was done several times with its number."""
    counted = Counter(deed.rstrip(".") for deed in deeds)
    return BETWEEN.join(_say("seats.deed", deed=deed, n=times) for deed, times in counted.items())


def latest(told: str) -> tuple[str, ...]:
    """The last of joined deeds, fewer and fewer."""
    each = told.split(BETWEEN)
    return tuple(BETWEEN.join(each[first:]) for first in range(1, len(each)))


def deeds(model: TableModel) -> dict[int, str]:
    """What every other seat did, whoever moved first before the others."""
    told: dict[int, list[str]] = {}
    for line in model.recap:
        if line.seat is not None and line.words:
            told.setdefault(line.seat, []).append(line.words)
    return {seat: joined(words) for seat, words in told.items()}


def sentences(model: TableModel) -> tuple[str, ...]:
    """The same with the names of the seats, a paragraph for each."""
    return tuple(_say("seats.did", name=model.seats[seat].name, deeds=words) for seat, words in deeds(model).items())


def since_turn(model: TableModel) -> ui.Explanation:
    """All that the others did, on a tooltip."""
    return ui.Explanation(_say("seats.since"), remarks=sentences(model))


def shares(wanted: Sequence[float], room: float) -> list[float]:
    """How much of a room everybody gets: as much as is wanted, or else what is left in equal parts."""
    given = [0.0] * len(wanted)
    for left, place in zip(range(len(wanted), 0, -1), sorted(range(len(wanted)), key=wanted.__getitem__), strict=True):
        given[place] = min(wanted[place], room / left)
        room -= given[place]
    return given
