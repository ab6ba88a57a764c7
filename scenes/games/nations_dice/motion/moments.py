"""The moments of the Dice Game: an age begins, and a Wonder is finished."""

from __future__ import annotations

from collections.abc import Iterator

from game.nations_dice import ROUNDS, events
from game.nations_dice.state import NationsDiceState
from game.text.sentences import Sentences, listed
from scenes.games.nations_dice.board.faces import tile_face
from scenes.games.nations_dice.board.looks import TileLook
from scenes.games.nations_dice.city import mood, plan_of, seat_colour
from scenes.games.nations_dice.text.seats import who
from scenes.table.age_change import age_began
from scenes.table.great_site import land_of
from scenes.table.great_work import GreatWork
from scenes.table.model import TableModel
from scenes.table.moment import Moment

say = Sentences("nations_dice")


def round_began(model: TableModel[NationsDiceState], event: events.RoundBegan) -> Iterator[Moment]:
    """Every round is an age: its view and its seal, what the one before brought every nation, and the tiles of the old
    one turn face down.
    """
    state = model.view
    number = event.round
    yield age_began(say, number, number, ROUNDS, state.board if state.round else (), _brought(model))


def _brought(model: TableModel[NationsDiceState]) -> tuple[str, ...]:
    """The points of every nation in the round that is over, those of its tiles with them."""
    after = model.view.vp_after_round
    if not after:
        return ()
    before = after[-2] if len(after) > 1 else (0,) * len(after[-1])
    gains = [
        say("moments.gained", nation=who(model, seat), points=points - before[seat])
        for seat, points in enumerate(after[-1])
    ]
    return (say("moments.round_brought", round=len(after), gains=listed(gains, "comma")),)


def wonder_built(model: TableModel[NationsDiceState], event: events.Built) -> Iterator[Moment]:
    """A Wonder is finished."""
    tile, told = event.tile, say("moments.wonder", name=model.seats[event.seat].name)
    face, cheers = tile_face(tile), f"applause_{model.view.round}"
    plan = plan_of(model.view, event.seat, seat_colour(model, event.seat))
    home, land = f"vp@{event.seat}", land_of(plan, mood(model), event.seat)
    yield GreatWork(tile, face.name, told, TileLook(tile), face.motif, home, "board", land, cheers)
