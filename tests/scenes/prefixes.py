"""Opening what a kill between two lines of a game leaves behind, and what a person finds who takes over a computer's
seat there: every prefix of its file, through the same way as Continue.
"""

from __future__ import annotations

from collections import Counter

from game.bots.random_bot import RandomBot
from game.session import savefile_lines
from game.session.savefile_lines import PLAYER, SEAT_PREFIX
from game.session.session import HUMAN
from scenes.games.plugin import plugin_of
from scenes.play.play_scene import PlayScene
from scenes.screens.saved.saved_game import open_game
from scenes.tools.watch import self_playing_session


def played_out(game, seats, seed):
    """A whole game of computer seats that move at random."""
    session = self_playing_session(game, seats, seed)
    hand = RandomBot(seed, game)
    while session.state.decision:
        session.play(hand.choose(session.state, session.state.decision))
    return session


def prefix(session, moves):
    """The file of a session as it was after so many moves."""
    head, _, lines = savefile_lines.text_of(session).partition("\nmoves:\n")
    return f"{head}\nmoves:\n" + "".join(lines.splitlines(keepends=True)[:moves])


def taken_over(text, seats):
    """The file of a game after people have sat down on all its seats."""
    return text + "".join(f"- {PLAYER} {SEAT_PREFIX}{seat} {HUMAN}\n" for seat in range(1, seats + 1))


def telling_prefixes(session):
    """The number of moves before the first question of every kind: what is asked, what may be answered, what is begun.

    All prefixes of a game ask one of these, and the end of the game.
    """
    table, found = plugin_of(session.game.name).table(), {}
    for moves in range(len(session.moves) + 1):
        state = session.state_before(moves) if moves < len(session.moves) else session.state
        decision = state.decision
        kind = decision and (
            decision.choice,
            frozenset(move[0] for move in decision.moves),
            table.is_midway(state),
        )
        found.setdefault(kind, moves)
    return tuple(found.values())


def first_prefixes(session, each=1):
    """The number of moves before the first questions of every choice, so many of each."""
    found = Counter()
    for moves in telling_prefixes(session)[:-1]:
        choice = session.state_before(moves).decision.choice
        found[choice] += 1
        if found[choice] <= each:
            yield moves


def open_text(screen, text):
    """Lay a file among the running games, go on with it as Continue does, and see its first frame."""
    path = screen.app.saves.folder / "running" / "prefix.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    saved = screen.app.saves.look_at(path)
    assert saved.trouble is None
    assert saved.headline
    open_game(screen.app, saved)
    scene = screen.scene
    assert isinstance(scene, PlayScene)
    screen.frames()
    assert scene.game.journal.trouble is None
    screen.app.stack.clear()
