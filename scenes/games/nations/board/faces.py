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
def card_caption(card_id: str, price: int = 0, workers: int | None = None) -> str:
    """A card in one line, for whoever hears it rather than sees it; with its price where it is for sale, and with how
    many workers are on it where there may be any.
    """
    card = CARDS[card_id]
    age = "" if card.set == PRINTED else say(f"ages.{card.age}")
    rule = wording.card_rule(card)
    manned = "" if workers is None else say("face.manned", workers=workers)
    name, kind = say.name(card.name), wording.type_name(card)
    return say("face.caption", card=name, type=kind, age=age, price=price, manned=manned, rule=rule)
