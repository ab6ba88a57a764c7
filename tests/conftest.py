"""Every test runs without a screen and without a loudspeaker, and a run that is told to end does end.

SDL would make a quit event of the signal, which closes the scenes of the test that happens to run.
"""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import logging
from collections.abc import Iterator

import pytest

from game.core import language


@pytest.fixture(autouse=True)
def missing_words() -> Iterator[list[str]]:
    """What the log says of sentences that are missing; a test after which something stands there fails."""
    said: list[str] = []

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            said.append(record.getMessage())

    listener = Listener()
    loggers = [logging.getLogger(name) for name in ("game.core.sentences", "game.rulebook")]
    for logger in loggers:
        logger.addHandler(listener)
    yield said
    for logger in loggers:
        logger.removeHandler(listener)
    language.use(language.ENGLISH)
    assert said == []
