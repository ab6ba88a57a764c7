"""The popover of a step: what it says, beside what it speaks of, which glows, and ways to go on without doing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.learn.lesson import LessonStep, LessonText, Sitting, press_word
from game.text import device_words, language
from game.text.sentences import Sentences
from scenes import ui
from scenes.play.input.answers import ANSWERS_ZONE
from scenes.play.input.controls import Controls, Group
from scenes.play.view.table_view import TableView
from sprites.paint import palette

_say = Sentences("screens")

STEP = "step"
PREFIX = "lesson:"
NEXT, SHOW, SKIP = f"{PREFIX}next", f"{PREFIX}show", f"{PREFIX}skip"
WIDTH, NARROW = 330.0, 240.0
SIZE, SMALL, HIGH = 17.0, 13.5, 26.0

Presses = Mapping[str, Callable[[], None]]


def self_lit_of(table: TableView, told: LessonText) -> list[ui.Sprite]:
    """The pieces with a light of their own, such as hexes, of which a pupil is told: they are no rectangles."""
    sprites = (table.top.sprite(name) for name in told.at)
    return [each for each in sprites if each and isinstance(each.look, ui.SelfLit)]


def areas_of(table: TableView, controls: Controls, told: LessonText) -> list[ui.Area]:
    """Where that lies of which a pupil is told; what is not in sight is left out."""
    named = {each.name: each.area for each in controls.buttons}
    for place in table.top.layout.targets.values():
        for handle in place.stands_for:
            named.setdefault(handle, place.area)
    spots = (table.top.spot(name) or named.get(name) for name in told.at)
    return list(dict.fromkeys(spot for spot in spots if spot))


def step_words(sitting: Sitting, said: LessonText) -> str:
    """What a pupil is told now: where the same is to be done several times, how often is counted down. A step that is
    not begun with a piece of several is done at one place, again and again.
    """
    step, left = sitting.step, sitting.repeats_left
    if step is not None and left and said is step.told:
        return _say("lesson.to_go" if step.begun else "lesson.again_to_go", n=left, click=press_word())
    return sitting.lesson.words(said)


def step_group(
    theme: ui.Theme,
    sitting: Sitting,
    step: LessonStep,
    said: LessonText,
    at: Sequence[ui.Area],
    refusal: str,
    presses: Presses,
    popovers: ui.PopoverLayer,
    weighted: Sequence[ui.Weighted],
    rest: Callable[[], Sequence[ui.Weighted]],
    ahead: Callable[[], Sequence[Sequence[ui.Area]]],
    dock: float,
) -> Group:
    """The popover with its buttons, off the areas that it speaks of and, where there is room, those `ahead`, of which
    later steps speak; `refusal` is what it answers to anything else that was tried, empty for nothing. It is as wide as
    the `dock` over which it may stay, and as high for every step.
    """
    tree = _content(sitting, step, said, refusal, presses)
    width = min(WIDTH, max(NARROW, dock)) * max(1.0, theme.letter)
    high = max(_highest(theme, sitting, presses, width), tree.height(theme, width).wished)
    size = (width, high)
    _, area = popovers.panel_spot(theme, STEP, [size], None, weighted, rest=rest, is_steady=True, ahead=ahead)
    return Group.of(theme, area, tree, floats=True, name=STEP)


def _highest(theme: ui.Theme, sitting: Sitting, presses: Presses, width: float) -> float:
    """How high the most words of any step of the lesson are."""
    lesson = sitting.lesson
    said = [(step, each) for step in lesson.steps for each in (step.told, step.begun) if each]

    def find() -> float:
        return max(_content(sitting, step, each, "", presses).height(theme, width).wished for step, each in said)

    return theme.found(("steps", lesson.name, language.now(), device_words.now(), width), find)


def _content(sitting: Sitting, step: LessonStep, said: LessonText, refusal: str, presses: Presses) -> ui.Box:
    lesson = sitting.lesson
    told = ui.Explanation(lesson.title, remarks=(lesson.about,))
    where = _say("lesson.where", title=lesson.title, n=sitting.done + 1, of=len(lesson.steps))
    return ui.Column(
        ui.Text(where, ui.Style.CAPTION, size=SMALL, colour=palette.BRASS_LIGHT, lines=2, tells=told, name="lesson"),
        ui.Text(step_words(sitting, said), ui.Style.PROSE, size=SIZE, lines=8, tells=told, name="lesson step"),
        *(
            [ui.Text(refusal, ui.Style.STRONG, size=SMALL, colour=palette.ERROR, lines=4, tells=told)]
            if refusal
            else []
        ),
        ui.Gap(grow=1),
        ui.Row(ui.Gap(grow=1), *_buttons(step, presses), gap=6, margin=(0, 4, 0, 0)),
        gap=4,
        pad=(13, 10, 13, 10),
        back=(ui.popover_plate(palette.DARK_INK, 1.0, edge=palette.HOT, line=2.2),),
    )


def _buttons(step: LessonStep, presses: Presses) -> list[ui.Box]:
    names = (SKIP, SHOW) if step.answers else (NEXT,)
    return [
        ui.Button(
            name, _say(f"lesson.{name.partition(':')[2]}"), presses[name], "primary" if name == NEXT else "plain",
            key=ui.action(f"lesson.{name.removeprefix(PREFIX)}"), size=SMALL, zone=ANSWERS_ZONE, high=(HIGH,
            HIGH * 1.4),
            tells=ui.explained(f"lesson.{name.partition(':')[2]}"),
        )
        for name in names
    ]  # fmt: skip
