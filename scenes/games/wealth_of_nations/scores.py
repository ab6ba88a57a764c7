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
from scenes.games.wealth_of_nations.feast import festive_chart, scored_map
from scenes.results.city import City
from scenes.results.score_words import Category, Scoring, Sources
from scenes.results.scoring_scene import ScoringScene
from sprites.places.cloth import OAK

say = Sentences("wealth_of_nations")


def city_of(state: WealthState, seat: int) -> City:
    """The arms of a nation; what it has built shows `festive_chart`."""
    flag = FLAGS[state.nations[seat].flag]
    return City(4, flag.emblem, nation=flag.id)


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
SCORING = Scoring(
    say, CATEGORIES, ("tiles", "money"), why_before, sources, nation_of, city_of, scored_map, "The end",
    cloth=OAK, feast=festive_chart,
)  # fmt: skip


def result(app: App, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    return ScoringScene(app, session, SCORING)
