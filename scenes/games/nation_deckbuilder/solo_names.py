"""The names that games alone against the Evil Army earn."""

from __future__ import annotations

from game.nation_deckbuilder.text.ladder import hall_name, ladder
from game.text.sentences import Sentences
from scenes.results.score_words import HEALTH, SoloNames

say = Sentences("nation_deckbuilder")


def solo_names() -> SoloNames:
    """By the health that is left."""
    return SoloNames(ladder, hall_name, lambda options: say("victory.solo"), HEALTH)
