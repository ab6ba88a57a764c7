"""The scores of Nations: in words, and as what falls on the city of a nation while they are counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.nations.cards.cards import BOARDS, CARDS
from game.nations.cards.reading import AGES
from game.nations.rules.scoring import counted_for_tens, resources_vp
from game.nations.rules.solo import hall_of_fame, ladder
from game.nations.state import NationsState
from game.nations.text import breakdown
from game.nations.text.telling import nation_of
from game.session.session import Session
from game.text.sentences import Sentences, listed
from scenes import ui
from scenes.app.app import App
from scenes.games.nations.city import plan_of
from scenes.results.city import City
from scenes.results.score_words import Category, Scoring, Sources
from scenes.results.scored_city import LaurelFall, ScoredCity, parted
from scenes.results.scoring_scene import ScoringScene
from sprites.bust.person import bust_of
from sprites.city.city_picture import CityPicture
from sprites.city.plan import Stage, whole
from sprites.paint import palette

say = Sentences("nations")

ACROSS = 4.4
"""How many times as wide as high the picture is."""

CROWD, QUAY = 0.09, 0.05
"""How wide the crowd on the square is, on which Victory tokens rain, and the quay with what is in store."""


def scored_city(state: NationsState, seat: int, colours: Sequence[int]) -> ScoredCity:
    """The city of a seat at the end, and the points of each category of the score over what they come from."""
    plan = plan_of(state, seat, tuple(palette.PLAYERS[each].colour for each in colours))
    stage = whole(plan, ACROSS)
    foot = stage.work[0]
    tokens = parted(max(0, state.nations[seat].vp), stage.square, foot, CROWD)
    stores = parted(resources_vp(state, seat), stage.square + 0.06, foot, QUAY)
    found = {key: tuple(_falls(state, seat, key, stage)) for key in ("colonies", "wonders", "workers")}
    falls = (tokens, found["colonies"], found["wonders"], found["workers"], stores)
    return ScoredCity(CityPicture(plan, stage, whose=("scored", seat)), falls)


def _falls(state: NationsState, seat: int, category: str, stage: Stage) -> Iterator[LaurelFall]:
    nation = state.nations[seat]
    foot, high = stage.lot
    roof, top = foot - 0.72 * high, stage.work[0] - 0.6 * stage.work[1]
    isle = stage.horizon - 0.12
    places = {
        **{card: (x, roof) for card, x in zip(nation.slots, stage.lots, strict=False)},
        **{card: (x, top) for card, x in zip([each for each in nation.ready if each], stage.works, strict=False)},
        **{card: (x, isle) for card, x in zip([each for each in nation.colonies if each], stage.isles, strict=False)},
    }
    for share in breakdown.score_shares(state, seat, category):
        x, y = places.get(share.piece, (stage.square, top))
        yield LaurelFall(x, y, share.amount)


def city_of(state: NationsState, seat: int) -> City:
    """Who led a nation, and its sign; what it has built shows `scored_city`."""
    board = BOARDS[state.nations[seat].board]
    return City(min(len(AGES), state.age), board.emblem, leader=bust_of(board.person))


def why_before(state: NationsState, first: int, second: int, name: str) -> str:
    """What sets two seats with equal points apart."""
    return say("scores.ahead", name=name)


def sources(state: NationsState, seat: int, category: str) -> Sources:
    """Where the points of a category come from, card by card; for resources, what is added up."""
    if category == "resources":
        counted = counted_for_tens(state, seat)
        parts = tuple(ui.SumLine(say("scores.counted", kind=kind), ui.number(count)) for kind, count in counted.items())
        return Sources(parts, total=ui.number(sum(counted.values())))
    return Sources(
        tuple(
            ui.SumLine(_source(share), ui.number(share.amount))
            for share in breakdown.score_shares(state, seat, category)
        )
    )


def _source(share: breakdown.Contribution) -> str:
    if share.piece == breakdown.BONUS:
        return say("scores.bonus")
    name = say.name(CARDS[share.piece].name)
    return say("scores.manned", card=name, n=share.workers) if share.workers else name


def options_told(options: Mapping[str, Any]) -> str:
    """The options of a solo game as a player says them."""
    sets = ["base", *(name for name in ("advanced", "expert") if options.get(name))]
    sides = "b" if options.get("sides") == "b" else "picked" if options.get("pick") else "dealt"
    words = [
        say(
            f"scores.options.cards.{len(sets)}",
            **{f"set{at}": say(f"scores.options.{each}") for at, each in enumerate(sets)},
        ),
        say(f"new_table.levels.{(options.get('level') or ['prince'])[0]}"),
        say(f"scores.options.{sides}"),
        say("scores.options.ages", n=options.get("ages", len(AGES))),
    ]
    if any(options.get("easier") or ()):
        words.append(say("scores.options.easier"))
    if options.get("swaps"):
        words.append(say("scores.options.swaps", n=options["swaps"]))
    if options.get("end_turn"):
        words.append(say("scores.options.end_turn"))
    if not options.get("roll_on_military", True):
        words.append(say("scores.options.no_die"))
    return listed(words, "comma")


CATEGORIES = {
    "vp": Category("A", "laurels"),
    "colonies": Category("B", "island"),
    "wonders": Category("C", "great-pyramid"),
    "workers": Category("D", "meeple"),
    "resources": Category("E", "cube"),
}
SCORING = Scoring(
    say, CATEGORIES, ("workers", "wonders"), why_before, sources, nation_of, city_of, scored_city,
    "Final scoring", ladder, hall_of_fame, options_told, len(AGES), 2,
)  # fmt: skip


def result(app: App, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    return ScoringScene(app, session, SCORING)


def scoring() -> Scoring:
    """The scoring of solo games."""
    return SCORING
