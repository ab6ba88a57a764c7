"""What was met is kept from one evening to the next, whatever becomes of the file."""

import pytest

from game.learn.seen_hints import SeenHints


@pytest.fixture
def path(tmp_path):
    return tmp_path / "met.yaml"


def test_what_was_met_is_known_the_next_evening(path):
    SeenHints(path).add("nations", "piece war_card")
    later = SeenHints(path)
    assert later.has("nations", "piece war_card")
    assert not later.has("nations", "piece colony")
    assert not later.has("nations_dice", "piece war_card")


def test_two_copies_of_the_program_keep_what_either_has_met(path):
    one, other = SeenHints(path), SeenHints(path)
    one.add("nations", "piece wonder")
    other.add("nations", "piece colony")
    both = SeenHints(path)
    assert both.has("nations", "piece wonder") and both.has("nations", "piece colony")


@pytest.mark.parametrize(
    "content", [b"\xff\x00", b"nations: 7", b"- nations", b"{nations: [[a]]}", b"nations: [!!x a]"]
)
def test_a_damaged_file_is_kept_aside_and_everything_is_new_again(path, content):
    path.write_bytes(content)
    met = SeenHints(path)
    assert not met.has("nations", "piece colony")
    assert "met.damaged.yaml" in met.trouble
    met.add("nations", "piece colony")
    assert (path.parent / "met.damaged.yaml").read_bytes() == content
    assert SeenHints(path).has("nations", "piece colony")


def test_where_nothing_can_be_written_it_is_met_for_now_and_that_is_said(path):
    path.parent.joinpath("file").write_text("")
    met = SeenHints(path.parent / "file" / "met.yaml")
    met.add("nations", "piece colony")
    assert met.has("nations", "piece colony")
    assert "cannot be written" in met.trouble
