"""Signals end the program as if its window had been closed; `tests.attacks.signals` sends real ones."""

import signal
import sys

import pytest

from scenes.app.navigator import Scene
from scenes.app.shutdown import NAMES, Shutdown

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no SIGHUP")

NUMBERS = [getattr(signal, name, None) for name in NAMES]


@pytest.fixture(autouse=True)
def handlers():
    """What this process does with signals stays as it was."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in NUMBERS}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_signal_ends_the_program_as_closing_its_window_does(app, number):
    """It is noted, whatever is done just then, and every scene is left before the next frame."""
    left = []

    class Leaving(Scene):
        def leave(self):
            left.append(self)

    app._shutdown.listen()
    app.stack.push(Leaving(app))
    signal.raise_signal(number)
    signal.raise_signal(number)
    assert left == [] and app.stack.top
    app.step(16)

    assert len(left) == 1 and app.stack.top is None


def test_a_signal_that_is_ignored_from_the_start_goes_on_being_ignored():
    """As `nohup` has it with a terminal that closes."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    shutdown = Shutdown()
    shutdown.listen()
    signal.raise_signal(signal.SIGHUP)

    assert not shutdown.is_asked


def test_what_has_no_window_is_interrupted_by_each():
    Shutdown().interrupt()
    for number in NUMBERS:
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(number)
