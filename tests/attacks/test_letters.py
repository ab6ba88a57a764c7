"""A short run of the attack with letters; `make attacks` and `make fuzz` make longer ones."""

from random import Random

from game.files import mail
from tests.attacks.letters import LIES, attack, lying


def test_a_table_bears_damaged_lying_and_costly_letters():
    findings, _ = attack(36, "short run")
    assert [str(finding) for finding in findings] == []


def test_the_attack_finds_what_is_taken_from_a_letter_without_a_word(monkeypatch):
    monkeypatch.setattr(mail, "_compare", lambda *_: None)
    findings, _ = attack(24, "short run")
    assert {finding.kind for finding in findings} == {"lying"}


def test_a_letter_is_made_by_its_seed_alone():
    seats = "".join(f"- {{name: {name}, player: human, colour: {n}}}\n" for n, name in ((1, "Anna"), (2, "Ben")))
    content = f"game: nations_dice\nseed: 1\noptions: {{}}\nseats:\n{seats}mail: {{game: a, sent: 0}}\nmoves:\n"
    assert lying(Random("7"), content) == lying(Random("7"), content)
    assert len({lying(Random(str(seed)), content) for seed in range(30)}) > len(LIES)
