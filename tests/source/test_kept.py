"""Who keeps what: there are five ways to keep boxes and pictures, and whatever changes is kept by the memo."""

import ast
from pathlib import Path

from tests.source.trees import tree_of

ROOT = Path(__file__).parents[2]
HIDE_READS = {"state", "view", "model", "theme"}
"""What is read of these by a function that keeps its answers is read once, and no memo sees it later."""


def keeps_its_answers(function):
    names = (getattr(each, "func", each) for each in function.decorator_list)
    return any(getattr(name, "id", getattr(name, "attr", "")) in ("cache", "lru_cache") for name in names)


def cached_by_what_changes(tree):
    """The functions whose answers are kept by what a memo watches, or by a theme."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [
        function.name
        for function in functions
        if keeps_its_answers(function)
        and HIDE_READS & {each.arg for each in (*function.args.args, *function.args.kwonlyargs)}
    ]


def test_only_functions_of_printed_data_keep_their_answers():
    files = [file for top in ("game", "scenes", "sprites") for file in (ROOT / top).rglob("*.py")]
    found = {file.relative_to(ROOT).as_posix(): cached_by_what_changes(tree_of(file)) for file in files}
    assert {file: names for file, names in found.items() if names} == {}
    assert cached_by_what_changes(ast.parse("@lru_cache(maxsize=8)\ndef price(state, card): ...")) == ["price"]


STORES = {
    # Memo; surfaces; measures.
    "scenes/ui/memory.py": {"__getattr__", "_twin", "_twin_class", "made", "memo"},
    "sprites/paint/surface_cache.py": {"surface"},
    "sprites/poster/posters.py": {"_begun", "_keep"},
    "sprites/paint/theme.py": {"found", "magnified"},
    "scenes/ui/box.py": {"_measure_for", "height"},
    "scenes/ui/boxes.py": {"_shared", "spread"},
    "scenes/ui/grid.py": {"columns", "shared"},
    "scenes/ui/text.py": {"fitted"},
    # What a value that never changes has made of itself.
    "scenes/play/input/rails.py": {"_box"},
    "scenes/table/moment.py": {"kept"},
    "scenes/table/panels/forecast.py": {"_cells", "_label"},
    "scenes/timeline/strip.py": {"_face"},
    "scenes/ui/controls/listing.py": {"box"},
    "scenes/ui/fitting.py": {"_as", "spread"},
    "sprites/dice/die_shape.py": {"solid"},
    # No boxes and no pictures: what was thought of a position or a move, and what goes on.
    "scenes/app/app.py": {"met_by"},
    "scenes/app/devices/gamepads.py": {"_add", "_press"},
    "scenes/audio/sound.py": {"_choose", "_known", "play"},
    "scenes/play/game_in_play.py": {"foresight"},
    "scenes/play/help/goal_finder.py": {"steps"},
    "scenes/play/help/ties.py": {"think"},
    "scenes/play/log.py": {"heard_by", "told_of"},
    "scenes/play/playback.py": {"play_next"},
    "scenes/play/race.py": {"_said_beside"},
    "scenes/play/view/city_life.py": {"_changing"},
    "scenes/play/view/idle_motion.py": {"advance"},
    "scenes/screens/menu.py": {"_setup"},
    "scenes/screens/saved/saved_games.py": {"update"},
    "scenes/screens/studies/studies_scene.py": {"update"},
    "scenes/timeline/watching.py": {"look_ahead"},
    "scenes/tools/pupil.py": {"_followed"},
}
"""The functions that keep something under a key; one more is one more way for a screen to show what was."""


def keeping(tree):
    """The functions that look for a key in something that outlives them, and put something under it."""
    found = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            nodes = [*ast.walk(function)]
            own = {each.id for each in nodes if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
            own -= {target.id for each in nodes if isinstance(each, ast.Assign) for target in others(each)}
            stores = [each for each in nodes if isinstance(each, ast.Subscript) and isinstance(each.ctx, ast.Store)]
            kept = {ast.unparse(each.value) for each in stores} - own
            asked = [each.comparators[-1] for each in nodes if isinstance(each, ast.Compare) and is_membership(each)]
            asked += [
                each.func.value
                for each in nodes
                if isinstance(each, ast.Call) and isinstance(each.func, ast.Attribute) and each.func.attr == "get"
            ]
            if kept & {ast.unparse(each) for each in asked}:
                found.add(function.name)
    return found


def others(assignment):
    """Names for what is kept elsewhere, such as `facts` for `self.measure.facts`."""
    values = assignment.value.elts if isinstance(assignment.value, ast.Tuple) else [assignment.value]
    targets = assignment.targets[0].elts if isinstance(assignment.targets[0], ast.Tuple) else assignment.targets
    pairs = zip(targets, values, strict=False)
    return [target for target, value in pairs if isinstance(value, ast.Attribute) and isinstance(target, ast.Name)]


def is_membership(comparison):
    return any(isinstance(each, ast.In | ast.NotIn) for each in comparison.ops)


def test_nothing_else_is_kept_under_a_key():
    files = [file for top in ("scenes", "sprites") for file in (ROOT / top).rglob("*.py")]
    found = {file.relative_to(ROOT).as_posix(): keeping(tree_of(file)) for file in files}
    assert {file: names for file, names in found.items() if names} == STORES
    source = "def price(self, card):\n    if card not in self._prices:\n        self._prices[card] = 1"
    assert keeping(ast.parse(source)) == {"price"}


def test_only_what_turns_its_tooltips_lays_a_table():
    """Who lays a table otherwise leaves the tooltips on the screen telling of what was laid last."""
    files = {file.relative_to(ROOT / "scenes").as_posix(): file for file in (ROOT / "scenes").rglob("*.py")}
    laying = {name for name, file in files.items() if "able.layout(" in file.read_text("utf-8")}
    assert {name for name in laying if not name.startswith("tools/")} == {"play/view/renderer.py"}
