"""What lies on a table: what answers, what is seen, and panels that are drawn when what they show changes.

Lengths are units of the 1280x720 canvas.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple, Protocol

import pygame

from game.engine.flow import Move
from scenes.ui.memory import Reader
from sprites.paint.theme import Theme

Area = tuple[float, float, float, float]
"""x, y, width, height in units."""

Point = tuple[float, float]
"""x and y in units."""


Tried = tuple[tuple[str, str], ...]
"""What a tried move would change, as a glyph and "old › new" each."""

Landed = Mapping[tuple[str, str], int]
"""What tokens in flight have brought so far, by glyph and anchor, negative where they took off."""


class Look(Protocol):
    """How a piece looks: hashable, so that equal looks share one cached surface."""

    def surface(self, theme: Theme) -> pygame.Surface:
        """The piece at its exact pixel size."""
        ...

    def mask(self, theme: Theme) -> pygame.Surface:
        """The silhouette that shadows and glows are made from."""
        ...

    def __hash__(self) -> int: ...


class SelfLit(ABC):
    """A look that shows in its own way what it means, instead of the glow around its silhouette."""

    @abstractmethod
    def lit(self, theme: Theme, kind: str, crawled: int) -> pygame.Surface:
        """A picture as large as the piece, laid under it, for one of the glows of `sprites.paint.light`; what moves
        in it has
        `crawled` so many steps.
        """


class FaceDown:
    """A look that shows the back of a card: there is nothing to read."""


@dataclass(slots=True)
class Sprite:
    """A piece as it is seen, whoever may touch it. A value: nothing of it changes once it is made. It is not frozen,
    because that takes five times as long to make, and a table has hundreds.

    Sprites are painted from low to high `z`. Those of one `identity` are alike: one that disappears travels to one that
    appears. `origin` names the box that a piece comes from when it is new and nothing travelled to it, such as a deck;
    one that `turns_over` comes from there face down. A flat one is printed on the table, or its look brings its own
    shadow. One that moves step by step, such as a marker on a track, takes `glide` milliseconds for every unit of its
    way; the others are as quick as their way is short.
    """

    area: Area
    look: Look
    z: int = 0
    identity: str = ""
    origin: str = ""
    turns_over: bool = False
    is_flat: bool = False
    glide: float = 0.0


@dataclass(slots=True)
class Target:
    """An area that answers, and what touching it means to a player; what is seen there is a `Sprite`, or painted. A
    value like a sprite.

    The pointer meets what has the highest `z`; a piece that is seen and touched has one for both. `zone` is the group
    that Tab steps through; `caption` is the line a caption bar or a screen reader would give; `tells` is what it says
    when it is asked, or the large look that is shown.

    Touching a target means the first of these handles that the legal moves allow: its own name, then `stands_for`
    (a card in play stands for its slot). `verb` narrows to one kind of move first, for targets whose handle other
    moves use too; a target with a verb and no handle, such as a die, means that move. `drop_verb` is the verb that a
    picked or held piece gets here when no handle of this target is asked for: a Worker brought back to the Resource
    Area is undeployed. A target that `asks_twice` is only picked by a first touch, because what touching it means
    cannot be taken back; a second touch, its verb's button or a drop plays it. `looks_at` is the seat whose board is
    shown when the target is clicked or, where it tells nothing, hovered. What can be held is shown as `held_look`
    meanwhile, or as its sprite.

    A target with `moves` plays just these when it is touched. `wish` is what it puts on the viewer's list of wishes. A
    quiet target does not glow by itself, because another one that means the same does. A note is only something to be
    read: touching it means nothing in the rules. `tried` says what the move that is being tried here would change.
    `city_of` is the seat whose city is shown in large when the target is clicked and means nothing else.
    """

    area: Area
    z: int = 0
    zone: str = "table"
    caption: str = ""
    tells: Look | None = None
    stands_for: tuple[str, ...] = ()
    can_be_held: bool = False
    held_look: Look | None = None
    verb: str = ""
    drop_verb: str = ""
    asks_twice: bool = False
    looks_at: int | None = None
    moves: tuple[Move, ...] = ()
    wish: str = ""
    is_quiet: bool = False
    is_note: bool = False
    tried: Tried = ()
    city_of: int | None = None


@dataclass(frozen=True)
class Panel:
    """A region drawn as one; drawn again only when `key` differs from last time.

    `draw` paints in window pixels, on top of the cloth and of the panels before it, and is clipped to `area`, which
    therefore includes shadows.
    """

    area: Area
    key: Hashable
    draw: Callable[[Theme, pygame.Surface], None]


NO_ANCHORS: Mapping[str, Area] = MappingProxyType({})
_NO_SPRITES: Mapping[str, Sprite] = MappingProxyType({})


_PARTS, NAME_WITHIN = re.compile("[:,.]"), 3
"""What stands between the parts of a caption, and how many of them are read for a name."""


TABLE_MIDDLE: Point = (640.0, 250.0)
"""About the middle of what lies above the own board of most tables."""


class TableLayout(NamedTuple):
    """Everything on the table: panels, sprites over them, and targets, by their names. A piece that can be touched is a
    sprite and a target of one name.

    `anchors` names spots that shows fly to and light, such as `gold@0`, the Gold counter of seat 0. `log` is where
    the log is docked, None where it opens only on request; `answers` is where buttons appear for legal moves that no
    target and no rail button stands for. `board` is where the board of the shown seat lies, which another seat's slides
    over. `kept_clear` are the figures that a choice hangs on, such as the forecast, what the seat holds, and offers: no
    large card and no news lies over them. `banner` is the middle of the ribbon of a phase, `plaque` where the
    name of who sits there stands, beside which it is said whose turn it is. `readers` are what was read of the model.
    """

    panels: Sequence[Panel]
    targets: Mapping[str, Target]
    sprites: Mapping[str, Sprite] = _NO_SPRITES
    anchors: Mapping[str, Area] = NO_ANCHORS
    log: Area | None = None
    answers: Area | None = None
    board: Area | None = None
    kept_clear: Sequence[Area] = ()
    banner: Point = TABLE_MIDDLE
    plaque: Area | None = None
    readers: Collection[Reader] = ()

    def turn_to(self, model: object) -> None:
        """Let the tooltips tell of this model, of which all was laid, whatever else was laid since."""
        for reader in self.readers:
            reader.turn_to(model)

    def named_in(self, words: str, seat: int) -> list[Area]:
        """Where pieces lie whose names stand in these words, those of other seats left out. The name is among the first
        parts of a caption.
        """
        found = []
        for name, target in self.targets.items():
            owner = name.partition("@")[2]
            parts = (part.strip() for part in _PARTS.split(target.caption, NAME_WITHIN)[:NAME_WITHIN])
            if not target.is_note and (not owner.isdigit() or int(owner) == seat):
                found += [target.area for part in parts if part[:1].isupper() and part in words][:1]
        return found

    @property
    def pieces(self) -> list[Area]:
        """Where sprites lie, but for notes and for what shows nothing by itself: a bare hex of a map, a card's back."""
        notes = {name for name, target in self.targets.items() if target.is_note}
        return [
            sprite.area
            for name, sprite in self.sprites.items()
            if name not in notes and not isinstance(sprite.look, SelfLit | FaceDown)
        ]
