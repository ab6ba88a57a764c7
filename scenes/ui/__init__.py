"""The UI toolkit: boxes that measure, lay and paint themselves, what they say and how they answer.

Scenes take it whole, as `from scenes import ui`: a row is a `ui.Row`, its words are `ui.Text`. Modules of the toolkit
itself name each other.
"""

from scenes.ui.box import Box, Extent, Kinds, Pad, Span, Told
from scenes.ui.boxes import Column, Field, Gap, Overlay, Row
from scenes.ui.fields.button import Button
from scenes.ui.fields.choices import CheckBox, Segment, Switch
from scenes.ui.fields.control import Control, InputState, LaidControl, Press
from scenes.ui.fields.entry import Slider, TextField
from scenes.ui.fields.listing import ReadingText, RowList
from scenes.ui.fields.titles import golden, section
from scenes.ui.grid import Grid
from scenes.ui.keymap.actions import action, is_meant
from scenes.ui.host.explanation import Explanation, explained
from scenes.ui.host.hit_target import HitTarget
from scenes.ui.host.target import Area, Look, Point, Target
from scenes.ui.layout import DisplayList
from scenes.ui.leaves import Art, Glyph, bar, chip, disc, fill, glyph, heading, icon, laurel, medal, plate
from scenes.ui.fields.paper import OnPaper, list_row, paint_marker, sheet
from scenes.ui.numbers import day_of, number, signed, when
from scenes.ui.pen import Pen
from scenes.ui.text import Style, Text
