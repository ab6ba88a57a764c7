"""Buttons of the lower rail have words where there is room; the verbs of the turn are the last to lose theirs."""

from itertools import pairwise

from scenes.play.input.rails import IN_FULL, LAST_WORDED, SMALLEST, VERB_PREFIX, Fitting
from tests.scenes.tables_played import lay, played


def test_where_there_is_room_every_button_has_its_word(screen):
    scene = lay(screen.app, played(seats=2, moves=20))
    screen.frames(3)
    labels = {laid.name: laid.control.label for laid in scene.commands.controls.buttons}
    assert {name: labels[name] for name in LAST_WORDED} == {
        "possible": "Moves",
        "redo": "Redo",
        "timeline": "Timeline",
    }
    assert all(label for name, label in labels.items() if name.startswith(VERB_PREFIX))


def test_verbs_that_can_be_pressed_keep_their_words_longest():
    def words(fitting: Fitting) -> int:
        return fitting.words + fitting.everywhere

    for one, other in pairwise((*IN_FULL, SMALLEST)):
        assert words(other.lit) <= words(one.lit)
        assert words(other.dark) <= words(one.dark)
        assert other.lit.words >= other.dark.words >= other.tools.words
    assert all(form.lit.words for form in IN_FULL)
    assert not IN_FULL[-1].tools.words
