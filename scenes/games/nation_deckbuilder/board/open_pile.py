"""A discard pile that lies open in the arena, to be chosen from."""

from __future__ import annotations

from functools import partial

from game.nation_deckbuilder.drafts import PileDraft
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.looks import CardLook
from scenes.games.nation_deckbuilder.panels.turns import ZONE
from scenes.games.nation_deckbuilder.text import explanations
from scenes.table.model import TableModel
from scenes.table.panels.gallery import Gallery

say = Sentences("nation_deckbuilder")

QUESTIONS = {"which_person": "recall", "which_deported": "deport"}
"""Questions about the cards of the discard pile, and their verbs."""


def pile_laid_open(model: TableModel[NationState]) -> tuple[str, ...]:
    """The cards of a discard pile that lie open to be chosen from; none otherwise."""
    if isinstance(model.draft, PileDraft):
        return model.draft.pile
    decision = model.decision
    if decision and decision.choice.name in QUESTIONS and decision.seat == model.viewer:
        verb = QUESTIONS[decision.choice.name]
        return tuple(dict.fromkeys(move[1] for move in decision.moves if move[0] == verb))
    return ()


def open_pile(model: TableModel[NationState], pile: tuple[str, ...]) -> ui.Column:
    """The cards, and how many of them are wanted."""
    title = say("play.choose")
    if isinstance(model.draft, PileDraft):
        title = say("play.choose_removed", most=model.draft.most)
    boxes = [
        pieces.card_box(card, partial(_choosable, model.draft is not None and model.draft.holds(card)), zone=ZONE)
        for card in pile
    ]
    return ui.Column(
        ui.heading(
            title, lines=2, high=(0.0, 22.0), name="open pile",
            tells=ui.Tooltip(explanations.plain, model, "play_told.pile", explanations.REMOVING),
        ),
        Gallery(*boxes, size=pieces.CARD, gap=(6, 4), at=(0.0, 0.0), grow=1),
        grow=1,
    )  # fmt: skip


def _choosable(is_chosen: bool, card: str, width: float) -> CardLook:
    note = say("market.remove") if is_chosen else ""
    return CardLook(card, "market", width, note=note, light=0.6 if is_chosen else 1.0)
