"""The cities of Nation: what of a position is seen in them, and how they lie behind the arena."""

from dataclasses import replace

import pygame
import pytest

from game.engine.hidden import determinize, heaps, redact
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards.cards import DESIGNS
from scenes.games.nation_deckbuilder.city import CLEAR_OF_CARDS, FIRES, ROOFS, all_built, plan_of
from scenes.games.nation_deckbuilder.table import DeckBuilderTable
from scenes.table.panels.city import city_of, is_calmed
from scenes.ui.layout import DisplayList
from sprites.city.battlefield import OURS
from sprites.paint import palette
from sprites.paint.theme import Theme
from tests.scenes.tables.test_nation_layout import model_of, played
from tests.sprites.test_palette import contrast

TABLE = DeckBuilderTable()
BRIGHTEST = 0.98
"""The share of the pixels under words that are darker than those that words are read against."""


@pytest.fixture(scope="module", autouse=True)
def display():
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    pygame.font.init()


def seen(session, viewer=0, state=None, **changes):
    """What a seat may know, with what it can count."""
    state = state or session.state
    facts = {"view": redact(state, viewer, GAME.hidden), "heaps": heaps(state, viewer, GAME.hidden)}
    return model_of(session, viewer, **{**facts, **changes})


def plans(model):
    return [plan_of(model, nation.index) for nation in model.view.nations]


def fields(layout):
    """Every battlefield with its area."""
    inks = [ink for panel in layout.panels if isinstance(panel.key, DisplayList) for ink in panel.key.inks]
    return [(ink.area, city) for ink in inks if (city := city_of(ink))]


def test_cities_draw_no_eye_and_no_smoke_drifts_while_their_viewer_decides():
    session = played("duel", 160)
    viewer = session.state.decision.seat
    calm = [
        any(is_calmed(panel) for panel in TABLE.layout(seen(session, seat, answers=answers)).panels)
        for seat, answers in ((viewer, True), (viewer, False), (1 - viewer, True))
    ]
    assert calm == [True, False, False]


@pytest.mark.parametrize("mode", ["duel", "teams"])
def test_what_a_viewer_cannot_know_changes_no_city(mode):
    session = played(mode, 160)
    for viewer in range(len(session.seats)):
        known = plans(seen(session, viewer))
        for seed in range(3):
            other = determinize(session.state, viewer, GAME.hidden, seed)
            assert plans(seen(session, viewer, other)) == known


def test_every_viewer_sees_the_same_cities():
    session = played("duel", 160)
    assert plans(seen(session, 0)) == plans(seen(session, 1))


def test_a_city_burns_the_more_the_more_health_it_has_lost():
    session = played("duel", 160)
    found = []
    for health in (60, 30, 0):
        session.state.nations[1].health = health
        found.append(plans(seen(session))[1])
    assert [(plan.fires, plan.night) for plan in found] == [(0, 0), (FIRES // 2, 0.5), (FIRES, 1)]
    broken = [sum(bool(lot and lot.is_broken) for lot in plan.lots) for plan in found]
    assert broken[0] == 0 and broken[2] == min(ROOFS, sum(map(bool, found[2].lots[:-1])))


def test_everything_that_a_deck_has_built_stands_where_there_is_room():
    session = played("duel", 160)
    designs = {design.id: design for design in DESIGNS.all()}
    bought = [designs[each] for each in ("legion", "musketeers", "navy", "war_satellite", "utopia")]
    session.state.players[0].discard_pile += tuple(design.handle(1) for design in bought)
    model = seen(session)
    found = {lot.emblem: lot.is_army for lot in all_built(model, 0).lots}
    assert {design.emblem: design.emblem in found for design in bought} == {d.emblem: True for d in bought}
    assert found["roman-shield"] and found["musket"] and not found["galleon"] and not found["beam-satellite"]
    assert {lot.emblem for lot in plans(model)[0].lots if lot} < found.keys()


def test_a_bought_building_stands_in_a_place_of_its_own():
    session = played("duel", 160)
    player = session.state.players[0]
    before = plans(seen(session))[0].lots
    new = next(card for card in DESIGNS.all() if card.type == "building" and card.age == 5)
    player.discard_pile += (new.handle(1),)
    after = plans(seen(session))[0].lots
    changed = [lot for was, lot in zip(before, after, strict=True) if was != lot]
    assert [lot.emblem for lot in changed] == [new.emblem]


@pytest.mark.parametrize(("mode", "scheme", "least"), [("duel", "standard", 4.5), ("three", "high contrast", 7)])
def test_words_before_the_cities_are_read(mode, scheme, least):
    session = played(mode, 160)
    theme = Theme((1280, 720), scheme=scheme)
    for health in (70, 1):
        for nation in session.state.nations:
            nation.health = health
        laid = TABLE.layout(seen(session, theme=theme))
        ((area, field),) = fields(laid)
        whole = theme.rect(*area)
        picture = field.paint(whole.size)
        for name, under in laid.anchors.items():
            before = ("health@", "age@", "food@", "science@", "clash", "played", "latest_turn")
            if name.endswith(".header") or name.startswith(before):
                words = theme.rect(*under)
                words.h = min(words.h, theme.px(20)) if name.startswith(("played", "latest")) else words.h
                if not whole.contains(words):
                    continue
                tone = bright(picture, words.move(-whole.x, -whole.y))
                for ink in (palette.IVORY, palette.SECONDARY, palette.BRASS_LIGHT):
                    assert contrast(theme.colour(ink), tone) >= least, (name, health)


def bright(picture, part):
    """The tone that is lighter than nearly all of a part of a picture."""
    tones = pygame.surfarray.array3d(picture.subsurface(part)).reshape(-1, 3)
    return tuple(map(int, sorted(tones.tolist(), key=sum)[int(BRIGHTEST * len(tones))]))


def test_who_does_not_want_to_see_cities_sees_a_plain_field():
    session = played("duel", 40)
    assert len(fields(TABLE.layout(seen(session)))) == 1
    assert not fields(TABLE.layout(seen(session, city="off")))
    assert fields(TABLE.layout(seen(session, city="quiet")))[0][1].mood == "quiet"


def test_a_saved_game_is_known_by_its_cities():
    model = seen(played("three", 160))
    cards = TABLE.postcards(model, 16 / 9)
    shown = [replace(card.picture.plan, neighbours=()) for card in cards]
    assert shown == [all_built(model, nation.index) for nation in model.view.nations]


def test_lands_of_rivals_stand_on_the_hills_and_smoke_as_they_lose():
    session = played("duel", 160)
    for health, burns in ((60, False), (20, True)):
        session.state.nations[1].health = health
        (rival,) = TABLE.postcards(seen(session), 2.0)[0].picture.plan.neighbours
        assert rival.burns is burns


def test_the_land_of_an_army_without_players_has_a_postcard_too():
    session = played("solo", 40)
    cards = TABLE.postcards(seen(session), 2.0)
    assert [card.seats for card in cards if not card.seats] == [()]


def test_most_of_the_own_roofs_stand_over_the_row_of_cards_and_right_of_the_sum():
    laid = TABLE.layout(seen(played("duel", 160)))
    (((x, y, wide, high), field),) = fields(laid)
    top, end = (y + high * share for share in OURS)
    foot, tall = (share * (end - top) for share in field.ours.stage.lot)
    _, row, _, row_high = laid.anchors["play_area"]
    cards = [
        each.area for each in laid.sprites.values() if row <= each.area[1] < row + row_high and each.area[0] < x + wide
    ]
    assert cards and top + foot - 0.25 * tall < min(area[1] for area in cards)
    for land in (field.ours, *field.theirs):
        assert min(land.stage.lots) > CLEAR_OF_CARDS
