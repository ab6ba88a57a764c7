"""The pictures of all cards: one of its own for each, told from its ground, and seldom like its neighbour's."""

from itertools import pairwise
from random import Random

import numpy as np
import pygame
import pytest

from scenes.games.plugin import plugin_of
from scenes.results.city import STANDS, Work, skyline
from sprites.paint.theme import Theme
from sprites.poster.cutout import CutOut, wonder
from sprites.poster.motif import chosen
from sprites.poster.plates import camera
from sprites.poster.poster import painted
from sprites.poster.posters import AtOnce, Posters

DECKS = ("nations", "nations_dice", "nation_deckbuilder")
"""The games that have cards."""

SMALL = (52, 44)
"""Pixels: a third of what a card of the market has."""

FAINTEST = 14
"""The least distance of colours (CIE Lab) between a subject and the ground around it, at the middle of its edge."""

MARKETS, ROW = 500, 5
ALIKE = 0.04
"""Most neighbours in a row that are seen by the same camera."""


@pytest.fixture(params=DECKS)
def faces(request):
    return list(plugin_of(request.param).faces())


def test_every_card_says_what_its_picture_shows(faces):
    assert [face.name for face in faces if not face.picture and not face.person] == []


def test_every_wonder_has_a_stage_of_its_own(faces):
    stages = {face.name: face.motif.stage for face in faces if face.kind == "wonder"}
    assert "" not in stages.values()
    assert len(set(stages.values())) == len(stages)


@pytest.mark.sample(3)
def test_everything_that_stands_in_a_city_can_be_cut_out(faces):
    pygame.display.set_mode((16, 16))
    stands = [face for face in faces if face.kind == "wonder"]
    buildings = [face for face in faces if face.emblem in STANDS and face.kind not in ("battle", "war")]
    works = [Work(face.emblem, face.name, motif=face.motif) for face in buildings]
    assert all(work.motif for work in skyline(1, "owl", (), works).works)
    stands += buildings
    shares = {face.name: cut_share(face.motif) for face in stands}
    assert {name: share for name, share in shares.items() if not 0.06 < share < 0.75} == {}


def test_a_roof_that_lies_apart_from_its_pillars_is_cut_out_with_them():
    temple = next(face for face in plugin_of("nations").faces() if face.name == "Temple")
    body = wonder(Theme((1280, 720), posters=Posters(AtOnce())), temple.motif, 100)
    assert body.get_width() < 1.2 * body.get_height()


def cut_share(motif):
    """The share of the picture that is the wonder."""
    width, height = SMALL
    both = CutOut(motif).paint((2 * width, height))
    white = pygame.mask.from_threshold(both, (255, 255, 255), (1, 1, 1, 255))
    white.draw(pygame.Mask(SMALL, fill=True), (0, 0))
    return white.count() / (width * height) - 1


def test_no_two_cards_show_the_same(faces):
    shown = {}
    for face in faces:
        shown.setdefault(face.motif, set()).add(face.name)
    assert [names for names in shown.values() if len(names) > 1] == []


def test_neighbours_in_a_market_are_seldom_seen_by_the_same_camera():
    ages = {}
    for face in plugin_of("nations").faces():
        ages.setdefault(face.age, []).append(camera(chosen(face.motif)))
    random = Random(5)
    pairs = [pair for age in (1, 2, 3, 4) for _ in range(MARKETS) for pair in pairwise(random.sample(ages[age], ROW))]
    assert sum(left == right for left, right in pairs) < ALIKE * len(pairs)


@pytest.mark.nightly
@pytest.mark.long
def test_subjects_are_told_from_their_ground():
    pygame.display.set_mode((16, 16))
    motifs = {chosen(face.motif): face.name for deck in DECKS for face in plugin_of(deck).faces()}
    faint = {}
    for motif, name in motifs.items():
        if not motif.stage or motif.kind == "wonder":
            distance = told_from_ground(motif)
            if distance < FAINTEST:
                faint[name] = round(distance, 1)
    assert faint == {}


def told_from_ground(motif):
    """How far the colours at the edge of a subject lie from those around it, at their median."""
    full, empty = (np.clip(painted(motif, SMALL, stands).sheet.picture, 0, 255) for stands in (True, False))
    body = np.abs(full - empty).max(axis=0) > 26
    around = grown(body, 3) & ~body
    edge = body & grown(~body, 1)
    ground = lab(full[:, around]).mean(axis=1, keepdims=True)
    return float(np.median(np.linalg.norm(lab(full[:, edge]) - ground, axis=0)))


def grown(mask, reach):
    for _ in range(reach):
        mask = mask.copy()
        mask[1:] |= mask[:-1].copy()
        mask[:-1] |= mask[1:].copy()
        mask[:, 1:] |= mask[:, :-1].copy()
        mask[:, :-1] |= mask[:, 1:].copy()
    return mask


def lab(rgb):
    share = rgb / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    xyz = np.array(((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))) @ linear
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array((116 * root[1] - 16, 500 * (root[0] - root[1]), 200 * (root[1] - root[2])))
