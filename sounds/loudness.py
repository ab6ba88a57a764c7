"""Measures every sound of the program, and says which bars are missed.

    python main.py loudness             a row a file, then takes, scores, every kind of move and the bars
    python main.py loudness --bars      only the bars

The exit code is 1 if a bar is missed, or a move was played in silence.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.command import parser_of


def main(arguments: Sequence[str]) -> int:
    """Print what was measured and the bars; 1 where one is missed."""
    parser = parser_of("loudness", __doc__)
    parser.add_argument("--bars", action="store_true", help="print only the bars")
    parser.add_argument("folder", nargs="?", type=Path, default=Path(__file__).parent, help="where the sounds lie")
    asked = parser.parse_args(arguments)
    # The help doesn't wait for numpy.
    from scenes.tools.measuring.heard import tell_silent_moves
    from sounds.measure import NoSounds, measure

    try:
        is_missed = measure(asked.folder, asked.bars)
    except NoSounds as error:
        parser.error(str(error))
    return max(is_missed, tell_silent_moves(asked.bars))
