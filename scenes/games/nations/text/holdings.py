"""What a nation holds and has scored, in a sentence for those who listen."""

from __future__ import annotations

from game.nations.concepts import stability, strength
from game.nations.state import RESOURCES, NationsState
from game.text.sentences import Sentences
from scenes.games.nations.motion.flights import counted
from scenes.games.nations.text.explanations import count
from scenes.table.model import TableModel
from scenes.table.seats import is_shadow, seat_name

say = Sentences("nations")


def holdings(model: TableModel[NationsState], seat: int) -> str:
    """Resources, strength and stability, free workers, victory points."""
    state = model.view
    held = {kind: counted(model, seat, kind) for kind in RESOURCES}
    return say(
        "by_ear.holdings", strength=strength(state, seat), stability=stability(state, seat),
        workers=count(state, seat, "worker"), vp=counted(model, seat, "vp"), **held,
    )  # fmt: skip


def standing_words(model: TableModel[NationsState], seat: int) -> str:
    """Its victory points so far; the shadow has none."""
    if is_shadow(model.view, seat):
        return ""
    return say("by_ear.standing", name=seat_name(model, seat), vp=counted(model, seat, "vp"))
