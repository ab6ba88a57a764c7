"""Cards as boxes: what every card on the table has in common, wherever it lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from game.engine.hidden import FACE_DOWN
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.text.wording import card_rule
from game.text.sentences import Sentences
from scenes.games.nation_deckbuilder.panels.looks import BackLook, CardLook, PileLook
from scenes.games.nation_deckbuilder.text.sides import card_name
from scenes.ui.box import Box, Told
from scenes.ui.boxes import Overlay
from scenes.ui.host.target import Area, Look, Target

say = Sentences("nation_deckbuilder")

CARD = (90.0, 126.0)
PLAYED_CARD = (116.0, 162.0)
"""The sizes in which cards lie on the table at most: in the market and in the play area."""

Size = tuple[float, float]
Form = Callable[[str, float], Look]
"""How a card looks in a width."""


def caption(card: str) -> str:
    """What a card is called and does, in one line."""
    return say("faces.caption", card=card_name(card), rule=card_rule(CARDS[card]))


def card_box(card: str, form: Form, **facts: Any) -> Box:
    """A card face up, with its large look; `facts` are those of its `Target`."""
    return print_box(card, card, form, **facts)


def print_box(name: str, card: str, form: Form, **facts: Any) -> Box:
    """The print of a card that lies elsewhere, to be seen large."""
    return Box(name=name, place=partial(_card_place, card, form, tuple(facts.items())), grow=1)


def small(card: str, width: float) -> CardLook:
    """A card as it lies in the market, or smaller."""
    return CardLook(card, "market", width)


def _card_place(card: str, form: Form, facts: tuple[tuple[str, Any], ...], area: Area, **more: Any) -> Target:
    whole: dict[str, Any] = {"z": 10, "caption": caption(card), "zoom": CardLook(card, "zoom")}
    return Target(area, form(card, round(area[2], 2)), **{**whole, **dict(facts), **more})


def back_box(name: str, leaves: int = 0, tells: Told | None = None, **facts: Any) -> Box:
    """A card face down, or a pile of them, as a piece."""
    return Box(name=name, place=partial(_back_place, leaves, tuple(facts.items())), tells=tells, grow=1)


def _back_place(leaves: int, facts: tuple[tuple[str, Any], ...], area: Area, **more: Any) -> Target:
    look: Look = BackLook(round(area[2], 2), round(area[3], 2), leaves=leaves)
    return Target(area, look, **{"z": 10, **dict(facts), **more})


def named(box: Box, *names: str) -> Box:
    """A box that can be found by further names: what partners share stands at one place for all of them."""
    for name in names:
        box = Overlay(box, name=name, grow=box.grow, wide=box.wide, drop=box.drop, snug=box.snug)
    return box


def pile_zoom(title: str, cards: Sequence[str]) -> PileLook | None:
    """The large look of an open pile; None for an empty one."""
    return PileLook(title, tuple(cards)) if cards else None


def is_hidden(card: str) -> bool:
    """Whether the viewer does not know which card this is."""
    return card == FACE_DOWN
