"""The own deck while one buys: what it holds, what a turn brings, and what the card that is meant would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.nation_deckbuilder.bot.decks import Deck, deck_with, own_cards
from game.nation_deckbuilder.cards.cards import CARDS, DESIGNS
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.faces import card_face
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.games.nation_deckbuilder.text import explanations
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery
from sprites.cards.card_face import CardSign, CardWords, Cost, EffectRow, GainPill
from sprites.cards.card_kinds import AGE_FRAMES
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

BRINGS = ("coins", "damage", "food", "happiness", "science")
"""What of a turn is told, the most wanted first."""

TURN_BRINGS = "turn_brings"
"""The place of these figures."""

BUYS = ("buy", "buy_free")
FAINT = 0.62
"""The brightness of the card that is meant."""

SMALLEST = 0.24
"""The share of its size that a card of the deck has at least."""

MOST_PICTURED = 9
"""Stacks side by side that still have names and figures; more of them are lines on plates."""

PLATE, LEAST_PLATE, LETTERS = (132.0, 44.0), 0.68, 13.0
"""The size of such a plate at most, the share of it that it has at least, and the size of what stands on it."""

BOUGHT = 60.0
"""How wide a card is that lies beside the plates."""


def deck_list(model: TableModel[NationState], seat: int) -> tuple[str, ...]:
    """The designs of all cards of a seat, as its owner may know them: of those face down, which they are."""
    player = model.view.players[seat]
    seen = [card for zone in own_cards(player) for card in zone if not pieces.is_hidden(card)]
    heap = next((heap for heap in model.heaps if heap.seat == seat), None)
    hidden = [design for design, number in heap.pieces for _ in range(number)] if heap else []
    return (*(CARDS[card].id for card in seen), *hidden)


def meant_card(model: TableModel[NationState]) -> str:
    """The card of the market that would be bought by what is pointed at; empty for none."""
    return next((move[1] for move in model.tried if move[0] in BUYS and move[1] in CARDS), "")


def own_deck(model: TableModel[NationState], bought: Sequence[ui.Box], designs_bought: Sequence[str]) -> ui.Column:
    """Stacks of all that is owned, what was bought this turn as it lies, and a free place for what comes next."""
    cards, meant = deck_list(model, model.shown_seat), meant_card(model)
    told = ui.Tooltip(explanations.plain, model, "lists_told.deck", explanations.BUYING)
    number = Counter(cards)
    number.subtract(designs_bought)
    order = sorted(+number, key=lambda design: (DESIGNS[design].age, DESIGNS[design].cost, design))
    stacks = [_stack(design, number[design]) for design in order]
    free = (
        pieces.print_box("meant card", meant, _faint) if meant else ui.ghost((None, 0.0), "", 6, snug=False, tells=told)
    )
    title = say("lists.deck", n=len(cards))
    pictured = Gallery(
        *stacks, *bought, free, size=pieces.PLAYED_CARD, gap=(6, 3), smallest=SMALLEST, at=(0.5, 0.5), grow=1
    )
    lying: ui.Box = pictured
    if len(stacks) + len(bought) >= MOST_PICTURED:
        plates = Gallery(
            *(_plate(design, number[design]) for design in order), size=PLATE, gap=(4, 2), smallest=LEAST_PLATE, grow=1
        )
        beside = Gallery(
            *bought, free, size=pieces.PLAYED_CARD, gap=(6, 3), smallest=SMALLEST, at=(1.0, 0.5),
            wide=BOUGHT * (1 + len(bought)),
        )  # fmt: skip
        lying = ui.Either(ui.Row(plates, 6, beside, grow=1), pictured, grow=1)
    return ui.Column(
        ui.Text(title, ui.Style.CAPTION, colour=palette.BRASS_LIGHT, tells=told, cut=True),
        3,
        lying,
        3,
        _turn(deck_with(cards), deck_with((*cards, CARDS[meant].id)) if meant else None, told),
    )


def _stack(design: str, count: int) -> ui.Box:
    """All cards of a design, the number on them."""
    return pieces.print_box(f"deck {design}", design, partial(_stacked, count))


def _plate(design: str, count: int) -> ui.Box:
    """The name of a design, how many of its cards there are, and all that they do."""
    face = card_face(design)
    tone = palette.mix(palette.hex_colour(AGE_FRAMES[DESIGNS[design].age][0]), palette.BLACK, 0.45)
    copies = f" ×{count}" if count > 1 else ""
    return ui.Column(
        ui.Text(f"{face.name}{copies}", ui.Style.NAME, size=LETTERS, floor=0.8, cut=True),
        ui.Text(" · ".join(map(_row_words, face.rows)), ui.Style.FIGURE, size=LETTERS, floor=0.7, cut=True),
        pad=(5, 1, 3, 1),
        back=(ui.ribbon(tone, palette.mix(tone, palette.BLACK, 0.3)),),
        name=f"deck {design}",
        target=partial(ui.Target, **pieces.card_facts(design)),
        grow=1,
    )


def _row_words(row: EffectRow) -> str:
    """What stands in a row of a card, with its signs."""
    said: list[str] = []
    for token in row:
        match token:
            case GainPill(kind, amount):
                said.append(f"+{amount} {{{kind}}}")
            case Cost(kind, amount):
                said.append(f"−{amount} {{{kind}}}")
            case CardSign(kind, amount):
                said.append(f"{amount or ''} {{{kind}}}".strip())
            case CardWords(words):
                said.append(words)
            case _:
                pass
    return " ".join(said)


def _stacked(count: int, card: str, width: float) -> CardLook:
    return CardLook(card, "market", width, leaves=min(2, count - 1), count=count if count > 1 else 0)


def _faint(card: str, width: float) -> CardLook:
    return CardLook(card, "market", width, light=FAINT)


def _turn(deck: Deck, then: Deck | None, told: ui.Tooltip) -> ui.Row:
    """What an average turn of the deck brings, and what it would with the card that is meant."""
    parts: list[ui.Box | float] = [ui.Text(say("lists.turn_brings"), ui.Style.SMALL, size=14, drop=2)]
    for kind in BRINGS:
        now = getattr(deck, kind)
        parts += [ui.Gap(grow=1), ui.glyph("sword" if kind == "damage" else kind, 17), 3]
        parts.append(ui.Text(ui.tenths(now), ui.Style.FIGURE, size=17))
        after = ui.tenths(getattr(then, kind)) if then else ""
        if after and after != ui.tenths(now):
            parts += [3, ui.Text(f"› {after}", ui.Style.FIGURE, size=17, colour=palette.WHAT_IF)]
    return ui.Row(*parts, ui.Gap(grow=1), name=TURN_BRINGS, tells=told, high=20)
