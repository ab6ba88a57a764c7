"""The head of a side in the arena: a medallion in its colours, its name and age, and its health on a plate."""

from __future__ import annotations

from functools import partial

from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.health import Health, health_plate
from scenes.games.nation_deckbuilder.city import in_face
from scenes.games.nation_deckbuilder.panels.turns import ZONE
from scenes.games.nation_deckbuilder.text import explanations, figures_told
from scenes.games.nation_deckbuilder.text.sides import ARMY_COLOUR, Side, age_name, side_name
from scenes.table.faces import chosen_face, face_of_seat
from scenes.table.model import OFF, TableModel
from scenes.ui.leaves import LEAST_MEDAL, paint_medal
from scenes.ui.pen import MEDALLION_ASIDE
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

RIVALS = "rivals"
"""The group of what leads to enemies."""

NARROWEST, WIDEST = 118.0, 178.0
"""Room beside a medallion at least, and at most."""

CROWDED, SMALLER = 4, 0.62
"""How many rows and gaps under the health make its dice smaller, and how much."""

PARTNER = 0.38
"""The disc of a partner at the foot of a medallion, as a share of it."""


def head(model: TableModel[NationState], side: Side, health: Health, medal: float, *below: ui.Box | float) -> ui.Row:
    """Who a side is and how it stands; `medal` is how large the medallion is, and `below` lies under the health."""
    nation = model.view.nations[side.nation]
    seats = tuple((model.seats[seat].colour, model.seats[seat].player) for seat in side.seats) or ((ARMY_COLOUR, ""),)
    stands = (
        ui.Tooltip(explanations.army, model)
        if nation.is_army
        else ui.Tooltip(explanations.state_of, model, side.nation)
    )
    face = chosen_face(model, side.seats[0]) if side.seats else None
    is_seen = bool(side.seats) and model.shown_seat not in side.seats and model.city != OFF
    picture = ui.Art(
        paint_medal, face or face_of_seat(*seats[0]), seats[0][0], wide=medal, high=(0.0, medal), snug=True, drop=3,
        name=f"side_{side.nation}", tells=None if is_seen else stands, front=(ui.Art(_partners, seats[1:]),),
        target=_shows(model, side, is_seen),
    )  # fmt: skip
    told = ui.Tooltip(figures_told.health, model, side.nation)
    scale = medal / 104 * (1.0 if len(below) < CROWDED else SMALLER)
    plate = health_plate(f"health@{side.nation}", health, told, scale)
    words = ui.Column(_name(model, side, stands), 2, plate, *below, ui.Gap(grow=1))
    return ui.Row(picture, words, gap=8, wide=(medal + NARROWEST * (1 + 0.35 * (len(side.seats) > 1)), medal + WIDEST))


def _shows(model: TableModel[NationState], side: Side, is_seen: bool) -> partial[ui.Target] | None:
    """What the face of a side answers: the own one shows its city in large; that of an enemy, whose city `is_seen` at
    once, leads to its board; where it has several, to its city. An army without players has only words.
    """
    target = partial(ui.Target, caption=say("city.of", name=side_name(model, side)))
    if model.shown_seat in side.seats:
        return partial(target, zone=ZONE, city_of=model.shown_seat)
    if not is_seen:
        return None
    land = in_face(model, side.nation, explanations.state_of(model, side.nation).remarks)
    first = side.seats[0] if side.seats else None
    looks_at, city_of = (first, None) if len(side.seats) == 1 else (None, first)
    return partial(target, zone=RIVALS, tells=land, looks_at=looks_at, city_of=city_of)


def _name(model: TableModel[NationState], side: Side, stands: ui.Tooltip) -> ui.Box:
    """The name, and the age that is reached or what matters more. The age goes before a name is cut."""
    ways = (_named(model, side, stands, cut) for cut in (False, True))
    return ui.Either(*ways, name=f"side_{side.nation}.header", tells=stands)


def _named(model: TableModel[NationState], side: Side, stands: ui.Tooltip, cut: bool) -> ui.Row:
    nation = model.view.nations[side.nation]
    parts: list[ui.Box] = [ui.Text(side_name(model, side), ui.Style.STRONG, size=17, cut=cut)]
    if state := _state_word(model, side):
        parts.append(
            ui.chip(
                state,
                17,
                palette.INK,
                size=13,
                opacity=0.75,
                drop=int(cut),
                name=f"state@{side.nation}",
                tells=stands,
            )
        )
    if not nation.is_army and not cut:
        age = ui.Tooltip(explanations.age, model, side.nation)
        words = say("sides.age", age=age_name(nation.age))
        parts.append(ui.Text(words, ui.Style.LABEL, drop=2, name=f"age@{side.nation}", tells=age))
    return ui.Row(*parts, ui.Gap(grow=1), gap=7)


def _state_word(model: TableModel[NationState], side: Side) -> str:
    state = model.view
    nation = state.nations[side.nation]
    if nation.is_out:
        return say("sides.out")
    if nation.token:
        by_cards = sum(state.players[seat].removals for seat in nation.seats)
        return say("sides.may_remove", amount=nation.token + by_cards)
    return say("sides.acts") if state.active == side.nation and state.step != "over" else ""


def _partners(pen: ui.Pen, area: ui.Area, seats: tuple[tuple[int, str], ...]) -> None:
    """The disc of a partner at the foot of a medallion."""
    x, y, width, height = area
    side = min(width, height)
    if side < LEAST_MEDAL:
        return
    middle = (x + width / 2, y + height / 2)
    for colour, _ in seats:
        pen.seat(colour, middle[0] - side * MEDALLION_ASIDE, middle[1] + side * MEDALLION_ASIDE, side * PARTNER)
