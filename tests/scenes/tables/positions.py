"""Positions of every game, and how a table shows them to the seat that is asked, in any window."""

from collections.abc import Iterator
from copy import copy
from functools import partial

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.hidden import redact
from game.session.session import HUMAN, Seat, Session
from scenes.games.plugin import plugin_of
from scenes.play.input.turn_input import TurnInput
from scenes.table.model import GhostShown, TableModel, canvas
from tests.scenes.faults import mute, overflows, overlaps
from tests.scenes.tables import dice_games, games
from tests.scenes.windows import margin_of, theme_of

NAMES = ("Maximiliane", "Bartholomew", "Wu", "Konstantinopel", "Ö", "Wilhelmina")
MOMENTS = (0, 25, 120, 600)
"""Moves after which a game is looked at: at its beginning, in the middle twice, at its end or late."""

STUFFED = {"nations": games.stuffed, "nations_dice": dice_games.stuffed}
"""Games whose boards can be filled with all that they may hold."""

SEATINGS = [
    *((name, seats, {}) for name, game in GAMES.items() for seats in game.seats if (name, seats) != ("nations", 5)),
    ("nations", 5, {"advanced": True}),
    ("nation_deckbuilder", 2, {"cooperative": True}),
]
"""Every game with every number of seats, and what changes the table besides."""


def positions(name, seats, options) -> Iterator[Session]:
    """A game at its moments, and with full boards; each may be played on."""
    people = [Seat(NAMES[seat], HUMAN, seat + 1) for seat in range(seats)]
    session = Session(GAMES[name], options, people, seats)
    hand = RandomBot(seats, GAMES[name])
    for moment in MOMENTS:
        while len(session.moves) < moment and session.state.decision:
            session.play(hand.choose(session.state, session.state.decision))
        shown = copy(session)
        shown.state = session.state.copy()
        yield shown
    if name in STUFFED:
        yield STUFFED[name](seats)


def seen(session, **changes) -> TableModel:
    """What the seat that is asked sees, with what its question lays out at once."""
    name, state, decision = session.game.name, session.state, session.state.decision
    table, viewer = plugin_of(name).table(), decision.seat if decision else 0
    turn = TurnInput(
        state,
        decision is not None,
        lambda moves: table.draft(state, moves),
        lambda asked: table.offered(session.seats, asked),
    )
    facts = {
        "view": redact(state, viewer, session.game.hidden),
        "seats": session.seats,
        "viewer": viewer,
        "shown_seat": viewer,
        "decision": decision,
        "selection": turn.selection,
        "draft": turn.draft,
        "forecast": session.game.foresight(state, viewer).forecast,
        "options": session.options,
    }
    return TableModel(**{**facts, **changes})


def elsewhere(session):
    """Another board or, while a seat acts, the first move tried of which something is foreseen."""
    decision = session.state.decision
    foresight = session.game.foresight(session.state, decision.seat if decision else None)
    for move in decision.moves if decision else ():
        if what_if := foresight.what_if((move,)):
            return {"tried": (move,), "what_if": what_if}
    return {"shown_seat": len(session.seats) - 1}


def raced(session):
    """A challenge against the ghost of the longest name, which stood as far as the seat that is asked does now."""
    decision, game = session.state.decision, session.game
    seat = decision.seat if decision else 0
    view, stood = redact(session.state, None, game.hidden), game.counts(session.state, seat)
    ghost = GhostShown(NAMES[3], seat, view, ((stood, stood), (stood + 1, 188)), "It chose the same.")
    return {"ghost": ghost, "aim": ("Nothing is thrown away", "Beat a Normal computer.", "So far you have 3 of 4.")}


VIEWS = {
    "raced": raced,
    "all boards": lambda session: {"all_boards": True},
    "elsewhere": elsewhere,
}
"""Ways to look at a position."""


def faults(session, look, **changes):
    """What is cut, lies over something else or says nothing on a table in a window."""
    return faults_of(plugin_of(session.game.name).table(), look, partial(seen, session, **changes))


def faults_of(table, look, model_of):
    """The same of the model that is made with the theme of the window and the margin in it."""
    theme = theme_of(*look)
    model = model_of(theme=theme, margin=margin_of(theme))
    tree, area = table.tree(model), canvas(model)
    return [*overflows(tree, area, theme), *overlaps(tree, area, theme), *mute(tree, theme, area)]
