"""The table and what lies on it: complete at every scale, quick enough, and different where it must be."""

import pygame
import pytest

from sprites.paint import light, materials, palette
from sprites.paint.theme import Theme
from sprites.places import cloth
from sprites.things import discs
from tests.sprites.test_palette import CLOTHS


@pytest.fixture
def made():
    return Theme((1280, 720))


def mean(surface, area=None):
    return pygame.transform.average_color(surface, area or surface.get_rect())[:3]


def test_the_table_covers_the_window_and_is_the_same_every_time():
    first, second = (cloth.table_cloth(Theme((1366, 768))) for _ in range(2))
    assert first.get_size() == (1366, 768)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


@pytest.mark.parametrize("ground", CLOTHS, ids=lambda ground: f"{ground.material} {ground.light}")
def test_a_cloth_has_its_colours_and_lies_in_light_from_the_upper_left(made, ground):
    table = cloth.table_cloth(made, cloth=ground)
    pool, corner = mean(table, (400, 190, 120, 60)), mean(table, (1220, 650, 40, 30))
    assert pool == pytest.approx(ground.light, abs=20)
    assert sum(corner) < 0.5 * sum(pool)


def test_the_rails_have_a_brass_edge(made):
    table = cloth.table_cloth(made, top=36, bottom=32)
    for edge, beside in ((35, 33), (720 - 32, 720 - 29)):
        assert sum(mean(table, (0, edge, 1280, 1))) > 1.5 * sum(mean(table, (0, beside, 1280, 1)))


@pytest.mark.parametrize("height", light.SHADOWS)
def test_a_shadow_is_wider_than_its_piece_and_falls_where_it_should(made, height):
    piece = materials.parchment(made, 60, 80)
    shade, (left, top) = light.shadow(made, piece, height), light.offset(made, height)
    right, down = light.SHADOWS[height][:2]
    middle = (left + shade.get_width() / 2 - 30, top + shade.get_height() / 2 - 40)
    assert shade.get_width() > 60
    assert middle == pytest.approx((right, down), abs=1)


@pytest.mark.parametrize("kind", light.GLOWS)
def test_a_glow_shows_around_its_piece(made, kind):
    piece = materials.parchment(made, 60, 80)
    shine, (left, top) = light.glow(made, piece, kind), light.offset(made, kind)
    beside = [shine.get_at((-left - 1, -top + down)) for down in range(20, 60)]  # one of the kinds is dashed
    brightest = max(beside, key=lambda colour: colour.a)
    assert brightest[:3] == pytest.approx(light.GLOWS[kind][2], abs=3)
    assert brightest.a > 120


@pytest.mark.parametrize("kind", ["plain", "primary", "danger", "wood"])
def test_the_states_of_a_button_can_be_told_apart(made, kind):
    tones = [sum(mean(materials.button_face(made, 90, 25, kind, state))) for state in ("pressed", "rest", "hover")]
    assert tones == sorted(tones)
    assert len(set(tones)) == 3


def test_a_ghost_on_an_empty_place_can_be_seen(made):
    bare, ghosted = (materials.empty_place(made, 96, 134, ghost) for ghost in (None, "house"))
    grounds = []
    for place in (bare, ghosted):
        ground = pygame.Surface(place.get_size())
        ground.fill(palette.CLOTH_RIM)
        ground.blit(place, (0, 0))
        grounds.append(ground)
    brightest = max(grounds[1].get_at((x, 67)).g for x in range(30, 66))
    assert brightest - grounds[0].get_at((48, 67)).g > 20


def test_a_place_without_a_ghost_still_has_its_dashes(made):
    place = materials.empty_place(made, 96, 134)
    row = [place.get_at((x, 0)).a for x in range(10, 86)]
    assert max(row) > 200 > 80 > min(row)


@pytest.mark.parametrize("number", [0, 9, 17, 88, 134, -3])
def test_a_number_fits_its_laurel_disc(made, number):
    assert discs.vp_disc(made, number, 22).get_size() == (22, 22)


def test_each_seat_has_a_disc_of_its_own(made):
    pictures = {pygame.image.tobytes(discs.player_disc(made, seat, 22), "RGBA") for seat in range(7)}
    assert len(pictures) == 7


def test_a_key_cap_is_wide_enough_for_its_key(made):
    cap = materials.key_cap(made, "CTRL Z", 12, palette.IVORY)
    assert cap.get_width() > made.text("CTRL Z", "name", 12, palette.IVORY).get_width()


def test_plates_are_solid_in_high_contrast():
    clear, solid = (
        materials.plate(Theme((1280, 720), scheme=scheme), 80, 40).get_at((40, 20)).a
        for scheme in ("standard", "high contrast")
    )
    assert clear < 240 < solid


@pytest.mark.parametrize(("width", "height"), [(61, 200), (200, 61), (200, 140)])
def test_the_corners_of_a_large_plate_are_those_of_a_small_one(width, height):
    small, large = (
        materials.rounded(*size, 9, palette.BRASS, 0.9, line=2, edge=palette.IVORY)
        for size in ((61, 61), (width, height))
    )
    for left, top in ((0, 0), (width - 30, 0), (0, height - 30), (width - 30, height - 30)):
        corner = large.subsurface((left, top, 30, 30))
        like = small.subsurface((31 if left else 0, 31 if top else 0, 30, 30))
        assert pygame.image.tobytes(corner, "RGBA") == pygame.image.tobytes(like, "RGBA")
    assert large.get_at((width // 2, height // 2)) == small.get_at((30, 30))


def test_a_line_and_round_corners_are_those_of_a_rounded_rectangle():
    whole = materials.rounded(90, 60, 9, palette.WHITE, line=3, edge=palette.BRASS)
    part = pygame.Surface((90, 60), pygame.SRCALPHA)
    part.fill(palette.WHITE)
    materials.round_off(part, 9)
    materials.lay_outline(part, part.get_rect(), 9, 3, palette.BRASS)
    for spot in ((0, 0), (89, 59), (45, 1), (88, 30), (45, 30)):
        assert part.get_at(spot) == whole.get_at(spot)


def test_the_edge_of_the_table_above_and_below_the_canvas_falls_into_the_dark(made):
    tall = Theme((1280, 960))
    table = cloth.table_cloth(tall, top=40, bottom=44)
    band = 30

    def light(y):
        return sum(mean(table, (0, y, 1280, band)))

    edge, upper_rail, lower_rail = tall.origin[1] - band, tall.origin[1], 960 - tall.origin[1] - band
    assert light(0) < light(edge) < light(upper_rail)
    assert light(960 - band) < light(960 - tall.origin[1] + 4) < light(lower_rail)
