"""The gallery paints every screen and every table."""

import pygame
import pytest

from game import GAMES
from game.bots.random_hand import RandomHand
from scenes.screens.hall_of_fame import SOLO
from scenes.tools import gallery
from sprites.poster.posters import Idle


@pytest.fixture
def painted(home, tmp_path, monkeypatch):
    """The folder of a quick gallery: few moments, small pictures, games played at random."""
    monkeypatch.setattr(gallery, "hand_named", lambda game, player, seed: RandomHand(seed, game))
    gallery.whole_game.cache_clear()
    monkeypatch.setattr(gallery, "MOMENTS", {"start": 0.13})
    monkeypatch.setattr(gallery, "SETTLING", 200)
    monkeypatch.setattr(gallery, "AtOnce", Idle)
    folder = tmp_path / "pictures"
    assert gallery.paint_gallery(folder, (960, 540)) == 0
    return folder


def test_every_screen_and_table_has_a_picture_of_the_asked_size(painted):
    names = {path.stem for path in painted.glob("*.png")}
    assert names >= {
        "menu", "menu_continue", "settings", "saved_games", "people_1",
        *(f"{screen}_{game}" for screen in ("setup", "rules") for game in GAMES),
        *(f"hall_of_fame_{game}" for game in SOLO),
        *(f"nations_{seats}_{moment}" for seats in (1, 2, 3, 4, 5) for moment in ("start", "scoring")),
        *(f"nations_{what}" for what in ("held", "zoom", "bubble", "all_boards", "log", "keyboard")),
        *(f"nations_{what}" for what in ("pause", "question", "die_waiting", "die_rolling")),
        *(f"nations_dice_{seats}_{moment}" for seats in (1, 2, 3, 4) for moment in ("start", "scoring")),
        *(f"nations_dice_{what}" for what in ("drafted", "thrown", "die_waiting", "die_rolling")),
        *(f"{game}_cards_1" for game in ("nations", "nations_dice", "nation_deckbuilder")),
        *(f"nation_deckbuilder_{what}" for what in ("curtain", "held", "zoom", "bubble")),
    }  # fmt: skip
    films = {name for name in names if "_moment_" in name}
    assert {name.split("_moment_")[0] for name in films} == set(GAMES)
    still = [path for path in painted.glob("*.png") if path.stem not in films]
    assert {pygame.image.load(path).get_size() for path in still} == {(960, 540)}
