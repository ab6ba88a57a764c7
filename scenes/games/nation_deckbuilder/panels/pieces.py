"""Cards as boxes: what every card on the table has in common, wherever it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.engine.hidden import FACE_DOWN
from game.nation_deckbuilder.cards.cards import CARDS, DESIGNS
from game.nation_deckbuilder.text.wording import card_rule
from game.text.language import per_language
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels.looks import BackLook, CardLook, PileLook

say = Sentences("nation_deckbuilder")

CARD = (90.0, 126.0)
PLAYED_CARD = (116.0, 162.0)
"""The sizes in which cards lie on the table at most: in the market and in the play area."""

Size = tuple[float, float]
Form = Callable[[str, float], ui.Look]
"""How a card looks in a width."""


@per_language
def caption(card: str, price: int = 0, is_marked: bool = False) -> str:
    """What a card or a design is called and does, in one line; with its price where it is for sale, and that it is
    marked.
    """
    design = CARDS[card] if "#" in card else DESIGNS[card]
    return say("faces.caption", card=say.name(design.name), price=price, marked=int(is_marked), rule=card_rule(design))


def card_box(card: str, form: Form, z: int = 10, origin: str = "", turns_over: bool = False, **facts: Any) -> ui.Box:
    """A card face up, with its large look; `facts` are those of its `Target`, the others those of its `Sprite`."""
    return ui.Box(
        name=card,
        target=partial(ui.Target, **card_facts(card, **facts)),
        sprite=partial(_card_sprite, card, form, z, origin, turns_over),
        grow=1,
    )


def print_box(name: str, card: str, form: Form, **facts: Any) -> ui.Box:
    """The print of a card that lies elsewhere, to be seen large."""
    target = partial(ui.Target, **card_facts(card, **facts))
    return ui.Box(name=name, target=target, sprite=partial(_card_sprite, card, form, 10, "", False), grow=1)


def small(card: str, width: float) -> CardLook:
    """A card as it lies in the market, or smaller."""
    return CardLook(card, "market", width)


def card_facts(card: str, **facts: Any) -> dict[str, Any]:
    """What a card answers: its caption, and its print in large."""
    return {"caption": caption(card), "tells": CardLook(card, "zoom"), **facts}


def _card_sprite(card: str, form: Form, z: int, origin: str, turns_over: bool, area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, form(card, round(area[2], 2)), z, origin=origin, turns_over=turns_over)


def back_box(
    name: str, leaves: int = 0, tells: ui.Told | None = None, z: int = 10, origin: str = "", **facts: Any
) -> ui.Box:
    """A card face down, or a pile of them, as a piece; `facts` are those of its `Target`."""
    sprite = partial(_back_sprite, leaves, z, origin)
    return ui.Box(name=name, target=partial(ui.Target, **facts), sprite=sprite, tells=tells, grow=1)


def _back_sprite(leaves: int, z: int, origin: str, area: ui.Area) -> ui.Sprite:
    return ui.Sprite(area, BackLook(round(area[2], 2), round(area[3], 2), leaves=leaves), z, origin=origin)


def named(box: ui.Box, *names: str) -> ui.Box:
    """A box that can be found by further names: what partners share stands at one place for all of them."""
    for name in names:
        box = ui.Overlay(box, name=name, grow=box.grow, wide=box.wide, drop=box.drop, snug=box.snug)
    return box


def pile_zoom(title: str, cards: Sequence[str]) -> PileLook | None:
    """The large look of an open pile; None for an empty one."""
    return PileLook(title, tuple(cards)) if cards else None


def is_hidden(card: str) -> bool:
    """Whether the viewer does not know which card this is."""
    return card == FACE_DOWN
