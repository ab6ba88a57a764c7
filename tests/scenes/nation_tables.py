"""Tables of Nation made to measure, and what is on them."""

from __future__ import annotations

from game import GAMES
from game.session.session import Seat, Session
from tests.game.nation_deckbuilder.scenario import SEATS, table
from tests.scenes.tables_played import lay
from tests.scenes.trees import boxes_of, words_of

KINDS = ("coins", "damage", "food", "happiness", "science", "health")


def lay_made(screen, *seats, mode="duel", people=1, **facts):
    """A table made to measure; the first seats are people's, the others' computers wait their turn."""
    players = [Seat(f"Seat {n + 1}", "human" if n < people else "random", n + 1) for n in range(SEATS[mode])]
    session = Session(GAMES["nation_deckbuilder"], {"cooperative": mode == "cooperative"}, players, 1)
    session.state = table(*seats, mode=mode, **facts)
    scene = lay(screen.app, session)
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
    return scene.table.top.layout.targets[name].area


def answers(scene):
    groups = scene.commands.controls.groups
    return {b.name: b for group in groups for b in group.buttons if b.name.startswith("answer:")}


def written(scene, name=""):
    """All words on the table, or in its box of this name."""
    return words_of(scene.table.table, scene.table.model(), name)


def boxes_called(scene, start):
    """The boxes whose names begin so."""
    return [box for box, _ in boxes_of(scene.table.table, scene.table.model()) if box.name.startswith(start)]


def told(scene, name):
    """What a part of the table tells when it is asked."""
    return " ".join(scene.table.top.layout.targets[name].tells.told.remarks)


def last_turn(scene, nation):
    """The cards of a nation's last turn, played ones first, as they are called on the table."""
    start = f"last{nation}."
    sprites = scene.table.top.layout.sprites
    return [sprite.look.card for name, sprite in sprites.items() if name.startswith(start)]


def column(scene, key):
    """The figures of the totals, by their kind; health is among them where it would change."""
    lying = {box.name for box, _ in boxes_of(scene.table.table, scene.table.model())}
    assert all(f"total.{kind}.{key}" in lying for kind in KINDS if kind != "health")
    kinds = [kind for kind in KINDS if f"total.{kind}.{key}" in lying]
    shown = {kind: written(scene, f"total.{kind}.{key}")[0] for kind in kinds}
    after = {kind: words.split("›")[-1].replace("−", "-").replace("–", "0") for kind, words in shown.items()}
    return {kind: int(words) for kind, words in after.items()}


def verbs(scene):
    """The words on the buttons of the rail."""
    return [verb.label for verb in scene.table.table.words.rail_verbs(scene.table.model())]
