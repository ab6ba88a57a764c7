"""What on a table does not answer: neither pointer nor focus gets a sentence from it."""

from game.text.rulebook import chapters
from game.wealth_of_nations.drafts.placing import Placing
from scenes.play.input.rails import VERB_PREFIX
from scenes.table.model import canvas
from scenes.ui.host.drag import contains
from scenes.ui.host.tooltip import Explanation, Tooltip, chapter_of
from tests.scenes.faults import mute


def silent_on_table(scene):
    """What lies on the table and says nothing, or cannot be asked; one line each."""
    table, commands = scene.table, scene.commands
    model, places = table.model(), table.top.layout.targets
    for said in mute(table.table.tree(model), table.theme, canvas(model)):
        yield f"{said} is mute"
    reached = {place.name for place in commands.ring.places}
    for name, place in places.items():
        if _is_covered(table, place):
            continue
        if not _answers(commands, name):
            yield f"{name} says nothing"
            continue
        yield from _wrong_words(scene, name)
        over = target_at(table.top, _middle(place))
        if over is None or not _answers(commands, over):
            yield f"the pointer gets no answer from {name}"
        if place.tells is not None and name not in reached and not table.game.turn.is_begun:
            yield f"the focus never comes to {name}"
    for verb in table.table.words.rail_verbs(model):
        if not verb.does:
            yield f"the button {verb.label} does not say what it does"


def _is_covered(table, place):
    """On the map of Wealth of Nations nothing covers what is under the pointer while a tile is laid."""
    ground = table.top.layout.anchors.get("map")
    return ground is not None and isinstance(table.model().draft, Placing) and contains(ground, _middle(place))


def _middle(place):
    x, y, width, height = place.area
    return x + width / 2, y + height / 2


def silent_around(scene):
    """What lies around the table, on its rails and in its log, and says nothing or cannot be asked; one line each."""
    commands = scene.commands
    reached = {place.name for place in commands.ring.places}
    loose = commands.tooltips.loose
    for name in (*(button.name for button in commands.controls.buttons), *loose):
        if not _answers(commands, name):
            yield f"{name} says nothing"
            continue
        yield from _wrong_words(scene, name)
        if name not in reached:
            yield f"the focus never comes to {name}"
    for button in commands.controls.buttons:
        remarks = commands.tooltips.of(button.name).look.remarks
        if not button.is_enabled and not remarks[0].startswith("**"):
            yield f"{button.name} does not say why it is dark"
        if not remarks and not button.name.startswith(VERB_PREFIX):
            yield f"{button.name} does not say what it does"


def _answers(commands, name):
    place = commands.table.top.layout.targets.get(name)
    return commands.tooltips.of(name) is not None or (place is not None and place.looks_at is not None)


def _wrong_words(scene, name):
    """What an explanation lacks: words, a line for listeners, a chapter that there is."""
    tip = scene.commands.tooltips.of(name)
    told = tip and (tip.look.told if isinstance(tip.look, Tooltip) else tip.look)
    if not isinstance(told, Explanation):
        return
    if not told.title or not (told.parts or told.remarks or told.total):
        yield f"{name} has an empty tooltip"
    caption = scene.commands.tooltips.caption(name)
    if not caption or "**" in caption:
        yield f"{name} has the caption {caption!r}"
    known = {chapter.of for chapter in chapters(scene.game.session.game.name)}
    if chapter_of(tip.look) not in known | {""}:
        yield f"{name} names the chapter {chapter_of(tip.look)!r}"


def target_at(top, point, fits=lambda name, target: True):
    """The topmost target within reach under a point that fits."""
    found = [
        (target.z, order, name)
        for order, (name, target) in enumerate(top.within_reach.items())
        if contains(target.area, point) and fits(name, target)
    ]
    return max(found)[2] if found else None
