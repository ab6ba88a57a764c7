"""Busts: every word of the data can be drawn, everybody looks different, and the same in every run."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from game.text.people import WORDS, people
from sprites.bust import picture
from sprites.bust.beards import BEARDS
from sprites.bust.drawing import PROBE, drawn, shapes, standing, top_of
from sprites.bust.hair import HAIR
from sprites.bust.head import EYES, SMILES
from sprites.bust.invented import invented
from sprites.bust.measures import FACES
from sprites.bust.person import CLOTHS, HAIRS, IRISES, SKINS, Bust
from sprites.bust.worn.collars import COLLARS
from sprites.bust.worn.headgear import GEARS
from sprites.paint.palette import PLAYERS
from sprites.paint.theme import Theme

TABLES = {
    "skin": SKINS, "face": FACES, "hair": HAIR, "hair_colour": HAIRS, "beard": BEARDS, "gear": GEARS,
    "gear_colour": CLOTHS, "collar": COLLARS, "eyes": EYES, "iris": IRISES, "mouth": SMILES,
}  # fmt: skip


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("field", TABLES)
def test_the_words_of_the_data_are_those_that_can_be_drawn(field: str) -> None:
    assert set(WORDS[field]) == set(TABLES[field])


def test_everybody_looks_different_even_small(theme: Theme) -> None:
    drawn = {bytes_of(standing(Bust(**dict(looks)), (44, 36))) for looks in people().values()}
    assert len(drawn) == len(people())


def test_a_person_looks_the_same_in_every_run_and_is_drawn_without_what_takes_long_to_load() -> None:
    """Numbers that change from run to run, such as hashes of words, have no part in it."""
    told = (
        "import sys, sprites.cards.card, sprites.bust.picture; from sprites.bust.drawing import shapes; "
        "from sprites.bust.person import Bust; print('numpy' in sys.modules); print(shapes(Bust()))"
    )
    other = subprocess.run(
        [sys.executable, "-c", told],
        env=os.environ | {"PYTHONHASHSEED": "7"},
        capture_output=True,
        check=True,
    )
    assert other.stdout.decode().splitlines()[-2:] == ["False", shapes(Bust())]


@pytest.mark.parametrize("field", ["hair", "beard", "gear", "collar"])
def test_every_word_changes_the_picture(theme: Theme, field: str) -> None:
    drawn = {bytes_of(standing(Bust(**{field: word}), (60, 60))) for word in WORDS[field]}
    assert len(drawn) == len(WORDS[field])


def test_a_bust_stands_free_and_its_head_is_whole(theme: Theme) -> None:
    """Whatever anybody bears on the head ends within the picture."""
    for looks in people().values():
        drawn = picture.bust_picture(theme, Bust(**dict(looks)), 100, 100)
        bounds = drawn.get_bounding_rect()
        assert bounds.top > 0, looks
        assert bounds.bottom == 100


def test_a_medallion_has_the_colour_of_its_seat_around_the_head(theme: Theme) -> None:
    seen = {tuple(picture.medallion(theme, Bust(), 60, PLAYERS[seat].colour).get_at((56, 30)))[:3] for seat in PLAYERS}
    assert len(seen) == len(PLAYERS)


def test_people_can_be_invented_by_words_and_stay_the_same() -> None:
    crowd = [invented(f"{place} prince") for place in range(40)]
    assert len(set(crowd)) == len(crowd)
    assert crowd[1] == invented.__wrapped__("1 prince")
    assert {bust.woman for bust in crowd} == {bust.old for bust in crowd} == {True, False}


def test_whoever_is_invented_can_be_drawn(theme: Theme) -> None:
    assert all(standing(invented(str(number)), (20, 20)).get_bounding_rect().w for number in range(20))


@pytest.mark.parametrize("gear", GEARS)
def test_the_top_of_a_head_is_that_of_the_whole_bust(gear: str) -> None:
    hairs, collars, beards = list(HAIR), list(COLLARS), list(BEARDS)
    for number, face in enumerate(FACES):
        at = list(GEARS).index(gear) + 7 * number
        hair, collar, beard = (names[at % len(names)] for names in (hairs, collars, beards))
        bust = Bust(face=face, hair=hair, gear=gear, collar=collar, beard=beard, old=bool(number % 2))
        whole = drawn(bust, (2 * PROBE[0], 2 * PROBE[1]), PROBE, 1)
        assert top_of(bust) == PROBE[1] - whole.get_bounding_rect(min_alpha=60).top, bust
