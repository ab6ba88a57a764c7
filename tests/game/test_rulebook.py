"""The rules help: every chapter can be read and found."""

import pytest

from game import GAMES
from game.bots.level import LEVELS
from game.text.chapter import Chapter
from game.text.language import head_of, languages, speaking
from game.text.rulebook import chapters, search


@pytest.mark.parametrize("chapter", chapters("nations"), ids=lambda chapter: chapter.heading)
def test_bold_words_in_a_chapter_begin_and_end(chapter):
    assert chapter.text.count("**") % 2 == 0


def headings(game, words):
    return [found.chapter.heading for found in search(chapters(game), words)]


def test_a_search_puts_matching_headings_first():
    assert headings("nations", "war")[0] in ("Wars", "War")
    assert headings("nations", "famine")[0] == "Famine"


def test_a_search_needs_every_word():
    assert headings("nations", "revolt stability below") == ["Production"]
    assert headings("nations", "zeppelin") == []


@pytest.mark.parametrize("word", ["revolt", "Revolts", "revolting", "REVOLTED"])
@pytest.mark.parametrize(
    ("game", "heading"), [("nations", "Production"), ("nation_deckbuilder", "Riots and starvation")]
)
def test_a_word_is_found_in_all_its_forms_and_under_other_names(game, heading, word):
    assert heading in headings(game, word)


@pytest.mark.parametrize("game", ["nations", "nations_dice", "nation_deckbuilder", "wealth_of_nations"])
def test_every_word_of_a_heading_is_found_in_its_usual_forms(game):
    for chapter in chapters(game):
        for word in (word for word in chapter.heading.lower().split() if len(word) > 3):
            for form in (word, f"{word.removesuffix('s')}s", word.removesuffix("s"), word.upper()):
                assert chapter.heading in headings(game, form), form


@pytest.mark.parametrize(
    ("game", "spoken"), [(game, each) for each in languages() for game in GAMES if not head_of(each).may_lack(game)]
)
def test_no_chapter_is_listed_under_words_that_it_uses(game, spoken):
    with speaking(spoken):
        for chapter in chapters(game):
            bare = chapter._replace(also=())
            assert [word for word in chapter.also if search([bare], word)] == []


@pytest.mark.parametrize("word", ["Arbeiters", "revoltieren", "BÜCHER", "Bauwerken"])
def test_german_words_are_found_in_other_forms(word):
    with speaking("de"):
        assert search(chapters("nations"), word)
        assert "Siegpunkte" in chapters("nations")[0].plain


def test_a_chapter_says_where_a_word_stands():
    (production,) = (found for found in search(chapters("nations"), "revolts") if found.chapter.heading == "Production")
    assert production.where.startswith("…") and "Revolt: if your stability is below 0" in production.where


def test_accents_need_not_be_typed():
    quipu = Chapter("Tenochtitlán", "A city.", "Wonder")
    assert [found.where for found in search([quipu], "tenochtitlan")] == ["Wonder"]


def test_the_help_says_which_values_are_our_own():
    chapter = next(chapter for chapter in chapters("nations") if chapter.heading == "What is our own here")

    assert "solo tiles" in chapter.text


def test_the_help_says_who_the_computers_at_the_table_are():
    """By the names that seats have in setup; Random is for tests and sits at no table."""
    texts = [chapter.text for chapter in chapters("nations")]
    (text,) = (text for text in texts if "**The computer**" in text)
    assert all(level.title() in text for level in LEVELS)
    assert not any("Random" in text for text in texts)


def test_the_help_says_when_a_worker_may_be_undeployed_without_the_end_turn_option():
    """R-15."""
    (turn,) = (chapter.text for chapter in chapters("nations") if chapter.heading == "Your turn")
    assert "start of your next turn or before you pass" in turn
