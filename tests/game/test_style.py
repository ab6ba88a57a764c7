"""How the English reads: what is found, what is let through, and the bars that the held folders keep to."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import pytest

from game.cards.catalog import DATA
from game.text.language import ENGLISH
from game.tools.lint import style
from game.tools.lint.command import main
from game.tools.lint.patterns import COUNTED, FINDING, PATTERNS
from game.tools.lint.style import HELD, StyledText, hits, plain, shares, texts


def found(text: str, key: str = "some.key", tier: int = FINDING, spoken: str = ENGLISH) -> list[str]:
    return [name for name, _ in hits(StyledText(Path(spoken, "some.yaml"), (), key, text), tier)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Nobody can change this any more.", "any more"),
        ("For whoever beats Normal.", "whoever"),
        ("Who has none has lost.", "a question as subject"),
        ("Race a Hard hand", "hand for a player"),
        ("Take a card for nothing.", "for nothing"),
        ("One is drawn, as ever.", "in vain"),
        ("Every game keeps going by itself.", "by itself"),
        ("What one must pay.", "one for you"),
        ("It is told later.", "is told"),
        ("Below 0 there is revolt.", "turned round"),
        ("H puts it away.", "puts away"),
        ("You get one turn more.", "one more"),
        ("It costs <n> {food} more.", "so much more"),
        ("Win with the fewest tiles of all.", "least of all"),
        ("Words along the foot of the window.", "foot of the window"),
        ("You see nothing that nobody knows.", "two negations"),
        ("Deal the table", "start the game"),
        ("These places are lit.", "highlighted"),
        ("Choose a colour.", "US spelling"),
        ("Put a Worker there.", "capitals"),
    ],
)
def test_what_nobody_would_say_is_a_finding(text: str, name: str) -> None:
    assert found(text) == [name]


@pytest.mark.parametrize(
    "text",
    [
        "You can't change this now.",
        "Who is first?",
        "Workers cost 3 {stone} each. **Workers** on cards stay there.",
        "Take one more card.",
        "Sell a cube for $30 or more.",
        "Your hand is empty.",
        "Cards: 3. Dice: 2.",
    ],
)
def test_what_people_say_is_none(text: str) -> None:
    assert found(text) == []


def test_german_that_follows_an_older_english_is_a_finding() -> None:
    assert found("Läuft auf dasselbe hinaus, soweit man sehen kann.", spoken="de") == ["soweit man sieht"]
    assert found("Etwa gleich gut.", spoken="de") == []


def test_a_tooltip_has_at_most_twenty_words() -> None:
    assert found("word " * 21, "some.key_told") == ["tooltip"]
    assert found("word " * 20, "some.key_told") == found("word " * 21, "some.key") == []


def test_what_is_right_now_and_then_is_only_counted() -> None:
    assert found("The card that you take.") == []
    assert found("The cube and the card that you take.", tier=COUNTED) == ["noun that"]


def test_a_template_is_read_as_it_may_read() -> None:
    assert plain("<n|one move|<n> moves> and **3** {gold}") == "N moves and 3 Icon"


def test_the_name_of_a_place_is_no_word_of_a_text() -> None:
    assert found("<colour.start> die for $<dear>") == []
    assert found("A colour die") == ["US spelling"]
    assert found("A dear tile") == ["expensive"]


def test_shares_are_those_of_sentences() -> None:
    of = shares(["You can't win. The card is taken by Rome.", "Rome takes three cards. It's not done."])
    assert (of.sentences, of.mean, of.passive, of.negated, of.you, of.contracted) == (
        *(4, 4),
        *(0.25, 0.5, 0.25, 0.5),
    )


def test_exceptions_are_there() -> None:
    everywhere = {text.key for folder in DATA.iterdir() for text in texts(folder / ENGLISH)}
    assert [key for each in PATTERNS.values() for pattern in each for key in pattern.but if key not in everywhere] == []


@pytest.mark.parametrize("folder", HELD)
def test_held_folders_keep_to_the_bars(folder: str) -> None:
    grouped = defaultdict(list)
    for text in texts(DATA / folder / ENGLISH):
        grouped[style.group(text)].append(text.text)
    assert {name: bars for name, of in grouped.items() if (bars := style.missed(name, shares(of)))} == {}


def test_a_finding_names_file_line_and_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(style, "HELD", ("screens",))
    words = tmp_path / "screens" / ENGLISH
    words.mkdir(parents=True)
    text = "some:\n  first: Take it for free.\n  other: Take it for nothing.\n"
    (words / "some.yaml").write_text(text, encoding="utf-8")
    assert main([str(tmp_path), "--style"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert f"screens/{ENGLISH}/some.yaml:3: style: for nothing: 'for nothing': for free" in lines
    assert "tier 1  for nothing                  1 texts" in lines
