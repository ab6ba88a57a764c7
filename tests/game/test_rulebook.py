"""The rules help: every chapter can be read and found."""

import pytest

from game.rulebook import chapters, search


@pytest.mark.parametrize("chapter", chapters("nations"), ids=lambda chapter: chapter.heading)
def test_bold_words_in_a_chapter_begin_and_end(chapter):
    assert chapter.text.count("**") % 2 == 0


def test_a_search_puts_matching_headings_first():
    assert search("nations", "war")[0].heading in ("Wars", "War")
    assert search("nations", "famine")[0].heading == "Famine"


def test_a_search_needs_every_word():
    assert [chapter.heading for chapter in search("nations", "revolt stability below")] == ["Production"]
    assert search("nations", "zeppelin") == ()


def test_the_help_says_which_values_are_our_own():
    chapter = next(chapter for chapter in chapters("nations") if chapter.heading == "What is our own here")

    assert "solo tiles" in chapter.text
