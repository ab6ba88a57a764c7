"""The end of the game in a corner of the map: how far it is away, and how it would come out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.wealth_of_nations.analysis.forecast import Clock, End, Forecast
from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.panels.first_game import end_matters
from scenes.games.wealth_of_nations.text.seats import is_money_covered, say, seat_colour, seat_name
from scenes.table.model import TableModel
from sprites.paint import palette

ZONE = "map"
WIDTH, HEIGHT = 100.0, 113.0
TITLE, LINE = 22.0, 16.5
"""Heights of the title with the rim, and of a line where there is room."""

CLOCK = ("flags", "hexes", "stacks")
"""What brings the end once nothing is left of it."""


def ending(model: TableModel[WealthState]) -> ui.Box:
    """The plate; nothing where no end is foreseen, or before it matters in a first game."""
    foreseen: Forecast | None = model.forecast
    if foreseen is None or foreseen.clock is None or not end_matters(model):
        return ui.Gap()
    tried: Forecast = model.what_if if model.what_if and model.what_if.clock else foreseen
    assert tried.clock is not None
    return _ending(model, foreseen.clock, tried.clock, tuple(score(model, end)[1] for end in tried.ends))


@ui.memo
def _ending(model: TableModel[WealthState], now: Clock, then: Clock, after: tuple[int, ...]) -> ui.PaintLayer:
    """The same: the clock now and after the tried move, and the scores at the end after it."""
    title = say("ending.final" if now.is_final else "ending.title")
    lines = () if now.is_final else tuple(_clock(now, then))
    lines += (ui.Text(say("ending.score"), ui.Style.FINE, align="right", cut=True, drop=3),)
    lines += tuple(_scores(model, model.forecast, after))
    return ui.PaintLayer(
        ui.Column(
            ui.heading(title, shorter=("",), high=(0.0, 17.0)),
            *lines,
            pad=(6, 2, 6, 3),
            wide=(0.0, WIDTH),
            high=(0.0, min(HEIGHT, TITLE + LINE * len(lines))),
            back=(ui.plate(opacity=0.9),),
            name="ending",
            tells=ui.Tooltip(told, model),
        ),
        zone=ZONE,
    )


def _clock(now: Clock, then: Clock) -> Iterator[ui.Box]:
    """What is left of flags, hexes and stacks, or of the agreed rounds."""
    kinds = ("rounds", *CLOCK[1:]) if now.rounds is not None and now.rounds <= now.flags else CLOCK
    for kind in kinds:
        before, after = getattr(now, kind), getattr(then, kind)
        label = ui.Text(say(f"ending.{kind}"), ui.Style.FINE, cut=True, grow=1)
        yield ui.Row(label, _figure(before, after), gap=3, drop=2)


def _scores(model: TableModel[WealthState], now: Forecast, after: Sequence[int]) -> Iterator[ui.Box]:
    """The score of the own nation and of its strongest rival, as it stands and once all is produced and sold; in the
    last round, which leaves room, of all rivals.
    """
    own = model.viewer
    rivals = sorted((end for end in now.ends if end.seat != own), key=lambda end: -end.roughly_then)
    is_final = now.clock is not None and now.clock.is_final
    for place, seat in enumerate((own, *(end.seat for end in (rivals if is_final else rivals[:1])))):
        has, had_then = score(model, now.ends[seat])
        words = (f"{has} › {had_then}", str(had_then))
        ink = palette.IVORY
        if had_then != after[seat]:
            words, ink = (f"{has} › {after[seat]}", f"› {after[seat]}"), palette.WHAT_IF
        figure = ui.Text(words[0], ui.Style.SMALL_FIGURE, colour=ink, shorter=words[1:], align="right", grow=1)
        yield ui.Row(ui.disc(seat_colour(model, seat), 13), figure, gap=3, drop=place)


def _figure(before: int, after: int) -> ui.Text:
    if before == after:
        return ui.Text(str(before), ui.Style.FIGURE, size=13.5)
    return ui.Text(f"{before} › {after}", ui.Style.FIGURE, size=13.5, colour=palette.WHAT_IF, shorter=(f"› {after}",))


def score(model: TableModel[WealthState], end: End) -> tuple[int, int]:
    """A score now and at the end, with as much of the money as the viewer sees."""
    is_exact = end.seat == model.viewer and not is_money_covered(model)
    return (end.now, end.then) if is_exact else (end.roughly_now, end.roughly_then)


def told(model: TableModel[WealthState]) -> ui.Explanation:
    """Every nation's score now and at the end, and what brings the end."""
    foreseen: Forecast = model.forecast
    parts = [
        ui.SumLine(seat_name(model, end.seat), "{} › {}".format(*score(model, end)))
        for end in sorted(foreseen.ends, key=lambda end: -score(model, end)[1])
    ]
    return ui.Explanation(
        say("ending.told"), tuple(parts), remarks=(say("ending.rule"), say("ending.clock")), chapter="The end"
    )
