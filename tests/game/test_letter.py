"""A letter comes through every mail program, and says what is wrong with it where it does not."""

import html
import textwrap
from email.message import EmailMessage
from random import Random

import pytest

from game.files.mail_text import BEGIN, MOST_UNPACKED, WIDTH, BadLetter, is_letter, sealed, unsealed

GAME = "game: nations\nmoves:\n" + "".join(f"- buy_card {n * n} slot{n}\n" for n in range(200))
LETTER = sealed(GAME)


def quoted(text, mark="> "):
    return "".join(f"{mark}{line}\n" for line in text.splitlines())


def wrapped(text):
    """Every line broken at 60 columns, as mail programs do with what they have quoted."""
    return "\n".join(textwrap.fill(line, 60) for line in text.splitlines())


def cut_at(text, width):
    """Every line broken after so many signs, in the middle of words and marks too."""
    return "\n".join(line[at : at + width] for line in text.splitlines() for at in range(0, len(line), width))


def mailed(encoding, **more):
    """The source of a mail, as it is saved to a file."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = "ANNA <anna@example.org>", "BEN <b@EXAMPLE.ORG>", "YOUR TURN"
    mail.set_content(f"Grüße aus ROM!\n\n{LETTER}\n-- \nANNA, ROME\n", cte=encoding)
    if more:
        mail.add_alternative(in_html(LETTER), subtype="html", **more)
    return mail.as_string()


def in_html(text):
    """A text as a web mail shows it, with tags and entities in capitals and figures."""
    lines = "<BR>\n".join(html.escape(line) + "&NBSP;" for line in text.splitlines())
    return f'<HTML><BODY STYLE="MARGIN:2PX"><P CLASS="A4">YOUR TURN &AMP; MINE</P><DIV>{lines}</DIV></BODY></HTML>'


def stamped(text, mark):
    """Every line with a time and a name before it, as chats keep them."""
    return "".join(f"{mark.format(n % 60)}{line}\n" for n, line in enumerate(text.splitlines()))


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
    "quoted by a long name": quoted(LETTER, "Bartholomew> "),
    "quoted by a name of two words": quoted(LETTER, "ANNA MARIA> "),
    "quoted by a long name and wrapped": wrapped(quoted(LETTER, "Bartholomew> ")),
    "with bars": quoted(quoted(LETTER, "| "), "BEN| "),
    "with times": stamped(LETTER, "12:{:02} "),
    "with times and names": stamped(LETTER, "[28.11.26, 21:46:{:02}] ANNA: "),
    "as a chat shows it": stamped(LETTER, "21:46:{:02} <ANNA> "),
    "in HTML": in_html(LETTER),
    "in HTML without breaks of lines": in_html(LETTER).replace("\n", ""),
    "encoded in small letters": LETTER.replace("\n", "=20=\r\n=c2=a0"),
    "encoded in base 64": mailed("base64"),
    "as quoted-printable": mailed("quoted-printable"),
    "as plain mail": mailed("8bit"),
    "as text and HTML in base 64": mailed("base64", cte="base64"),
    "encoded in base 64, lines of another system": mailed("base64").replace("\n", "\r\n"),
    "without stars": LETTER.replace("*", ""),
    "with long dashes": LETTER.replace("-", "–"),
    "with signs that are not seen": LETTER.replace("A", "A\u200b\u00ad"),
}


@pytest.mark.parametrize("way", ON_THE_WAY)
def test_a_letter_survives_what_mail_programs_do(way):
    assert unsealed(ON_THE_WAY[way]) == GAME


@pytest.mark.parametrize("mark", ["", "> ", "AB> > "])
def test_lines_may_be_broken_anywhere(mark):
    """In the middle of the marks too, before and after the lines are quoted."""
    for width in (*range(7, 45, 3), 60, 64, 72, 76, 78):
        assert unsealed(cut_at(quoted(LETTER, mark), width)) == GAME
        assert unsealed(quoted(cut_at(LETTER, width), mark)) == GAME


def test_the_lines_are_short_and_nobody_reads_them():
    assert max(map(len, LETTER.splitlines())) <= WIDTH
    assert "buy_card" not in LETTER


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Hello Ben", "isn't a letter or saved game"),
        (LETTER.replace("LETTER-1", "LETTER-2"), "a newer version"),
        (LETTER[:300], "is incomplete"),
        (LETTER[:40], "is incomplete"),
        (LETTER[:100] + LETTER[102:], "is incomplete"),
        (LETTER[:200] + ("A" if LETTER[200] != "A" else "B") + LETTER[201:], "checksum"),
        (LETTER.replace("\n", "\nON MONDAY BEN WROTE\n", 4), "checksum"),
        (LETTER[:35] + "7777777" + LETTER[42:], "checksum"),
        (BEGIN[:-5] + "1" * 5000, "isn't a letter or saved game"),
        (f"{BEGIN}\n" * 5000, "more than 2,000 letters"),
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
    with pytest.raises(BadLetter, match="unpacks to more"):
        unsealed(sealed("x" * (1 << 22)))


def test_many_letters_that_unpack_to_too_much_together_are_refused():
    """Each is as large as a game may be, and their text is short."""
    size = 1 << 20
    text = "".join(sealed(f"{n}" + "x" * size) for n in range(MOST_UNPACKED // size + 1))

    with pytest.raises(BadLetter, match="unpacks to more"):
        unsealed(text)


def test_what_one_letter_unpacks_to_is_counted_once():
    bomb = sealed("x" * (1 << 20))
    assert len(unsealed(bomb * 20)) == 1 << 20


@pytest.mark.parametrize("sign", ["\n", " ", ">", "W", "=", "<", "&", "_", "7", "T\n", "QUJD\n\n"])
def test_a_large_text_of_nothing_is_read_in_time_that_grows_as_it_does(sign):
    """What takes the square of the time would take minutes."""
    text = BEGIN + sign * (200_000 // len(sign))
    with pytest.raises(BadLetter):
        unsealed(text)


def test_a_letter_is_known_by_its_mark():
    assert is_letter(wrapped(quoted(LETTER)))
    assert not is_letter(GAME)
