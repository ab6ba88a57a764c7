"""Fonts: which file draws the letters of a role, and what stands in for letters that it has not.

A text is split into pieces of one font, one script and one direction. A letter is looked for in the font of its role,
then in the other fonts of the program, then in those of the computer; what nobody has is drawn as the name of its
script in brackets, so that no box stands there without a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from sprites.letters.bidi import ISOLATES, DirectedRun, directed, runs_right_to_left
from sprites.letters.coverage import Coverage, coverage_of
from sprites.letters.scripts import COMMON, JOINERS, LATIN, SIMPLE, Script, extends, is_modifier, script_of
from sprites.letters.system_fonts import SystemFonts

FONTS = Path(__file__).parents[2] / "data" / "fonts"
USUAL, PLAIN = "usual", "plain"
ROLES = {
    "title": "Cinzel_700Bold.ttf",
    "name": "BarlowCondensed_600SemiBold.ttf",
    "label": "BarlowCondensed_500Medium.ttf",
    "number": "BarlowCondensed_700Bold.ttf",
    "text": "SourceSans3_400Regular.ttf",
    "strong": "SourceSans3_600SemiBold.ttf",
    "event": "EBGaramond_700Bold.ttf",
    "aside": "EBGaramond_400Regular_Italic.ttf",
}
PLAIN_REGULAR, PLAIN_BOLD = "AtkinsonHyperlegibleNext_400Regular.ttf", "AtkinsonHyperlegibleNext_700Bold.ttf"
PLAIN_ROLES = {role: PLAIN_REGULAR if role in ("label", "text", "aside") else PLAIN_BOLD for role in ROLES}
"""Letters that are told apart easily: no italics, no narrow ones."""

FACES = {USUAL: ROLES, PLAIN: PLAIN_ROLES}
LIGHT = (ROLES["label"], ROLES["text"], ROLES["aside"], PLAIN_REGULAR)
"""Files whose letters a regular weight stands in for; a heavier one does for the others."""

STAND_INS = ("NotoSansHebrew_600SemiBold.ttf", "NotoSansArabic_600SemiBold.ttf")
"""Files for scripts that no role is written in."""

MOST_FONTS = 400
"""Fonts in memory, about twice as many as a table takes; each keeps the letters it has drawn, some 200 KB."""

MOST_FOUND = 20_000
"""Widths and pieces of texts that are remembered; then they are found out anew."""

LEAST_SIZE = 0.92
"""How much smaller than asked for, as a share, a font is drawn that reaches higher than that of the role."""

ANY_SIZE = 24
"""Pixels that a font of one size is asked for, as it has to be asked for some."""

COMPUTER = SystemFonts()
"""The fonts of this computer."""


class _InUse:
    face = USUAL


def use(face: str) -> None:
    """From now on, letters are those of this face: USUAL or PLAIN. Whoever has made a theme makes a new one."""
    _InUse.face = face


def in_use() -> str:
    """The face that is in use."""
    return _InUse.face


def capitals(words: str) -> str:
    """A title in capitals; plain letters keep it as it is, as words are told by their shapes."""
    return words if in_use() == PLAIN else words.upper()


@lru_cache(maxsize=MOST_FONTS)
def font(file: str, pixels: int, script: str = "", is_rtl: bool = False) -> pygame.Font:
    """The letters of a file, the same for all themes, with every letter that was drawn. They end with pygame.

    Script and direction are kept by the font itself, so that every one has its own.
    """
    if not font.cache_info().currsize:
        pygame.register_quit(font.cache_clear)
    made = pygame.Font(FONTS / file, pixels)
    if script:
        made.set_script(script)
    if is_rtl:
        made.set_direction(pygame.DIRECTION_RTL)
    return made


@cache
def _coverage(file: str) -> Coverage:
    return coverage_of(FONTS / file)


def _chain(file: str) -> Iterator[tuple[str, Coverage]]:
    """The files in which letters of a role's file are looked for, one after the other."""
    body = ROLES["text"] if file in LIGHT else ROLES["strong"]
    for each in (file, body, *STAND_INS):
        yield each, _coverage(each)
    for path, coverage in COMPUTER.found:
        yield str(path), coverage


class Piece(NamedTuple):
    """Letters of one file, script and direction, in the order in which they are read; without a file, nobody's."""

    letters: str
    file: str
    script: Script
    is_rtl: bool

    @property
    def code(self) -> str:
        """The code of the script that its letters have to be joined by; empty where they stand side by side."""
        return "" if self.script.code in (*SIMPLE, "Zzzz", "Zsye") else self.script.code


@lru_cache(maxsize=MOST_FOUND)
def pieces(text: str, file: str) -> tuple[Piece, ...]:
    """A text in the font of a role, from left to right as it is seen."""
    runs = directed(text) if runs_right_to_left(text) else (DirectedRun(_without(text, ISOLATES), False, 0),)
    found: list[Piece] = []
    for run in runs:
        split = _split(run, file)
        found += reversed(split) if run.is_rtl else split
    return tuple(found)


def _without(text: str, letters: str) -> str:
    return text.translate(dict.fromkeys(map(ord, letters)))


def _split(run: DirectedRun, file: str) -> list[Piece]:
    """The pieces of a run, each word of letters that stand side by side from one file."""
    found: list[Piece] = []
    for word in _WORDS.findall(run.letters.lstrip(JOINERS)):
        simple = "".join(letter for letter in word if script_of(letter).code in SIMPLE and not extends(letter))
        holder = next((each for each, coverage in _chain(file) if coverage.has_all(simple)), "")
        for letter in word:
            _add(found, letter, file, holder, run.is_rtl)
    return found


_WORDS = re.compile(r"\S+|\s+")


def _add(found: list[Piece], letter: str, file: str, holder: str, is_rtl: bool) -> None:
    """Put a letter to the pieces; `holder` is the file that has the word, but for letters that have to be joined."""
    last = found[-1] if found else None
    if last and letter in JOINERS:
        if last.script.code not in SIMPLE:
            found[-1] = last._replace(letters=last.letters + letter)
        return
    if last and (extends(letter) or last.letters[-1] == JOINERS[1]):
        if not last.file or letter in _coverage_of(last.file):
            found[-1] = last._replace(letters=last.letters + letter)
            return
        if is_modifier(letter):
            return
    script = script_of(letter)
    if last and last.file and script is COMMON and last.code and letter in _coverage_of(last.file):
        found[-1] = last._replace(letters=last.letters + letter)
        return
    if not holder or script.code not in SIMPLE or letter not in _coverage_of(holder):
        holder = next((each for each, coverage in _chain(file) if letter in coverage), "")
    if not holder:
        COMPUTER.ask_for(script, letter)
    elif script.code in SIMPLE:
        script = LATIN
    if last and (last.file, last.script) == (holder, script):
        found[-1] = last._replace(letters=last.letters + letter)
    else:
        found.append(Piece(letter, holder, script, is_rtl))


def _coverage_of(file: str) -> Coverage:
    return next((coverage for path, coverage in COMPUTER.found if str(path) == file), None) or _coverage(file)


def missing(text: str) -> tuple[Script, ...]:
    """The scripts of letters in a text that no font has; none while some may still be found."""
    if text.isascii() or COMPUTER.is_searching:
        return ()
    return tuple(dict.fromkeys(each.script for each in pieces(text, ROLES["text"]) if not each.file))


def forget() -> None:
    """Split and measure all texts anew: there are more fonts now."""
    pieces.cache_clear()
    wide.cache_clear()


class _Shown(NamedTuple):
    """Letters and the font that draws them; `share` is how large what it draws is shown."""

    font: pygame.Font
    letters: str
    share: float = 1.0

    @property
    def wide(self) -> int:
        return round(self.font.size(self.letters)[0] * self.share)

    @property
    def ascent(self) -> int:
        return round(self.font.get_ascent() * self.share)

    def drawn(self, colour: tuple[int, int, int]) -> pygame.Surface:
        picture = self.font.render(self.letters, True, colour)
        if self.share == 1.0:
            return picture
        return pygame.transform.smoothscale(
            picture.convert_alpha(), (self.wide, round(picture.get_height() * self.share))
        )


def _shown(piece: Piece, file: str, pixels: int) -> _Shown:
    """How a piece of a text is drawn in this file's letters."""
    own = font(file, pixels)
    if not piece.file:
        return _Shown(own, f"[{piece.script.word.title()}]")
    if piece.file == file and not piece.code and not piece.is_rtl:
        return _Shown(own, piece.letters)
    if _has_one_size(piece.file):
        other = font(piece.file, ANY_SIZE, piece.code, piece.is_rtl)
        return _Shown(other, piece.letters, own.get_height() / other.get_height())
    other = font(piece.file, pixels)
    share = 1.0 if piece.file in ROLES.values() else max(LEAST_SIZE, min(1.0, own.get_height() / other.get_height()))
    return _Shown(font(piece.file, max(1, round(pixels * share)), piece.code, piece.is_rtl), piece.letters)


def _has_one_size(file: str) -> bool:
    """Whether a font of the computer is made of pictures of one size, as those of colored emoji are."""
    own = file in ROLES.values() or file in STAND_INS
    return not own and font(file, ANY_SIZE).get_height() == font(file, 4 * ANY_SIZE).get_height()


@lru_cache(maxsize=MOST_FOUND)
def wide(file: str, pixels: int, text: str) -> int:
    """Pixels that letters take in one piece; texts share most of their words."""
    if text.isascii():
        return font(file, pixels).size(text)[0]
    return sum(_shown(each, file, pixels).wide for each in pieces(text, file))


def drawn(file: str, pixels: int, text: str, colour: tuple[int, int, int]) -> pygame.Surface:
    """Letters in one piece, as high as those of this file are; those of other files stand on the same line."""
    own = font(file, pixels)
    if text.isascii():
        return own.render(text, True, colour)
    shown = [_shown(each, file, pixels) for each in pieces(text, file)]
    if len(shown) == 1 and shown[0].font is own:
        return shown[0].drawn(colour)
    picture = pygame.Surface((sum(each.wide for each in shown), own.get_height()), pygame.SRCALPHA)
    x = 0
    for each in shown:
        picture.blit(each.drawn(colour), (x, own.get_ascent() - each.ascent))
        x += each.wide
    return picture


def caret(file: str, pixels: int, text: str, place: int) -> int:
    """How far from the left the caret stands before the letter of this place: where the letter before it ends."""
    if not runs_right_to_left(text):
        return wide(file, pixels, text[:place])
    x = 0
    for run in directed(text):
        inside = place - run.start
        if 0 < inside <= len(run.letters) or place == run.start == 0:
            part = wide(file, pixels, run.letters[:inside])
            return x + (wide(file, pixels, run.letters) - part if run.is_rtl else part)
        x += wide(file, pixels, run.letters)
    return x
