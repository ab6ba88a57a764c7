"""The planning strip: what the viewer wishes to build, what that lacks and costs, and what Produce would bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.flow import Move
from game.wealth_of_nations.components import INDUSTRIES, MONEY, Cost
from game.wealth_of_nations.notes import next_note_pays
from game.wealth_of_nations.planning import RUN, WISHES, Plan, planning
from game.wealth_of_nations.state import WealthState
from game.wealth_of_nations.telling import piece_name
from scenes.games.wealth_of_nations.looks import StackLook, TileFace, sign_of
from scenes.games.wealth_of_nations.plaques import idle_words, production_of
from scenes.games.wealth_of_nations.running import Running
from scenes.games.wealth_of_nations.seats import MINUS, is_money_covered
from scenes.games.wealth_of_nations.tile_zoom import TileZoom
from scenes.games.wealth_of_nations.trades import BUY
from scenes.games.wealth_of_nations.zones import PLAN
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen, panel
from scenes.window.layout import Area, Panel, Place
from sprites import commodities, marks, materials, palette

ZONE = "plan"
WISHES_X, WISH_STEP = PLAN[0] + 46, 33.0
WISH: tuple[float, float] = (30.0, 35.0)
TILE_SIDE = 16.0
TILES_Z = 10
RESULT_X = WISHES_X + WISH_STEP * len(WISHES) + 6
PRODUCE_X = PLAN[0] + 800
BUY_IT: Area = (PRODUCE_X - 78, PLAN[1] + 8, 66.0, 25.0)
BUY_IT_NAME = "buy the plan"
FIGURES_X = PRODUCE_X + 70
ICONS = {
    "flag": "flying-flag",
    "move": "move",
    "force": "mailed-fist",
    "automate": "auto-repair",
    RUN: "play-button",
}


class PlanFacts(NamedTuple):
    """All that is painted on the strip. before, after: what all blocs yield now and after what is tried."""

    wishes: tuple[str, ...]
    plan: Plan | None
    loan: int
    is_covered: bool
    can_buy: bool
    cost: Cost
    short: Cost
    price: int
    before: Cost
    after: Cost
    idle: str  # what stands there where nothing runs


def wish_area(number: int) -> Area:
    """The piece that stands for a wish."""
    return (WISHES_X + WISH_STEP * number, PLAN[1] + (PLAN[3] - WISH[1]) / 2, *WISH)


def plan_panel(model: TableModel) -> Panel:
    """The panel of the strip."""
    return panel(PLAN, plan_facts(model), paint_plan)


def plan_facts(model: TableModel) -> PlanFacts:
    """What the strip says to the viewer."""
    state: WealthState = model.view
    seat = model.viewer
    wishes = model.wishes
    row = production_of(model, seat)
    tried = model.what_if[seat] if model.what_if else None
    draft = model.draft
    shown = tried or row
    cost: Cost = shown.cost if shown else ()
    short: Cost = shown.short if shown else ()
    after: Cost = shown.output if shown else ()
    if isinstance(draft, Running):
        cost, short, after = draft.cost, (), draft.output
    return PlanFacts(
        wishes=wishes,
        plan=planning(state, seat, wishes) if wishes else None,
        loan=next_note_pays(state.nations[seat]),
        is_covered=is_money_covered(model),
        can_buy=bool(_purchases(model)),
        cost=cost,
        short=short,
        price=shown.price if shown else 0,
        before=row.output if row and not isinstance(draft, Running) else after,
        after=after,
        idle="nothing runs" if isinstance(draft, Running) else idle_words(model),
    )


def _purchases(model: TableModel) -> tuple[Move, ...]:
    """The purchases that the plan lacks, while the viewer may buy."""
    if not model.wishes:
        return ()
    missing = planning(model.view, model.viewer, model.wishes).missing
    moves = tuple((BUY, commodity) for commodity, cubes in missing for _ in range(cubes))
    return moves if moves and moves[0] in model.selection.moves else ()


def plan_places(model: TableModel) -> Iterator[tuple[str, Place]]:
    """Tiles to be planned, or built where the phase allows it, other wishes, and the button that buys what lacks."""
    state: WealthState = model.view
    for number, wish in enumerate(WISHES):
        if wish in INDUSTRIES:
            kind = INDUSTRIES[wish]
            left = state.tiles_left(wish)
            yield (
                wish,
                Place(
                    wish_area(number),
                    StackLook(wish, left, TILE_SIDE),
                    z=TILES_Z,
                    zone=ZONE,
                    caption=f"{kind.name}, {left} left in the stack. X puts it on the plan",
                    zoom=TileZoom(wish),
                    can_be_held=model.decision is not None,
                    held_look=TileFace(wish, dotted=True),
                    wish=wish,
                ),
            )
        else:
            caption = "Running all blocs" if wish == RUN else piece_name(wish).capitalize()
            words = f"{caption}. X puts it on the plan"
            yield f"wish {wish}", Place(wish_area(number), zone=ZONE, caption=words, wish=wish)
    purchases = _purchases(model)
    if purchases:
        yield BUY_IT_NAME, Place(BUY_IT, zone=ZONE, caption="Buy what the plan lacks", moves=purchases)


def paint_plan(pen: Pen, area: Area, facts: PlanFacts) -> None:
    """Wishes, their costs, the price of what is missing; then what Produce takes and brings."""
    pen.plate(area, palette.DARK_INK, 0.95)
    y = area[1] + area[3] / 2
    pen.heading("Plan", area[0] + 8, y)
    for number, wish in enumerate(WISHES):
        _wish(pen, number, wish, facts)
    _rule(pen, RESULT_X - 4)
    _costs(pen, y, facts)
    _rule(pen, PRODUCE_X - 6)
    _production(pen, y, facts)


def _rule(pen: Pen, x: float) -> None:
    pen.fill((x, PLAN[1] + 7, 1, PLAN[3] - 14), palette.BRASS, 0.4)


def _wish(pen: Pen, number: int, wish: str, facts: PlanFacts) -> None:
    """Its ground, lit while it is planned, and its sign where no tile lies on it."""
    x, y, width, height = wish_area(number)
    if wish in facts.wishes:
        pen.fill((x - 1, y - 1, width + 2, height + 2), palette.WHAT_IF, 0.9, radius=5)
        pen.fill((x + 0.5, y + 0.5, width - 1, height - 1), palette.WHAT_IF_CELL, 1.0, radius=4)
    if wish in ICONS:
        ink = palette.HOT if wish in facts.wishes else palette.SECONDARY
        pen.icon(ICONS[wish], x + width / 2, y + height / 2, 20, ink, "center")


def _costs(pen: Pen, y: float, facts: PlanFacts) -> None:
    """The cubes of the plan, each checked or missing, and the price of the missing ones."""
    plan = facts.plan
    width = PRODUCE_X - RESULT_X - 14
    if plan is None:
        pen.text("Click or right-click a tile to plan it: what it costs, what is missing.", RESULT_X, y,
                 "label", 13.5, palette.DIM, width)  # fmt: skip
        return
    x = RESULT_X
    missing = dict(plan.missing)
    for commodity, amount in plan.cost:
        cube = commodities.cube(pen.theme, commodity, sign_of(commodity), 21)
        x += pen.text(f"{amount}", x, y, "number", 16) + 2
        pen.stamp(cube, x, y)
        mark = marks.check_mark(pen.theme, 11) if commodity not in missing else None
        if mark:
            pen.stamp(mark, x + 18, y + 8, "center")
        else:
            pen.text(f"−{missing[commodity]}", x + 20, y + 8, "number", 13, palette.LOSS, align="center")
        x += 37
    if not missing:
        pen.chip("all there", x + 2, y, 18, palette.SAFE_CELL, palette.GAIN, 13)
        return
    count = sum(missing.values())
    room = BUY_IT[0] - x - 6 if facts.can_buy else PRODUCE_X - 12 - x
    words = f"buy {count} for ${plan.price}"
    fill, ink = palette.WHAT_IF_CELL, palette.WHAT_IF
    if not facts.is_covered:
        if plan.money_left >= 0:
            words += f", leaves ${plan.money_left}"
        else:
            words += f", ${-plan.money_left} short"
            fill, ink = palette.LOSS_CELL, palette.LOSS
    pen.chip(words, x + 2, y, 19, fill, ink, 13, room=room)
    if facts.can_buy:
        pen.stamp_at(materials.button_face(pen.theme, BUY_IT[2], BUY_IT[3], "primary"), BUY_IT)
        pen.text("Buy it", BUY_IT[0] + BUY_IT[2] / 2, y, "strong", 13.5, palette.DARK_INK, align="center")


def _production(pen: Pen, y: float, facts: PlanFacts) -> None:
    """What running takes and brings, with what would change, and what is missing for it."""
    pen.heading("Produce", PRODUCE_X, y)
    right = PLAN[0] + PLAN[2] - 8
    x = FIGURES_X
    if not facts.cost and not facts.after:
        pen.text(facts.idle, x, y, "label", 13.5, palette.DIM)
        return
    paid = "  ".join(f"{MINUS}{amount} {{{kind}}}" for kind, amount in facts.cost)
    if paid:
        x += pen.chip(paid, x, y, 19, palette.LOSS_CELL, palette.IVORY, 13.5) + 4
        x += pen.text("›", x, y - 1, "number", 15, palette.BRASS_LIGHT) + 4
    before, after = dict(facts.before), dict(facts.after)
    for kind in dict.fromkeys((*after, *before)):
        x += _made(pen, x, y, kind, before.get(kind, 0), after.get(kind, 0)) + 3
    if facts.short:
        lacking = "  ".join(f"{amount} {{{kind}}}" for kind, amount in facts.short)
        words, room = f"short of {lacking}: ${facts.price}", right - x - 3
        if pen.wide(words, "number", 13) + 16 > room:
            words = f"short {lacking}"
        pen.chip(words, right, y, 19, palette.COST_FILL, palette.IVORY, 13, "right", room=max(50.0, room))


def _made(pen: Pen, x: float, y: float, kind: str, before: int, after: int) -> float:
    is_changed = before != after
    figures = f"{before} › {after}" if is_changed else str(after)
    words = f"+${figures}" if kind == MONEY else f"+{figures} {{{kind}}}"
    fill = palette.WHAT_IF_CELL if is_changed else palette.SAFE_CELL
    return pen.chip(words, x, y, 19, fill, palette.WHAT_IF if is_changed else palette.GAIN, 13.5)
