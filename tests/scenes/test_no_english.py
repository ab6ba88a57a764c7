"""No English stands in the code: in the pretend language every word has accents, and nothing plain is seen or said."""

import re

import pytest

from game import GAMES, game_named
from game.text import language
from game.text.language import PRETEND, speaking, use
from scenes.games.plugin import plugin_of
from scenes.tools.inspection import HALLS, SCREENS
from sprites.paint.theme import Theme
from tests.scenes.prefixes import first_prefixes, played_out
from tests.scenes.tables_played import lay, questions
from tests.scenes.test_no_raw_words import EVERY_TABLE, sentences, told

SIGN = re.compile(r"\{\w+\}")
NAMES = re.compile(r"Seat|Amber|Basil|Clover|Damson|Ebony|Elder|Fennel|English|Deutsch|/\S+", re.IGNORECASE)
"""What players and files are called, and the languages, each in its own."""
NUMERAL_SEED_OR_MARK = re.compile(r"[IVX]+|[A-Z]*\d[A-Z\d]*|[A-Z]{6}|[A-Z]{4}")
WORD = re.compile(r"[^\W_]*[^\W\d_]{2}[^\W_]*")
PLAIN = re.compile(r"[aeiouyAEIOUYcnsz]")
"""Letters that never stand in a word of the pretend language."""


def plain_words(words):
    """The words that are not of the pretend language."""
    found = WORD.findall(NAMES.sub("", SIGN.sub("", words)))
    return [word for word in found if PLAIN.search(word) and not NUMERAL_SEED_OR_MARK.fullmatch(word)]


@pytest.fixture
def drawn(nothing_drawn, app, monkeypatch):
    """All words that are drawn, in the pretend language."""
    drawn = set()

    def listened(draw):
        def drawing(theme, string, *args, **kwargs):
            if language.now() == PRETEND:
                drawn.add(string)
            return draw(theme, string, *args, **kwargs)

        return drawing

    for name in ("text", "rich", "paragraph"):
        monkeypatch.setattr(Theme, name, listened(getattr(Theme, name)))
    use(PRETEND)
    return drawn


@pytest.mark.sample(8)
@pytest.mark.parametrize("name", [*SCREENS, *HALLS])
def test_every_screen_is_in_the_language_of_now(name, screen, drawn):
    screen.app.stack.push({**SCREENS, **HALLS}[name](screen.app))
    screen.frames(3)
    assert [words for words in drawn if plain_words(words)] == []


@pytest.mark.sample(2)
@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_drawn_in_the_language_of_now(game, screen, drawn):
    for session in questions(game):
        while screen.app.stack.top:
            screen.app.stack.pop()
        scene = lay(screen.app, session)
        use(PRETEND)
        screen.app.refresh_theme()
        scene._cover(False)
        screen.frames(2)
        for place in scene.table.top.layout.targets.values():
            if place.tells:
                place.tells.surface(screen.app.theme)
    assert [words for words in drawn if plain_words(words)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_result_is_drawn_in_the_language_of_now(game, screen, drawn):
    session = played_out(game_named(game), game_named(game).seats[0], "7")
    screen.app.stack.push(plugin_of(game).result(screen.app, session))
    screen.frames(3)
    assert [words for words in drawn if plain_words(words)] == []


@pytest.mark.sample(3)
@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_everything_said_of_a_table_is_in_the_language_of_now(name, seats):
    session = played_out(game_named(name), seats, "7")
    with speaking(PRETEND):
        said = [each for moves in first_prefixes(session) for each in sentences(session, session.state_before(moves))]
        assert {(where, words) for where, words in (*said, *told(session)) if plain_words(words)} == set()
