"""The city of a nation: what of a position is seen in it, and where it lies on the table."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.engine.hidden import determinize, redact
from game.nations import GAME
from game.nations.cards.cards import CARDS, EVENTS
from scenes.games.nations.board.board_look import BoardZoom
from scenes.games.nations.board.population import OPACITY
from scenes.games.nations.city import plan_of
from scenes.games.nations.panels.asking import UNDER_WORDS
from scenes.games.nations.panels.plaques import STRIP
from scenes.games.nations.table import NationsTable
from scenes.table.model import LogLine
from scenes.table.panels.city import city_of
from scenes.table.panels.city_zoom import WIDE, CityZoom
from scenes.ui.layout import DisplayList
from scenes.ui.text import Style
from sprites.city import town
from sprites.city.city_picture import CityPicture
from sprites.city.plan import CityPlan, CityWonder, Lot, close_up
from sprites.city.row import BuiltRow
from sprites.city.scenery.land import AROUND
from sprites.paint import palette
from sprites.paint.theme import Theme
from sprites.poster.motif import Motif
from tests.scenes.tables.games import model, session, stuffed
from tests.scenes.windows import margin_of, theme_of
from tests.sprites.test_palette import contrast

TABLE = NationsTable()
COLOURS = tuple(player.colour for player in palette.PLAYERS.values())


def plan(state, seat=0):
    return plan_of(state, seat, COLOURS)


def cities(layout):
    inks = [ink for panel in layout.panels if isinstance(panel.key, DisplayList) for ink in panel.key.inks]
    return [city for city in map(city_of, inks) if city]


@pytest.mark.parametrize("moves", [30, 120, 250])
def test_what_a_viewer_cannot_know_changes_no_plan(moves):
    state = session(3, moves, seed=4).state
    for viewer in range(3):
        seen = [plan(redact(state, viewer, GAME.hidden), seat) for seat in range(3)]
        for seed in range(3):
            other = determinize(state, viewer, GAME.hidden, seed)
            assert [plan(redact(other, viewer, GAME.hidden), seat) for seat in range(3)] == seen


def test_a_worker_lights_a_window_of_the_building_it_works_at():
    state = stuffed(2).state.copy()
    nation = state.nations[0]
    before = plan(state)
    nation.workers = (nation.workers[0] + 1, *nation.workers[1:])
    assert plan(state).lots[0].workers == before.lots[0].workers + 1
    assert plan(state).lots[1:] == before.lots[1:]


def test_a_war_breaks_the_roofs_that_most_work_under():
    state = stuffed(2).state.copy()
    nation = state.nations[0]
    nation.workers = (0, 3, 1, 2, 0)
    nation.war_losses = (4, 1, 0, 0, 1)
    assert [lot.is_broken for lot in plan(state).lots] == [False, True, False, True, False]


def test_a_wonder_grows_with_its_sections():
    state = stuffed(2).state.copy()
    nation = state.nations[0]
    nation.wonder, nation.sections_built = "taj_mahal", 1
    site = plan(state).works[-1]
    assert (site.built, site.of, site.is_ready) == (1, len(CARDS["taj_mahal"].sections), False)


def test_land_dries_up_where_food_is_short():
    state = stuffed(2).state.copy()
    state.event = next(name for name, event in EVENTS.items() if event.famine > 1)
    state.nations[0].food = 40
    green = plan(state).drought
    state.nations[0].food = 0
    hungry = plan(state).drought
    state.nations[0].short = ("food",)
    assert green == 0 < hungry < plan(state).drought


def test_a_war_burns_over_whoever_bought_it():
    state = stuffed(3).state.copy()
    state.war, state.war_buyer = next(card.id for card in CARDS.values() if card.type == "war"), 2
    assert [neighbour.burns for neighbour in plan(state).neighbours] == [False, True]
    assert plan(state, 2).is_at_war


@pytest.mark.parametrize(("letters", "count"), [(100, 1), (125, 0), (200, 0)])
def test_the_city_lies_behind_the_board_where_more_than_a_stump_of_it_is_seen(letters, count):
    seen = model(stuffed(3), theme=theme_of((1920, 1080), letters))
    assert len(cities(TABLE.layout(seen))) == count
    assert not cities(TABLE.layout(replace(seen, city="off")))


def test_every_wonder_and_colony_in_the_city_can_be_read_and_answers_like_its_card():
    game = stuffed(3)
    nation = game.state.nations[game.state.decision.seat]
    seen = model(game, shown_seat=nation.seat)
    under_the_sky = TABLE.layout(seen).targets
    on_the_shelf = TABLE.layout(replace(seen, city="off")).targets
    built = [card for card in (*nation.ready, nation.wonder, *nation.colonies) if card]
    assert built
    for card in built:
        one, other = under_the_sky[card], on_the_shelf[card]
        assert (one.tells, one.stands_for, one.caption) == (other.tells, other.stands_for, other.caption)


def staged(layout):
    """How the only city stands there, and where it lies."""
    ((stage, area),) = (
        (city.stage, ink.area)
        for panel in layout.panels
        if isinstance(panel.key, DisplayList)
        for ink in panel.key.inks
        if (city := city_of(ink))
    )
    return stage, area


@pytest.mark.parametrize("works", range(5))
def test_buildings_stand_before_the_eye_right_of_the_square_in_the_order_of_their_cards(works):
    """They and their workers are seen over all plates, and no wonder hides the middle of one."""
    game = stuffed(3)
    seat = game.state.decision.seat
    nation = game.state.nations[seat]
    wonders = [card.id for card in CARDS.values() if card.type == "wonder" and not card.id.startswith("printed")][
        :works
    ]
    nation.ready, nation.wonder = (*wonders, *[""] * (5 - works)), ""
    layout = TABLE.layout(model(game, shown_seat=seat))
    stage, (left, top, width, height) = staged(layout)
    cards = [layout.sprites[card].area for card in nation.slots if card]
    assert stage.has_quarter and [*stage.lots] == sorted(stage.lots) and len(stage.lots) == len(nation.slots)
    assert left + stage.lots[0] * width > max(x + wide for x, _, wide, _ in cards)
    assert stage.lots[-1] < 1
    for lot in stage.lots:
        assert all(abs(lot - work) > 0.3 * stage.work[2] for work in stage.works)
    plates = [layout.sprites[card].area[1] for card in (*wonders, *nation.colonies) if card]
    assert top + stage.lot[0] * height < min(plates, default=top + height)
    assert 45 <= stage.lot[1] * height <= 70


def with_built(works, colonies):
    """A seat with so many wonders and colonies: its number, the colonies, and its table."""
    game = stuffed(3)
    seat = game.state.decision.seat
    nation = game.state.nations[seat]
    wonders, lands = (
        [card.id for card in CARDS.values() if card.type == type and not card.id.startswith("printed")]
        for type in ("wonder", "colony")
    )
    nation.ready, nation.wonder = (*wonders[:works], *[""] * (5 - works)), ""
    nation.colonies = (*lands[:colonies], *[""] * (2 - colonies))
    return seat, lands[:colonies], TABLE.layout(model(game, shown_seat=seat))


@pytest.mark.parametrize("works", range(6))
@pytest.mark.parametrize("colonies", [1, 2])
def test_nothing_built_stands_over_the_name_of_a_colony_but_its_isle(works, colonies):
    _, lands, layout = with_built(works, colonies)
    stage, (left, _, width, _) = staged(layout)
    assert stage.has_quarter
    for land, isle in zip(lands, stage.isles, strict=True):
        x, _, wide, _ = layout.sprites[land].area
        assert x < left + isle * width < x + wide
        assert not any(x - 2 < left + lot * width < x + wide for lot in stage.lots)


@pytest.mark.parametrize("works", range(5))
@pytest.mark.parametrize("colonies", [0, 1])
def test_the_free_place_covers_no_building(works, colonies):
    seat, _, layout = with_built(works, colonies)
    stage, (left, top, width, height) = staged(layout)
    x, y, wide, _ = layout.sprites[f"shelf@{seat}" if f"shelf@{seat}" in layout.sprites else "shelf"].area
    for lot in stage.lots:
        assert not x < left + lot * width < x + wide or y >= top + stage.lot[0] * height


def test_the_news_hide_nothing_that_was_built():
    game = stuffed(3)
    seat = game.state.decision.seat
    told = tuple(LogLine(other, "buys Hastings", ()) for other in range(3) if other != seat)
    layout = TABLE.layout(model(game, shown_seat=seat, viewer=seat, recap=told))
    stage, (left, _, width, _) = staged(layout)
    x, y, wide, high = layout.targets["recap"].area
    assert x + wide < left + (stage.square - 0.01) * width
    assert y + high < min(layout.sprites[card].area[1] for card in game.state.nations[seat].slots if card)


def test_what_is_pressed_while_others_play_hides_nothing_that_was_built():
    game = stuffed(3)
    other = (game.state.decision.seat + 1) % 3
    layout = TABLE.layout(model(game, shown_seat=other, viewer=other, answers=False))
    stage, (left, _, width, _) = staged(layout)
    x, _, wide, _ = layout.answers
    assert wide > 200 and x + wide < left + (stage.square - 0.01) * width


def test_no_building_gives_way_to_the_plate_of_what_is_bought_first():
    game = stuffed(3)
    seat = game.state.decision.seat
    nation = game.state.nations[seat]
    nation.ready, nation.wonder, nation.colonies = ("",) * 5, "", ("",) * 2
    before = staged(TABLE.layout(model(game, shown_seat=seat)))[0]
    nation.colonies = (next(card.id for card in CARDS.values() if card.type == "colony"), "")
    assert staged(TABLE.layout(model(game, shown_seat=seat)))[0].lots == before.lots


def test_no_plate_lies_on_the_feet_of_what_it_names():
    game = stuffed(3)
    seat = game.state.decision.seat
    seen = model(game, shown_seat=seat, theme=theme_of((1280, 720), 100))
    layout = TABLE.layout(seen)
    (city,) = cities(layout)
    _, (left, top, wide, high) = staged(layout)
    size = round(wide), round(high)
    picture = BuiltRow(city.plan, city.stage, size).picture.copy()
    town.crowd(city.plan, city.stage, size, picture)
    nation = game.state.nations[seat]
    for card in filter(None, (*nation.ready, nation.wonder)):
        x, y, broad, _ = layout.sprites[card].area
        column = pygame.Rect(round(x - left), 0, round(broad), size[1])
        opaque = pygame.mask.from_surface(picture.subsurface(column.clip(picture.get_rect())), 200)
        feet = max((rect.bottom for rect in opaque.get_bounding_rects()), default=0)
        assert top + feet <= y


def test_a_wonder_is_built_on_a_plot_over_the_quay():
    game = stuffed(3)
    seat = game.state.decision.seat
    nation = game.state.nations[seat]
    nation.ready, nation.wonder = ("",) * 5, ""
    layout = TABLE.layout(model(game, shown_seat=seat))
    stage, (_, top, _, height) = staged(layout)
    _, y, wide, high = layout.sprites[f"shelf@{seat}" if f"shelf@{seat}" in layout.sprites else "shelf"].area
    assert wide > 3 * high
    assert y + high <= top + (stage.work[0] + AROUND / 100) * height


def test_a_quiet_city_and_one_in_high_contrast_are_painted_in_their_own_way():
    seen = model(stuffed(2), theme=theme_of((1280, 720), 100))
    moods = [
        cities(TABLE.layout(each))[0].mood
        for each in (
            seen,
            replace(seen, city="quiet"),
            replace(seen, theme=Theme((1280, 720), scheme="high contrast")),
        )
    ]
    assert moods == ["full", "quiet", "contrast"]


def test_a_rival_shows_its_city_through_a_window():
    seen = model(session(2, 40))
    panels = [panel.key for panel in TABLE.layout(seen).panels if isinstance(panel.key, DisplayList)]
    shown = [part for key in panels for ink in key.inks for part in ink.how if isinstance(part, CityPicture)]
    assert [city.plan for city in shown] == [plan(seen.view, 1), plan(seen.view, 0)]


def test_a_saved_game_is_known_by_the_city_of_whoever_looks():
    seen = model(session(2, 40))
    assert TABLE.postcards(seen, 16 / 9)[seen.viewer].picture.plan == plan(seen.view, 0)


@pytest.mark.parametrize("ground", [palette.WHITE, palette.BLACK])
def test_words_before_a_city_are_read_over_any_of_its_tones(ground):
    news, population = palette.mix(ground, *UNDER_WORDS), palette.mix(ground, palette.POPULATION_PLATE, OPACITY)
    assert min(contrast(style.value.colour, news) for style in (Style.NAME, Style.HEADING)) >= 4.5
    assert min(contrast(style.value.colour, population) for style in (Style.FINE, Style.HEADING)) >= 4.5
    assert min(contrast(palette.DARK_INK, tone) for tone in (palette.BRASS_LIGHT, palette.GOLDEN[0])) >= 4.5


def test_a_window_tells_of_the_whole_city_and_leads_to_its_board():
    seen = model(session(2, 40))
    window = TABLE.layout(seen).targets["leader@1"]
    assert window.looks_at == 1
    assert window.tells.city.plan == plan(seen.view, 1)
    assert window.tells.surface(seen.theme).get_width() == seen.theme.px(WIDE)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("has_others", [False, True])
def test_every_plaque_has_a_window_on_the_city_of_its_nation(seats, has_others):
    game = stuffed(seats)
    for nation in game.state.nations:
        if not has_others:
            nation.advisors, nation.colonies = (("",) * len(cards) for cards in (nation.advisors, nation.colonies))
            nation.ready, nation.wonder = ("",) * len(nation.ready), ""
    layout = TABLE.layout(model(game, theme=theme_of((1920, 1080), 100)))
    for seat in range(1, seats):
        _, _, wide, high = layout.targets[f"leader@{seat}"].area
        assert wide > 200 and high >= STRIP[0]


def test_five_seats_have_windows_beside_their_buildings_where_the_window_of_the_program_is_wide():
    theme = theme_of((2560, 1080), 100)
    layout = TABLE.layout(model(stuffed(5), theme=theme, margin=margin_of(theme)))
    for seat in range(1, 5):
        x, y, wide, high = layout.targets[f"leader@{seat}"].area
        cards = [layout.sprites[name].area for name in layout.sprites if name.endswith(f"@{seat}")]
        assert wide > 80 and high > 40
        assert all(left + width <= x for left, top, width, _ in cards if top + 40 > y)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_face_of_a_rival_shows_its_whole_city_where_cities_are_shown(seats):
    seen = model(stuffed(seats))
    shown, hidden = TABLE.layout(seen).targets, TABLE.layout(replace(seen, city="off")).targets
    for seat in range(1, seats):
        assert isinstance(shown[f"head@{seat}"].tells, CityZoom)
        assert isinstance(hidden[f"head@{seat}"].tells, BoardZoom)


@pytest.mark.parametrize("colonies", [0, 2])
@pytest.mark.parametrize("works", [0, 1, 5])
def test_what_is_built_fills_the_height_of_a_narrow_window_and_none_lies_over_another(works, colonies):
    """In a strip nine times as wide as high nothing but buildings and wonders is large enough to be known."""
    across, pyramid = 9.0, CityWonder(Motif("wonder", 1, "great-pyramid"))
    stage = close_up(
        CityPlan(lots=(Lot("church", 2),) * 5, works=(pyramid,) * works, colonies=("lion",) * colonies), across
    )
    width = 0.8 * stage.lot[1] / across
    assert stage.lot[1] > 0.35 and stage.work[1] > 0.9
    assert all(after - before > width for before, after in pairwise(stage.lots))
    assert stage.lots[-1] + width / 2 < stage.square < min((*stage.works, 1.0))
    assert len(stage.works) == works and max((*stage.works, 0.0)) < min((*stage.isles, 1.0))
