"""Every printed piece by its name, for the search of the rules help."""

from __future__ import annotations

from collections.abc import Iterator

from game.rulebook import Chapter
from game.wealth_of_nations.components import FLAGS, INDUSTRIES, PACKAGES
from game.wealth_of_nations.telling import package_words
from scenes.games.wealth_of_nations.seats import say
from scenes.games.wealth_of_nations.tile_zoom import figures


def glossary() -> Iterator[Chapter]:
    """Industries, starting packages and flags."""
    for industry in INDUSTRIES.values():
        yield Chapter(
            say.name(industry.name),
            "\n".join(figures(industry)),
            say("glossary.industry", tiles=industry.tiles),
            shows=(industry.id,),
        )
    packages = dict.fromkeys(map(package_words, PACKAGES))
    for package in packages:
        yield Chapter(say("setting_up.package"), f"{package}.", package)
    for flag in FLAGS.values():
        yield Chapter(say.name(flag.name), say("glossary.nation_is"), say("glossary.nation"))
