"""Makes the sounds of the game from nothing but numbers: short, dry strokes on wood, paper, stone and metal.

A tool for whoever changes the sounds; the game itself only plays the files. It needs numpy and the program oggenc:

    python sounds/make_sounds.py

writes every NAME.ogg next to itself. A sound that is heard often has variants NAME_a, NAME_b and NAME_c, which
differ in pitch by up to four per cent and in their noise. The result is the same on every run.
"""

import subprocess
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.random import Generator, default_rng
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Maker = Callable[[float, Generator], Wave]
Mode = tuple[float, float, float]
"""Frequency in Hz, strength and the milliseconds in which it falls to a third."""

RATE = 44_100
QUALITY = 5
FADE_MS = 4
FOLDER = Path(__file__).parent


def times(milliseconds: float) -> Wave:
    """The moments of a sound of this length, in seconds."""
    return np.arange(round(RATE * milliseconds / 1000)) / RATE


def struck(milliseconds: float, modes: Sequence[Mode], pitch: float = 1.0) -> Wave:
    """Something hard that is struck once and rings in its own modes."""
    moments = times(milliseconds)
    attack = np.minimum(1.0, moments / 0.0006)
    ringing = (
        strength * np.exp(-moments * 1000 / decay) * np.sin(2 * np.pi * frequency * pitch * moments)
        for frequency, strength, decay in modes
    )
    return attack * ending(len(moments)) * np.sum(list(ringing), axis=0)


def ending(count: int) -> Wave:
    """A strength of one that falls to nothing in the last FADE_MS of so many samples."""
    return np.minimum(1.0, np.arange(count)[::-1] / (RATE * FADE_MS / 1000))


def hiss(milliseconds: float, low: float, high: float, chance: Generator) -> Wave:
    """Noise between two frequencies in Hz, soft at both borders, with a strength of about one."""
    count = len(times(milliseconds))
    margin = RATE // 50
    spectrum = np.fft.rfft(chance.standard_normal(count + 2 * margin))
    frequencies = np.fft.rfftfreq(count + 2 * margin, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(frequencies, 1)) ** 6) / (1 + (frequencies / high) ** 6)
    noise = np.fft.irfft(spectrum, count + 2 * margin)[margin : margin + count]
    return noise / max(1e-9, float(np.std(noise)))


def swell(milliseconds: float, peak: float, sharpness: float = 2.0) -> Wave:
    """A strength that rises to one at a share `peak` of the time and falls again."""
    share = times(milliseconds) * 1000 / milliseconds
    return np.where(share < peak, share / peak, (1 - share) / (1 - peak)).clip(0, 1) ** sharpness


def dying(milliseconds: float, decay: float) -> Wave:
    """A strength that starts at one and falls to a third every `decay` milliseconds."""
    return np.exp(-times(milliseconds) * 1000 / decay)


def together(milliseconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Sounds that start at the given milliseconds, mixed into one of the given length."""
    mixed = np.zeros(len(times(milliseconds)))
    for start, part in parts:
        first = round(RATE * start / 1000)
        room = mixed[first : first + len(part)]
        room += part[: len(room)]
    return mixed


# --- paper -----------------------------------------------------------------------------------------------------


def card_pick(pitch: float, chance: Generator) -> Wave:
    """A finger lifts a card."""
    return hiss(40, 2500 * pitch, 8000, chance) * swell(40, 0.2)


def card_slide(pitch: float, chance: Generator) -> Wave:
    """A card slides over the cloth."""
    roughness = 1 + 0.35 * np.interp(times(190), np.linspace(0, 0.19, 24), chance.standard_normal(24))
    return hiss(190, 1300 * pitch, 5200 * pitch, chance) * swell(190, 0.35, 1.6) * roughness


def card_snap(pitch: float, chance: Generator) -> Wave:
    """A card is put down flat."""
    tap = hiss(30, 1800 * pitch, 7000, chance) * dying(30, 5)
    table = struck(80, [(150, 1.0, 16), (310, 0.5, 11), (720, 0.2, 6)], pitch)
    return together(80, (0, 0.3 * tap), (1, table))


def card_flip(pitch: float, chance: Generator) -> Wave:
    """A card bends, springs over and lands."""
    lift = hiss(45, 1800 * pitch, 5000 * pitch, chance) * swell(45, 0.7)
    land = hiss(40, 1200 * pitch, 6500, chance) * dying(40, 8)
    return together(90, (0, 0.3 * lift), (46, 0.5 * land), (47, struck(40, [(190, 0.9, 12)], pitch)))


def book(pitch: float, chance: Generator) -> Wave:
    """A page is turned."""
    sweep = hiss(150, 900 * pitch, 3200 * pitch, chance) * swell(150, 0.6, 1.5)
    crackle = hiss(150, 3500, 9000, chance) * swell(150, 0.75, 3) * (chance.random(len(times(150))) < 0.25)
    lay = hiss(40, 700, 3800, chance) * dying(40, 9)
    return together(180, (0, 0.4 * sweep), (0, 0.3 * crackle), (138, 0.5 * lay))


# --- wood ------------------------------------------------------------------------------------------------------


def worker(pitch: float, chance: Generator) -> Wave:
    """A wooden piece is set on a card."""
    tick = hiss(8, 2000, 7000, chance) * dying(8, 2)
    return together(
        70, (0, 0.12 * tick), (0, struck(70, [(560, 1, 13), (1240, 0.5, 8), (2110, 0.25, 5)], pitch))
    )


def architect(pitch: float, chance: Generator) -> Wave:
    """Two taps of a mallet."""
    modes = [(720, 1.0, 15), (1530, 0.6, 9), (2710, 0.3, 6), (190, 0.6, 14)]
    grit = hiss(20, 1500, 6000, chance) * dying(20, 4)
    blow = together(80, (0, struck(80, modes, pitch)), (0, 0.12 * grit))
    return together(170, (0, 0.7 * blow), (88, blow))


def button(pitch: float, chance: Generator) -> Wave:
    """A small wooden key goes down."""
    tick = hiss(6, 2500, 7000, chance) * dying(6, 1.5)
    return together(40, (0, struck(40, [(880, 1.0, 7), (1750, 0.4, 4)], pitch)), (0, 0.08 * tick))


def die_hit(pitch: float, chance: Generator) -> Wave:
    """A die knocks against wood or another die."""
    modes = [(1480, 1.0, 8), (2650, 0.7, 6), (4120, 0.4, 4), (520, 0.6, 9)]
    wobble = [
        (frequency * chance.uniform(0.95, 1.05), strength, decay) for frequency, strength, decay in modes
    ]
    tick = hiss(8, 3000, 9000, chance) * dying(8, 1.5)
    return together(60, (0, struck(60, wobble, pitch)), (0, 0.15 * tick))


def die_land(pitch: float, chance: Generator) -> Wave:
    """A die falls on its face on the cloth."""
    last = struck(90, [(430, 1.0, 14), (980, 0.5, 9), (1720, 0.3, 6), (140, 0.8, 18)], pitch)
    cloth = hiss(25, 400, 2500, chance) * dying(25, 6)
    tap = struck(40, [(1100, 0.5, 6), (2100, 0.3, 4)], pitch)
    return together(120, (0, last), (0, 0.15 * cloth), (58, 0.4 * tap))


def refusal(pitch: float, chance: Generator) -> Wave:
    """Two dull knocks: no."""
    knock = struck(90, [(165, 1.0, 22), (330, 0.4, 14), (610, 0.15, 8)], pitch)
    muffled = hiss(30, 200, 1200, chance) * dying(30, 7)
    return together(190, (0, knock), (0, 0.1 * muffled), (92, 0.85 * knock))


def stamp(pitch: float, chance: Generator) -> Wave:
    """A heavy seal comes down on paper."""
    moments = times(260)
    fall = np.sin(2 * np.pi * np.cumsum(58 + 70 * np.exp(-moments / 0.025)) / RATE) * dying(260, 55)
    wood = struck(120, [(240, 0.6, 22), (520, 0.35, 13), (1130, 0.15, 7)], pitch)
    paper = hiss(60, 900, 5000, chance) * dying(60, 11)
    return together(260, (0, fall), (0, wood), (2, 0.18 * paper))


# --- stone, metal, grain ---------------------------------------------------------------------------------------


def coin(pitch: float, chance: Generator) -> Wave:
    """A coin falls on another."""
    modes = [(3120, 1.0, 26), (4730, 0.8, 22), (6890, 0.6, 16), (9240, 0.35, 10), (11800, 0.2, 7)]
    clink = struck(
        110, [(frequency * chance.uniform(0.98, 1.02), *rest) for frequency, *rest in modes], pitch
    )
    return together(130, (0, clink), (38 + chance.uniform(-6, 6), 0.55 * clink))


def stone(pitch: float, chance: Generator) -> Wave:
    """Two blocks of stone are laid together."""
    modes = [(340, 1.0, 20), (690, 0.7, 15), (1270, 0.5, 11), (2240, 0.3, 8)]
    grind = hiss(140, 600 * pitch, 2600 * pitch, chance) * swell(140, 0.15, 2.5)
    return together(140, (0, struck(140, modes, pitch)), (5, 0.16 * grind))


def food(pitch: float, chance: Generator) -> Wave:
    """A handful of grain runs into a bowl."""
    grains = [
        (start, strength * struck(14, [(frequency * pitch, 1.0, 3), (2.3 * frequency * pitch, 0.5, 2)]))
        for start, strength, frequency in zip(
            np.sort(chance.uniform(0, 115, 22)),
            chance.uniform(0.3, 1.0, 22),
            chance.uniform(1500, 3400, 22),
            strict=True,
        )
    ]
    rustle = hiss(130, 2200, 6500, chance) * swell(130, 0.3)
    return together(135, (0, 0.12 * rustle), *grains)


# --- tunes on a wooden bar ---------------------------------------------------------------------------------------


def bar(note: float, milliseconds: float, ring: float) -> Wave:
    """A tuned wooden bar is struck softly; `note` in Hz."""
    modes = [(note, 1.0, ring), (3.93 * note, 0.22, ring / 4), (9.6 * note, 0.07, ring / 12)]
    return struck(milliseconds, modes) * np.minimum(1.0, times(milliseconds) / 0.003)


def strings(note: float, milliseconds: float, chance: Generator) -> Wave:
    """Soft bowed strings that swell in and fade out; `note` in Hz."""
    moments = times(milliseconds)
    voices = []
    for detune in (0.997, 1.0, 1.003):
        turns = np.cumsum(np.full(len(moments), note * detune)) / RATE + chance.random()
        voices.append(sum(np.sin(2 * np.pi * turns * part) / part**1.7 for part in range(1, 7)))
    return np.sum(voices, axis=0) / 3 * swell(milliseconds, 0.3, 1.4)


def horn(note: float, milliseconds: float) -> Wave:
    """A mellow horn: the tone starts dark, opens and dies away; `note` in Hz."""
    moments = times(milliseconds)
    share = moments * 1000 / milliseconds
    open_mouth = np.minimum(1.0, moments / 0.05) * (1 - 0.5 * share)
    turns = 2 * np.pi * np.cumsum(note * (1 + 0.003 * np.sin(2 * np.pi * 5.2 * moments))) / RATE
    tone = sum(np.sin(turns * part) * open_mouth ** (part / 2) / part**1.3 for part in range(1, 9))
    return tone * np.minimum(1.0, moments / 0.018) * (1 - share) ** 0.6


C4, D4, E4, F4, G4, A4, C5, D5, E5, G5, A5, C6 = (
    261.63, 293.66, 329.63, 349.23, 392.0, 440.0, 523.25, 587.33, 659.26, 783.99, 880.0, 1046.5
)  # fmt: skip
SEAT_NOTES = C5, D5, E5, G5, A5, C6


def turn_chime(note: float) -> Maker:
    """A seat's own note: two soft strokes, the second a fifth higher."""
    return lambda pitch, chance: together(350, (0, 0.7 * bar(note, 350, 70)), (90, bar(1.5 * note, 260, 75)))


def warning(pitch: float, chance: Generator) -> Wave:
    """Two low strokes, the second half a tone lower."""
    return together(250, (0, bar(E4, 200, 50)), (110, bar(E4 * 0.944, 140, 60)))


def phase(pitch: float, chance: Generator) -> Wave:
    """A calm step: a low bar and its octave."""
    return together(320, (0, bar(G4 / 2, 320, 90)), (70, 0.6 * bar(G4, 250, 70)))


def wonder_chord(pitch: float, chance: Generator) -> Wave:
    """A rising chord over swelling strings."""
    notes = [
        (index * 85, bar(note, 1000, 230))
        for index, note in enumerate((D4, F4 * 1.0595, A4, D5, 1.2599 * D5))
    ]
    pad = sum(strings(note / 2, 1350, chance) for note in (D4, F4 * 1.0595, A4, D5))
    return together(1400, (0, 0.28 * pad), *notes)


def victory(pitch: float, chance: Generator) -> Wave:
    """A short fanfare."""
    call = [(0, G4, 190), (150, G4, 150), (270, G4, 170), (400, C5, 430), (760, G4, 260), (960, E5, 1300)]
    chord = [(960, horn(note, 1300)) for note in (C4, G4, C5)]
    drum = struck(300, [(72, 1.0, 70), (118, 0.5, 40)])
    return together(
        2300,
        *((start, horn(note, length)) for start, note, length in call),
        *chord,
        (400, 1.2 * drum),
        (960, 1.6 * drum),
    )


SINGLE: dict[str, tuple[Maker, float]] = {
    "architect": (architect, 0.5),
    "button": (button, 0.3),
    "phase": (phase, 0.4),
    "refusal": (refusal, 0.55),
    "stamp": (stamp, 0.75),
    "victory": (victory, 0.7),
    "warning": (warning, 0.5),
    "wonder_chord": (wonder_chord, 0.65),
    **{f"turn_chime_{seat}": (turn_chime(note), 0.45) for seat, note in enumerate(SEAT_NOTES)},
}
"""Sounds with one version: how they are made and how loud their loudest moment is, 1 being the limit."""

VARIED: dict[str, tuple[Maker, float]] = {
    "book": (book, 0.4),
    "card_flip": (card_flip, 0.5),
    "card_pick": (card_pick, 0.25),
    "card_slide": (card_slide, 0.3),
    "card_snap": (card_snap, 0.6),
    "coin": (coin, 0.4),
    "die_hit": (die_hit, 0.5),
    "die_land": (die_land, 0.6),
    "food": (food, 0.4),
    "stone": (stone, 0.55),
    "worker": (worker, 0.5),
}
"""Sounds that would tire if they were always the same."""

VARIANTS = {"_a": 1.0, "_b": 0.965, "_c": 1.035}


def finished(sound: Wave, peak: float) -> Wave:
    """The sound without offset, faded out at its end, with the given peak."""
    fade = ending(len(sound))
    sound = (sound - np.mean(sound) * fade) * fade
    return sound * peak / np.max(np.abs(sound))


def write(name: str, sound: Wave, folder: Path) -> None:
    """Write a sound as folder/name.ogg."""
    with TemporaryDirectory() as scratch:
        plain = Path(scratch) / "sound.wav"
        with wave.open(str(plain), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes((sound * 32767).astype("<i2").tobytes())
        command = [
            "oggenc",
            "--quiet",
            f"--quality={QUALITY}",
            "--serial=1",
            f"--output={folder / name}.ogg",
            str(plain),
        ]
        subprocess.run(command, check=True)


def main() -> None:
    """Make all sounds."""
    for name, (make, peak) in SINGLE.items():
        write(name, finished(make(1.0, default_rng(1)), peak), FOLDER)
    for name, (make, peak) in VARIED.items():
        for seed, (suffix, pitch) in enumerate(VARIANTS.items()):
            write(name + suffix, finished(make(pitch, default_rng(seed)), peak), FOLDER)


if __name__ == "__main__":
    main()
