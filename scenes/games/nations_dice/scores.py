"""The scores of the Dice Game: in words, and as what falls on the city of a nation while they are counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.nations_dice.cards.tiles import AGES, BOARDS, TILES
from game.nations_dice.rules.solo import hall_of_fame, ladder
from game.nations_dice.state import ORIGINAL, NationsDiceState
from game.nations_dice.text.breakdown import score_shares
from game.nations_dice.text.telling import nation_of
from game.session.session import Session
from game.text.sentences import Sentences
from scenes import ui
from scenes.app.app import App
from scenes.games.nations_dice.board.faces import tile_face
from scenes.games.nations_dice.city import plan_of
from scenes.results.city import City, Work, skyline
from scenes.results.score_words import Category, Scoring, Sources
from scenes.results.scored_city import LaurelFall, ScoredCity, parted
from scenes.results.scoring_scene import ScoringScene
from sprites.bust.person import bust_of
from sprites.city.city_picture import CityPicture
from sprites.city.plan import Stage, whole
from sprites.paint import palette
from sprites.places.cloth import BURGUNDY

say = Sentences("nations_dice")

ACROSS = 4.4
"""How many times as wide as high the picture is."""

CROWD, APART = 0.05, 0.05
"""How wide a place is on which the points of books, famine and war rain, and how far apart these lie."""


def scored_city(state: NationsDiceState, seat: int, colours: Sequence[int]) -> ScoredCity:
    """The city of a seat at the end, and the points of each category of the score over what they come from."""
    plan, nation = plan_of(state, seat, palette.PLAYERS[colours[seat]].colour), state.nations[seat]
    stage = whole(plan, ACROSS)
    foot = stage.work[0]
    rained = (nation.vp_books, nation.vp_famine, nation.vp_war)
    rain = (parted(points, stage.square + APART * (place - 1), foot, CROWD) for place, points in enumerate(rained))
    on_tiles = (tuple(_falls(state, seat, key, stage)) for key in ("wonders", "colonies", "buildings", "advisor"))
    return ScoredCity(CityPicture(plan, stage, whose=("scored", seat)), (*rain, *on_tiles))


def _falls(state: NationsDiceState, seat: int, category: str, stage: Stage) -> Iterator[LaurelFall]:
    nation = state.nations[seat]
    foot, high = stage.lot
    roof, top = foot - 0.72 * high, stage.work[0] - 0.6 * stage.work[1]
    isle = stage.horizon - 0.12
    places = {
        **{tile: (x, roof) for tile, x in zip(nation.slots, stage.lots, strict=False)},
        **{tile: (x, top) for tile, x in zip(nation.ready, stage.works, strict=False)},
        **{tile: (x, isle) for tile, x in zip(nation.colonies, stage.isles, strict=False)},
    }
    for share in score_shares(nation, category):
        x, y = places.get(share.piece, (stage.square, top))
        yield LaurelFall(x, y, share.amount)


def city_of(state: NationsDiceState, seat: int) -> City:
    """What a nation has built: its ready Wonders and its Buildings."""
    nation = state.nations[seat]
    great, other = (
        [Work(TILES[tile].emblem, say.name(TILES[tile].name), motif=tile_face(tile).motif) for tile in tiles if tile]
        for tiles in (nation.ready, nation.slots)
    )
    board = BOARDS[nation.board]
    return skyline(len(AGES), board.emblem, great, other, bust_of(board.person))


def why_before(state: NationsDiceState, first: int, second: int, name: str) -> str:
    """What sets two seats with equal points apart."""
    return say("scores.ahead", name=name)


def sources(state: NationsDiceState, seat: int, category: str) -> Sources:
    """Where the points of a category come from, tile by tile."""
    shares = score_shares(state.nations[seat], category)
    return Sources(tuple(ui.SumLine(say.name(TILES[share.piece].name), ui.number(share.amount)) for share in shares))


def options_told(options: Mapping[str, Any]) -> str:
    """The options of a solo game as a player says them."""
    shadow = "harder" if options.get("harder") else "usual"
    variant = say(f"names.{options.get('variant', ORIGINAL)}")
    return say("scores.options", variant=variant, shadow=say(f"scores.shadow.{shadow}"))


CATEGORIES = {
    "books": Category("A", "open-book"),
    "famine": Category("B", "wheat"),
    "war": Category("C", "crossed-swords"),
    "wonders": Category("D", "great-pyramid"),
    "colonies": Category("E", "island"),
    "buildings": Category("F", "house"),
    "advisor": Category("G", "imperial-crown"),
}
SCORING = Scoring(
    say, CATEGORIES, ("books", "wonders"), why_before, sources, nation_of, city_of, scored_city,
    "Final scoring", ladder, hall_of_fame, options_told, len(AGES), cloth=BURGUNDY,
)  # fmt: skip


def result(app: App, session: Session) -> ScoringScene:
    """What shows how a game ended."""
    return ScoringScene(app, session, SCORING)


def scoring() -> Scoring:
    """The scoring of solo games."""
    return SCORING
