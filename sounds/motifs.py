"""The motifs of nations: five notes in a mode and on an instrument of its own, by which one hears whose turn it is.

The first two notes go with what a nation buys; turned upside down, the motif goes with what it loses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from numpy.random import Generator

from sounds.instruments import bar, blown, hammered, horn, midi, pluck
from sounds.strokes import Maker
from sounds.waves import Wave, together

Note = Callable[[float, float, Generator], Wave]
"""(Hz, milliseconds, chance): a note of an instrument."""

APART = 130.0
"""Milliseconds from one note to the next."""
RINGS, LAST = 420.0, 560.0
"""Milliseconds that a note sounds, and the last of several."""


BEHIND = 14.0
"""Milliseconds that a note comes late at most: no hand plays twice alike."""


class Motif(NamedTuple):
    """note: the instrument. key: its first note. mode: the half tones of its scale. steps: its notes on the scale."""

    note: Note
    key: int
    mode: tuple[int, ...]
    steps: tuple[int, ...]

    def keys(self, is_upside_down: bool = False) -> list[int]:
        """The keys of its notes; upside down it falls where it rose."""
        steps = [2 * self.steps[0] - step for step in self.steps] if is_upside_down else self.steps
        return [self.key + 12 * (step // len(self.mode)) + self.mode[step % len(self.mode)] for step in steps]


def _brass(hertz: float, milliseconds: float, chance: Generator) -> Wave:
    return 0.5 * horn(hertz, milliseconds, chance, 0.8)


def _lyre(hertz: float, milliseconds: float, chance: Generator) -> Wave:
    return pluck(hertz, milliseconds, chance)


def _flute(hertz: float, milliseconds: float, chance: Generator) -> Wave:
    return 0.6 * blown(hertz, milliseconds, chance, 0.25)


def _chimes(hertz: float, milliseconds: float, chance: Generator) -> Wave:
    wood = bar(hertz * chance.uniform(0.996, 1.004), milliseconds, chance.uniform(65, 150))
    return wood + 0.3 * pluck(hertz, milliseconds, chance)


MIXOLYDIAN, DORIAN, HIJAZ = (0, 2, 4, 5, 7, 9, 10), (0, 2, 3, 5, 7, 9, 10), (0, 1, 4, 5, 7, 8, 10)
DOUBLE_HARMONIC, PENTATONIC = (0, 1, 4, 5, 7, 8, 11), (0, 2, 4, 7, 9)

MOTIFS = {
    "rome": Motif(_brass, 62, MIXOLYDIAN, (0, 4, 3, 4, 7)),
    "greece": Motif(_lyre, 69, DORIAN, (0, 1, 4, 2, 3)),
    "egypt": Motif(_flute, 69, DOUBLE_HARMONIC, (0, 1, 2, 1, 4)),
    "persia": Motif(hammered, 69, HIJAZ, (0, 2, 1, 3, 4)),
    "china": Motif(_chimes, 74, PENTATONIC, (0, 1, 3, 2, 4)),
}
"""By the nation's handle, as the boards of Nations and the Dice Game have it."""


def _played(note: Note, keys: Sequence[int]) -> Maker:
    def make(pitch: float, chance: Generator) -> Wave:
        last = len(keys) - 1
        notes = [
            (
                APART * place + chance.uniform(0, BEHIND),
                (0.8 + 0.05 * place + chance.uniform(-0.06, 0.06))
                * note(midi(key) * pitch, LAST if place == last else RINGS, chance),
            )
            for place, key in enumerate(keys)
        ]
        return together(APART * last + BEHIND + LAST, *notes)

    return make


def makers() -> dict[str, Maker]:
    """How each is made, by the name of its file."""
    made = {}
    for nation, motif in MOTIFS.items():
        made[f"turn_{nation}"] = _played(motif.note, motif.keys())
        made[f"buys_{nation}"] = _played(motif.note, motif.keys()[:2])
        made[f"loses_{nation}"] = _played(motif.note, motif.keys(is_upside_down=True))
    return made
