"""Letters of another face for a while."""

from contextlib import contextmanager

from sprites.letters import fonts


@contextmanager
def lettering(face):
    """Use a face for a while."""
    before = fonts.in_use()
    fonts.use(face)
    try:
        yield
    finally:
        fonts.use(before)
