"""What is said aloud: signs as words with their number, keys instead of a mouse, and lines that an ear keeps."""

import re

import pytest

from game import GAMES
from game.text.aloud import MOST_WORDS, aloud, in_lines, shortened
from game.text.language import languages, speaking
from game.text.sentences import DATA, Sentences, words
from game.text.template import PRESS, TemplateSlot, with_keys

MATTERS = ("screens", *GAMES)
MOUSE_FOR_ALL = {
    "settings",
    "actions",
    "keys",
    "keyboard",
    "pointer",
    "access",
    "pad",
    "pads",
    "access_lines",
    "holding",
    "touch",
    "scan",
    "timers",
}
"""Sections that tell of the mouse as such."""


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("1 {vp}", "1 victory point"),
        ("loses 2 {books} and 1 {books}", "Loses 2 books and 1 book"),
        ("5 {worker}", "5 workers"),
        ("the most stable {stability} nation", "The most stable nation"),
        ("the strongest {strength} nation", "The strongest nation"),
        ("Take your best raid {raid} as {food}.", "Take your best raid as food."),
        ("You need stone ({stone}).", "You need stone."),
        ("**Gold**: 4 −3?", "Gold: 4, minus 3 perhaps"),
        ("−1{vp} −3{books}", "Minus 1 victory point, minus 3 books"),
        ("Age II, 3 / 8", "Age 2, 3 of 8"),
        ("4 › 2", "4, then 2"),
        ("Round 2   Antiquity", "Round 2, Antiquity"),
        ("keys + and −", "Keys plus and minus"),
    ],
)
def test_marks_and_figures_are_words(written, said):
    assert aloud(written) == said


def test_german_says_signs_in_german():
    with speaking("de"):
        assert aloud("−2 {vp}, 1 {architect}") == "Minus 2 Siegpunkte, 1 Architekt"


def plain(template):
    """All that a sentence may read, with a number in its places."""
    for part in template:
        if isinstance(part, TemplateSlot) and part.name == PRESS:
            yield with_keys(f"<{PRESS}.{'.'.join(part.forms)}>")
        elif isinstance(part, TemplateSlot) and not part.texts:
            yield "7"
        elif isinstance(part, TemplateSlot):
            for text in part.texts:
                yield from plain(text)
        else:
            yield part


def texts(matter, spoken):
    for key, entry in words(DATA / matter, spoken).entries.items():
        for line in entry if isinstance(entry, list) else [entry]:
            yield key, "".join(part if isinstance(part, str) else "".join(plain((part,))) for part in line)


@pytest.mark.sample(5)
@pytest.mark.long
@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("matter", MATTERS)
def test_no_sentence_holds_a_mark_when_it_is_said(matter, spoken):
    with speaking(spoken):
        found = {
            key: aloud(text)
            for key, text in texts(matter, spoken)
            if key.partition(".")[0] not in {"speech", "signs", "devices", *MOUSE_FOR_ALL}
        }
    assert {key: said for key, said in found.items() if re.search(r"[{}…›−]|\*\*", said)} == {}


@pytest.mark.long
@pytest.mark.parametrize("spoken", languages())
def test_every_sign_of_every_sentence_has_a_name(spoken):
    say, used = Sentences("screens"), set()
    for matter in MATTERS:
        used |= {sign for _, text in texts(matter, spoken) for sign in re.findall(r"\{([a-z_]+)\}", text)}
    assert {sign for sign in used if not say.has(f"signs.{sign}")} == set()


def test_a_long_text_is_cut_at_a_sentence_then_at_a_clause_and_told_whole_in_lines():
    long = "Temple, Building. " + "Each worker here makes gold. " * 8
    assert shortened(long) == "Temple, Building. " + " ".join(["Each worker here makes gold."] * 4)
    clauses = ", ".join(["one two three four five six"] * 6)
    assert shortened(clauses, 12) == "one two three four five six, one two three four five six"
    assert all(len(line.split()) <= MOST_WORDS for line in in_lines(long))
    assert " ".join(in_lines(long)).split() == long.split()
