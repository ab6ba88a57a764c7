"""The two rails of the table: general buttons above; the game's verbs, undo and pass below.

If letters are too large for all buttons of a rail, it drops their keys first, then the words of buttons that also have
a sign, the game's verbs last. Each button's tooltip always says what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.files.settings import HOLD, TWICE
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.input.clock_button import CLOCK, ShownClock, clock_button
from scenes.play.input.controls import Group
from scenes.play.view.branch_sign import BranchSign
from scenes.table.panels.prompt import shorter, topic
from scenes.table.panels.rail import ZONE as TOP_ZONE
from scenes.table.table import Verb
from scenes.ui.host.tooltip import spoken
from scenes.ui.keymap import device

_say = Sentences("screens")

ZONE = "rail"
TOP: ui.Area = (1030.0, 0.0, 250.0, 36.0)
MENU: ui.Area = (6.0, 0.0, 30.0, 36.0)
BOTTOM: ui.Area = (0.0, 688.0, 1280.0, 32.0)
BUTTON_HEIGHT, HIGHEST = 25.0, 30.0
EDGE, GAP = 12.0, 8.0
NARROW_GAP = 4.0
PROMPT_SIZE, SMALLEST_PROMPT = 14.5, 0.8
"""The letters of a prompt, and the share of them down to which they shrink so that two lines have room on the rail.
What has no room then is cut: its tooltip tells all of it.
"""
LARGE = 1.5
"""Over so large letters the rail has no room for two lines: a prompt keeps its size in one."""

IN_TWO_LINES, PROMPT_ROOM, LEAST_PROMPT = 0.55, 184.0, 120.0
"""The share of its length that a prompt needs in two lines, the units in which plain letters can still be read, and
those that it always has."""

NO_INK = 2.0
"""Units over and under two lines that no letter reaches: so far they may stand out of the rail."""

VERB_PREFIX = "verb:"

LAST_WORDED = ("possible", "redo", "timeline")
"""The buttons of the lower rail that have words only where there is room for everything."""
SPEED_SIGNS = {"slow": "½×", "normal": "1×", "fast": "2×", "instant": "∞×"}

KEYED = {"menu": "table.back", "return": "table.back", "letter": "focus.act"}
"""The actions of buttons that are called otherwise than their action; on a pad the menu has a button of its own."""

Press = Callable[[], None]


class Fitting(NamedTuple):
    """What stands on the buttons of a rail besides their signs."""

    words: bool = True
    keys: bool = True
    everywhere: bool = False
    """Whether buttons have words that usually have only a sign."""


FITTINGS = (Fitting(), Fitting(keys=False), Fitting(words=False, keys=False))
EVERY_WORD = Fitting(everywhere=True)
SIGN_AND_KEY = Fitting(words=False)


class _Form(NamedTuple):
    """What stands on the verbs of the lower rail, on the dark ones, on the buttons of every table, and on that of the
    what-if; whether its ribbon is short.
    """

    lit: Fitting
    dark: Fitting
    tools: Fitting
    of_what_if: Fitting
    is_short: bool = True


FULL, NO_KEY, SIGN = FITTINGS
IN_FULL = (
    _Form(FULL, FULL, EVERY_WORD, FULL, False),
    _Form(FULL, FULL, FULL, FULL, False),
    _Form(FULL, FULL, FULL, FULL),
    _Form(FULL, FULL, FULL, SIGN_AND_KEY),
    _Form(FULL, FULL, NO_KEY, SIGN),
    _Form(FULL, FULL, SIGN, SIGN, False),
    _Form(FULL, FULL, SIGN, SIGN),
    _Form(NO_KEY, NO_KEY, SIGN, SIGN),
    _Form(NO_KEY, SIGN, SIGN, SIGN),
)
"""The forms of the lower rail beside a question in full letters: what every table has leaves first, then what stands on
dark verbs. Beside a smaller one stands the last of them; no verb has words beside the smallest.
"""

WORDED_LAST = IN_FULL[4]
"""The last form in which the hint still has its word, which newcomers look for."""

SMALLEST = _Form(SIGN, SIGN, SIGN, SIGN)


class ButtonFace(NamedTuple):
    """A button of a rail: its words or, where it has a sign, that alone; what it is in a line, and what it does."""

    name: str
    words: str
    icon: str | None
    caption: str
    does: tuple[str, ...]
    press: Press
    kind: str = "plain"
    key: ui.InputAction | None = None
    zone: str = ZONE

    def box(self, theme: ui.Theme, fitting: Fitting) -> ui.Box:
        """The button, as high as its letters need it."""
        return ui.Button(
            self.name,
            self.words if self._has_words(fitting) else "",
            self.press,
            self.kind,
            icon=self.icon,
            key=self.key if fitting.keys else None,
            firm=True,
            zone=self.zone,
            caption=self.caption,
            tells=self._told,
            high=button_height(theme),
            snug=True,
        )

    def _has_words(self, fitting: Fitting) -> bool:
        is_late = self.name in LAST_WORDED and not fitting.everywhere
        return not self.icon or (fitting.words and not is_late)

    @property
    def _told(self) -> ui.Explanation:
        key = (_say("buttons.key", key=self.key.cap),) if self.key and self.key.cap else ()
        title = self.words if len(self.words) > 2 else self.caption
        return ui.Explanation(title, remarks=(*self.does, *key))


def button_height(theme: ui.Theme) -> float:
    """The height of the buttons of a rail, which grow with the letters as far as the rail lets them."""
    return min(HIGHEST, BUTTON_HEIGHT * max(1.0, theme.letter))


def top_groups(
    theme: ui.Theme, speed: str, presses: Mapping[str, Press], clock: ShownClock | None = None
) -> list[Group]:
    """The menu, where there is one, at the left end of the upper rail; the clock, where one is wished for, log, table
    view, speed, help and settings at its right.
    """

    def face(name: str, words: str, icon: str | None, caption: str) -> ButtonFace:
        return ButtonFace(name, words, icon, caption, (_say(f"buttons.{name}"),), presses[name], zone=TOP_ZONE)

    speed_words = _say(
        "rails.speed_key", speed=_say(f"speed_words.{speed}"), more=ui.action("table.more").cap,
        less=ui.action("table.less").cap,
    )  # fmt: skip
    faces = (
        face("log", _say("rails.log"), "scroll-unfurled", _key_words("log")),
        face("table", _say("rails.table"), "table", _key_words("table")),
        face("speed", SPEED_SIGNS[speed], None, speed_words),
        face("help", "?", None, _key_words("help")),
        face("settings", "", "cog", _say("rails.settings_key")),
    )

    def time(is_narrow: bool) -> list[ui.Box]:
        return [clock_button(clock, presses[CLOCK], button_height(theme), is_narrow)] if clock else []

    forms = (
        ui.Row(*time(is_narrow), *(each.box(theme, fitting) for each in faces), gap=NARROW_GAP, pad=(2, 0, 6, 0))
        for fitting, is_narrow in ((FITTINGS[0], False), (FITTINGS[-1], False), (FITTINGS[-1], True))
    )
    right = ui.Either(*forms)
    groups = [Group.of(theme, TOP, right)]
    if "menu" in presses:
        menu = face("menu", "", "hamburger-menu", _key_words("menu"))
        groups.append(Group.of(theme, MENU, ui.Row(menu.box(theme, FITTINGS[0]), pad=(2, 0, 2, 0))))
    return groups


HOW = {HOLD: "buttons.hold", TWICE: "buttons.press_twice"}
"""What is said of a button that must be held, by the way a player presses such a one."""


class Rail(NamedTuple):
    """What the lower rail shows: the verbs and the one that is chosen, the names of the buttons that are dark, the
    prompt and the chapter of the rules it is about, whether the game is over, how far an undo goes in it, the sign of a
    branch or what-if, whether it goes on with a letter, how one presses what must be held, by the setting, and the
    names of the buttons that need not be held now, as a question comes after them.
    """

    verbs: Sequence[Verb]
    chosen: str | None
    dark: frozenset[str]
    prompt: str
    chapter: str
    is_over: bool
    undo_kind: str
    sign: BranchSign | None = None
    awaits_letter: bool = False
    holding: str = HOLD
    asked_about: frozenset[str] = frozenset()


def action_group(theme: ui.Theme, rail: Rail, presses: Mapping[str, Press]) -> Group:
    """The lower rail. Verbs that end a turn for good stand at its right end, with what-if, undo and redo before them.
    The prompt fills the middle. Before it becomes smaller, what-if loses its words, then the prompt its last sentences,
    then the other buttons of every table and dark verbs lose theirs; those that can be pressed are the last.
    """
    whole, brief = (_wide(theme, words) for words in (rail.prompt, *shorter(rail.prompt), rail.prompt)[:2])
    shared = PROMPT_ROOM * max(1.0, theme.letter)
    rooms = [(form, whole) for form in IN_FULL if rail.sign or form.is_short or form in IN_FULL[:2]]
    rooms.insert(rooms.index((WORDED_LAST, whole)) + 1, (WORDED_LAST, brief))
    rooms += [(IN_FULL[-1], min(whole, room)) for room in (IN_TWO_LINES * whole, shared, LEAST_PROMPT)]
    rooms.append((SMALLEST, LEAST_PROMPT))
    buttons = _ActionButtons(theme, rail, presses)
    forms = (buttons.row(form, room) for form, room in rooms)
    return Group.of(theme, BOTTOM, ui.Either(*forms), rail.dark)


def _wide(theme: ui.Theme, prompt: str) -> float:
    """How many units a prompt needs in one line."""
    return ui.Text(prompt, ui.Style.PROSE, size=PROMPT_SIZE, lines=2).width(theme).wished if prompt else 0.0


class _ActionButtons:
    """The buttons of the lower rail, each made once for all forms in which it has the same words."""

    def __init__(self, theme: ui.Theme, rail: Rail, presses: Mapping[str, Press]) -> None:
        main = _main_verb(rail)
        self._theme, self._rail = theme, rail
        self._usual, self._at_end = (
            [_verb(each, main, presses, rail) for each in rail.verbs if (each.kind == "danger") is is_danger]
            for is_danger in (False, True)
        )
        self._before = [_letter(presses)] if rail.awaits_letter else []
        self._before += [scores_face(presses)] if rail.is_over else []
        self._what_if = _what_if(rail, presses)
        self._after = _through_time(rail.undo_kind, presses)
        self._boxes: dict[tuple[str, Fitting], ui.Box] = {}

    def row(self, form: _Form, prompt_room: float) -> ui.Row:
        """The whole rail in a form, with so much room for the prompt."""
        rail, box = self._rail, self._box
        return ui.Row(
            *(self._verb(face, form) for face in self._usual),
            *([rail.sign.box(form.is_short)] if rail.sign else []),
            _prompt(rail, prompt_room, 2 if self._theme.letter <= LARGE else 1),
            *(box(face, form.tools) for face in self._before),
            box(self._what_if, form.of_what_if),
            *(box(face, form.tools) for face in self._after),
            *(part for face in reversed(self._at_end) for part in (2 * GAP, self._verb(face, form))),
            gap=GAP,
            pad=(EDGE, 0, EDGE, 0),
        )

    def _verb(self, face: ButtonFace, form: _Form) -> ui.Box:
        return self._box(face, form.dark if face.name in self._rail.dark else form.lit)

    def _box(self, face: ButtonFace, fitting: Fitting) -> ui.Box:
        key = face.name, fitting
        if key not in self._boxes:
            self._boxes[key] = face.box(self._theme, fitting)
        return self._boxes[key]


def _main_verb(rail: Rail) -> str | None:
    """The one verb whose button is golden: the chosen one, or else what a turn goes on with; passing comes last."""
    lit = [verb for verb in rail.verbs if VERB_PREFIX + verb.verb not in rail.dark]
    at_once = [verb for verb in lit if verb.kind == "primary"]
    usual = [verb for verb in lit if verb.kind != "danger" and not verb.destroys]
    ends = [verb for verb in lit if verb.kind == "danger"]
    first = next(iter(at_once or usual or ends), None)
    return rail.chosen or (first.verb if first else None)


def _verb(verb: Verb, main: str | None, presses: Mapping[str, Press], rail: Rail) -> ButtonFace:
    """A verb of the game with its icon, words and key."""
    name = VERB_PREFIX + verb.verb
    kind = "primary" if verb.verb == main else "plain"
    is_held = verb.needs_hold and name not in rail.asked_about and rail.holding in HOW
    does = (verb.does, _say(HOW[rail.holding]) if is_held else "")
    caption = verb.label if device.is_pad() else _say("rails.verb_key", verb=verb.label, key=verb.action.cap)
    return ButtonFace(
        name, verb.label, verb.icon or None, caption, tuple(filter(None, does)), presses[name], kind,
        verb.action,
    )  # fmt: skip


def usual_face(
    name: str,
    icon: str | None,
    presses: Mapping[str, Press],
    key: ui.InputAction | None = None,
    does: str = "",
    kind: str = "plain",
    zone: str = ZONE,
) -> ButtonFace:
    """A button of every table, its words by its name; what it does may be another sentence."""
    told = (_say(f"buttons.{does or name}"),)
    return ButtonFace(name, _say(f"rails.{name}"), icon, _key_words(name), told, presses[name], kind, key, zone)


def _key_words(name: str) -> str:
    """What a button of every table is in a line, with the key that presses it."""
    cap = ui.action(f"table.{name}" if name == "menu" and device.is_pad() else KEYED.get(name, f"table.{name}")).cap
    return _say(f"rails.{name}_key", key=cap)


def _through_time(undo_kind: str, presses: Mapping[str, Press]) -> tuple[ButtonFace, ...]:
    """What can be done, asking for advice, taking moves back, playing them again, and looking back."""
    return (
        usual_face("possible", "light-bulb", presses),
        usual_face("ask", "owl", presses, ui.action("table.ask")),
        usual_face("undo", "anticlockwise-rotation", presses, ui.action("table.undo"), f"undo.{undo_kind}"),
        usual_face("redo", "clockwise-rotation", presses),
        usual_face("timeline", "pocket-watch", presses),
    )


def _what_if(rail: Rail, presses: Mapping[str, Press]) -> ButtonFace:
    """The way into a what-if, and out of it."""
    is_in = rail.sign is not None and rail.sign.kind == "what_if"
    name, icon = ("end", "exit-door") if is_in else ("try", "pencil-ruler")
    does = ui.action("table.what_if")
    return ButtonFace(
        "what_if", _say(f"branch.{name}"), icon, _say(f"branch.{name}_key", key=does.cap),
        (_say(f"branch.{name}_told"),), presses["what_if"], key=does,
    )  # fmt: skip


def scores_face(presses: Mapping[str, Press]) -> ButtonFace:
    """The way back to the scoring, once the game is over."""
    return ButtonFace(
        "scores", _say("rails.scores"), None, _say("rails.scores"), (_say("buttons.scores"),), presses["scores"],
        "primary", ui.action("focus.act"), "answers",
    )  # fmt: skip


def _letter(presses: Mapping[str, Press]) -> ButtonFace:
    """The way to the letter for whoever is asked elsewhere."""
    return usual_face("letter", "wax-seal", presses, ui.action("focus.act"), kind="primary", zone="answers")


def aside_group(theme: ui.Theme, area: ui.Area, names: Sequence[str], presses: Mapping[str, Press]) -> Group:
    """What can be pressed where a person's answers would lie: the way back to the own board, and that past the moves
    of computer seats. Both are always whole, and in sight: over the pieces, and further to the left than the area where
    it has too little room.
    """
    faces = [
        usual_face(name, None, presses, ui.action(KEYED.get(name, f"table.{name}")), zone="answers") for name in names
    ]
    row = ui.Row(*(face.box(theme, FULL) for face in faces), gap=GAP)
    wide, high = row.width(theme).wished, row.height(theme, area[2]).wished
    left, top, room, depth = area
    place = left + min((room - wide) / 2, room - wide), top + (depth - high) / 2, wide, high
    return Group.of(theme, place, row, floats=True, name="aside")


def _prompt(rail: Rail, room: float, lines: int) -> ui.Text:
    """What is asked now, in so many lines at most, in a single one of large letters perhaps only what it is about; a
    prompt that lies elsewhere needs no room.
    """
    ways = (*shorter(rail.prompt), *(topic(rail.prompt) if lines == 1 else ()))
    room = room if rail.prompt else 0.0
    told = ui.Explanation(_say("buttons.prompt_title"), remarks=(rail.prompt,), chapter=rail.chapter)
    return ui.Text(
        rail.prompt, ui.Style.PROSE, size=PROMPT_SIZE, lines=lines, floor=SMALLEST_PROMPT, cut=True, name="prompt",
        tells=told if rail.prompt else None, zone=ZONE, caption=spoken(rail.prompt), wide=(room, room), grow=1,
        shorter=ways, margin=(GAP, -NO_INK, 0, -NO_INK),
    )  # fmt: skip
