"""Tooltips: how a number comes about, line by line, on a sheet of paper beside it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import pygame

from game.text import language
from game.text.sentences import Sentences
from game.text.signs import spelt
from scenes.ui.host.looks import PaperLook
from scenes.ui.memory import model_of
from sprites.paint import materials, palette
from sprites.paint.plain_text import plain
from sprites.paint.theme import Theme

say = Sentences("screens")

WIDTH, PADDING = 236.0, 10.0
LINE, FOOT = 18.0, 6.0
AMOUNT_ROOM = 56.0
SIZE = 14.0


class SumLine(NamedTuple):
    """A line of the sum: words with {glyph} marks, and the amount at their right, "" for a remark."""

    words: str
    amount: str = ""


@dataclass(frozen=True)
class Explanation(PaperLook):
    """A tooltip with a title, the parts of a number, what they add up to, and remarks, all with {glyph} marks.

    `chapter` is the heading of the rules that says more.
    """

    title: str
    parts: tuple[SumLine, ...] = ()
    total: str = ""
    remarks: tuple[str, ...] = ()
    chapter: str = ""

    def surface(self, theme: Theme) -> pygame.Surface:
        """The tooltip, which may name a key that becomes another one."""
        return theme.cached((self, language.now(), self._remarks), partial(self._drawn, theme))

    def _drawn(self, theme: Theme) -> pygame.Surface:
        size, line, whole = SIZE * theme.letter, LINE * theme.letter, WIDTH * max(1.0, theme.letter)
        room = whole - 2 * PADDING
        title = theme.rich(f"**{self.title}**", "strong", size + 1, palette.BRASS_LIGHT, room)
        remarks = [theme.rich(words, "text", size - 1, palette.SECONDARY, room) for words in self._remarks]
        lines = [
            *self.parts,
            *([SumLine(say("slips.total"), self.total)] if self.total and len(self.parts) > 1 else []),
        ]
        below = sum(remark.get_height() / theme.s + 4 for remark in remarks)
        height = 2 * PADDING + title.get_height() / theme.s + FOOT * bool(lines) + line * len(lines) + below
        face = materials.plate(
            theme, whole, height, palette.DARK_INK, 0.98, edge=palette.BRASS, edge_alpha=0.9, line=1.2
        ).copy()
        left, y = theme.px(PADDING), theme.px(PADDING)
        face.blit(title, (left, y))
        y += title.get_height() + theme.px(FOOT) * bool(lines)
        for part in lines:
            self._lay_line(theme, face, part, y)
            y += theme.px(line)
        for remark in remarks:
            y += theme.px(4)
            face.blit(remark, (left, y))
            y += remark.get_height()
        return face

    @property
    def _remarks(self) -> tuple[str, ...]:
        """The remarks, and how to read more."""
        return (*self.remarks, say("slips.more")) if self.chapter else self.remarks

    def _lay_line(self, theme: Theme, face: pygame.Surface, part: SumLine, top: int) -> None:
        size = SIZE * theme.letter
        middle = top + theme.px(LINE * theme.letter) // 2
        words = theme.rich(part.words, "name", size, palette.IVORY)
        room = face.get_width() - theme.px(2 * PADDING + (AMOUNT_ROOM * theme.letter if part.amount else 0))
        if words.get_width() > room:
            words = theme.text(part.words, "name", size, palette.IVORY, room / theme.s)
        face.blit(words, words.get_rect(midleft=(theme.px(PADDING), middle)))
        if part.amount:
            colour = palette.LOSS if part.amount.startswith("−") else palette.IVORY
            amount = theme.rich(part.amount, "number", size, colour)
            face.blit(amount, amount.get_rect(midright=(face.get_width() - theme.px(PADDING), middle)))


def chapter_of(look: object) -> str:
    """The heading of the rules that says more about what a place shows large; empty where it names none."""
    told = look.told if isinstance(look, Tooltip) else look
    return told.chapter if isinstance(told, Explanation) else ""


def caption_of(look: object) -> str:
    """What an explanation says in a line, for those who listen; signs are called by their names."""
    told = look.told if isinstance(look, Tooltip) else look
    if not isinstance(told, Explanation):
        return ""
    parts = [" ".join(filter(None, part)) for part in told.parts]
    said = [told.title, *([told.total] if told.total else parts), *told.remarks[:1]]
    return ". ".join(spoken(words).rstrip(".") for words in said if words) + "."


def spoken(words: str) -> str:
    """Words for those who listen: signs are called by their names, and nothing is marked."""
    return plain(spelt(words))


def darkened(look: object, title: str, why: str) -> Explanation:
    """What something of this title tells that cannot be used now: why not, and then what else it says."""
    told = look.told if isinstance(look, Tooltip) else look
    told = told if isinstance(told, Explanation) else Explanation(title)
    return replace(told, remarks=(f"**{why}**", *told.remarks)) if why else told


def explained(key: str, *more: str) -> Explanation:
    """What the screens call something, by the key of its name, and what they tell of it."""
    return Explanation(say(key), remarks=(say(f"{key}_told"), *more))


class Tooltip:
    """An explanation that is put into words only when somebody looks at it. Those about the same number are alike."""

    def __init__(self, tell: Callable[..., Explanation], model: object, *about: Hashable) -> None:
        self._model = model
        self._about: tuple[Any, tuple[Hashable, ...]] = (tell, about)
        self._said: tuple[object, Explanation] | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tooltip) and self._about == other._about

    def __hash__(self) -> int:
        return hash(self._about)

    @property
    def told(self) -> Explanation:
        """The explanation of what its model is now: one that a memo keeps is turned from model to model."""
        now = model_of(self._model)
        if self._said is None or self._said[0] is not now:
            tell, about = self._about
            self._said = now, tell(self._model, *about)
        return self._said[1]

    def surface(self, theme: Theme) -> pygame.Surface:
        """The tooltip."""
        return self.told.surface(theme)

    def mask(self, theme: Theme) -> pygame.Surface:
        """Its rounded rectangle."""
        return self.told.mask(theme)


class LockedTooltip(Tooltip):
    """A tooltip about what no legal move of anybody can change any more, and says so."""

    def __init__(self, of: Explanation | Tooltip) -> None:
        self._of = of
        self._about = (LockedTooltip, (of,))

    @property
    def told(self) -> Explanation:
        """The explanation, with that first among its remarks."""
        told = self._of.told if isinstance(self._of, Tooltip) else self._of
        return replace(told, remarks=(say("slips.locked"), *told.remarks))
