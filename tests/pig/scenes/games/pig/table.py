"""The table of Pig: a tray with the die, and what everybody has banked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from game.pig import events
from game.pig.state import PigState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.pig import words
from scenes.games.pig.die import DIE, EDGE
from scenes.table.frame import frame
from scenes.table.model import TableModel
from scenes.table.panels.rail import OrderDisc, PhaseStep, order, rail, when
from scenes.table.seats import computer_words
from scenes.table.show import DiceThrow, Show, ThrownDie
from scenes.table.table import ANSWERS, Table
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

    def tree(self, model: TableModel) -> ui.Box:
        """The rail, a plaque for every seat, the tray."""
        plaques = (plaque(model, seat) for seat in range(len(model.seats)))
        body = ui.Column(
            ui.Row(*(ui.Overlay(each, grow=1) for each in plaques), gap=12, high=150),
            20,
            ui.Overlay(tray(model), grow=1),
            ui.Gap(name=ANSWERS, high=40),
        )
        return frame(model, top_rail(model), body)

    def values(self, state: PigState) -> dict[int, int]:
        """What everybody has banked."""
        return dict(enumerate(state.points))


def told(title: str, remark: str, chapter: str = "A turn") -> ui.Explanation:
    """A tooltip with one sentence."""
    return ui.Explanation(title, remarks=(remark,), chapter=chapter)


@ui.memo
def top_rail(model: TableModel) -> ui.PaintLayer:
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


@ui.memo
def plaque(model: TableModel, seat: int) -> ui.PaintLayer:
    """What a seat has banked."""
    state: PigState = model.view
    occupant = model.seats[seat]
    acts = model.decision is not None and model.decision.seat == seat
    tone = palette.PLAYERS[occupant.colour].colour
    remarks = (say("table.bank_told", name=occupant.name), *computer_words(model, seat))
    bank = ui.Explanation(say("table.banked"), remarks=remarks, chapter="A turn")
    return ui.PaintLayer(
        ui.Column(
            ui.Row(ui.disc(occupant.colour, 30), 8, ui.Text(occupant.name, ui.Style.STRONG, size=18, cut=True, grow=1)),
            ui.Text(str(state.points[seat]), ui.Style.TITLE, size=44, align="center", grow=1),
            ui.Text(say("table.banked"), ui.Style.CAPTION, size=14, align="center"),
            name=f"seat{seat}",
            target=partial(ui.Target, zone="seats", caption=f"{occupant.name}: {state.points[seat]}", tells=bank),
            pad=14,
            back=(ui.plate(tone if acts else palette.BRASS),),
        )
    )


@ui.memo
def tray(model: TableModel) -> ui.PaintLayer:
    """The die on its cloth, and what the turn has brought; touching the die throws it."""
    state: PigState = model.view
    die = ui.piece(
        DIE_PIECE,
        (EDGE * 1.3, EDGE * 1.3),
        ui.DieLook(DIE, state.face or 1, EDGE, TWIST),
        z=6,
        zone="tray",
        verb="throw",
        caption=say("table.die"),
        tells=told(say("table.die"), say("table.die_told")),
    )
    brought = ui.Column(
        ui.Gap(grow=1),
        ui.Text(str(state.brought), ui.Style.TITLE, size=60, align="center"),
        ui.Text(say("table.brought"), ui.Style.CAPTION, size=16, align="center"),
        ui.Gap(grow=1),
        wide=300,
        name="brought",
        tells=told(say("table.brought"), say("table.brought_told")),
    )
    cloth = ui.Row(ui.Gap(grow=1), die, ui.Gap(grow=1), name=TRAY, wide=420, back=(ui.Art(ui.Pen.tray),))
    return ui.PaintLayer(ui.Row(ui.Gap(grow=1), cloth, 40, brought, ui.Gap(grow=1)))
