"""The scores of Wealth of Nations in words."""

from __future__ import annotations

from game.session.session import Session
from game.text.sentences import Sentences
from game.wealth_of_nations.cards.components import FLAGS, INDUSTRIES
from game.wealth_of_nations.rules.scoring import VP_FOR_A_TILE, tiles_by_industry
from game.wealth_of_nations.state import WealthState
from game.wealth_of_nations.text.telling import nation_of
from scenes import ui
from scenes.app.app import App
from scenes.results.city import City, Work, skyline
from scenes.results.score_words import Category, Scoring, Sources
from scenes.results.scoring_scene import ScoringScene
from sprites.places.cloth import OAK
from sprites.poster.motif import Motif

say = Sentences("wealth_of_nations")


def _house(emblem: str, walls: str, roof: str, share: float = 0.34) -> Motif:
    return Motif(
        "building", 4, emblem=emblem, place="city", plate="hero", tones=(walls, roof), rules=(("top", share, 1),)
    )


HOUSES = {
    "farm": _house("barn", "red", "cream"),
    "generator": _house("pylon", "steel", "lead"),
    "academy": _house("clock-tower", "cream", "terracotta"),
    "mine": _house("gold-mine", "timber", "steel"),
    "factory": _house("factory", "brick", "lead", 0.45),
    "bank": _house("greek-temple", "cream", "plum"),
}
"""The buildings of the industries as posters show them."""


def city_of(state: WealthState, seat: int) -> City:
    """What a nation has built: its industries, the one with the most tiles first."""
    tiles = sorted(tiles_by_industry(state, seat).items(), key=lambda each: -each[1])
    works = [
        Work(industry, say.name(INDUSTRIES[industry].name), motif=HOUSES[industry])
        for industry, count in tiles
        if count
    ]
    flag = FLAGS[state.nations[seat].flag]
    return skyline(4, flag.emblem, works, ())._replace(nation=flag.id)


def why_before(state: WealthState, first: int, second: int, name: str) -> str:
    """What sets two seats with equal points apart."""
    money = state.nations[first].money, state.nations[second].money
    flags = state.flags.count(first), state.flags.count(second)
    for key, (more, less) in (("money", money), ("flags", flags)):
        if more != less:
            return say(f"scores.more.{key}", name=name, more=more, less=less)
    return say("scores.alike")


def sources(state: WealthState, seat: int, category: str) -> Sources:
    """Where the points of a category come from: tiles by industry, the money, the notes."""
    if category == "tiles":
        tiles = tiles_by_industry(state, seat)
        names = {each: say.name(INDUSTRIES[each].name) for each in tiles}
        return Sources(
            tuple(
                ui.SumLine(say("scores.of_industry", n=count, industry=names[each]), ui.number(count * VP_FOR_A_TILE))
                for each, count in tiles.items()
            )
        )
    held = state.nations[seat].money if category == "money" else state.nations[seat].notes
    return Sources(remarks=(say(f"scores.held.{category}", n=held),))


CATEGORIES = {
    "tiles": Category("A", "factory"),
    "money": Category("B", "cash"),
    "notes": Category("C", "diploma"),
}
SCORING = Scoring(say, CATEGORIES, ("tiles", "money"), why_before, sources, nation_of, city_of, "The end", cloth=OAK)


def result(app: App, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    return ScoringScene(app, session, SCORING)
