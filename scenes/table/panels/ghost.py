"""The ghost that is raced, on every table: the sign on the top rail, and markers beside one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.text.sentences import Sentences
from scenes import ui
from scenes.table.model import TableModel
from scenes.table.panels.tracks import Marker
from sprites.paint import palette

say = Sentences("screens")

SIGN = "ghost"
"""The name of the sign on the top rail."""

MOST_ROUNDS = 10
"""Rounds that the tooltip of the sign tells, the last ones."""


def ghost_sign(model: TableModel, game: str) -> tuple[ui.Box, ...]:
    """What the own seat has and what the ghost had when the last round ended, and a shorter way to show that somebody
    is raced; nothing where nobody is.
    """
    if model.ghost is None:
        return ()
    sign = ui.glyph("ghost", 17)
    forms: list[tuple[ui.Box, ...]] = [(sign,)]
    for own, its in model.ghost.counted[-1:]:
        figures = say("ghost.stand", own=ui.number(own), its=ui.number(its))
        forms.insert(0, (sign, ui.Text(figures, ui.Style.FIGURE, size=13.5)))
    told, back = ui.Tooltip(_told, model, game), (ui.fill(palette.GROOVE, 0.55, 12),)
    pad = (7.0, 0.0, 8.0, 0.0)
    return tuple(
        ui.Row(*parts, gap=4, name=SIGN, tells=told, snug=True, high=24, pad=pad, back=back) for parts in forms
    )


def _told(model: TableModel, game: str) -> ui.Explanation:
    """Round by round what both had, and what the ghost chose where one has chosen."""
    ghost, own = model.ghost, Sentences(game)
    assert ghost is not None
    rounds = list(enumerate(ghost.counted, 1))[-MOST_ROUNDS:]
    parts = [
        ui.SumLine(own("race.round", n=at), say("ghost.stand", own=ui.number(mine), its=ui.number(its)))
        for at, (mine, its) in rounds
    ]
    heading = ui.SumLine(own("race.counts"), say("ghost.columns"))
    return ui.Explanation(
        say("ghost.title", name=ghost.name),
        (heading, *parts) if parts else (),
        remarks=tuple(filter(None, (ghost.said, say("ghost.told" if parts else "ghost.told_first")))),
    )


def ghost_marker(model: TableModel, name: str, label: str, value: Callable[[Any, int], int]) -> tuple[Marker, ...]:
    """The ghost's disc on a track: where it stood when as many rounds had ended. `label` is what the track shows."""
    ghost = model.ghost
    if ghost is None or not ghost.counted:
        return ()
    stood = value(ghost.view, ghost.seat)
    told = stood_told(model, label, stood)
    said = f"{told.title}: {ui.number(stood)}"
    return (Marker(f"{name} ghost", model.seats[ghost.seat].colour, stood, None, told, said, True),)


def stood_told(model: TableModel, label: str, stood: int) -> ui.Explanation:
    """Where the ghost stood when as many rounds had ended."""
    ghost = model.ghost
    assert ghost is not None
    title = say("ghost.marker", name=ghost.name, label=label)
    return ui.Explanation(title, total=ui.number(stood), remarks=(say("ghost.stood", shown=ui.number(stood)),))
