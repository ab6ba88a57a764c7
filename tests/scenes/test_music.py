"""Music is drawn like cards, steps back for events, gives way to other music, and is read aside."""

import re
from collections import Counter
from itertools import pairwise
from math import inf
from random import Random

import pygame
import pytest

from scenes.audio.music import (
    AT_THE_END,
    CHANNELS,
    DUCKED,
    FADE_MS,
    FIRST_MS,
    SETTLED_MS,
    Ambience,
    Music,
    MusicChannel,
)

FRAME = 50.0
HARP, LUTE = Ambience("harp", "fire"), Ambience("lute", "fire")
PHRASE_MS = 5000


@pytest.fixture(autouse=True)
def device():
    pygame.mixer.quit()
    pygame.mixer.init(8000, -16, 1, 512)
    yield
    pygame.mixer.stop()
    pygame.mixer.quit()


@pytest.fixture
def began(monkeypatch):
    """The names of the files that begin to be heard, in order; each is silent and takes no reading."""
    names = []

    class Channel:
        sound, volume, left = None, 0.0, 0.0

        def play(self, sound, loops=0):
            self.sound, self.left = sound, inf if loops else PHRASE_MS
            names.append(sound.name)

        def pass_time(self, ms):
            self.left -= ms
            if self.left <= 0:
                self.sound = None

        def stop(self):
            self.sound = None

        def set_volume(self, volume):
            self.volume = volume

        def get_busy(self):
            return self.sound is not None

        def get_sound(self):
            return self.sound

    channels = [Channel() for _ in range(CHANNELS)]
    names.clear()
    monkeypatch.setattr("pygame.mixer.Channel", lambda number: channels[number])
    monkeypatch.setattr("scenes.audio.music.Music._read", lambda self, wanted: [Silence(name) for name in wanted])
    return names, channels


class Silence:
    def __init__(self, name):
        self.name = name

    def get_length(self):
        return PHRASE_MS / 1000


@pytest.fixture
def music(tmp_path):
    for score in ("harp", "lute"):
        for name in ("1", "2", "3", "4", "air_1"):
            (tmp_path / f"{score}_{name}.ogg").touch()
            (tmp_path / f"late_{score}_{name}.ogg").touch()
    (tmp_path / "fire.ogg").touch()
    made = Music(tmp_path, Random(4))
    yield made
    made.close()


def play(music, ambience, ms, volume=1.0, is_ducked=False):
    for _ in range(round(ms / FRAME)):
        for number in range(CHANNELS):
            pygame.mixer.Channel(number).pass_time(FRAME)
        music.advance(FRAME, ambience, volume, is_ducked)
        for coming in (music._coming, music._coming_place):
            if coming:
                coming.result()


def heard(channels, name):
    return max(
        (channel.volume for channel in channels if channel.sound and channel.sound.name.startswith(name)),
        default=0.0,
    )


def test_a_deck_brings_every_name_before_any_again_and_none_twice_in_a_row():
    deck = MusicChannel(("1", "2", "3", "4"), Random(1))
    drawn = [deck.draw() for _ in range(400)]
    assert set(drawn[:4]) == {"1", "2", "3", "4"}
    assert all(len(set(drawn[start : start + 2])) == 2 for start in range(398))
    assert set(drawn) == {"1", "2", "3", "4"}


def test_of_seven_phrases_none_comes_again_before_four_others():
    deck = MusicChannel("abcdefg", Random(2))
    drawn = [deck.draw() for _ in range(400)]
    assert all(len(set(drawn[start : start + 5])) == 5 for start in range(396))
    assert set(drawn[-20:]) == set("abcdefg")


def test_a_deck_of_one_or_none():
    assert [MusicChannel(("1",), Random(1)).draw() for _ in range(2)] == ["1", "1"]
    assert MusicChannel((), Random(1)).draw() is None


def test_phrases_follow_each_other_over_the_place(music, began):
    names, _ = began
    play(music, HARP, 200_000)
    assert names[0] == "fire"
    grounds = [name for name in names if name.startswith("harp_") and "air" not in name]
    assert len(grounds) > 12
    assert set(grounds) == {"harp_1", "harp_2", "harp_3", "harp_4"}
    assert all(one != other for one, other in pairwise(grounds))
    assert "harp_air_1" in names
    assert names.count("fire") == 1


def test_another_score_fades_in_where_the_first_fades_out(music, began):
    names, channels = began
    play(music, HARP, SETTLED_MS + FIRST_MS + 500)
    assert heard(channels, "harp_") == 1.0
    play(music, LUTE, SETTLED_MS + FADE_MS / 2)
    assert 0.2 < heard(channels, "harp_") < 0.8
    play(music, LUTE, FADE_MS + FIRST_MS)
    assert heard(channels, "harp_") == 0.0
    assert heard(channels, "lute_") == 1.0
    assert names.count("fire") == 1


def test_the_second_half_follows_the_phrase_that_is_heard(music, began):
    names, channels = began
    play(music, HARP, SETTLED_MS + FIRST_MS + 500)
    first = [each for each in channels if each.sound and each.sound.name.startswith("harp")]
    names.clear()
    play(music, HARP._replace(is_late=True), SETTLED_MS + 500)
    assert all(each.sound and each.volume == 1 for each in first)
    play(music, HARP._replace(is_late=True), 60_000)
    assert len(names) > 5
    assert all(name.startswith("late_harp") for name in names[2:])


def test_near_the_end_a_drone_lies_where_no_air_is(music, began):
    names, _ = began
    play(music, HARP._replace(strength=AT_THE_END), 100_000)
    grounds = [name for name in names if re.fullmatch(r"harp_\d", name)]
    assert len(grounds) == names.count("harp_drone") + names.count("harp_air_1") > 10
    assert "harp_drone" in names


@pytest.mark.parametrize("is_late", [False, True])
def test_the_bridge_is_heard_in_both_halves_without_a_voice_over_it(music, began, tmp_path, is_late):
    for number in (1, 2):
        (tmp_path / f"harp_bridge_{number}.ogg").touch()
    names, _ = began
    play(music, HARP._replace(is_late=is_late), 300_000)
    after = Counter(following for name, following in pairwise(names) if name.startswith("harp_bridge"))
    assert {name for name in names if "bridge" in name} == {"harp_bridge_1", "harp_bridge_2"}
    assert [name for name in after if "air" in name] == []
    assert any("air" in name for name in names)


def test_a_mood_that_passes_is_not_followed(music, began):
    names, _ = began
    play(music, HARP, SETTLED_MS + FIRST_MS + 500)
    play(music, LUTE, SETTLED_MS / 2)
    play(music, HARP, 10_000)
    play(music, None, 10_000)
    assert not any(name.startswith("lute") for name in names)


def test_it_steps_back_while_an_event_is_heard_and_is_louder_at_the_end(music, began):
    _, channels = began
    play(music, HARP, SETTLED_MS + FIRST_MS + 500, volume=0.5)
    assert heard(channels, "harp_") == 0.5
    play(music, HARP, 300, volume=0.5, is_ducked=True)
    assert heard(channels, "harp_") == pytest.approx(0.5 * DUCKED, abs=0.01)
    play(music, HARP._replace(strength=1.15), 3_000, volume=0.5)
    assert heard(channels, "harp_") == pytest.approx(0.575, abs=0.01)


def test_without_volume_nothing_is_read_or_heard(music, began):
    names, channels = began
    play(music, HARP, 20_000, volume=0.0)
    assert names == []
    play(music, HARP, 20_000)
    play(music, HARP, FRAME, volume=0.0)
    assert heard(channels, "") == 0.0


def test_music_that_is_missing_is_named_and_stops_nothing(tmp_path, caplog):
    music = Music(tmp_path, Random(1))
    for _ in range(60):
        music.advance(FRAME, HARP, 1.0, False)
    music.close()
    assert "fire.ogg" in caplog.text
