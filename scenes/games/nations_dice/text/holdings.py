"""What a nation holds and has scored, in a sentence for those who listen."""

from __future__ import annotations

from collections import Counter

from game.nations_dice.cards.dice import UNROLLED
from game.nations_dice.state import CHITS, NationsDiceState
from game.text.sentences import Sentences, listed
from scenes.table.model import TableModel
from scenes.table.seats import is_shadow, seat_name

say = Sentences("nations_dice")


def holdings(model: TableModel[NationsDiceState], seat: int) -> str:
    """What its unused dice and chits show, kind by kind, its place on the book track and its points."""
    nation = model.view.nations[seat]
    shown: Counter[str] = Counter()
    for die in nation.unused_dice:
        if die.face != UNROLLED:
            shown[die.icon.kind] += die.icon.amount
    dice = listed((say("by_ear.shown", n=n, kind=kind) for kind, n in shown.items()), "comma")
    owned = zip(CHITS, nation.unused_chits, strict=True)
    chits = listed((say("by_ear.chits", n=n, kind=kind) for kind, n in owned if n), "comma")
    return say("by_ear.holdings", dice=dice or say("by_ear.none"), chits=chits, books=nation.books, vp=nation.vp)


def standing_words(model: TableModel[NationsDiceState], seat: int) -> str:
    """Its victory points so far, and with those of its tiles; the shadow has none."""
    if is_shadow(model.view, seat):
        return ""
    nation = model.view.nations[seat]
    return say("by_ear.standing", name=seat_name(model, seat), vp=nation.vp, with_tiles=nation.projected_vp)
