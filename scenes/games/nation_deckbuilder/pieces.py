"""Cards as places: what every card on the table has in common, wherever it lies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.core.hidden import FACE_DOWN
from game.nation_deckbuilder.cards import CARDS
from game.nation_deckbuilder.wording import card_rule
from scenes.games.nation_deckbuilder.looks import BackLook, CardLook, PileLook
from scenes.window.layout import Area, Place


def caption(card: str) -> str:
    """What a card is called and does, in one line."""
    design = CARDS[card]
    return f"{design.name}: {card_rule(design)}"


def card_place(area: Area, look: CardLook, **facts: Any) -> Place:
    """A card face up, with its large look."""
    plain = Place(area, look, z=10, caption=caption(look.card), zoom=CardLook(look.card, "zoom"))
    return replace(plain, **facts)


def hidden_place(area: Area, angle: float = 0.0, z: int = 10) -> Place:
    """A card face down."""
    return Place(area, BackLook(area[2], area[3], angle), z=z)


def pile_zoom(title: str, cards: Sequence[str]) -> PileLook | None:
    """The large look of an open pile; None for an empty one."""
    return PileLook(f"{title}: {len(cards)}", tuple(cards)) if cards else None


def is_hidden(card: str) -> bool:
    """Whether the viewer does not know which card this is."""
    return card == FACE_DOWN
