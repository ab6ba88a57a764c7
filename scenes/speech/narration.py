"""What a scene has to say: the values that are compared from frame to frame, and the answers it gives when asked."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple


class SpokenFocus(NamedTuple):
    """What the keyboard is at. `name` tells it from others; `words` are what is said of it, the name first.

    `more` is what is said of it where much is wanted, such as the group it is in. `place` is its number among those
    that can be chosen, and `of` how many these are; 0 where it is none of them. One that `holds` wants its key held.
    `why` is why it cannot be pressed now: said when the keyboard comes there, and not again when that changes.
    """

    name: str
    words: str
    more: str = ""
    place: int = 0
    of: int = 0
    holds: bool = False
    why: str = ""


class SpokenEvent(NamedTuple):
    """Something that has happened: whom it is about, empty for nobody, in which words, and whether they are a heading.

    `is_own` is whether it is about who listens.
    """

    who: str
    words: str
    is_heading: bool = False
    is_own: bool = False


class SpokenState(NamedTuple):
    """What a scene would say at one moment, with {glyph} marks, empty where there is nothing to say.

    `turn` is whose turn it is while others act, `question` what is asked of who listens, and `asked` what tells it from
    an earlier one in the same words. `refusals` are why something cannot be done and
    what else is noted, each likewise. `laid_out` is what is laid out to be confirmed.
    """

    scene: str = ""
    text: str = ""
    turn: str = ""
    question: str = ""
    asked: Hashable = None
    laid_out: str = ""
    refusals: tuple[tuple[Hashable, str], ...] = ()
    focus: SpokenFocus | None = None


class SpokenBuffer(NamedTuple):
    """Lines that are leafed through one by one, and what they are about."""

    title: str
    lines: Sequence[str]


class Narration:
    """What one scene tells those who listen. Of one that says nothing only the name is told."""

    @property
    def state(self) -> SpokenState:
        """What it would say now."""
        return SpokenState()

    def take_events(self) -> Sequence[SpokenEvent]:
        """What has happened since this was asked last."""
        return ()

    def answer(self, question: str) -> Sequence[str]:
        """What it answers to a question that a key asks, by the name of its action; nothing where it has no answer."""
        return ()

    @property
    def buffers(self) -> Sequence[SpokenBuffer]:
        """What there is to be leafed through."""
        return ()
