"""The card file: what is wrong with it is said with line and card."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.catalog import Misprint
from game.nation_deckbuilder.cards.card_rules import BONUSES, RULES
from game.nation_deckbuilder.cards.cards import DESIGNS
from game.nation_deckbuilder.cards.reading import FOLDER, read_pieces
from game.nation_deckbuilder.text.wording import say

SOUND = "{id: a, name: A, emblem: beer-stein, copies: 1}"


def read(tmp_path: Path, card: str, heading: str = "") -> str:
    """The complaint about the file with one more card at its end."""
    path = tmp_path / "cards.yaml"
    printed = (FOLDER / "cards.yaml").read_text(encoding="utf-8")
    path.write_text(f"{printed}{heading}  - {card}\n", encoding="utf-8")
    with pytest.raises(Misprint) as caught:
        read_pieces(tmp_path)
    return str(caught.value)


@pytest.mark.parametrize(
    ("card", "complaint"),
    [
        ("{id: a, name: A, emblem: beer-stein}", "the field 'copies' is missing"),
        ("{id: a, name: A, emblem: hutt, copies: 1}", "there is no icon 'hutt' for an emblem"),
        ("{id: a, name: A, emblem: beer-stein, copies: 1, type: persn}", "did you mean 'person'?"),
        ("{id: a, name: A, emblem: beer-stein, copies: 1, brings: {gold: 1}}", "there is no field 'gold'"),
        ("{id: a, name: A, emblem: beer-stein, copies: 1, bonus: hunter}", "there is no bonus 'hunter'"),
        ("{id: a, name: A, emblem: beer-stein, copies: 1, play: {rule: steal}}", "there is no rule 'steal'"),
        (
            "{id: a, name: A, emblem: beer-stein, copies: 1, play: {enemy_discards: group}}",
            "there is no kind of card",
        ),
        (
            "{id: a, name: A, emblem: beer-stein, copies: 1, play: {gain: {wood: 1}}}",
            "there is no field 'wood'",
        ),
        (f"{SOUND}\n  - {SOUND}", "the id 'a' is taken already"),
    ],
)
def test_a_misprint_names_line_and_trouble(tmp_path: Path, card: str, complaint: str) -> None:
    message = read(tmp_path, card)
    assert complaint in message
    assert message.startswith("cards.yaml, line")


def test_an_unknown_age_is_refused(tmp_path: Path) -> None:
    assert "there is no field 'age_6'" in read(tmp_path, SOUND, "age_6:\n")


def test_every_rule_and_bonus_belongs_to_a_card_and_has_words() -> None:
    rules = {rule.__name__ for rule in RULES}
    used = {getattr(card.play, "name", "") for card in DESIGNS.all()} - {""}
    assert used == rules
    assert {card.bonus for card in DESIGNS.all() if card.bonus} == set(BONUSES.values())
    assert rules | set(BONUSES) <= set(say.keys("effects"))
