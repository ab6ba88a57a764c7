from tests.attacks.data_files import attack


def test_a_hundred_damaged_data_files_are_read_or_refused_with_file_and_line() -> None:
    assert list(attack(files=100, seed=13)) == []
