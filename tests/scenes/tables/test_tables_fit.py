"""Every table has room in every window with every size of letters, in every language, and everything on it answers.

Each position is looked at in some of the windows, and all of them come up; `make fuzz` looks at all in all of them.
"""

from itertools import count

import pytest

from game.core.language import ENGLISH, PRETEND, languages, speaking
from tests.scenes.tables.positions import SEATINGS, VIEWS, faults, positions
from tests.scenes.windows import LOOKS, looks_of

OTHERS = [language for language in (*languages(), PRETEND) if language != ENGLISH]
"""Languages besides English; the pretended one is 40 per cent longer."""


@pytest.mark.parametrize(("name", "seats", "options"), SEATINGS, ids=str)
def test_everything_has_room_and_answers(name, seats, options):
    found, place = {}, count(seats)
    for session in positions(name, seats, options):
        for view, changes in VIEWS.items():
            number, shown = next(place), changes(session)
            spoken = (ENGLISH, OTHERS[number % len(OTHERS)])
            for language, look in zip(spoken, looks_of(number, 2), strict=True):
                with speaking(language):
                    if wrong := faults(session, look, **shown):
                        found[len(session.moves), view, language, look] = wrong
    assert found == {}


def test_every_window_comes_up_with_every_size_of_letters():
    assert {look for place in range(len(LOOKS)) for look in looks_of(place, 2)} == set(LOOKS)
