"""People: everybody who is shown has looks, nobody looks like anybody else, and mistakes are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cards.catalog import Misprint
from game.nation_deckbuilder.cards.cards import DESIGNS
from game.nations.cards.cards import BOARDS, CARDS
from game.nations.cards.reading import FOLDER, read_pieces
from game.nations_dice.cards import reading as dice
from game.records.hall_of_fame import BUSTS
from game.text.people import people, read_people


def test_everybody_who_is_shown_has_looks_and_nobody_else_is_listed() -> None:
    tiles, boards = dice.read_pieces().tiles, dice.read_pieces().boards
    shown = {
        *(card.person for card in CARDS.all() if card.type == "advisor"),
        *(board.person for board in BOARDS.all()),
        *(tile.person for tile in tiles.values() if tile.type == "advisor"),
        *(board.person for board in boards.values()),
        *(card.person for card in DESIGNS.all() if card.type == "person"),
        *(people()[name] for busts in BUSTS.values() for name in busts),
    }
    assert shown == {looks for name, looks in people().items() if name != "shadow"}


def test_pieces_that_are_no_persons_have_none() -> None:
    assert not any(card.person for card in CARDS.all() if card.type != "advisor")
    assert not any(card.person for card in DESIGNS.all() if card.type != "person")


def test_cards_of_one_person_share_a_face() -> None:
    assert dice.read_pieces().tiles["lincoln"].person == CARDS["abraham_lincoln"].person


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a: {gear: crwon}\n", "people.yaml, line 1: there is no gear 'crwon'; did you mean 'crown'?"),
        ("a: {hat: crown}\n", "people.yaml, line 1: there is no field 'hat'"),
        ("a: {brow: 7}\n", "people.yaml, line 1: brow is 7; it must be from 0 to 3"),
        ("a: {cloth: [red, pink]}\n", "people.yaml, line 1: there is no colour of cloth 'pink'"),
        ("a: {old: true}\nb: {old: true}\n", "people.yaml, line 2: b looks like a"),
    ],
)
def test_a_wrong_field_is_told_with_its_line(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "people.yaml").write_text(text)
    with pytest.raises(Misprint) as raised:
        read_people(tmp_path)
    assert str(raised.value).startswith(complaint)


def test_an_advisor_without_a_face_is_told_what_to_do(tmp_path: Path) -> None:
    for file in FOLDER.glob("*.yaml"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(text.replace("id: boudica", "id: boadicea"), encoding="utf-8")
    with pytest.raises(Misprint) as raised:
        read_pieces(tmp_path)
    assert "nobody of the name 'boadicea' stands in people/people.yaml" in str(raised.value)
    assert "person:" in raised.value.remedy
