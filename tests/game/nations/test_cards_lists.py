"""The files hold at least the pieces of the box, and are checked while they are read. More cards may be added."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from game.cards.catalog import Misprint
from game.cards.effects import COMMON_WORDS
from game.nations.cards.cards import BOARDS, CARDS, EVENTS, GRANTS, PRINTED, SETS, TILES, TYPES
from game.nations.cards.effects import VOCABULARY
from game.nations.cards.reading import AGES, FOLDER, read_pieces
from game.nations.cards.standing import Standing
from game.nations.cards.triggers import LISTENED
from game.nations.setup import ALWAYS

DECK = [card for card in CARDS.all() if card.set != PRINTED]
PER_AGE = {
    "building": (8, 3, 3),
    "military": (4, 2, 2),
    "colony": (4, 2, 2),
    "wonder": (4, 3, 3),
    "advisor": (4, 3, 3),
    "war": (4, 2, 2),
    "battle": (4, 2, 2),
    "golden_age": (4, 2, 2),
}


@pytest.mark.parametrize("age", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", TYPES)
def test_no_card_of_the_box_is_missing(age: int, kind: str) -> None:
    counts = Counter(card.set for card in DECK if (card.age, card.type) == (age, kind))
    assert all(counts[name] >= printed for name, printed in zip(SETS, PER_AGE[kind], strict=True))


def test_every_entry_of_the_files_is_a_piece() -> None:
    listed = [
        set(re.findall(r"^ *- {?\s*id: (\w+)", (FOLDER / f"{name}.yaml").read_text(encoding="utf-8"), re.MULTILINE))
        for name in (*AGES, "printed", "events", "solo_tiles", "boards")
    ]
    registries = (CARDS, EVENTS, TILES, BOARDS)
    assert set().union(*listed) == {piece.id for registry in registries for piece in registry.all()}
    assert sum(map(len, listed)) == sum(len(registry.all()) for registry in registries)


@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_golden_ages_of_the_box_offer_stone_or_books(age: int) -> None:
    offers = Counter(card.gain for card in DECK if (card.age, card.type) == (age, "golden_age"))
    assert Counter({("stone", 2): 4, ("books", 2): 4}) <= offers


@pytest.mark.parametrize(
    ("age", "requirements", "losses"),
    [
        (1, [3, 4, 4, 5, 5, 6, 7, 9], {"gold": [3, 5], "stone": [4], "food": [2, 4, 6], "books": [3, 4]}),
        (
            2,
            [7, 8, 9, 11, 12, 12, 13, 15],
            {"gold": [4, 7], "stone": [6], "food": [5, 10], "books": [3, 4, 6]},
        ),
        (
            3,
            [12, 13, 14, 15, 15, 17, 18, 21],
            {"gold": [6, 9], "stone": [5, 7], "food": [6, 8, 9], "books": [7]},
        ),
        (
            4,
            [20, 22, 23, 24, 25, 25, 27, 30],
            {"gold": [8, 10], "stone": [7, 9], "food": [8, 11], "books": [7, 12]},
        ),
    ],
)
def test_figures_of_an_age(age: int, requirements: list[int], losses: dict[str, list[int]]) -> None:
    cards = [card for card in DECK if card.age == age]
    assert Counter(requirements) <= Counter(card.requirement for card in cards if card.type == "colony")
    for kind, numbers in losses.items():
        assert Counter(numbers) <= Counter(card.loss[1] for card in cards if card.loss[0] == kind)


@pytest.mark.parametrize(
    ("age", "architects", "famine"),
    [
        (1, {0: 3, 1: 6, 2: 3}, {0: 2, 1: 5, 2: 4, 3: 1}),
        (2, {0: 3, 1: 5, 2: 3, 3: 1}, {0: 1, 1: 4, 2: 4, 3: 2, 4: 1}),
        (3, {0: 3, 1: 5, 2: 3, 3: 1}, {0: 1, 1: 2, 2: 3, 3: 3, 4: 2, 5: 1}),
        (4, {0: 3, 1: 5, 2: 3, 3: 1}, {1: 1, 2: 2, 3: 3, 4: 3, 5: 2, 6: 1}),
    ],
)
def test_architects_and_famine_of_the_event_cards(age: int, architects: dict[int, int], famine: dict[int, int]) -> None:
    cards = [card for card in EVENTS.all() if card.age == age]
    assert Counter(architects) <= Counter(card.architects for card in cards)
    assert Counter(famine) <= Counter(card.famine for card in cards)


VP_OF_BUILDINGS = {1: (1, 1), 2: (1, 1, 1), 3: (2, 1, 1), 4: (2, 2, 1)}


@pytest.mark.parametrize("age", [1, 2, 3, 4])
def test_buildings_of_the_box_follow_the_pattern_of_their_age(age: int) -> None:
    buildings = [(card.deploy, card.vp) for card in DECK if (card.age, card.type) == (age, "building")]
    assert buildings.count((age, VP_OF_BUILDINGS[age])) >= sum(PER_AGE["building"])


@pytest.mark.parametrize("board", BOARDS.all(), ids=lambda board: board.id)
def test_every_board_side_has_thirteen_workers(board: object) -> None:
    for side in (board.a, board.b):  # type: ignore[attr-defined]
        assert side.workers + side.food_track + side.stability_track == 13


def test_special_boards() -> None:
    assert {board.id: board.b.colonies for board in BOARDS.all() if board.b.colonies != 2} == {
        "china": 1,
        "persia": 3,
    }
    assert [board.id for board in BOARDS.all() if len(board.b.ready) == 6] == ["china"]
    assert BOARDS["egypt"].b.ready[0] == "printed_pyramids"
    assert BOARDS["egypt"].b.power.grants == {"architects": 1}
    assert BOARDS["greece"].b.power.grants == {"golden_age_bonus": 1}
    assert BOARDS["rome"].b.power.strength == 2


def test_printed_cards_have_the_values_of_their_namesakes() -> None:
    for card in CARDS.all():
        twin = CARDS.get(card.id.removeprefix("printed_"))
        if card.set == PRINTED and twin and twin is not card:
            assert (card.name, card.production, card.strength, card.stability, card.vp) == (
                twin.name,
                twin.production,
                twin.strength,
                twin.stability,
                twin.vp,
            )


def test_the_state_listens_to_exactly_the_events_that_cards_react_to() -> None:
    reacted = {trigger.event for card in CARDS.all() for trigger in card.whenever}
    assert reacted == set(LISTENED) == ALWAYS.heard


def test_every_grant_is_used_and_added_up() -> None:
    granted = {name for card in CARDS.all() for name in card.grants}
    assert granted == set(GRANTS)
    assert granted <= set(Standing._fields)


def test_every_word_that_cards_may_use_is_used() -> None:
    names = ("printed", *AGES, "events", "boards")
    text = " ".join((FOLDER / f"{name}.yaml").read_text(encoding="utf-8") for name in names)
    known = (*VOCABULARY.words, *VOCABULARY.measures, *VOCABULARY.tests, *COMMON_WORDS)
    assert [word for word in known if not re.search(rf"\b{word}\b", text)] == []


def complaint(tmp_path: Path, name: str, old: str, new: str) -> str:
    """What is said about the files with one passage changed."""
    folder = tmp_path / "cards"
    shutil.copytree(FOLDER, folder)
    text = (folder / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Misprint) as raised:
        read_pieces(folder)
    return str(raised.value)


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("antiquity.yaml", "{id: brewery,", "{id: aqueduct,", "aqueduct: the id 'aqueduct' is taken already"),
        ("antiquity.yaml", "id: brewery, name", "id: brewery, nmae", "no field 'nmae'; did you mean 'name'?"),
        ("antiquity.yaml", "deploy: 1, ", "", "aqueduct: the field 'deploy' is missing"),
        ("antiquity.yaml", "{food: 2, stability: 1}", "{fodd: 2}", "no field 'fodd'; did you mean 'food'?"),
        ("antiquity.yaml", "raid: 3", "raid: three", "'three' stands where a whole number belongs"),
        ("antiquity.yaml", "buildings:", "bildings:", "no field 'bildings'; did you mean 'buildings'?"),
        ("antiquity.yaml", "set: advanced", "set: advance", "no set 'advance'; did you mean 'advanced'?"),
        (
            "antiquity.yaml",
            "loss: {food: 4}",
            "loss: {food: 4, gold: 1}",
            "exactly one resource belongs here",
        ),
        (
            "antiquity.yaml",
            "{architects: 1}",
            "{architect: 1}",
            "no field 'architect'; did you mean 'architects'?",
        ),
        (
            "antiquity.yaml",
            "{bought: {price: 3}",
            "{bougth: {price: 3}",
            "no event 'bougth'; did you mean 'bought'?",
        ),
        (
            "antiquity.yaml",
            "{bought: {price: 3}",
            "{bought: {prise: 3}",
            "no field 'prise'; did you mean 'price'?",
        ),
        (
            "antiquity.yaml",
            "{rule: temple_falls}",
            "{rule: temple_fell}",
            "solomons_temple: there is no rule",
        ),
        (
            "industrial.yaml",
            "{count: industrial_colonies}",
            "{count: industrial_colony}",
            "big_ben: there is no measure",
        ),
        (
            "events.yaml",
            "{move_to: last}",
            "{move_to: lats}",
            "no place in the order 'lats'; did you mean 'last'?",
        ),
        (
            "antiquity.yaml",
            "emblem: aqueduct",
            "emblem: aquaduct",
            "no icon 'aquaduct' for an emblem",
        ),
        ("events.yaml", "{remove: architect}", "{remove: architects}", "did you mean 'architect'?"),
        ("events.yaml", "    famine: 1\n", "", "aryan_migration: the field 'famine' is missing"),
        ("events.yaml", "each: passed_first", "each: pased_first", "did you mean 'passed_first'?"),
        ("solo_tiles.yaml", "on_5: {strength: 2}", "on_5: {strenght: 2}", "did you mean 'strength'?"),
        (
            "boards.yaml",
            "slots: [temple,",
            "slots: [tempel,",
            "no printed card 'tempel'; did you mean 'temple'?",
        ),
    ],
)
def test_a_misprint_is_named_with_file_line_and_card(tmp_path: Path, name: str, old: str, new: str, words: str) -> None:
    said = complaint(tmp_path, name, old, new)
    assert said.startswith(f"{name}, line ")
    assert words in said


def test_the_files_of_all_ages_are_read() -> None:
    assert [card.age for card in DECK] == sorted(card.age for card in DECK)
    assert {AGES[card.age - 1] for card in DECK} == set(AGES)


def test_no_two_events_share_a_picture() -> None:
    pictures = [half.picture for card in EVENTS.values() for half in (card.top, card.bottom)]
    assert len(pictures) == 96
    assert all(pictures)
    assert len(set(pictures)) == 96


def test_no_two_wars_share_a_picture() -> None:
    pictures = [
        tuple(pair for pair in card.picture if pair[0] != "hour") for card in CARDS.values() if card.type == "war"
    ]
    assert len(set(pictures)) == len(pictures) == 32
    subjects = Counter(dict(picture).get("stage") or dict(picture)["emblem"] for picture in pictures)
    assert max(subjects.values()) <= 5
