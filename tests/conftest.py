"""Every test runs without a screen and without a loudspeaker, and a run that is told to end does end.

SDL would make a quit event of the signal, which closes the scenes of the test that happens to run.
"""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
