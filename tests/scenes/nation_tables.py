"""Tables of Nation made to measure, and what is on them."""

from __future__ import annotations

from game import GAMES
from game.core.session import Seat, Session
from tests.game.nation_deckbuilder.scenario import SEATS, table
from tests.scenes.tables_played import lay


def lay_made(screen, *seats, mode="duel", people=1, **facts):
    """A table made to measure; the first seats are people's, the others' computers wait their turn."""
    players = [Seat(f"Seat {n + 1}", "human" if n < people else "random", n + 1) for n in range(SEATS[mode])]
    session = Session(GAMES["nation_deckbuilder"], {"cooperative": mode == "cooperative"}, players, 1)
    session.state = table(*seats, mode=mode, **facts)
    scene = lay(screen.desk, session)
    screen.frames(3)
    return scene


def lay_shop(screen):
    """Two coins to spend on a Cave or a Hut."""
    scene = lay_made(screen, {"hand": ["coin", "coin"]}, market=["cave", "hut"])
    screen.letter("a")
    screen.letter("a")
    return scene


def state(scene):
    return scene.game.session.state


def area(scene, name):
    return scene.table.top.layout.places[name].area


def answers(scene):
    groups = scene.commands.controls.groups
    return {b.name: b for group in groups for b in group.buttons if b.name.startswith("answer:")}


def facts_of(scene, word):
    """What is written on every panel whose painter lies in a module of this name."""
    panels = scene.table.top.layout.panels
    return [panel.key[2] for panel in panels if panel.key[0].__module__.endswith(word)]


def column(scene, heading):
    """A column of the totals, by the words of its rows."""
    (totals,) = facts_of(scene, "totals")[-1:]
    figures = next(column.figures for column in totals.columns if column.heading == heading)
    return dict(zip(("coins", "damage", "food", "happiness", "science", "health"), figures, strict=True))


def verbs(scene):
    """The words on the buttons of the rail."""
    return [verb.label for verb in scene.table.table.words.rail_verbs(scene.table.model())]
