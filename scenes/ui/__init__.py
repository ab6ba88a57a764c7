"""The UI toolkit: boxes that measure, lay and paint themselves, what they say and how they answer.

Scenes take it whole, as `from scenes import ui`: a row is a `ui.Row`, its words are `ui.Text`. What has one user or
two, and contexts of keys, they take from the module. Modules of the toolkit itself name each other.
"""

from scenes.ui.box import Box, ChildArea, Extent, Ink, Kinds, Pad, Span, Told
from scenes.ui.boxes import Column, Field, Free, Gap, Overlay, Row
from scenes.ui.drawing import lay_outline, lay_picture, lay_shadowed, lay_tint, veil
from scenes.ui.picture_leaves import Drawn
from scenes.ui.controls.button import Button
from scenes.ui.controls.choices import CheckBox, Segment, Switch
from scenes.ui.controls.control import Control, InputState, LaidControl, Press
from scenes.ui.controls.entry import Slider, TextField
from scenes.ui.controls.key_cap import KeyCap
from scenes.ui.controls.listing import ReadingText, RowList
from scenes.ui.controls.lit_air import LitAir
from scenes.ui.controls.paper import OnPaper, Pale, free_rows, list_row, paint_marker, sheet
from scenes.ui.controls.titles import golden, section
from scenes.ui.fitting import Either, Forms, OverlappingRow, Scaled
from scenes.ui.grid import Grid
from scenes.ui.host.canvas import Stamp
from scenes.ui.host.drag import contains, middle, overlap
from scenes.ui.host.tooltip import Explanation, LockedTooltip, SumLine, Tooltip, explained
from scenes.ui.host.popover_places import frame_stamp, glow_stamp, inflated, rect_around
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.host import Host
from scenes.ui.host.looks import DieLook, PaperLook, PictureLook, PlaceLook, SeatLook, TokenLook, shrunk, silhouette
from scenes.ui.host.motion import MANNERS, Manner
from scenes.ui.host.motion import PACES, Motion, Pace
from scenes.ui.host.placement import NEVER, Weighted, apart
from scenes.ui.host.popover import Popover, PopoverKind, PopoverLayer
from scenes.ui.host.popover_box import painted, popover_plate
from scenes.ui.host.target import (
    Area,
    FaceDown,
    Landed,
    Look,
    Panel,
    Point,
    SelfLit,
    Sprite,
    TABLE_MIDDLE,
    TableLayout,
    Target,
    Tried,
)
from scenes.ui.keymap.actions import InputAction, action, action_of, is_meant
from scenes.ui.layout import DisplayList, Kept, PaintLayer, lay
from scenes.ui.leaves import (
    Art,
    Glyph,
    award,
    bar,
    chip,
    disc,
    fill,
    ghost,
    glyph,
    heading,
    icon,
    laurel,
    medal,
    nameplate,
)
from scenes.ui.leaves import piece, plate, ribbon
from scenes.ui.memory import memo
from scenes.ui.numbers import day_of, number, percent, signed, tenths, when
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
from sprites.paint.plain_text import as_typed
from sprites.paint.theme import CANVAS, Theme
