"""The rail of the timeline: play and pause, where one is, the strip, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from game.text.sentences import Sentences
from scenes import ui
from scenes.play.input.controls import Group
from scenes.play.input.rails import BOTTOM, EDGE, FITTINGS, GAP, ButtonFace, Fitting
from sprites.paint import palette

say = Sentences("screens")

STRIP, WHERE = "strip", "where"
STRIP_ROOM = (200.0, 560.0)
"""Units that the strip takes at least, and those it has before the words beside it become fewer."""


class TimelineStatus(NamedTuple):
    """What the rail says at all moves alike: what it is the past of, as `kind_of` says it; the round of the last
    position, in words, as those have the most figures; whether it plays on, whether what is hidden is shown, None where
    nothing can be, and whether it can be asked why the last move was made; whether playing on from here is a branch or
    a what-if, empty where nothing is left to play; whether the curves of the game that a branch has left are shown,
    too; whether the game is over, and whether notes can be written on it; whether the last move's reasons are secret.
    """

    kind: str
    last: str
    plays: bool
    shows_all: bool | None
    can_ask: bool
    goes_on: str
    has_parent: bool
    is_over: bool
    can_be_studied: bool = False
    is_kept_secret: bool = False


def timeline_group(theme: ui.Theme, standing: TimelineStatus, presses: Mapping[str, Callable[[], None]]) -> Group:
    """The rail, with empty places for the strip and for where one is."""
    rows = ui.Forms(partial(_row, theme, standing, presses), FITTINGS)
    return Group.of(theme, BOTTOM, rows, () if standing.can_ask else ("why",))


def where_group(
    theme: ui.Theme, standing: TimelineStatus, rail: Group, headline: str, when: str, is_last: bool
) -> Group:
    """That this is the past, and in which round of it, on its place on the rail. is_last: it is the last position."""
    play, (strip, *_) = rail.buttons[0].area, rail.notes[STRIP].area
    left = play[0] + play[2] + GAP
    area = (left, BOTTOM[1], strip - GAP - left, BOTTOM[3])
    return Group.of(theme, area, _where(standing, headline, when, is_last))


def _row(
    theme: ui.Theme, standing: TimelineStatus, presses: Mapping[str, Callable[[], None]], fitting: Fitting
) -> ui.Row:
    def face(name: str, icon: str | None, key: ui.InputAction | None) -> ui.Box:
        words = say(f"timeline.{name}")
        is_kept = name == "why" and standing.is_kept_secret
        does = (say("timeline.why_kept" if is_kept else f"timeline.{name}_told"),)
        return ButtonFace(name, words, icon, words, does, presses[name], key=key).box(theme, fitting)

    plays = ("pause", "hourglass") if standing.plays else ("play", "play-button")
    shows = "hide" if standing.shows_all else "show"
    told = say.lines("timeline.strip_told")
    of_parent = (say("timeline.strip_parent"),) if standing.has_parent else ()
    strip = ui.Explanation(say("timeline.strip"), remarks=(*told, *of_parent))
    widest = max(_line(title, standing.last).width(theme).wished for title in _titles(standing))
    return ui.Row(
        face(*plays, ui.action("table.go_ahead")), ui.Gap(wide=widest),
        ui.Overlay(ui.Gap(), name=STRIP, tells=strip, zone="rail", wide=STRIP_ROOM, grow=1, margin=(0, 2, 0, 2)),
        *([] if standing.is_over else [face("since", "pocket-watch", None)]),
        *([] if standing.shows_all is None else [face(shows, "card-draw", ui.action("timeline.show"))]),
        *([face(standing.goes_on, "pencil-ruler", ui.action("timeline.play_on"))] if standing.goes_on else []),
        *([face("review", "spectacles", ui.action("timeline.review"))] if standing.is_over else []),
        *([face("picture", "scroll-unfurled", ui.action("timeline.picture"))] if standing.is_over else []),
        *([face("lesson", "graduate-cap", ui.action("timeline.lesson"))] if standing.is_over else []),
        *([face("study", "scroll-quill", ui.action("timeline.study"))] if standing.can_be_studied else []),
        face("why", "owl", ui.action("timeline.why")), face("back", None, ui.action("table.back")),
        gap=GAP, pad=(EDGE, 0, EDGE, 0), back=(ui.fill(palette.WHAT_IF_CELL, 0.55),),
    )  # fmt: skip


def _titles(standing: TimelineStatus) -> tuple[str, str]:
    """What a position of the past is called, and what the last one of a game that still runs is; a what-if is nobody's
    present.
    """
    kind = standing.kind or "game"
    return say(f"timeline.past_of.{kind}"), say(f"timeline.past_of.{kind if kind == 'what_if' else 'now'}")


def _where(standing: TimelineStatus, headline: str, when: str, is_last: bool) -> ui.Row:
    """The line, which answers the pointer."""
    title = _titles(standing)[is_last and not standing.is_over]
    return _line(title, when, ui.Explanation(title, remarks=(headline, say("timeline.past_told"))))


def _line(title: str, when: str, told: ui.Explanation | None = None) -> ui.Row:
    return ui.Row(
        ui.Text(title, ui.Style.TITLE, size=15, colour=palette.WHAT_IF, tells=told),
        ui.Text(when, ui.Style.STRONG, size=13.5, tells=told, name=WHERE if told else ""),
        gap=GAP,
    )
