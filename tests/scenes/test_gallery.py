"""The gallery paints every screen and the tables; here those of two games, in `make fuzz` all of them."""

import pytest

from game import game_named
from game.bots.random_bot import RandomBot
from scenes.screens.hall_of_fame import SOLO
from scenes.tools import gallery, games_shown
from sprites.poster.posters import Idle

PAINTED = ("nations", "nations_dice")
"""The games whose tables are painted here."""


@pytest.fixture
def painted(home, tmp_path, monkeypatch):
    """The names and sizes of the pictures of a quick gallery: few moments, small pictures, games played at random by
    hands that may know everything.
    """
    sizes = {}

    def note(picture, path):
        sizes[path.stem] = picture.get_size()

    monkeypatch.setattr("pygame.image.save", note)
    monkeypatch.setattr(gallery, "keep_thumbnail", lambda path, window: None)
    monkeypatch.setattr("scenes.play.play_scene.keep_thumbnail", lambda path, window: None)
    monkeypatch.setattr(games_shown, "bot_named", lambda game, player, seed: RandomBot(seed, game))
    monkeypatch.setattr(games_shown, "observe", lambda state, seat, hidden: state)
    games_shown.whole_game.cache_clear()
    monkeypatch.setattr(gallery, "MOMENTS", {"start": 0.13})
    monkeypatch.setattr(gallery, "SETTLING", 200)
    monkeypatch.setattr(gallery, "GAMES", {name: game_named(name) for name in PAINTED})
    monkeypatch.setattr(gallery, "AtOnce", Idle)
    assert gallery.paint_gallery(tmp_path / "pictures", (960, 540)) == 0
    yield sizes
    games_shown.whole_game.cache_clear()


@pytest.mark.nightly
def test_every_screen_and_table_has_a_picture_of_the_asked_size(painted):
    names = painted.keys()
    assert names >= {
        "menu", "menu_continue", "settings", "saved_games", "people_1",
        *(f"{screen}_{game}" for screen in ("setup", "rules") for game in PAINTED),
        *(f"hall_of_fame_{game}" for game in SOLO),
        *(f"nations_{seats}_{moment}" for seats in (1, 2, 3, 4, 5) for moment in ("start", "scoring")),
        *(f"nations_{what}" for what in ("held", "zoom", "bubble", "all_boards", "log", "keyboard")),
        *(f"nations_{what}" for what in ("pause", "question", "die_waiting", "die_rolling")),
        *(f"nations_dice_{seats}_{moment}" for seats in (1, 2, 3, 4) for moment in ("start", "scoring")),
        *(f"nations_dice_{what}" for what in ("drafted", "thrown", "die_waiting", "die_rolling")),
        *(f"{game}_cards_1" for game in PAINTED),
        *(f"{game}_{what}" for game in PAINTED for what in ("timeline", "once_more", "what_if")),
    }  # fmt: skip
    films = {name for name in names if "_moment_" in name or "_move_" in name}
    assert {name.partition("_moment_")[0].partition("_move_")[0] for name in films} == set(PAINTED)
    assert {painted[name] for name in names - films} == {(960, 540)}
