"""Letters: the capitals and figures of the title font as icons, for pieces of mods. Needs fonttools.

    python data/icons/letters.py

writes letters.json beside it: one path a letter, in the box of 512 that every icon is drawn in.
"""

from __future__ import annotations

import json
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
BOX, DRAWN = 512, 440
HERE = Path(__file__).parent


def main() -> None:
    """Write the file."""
    font = TTFont(HERE.parent / "fonts" / "Cinzel_700Bold.ttf")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    lines = []
    for letter in LETTERS:
        glyph, bounds = glyphs[names[ord(letter)]], BoundsPen(glyphs)
        glyph.draw(bounds)
        left, foot, right, top = bounds.bounds
        scale = DRAWN / max(right - left, top - foot)
        across, down = BOX / 2 - scale * (left + right) / 2, BOX / 2 + scale * (top + foot) / 2
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, across, down)))
        body = f'<path fill="currentColor" d="{pen.getCommands()}"/>'
        lines.append(f"{json.dumps('letter-' + letter.lower())}: {json.dumps(body)}")
    (HERE / "letters.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
