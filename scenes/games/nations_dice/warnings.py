"""Legal moves that look like an oversight: said in numbers before they are played."""

from __future__ import annotations

from game.core.flow import Move
from game.core.sentences import Sentences
from game.nations_dice.buying import WONDER, tile_at
from game.nations_dice.payment import purse
from game.nations_dice.state import NationsDiceState
from game.nations_dice.tiles import TILES
from scenes.games.nations_dice.purchase import Purchase
from scenes.games.nations_dice.seats import tile_name
from scenes.kit.model import TableModel

say = Sentences("nations_dice")


def warning(model: TableModel, move: Move) -> str:
    """What a move would lose, in one or two sentences; empty for a move that nobody needs to think about twice."""
    if model.decision is None:
        return ""
    if isinstance(model.draft, Purchase) and move[0] in model.draft.covers:
        return " ".join(filter(None, (_abandoned_wonder(model.draft), _waste(model.draft))))
    if move == ("pass",):
        return _action_left(model, model.decision.moves)
    return ""


def _abandoned_wonder(draft: Purchase) -> str:
    """A new wonder drives out one under construction (there is no refund)."""
    old = tile_at(draft.state.nations[draft.seat], WONDER) if draft.place == WONDER else ""
    return say("warnings.abandoned", tile=tile_name(old)) if old else ""


def _waste(draft: Purchase) -> str:
    """A piece of the payment that is not needed."""
    return say("warnings.waste", lost=draft.lost, kind=draft.kind) if draft.is_wasteful else ""


def _action_left(model: TableModel, moves: tuple[Move, ...]) -> str:
    """Passing while the wonder can be built, or a tile be bought with gold that nothing else needs.

    The pass holds for the whole round, and gold has no other use in it unless its dice are traded.
    """
    state: NationsDiceState = model.view
    nation = state.nations[model.viewer]
    if ("build_wonder", WONDER) in moves:
        return say("warnings.still_build", tile=tile_name(nation.wonder))
    gold = purse(nation, "gold").shown
    tiles = [
        tile
        for price, row in enumerate(state.board, 1)
        for tile in row
        if tile and TILES[tile].pays == "gold" and price <= gold
    ]
    if not tiles:
        return ""
    return say("warnings.still_buy", tile=tile_name(tiles[0]), others=len(tiles) - 1, gold=gold)
