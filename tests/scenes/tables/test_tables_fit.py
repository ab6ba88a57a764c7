"""Every table has room in every window with every size of letters, in every language, and everything on it answers.

The positions of a table are looked at in some of the windows, and all of them come up; `make fuzz` looks at all in all
of them.
"""

from itertools import cycle

import pytest

from game.text.language import ENGLISH, PRETEND, languages, speaking
from sprites.letters.fonts import in_use
from tests.lettering import lettering
from tests.scenes.tables.positions import SEATINGS, VIEWS, faults, positions
from tests.scenes.windows import LOOKS, face_of, looks_of

OTHERS = [language for language in (*languages(), PRETEND) if language != ENGLISH]
"""Languages besides English; the pretended one is 40 per cent longer."""

WINDOWS = 8
"""Looks in which the positions of one table are seen, two at a time."""


@pytest.mark.sample(5)
@pytest.mark.parametrize("place", range(len(SEATINGS)), ids=lambda place: str(SEATINGS[place]))
def test_everything_has_room_and_answers(place):
    name, seats, options = SEATINGS[place]
    found, looks = {}, cycle(looks_of(place, WINDOWS))
    for session in positions(name, seats, options):
        for number, (view, changes) in enumerate(VIEWS.items()):
            shown, other = changes(session), OTHERS[(place + number) % len(OTHERS)]
            for language in (ENGLISH, other) if number % 2 else (other, ENGLISH):
                look = next(looks)
                with speaking(language), lettering(face_of(number)):
                    if wrong := faults(session, look, **shown):
                        found[len(session.moves), view, language, look, in_use()] = wrong
    assert found == {}


def test_every_window_comes_up_with_every_size_of_letters():
    assert {look for place in range(len(SEATINGS)) for look in looks_of(place, WINDOWS)} == set(LOOKS)
