from tests.attacks.data_files import attack


def test_damaged_data_files_are_read_or_refused_with_file_and_line() -> None:
    """Some; `make attacks` damages a hundred."""
    assert list(attack(files=25, seed=13)) == []
