"""The printed faces of the cards, built from their data."""

from __future__ import annotations

from game.nations.cards.cards import CARDS, PRINTED, Card
from game.nations.text import wording
from game.text.language import per_language
from game.text.sentences import Sentences
from scenes.games.nations.board.effect_rows import card_rows
from sprites.cards.card_face import Badge, CardFace
from sprites.cards.card_kinds import KINDS

say = Sentences("nations")

MARKS = {"advanced": "advanced", "expert": "expert"}


@per_language
def card_face(card_id: str) -> CardFace:
    """The face of a card by its id."""
    card = CARDS[card_id]
    return CardFace(
        name=say.name(card.name),
        short_name=say.short_name(card.name),
        kind=card.type,
        emblem=card.emblem,
        picture=card.picture,
        person=card.person,
        age=card.age,
        mark=MARKS.get(card.set, ""),
        left_badge=_left_badge(card),
        right_badge=Badge("raid", card.raid) if card.raid else None,
        vp=0 if card.on_workers else sum(card.vp),
        rows=card_rows(card),
        sockets=card.vp if card.on_workers else (),
        sections=card.sections,
        rule=wording.card_rule(card),
        type_line=wording.type_line(card),
    )


def all_faces() -> list[CardFace]:
    """The faces of all cards, in the order of their data."""
    return [card_face(card_id) for card_id in CARDS if CARDS[card_id].type in KINDS]


def piece_name(card_id: str, seat: int) -> str:
    """The name of a card in play: its id; printed start cards, which several nations have, with their seat."""
    return f"{card_id}@{seat}" if CARDS[card_id].set == PRINTED else card_id


def _left_badge(card: Card) -> Badge | None:
    if card.on_workers:
        return Badge("stone", card.deploy)
    return Badge("strength", card.requirement) if card.requirement else None


@per_language
def card_caption(card_id: str) -> str:
    """A card in one line, for whoever hears it rather than sees it."""
    card = CARDS[card_id]
    age = "" if card.set == PRINTED else say(f"ages.{card.age}")
    rule = wording.card_rule(card)
    return say("face.caption", card=say.name(card.name), type=wording.type_name(card), age=age, rule=rule)
