"""What moments put over a table: within it, sharp, and nothing that is told is hidden."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.nations.cards.cards import BOARDS, CARDS
from game.text import language
from scenes import ui
from scenes.games.nation_deckbuilder.motion import moments
from scenes.games.nation_deckbuilder.motion.moments import BlowMoment
from scenes.games.nations.board.faces import card_face
from scenes.games.nations.board.looks import CardLook
from scenes.games.nations.motion.event_moment import CHANGE_AT, VALUE_AT, Affected, EventPaper, EventRead, all_papers
from scenes.games.nations.motion.famine_moment import FamineMoment
from scenes.games.nations.motion.war_moments import FALLS, Fighter, WarDeclared, WarFought, say
from scenes.games.wealth_of_nations.motion.great_moments import BlocCompleted, BlocShines
from scenes.games.wealth_of_nations.motion.moments import LANDED
from scenes.table import great_site, staging
from scenes.table.age_change import OPENS, AgeChange
from scenes.table.great_site import land_of
from scenes.table.great_work import BUILT, CARD_HIGH, HELD, LIT, GreatWork, body_of
from scenes.table.moment import MomentStage
from scenes.ui.host.target import Sprite
from sprites.city.plan import CityPlan
from sprites.paint import palette
from sprites.paint.theme import Theme
from sprites.places import stagecraft
from sprites.places.scroll import scroll
from sprites.poster.cutout import CutOut
from tests.sprites.test_palette import contrast

WAR = "hundred_years_war"
SUM_AT = (12.0, 210.0, 830.0, 48.0)


@pytest.fixture
def theme():
    return Theme((1280, 720))


def stage(theme, spots=None, sprites=None):
    table = pygame.Surface(theme.size)
    return MomentStage(theme, lambda rect: table.subsurface(rect).copy(), (spots or {}).get, (sprites or {}).get)


def test_a_war_that_is_declared_stays_on_the_table_and_glides_on_to_where_it_is_told(theme):
    spots = {"war": (1240.0, 300.0, 26.0, 26.0), WAR: (300.0, 500.0, 98.0, 138.0)}
    on, moment = stage(theme, spots), WarDeclared(WAR, card_face(WAR))

    def card(at):
        *_, stamp = (each for each in moment.stamps(on, at) if 50 < each.rect.width < 300)
        return stamp.rect

    flight = [card(at) for at in range(0, 450, 25)]
    assert abs(flight[0].centerx - 349) < 10
    assert all(rect.right <= 1280 for rect in flight)
    lies = card(moment.ms)
    spots["war"] = (1000.0, 300.0, 150.0, 40.0)
    assert card(moment.ms) == lies
    assert 1080 < card(moment.ms + moment.leaving / 2).centerx < lies.centerx


@pytest.mark.parametrize("strengths", [(2, 2, 2, 2, 2), (6, 0), (9, 4, 4)])
def test_the_line_of_a_war_hides_no_strength_and_no_head_stands_before_its_rule(theme, strengths):
    people = [board.person for board in BOARDS.values()]
    fighters = tuple(
        Fighter(f"Seat {number}", number + 1, people[number], strength, 0, strength < 2, ())
        for number, strength in enumerate(strengths)
    )
    moment = WarFought(WAR, card_face(WAR), "War", "Who is weaker loses", 2, fighters)

    stamps = moment.stamps(stage(theme), moment.still)

    surfaces = [stamp.surface for stamp in stamps]
    (line,) = (order for order, stamp in enumerate(stamps) if is_line(stamp))
    for fighter in fighters:
        colour = palette.PLAYERS[fighter.colour].colour
        shield = stagecraft.strength_shield(theme, fighter.strength, 46.0, colour)
        (shown,) = (order for order, surface in enumerate(surfaces) if is_part_of(surface, shield))
        assert shown > line
    heads = [stamp.rect for stamp in stamps if stamp.rect.size == (112, 112)]
    assert len(heads) >= sum(not fighter.is_defeated for fighter in fighters)
    assert min(rect.top for rect in heads) >= 121 + 13


def test_nobody_is_called_safe_before_the_line_of_a_war_has_come_down(theme, monkeypatch):
    person, said, text = next(iter(BOARDS.values())).person, [], theme.text
    monkeypatch.setattr(theme, "text", lambda words, *how: said.append(words) or text(words, *how))
    fighters = Fighter("Ann", 1, person, 3, 0, False, ()), Fighter("Bob", 2, person, 1, 0, True, ())
    moment = WarFought(WAR, card_face(WAR), "War", "Who is weaker loses", 2, fighters)
    outcomes = {say("moments.stands"), say("moments.saves", n=0)}

    moment.stamps(stage(theme), FALLS)
    assert "Ann" in said and outcomes.isdisjoint(said)
    moment.stamps(stage(theme), moment.still)
    assert outcomes <= {*said}


def war_of(strengths, needed=2):
    people = [board.person for board in BOARDS.values()]
    fighters = tuple(
        Fighter(f"Seat {number}", number + 1, people[number], strength, 0, strength < needed, ())
        for number, strength in enumerate(strengths)
    )
    return WarFought(WAR, card_face(WAR), "War", "Who is weaker loses", needed, fighters)


def test_a_war_in_which_all_stand_ends_with_words_of_calm_and_no_blow(theme, monkeypatch):
    words, keep = {}, theme.cached
    monkeypatch.setattr(theme, "cached", lambda key, draw: noted(words, key, keep(key, draw)))
    for strengths, is_calm in (((2, 3), True), ((1, 3), False)):
        words.clear()
        moment = war_of(strengths)
        moment.stamps(stage(theme), moment.still)
        assert any(say("moments.all_stand") in key for key in words) == is_calm
        assert any("Who is weaker loses" in key for key in words) != is_calm
        assert ("rubble" in [sound for _, sound in moment.heard]) != is_calm


def test_what_is_needed_to_stand_in_a_war_touches_its_number(theme):
    moment = war_of((6, 3, 1))
    line, sign, words = (stamp.rect for stamp in moment._line(theme, theme.rect(0, 42, 1280, 432), moment.still))
    assert line.collidepoint(sign.center)
    assert sign.bottom - 6 < words.top < sign.bottom + 4
    assert abs(words.centerx - sign.centerx) <= 1


def test_no_ember_of_a_war_lies_on_its_words(theme):
    moment = war_of((6, 3, 1))
    words = [stamp.rect.inflate(8, 8) for stamp in moment._words(theme, moment.still)]
    stamps = moment.stamps(stage(theme), moment.still)
    embers = [stamp.rect for stamp in stamps if stamp.rect.width == stamp.rect.height < 14]
    assert len(embers) > 10
    assert not any(ember.collidelist(words) >= 0 for ember in embers)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_shield_of_a_war_hides_what_the_nation_beside_it_loses(theme, seats):
    people, losses = [board.person for board in BOARDS.values()], (("vp", 1), ("food", 5), ("gold", 5), ("books", 5))
    fighters = tuple(
        Fighter(f"Seat {number}", number + 1, people[number], 2 + seats - number, 0, True, losses)
        for number in range(seats)
    )
    moment = WarFought(WAR, card_face(WAR), "War", "Who is weaker loses", 9, fighters)
    amounts = [staging.title(theme, ui.number(-n), 19.0, (0, 0), "number", palette.LOSS).surface for n in (1, 5)]

    signs = moment._nations(theme, moment.ms)[1]

    lost = [stamp.rect for stamp in signs if any(is_part_of(stamp.surface, each) for each in amounts)]
    shields = [
        stamp.rect for stamp in signs for fighter in fighters
        if is_part_of(stamp.surface, stagecraft.strength_shield(
            theme, fighter.strength, 46.0, palette.PLAYERS[fighter.colour].colour))
    ]  # fmt: skip
    assert (len(lost), len(shields)) == (4 * seats, seats)
    assert not any(amount.collidelist(shields) >= 0 for amount in lost)


@pytest.mark.sample(4)
@pytest.mark.parametrize("letter", [1.0, 1.5])
@pytest.mark.parametrize("scheme", palette.SCHEMES)
@pytest.mark.parametrize("spoken", language.languages())
def test_no_words_of_a_war_lie_over_each_other(monkeypatch, letter, scheme, spoken):
    """With five nations, the weakest of which stand at its line, so that what they lose flies there."""
    theme, words = Theme((1280, 720), scheme=scheme, letter=letter), {}
    keep = theme.cached
    monkeypatch.setattr(theme, "cached", lambda key, draw: noted(words, key, keep(key, draw)))
    people = [board.person for board in BOARDS.values()]
    losses = (("vp", 1), ("food", 8))
    fighters = tuple(
        Fighter(f"Seat {number}", number + 1, people[number], 6 - number, 0, number > 2, losses) for number in range(5)
    )
    with language.speaking(spoken):
        rule = say("moments.war_rule", strength=4, n=8, kind="food")
        moment = WarFought(WAR, card_face(WAR), say.name(CARDS[WAR].name), rule, 4, fighters)
        stamps = moment.stamps(stage(theme), moment.still)
    shown = [stamp.rect for stamp in stamps if any(is_part_of(stamp.surface, each) for each in words.values())]
    strongest = next(stamp.rect for stamp in stamps if stamp.rect.size == (112, 112))
    lines = [rect.inflate(-2, -round(0.4 * rect.height)) for rect in shown]
    assert len(words) == 5
    assert len(shown) == 7
    assert not any(1094 - 40 < rect.right < 1094 for rect in shown if rect.top > 142)
    assert all(pygame.Rect(0, 42, 1280, 432).contains(rect) for rect in shown)
    assert not any(line.collidelistall(lines[:number]) for number, line in enumerate(lines))
    assert strongest.collidelist(lines) < 0


def test_the_scroll_of_an_age_is_as_wide_as_what_it_brings(theme):
    chips = ("access to the second pile", "a token with which two cards of yours are removed")
    stamps = AgeChange(2, "Age II", "Damson gets there first", chips, 2).stamps(stage(theme), AgeChange.still)
    sheet = next(each.rect for each in stamps if 200 < each.rect.height < 260 and each.rect.width > 400)
    pills = [each.rect for each in stamps if 20 < each.rect.height < 30 and each.rect.top > 370]
    assert len(pills) == 2
    assert all(sheet.inflate(-80, 0).contains(pill) for pill in pills)


def test_the_cards_of_an_age_lie_turned_before_its_banner_opens(theme):
    look, area = CardLook(card_face("pyramids")), (900.0, 551.0, 98.0, 138.0)
    cards = {name: Sprite(area, look) for name in ("a", "b", "c")}
    on = MomentStage(theme, lambda rect: pygame.Surface(rect.size), {}.get, cards.get)
    moment = AgeChange(2, "Medieval", "round 3 of 8", (), 2, (("a",), ("b",), ("c",)))

    def widths(at):
        return {stamp.rect.width for stamp in moment._cards(on, at)}

    lying = theme.px(98)
    assert min(widths(OPENS / 5)) < lying - 20
    assert all(abs(wide - lying) < 3 for at in range(int(OPENS), int(moment.ms), 100) for wide in widths(at))
    assert all(stamp.rect.size == theme.size or stamp.rect.width < 200 for stamp in moment.stamps(on, OPENS - 1))


def test_a_war_is_fought_before_its_own_picture(theme, monkeypatch):
    asked, picture = [], theme.posters.picture
    monkeypatch.setattr(theme.posters, "picture", lambda motif, *size: asked.append(motif) or picture(motif, *size))
    moment = WarFought(WAR, card_face(WAR), "War", "Who is weaker loses", 2, ())
    moment.stamps(stage(theme), moment.still)
    assert asked == [card_face(WAR).motif]


@pytest.mark.parametrize("scheme", palette.SCHEMES)
def test_what_is_proclaimed_stands_on_a_scroll_that_is_wide_enough_in_every_language(scheme):
    theme = Theme((1280, 720), scheme=scheme, letter=1.5)
    sheet = scroll(theme, 300, 100)
    assert sheet.get_at((theme.px(168), theme.px(60)))[3] == 255
    for spoken in language.languages():
        with language.speaking(spoken):
            stamps = FamineMoment(3, ()).stamps(stage(theme), FamineMoment.still)
        board = max((each.rect for each in stamps if 180 < each.rect.height < 240), key=lambda rect: rect.width)
        lines = [each.rect for each in stamps if each.rect.colliderect(board) and 18 < each.rect.height < 90]
        assert len(lines) >= 3
        assert all(board.inflate(-40, -20).contains(line) for line in lines)


def noted(words, key, surface):
    """A picture that is kept, noted where it is words of a moment."""
    if key[0] in ("moment title", "moment pill"):
        words[key] = surface
    return surface


def is_line(stamp):
    return stamp.rect.width > 900 and stamp.rect.height == 44


def is_part_of(surface, whole):
    return surface is whole or surface.get_parent() is whole


PYRAMIDS = card_face("pyramids")
LAND = land_of(CityPlan(age=2, hour=0.4), "full", 0)
CITY = {"pyramids.stands": (900.0, 551.0, 124.0, 57.0)}


def built_pyramids():
    return GreatWork(
        "pyramids", PYRAMIDS.name, "built by Mira", CardLook(PYRAMIDS), PYRAMIDS.motif, "vp@1", "market", LAND,
        "applause_1",
    )  # fmt: skip


def test_the_card_of_a_finished_wonder_is_drawn_as_large_as_it_is_shown(theme):
    begun, ready = (CardLook(PYRAMIDS, built=built) for built in (2, None))
    width, height = begun.surface(theme).get_size()
    lying = Sprite((600.0, 540.0, float(width), float(height)), begun)
    large = ready.surface(theme.magnified(round(CARD_HIGH / height, 2)))
    assert large.get_height() > height
    moment = built_pyramids()
    for on in (
        stage(theme, sprites={"pyramids": lying}),
        stage(theme, spots={"vp@1": (220.0, 60.0, 30.0, 30.0)}),
    ):
        assert any(stamp.surface is large for stamp in moment.stamps(on, moment.still))


@pytest.mark.parametrize("hall", [(262.0, 46.0, 728.0, 424.0), (262.0, 46.0, 506.0, 350.0)])
@pytest.mark.parametrize("left", [330.0, 1130.0])
def test_a_finished_wonder_rises_in_the_market_larger_than_its_card_and_hides_nothing_that_it_changes(
    theme, left, hall
):
    spots = {"market": hall}
    lying = Sprite((left, 500.0, 96.0, 134.0), CardLook(PYRAMIDS))
    moment, on = built_pyramids(), stage(theme, spots, {"pyramids": lying})
    scene = moment._scene(on, body_of(theme, PYRAMIDS.motif), lying.area)
    room = pygame.FRect(hall)
    work, plinth, card = (pygame.FRect(area) for area in scene)
    assert all(room.contains(each) for each in (work, plinth, card))
    assert not card.colliderect(work.union(plinth))
    assert work.width > 1.3 * card.width
    assert (card.x < work.x) == (left > 600)
    shown = [stamp.rect for stamp in moment.stamps(on, moment.still) if stamp.surface.get_alpha() == 255]
    assert shown


def test_a_finished_wonder_is_laid_course_by_course_from_its_plinth(theme):
    """What lies stays where it is, and the next course comes down on it."""
    work, body = (300.0, 100.0, 280.0, 210.0), pygame.Surface((280, 210), pygame.SRCALPHA)
    body.fill((200, 160, 90))
    laid = [
        [stamp.rect for stamp in great_site.courses(theme, body, work, at, HELD, BUILT) if stamp.rect.width == 280]
        for at in range(int(HELD), int(BUILT) + 300, 5)
    ]
    counts = [len(rects) for rects in laid]
    building, (whole,) = laid[:-1], laid[-1]
    assert set(counts) == {*range(great_site.COURSES + 1)} and whole.bottom == 310
    for rects in building:
        assert all(below.top >= above.bottom for below, above in pairwise(rects))
        assert all(rect.bottom == 310 for rect in rects[:1] if len(rects) > 3)


def test_the_light_of_the_day_comes_to_a_great_work_when_its_scaffold_falls(theme):
    hall = (262.0, 46.0, 506.0, 350.0)
    lying = Sprite((900.0, 500.0, 96.0, 134.0), CardLook(PYRAMIDS))
    on, moment = stage(theme, {"market": hall}, {"pyramids": lying}), built_pyramids()
    light = []
    for at in (HELD, BUILT - 100, LIT + 50):
        table = pygame.Surface(theme.size)
        table.blits([(stamp.surface, stamp.corner) for stamp in moment.stamps(on, at)])
        light.append(sum(pygame.transform.average_color(table, theme.rect(290.0, 60.0, 120.0, 60.0))[:3]))
    assert light[2] > 1.5 * light[1] and abs(light[1] - light[0]) < 60


@pytest.mark.parametrize("left", [330.0, 1130.0])
def test_there_is_light_on_a_finished_wonder_where_it_stands_in_the_city_and_its_card_hides_no_city(theme, left):
    spots = {"pyramids.stands": (left, 551.0, 124.0, 57.0)}
    plate = Sprite((left, 608.0, 124.0, 31.0), CardLook(PYRAMIDS))
    table = pygame.Surface(theme.size)
    table.fill((120, 120, 120))
    on = MomentStage(theme, lambda rect: table.subsurface(rect).copy(), spots.get, {"pyramids": plate}.get)
    stamps = built_pyramids().stamps(on, GreatWork.still)
    for stamp in stamps:
        table.blit(stamp.surface, stamp.corner)
    work = theme.rect(*spots["pyramids.stands"])
    assert min(table.get_at(work.center)[:3]) >= 110
    assert max(table.get_at((1260, 100))[:3]) < 70
    shown = [stamp.rect for stamp in stamps if abs(stamp.rect.height - CARD_HIGH) <= 1]
    assert shown
    assert not any(rect.colliderect(work) for rect in shown)


def test_the_scaffold_of_a_wonder_falls_where_it_stands_in_the_city(theme):
    area = CITY["pyramids.stands"]
    plate = Sprite((900.0, 608.0, 124.0, 31.0), CardLook(PYRAMIDS))
    on = MomentStage(theme, lambda rect: pygame.Surface(rect.size), CITY.get, {"pyramids": plate}.get)
    planks = great_site.scaffold(theme, "pyramids", area, 260.0, BUILT)
    stamps = built_pyramids().stamps(on, 260.0)
    assert planks
    assert {stamp.corner for stamp in planks} <= {stamp.corner for stamp in stamps}
    assert all(abs(plank.rect.centerx - theme.px(962)) < 100 and plank.rect.bottom < 690 for plank in planks)


@pytest.mark.parametrize("at", [60.0, 260.0, 440.0])
def test_the_plate_of_a_wonder_in_the_city_is_never_blown_up_to_a_card(theme, at):
    """While the scaffold stands there is nothing to be seen of the card: the plate is wide and low."""
    plate = Sprite((900.0, 608.0, 124.0, 31.0), CardLook(PYRAMIDS))
    on, moment = stage(theme, CITY, {"pyramids": plate}), built_pyramids()
    scene = moment._scene(on, body_of(theme, PYRAMIDS.motif), plate.area)
    assert all(each.surface.get_alpha() == 0 for each in moment._card(on, scene, plate.area, plate, at))


def test_a_wonder_that_is_begun_is_printed_ahead_of_the_day_that_it_rises(theme, monkeypatch):
    asked = []
    monkeypatch.setattr(theme.posters, "picture", lambda motif, size, *_: asked.append(motif) or pygame.Surface(size))
    CardLook(PYRAMIDS).surface(theme)
    assert CutOut(PYRAMIDS.motif) not in asked
    CardLook(PYRAMIDS, built=1).surface(theme)
    assert CutOut(PYRAMIDS.motif) in asked


@pytest.mark.parametrize("write", [staging.title, staging.pill])
def test_small_words_of_a_moment_grow_with_the_text_size_and_large_ones_stay(write):
    heights = {
        (letter, size): write(Theme((1280, 720), letter=letter), "War", size, (0, 0)).surface.get_height()
        for letter in (0.8, 1.0, 1.5)
        for size in (15, 40)
    }
    assert heights[1.5, 15] > 1.3 * heights[1.0, 15]
    assert heights[0.8, 15] == heights[1.0, 15]
    assert heights[1.5, 40] == heights[1.0, 40]


def test_a_paper_is_read_larger_with_larger_letters():
    paper = EventPaper("attila", "top", 3)
    moment, wide = EventRead(paper, "", (), opens=True, closes=True), []
    for letter in (1.0, 1.5):
        on = stage(Theme((1280, 720), letter=letter), {"event": (1000.0, 200.0, 200.0, 80.0)})
        wide.append(moment.stamps(on, moment.still)[1].rect.width)
    assert wide[1] == pytest.approx(1.24 * wide[0], rel=0.01)


def test_whom_the_next_event_may_concern_stands_pale_under_it_while_the_first_is_read(theme, monkeypatch):
    words, rich = [], theme.rich
    monkeypatch.setattr(theme, "rich", lambda told, *how: words.append(told) or rich(told, *how))
    person = next(iter(BOARDS.values())).person
    later = Affected("Ann", 1, person, 4, True, (("food", -3),)), Affected("Bob", 2, person, 6, False, ())
    on = stage(theme, {"event": (1000.0, 200.0, 200.0, 80.0)})
    moment = EventRead(EventPaper("attila", "top", 3), "strength", (), True, False, (), later, "stability")
    stamps = moment.stamps(on, moment.still)
    assert {"4 {stability}", "6 {stability}"} <= {*words}
    assert any("{food}" in each for each in words)
    paper = stamps[2].rect
    rows = [stamp for stamp in stamps[3:] if stamp.rect.width == theme.px(473)]
    assert len(rows) == 2
    assert all(row.rect.x > paper.centerx and row.rect.bottom < paper.bottom for row in rows)
    assert all(row.surface.get_alpha() < 210 for row in rows)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_a_paper_that_is_read_has_all_of_its_words_and_squeezes_none(monkeypatch, size):
    theme, cut, squeezed = Theme(size), [], []
    rich, text = theme.rich, theme.text

    def write(words, role, size, colour, width=None):
        if width and theme.wide(words, role, size) > width * theme.s:
            squeezed.append(words)
        return text(words, role, size, colour, width)

    def write_richly(words, *how):
        if words.endswith(" …"):
            cut.append(words)
        return rich(words, *how)

    monkeypatch.setattr(theme, "text", write)
    monkeypatch.setattr(theme, "rich", write_richly)
    for spoken in language.languages():
        with language.speaking(spoken):
            for paper in all_papers():
                paper._drawn(theme)
    assert not cut
    assert not squeezed


@pytest.mark.parametrize("role", ["title", "aside"])
def test_in_high_contrast_words_of_a_moment_lie_on_dark_ground(role):
    """Whatever bright picture is behind them."""
    theme = Theme((1280, 720), scheme="high contrast")
    words = staging.title(theme, "no one wears", 24, (0, 0), role, palette.IVORY).surface
    ground = pygame.Surface(words.get_size())
    ground.fill(palette.WHITE)
    ground.blit(words, (0, 0))
    width, height = words.get_size()
    letters = pygame.mask.from_threshold(ground, palette.WHITE, (24, 24, 24, 255))
    around = [ground.get_at((x, y))[:3] for x in range(14, width - 14, 3) for y in (2, height - 3)]
    assert letters.count() > 100
    assert min(contrast(palette.IVORY, colour) for colour in around) >= 4.5


@pytest.mark.parametrize("seat", palette.PLAYERS)
def test_names_on_the_plates_of_a_war(theme, seat):
    plate = stagecraft.brass_plate(theme, palette.PLAYERS[seat].colour, 168.0, 48.0)
    name, told = (plate.get_at((84, y))[:3] for y in (11, 32))
    assert contrast(palette.IVORY, name) >= 4.5
    assert contrast(palette.IVORY, told) >= 4.5


def test_with_reduced_motion_the_card_of_a_war_is_seen_large(theme):
    spots = {"war": (1240.0, 300.0, 26.0, 26.0), WAR: (300.0, 500.0, 98.0, 138.0)}
    moment = WarDeclared(WAR, card_face(WAR))
    card = moment.stamps(stage(theme, spots), moment.still)[-1]
    assert card.rect.width > 1.3 * CardLook(card_face(WAR)).surface(theme).get_width()


def test_large_words_have_an_edge_without_teeth():
    theme = Theme((3840, 2160))
    words = staging.title(theme, "Medieval", 58, (0, 0)).surface
    alphas = pygame.surfarray.array_alpha(words)
    opaque = alphas > 128
    columns = [sum(column[1:] != column[:-1]) for column in opaque]
    assert max(columns) <= 8


def test_a_famine_is_named_within_its_plate_in_every_language(theme):
    for spoken in language.languages():
        with language.speaking(spoken):
            stamps = FamineMoment(3, ()).stamps(stage(theme), 1000.0)
        plate = next(stamp.rect for stamp in stamps if stamp.rect.size == (728, 272))
        assert all(stamp.rect.right <= plate.right - 10 for stamp in stamps if 45 < stamp.rect.height < 100)


@pytest.mark.parametrize("top", [60.0, 300.0])
def test_the_words_on_a_bloc_hide_none_of_its_tiles(theme, top):
    spots = {f"tile b{number}": (500.0, top + 60 * number, 70.0, 60.0) for number in range(3)}
    moment = BlocShines(("b0", "b1", "b2"), "Mine bloc complete", "it makes 5 each round")

    stamps = moment.stamps(stage(theme, spots), moment.still)

    words = staging.title(theme, moment.name, 34, (0, 0)).surface
    (shown,) = (stamp.rect for stamp in stamps if stamp.surface is words)
    assert shown.top >= 36
    assert not any(shown.colliderect(area) for area in spots.values())


def test_nothing_is_said_of_a_bloc_before_the_building_that_completes_it_stands(theme):
    """Deed before word: its tile arrives, its building falls, and only then there is light and a plate."""
    moment = BlocCompleted(("b0",), "Mine bloc complete", "it makes 5 each round")
    spots = {"tile b0": (500.0, 300.0, 70.0, 60.0)}
    assert all(at >= LANDED for at, _ in moment.sounds)
    assert not any(moment.stamps(stage(theme, spots), at) for at in range(0, int(LANDED), 40))
    later = moment.stamps(stage(theme, spots), LANDED + 900.0)
    assert len(later) == len(BlocShines(*(moment.hexes, moment.name, moment.told)).stamps(stage(theme, spots), 900.0))


def test_the_words_on_a_bloc_never_outgrow_their_plate(theme):
    moment, on = (
        BlocShines(("b0",), "Mine bloc complete", "it makes 5"),
        stage(theme, {"b0": (500.0, 300.0, 70.0, 60.0)}),
    )
    for at in range(320, 700, 40):
        rects = [each.rect for each in moment.stamps(on, at) if each.rect.width > 200]
        plate = max(rects, key=lambda rect: rect.height)
        assert all(plate.left <= rect.left and rect.right <= plate.right for rect in rects)


def test_the_words_on_a_bloc_stay_on_the_map():
    theme = Theme((1280, 720), scheme="high contrast", letter=1.5)
    for left in (280.0, 780.0):
        moment = BlocShines(("b0",), "Block vollendet: Arbeitslager", "it makes 5 each round")
        stamps = moment.stamps(stage(theme, {"tile b0": (left, 300.0, 70.0, 60.0)}), moment.still)
        words = max((stamp.rect for stamp in stamps if stamp.rect.height < 60), key=lambda rect: rect.width)
        assert words.left >= 260
        assert words.right <= 852


@pytest.mark.parametrize("letter", [1.0, 1.5])
@pytest.mark.parametrize("spoken", language.languages())
@pytest.mark.parametrize("left", [100.0, 1000.0])
def test_what_walls_have_stopped_is_told_beside_the_plate(letter, spoken, left):
    theme = Theme((1280, 720), letter=letter)
    plate = (left, 300.0, 120.0, 40.0)
    with language.speaking(spoken):
        *_, told = BlowMoment(0, 1, 7, 5).stamps(stage(theme, {"health@1": plate}), BlowMoment.still)
        summed = BlowMoment(0, 1, 7, 5).stamps(
            stage(theme, {"health@1": plate, "sum@1": (100.0, 400.0, 800.0, 90.0)}), BlowMoment.still
        )
    assert told.rect.width > 90
    assert not told.rect.colliderect(theme.rect(*plate))
    assert pygame.Rect(0, 0, *theme.size).contains(told.rect)
    assert not any(each.surface is told.surface for each in summed)


@pytest.mark.parametrize("letter", [1.0, 1.5])
def test_a_blow_is_read_large_on_the_head_and_hides_no_name_beside_the_plate(letter):
    """All else is dark: the number lies on the head, the sum on the small one, and splinters are small."""
    theme, plate = Theme((1280, 720), letter=letter), (126.0, 73.0, 170.0, 49.0)
    heart, bar, head = (180.0, 76.0, 18.0, 26.0), (131.0, 105.0, 160.0, 13.0), (22.0, 76.0, 96.0, 96.0)
    spots = {"health@1": plate, "health@1.heart": heart, "health@1.bar": bar, "side_1": head, "sum@1": SUM_AT}
    on, moment = stage(theme, spots), BlowMoment(0, 1, 12, 3, 40, 60)
    kept = [theme.rect(*area).inflate(30, 82) for area in (head, SUM_AT, (*plate[:3], plate[3] + 40))]
    stamps = moment.stamps(on, moment.still)
    near = [stamp.rect for stamp in stamps if stamp.rect.height > 14 and stamp.rect.size != theme.size]
    beside = [rect for rect in near if not any(area.contains(rect) for area in kept)]
    assert all(min(rect.size) >= theme.px(staging.REACH) - 1 for rect in beside), "only the light of the edges"
    number = max((rect for rect in near if kept[0].contains(rect)), key=lambda rect: rect.width)
    assert number.width > 70


def test_the_struck_half_stays_clear_while_the_rest_is_dark_but_can_be_read():
    theme = Theme((1280, 720))
    half, head = (8.0, 46.0, 850.0, 160.0), (22.0, 76.0, 96.0, 96.0)
    spots = {"health@1": (126.0, 73.0, 170.0, 49.0), "side_1": head, "side1": half}
    table = pygame.Surface(theme.size)
    table.fill((150, 150, 150))
    on = MomentStage(theme, lambda rect: table.subsurface(rect).copy(), spots.get, {}.get)
    moment = BlowMoment(0, 1, 12, 3, 40, 60)
    stamps = moment.stamps(on, moment.still)
    for stamp in stamps:
        table.blit(stamp.surface, stamp.corner)
    assert table.get_at((600, 150))[:3] == (150, 150, 150)
    assert 90 < table.get_at((600, 600)).r < 120
    assert table.get_at((4, 600)).r == table.get_at((4, 600)).g


def test_the_land_of_a_side_that_falls_goes_darker_than_all_else_and_its_picture_burns_from_below():
    theme, half, head = Theme((1280, 720)), (8.0, 46.0, 850.0, 160.0), (22.0, 76.0, 96.0, 96.0)
    table = pygame.Surface(theme.size)
    table.fill((150, 150, 150))
    on = MomentStage(theme, lambda rect: table.subsurface(rect).copy(), {"side1": half, "side_1": head}.get, {}.get)
    fall = moments.Fall(1, "Rome", 1)
    for stamp in fall.stamps(on, 1000.0):
        table.blit(stamp.surface, stamp.corner)
    (burning,) = fall._picture(on, 0.5)
    assert sum(table.get_at((640, 60))[:3]) < 0.6 * sum(table.get_at((640, 600))[:3])
    above, below = (sum(burning.surface.get_at((48, y))[:3]) for y in (20, 80))
    assert below < 0.5 * above


def test_a_scratch_bleaches_nothing_and_the_last_blow_does():
    theme, half = Theme((1280, 720)), (8.0, 46.0, 850.0, 160.0)
    on = stage(theme, {"health@1": (126.0, 73.0, 170.0, 49.0), "side1": half})
    flashes = [
        len(BlowMoment(0, 1, lost, 0, before, 60)._half(on, moments.HIT)) - 1 for lost, before in ((2, 60), (8, 8))
    ]
    assert flashes == [0, 1]


def test_the_number_of_a_blow_leaves_the_face_in_sight_and_splinters_keep_off_figures():
    theme = Theme((1280, 720))
    head, plate = (22.0, 76.0, 96.0, 96.0), (126.0, 73.0, 170.0, 49.0)
    on, moment = stage(theme, {"health@1": plate, "side_1": head}), BlowMoment(0, 1, 12, 0, 40, 60)
    (number,) = moment._told(on, moments._plate_of(on, 1), moment.still, 1.0)
    assert number.rect.bottom < head[1] + 0.45 * head[3]
    for at in range(int(moments.HIT) + 40, int(moments.HIT) + 500, 40):
        chips = [stamp.rect for stamp in moment.stamps(on, at) if stamp.rect.width == stamp.rect.height < 15]
        assert chips
        assert not any(chip.colliderect((126, 73, 1280, 720)) for chip in chips)


def test_a_slash_lies_behind_the_head_that_is_hit_and_what_is_left_stands_after_what_there_was():
    theme = Theme((1280, 720))
    head, plate = (22.0, 76.0, 96.0, 96.0), (126.0, 73.0, 170.0, 49.0)
    on, moment = stage(theme, {"health@1": plate, "side_1": head}), BlowMoment(0, 1, 12, 0, 40, 60)
    slash, face = moment._head(on, moment.still)
    assert slash.rect.width > 1.2 * 96
    assert face.rect.width < 1.2 * 96
    goal = moments._plate_of(on, 1)
    (left,) = moment._left(theme, goal, moment.still)
    told = staging.title(theme, "› 28", goal.size, goal.free, "number", palette.LOSS, goal.room - 6)
    assert is_part_of(left.surface, told.surface)
    assert theme.rect(*plate).contains(left.rect.inflate(0, -round(0.5 * left.rect.height)))


def test_the_sum_of_a_blow_cuts_no_name_of_the_side_under_it():
    theme = Theme((1280, 720))
    on = stage(theme, {"health@1": (126.0, 73.0, 170.0, 49.0), "side_1": (22.0, 76.0, 96.0, 96.0), "sum@1": SUM_AT})
    band = theme.rect(*SUM_AT)
    summed = BlowMoment(0, 1, 12, 3, 40, 60)._summed(on, BlowMoment.still)
    assert max(stamp.rect.width for stamp in summed) > 0.9 * band.width
    assert all(stamp.rect.bottom <= band.bottom + theme.px(8) for stamp in summed)


def test_the_large_sum_of_a_blow_is_written_when_its_band_covers_the_small_one():
    theme = Theme((1280, 720))
    on = stage(theme, {"health@1": (126.0, 73.0, 170.0, 49.0), "side_1": (22.0, 76.0, 96.0, 96.0), "sum@1": SUM_AT})
    for at in range(int(moments.HIT), int(moments.HIT) + 240, 20):
        band, words = (each.surface.get_alpha() for each in BlowMoment(0, 1, 12, 3, 40, 60)._summed(on, float(at)))
        assert not words or band in (None, 255)


def test_what_a_blow_takes_breaks_off_the_bar_and_nothing_where_walls_stop_all():
    theme, bar = Theme((1280, 720)), (131.0, 105.0, 160.0, 13.0)
    on = stage(theme, {"health@1": (126.0, 73.0, 170.0, 49.0), "health@1.bar": bar, "side_1": (22.0, 76.0, 96.0, 96.0)})
    plate = moments._plate_of(on, 1)
    gap, piece = BlowMoment(0, 1, 15, 0, 45, 60)._piece(theme, plate, moments.HIT)
    assert (gap.rect.left, gap.rect.right) == pytest.approx((131 + 80, 131 + 120), abs=2)
    assert piece.rect.center == pytest.approx(gap.rect.center, abs=1)
    assert BlowMoment(0, 1, 15, 0, 45, 60)._piece(theme, plate, 940.0)[1].rect.centery > gap.rect.centery + 30
    assert BlowMoment(0, 1, 0, 9, 45, 60)._piece(theme, plate, 940.0) == []


def test_who_has_fallen_is_named_on_the_burning_land_and_soon(theme):
    land = (6.0, 42.0, 840.0, 150.0)
    on = stage(theme, {"side1": land})
    fall = moments.Fall(1, "Rome", 1)
    board = fall.stamps(on, 700.0)[-2]
    assert theme.rect(*land).contains(board.rect)
    assert board.surface.get_alpha() == 255


def test_what_a_nation_loses_keeps_clear_of_what_is_compared(theme, monkeypatch):
    laid, rich = [], theme.rich
    monkeypatch.setattr(theme, "rich", lambda told, *how: laid.append((told, rich(told, *how))) or laid[-1][1])
    person = next(iter(BOARDS.values())).person
    lost = Affected("Ann", 1, person, 14, True, (("food", -13), ("vp", -1), ("books", -10), ("gold", -2)))
    moment = EventRead(EventPaper("attila", "top", 2), "stability", (lost,), True, False)
    moment.stamps(stage(theme, {"event": (1000.0, 200.0, 200.0, 80.0)}), moment.still)
    widest = [picture.get_width() for told, picture in laid if "{food}" in told][-1]
    assert widest <= theme.px(CHANGE_AT - VALUE_AT)
