"""The head of a side in the arena: a medallion in its colours, its name and age, and its health on a plate."""

from __future__ import annotations

from game.core.sentences import Sentences
from game.nation_deckbuilder.state import NationState
from scenes.games.nation_deckbuilder import explanations
from scenes.games.nation_deckbuilder.health import Health, health_plate
from scenes.games.nation_deckbuilder.sides import ARMY_COLOUR, Side, age_name, side_name
from scenes.kit.box import Box
from scenes.kit.boxes import Column, Gap, Row
from scenes.kit.explanation import Slip
from scenes.kit.leaves import Art, chip
from scenes.kit.model import TableModel
from scenes.kit.pen import Pen
from scenes.kit.text import Text
from scenes.window.layout import Area
from sprites import materials, palette
from sprites.palette import BRASS, BRASS_LIGHT, INK, mix

say = Sentences("nation_deckbuilder")

RING = (
    (1.0, INK),
    (0.975, mix(BRASS, INK, 0.45)),
    (0.95, BRASS_LIGHT),
    (0.90, BRASS),
    (0.86, mix(BRASS, INK, 0.6)),
)
"""The brass around a medallion, from its outer edge in."""

NARROWEST, WIDEST = 118.0, 178.0
"""Room beside a medallion at least, and at most."""

FACE, PARTNER = 0.86, 0.46
"""The disc in the ring, and that of a partner at its foot, as shares of the medallion."""


def head(model: TableModel, side: Side, health: Health, medal: float, *below: Box | float) -> Row:
    """Who a side is and how it stands; `medal` is how large the medallion is, and `below` lies under the health."""
    nation = model.view.nations[side.nation]
    colours = tuple(model.seats[seat].colour for seat in side.seats) or (ARMY_COLOUR,)
    stands = (
        Slip(explanations.army, model) if nation.is_army else Slip(explanations.state_of, model, side.nation)
    )
    picture = Art(
        _medallion, colours, wide=medal, high=(0.0, medal), snug=True, drop=3,
        name=f"side_{side.nation}", tells=stands,
    )  # fmt: skip
    told = Slip(explanations.stock, model, side.nation, "health")
    plate = health_plate(f"health@{side.nation}", health, told, medal / 104)
    words = Column(_name(model, side, stands), 2, plate, *below, Gap(grow=1))
    return Row(
        picture, words, gap=8, wide=(medal + NARROWEST * (1 + 0.35 * (len(side.seats) > 1)), medal + WIDEST)
    )


def _name(model: TableModel, side: Side, stands: Slip) -> Row:
    """The name, and the age that is reached or what matters more."""
    nation = model.view.nations[side.nation]
    parts: list[Box] = [Text(side_name(model, side), "strong", 17, cut=True)]
    if state := _state_word(model, side):
        parts.append(
            chip(
                state,
                17,
                palette.INK,
                size=13,
                opacity=0.75,
                drop=1,
                name=f"state@{side.nation}",
                tells=stands,
            )
        )
    if not nation.is_army:
        age = Slip(explanations.age, model, side.nation)
        words = say("sides.age", age=age_name(nation.age))
        parts.append(
            Text(words, "label", 13.5, palette.SECONDARY, drop=2, name=f"age@{side.nation}", tells=age)
        )
    return Row(*parts, Gap(grow=1), gap=7, name=f"side_{side.nation}.header", tells=stands)


def _state_word(model: TableModel, side: Side) -> str:
    state: NationState = model.view
    nation = state.nations[side.nation]
    if nation.is_out:
        return say("sides.out")
    if nation.token:
        return say("sides.may_remove", amount=nation.token)
    return say("sides.acts") if state.active == side.nation and state.step != "over" else ""


def _medallion(pen: Pen, area: Area, colours: tuple[int, ...]) -> None:
    """The disc of a seat in a brass ring, and a partner's at its foot."""
    x, y, width, height = area
    theme, side = pen.theme, min(width, height)
    if side < 8:
        return
    middle = (x + width / 2, y + height / 2)
    ring = theme.cached(("medallion", side), lambda: materials.lit_disc(theme.px(side), [*RING]))
    pen.stamp(ring, *middle, "center")
    pen.stamp(materials.player_disc(theme, colours[0], side * FACE), *middle, "center")
    for colour in colours[1:]:
        pen.seat(colour, middle[0] + side * 0.33, middle[1] + side * 0.33, side * PARTNER)
