"""Every printed piece by its name: what it is, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from game.text.chapter import Chapter
from game.text.sentences import Sentences
from game.wealth_of_nations.cards.components import FLAGS, INDUSTRIES, PACKAGES, PRICES, PriceBoard
from game.wealth_of_nations.text.telling import figures, package_words

say = Sentences("wealth_of_nations")


def glossary() -> Iterator[Chapter]:
    """Industries, markets, starting packages and flags."""
    for industry in INDUSTRIES.values():
        yield Chapter(
            say.name(industry.name),
            "\n".join(figures(industry)),
            say("glossary.industry", tiles=industry.tiles),
            shows=(industry.id,),
            sort="industry",
            numbers=(("tiles", industry.tiles), *industry.cost),
        )
    yield from map(_market, PRICES.values())
    packages = {package_words(name): package for name, package in PACKAGES.items()}
    for words, package in packages.items():
        numbers = (("tiles", package.tiles), ("money", package.money), *package.cubes)
        numbers = tuple((name, value) for name, value in numbers if value)
        name = say("setting_up.package")
        shows = ((package.industry,) if package.tiles else ()) + tuple(kind for kind, _ in package.cubes)
        alike = tuple(each for each in PACKAGES if package_words(each) == words)
        yield Chapter(name, f"{words}.", words, also=alike, shows=shows, sort="package", numbers=numbers)
    for flag in FLAGS.values():
        told, kind = say("glossary.nation_is"), say("glossary.nation")
        yield Chapter(say.name(flag.name), told, kind, also=(flag.id,), shows=("flag",), sort="nation")


def _market(market: PriceBoard) -> Chapter:
    dearest, cheapest = market.wells[0], market.wells[-1]
    told = say(
        "glossary.market",
        kind=market.id,
        cubes=market.cubes,
        filled=market.filled,
        buy=cheapest.buy,
        dear=dearest.buy,
        sell=cheapest.sell,
        best=dearest.sell,
        when_empty=market.when_empty,
        when_full=market.when_full,
    )
    return Chapter(say.name(market.name), told, say("glossary.market_kind"), shows=(market.id,), sort="market")
