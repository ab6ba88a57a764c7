"""With high contrast, words on tables and screens differ 7 : 1 from what they lie on, but for what cannot be used."""

from statistics import median

import pygame
import pytest

from game import GAMES
from scenes.games.plugin import plugin_of
from scenes.table.model import canvas
from scenes.tools.inspection import SCREENS
from scenes.ui.controls.paper import OnPaper
from scenes.ui.layout import lay
from scenes.ui.text import Text
from sprites.paint import palette
from sprites.paint.theme import Theme
from tests.scenes.tables.positions import SEATINGS, VIEWS, positions, seen
from tests.scenes.trees import trees_of
from tests.sprites.test_palette import contrast

LEAST = 6.9
"""What white has on the lightest spot of the cloth; 7 on everything else."""
FAINT = {palette.OFF, palette.LEGAL}
CLOTH = {"nations_dice": (103, 35, 36)}
"""The lightest that the cloth of a game is; of others it is green."""
RAILS = ((0, 0, 1280, 36), (0, 686, 1280, 34))
SPOTS = [(across, down) for across in (0.1, 0.35, 0.6, 0.9) for down in (0.35, 0.5, 0.65)]


def faint_words(session, name, shown):
    """Words that differ too little from what is painted under them, with how much they differ."""
    theme = Theme((1280, 720), scheme=palette.CONTRASTED)
    model = seen(session, **{**shown, "theme": theme})
    tree, area = plugin_of(name).table().tree(model), canvas(model)
    surface = pygame.Surface((1280, 720))
    surface.fill(CLOTH.get(name, palette.CLOTH_CENTRE))
    for rail in RAILS:
        surface.fill(palette.WOOD, rail)
    for panel in lay(tree, area, theme).panels:
        panel.draw(theme, surface)
    yield from faint_in(tree, area, theme, surface)


def inked(tree, area, theme):
    """Every box of a tree with its area, and the theme that it is written in."""
    yield tree, tree.outer(area), theme
    inner = theme.on_paper() if isinstance(tree, OnPaper) else theme
    for part, its_area in tree.spread(theme, tree.inner(area)):
        yield from inked(part, its_area, inner)


def faint_in(tree, area, theme, surface):
    """Words of a tree that differ too little from what a surface shows where they lie."""
    for box, (x, y, wide, high), seen_in in inked(tree, area, theme):
        if not isinstance(box, Text) or not box.ways[0] or box.colour in FAINT:
            continue
        words, size, _ = box.fitted(seen_in, *box.inner((x, y, wide, high))[2:])
        long = min(wide, seen_in.wide(words, box.role, size)) if "{" not in words else wide
        left = x + {"left": 0.0, "center": (wide - long) / 2, "right": wide - long}[box.align]
        spots = [(int(left + long * across), int(y + high * down)) for across, down in SPOTS]
        grounds = [tuple(surface.get_at(spot)[:3]) for spot in spots if surface.get_rect().collidepoint(spot)]
        differs = median(contrast(seen_in.colour(box.colour), ground) for ground in grounds) if grounds else 21
        if differs < LEAST:
            yield words, box.name, round(differs, 1)


@pytest.fixture(autouse=True)
def words_are_not_drawn(monkeypatch):
    for module in ("text", "controls.titles"):
        monkeypatch.setattr(f"scenes.ui.{module}._write", lambda *_: None)


@pytest.mark.parametrize("name", GAMES)
def test_words_on_a_table_stand_out(name):
    seats = GAMES[name].seats[0]
    session = next(positions(name, seats, {}))
    assert list(faint_words(session, name, VIEWS["raced"](session))) == []


@pytest.mark.sample(3)
@pytest.mark.long
@pytest.mark.parametrize("place", range(0, len(SEATINGS), 2), ids=lambda place: str(SEATINGS[place]))
def test_words_on_a_table_stand_out_at_any_time(place):
    name, seats, options = SEATINGS[place]
    found = {}
    for number, session in enumerate(positions(name, seats, options)):
        view = list(VIEWS)[number % len(VIEWS)]
        if faint := list(faint_words(session, name, VIEWS[view](session))):
            found[number, view] = faint
    assert found == {}


@pytest.mark.sample(6)
@pytest.mark.parametrize("name", [name for name in SCREENS if not name.startswith("rules_")])
def test_words_on_a_screen_stand_out(screen, name):
    screen.app.change_settings(scheme="high contrast")
    scene = SCREENS[name](screen.app)
    screen.app.stack.push(scene)
    screen.frames(4)
    faint = [found for each in trees_of(scene) for found in faint_in(*each, screen.app.theme, screen.app.surface)]
    assert faint == []
