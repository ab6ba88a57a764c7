"""The table of Pig: a tray with the die, and what everybody has banked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.pig import events
from game.pig.state import PigState
from game.text.sentences import Sentences
from scenes.games.pig import words
from scenes.games.pig.die import DIE, EDGE
from scenes.table.frame import frame
from scenes.table.model import TableModel
from scenes.table.panels.rail import OrderDisc, PhaseStep, order, rail, when
from scenes.table.show import DiceThrow, Show, ThrownDie
from scenes.table.table import ANSWERS, Table
from scenes.ui.box import Box
from scenes.ui.boxes import Column, Gap, Overlay, Row
from scenes.ui.host.explanation import Explanation
from scenes.ui.host.looks import DieLook
from scenes.ui.host.target import Target
from scenes.ui.layout import PaintLayer
from scenes.ui.leaves import Art, disc, piece, plate
from scenes.ui.memo import memo
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint import palette

say = Sentences("pig")

DIE_PIECE, TRAY = "die", "tray"
TWIST = 11.0


def thrown(model: TableModel, event: events.Thrown) -> Iterator[Show]:
    """The die tumbles."""
    yield DiceThrow(TRAY, (ThrownDie(DIE_PIECE, DIE, event.face, TWIST),), EDGE)


class PigTable(Table):
    """See `scenes.table.table.Table`."""

    words = words
    shown = {events.Thrown: thrown}
    sounds = {events.Held: "coin", events.Lost: "refusal", events.RoundBegan: "round"}
    kept_clear = frozenset({TRAY})

    def tree(self, model: TableModel) -> Box:
        """The rail, a plaque for every seat, the tray."""
        plaques = (plaque(model, seat) for seat in range(len(model.seats)))
        body = Column(
            Row(*(Overlay(each, grow=1) for each in plaques), gap=12, high=150),
            20,
            Overlay(tray(model), grow=1),
            Gap(name=ANSWERS, high=40),
        )
        return frame(model, top_rail(model), body)

    def values(self, state: PigState) -> dict[int, int]:
        """What everybody has banked."""
        return dict(enumerate(state.points))


def told(title: str, remark: str, chapter: str = "A turn") -> Explanation:
    """A tooltip with one sentence."""
    return Explanation(title, remarks=(remark,), chapter=chapter)


@memo
def top_rail(model: TableModel) -> PaintLayer:
    """Round, the one step of a turn, the order."""
    state: PigState = model.view
    deciding = model.decision.seat if model.decision else -1
    goal = told(say("table.goal", goal=state.goal), say("table.goal_told"), "Winning")
    turns = told(say("headline.round", round=state.round), say("table.order_told"))
    standings = [
        OrderDisc(f"order disc {seat}", each.colour, seat == deciding, turns, each.name)
        for seat, each in enumerate(model.seats)
    ]
    step = PhaseStep(say("verbs.throw"), told(say("verbs.throw"), say("table.step_told")))
    title = say("table.goal", goal=state.goal)
    return rail(
        when("Pig", goal, turn=say("headline.round", round=state.round)),
        [step],
        0,
        title,
        order(standings, turns),
    )


@memo
def plaque(model: TableModel, seat: int) -> PaintLayer:
    """What a seat has banked."""
    state: PigState = model.view
    occupant = model.seats[seat]
    acts = model.decision is not None and model.decision.seat == seat
    tone = palette.PLAYERS[occupant.colour].colour
    bank = told(say("table.banked"), say("table.bank_told", name=occupant.name))
    return PaintLayer(
        Column(
            Row(disc(occupant.colour, 30), 8, Text(occupant.name, Style.STRONG, size=18, cut=True, grow=1)),
            Text(str(state.points[seat]), Style.TITLE, size=44, align="center", grow=1),
            Text(say("table.banked"), Style.CAPTION, size=14, align="center"),
            name=f"seat{seat}",
            target=partial(Target, zone="seats", caption=f"{occupant.name}: {state.points[seat]}", tells=bank),
            pad=14,
            back=(plate(tone if acts else palette.BRASS),),
        )
    )


@memo
def tray(model: TableModel) -> PaintLayer:
    """The die on its cloth, and what the turn has brought; touching the die throws it."""
    state: PigState = model.view
    die = piece(
        DIE_PIECE,
        (EDGE * 1.3, EDGE * 1.3),
        DieLook(DIE, state.face or 1, EDGE, TWIST),
        z=6,
        zone="tray",
        verb="throw",
        caption=say("table.die"),
        tells=told(say("table.die"), say("table.die_told")),
    )
    brought = Column(
        Gap(grow=1),
        Text(str(state.brought), Style.TITLE, size=60, align="center"),
        Text(say("table.brought"), Style.CAPTION, size=16, align="center"),
        Gap(grow=1),
        wide=300,
        name="brought",
        tells=told(say("table.brought"), say("table.brought_told")),
    )
    cloth = Row(Gap(grow=1), die, Gap(grow=1), name=TRAY, wide=420, back=(Art(Pen.tray),))
    return PaintLayer(Row(Gap(grow=1), cloth, 40, brought, Gap(grow=1)))
