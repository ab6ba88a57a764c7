"""The buttons of both rails have room in every window with every size of letters, in every language."""

from collections import defaultdict
from itertools import combinations, islice

import pytest

from game import GAMES
from game.bots.search.expectation import ExpectedMargin
from game.session.session import HUMAN, STRICT, Seat
from game.text.language import PRETEND, languages, speaking
from scenes.games.plugin import plugin_of
from scenes.play.input.clock_button import ShownClock
from scenes.play.input.rails import PROMPT_SIZE, SMALLEST_PROMPT, Rail, action_group, top_groups
from scenes.play.view.branch_sign import BranchSign
from scenes.table.panels.prompt import LINE, LINES, shorter, topic
from scenes.table.panels.prompt import PROMPT as RIBBON
from scenes.timeline.rail import TimelineStatus, timeline_group
from scenes.timeline.watch_rail import WatchRail, watch_rail
from scenes.ui.host.drag import overlap
from scenes.ui.host.tooltip import Explanation
from scenes.ui.text import ELLIPSIS, Text
from tests.scenes.tables.positions import positions, seen
from tests.scenes.trees import boxes, boxes_of, in_full
from tests.scenes.windows import LOOKS, theme_of

ENDED = ExpectedMargin(12.0, 0.0)
PROMPT = "Drop market cards here to buy them, or remove one card with your token, then end the turn. " * 2


def groups(theme, name):
    """The rails of a game at its beginning, with a prompt longer than any."""
    session = next(positions(name, GAMES[name].seats[-1], {"advanced": True} if name == "nations" else {}))
    model = seen(session)
    verbs, presses = plugin_of(name).table().words.rail_verbs(model), defaultdict(lambda: print)
    yield from top_groups(theme, "normal", presses)
    seat = Seat("Anna", HUMAN, 1)
    for used, glass in ((45_000, None), (45, 299)) if name == "nations" else ():
        yield from top_groups(theme, "normal", presses, ShownClock((seat,), (used,), 0, glass))
    for is_over, kind in ((False, ""), (True, "branch"), (False, "what_if")):
        sign = BranchSign(kind, Explanation("What if")) if kind else None
        rail = Rail(verbs, None, frozenset(), PROMPT, "", is_over, STRICT, sign, not is_over)
        yield action_group(theme, rail, presses)
    for kind, goes_on, is_over in (("", "branch", True), ("what_if", "what_if", False)):
        standing = TimelineStatus(kind, "round 88", not is_over, is_over or None, True, goes_on, False, is_over)
        yield timeline_group(theme, standing, presses)
    for expected, is_over in ((None, False), (ExpectedMargin(-88.0, 9.0), False), (ENDED, True)):
        yield watch_rail(WatchRail(theme, session, 0, is_over, expected, (), not expected, is_over, presses))


@pytest.mark.sample(5)
@pytest.mark.parametrize("spoken", [*languages(), PRETEND])
@pytest.mark.parametrize("name", GAMES)
def test_every_button_has_room_beside_the_others(name, spoken):
    with speaking(spoken):
        for look in LOOKS[:: 3 if spoken != PRETEND else 4]:
            theme = theme_of(*look)
            for group in groups(theme, name):
                left, top, wide, high = group.area
                for button in group.buttons:
                    x, y, width, height = button.area
                    assert left - 1 <= x and x + width <= left + wide + 1, (look, button.name)
                    assert top - 1 <= y and y + height <= top + high + 1, (look, button.name)
                    assert button.control.width(theme)[0] <= width + 1, (look, button.name)
                for one, other in combinations(group.buttons, 2):
                    assert overlap(one.area, other.area) < 1, (look, one.name, other.name)


def test_the_verb_that_can_be_played_keeps_its_words_longest():
    model = seen(next(positions("nation_deckbuilder", 2, {})))
    verbs = plugin_of("nation_deckbuilder").table().words.rail_verbs(model)
    dark = {f"verb:{each}" for each in ("buy", "advance", "remove", "finish_buying")} | {"redo"}
    rail = Rail(
        verbs,
        None,
        frozenset(dark),
        "Click or drop cards to mark them. Click again to take them back.",
        "",
        False,
        STRICT,
    )
    buttons = action_group(theme_of((1280, 720), 100), rail, defaultdict(lambda: print)).buttons
    words = {each.name: each.control.label for each in buttons}
    assert words["verb:play"]
    assert words["ask"], "a newcomer looks for the hint"
    assert not all(words[each.name] for each in buttons if each.control.icon), "there is room for all words"


def test_with_large_letters_a_prompt_of_usual_length_is_not_cut():
    theme = theme_of((1280, 720), 150)
    verbs = plugin_of("nation_deckbuilder").table().words.rail_verbs(seen(next(positions("nation_deckbuilder", 2, {}))))
    dark = frozenset({"verb:buy", "verb:advance", "verb:finish_buying"})
    rail = Rail(verbs, None, dark, PROMPT[:54], "", False, STRICT, None, False)
    group = action_group(theme, rail, defaultdict(lambda: print))
    assert ELLIPSIS not in in_full(group.panel(None, None).key[-1].inks)


PLANNED = {"wealth_of_nations": {"wishes": ("farm",)}}
"""With a plan the question of this table lies on the rail, beside eight verbs; otherwise a ribbon has it."""


def is_too_small(size, words, letter):
    """Whether a prompt in larger letters is cut, or smaller than one in usual letters may be."""
    return ELLIPSIS in words or (size < SMALLEST_PROMPT - 0.01 and size * letter < SMALLEST_PROMPT)


def prompt_sizes(name, theme):
    """The sizes of all prompts that lie on the rail of a game, as shares of the size that they should have."""
    table, sizes = plugin_of(name).table(), {}
    for session in positions(name, GAMES[name].seats[-1], {}):
        model = seen(session, theme=theme, **PLANNED.get(name, {}))
        verbs, asked = table.words.rail_verbs(model), table.words.prompt(model)
        if model.decision is None or RIBBON in table.layout(model).anchors:
            continue
        legal = {move[0] for move in model.decision.moves}
        dark = frozenset(f"verb:{each.verb}" for each in verbs if each.verb not in legal)
        rail = Rail(verbs, None, dark, asked, "", False, STRICT, None, False)
        inks = action_group(theme, rail, defaultdict(lambda: print)).panel(None, None).key[-1].inks
        ways = (asked, *shorter(asked), *topic(asked))
        laid = [ink for ink in inks if ink.how and any(way.startswith(ink.how[0].rstrip(ELLIPSIS)) for way in ways)]
        assert laid, asked
        sizes |= {ink.how[0]: ink.how[2] / PROMPT_SIZE / theme.letter for ink in laid}
    return sizes


@pytest.mark.sample(3)
@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("name", ["nations_dice", "nation_deckbuilder", "wealth_of_nations"])
def test_in_the_smallest_common_window_every_prompt_of_the_rail_has_its_full_size(name, spoken):
    with speaking(spoken):
        sizes, least = prompt_sizes(name, theme_of((1280, 720), 100)), 0.89 if name in PLANNED else 1.0
        assert sizes and {words: size for words, size in sizes.items() if size < least or ELLIPSIS in words} == {}
        large = prompt_sizes(name, theme_of((1280, 720), 150))
        assert large and {words: size for words, size in large.items() if is_too_small(size, words, 1.5)} == {}


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_in_the_largest_letters_a_prompt_of_the_rail_is_whole_and_larger_than_usual(spoken):
    with speaking(spoken):
        sizes = prompt_sizes("nation_deckbuilder", theme_of((1920, 1080), 200))
    assert sizes and {words: size for words, size in sizes.items() if is_too_small(size, words, 2.0)} == {}


@pytest.mark.nightly
@pytest.mark.parametrize("spoken", ["de", "fr"])
def test_in_large_letters_a_question_with_all_verbs_of_trade_stands_on_a_ribbon(spoken):
    table, theme = plugin_of("wealth_of_nations").table(), theme_of((1280, 720), 150)
    session = list(islice(positions("wealth_of_nations", 6, {}), 3))[2]
    with speaking(spoken):
        model = seen(session, theme=theme)
        assert len(table.words.rail_verbs(model)) == 8
        assert RIBBON in table.layout(model).anchors


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("name", ["nations", "nations_dice", "wealth_of_nations"])
def test_on_a_ribbon_no_question_is_smaller_than_in_two_lines(name, spoken):
    table, theme, sizes = plugin_of(name).table(), theme_of((1280, 720), 100), {}
    with speaking(spoken):
        for session in positions(name, GAMES[name].seats[0], {}):
            for ribbon, area in boxes_of(table, seen(session, theme=theme)):
                found = boxes(ribbon, area, theme) if ribbon.name == RIBBON else ()
                asked = [each for each in found if isinstance(each[0], Text) and each[0].size in (LINE, LINES)]
                sizes |= {words: size for text, room in asked for words, size, _ in [text.fitted(theme, *room[2:])]}
    assert sizes and {words: size for words, size in sizes.items() if size < LINES - 0.01} == {}


def test_a_prompt_without_room_keeps_its_first_sentence():
    assert shorter("Click dice in or out; wheel for others. Press P.") == (
        "Click dice in or out; wheel for others.",
        "Click dice in or out.",
    )
    assert shorter("Trade: buy or pass") == ()


def test_in_large_letters_a_prompt_may_say_only_what_it_is_about():
    assert topic("Trade: buy or pass") == ("Trade.",)
    assert topic("Marquez des cartes\u00a0: cliquez dessus.") == ("Marquez des cartes.",)
    assert topic("Buy it. **R**: remove 2 cards.") == topic("Choose a card.") == ()
