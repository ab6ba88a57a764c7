"""The planning strip: what the viewer wishes to build, what that lacks and costs, and what Produce would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.engine.flow import Move
from game.wealth_of_nations.analysis.forecast import Production
from game.wealth_of_nations.analysis.planning import RUN, WISHES, Plan, planning
from game.wealth_of_nations.cards.components import INDUSTRIES, MONEY, Cost
from game.wealth_of_nations.drafts.running import Running
from game.wealth_of_nations.drafts.trades import BUY, clearance
from game.wealth_of_nations.state import WealthState
from scenes import ui
from scenes.games.wealth_of_nations.board import looks
from scenes.games.wealth_of_nations.board.signs import cube, face
from scenes.games.wealth_of_nations.board.tile_zoom import TileZoom
from scenes.games.wealth_of_nations.panels.first_game import plans_matter
from scenes.games.wealth_of_nations.panels.plaques import idle_words, production_of
from scenes.games.wealth_of_nations.text import dealings_told
from scenes.games.wealth_of_nations.text import explanations as told
from scenes.games.wealth_of_nations.text.seats import is_money_covered, say
from scenes.games.wealth_of_nations.text.words import prompt, rules_topic
from scenes.table.model import TableModel
from scenes.table.panels import forecast
from scenes.table.panels.prompt import is_answering, prompt_ribbon, visit_ribbon
from scenes.table.seats import is_visiting
from scenes.table.table import ANSWERS
from sprites.cards import marks
from sprites.paint import palette

ZONE = "plan"
WISH = (30.0, 35.0)
TILE_SIDE = 16.0
TILES_Z = 10
BUY_IT_NAME, SELL_ALL_NAME = "buy the plan", "sell all"
ICONS = {
    "flag": "flying-flag",
    "move": "move",
    "force": "mailed-fist",
    "automate": "auto-repair",
    RUN: "play-button",
}
CHIP = 19.0
MIDDLE, SKIP = 390.0, 190.0
"""Units for what is planned or asked, and for the button that leads past the turns of others."""


def plan(model: TableModel[WealthState]) -> ui.PaintLayer:
    """The strip; in large letters what Produce brings stands in a line of its own."""
    then = model.what_if.rows[model.viewer] if model.what_if and model.what_if.rows else None
    return _plan(model, (prompt(model), rules_topic(model)) if is_answering(model) else None, then)


@ui.memo
def _plan(model: TableModel[WealthState], asked: tuple[str, str] | None, then: Production | None) -> ui.PaintLayer:
    """The same; `then` is what Produce brings after the tried move."""
    wishes = ui.Row(
        ui.heading(say("plan.heading"), wide=35.0, name="plan heading", tells=ui.Tooltip(dealings_told.plan, model)),
        ui.Row(*(_wish(model, wish) for wish in WISHES), gap=3),
        gap=3,
    )
    rule = ui.bar(opacity=0.4, high=27.0)
    middles = _middles(model, asked)
    if not plans_matter(model):
        return ui.PaintLayer(
            ui.Row(
                ui.Gap(grow=1),
                ui.Row(ui.Either(*middles, grow=1), wide=(0.0, 2 * MIDDLE)),
                ui.Gap(grow=1),
                grow=1,
                name="plan",
                pad=(8, 1, 8, 1),
                back=(ui.plate(fill=palette.DARK_INK, opacity=0.95),),
            ),
            zone=ZONE,
            grow=1,
        )
    produce, title = _production(model, then), ui.heading(say("phases.produce"), wide=66.0)
    name, about = f"production of {model.viewer}", ui.Tooltip(told.planned, model)
    row = production_of(model, model.viewer)
    about = ui.LockedTooltip(about) if row and row.locked else about
    titled = ui.Row(title, produce, gap=4, grow=1, name=name, tells=about)
    bare = ui.Row(produce, grow=1, name=name, tells=about)
    forms = (
        form
        for middle in middles
        for form in (
            ui.Row(wishes, 4, rule, 3, ui.Row(middle, wide=(0.0, MIDDLE)), 8, rule, 5, titled),
            ui.Row(wishes, 4, rule, 3, middle, 8, rule, 5, bare),
            ui.Column(ui.Row(wishes, 4, rule, 3, middle), titled),
        )
    )
    return ui.PaintLayer(
        ui.Row(
            ui.Either(*forms, grow=1),
            name="plan",
            pad=(8, 1, 8, 1),
            back=(ui.plate(fill=palette.DARK_INK, opacity=0.95),),
        ),
        zone=ZONE,
        grow=1,
    )


def _middles(model: TableModel[WealthState], asked: tuple[str, str] | None) -> Sequence[ui.Box]:
    """What stands in the middle, the best first: what the viewer is asked, unless there is a plan; what is planned,
    with room for the way past the turns of others; on a visit whose board it is, and the way back.
    """
    costs = ui.Row(*_costs(model), gap=5, name="plan costs", tells=ui.Tooltip(dealings_told.plan, model), grow=1)
    aside = ui.Gap(name=ANSWERS, wide=(SKIP, SKIP), drop=1)
    if is_visiting(model):
        return [ui.Row(visit_ribbon(model), ui.Gap(grow=1), aside, gap=6, grow=1)]
    if not is_answering(model):
        return [ui.Row(costs, aside, gap=6, grow=1)]
    row = ui.Row(costs, *_trade_it(model), gap=6, grow=1)
    is_settled = bool(model.wishes) or model.view.is_last_trade
    return [row] if is_settled or asked is None else [prompt_ribbon(model, *asked), row]


def _wish(model: TableModel[WealthState], wish: str) -> ui.Box:
    """A tile to be planned, or built where the phase allows it, or the sign of another wish; lit while planned."""
    state = model.view
    is_planned = wish in model.wishes
    back = (ui.fill(palette.WHAT_IF, 0.9, 5),) if is_planned else ()
    front = (ui.Gap(margin=1.5, back=(ui.fill(palette.WHAT_IF_CELL, 1.0, 4),)),) if is_planned else ()
    wide, high = WISH
    if wish not in INDUSTRIES:
        ink = palette.HOT if is_planned else palette.SECONDARY
        caption = say("plan.puts_it_on", wish=say(f"wish.{wish}"))
        sign = ui.icon(ICONS[wish], 20, ink)
        return ui.Overlay(
            *front,
            sign,
            back=back,
            name=f"wish {wish}",
            target=partial(ui.Target, zone=ZONE, caption=caption, wish=wish),
            tells=ui.Tooltip(dealings_told.wish, model, wish),
            wide=wide,
            high=high,
            snug=True,
        )
    left = state.tiles_left(wish)
    kind = say.name(INDUSTRIES[wish].name)
    target = partial(
        ui.Target,
        zone=ZONE,
        caption=say("plan.puts_it_on", wish=say("plan.stack", industry=kind, left=left)),
        tells=TileZoom(wish),
        can_be_held=model.asked is not None,
        held_look=looks.TileFace(wish, whole=True),
        wish=wish,
    )
    sprite = partial(ui.Sprite, look=looks.StackLook(wish, left, TILE_SIDE), z=TILES_Z)
    return ui.Overlay(*front, back=back, name=wish, target=target, sprite=sprite, wide=wide, high=high, snug=True)


def purchases(model: TableModel[WealthState]) -> tuple[Move, ...]:
    """The purchases that the plan lacks, while the viewer may buy and there is a phase left to build in."""
    if not model.wishes or model.view.is_last_trade:
        return ()
    missing = planning(model.view, model.viewer, model.wishes).missing
    moves = tuple((BUY, commodity) for commodity, cubes in missing for _ in range(cubes))
    return moves if moves and moves[0] in model.selection.moves else ()


def _trade_it(model: TableModel[WealthState]) -> tuple[ui.Box, ...]:
    """The button that buys what the plan lacks, or in the last Trade phase sells all that is left."""
    if sale := clearance(model.view, model.viewer):
        words, caption = say("plan.sell_all", price=sale.earns), say("plan.sell_all_caption", count=len(sale.moves))
        return (_button(SELL_ALL_NAME, words, sale.moves, caption, ui.Explanation(words, remarks=(caption,))),)
    if moves := purchases(model):
        about = ui.Tooltip(dealings_told.plan, model)
        return (_button(BUY_IT_NAME, say("plan.buy_it"), moves, say("plan.buy_it_caption"), about),)
    return ()


def _button(name: str, words: str, moves: tuple[Move, ...], caption: str, tells: ui.Told) -> ui.Box:
    """A button that trades one cube now and the others on the next turns."""
    target = partial(ui.Target, zone=ZONE, caption=caption, moves=moves)
    return ui.Text(
        words,
        ui.Style.STRONG,
        size=13.5,
        colour=palette.DARK_INK,
        align="center",
        wide=(66.0, 120.0),
        high=25.0,
        snug=True,
        pad=(6, 0, 6, 0),
        name=name,
        target=target,
        tells=tells,
        back=(face("primary"),),
    )


def _check(pen: ui.Pen, x: float, y: float, side: float) -> None:
    pen.stamp(marks.check_mark(pen.theme, side), x, y, "center")


def _costs(model: TableModel[WealthState]) -> Iterator[ui.Box | float]:
    """The cubes of the plan, each checked or missing, and the price of the missing ones."""
    if model.view.is_last_trade:
        yield ui.Text(say("plan.too_late"), ui.Style.LABEL, colour=palette.DIM, shorter=(say("plan.short_too_late"),))
        return
    if not model.wishes:
        words = (say("plan.hint"), say("plan.short_hint"))
        yield ui.Text(words[0], ui.Style.LABEL, colour=palette.DIM, shorter=words[1:], drop=1)
        return
    planned = planning(model.view, model.viewer, model.wishes)
    missing = dict(planned.missing)
    for commodity, amount in planned.cost:
        lacks = missing.get(commodity, 0)
        mark = (
            ui.Text(ui.number(-lacks), ui.Style.FIGURE, size=13, colour=palette.LOSS) if lacks else ui.Glyph(_check, 11)
        )
        yield ui.Row(
            ui.Text(str(amount), ui.Style.FIGURE, size=16),
            2,
            cube(commodity, 21),
            ui.Column(ui.Gap(grow=1), mark, pad=(0, 0, 0, 6)),
        )
    if not planned.has_room:
        yield ui.chip(say("plan.no_room"), CHIP - 1, palette.LOSS_CELL, palette.LOSS, 13)
    elif not missing:
        yield ui.chip(say("plan.all_there"), CHIP - 1, palette.SAFE_CELL, palette.GAIN, 13)
    if not missing:
        return
    yield _price(model, planned, sum(missing.values()))


def _price(model: TableModel[WealthState], planned: Plan, count: int) -> ui.Text:
    """What buying the missing cubes costs, and what that leaves where the money is to be seen."""
    words = say("plan.buy", count=count, price=planned.price)
    shorter: tuple[str, ...] = (f"${planned.price}",)
    ground, ink = palette.WHAT_IF_CELL, palette.WHAT_IF
    if not is_money_covered(model):
        shorter = (words, *shorter)
        if planned.money_left >= 0:
            words = say("plan.leaves", words=words, left=planned.money_left)
        else:
            words = say("plan.too_dear", words=words, short=-planned.money_left)
            ground, ink = palette.LOSS_CELL, palette.LOSS
    return ui.chip(words, CHIP, ground, ink, 13, shorter=shorter)


def _production(model: TableModel[WealthState], then: Production | None) -> ui.Box:
    """What running takes and brings, with what would change, and what is missing for it."""
    seat, draft = model.viewer, model.draft
    row = production_of(model, seat)
    shown = then or row
    cost: Cost = shown.cost if shown else ()
    short: Cost = shown.short if shown else ()
    after: Cost = shown.output if shown else ()
    before: Cost = row.output if row else ()
    idle = idle_words(model, seat)
    if isinstance(draft, Running):
        cost, short, before, after = draft.cost, (), draft.output, draft.output
        idle = say("produce.nothing_runs")
    if not cost and not after:
        return ui.Text(idle, ui.Style.LABEL, colour=palette.DIM, grow=1)
    paid = "  ".join(f"{ui.number(-amount)} {{{kind}}}" for kind, amount in cost)
    parts: list[ui.Box | float] = []
    if paid:
        parts += [ui.chip(paid, CHIP, palette.LOSS_CELL, palette.IVORY, 13.5, drop=1), 4]
        parts += [ui.Text("›", ui.Style.FIGURE, colour=palette.BRASS_LIGHT, drop=1), 4]
    brings, will_bring = dict(before), dict(after)
    for kind in dict.fromkeys((*will_bring, *brings)):
        parts += [_made(kind, brings.get(kind, 0), will_bring.get(kind, 0)), 3]
    if row and row.locked:
        parts.append(forecast.padlock())
    parts.append(ui.Gap(grow=1))
    if short:
        lacking = "  ".join(f"{amount} {{{kind}}}" for kind, amount in short)
        words = say("produce.short_of", lacking=lacking, price=shown.price if shown else 0)
        shorter = (say("produce.short", lacking=lacking),)
        parts.append(ui.chip(words, CHIP, palette.COST_FILL, palette.IVORY, 13, shorter=shorter, drop=2))
    return ui.Row(*parts, grow=1)


def _made(kind: str, before: int, after: int) -> ui.Text:
    is_changed = before != after
    figures = f"{before} › {after}" if is_changed else str(after)
    words = f"+${figures}" if kind == MONEY else f"+{figures} {{{kind}}}"
    ground = palette.WHAT_IF_CELL if is_changed else palette.SAFE_CELL
    return ui.chip(words, CHIP, ground, palette.WHAT_IF if is_changed else palette.GAIN, 13.5)
