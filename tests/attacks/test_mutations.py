"""A short run of the attack with damaged files; `make fuzz` makes the long ones."""

from random import Random

from tests.attacks.mutations import SAVES, attack, mutated


def test_the_program_bears_damaged_saves_settings_and_results():
    findings, _ = attack(120, "short run")
    assert [str(finding) for finding in findings] == []


def test_a_file_is_made_by_its_seed_alone():
    assert mutated(Random("7"), SAVES[0]) == mutated(Random("7"), SAVES[0])
    assert len({mutated(Random(str(seed)), SAVES[0]) for seed in range(50)}) > 40
