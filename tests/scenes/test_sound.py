"""Sounds are played sparingly, and a missing device or file never stops the game."""

import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.bus import Bus, Event
from scenes.window.sound import APART_MS, FOLDER, VOICES, Sounds

ROOT = Path(__file__).parent.parent.parent


class Clock:
    def __init__(self):
        self.now = 1000

    def __call__(self):
        return self.now


@pytest.fixture(autouse=True)
def silence():
    """Every test begins with the sound device closed, whatever the desks of other tests have left sounding."""
    pygame.mixer.quit()


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def sounds(clock):
    sounds = Sounds(volume=0.5, clock=clock)
    sounds.open()
    yield sounds
    sounds.close()


def heard() -> int:
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(pygame.mixer.get_num_channels()))


def test_a_sound_is_heard(sounds):
    sounds.play("victory")
    assert heard() == 1


def test_a_name_with_variants_does_not_repeat_itself(sounds, clock):
    played = []
    for _ in range(6):
        sounds.play("coin")
        played += [pygame.mixer.Channel(0).get_sound()]
        pygame.mixer.stop()
        clock.now += 1000
    assert all(one is not other for one, other in pairwise(played))
    assert len({id(sound) for sound in played}) > 1


def test_nothing_is_heard_before_it_is_opened():
    sounds = Sounds()
    sounds.play("victory")
    assert not pygame.mixer.get_init()


def test_the_same_sound_waits_a_moment(sounds, clock):
    sounds.play("victory")
    clock.now += APART_MS - 1
    sounds.play("victory")
    assert heard() == 1
    clock.now += 1
    sounds.play("victory")
    assert heard() == 2


def test_another_sound_need_not_wait(sounds):
    sounds.play("victory")
    sounds.play("wonder_chord")
    assert heard() == 2


def test_one_sound_has_a_few_voices_only(sounds, clock):
    for _ in range(VOICES + 2):
        sounds.play("victory")
        clock.now += APART_MS
    assert heard() == VOICES


def test_a_voice_that_has_ended_is_free_again(sounds, clock):
    for _ in range(VOICES):
        sounds.play("victory")
        clock.now += APART_MS
    pygame.mixer.Channel(0).stop()
    sounds.play("victory")
    assert heard() == VOICES


def test_volume_and_strength_multiply(sounds):
    sounds.play("victory", strength=0.5)
    assert pygame.mixer.Channel(0).get_volume() == pytest.approx(0.25, abs=0.01)


def test_the_volume_stays_between_nothing_and_everything(sounds):
    sounds.volume = 7
    assert sounds.volume == 1
    sounds.volume = -1
    assert sounds.volume == 0


def test_muting_ends_what_is_heard_and_stays(sounds):
    sounds.play("victory")
    sounds.muted = True
    sounds.play("wonder_chord")
    assert heard() == 0


def test_unmuting_lets_sounds_be_heard_again(sounds):
    sounds.muted = True
    sounds.muted = False
    sounds.play("victory")
    assert heard() == 1


def test_events_are_followed(sounds):
    bus = Bus()
    sounds.follow(bus, {"won": "victory", "built": "wonder_chord"})
    bus.publish(Event("won", {}))
    bus.publish(Event("slept", {}))
    assert heard() == 1


def test_a_missing_sound_is_named_once(sounds, clock, caplog):
    sounds.play("thunder")
    clock.now += 1000
    sounds.play("thunder")
    assert [record.getMessage() for record in caplog.records] == [
        f"Sound {FOLDER / 'thunder.ogg'} is missing."
    ]
    assert heard() == 0


def test_a_damaged_sound_is_named_and_the_others_go_on(tmp_path, clock, caplog):
    (tmp_path / "bell.ogg").write_bytes(b"not a sound at all")
    (tmp_path / "gong.ogg").write_bytes((FOLDER / "victory.ogg").read_bytes())
    sounds = Sounds(folder=tmp_path, clock=clock)
    sounds.open()
    sounds.play("bell")
    sounds.play("gong")
    assert "bell.ogg" in caplog.text
    assert heard() == 1
    sounds.close()


def test_without_a_device_the_game_is_silent_and_says_so_once():
    program = (
        "from scenes.window.sound import Sounds\n"
        "sounds = Sounds()\n"
        "sounds.open()\n"
        "sounds.play('coin')\n"
        "sounds.muted = True\n"
        "sounds.close()\n"
    )
    without = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
    ended = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=without | {"SDL_AUDIODRIVER": "no such driver"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert len(ended.stderr.splitlines()) == 1
    assert ended.stderr.startswith("No sound: ")


LENGTHS = {
    "card_pick_a": 40,
    "card_snap_a": 80,
    "card_flip_a": 90,
    "worker_a": 70,
    "die_hit_a": 60,
    "turn_chime_0": 350,
    "warning": 250,
    "wonder_chord": 1400,
    "coin_a": 130,
    "stone_a": 140,
    "book_a": 180,
}


@pytest.mark.parametrize(("name", "milliseconds"), LENGTHS.items())
def test_sounds_are_as_long_as_meant(sounds, name, milliseconds):
    assert pygame.mixer.Sound(FOLDER / f"{name}.ogg").get_length() * 1000 == pytest.approx(
        milliseconds, abs=12
    )


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ogg")), ids=lambda path: path.stem)
def test_no_sound_clips_or_is_empty(sounds, path):
    samples = memoryview(pygame.mixer.Sound(path).get_raw()).cast("h")
    loudest = max(max(samples), -min(samples))
    assert 0.15 * 32768 < loudest < 0.9 * 32768
    assert abs(samples[-1]) < 0.02 * 32768
