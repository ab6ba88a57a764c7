"""The door of all commands: what the system refuses is a sentence, and no traceback."""

import errno
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import main as program
from game import command

ROOT = Path(program.__file__).parent
SAVED = ROOT / "tests" / "golden" / "nations_dice" / "four_original.yaml"


@pytest.fixture(autouse=True)
def handlers():
    """What this process does with signals stays as it was; meanwhile it ignores none, as what runs unseen may do."""
    usual = {signal.SIGINT: signal.default_int_handler, signal.SIGTERM: signal.SIG_DFL, signal.SIGHUP: signal.SIG_DFL}
    before = {number: signal.signal(number, handler) for number, handler in usual.items()}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def test_what_the_output_has_no_signs_for_is_escaped_as_in_json(monkeypatch):
    output = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", output)
    assert command.run(lambda: print("5 µs, Zoë, 👑")) == 0
    output.seek(0)
    assert output.read() == "5 \\u00b5s, Zo\\u00eb, \\ud83d\\udc51\n"


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError(errno.EMFILE, "Too many open files", "a.yaml"), command.NO_MORE_FILES),
        (FileNotFoundError(f"No such file or directory: '{__file__}'."), command.NO_MORE_FILES),
        (OSError(errno.EFBIG, "File too large"), "The output can't be written: File too large."),
        (OSError(errno.ENAMETOOLONG, "File name too long", "aaa"), "aaa can't be used: File name too long."),
        (FileNotFoundError(errno.ENOENT, "No such file", "a.yaml"), "a.yaml can't be used: No such file."),
    ],
)
def test_what_the_system_refuses_is_said_in_a_sentence(error, said, capsys):
    def refused():
        raise error

    assert command.run(refused) == command.FAILED
    assert capsys.readouterr().err == f"{said}\n"


def test_a_fault_of_ours_is_not_hidden():
    with pytest.raises(ZeroDivisionError):
        command.run(lambda: 1 // 0)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_command_that_is_told_to_end_ends_without_a_word(number, capsys):
    assert command.run(lambda: signal.raise_signal(number)) == command.INTERRUPTED
    assert capsys.readouterr() == ("", "")


HARDSHIPS = {
    "nobody reads on": ("{replay} | true", ""),
    "only ASCII": ("PYTHONIOENCODING=ascii {replay} >/dev/null", ""),
    "few files": ("ulimit -n 20; {program} open {saved}", command.NO_MORE_FILES),
    "no large files": ("ulimit -f 1; {replay} >{folder}/out", "The output can't be written: File too large."),
    "a long home": ("{home}={long} {program} learn", "{long} can't be used: File name too long."),
}


@pytest.mark.skipif(sys.platform == "win32", reason="only a shell can bring this about")
@pytest.mark.parametrize("hardship", HARDSHIPS)
def test_in_hardship_a_command_says_a_sentence(hardship, tmp_path):
    """The real thing; what is left over is said by nobody, not by the interpreter at its end either."""
    line, said = HARDSHIPS[hardship]
    facts = {
        "replay": f"{sys.executable} main.py replay {SAVED}",
        "program": f"{sys.executable} main.py",
        "saved": SAVED,
        "folder": tmp_path,
        "home": "TABLE_OF_NATIONS_HOME",
        "long": f"/tmp/{'x' * 300}",
    }
    environment = {**os.environ, "TABLE_OF_NATIONS_HOME": str(tmp_path)}
    ended = subprocess.run(
        ["sh", "-c", line.format(**facts)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert ended.stderr.strip() == said.format(**facts)
