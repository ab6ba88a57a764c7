"""In Full HD words stay whole with letters of 200 per cent, in every language and in plain letters as well.

What a player has written may be of any length: here all names are of a usual one.
"""

from dataclasses import replace

import pytest

from game import GAMES
from game.text.language import languages, speaking
from scenes.games.plugin import plugin_of
from scenes.table.model import canvas
from scenes.ui.boxes import Row
from scenes.ui.text import Style, Text
from sprites.letters.fonts import PLAIN, USUAL
from tests.lettering import lettering
from tests.scenes.faults import shortened
from tests.scenes.tables.positions import positions, seen
from tests.scenes.windows import margin_of, theme_of

LOOK = ((1920, 1080), 200)
NAMES = ("Basilius", "Damaris", "Konstantin", "Theodora")
SHOWN = ({}, {"all_boards": True})


@pytest.mark.sample(8)
@pytest.mark.parametrize("face", [PLAIN, USUAL])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_no_word_of_a_table_is_cut_in_the_largest_letters(name, language, face):
    found = {}
    with speaking(language), lettering(face):
        theme = theme_of(*LOOK)
        for session in positions(name, min(4, GAMES[name].seats[-1]), {}):
            session.seats = [
                replace(seat, name=name, player=seat.player if number == 0 else "normal")
                for number, (seat, name) in enumerate(zip(session.seats, NAMES, strict=False))
            ]
            for shown in SHOWN:
                model = seen(session, theme=theme, margin=margin_of(theme), **shown)
                tree = plugin_of(name).table().tree(model)
                if wrong := [*shortened(tree, canvas(model), theme)]:
                    found[len(session.moves), *shown] = wrong
    assert found == {}


def test_a_word_that_is_cut_is_found():
    theme = theme_of(*LOOK)
    tree = Row(Text("A name that nobody has", Style.NAME, cut=True), Text("A", Style.NAME, cut=True))
    (fault,) = shortened(tree, (0, 0, 90, 40), theme)
    assert fault.startswith("Text '' 'A name that nobody has': only 'A")
