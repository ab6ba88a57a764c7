"""Processes beside the program: Ctrl+C is not theirs, SIGTERM ends them, and none outlives the program."""

import os
import signal
import subprocess
import sys
import time
from functools import partial
from multiprocessing import Pipe
from pathlib import Path

import pytest

from game.command import INTERRUPTED
from game.files import child_process

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux tells what a process does")

PATIENCE_S = 20.0


def rest(line=None):
    """A process that has much to do, and SDL in it, which likes to take signals for itself."""
    import pygame

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    if line:
        line.send("up")
    time.sleep(PATIENCE_S)


def test_what_goes_to_the_whole_terminal_is_left_to_the_program_and_sigterm_ends_a_child():
    line, far_end = Pipe()
    process = child_process.start(rest, far_end)
    os.kill(process.pid, signal.SIGINT)  # long before it has read its modules
    os.kill(process.pid, signal.SIGHUP)
    assert line.poll(PATIENCE_S), "it has not come up"
    os.kill(process.pid, signal.SIGINT)
    os.kill(process.pid, signal.SIGHUP)
    process.join(0.1)
    assert process.is_alive()
    process.terminate()
    process.join(PATIENCE_S)

    assert process.exitcode == -signal.SIGTERM


def test_this_process_hears_of_ctrl_c_after_a_child_was_started():
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    with child_process.shielded():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert signal.pthread_sigmask(signal.SIG_BLOCK, []) == before


PARENT = """
import time
from game.command import INTERRUPTED
from game.files import child_process
from tests.game.engine.test_child import rest
if __name__ == "__main__":
    print(child_process.start(rest).pid, flush=True)
    time.sleep(60)
"""


def test_a_child_ends_with_a_program_that_is_killed(tmp_path):
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    root = Path(child_process.__file__).parents[2]
    parent = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env={**os.environ, "PYTHONPATH": str(root)}
    )
    pid = int(parent.stdout.readline())
    time.sleep(0.2)
    parent.kill()
    parent.communicate()
    until = time.monotonic() + PATIENCE_S / 2
    while runs(pid) and time.monotonic() < until:
        time.sleep(0.02)

    assert not runs(pid)


def runs(pid):
    """Whether a process does anything; one that has ended and that nobody asks about is still listed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_ctrl_c_ends_a_tournament_of_several_processes_with_one_sentence_and_no_word_of_any_of_them():
    asked = ["nations_dice", "--hands", "easy,easy", "--games", "500", "--on", "processes:2", "--verbose"]
    tournament = subprocess.Popen(
        [sys.executable, "main.py", "tournament", *asked],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=Path(child_process.__file__).parents[2],
        start_new_session=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # the tests may lie in the background
    )
    try:
        assert tournament.stderr.readline().startswith("1/"), "both are at work"
        os.killpg(tournament.pid, signal.SIGINT)
        _, said = tournament.communicate(timeout=PATIENCE_S)
    finally:
        if tournament.poll() is None:
            os.killpg(tournament.pid, signal.SIGKILL)
    assert tournament.returncode == INTERRUPTED
    told = [line for line in said.splitlines() if not line[:1].isdigit()]
    assert [line.partition(" after ")[0] for line in told] == ["Stopped"], told
