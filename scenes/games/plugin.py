"""Plugins: what the screens need of a game, in one value for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

import pygame

from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from sprites.cards.card_face import CardFace
from sprites.places.cloth import GREEN, Cloth
from sprites.things.game_box import BoxSolid

if TYPE_CHECKING:
    from scenes.app.app import App
    from scenes.results.result_scene import ResultScene
    from scenes.results.score_words import Scoring, SoloNames
    from scenes.setup.setup_scene import SetupScene
    from scenes.setup.spread import Sample
    from scenes.table.table import Table, Verb
    from scenes.ui.host.target import Look


@dataclass(frozen=True)
class Plugin:
    """Everything that a player meets of a game around its rules. Only the box is there at once: the menu shows it.

    game: the name of its package. cloth: what it is played on. paint_cover: what is on its box, for a theme, a width
    and a height in pixels. table: how the game lies on the table. setup: what a new game is set up on. pictured: a
    piece by the name that the rules have for it. result: what shows how a game ended. solo: the scoring of solo games,
    where their results are kept; None where they are not. faces: of all cards, if there are any. papers: of all
    events that are read, if there are any. rails: the verbs that may stand beside each other on its action rail.
    """

    game: str
    paint_cover: Callable[[ui.Theme, int, int], pygame.Surface]
    table: Callable[[], Table]
    setup: Callable[[App], SetupScene]
    result: Callable[[App, Session], ResultScene]
    solo: Callable[[], Scoring | SoloNames] | None = None
    faces: Callable[[], list[CardFace]] | None = None
    papers: Callable[[], list[Look]] | None = None
    pictured: Callable[[str], Sample] | None = None
    rails: Callable[[], Sequence[Sequence[Verb]]] | None = None
    cloth: Cloth = GREEN

    @property
    def box(self) -> BoxSolid:
        """The box in the language of now."""
        say = Sentences(self.game)
        return BoxSolid(say.lines("box.title"), say("box.motto"), say("box.foot"), self.paint_cover)


def plugin_of(game: str) -> Plugin:
    """The plugin of a game, by its package's name."""
    plugin: Plugin = import_module(plugin_package(game)).PLUGIN
    return plugin


def plugin_package(game: str) -> str:
    """The package of what the screens need of a game, by that of its rules."""
    return f"scenes.games.{game}"
