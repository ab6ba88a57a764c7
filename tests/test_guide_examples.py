"""Every example of the guides holds: pasted where the guide says it is sound, and what is shown stands in a file."""

import re
import shutil
import subprocess
import sys
import textwrap

import pytest
import yaml

from game.cards.catalog import DATA, Misprint
from game.cards.emblems import emblems, free_emblems
from game.nations.cards.cards import Card
from game.nations.cards.reading import read_pieces
from game.nations.text.wording import card_rule
from game.text.language import ENGLISH
from game.tools.lint.checks import _find_untranslated, findings
from game.tools.lint.command import main
from game.translation.share import shares, whole

ROOT = DATA.parent
GUIDES = ROOT / "docs"


def examples(guide, language="yaml"):
    """The blocks of code of a guide, in order."""
    text = (GUIDES / guide).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def data(tmp_path):
    """A copy of the words and pieces of Nations."""
    for name in ("nations", "people"):
        shutil.copytree(DATA / name, tmp_path / "data" / name)
    return tmp_path / "data"


def put_after(file, line, lines):
    text = file.read_text(encoding="utf-8")
    assert text.count(line) == 1, line
    file.write_text(text.replace(line, f"{line}{lines}"), encoding="utf-8")


def name_everywhere(data, *names):
    """Give pieces a name in every language but English."""
    for words in (data / "nations").glob("*/names.yaml"):
        if words.parent.name != ENGLISH:
            with words.open("a", encoding="utf-8") as file:
                file.writelines(f"{name}: {name}\n" for name in names)


def assert_sound(folder):
    """Its pieces are read, and all of them have a name in every language."""
    read_pieces(folder)
    _find_untranslated(folder)


def test_the_first_card_of_the_guide_is_a_sound_card(data):
    heading, _, card = examples("adding-a-card.md")[0].partition("\n")
    put_after(data / "nations" / "medieval.yaml", f"\n{heading}\n", card)
    name_everywhere(data, "Vineyard")
    assert_sound(data / "nations")


def test_the_event_of_the_guide_is_a_sound_event(data):
    event = next(each for each in examples("adding-a-card.md") if "amber_road" in each)
    parsed = yaml.safe_load(event)[0]
    events = (data / "nations" / "events.yaml").read_text(encoding="utf-8")
    known = re.search(r"^( *)- id: ", events, re.MULTILINE)
    put = textwrap.indent(event, known[1])
    assert f"id: {parsed['id']}\n" not in events
    (data / "nations" / "events.yaml").write_text(events.replace(known[0], f"{put}{known[0]}", 1))
    name_everywhere(data, parsed["top"]["name"])
    assert_sound(data / "nations")


def test_what_the_guide_shows_of_greenland_and_marco_polo_stands_in_the_data():
    shown = [each for each in examples("adding-a-card.md") if "greenland" in each or "marco_polo" in each]
    colonies = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in (DATA / "nations").glob("*.yaml")]
    cards = {card["id"]: card for each in colonies if isinstance(each, dict) for card in each.get("colonies", ())}
    greenland = yaml.safe_load(shown[0])[0]
    assert cards["greenland"].items() >= greenland.items()
    people = yaml.safe_load((DATA / "people" / "people.yaml").read_text(encoding="utf-8"))
    assert yaml.safe_load(shown[1])["marco_polo"] == people["marco_polo"]


def test_every_effect_that_the_guide_shows_is_read_from_a_card(data):
    """Each line of the guide is a field of a Wonder of its own, which can have all of them."""
    shown = yaml.safe_load(next(each for each in examples("adding-a-card.md") if "whenever:" in each))
    assert set(shown) >= {"gives", "production", "whenever", "special", "ready", "final_vp"}
    free = iter(sorted(free_emblems()))
    wonders = [
        {"id": f"guide_{field}", "name": f"Guide {field}", "emblem": next(free), "sections": [1], "vp": 1, field: does}
        for field, does in shown.items()
    ]
    put_after(
        data / "nations" / "medieval.yaml", "\nwonders:\n", textwrap.indent(yaml.dump(wonders, sort_keys=False), "  ")
    )
    name_everywhere(data, *(wonder["name"] for wonder in wonders))
    assert_sound(data / "nations")
    cards = read_pieces(data / "nations").cards
    plain = Card("plain", "Plain", "wonder", 2, "base", vp=(1,), sections=(1,))
    for field in shown:
        card, of_card = cards[f"guide_{field}"], HELD_AS.get(field, field)
        assert getattr(card, of_card) != getattr(plain, of_card), field
        assert card_rule(card) != card_rule(plain), field


HELD_AS = {"gives": "strength", "production": "conditional_production"}
"""What a field of the data is on a card, where it is called otherwise there."""


@pytest.mark.nightly
@pytest.mark.long
@pytest.mark.parametrize("emblem", ["grapes", "church"])
def test_an_emblem_that_is_unknown_or_taken_is_answered_with_all_that_are_free(data, capsys, emblem):
    card = examples("adding-a-card.md")[0].replace("emblem: barrel", f"emblem: {emblem}").partition("\n")[2]
    put_after(data / "nations" / "medieval.yaml", "\nbuildings:\n", card)
    name_everywhere(data, "Vineyard")
    assert main([str(data / "nations")]) == 1
    said = capsys.readouterr().out
    assert f"'{emblem}'" in said and "Traceback" not in said
    assert all(free in said for free in free_emblems())
    assert "barrel" in free_emblems() and "church" not in free_emblems()
    assert set(free_emblems()) < emblems()


def test_a_card_without_a_name_in_a_language_is_found(data):
    card = examples("adding-a-card.md")[0].partition("\n")[2]
    put_after(data / "nations" / "medieval.yaml", "\nbuildings:\n", card)
    with pytest.raises(Misprint) as caught:
        _find_untranslated(data / "nations")
    found = {(each.file.name, each.code) for each in caught.value.all}
    assert found == {("names.yaml", "missing")} and all("Vineyard" in each.message for each in caught.value.all)


@pytest.mark.nightly
@pytest.mark.long
def test_a_language_without_a_game_is_found_and_its_share_told(tmp_path):
    data = tmp_path / "data"
    shutil.copytree(DATA, data, ignore=shutil.ignore_patterns("icons", "fonts", "bots", "*.ttf"))
    shutil.copytree(data / "screens" / "de", data / "screens" / "fi")
    shutil.copytree(data / "nations_dice" / "de", data / "nations_dice" / "fi")
    missing = [each.message for each in findings(data) if each.file.name == "fi"]
    assert sorted(missing) == [
        f"'fi' has no words for {game}" for game in ("nation_deckbuilder", "nations", "wealth_of_nations")
    ]
    assert whole(shares(data, "de")).percent == 100 and 5 < whole(shares(data, "fi")).percent < 80


PLAYED = """
import sys
from pathlib import Path

import game.cards.catalog as catalog

catalog.DATA = Path(sys.argv[1])
from game.bots.random_bot import RandomBot
from game.nations import GAME
from game.session.session import HUMAN, Seat, Session

dealt = built = 0
for seed in range(1, 5):
    seats = [Seat(f"Seat {number}", HUMAN, number) for number in (1, 2)]
    session, hand = Session(GAME, {"advanced": True}, seats, seed), RandomBot(seed, GAME)
    while (decision := session.state.decision) is not None:
        wanted = [move for move in decision.moves if move[:2] == ("buy_card", "vineyard")]
        dealt += bool(wanted)
        session.play(wanted[0] if wanted else hand.choose(session.state, decision))
        assert not GAME.invariants(session.state)
        built += any("vineyard" in nation.slots for nation in session.state.nations)
print("dealt" * bool(dealt), "built" * bool(built))
"""


def test_games_are_played_with_the_first_card_of_the_guide(data):
    """The medieval age with one card more is dealt and drawn like any other, and the card is bought."""
    heading, _, card = examples("adding-a-card.md")[0].partition("\n")
    put_after(data / "nations" / "medieval.yaml", f"\n{heading}\n", card)
    name_everywhere(data, "Vineyard")
    for folder in DATA.iterdir():
        if not (data / folder.name).exists():
            (data / folder.name).symlink_to(folder)
    done = subprocess.run([sys.executable, "-c", PLAYED, str(data)], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "dealt built\n", done.stderr


CHAPTER = "nations_dice"


def test_the_chapter_of_the_guide_has_the_fields_that_chapters_have():
    (example,) = examples("adding-a-chapter.md")
    (shown,) = yaml.safe_load(example)
    (first, *_) = yaml.safe_load((DATA / CHAPTER / "chapters.yaml").read_text(encoding="utf-8"))
    assert shown["id"] == first["id"] and shown["seed"] == first["seed"] and shown["seats"] == first["seats"]
    answered = {step["say"]: step for step in first["steps"]}
    for step in shown["steps"]:
        real = answered[step["say"]]
        assert all(step[key] == real[key] for key in ("at", "do", "begun") if key in step)


def test_every_passage_of_the_guide_to_a_game_stands_in_the_smallest_game():
    files = [*(ROOT / "tests" / "pig").rglob("*.py"), *(ROOT / "tests" / "pig").rglob("*.yaml")]
    pig = [path.read_text(encoding="utf-8") for path in files]
    text = (GUIDES / "adding-a-game.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 6
    for block in blocks:
        if not block.startswith("python "):
            assert any(block in each for each in pig), block
