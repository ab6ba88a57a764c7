"""Makes every sound of the program from nothing but numbers, the same on every run.

A tool for whoever changes the sounds; the program itself only plays the files. It needs numpy, and besides what the
program needs the library soundfile, which writes OGG Vorbis (`pip install soundfile==0.14.0`):

    python main.py sounds             makes all of them
    python main.py sounds table       makes those of one folder: table, events or music

A sound that is heard often has three takes NAME_a, NAME_b and NAME_c, of which none is played twice in a row. They
differ in their noise, in when their parts begin, and in pitch: by up to four per cent, but so little that it stays in
tune for what has a note. They don't differ in how loud they are. One that
is too much like those before it is drawn again. `docs/sound.md` says how all of it is composed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.random import Generator, default_rng

from game.command import parser_of
from sounds.motifs import makers
from sounds.music import pieces
from sounds.places import PLACES
from sounds.room import HALL, PARLOUR, finished, in_room, metered
from sounds.stings import LADDER, OFTEN, STINGS, points
from sounds.strokes import CHIMES, STROKES
from sounds.waves import RATE, Maker, Wave, at_pitch, likeness

FOLDER = Path(__file__).parent
TAKES, TAKES_IN_TUNE = {"_a": 1.0, "_b": 0.965, "_c": 1.035}, {"_a": 1.0, "_b": 0.9975, "_c": 1.0025}
"""The pitch of each take, and of each where a note is heard."""

TAKES_OF_EVENTS = {"_a": 1.0, "_b": 1.03, "_c": 1.06}
"""None is slower than it was made: what follows would come too late."""

MOST_ALIKE = 0.69
"""The likeness of two takes at most; the encoder may add a hundredth."""
DRAWS = 40
"""So often a take is drawn before its sound has to vary more."""

WET_TABLE, WET_EVENTS = 0.26, 0.34
MOTIF, MOTIF_BOUGHT, MOTIF_LOST = -26, -31, -26.5
"""How loud motifs are in dB under the limit; the two notes of a purchase stay behind the card."""
QUALITY = {"table": 0.35, "events": 0.35, "music": 0.1}
"""Of the encoder, 0 to 1."""

MUSIC_RATE = RATE // 2
"""Samples a second of the music, in which nothing lies above 9,000 Hz."""


def takes(name: str, make: Maker, loud: float, pitches: Mapping[str, float] = TAKES) -> Iterator[tuple[str, Wave]]:
    """All takes of a sound in the room at the table."""
    yield from unlike(
        name, pitches, lambda pitch, chance: finished(in_room(make(pitch, chance), PARLOUR, WET_TABLE), loud)
    )


def unlike(
    name: str, pitches: Mapping[str, float], take: Callable[[float, Generator], Wave], first: int = 0
) -> Iterator[tuple[str, Wave]]:
    """A take at each pitch, drawn until it is unlike those before; `first` is the seed of the first one. Raises
    ValueError where none is.
    """
    found: list[Wave] = []
    for place, (suffix, pitch) in enumerate(pitches.items()):
        seeds = range(first + place, first + place + DRAWS * len(pitches), len(pitches))
        drawn = (take(pitch, default_rng(seed)) for seed in seeds)
        fresh = (each for each in drawn if all(likeness(each, other) <= MOST_ALIKE for other in found))
        if (chosen := next(fresh, None)) is None:
            raise ValueError(f"All takes of {name} are too much alike.")
        found.append(chosen)
        yield name + suffix, chosen


def table() -> Iterator[tuple[str, Wave]]:
    """What hands do with pieces, in the room at the table. Who has lost a War is heard once in a round at most."""
    for name, (make, loud) in STROKES.items():
        yield from takes(name, make, loud)
    for name, (make, loud) in CHIMES.items():
        yield from takes(name, make, loud, TAKES_IN_TUNE)
    for name, make in makers().items():
        if name.startswith("loses_"):
            yield name, finished(in_room(make(1.0, default_rng(1)), PARLOUR, WET_TABLE), MOTIF_LOST)
        else:
            yield from takes(name, make, MOTIF_BOUGHT if name.startswith("buys_") else MOTIF, TAKES_IN_TUNE)


def _of_event(sting: Callable[[Generator], Wave], loud: float, pitch: float, chance: Generator) -> Wave:
    return finished(in_room(at_pitch(sting(chance), pitch), HALL, WET_EVENTS), loud)


def events() -> Iterator[tuple[str, Wave]]:
    """What happens in a game, in the hall."""
    for name, (sting, loud) in STINGS.items():
        if name not in OFTEN:
            yield name, finished(in_room(sting(default_rng(1)), HALL, WET_EVENTS), loud)
            continue
        drawn = list(unlike(name, TAKES_OF_EVENTS, partial(_of_event, sting, loud), first=1))
        lufs = metered(drawn[0][1])
        for title, sound in drawn:
            # Equally loud at the loudest moment, equally loud on the whole: halfway between the two.
            yield title, sound * 10 ** ((lufs - metered(sound)) / 40)
    for step, key in enumerate(LADDER):
        yield from takes(f"points_{step}", points(key), -27, TAKES_IN_TUNE)


def music() -> Iterator[tuple[str, Wave]]:
    """Four bars at a time, and the places around the table."""
    yield from pieces()
    for name, make in PLACES.items():
        yield name, make(default_rng(1))


def fewer_samples(sound: Wave, rate: int) -> Wave:
    """A sound that holds nothing above half the rate, in so many samples a second."""
    count = len(sound) * rate // RATE
    spectrum = np.fft.rfft(sound, axis=0)[: count // 2 + 1]
    return np.fft.irfft(spectrum, count, axis=0) * count / len(sound)


def _check(byte: int) -> int:
    """What a page's check becomes by one byte (the checksum of OGG)."""
    check = byte << 24
    for _ in range(8):
        check = (check << 1) ^ (0x104C11DB7 if check & 0x80000000 else 0)
    return check


CHECKS = [_check(byte) for byte in range(256)]


def numbered(file: bytes) -> bytes:
    """An OGG file whose stream is number 1, not the one that the encoder draws by lot: equal sounds, equal files."""
    pages, start = [], 0
    while start < len(file):
        segments = file[start + 26]
        end = start + 27 + segments + sum(file[start + 27 : start + 27 + segments])
        page = bytearray(file[start:end])
        page[14:18], page[22:26] = (1).to_bytes(4, "little"), bytes(4)
        check = 0
        for byte in page:
            check = (check << 8 & 0xFFFFFFFF) ^ CHECKS[check >> 24 ^ byte]
        page[22:26] = check.to_bytes(4, "little")
        pages.append(page)
        start = end
    return b"".join(pages)


def main(arguments: Sequence[str]) -> int:
    """Make the sounds of the folders that are named, or of all; returns the exit code."""
    parser = parser_of("sounds", "Make the sounds again.")
    parser.add_argument("folders", nargs="*", metavar="FOLDER", help="table, events or music (usually all of them)")
    folders = parser.parse_args(arguments).folders
    try:
        import soundfile
    except ModuleNotFoundError:
        print("Making sounds needs soundfile: pip install soundfile==0.14.0", file=sys.stderr)
        return 1
    for made in (table, events, music):
        name = made.__name__
        if folders and name not in folders:
            continue
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.ogg"):
            old.unlink()
        for title, sound in made():
            rate = MUSIC_RATE if name == "music" else RATE
            if rate != RATE:
                sound = fewer_samples(sound, rate)
            fineness = {"subtype": "VORBIS", "compression_level": 1 - QUALITY[name]}
            file = BytesIO()
            soundfile.write(file, sound, rate, format="OGG", **fineness)
            (folder / f"{title}.ogg").write_bytes(numbered(file.getvalue()))
    return 0
