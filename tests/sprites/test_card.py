import dataclasses

import pygame
import pytest

from sprites.cards.card import card_places, card_surface, name_surface, silhouette_mask
from sprites.cards.card_face import Badge, CardFace, CardSign, CardWords, Cost, GainPill
from sprites.cards.card_kinds import KINDS
from sprites.cards.card_layout import FORMS, LARGE, LARGE_FROM, TABLE
from sprites.paint import silhouettes, surface_cache
from sprites.paint.palette import INK, PLAYERS
from sprites.paint.theme import Theme

LONG_NAMES = (
    "Great Library of Alexandria", "Second Peloponnesian War", "Byzantine Architecture", "Constantinople",
    "Eleanor of Aquitaine", "South Pole Expedition", "Florence Nightingale", "Krak des Chevaliers",
    "Fall of Constantinople", "Statue of Liberty Island", "Sankore University", "Confucian Academy",
    "Las Navas de Tolosa", "War of the Spanish Succession", "Frederick the Great", "Elizabeth of England",
    "Justinian the Great", "Nebuchadnezzar the Great", "Suleiman the Magnificent", "Second World War",
    "American Civil War", "Great Northern War", "Hundred Years War", "Byzantine-Arab War", "Anglo-Afghan War",
    "Hanging Gardens", "Great Lighthouse", "Terracotta Army", "Forbidden Palace", "Brandenburg Gate",
    "Ford Motor Company", "British Museum", "Solomon's Temple", "Piazza San Marco", "Hunnic Invasions",
    "Mongol Invasions", "Theory of Evolution", "Origin of Species", "Declaration of Rights", "Qin Shi Huangdi",
)  # fmt: skip


def face(kind: str = "building", **changes: object) -> CardFace:
    plain = CardFace(
        name="Aqueduct",
        kind=kind,
        emblem="aqueduct",
        age=2,
        left_badge=Badge("stone", 2),
        rows=((GainPill("food", 2), Cost("stone", 1)),),
        rule="Each worker makes **2** {food}.",
        type_line="Building · Age II",
    )
    return dataclasses.replace(plain, **changes)


def same(first: pygame.Surface, second: pygame.Surface) -> bool:
    return pygame.image.tobytes(first, "RGBA") == pygame.image.tobytes(second, "RGBA")


def outline_of(surface: pygame.Surface) -> pygame.Mask:
    return pygame.mask.from_surface(surface, 127)


@pytest.mark.parametrize("form", [*FORMS, "thumb"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_card_of_every_kind_fills_its_silhouette_in_every_form(theme: Theme, kind: str, form: str) -> None:
    drawn = outline_of(card_surface(theme, face(kind), form))
    wanted = outline_of(silhouette_mask(theme, kind, form))

    assert drawn.get_size() == wanted.get_size()
    assert drawn.overlap_area(wanted, (0, 0)) == drawn.count() == wanted.count()


def test_every_cut_can_be_told_by_its_outline_alone(theme: Theme) -> None:
    one_of_each = {kind.cut: name for name, kind in KINDS.items()}
    outlines = [pygame.image.tobytes(silhouette_mask(theme, name), "RGBA") for name in one_of_each.values()]

    assert len(set(outlines)) == len(silhouettes.CUTS)


def test_every_type_of_nations_has_a_band_edge_of_its_own() -> None:
    """The cards of a deck-builder are told by age and pennant instead, and share one cut."""
    cuts = [cut for name, cut in silhouettes.CUTS.items() if name != "deck"]

    assert len({tuple(cut.band_edge(18.5)) for cut in cuts}) == len(cuts) == 8


def test_a_card_looks_the_same_in_every_run() -> None:
    first, second = Theme((1280, 720)), Theme((1280, 720))

    assert same(card_surface(first, face()), card_surface(second, face()))


def test_a_card_is_drawn_once_and_then_remembered(theme: Theme) -> None:
    assert card_surface(theme, face()) is card_surface(theme, face())


def test_types_that_are_cut_alike_are_cut_once(monkeypatch: pytest.MonkeyPatch) -> None:
    theme = Theme((1280, 720))
    cut: list[object] = []
    for name in ("filled", "stroked"):
        draw = getattr(silhouettes, name)
        monkeypatch.setattr(silhouettes, name, lambda *facts, draw=draw: cut.append(facts) or draw(*facts))
    first, *others = (kind for kind in KINDS if KINDS[kind].cut == "deck")
    card_surface(theme, face(first))
    assert cut
    cut.clear()
    for kind in others:
        card_surface(theme, face(kind))
    assert not cut


def test_forgotten_cards_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(surface_cache.SurfaceCache, "_alive", [])
    monkeypatch.setattr(surface_cache, "CACHE_BYTES", 500_000)
    small = Theme((1280, 720))
    first = card_surface(small, face())
    for number in range(30):
        card_surface(small, face(name=f"Aqueduct {number}"))

    assert card_surface(small, face()) is not first


@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_long_name_fits_the_narrowest_band_at_a_readable_size(theme: Theme, name: str) -> None:
    width = min(cut.name_width for cut in silhouettes.CUTS.values())
    line = name_surface(theme, name, TABLE, width, INK)
    natural = theme.font(TABLE.name_role, TABLE.name_smallest).size(name)

    assert line.get_width() <= width
    assert line.get_height() >= natural[1]
    assert line.get_width() >= 0.55 * natural[0]


@pytest.mark.parametrize("form", ["table", "zoom"])
@pytest.mark.parametrize("workers", range(1, 9))
def test_every_worker_stands_on_the_card_in_its_colour(theme: Theme, form: str, workers: int) -> None:
    card = face(sockets=(1, 1))
    drawn = card_surface(theme, card, form, workers=workers, worker_colour=2)
    layout = card_places(theme, card, form, workers)
    side = round(layout.socket)

    assert len(layout.sockets) >= workers
    for x, y in layout.sockets[:workers]:
        place = drawn.subsurface((round(x) - side // 2, round(y) - side // 2, side, side))
        painted = pygame.mask.from_threshold(place, PLAYERS[2].colour, (60, 60, 60, 255))
        assert painted.count() > 0.15 * side * side


def test_a_socket_without_a_worker_stays_free(theme: Theme) -> None:
    card = face(sockets=(1, 1, 1))
    empty, one = card_surface(theme, card), card_surface(theme, card, workers=1)
    first, second, third = (round(x) for x, _ in card_places(theme, card).sockets)
    y = round(card_places(theme, card).sockets[0][1])

    assert empty.get_at((first - 4, y)) != one.get_at((first - 4, y))
    assert empty.get_at((third, y)) == one.get_at((third, y))
    assert first < second < third


def test_a_built_section_turns_into_brass(theme: Theme) -> None:
    wonder = face("wonder", left_badge=None, sections=(2, 1))
    none, one = card_surface(theme, wonder), card_surface(theme, wonder, built=1)
    left, right = card_places(theme, wonder).sections

    def block(card: pygame.Surface, box: tuple[float, float, float, float]) -> pygame.Surface:
        return card.subsurface(pygame.Rect(*(round(edge) for edge in box)))

    assert not same(block(none, left), block(one, left))
    assert same(block(none, right), block(one, right))


@pytest.mark.parametrize(
    "changes",
    [
        {"age": 3},
        {"mark": "advanced"},
        {"mark": "expert"},
        {"vp": 2},
        {"right_badge": Badge("raid", 4)},
        {"left_badge": Badge("stone", 3)},
        {"emblem": "lighthouse"},
        {"rows": ((CardWords("most"), CardSign("stability"), GainPill("books", 4)),)},
    ],
)
def test_whatever_is_printed_changes_the_picture(theme: Theme, changes: dict[str, object]) -> None:
    assert not same(card_surface(theme, face()), card_surface(theme, face(**changes)))


def test_a_used_action_looks_used(theme: Theme) -> None:
    assert not same(card_surface(theme, face()), card_surface(theme, face(), used=True))


def test_the_zoom_card_alone_carries_the_rule_in_words(theme: Theme) -> None:
    silent = face(rule="")

    assert not same(card_surface(theme, face(), "zoom"), card_surface(theme, silent, "zoom"))
    assert same(card_surface(theme, face(), "table"), card_surface(theme, silent, "table"))


def test_large_letters_bring_large_faces_without_a_picture():
    usual, large = Theme((1280, 720)), Theme((1280, 720), letter=LARGE_FROM)
    for name in LARGE:
        face = CardFace("Great Library of Alexandria", "building", "wheat", left_badge=Badge("stone", 2))
        one, other = (card_surface(theme, face, name) for theme in (usual, large))
        assert one.get_size() == other.get_size()
        places = card_places(large, face, name)
        assert places.picture[3] == 0
        assert places.left_badge_y - places.form.badge / 2 >= places.form.band - 0.1 * places.form.badge
        lines = name_surface(large, face.name, places.form, places.form.inner_width, INK)
        assert lines.get_height() > 1.4 * name_surface(usual, "n", FORMS[name], 60, INK).get_height()


def test_a_large_face_says_that_there_is_more_than_it_shows():
    theme = Theme((1280, 720), letter=2.0)
    rows = tuple((GainPill("gold", number),) for number in range(1, 8))
    few, many = (CardFace("Forum", "building", "wheat", rows=rows[:count]) for count in (1, 7))
    places = card_places(theme, many, "table")
    assert places.effects[1] - places.effects[0] < 7 * places.form.step
    assert card_places(theme, few, "table").effects == places.effects
