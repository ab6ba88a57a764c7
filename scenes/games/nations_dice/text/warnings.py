"""Legal moves that look like an oversight: said in numbers before they are played."""

from __future__ import annotations

from game.engine.flow import Move
from game.nations_dice.drafts.purchase import Purchase
from game.nations_dice.rules.buying import WONDER, tile_at
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences
from scenes.games.nations_dice.text.seats import tile_name
from scenes.table.model import TableModel

say = Sentences("nations_dice")


def warning(model: TableModel[NationsDiceState], move: Move) -> str:
    """What a move would lose, in one or two sentences; empty for a move that nobody needs to think about twice."""
    if model.decision is None:
        return ""
    if isinstance(model.draft, Purchase) and move[0] in model.draft.covers:
        return " ".join(filter(None, (_abandoned_wonder(model, model.draft), _waste(model.draft))))
    return ""


def _abandoned_wonder(model: TableModel[NationsDiceState], draft: Purchase) -> str:
    """A new wonder drives out one under construction (there is no refund)."""
    old = tile_at(model.view.nations[draft.seat], WONDER) if draft.place == WONDER else ""
    return say("warnings.abandoned", tile=tile_name(old)) if old else ""


def _waste(draft: Purchase) -> str:
    """A piece of the payment that is not needed."""
    return say("warnings.waste", lost=draft.lost, kind=draft.kind) if draft.is_wasteful else ""
