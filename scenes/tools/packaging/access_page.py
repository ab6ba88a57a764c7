"""The list of what is there for eyes, ears and hands, as a page: `python main.py access > docs/access.md`."""

from __future__ import annotations

from collections.abc import Iterator

from game.text.language import ENGLISH, speaking
from game.text.sentences import Sentences
from scenes.screens.control.access_list import GROUPS, LINES

say = Sentences("screens")

HEAD = """# Accessibility

Written by `python main.py access`; the same list is in the settings, under Control. The rows are in
`scenes/screens/control/access_list.py`, their words in `data/screens/en/access.yaml`. Each row names the test, or the
command, that checks it.
"""


def page() -> str:
    """The list as `docs/access.md` has it."""
    with speaking(ENGLISH):
        return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield HEAD
    yield f"**{say('access.untried')}**"
    for group in GROUPS:
        yield f"\n## {say(f'access.{group}')}\n"
        yield "| What | Is it there? | Checked by |"
        yield "|---|---|---|"
        for each in LINES:
            if each.group == group:
                check = f"`{each.check}`" if each.check else ""
                yield f"| {say(f'access_lines.{each.id}')} | {say(f'access.is_{each.state}')} | {check} |"
    yield ""
