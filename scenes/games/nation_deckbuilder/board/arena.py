"""The arena: the enemies with their latest turns above, the clash in the middle, the own side with its cards below, all
of it before the cities of both sides.
"""

from __future__ import annotations

from functools import partial

from game.nation_deckbuilder.rules.playing import MARK
from game.nation_deckbuilder.state import NationState
from game.text.sentences import Sentences
from scenes import ui
from scenes.games.nation_deckbuilder.board.clash import BlowLine, clash
from scenes.games.nation_deckbuilder.board.field import Land, ground
from scenes.games.nation_deckbuilder.board.heads import head
from scenes.games.nation_deckbuilder.board.health import Health
from scenes.games.nation_deckbuilder.board.open_pile import open_pile, pile_laid_open
from scenes.games.nation_deckbuilder.board.partner import partner
from scenes.games.nation_deckbuilder.board.rivals import rival
from scenes.games.nation_deckbuilder.city import field
from scenes.games.nation_deckbuilder.panels import pieces
from scenes.games.nation_deckbuilder.panels.turns import ZONE, standing, turn_cards
from scenes.games.nation_deckbuilder.text import explanations
from scenes.games.nation_deckbuilder.text.sides import (
    Side,
    acting_players,
    is_own_turn,
    nation_colour,
    nation_name,
    other_sides,
)
from scenes.table.model import OFF, TableModel
from sprites.paint import palette

say = Sentences("nation_deckbuilder")

THEIRS, BAND, OURS = 162.0, 48.0, 214.0
"""Heights of the enemies' half, of the clash and of the own half."""

HEIGHT = THEIRS + BAND + OURS
MEDAL, BESIDE_PARTNER = 96.0, 64.0
"""The medallion of the own side, and where a partner's cards lie beside it."""


@ui.memo
def arena(
    model: TableModel[NationState],
    struck: tuple[BlowLine, ...],
    effects: tuple[str, ...],
    draws: int,
    health: tuple[Health, ...],
    is_drop: bool,
    heard: int,
) -> ui.PaintLayer:
    """All of it; `heard` is how much has been told so far, `draws` how many cards the marked ones draw."""
    sides = other_sides(model)
    home = model.view.players[model.shown_seat].nation
    partners = [seat for seat in model.view.nations[home].seats if seat != model.shown_seat]
    enemies = [side for side in sides if side.nation != home]
    above = ui.Row(*(rival(model, side, health[side.nation], len(enemies) == 1) for side in enemies), gap=4)
    below = _own(model, home, partners, effects, draws, health[home], is_drop)
    content = ui.Kept(
        ui.Column(
            ui.Overlay(above, high=(0.0, THEIRS), grow=THEIRS),
            ui.Overlay(clash(model, struck), high=(0.0, BAND), grow=BAND),
            ui.Overlay(below, name=f"side{home}", high=(0.0, OURS), grow=OURS),
        )
    )
    return ui.PaintLayer(ui.Overlay(_ground(model, content), content), zone=ZONE, name="play")


def _ground(model: TableModel[NationState], content: ui.Kept) -> ui.Box:
    """The cities of both sides behind the arena; for who does not want to see any a plain field between their lands."""
    home = model.view.players[model.shown_seat].nation
    enemies = tuple(side.nation for side in other_sides(model) if side.nation != home)
    if model.city != OFF:
        return field(model, enemies, home, content)
    lands = tuple(_land(model, nation) for nation in enemies), _land(model, home)
    return ui.Art(ground, *lands)


def _land(model: TableModel[NationState], nation: int) -> Land:
    its = model.view.nations[nation]
    return Land(nation_colour(model, nation), 0 if its.is_army else its.age)


# The own side


def _own(
    model: TableModel[NationState],
    home: int,
    partners: list[int],
    effects: tuple[str, ...],
    draws: int,
    health: Health,
    is_drop: bool,
) -> ui.Row:
    """Who it is, the cards of its turn or a pile that is to be chosen from, what stays, and a partner."""
    pile = pile_laid_open(model)
    played = open_pile(model, pile) if pile else _cards(model, home, effects, draws, is_drop)
    stays = [] if pile else [standing(model, model.view.nations[home].seats, "ours", pieces.CARD)]
    return ui.Row(
        head(model, Side(home, (model.shown_seat,)), health, BESIDE_PARTNER if partners else MEDAL),
        played,
        *stays,
        *(partner(model, seat) for seat in partners),
        gap=12,
        pad=(14, 4, 10, 8),
    )


def _cards(model: TableModel[NationState], home: int, effects: tuple[str, ...], draws: int, is_drop: bool) -> ui.Box:
    """The own turn, on the place where cards are dropped to be played."""
    state = model.view
    told = ui.Tooltip(explanations.plain, model, "play_told.played", explanations.PLAYING)
    acts = state.active == home
    key = "last_turn_of" if not acts else "title" if is_own_turn(model) else "title_of"
    free = [] if not acts or not _may_play(model) else [_free_place(model, told)]
    cards = turn_cards(model, home, pieces.PLAYED_CARD, free, effects)
    words = say(f"play.{key}", name=nation_name(model, home)) if acts or cards.parts else ""
    title = ui.heading(words, cut=True, grow=1)
    more: list[ui.Box] = []
    if draws:
        more.append(
            ui.chip(
                say("play.more", number=draws),
                17,
                palette.INK,
                size=12.5,
                cut=True,
                drop=1,
                name="more",
                tells=told,
            )
        )
    if is_drop:
        more.append(ui.chip(say("play.drop"), 17, palette.WHAT_IF_CELL, palette.HOT, drop=2))
    return ui.Column(
        ui.Row(title, *more, gap=6, high=20, name="played", tells=told),
        cards,
        name="play_area",
        target=partial(ui.Target, z=-1, zone=ZONE, drop_verb="mark"),
        tells=told,
        grow=1,
    )


def _may_play(model: TableModel[NationState]) -> bool:
    decision = model.decision
    return decision is not None and decision.seat == model.viewer and decision.choice is MARK


def _free_place(model: TableModel[NationState], told: ui.Tooltip) -> ui.Box:
    """Where the next card goes, and what an empty row waits for."""
    empty = not any((*player.played, *player.marked) for player in acting_players(model.view))
    words = say("play.hint") if empty else say("play.here")
    style = partial(ui.Text, style=ui.Style.ASIDE, size=15.5, align="center", pad=3)
    inside = ui.Either(style(words, lines=3), style(say("play.here"), lines=3), ui.Gap())
    return ui.Overlay(ui.ghost((None, 0.0), "", 6, snug=False), inside, name="hint", tells=told, grow=1)
