"""A letter comes through every mail program, and says what is wrong with it where it does not."""

import textwrap
from random import Random

import pytest

from game.letter import WIDTH, BadLetter, is_letter, sealed, unsealed

GAME = "game: nations\nmoves:\n" + "".join(f"- buy_card {n * n} slot{n}\n" for n in range(200))
LETTER = sealed(GAME)


def quoted(text, mark="> "):
    return "".join(f"{mark}{line}\n" for line in text.splitlines())


def wrapped(text):
    """Every line broken at 60 columns, as mail programs do with what they have quoted."""
    return "\n".join(textwrap.fill(line, 60) for line in text.splitlines())


ON_THE_WAY = {
    "as it is": LETTER,
    "quoted": quoted(LETTER),
    "quoted by several": quoted(quoted(quoted(LETTER)), "AB> "),
    "wrapped": wrapped(quoted(quoted(LETTER))),
    "lines of another system": LETTER.replace("\n", "\r\n"),
    "blank lines": LETTER.replace("\n", "\n\n"),
    "without breaks": " ".join(LETTER.split()),
    "without blanks": "".join(LETTER.split()),
    "indented": quoted(LETTER, "\xa0\t "),
    "encoded": LETTER.replace("\n", "=20=\r\n=C2=A0"),
    "between greeting and signature": f"Hello BEN,\n\nYOUR TURN!\n\n{LETTER}\n-- \nANNA, ROME\n",
    "cut after its last sign": LETTER[: LETTER.rindex("***", 0, -5)],
    "over what it answers": f"{LETTER}\nOn Monday Ben wrote:\n{quoted(sealed(GAME[:500]))}",
    "under a damaged one": f"{LETTER[:400]}\n{LETTER}",
}


@pytest.mark.parametrize("way", ON_THE_WAY)
def test_a_letter_survives_what_mail_programs_do(way):
    assert unsealed(ON_THE_WAY[way]) == GAME


def test_the_lines_are_short_and_nobody_reads_them():
    assert max(map(len, LETTER.splitlines())) <= WIDTH
    assert "buy_card" not in LETTER


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Hello Ben", "neither a letter nor a saved game"),
        (LETTER.replace("LETTER-1", "LETTER-2"), "a newer version"),
        (LETTER[:300], "is not whole"),
        (LETTER[:40], "is not whole"),
        (LETTER[:100] + LETTER[102:], "is not whole"),
        (LETTER[:200] + ("A" if LETTER[200] != "A" else "B") + LETTER[201:], "checksum"),
        (LETTER.replace("\n", "\nON MONDAY BEN WROTE\n", 4), "checksum"),
        (LETTER[:35] + "7777777" + LETTER[42:], "checksum"),
    ],
)
def test_a_letter_that_is_none_says_why(text, fault):
    with pytest.raises(BadLetter, match=fault):
        unsealed(text)


def test_a_letter_that_was_changed_by_chance_is_the_same_or_refused():
    chance = Random(1)
    for _ in range(300):
        signs = list(LETTER)
        for _ in range(chance.randint(1, 3)):
            at = chance.randrange(len(signs))
            signs[at : at + chance.randint(0, 2)] = chance.choices("A7\n >|=zE", k=chance.randint(0, 3))
        try:
            assert unsealed("".join(signs)) == GAME
        except BadLetter:
            continue


def test_what_unpacks_to_more_than_a_game_can_be_is_refused():
    with pytest.raises(BadLetter, match="checksum"):
        unsealed(sealed("x" * (1 << 22)))


def test_a_letter_is_known_by_its_mark():
    assert is_letter(wrapped(quoted(LETTER)))
    assert not is_letter(GAME)
