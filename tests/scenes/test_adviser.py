"""The adviser at the table: asked by key and button, it tells more each time, and the game notes how often."""

import pygame
import pytest

from game.bots.counsel import Compared, Counsel, Reason
from game.core import journal
from game.core.session import Seat, Session
from scenes.games.doors import doors_of
from scenes.play.adviser import EFFORTS, LOOK, MOVES, PIECES, Adviser
from tests.game.core.toy import TOY
from tests.scenes.tables_played import lay_new, played
from tests.scenes.test_computer_seats import HEAP, SlowThinker


class WiseThinker(SlowThinker):
    """Gives counsel when the test says so."""

    counsel = Counsel(("take", "1"), 1.0, 0.2, (Compared(("take", "2"), 1.5, 0.1, (Reason("points", 1.5),)),))

    def answer(self):
        return self.counsel if self.job and self.is_ready else None


@pytest.fixture
def thinker():
    return WiseThinker()


@pytest.fixture
def session():
    return Session(TOY, HEAP, [Seat("Ada"), Seat("Bo", colour=2)], 3)


@pytest.fixture
def adviser(session, thinker):
    return Adviser(session, thinker)


def test_asked_again_it_tells_more_and_then_goes_away(adviser):
    depths = []
    for _ in range(5):
        adviser.ask()
        depths.append(adviser.depth)
    assert depths == [LOOK, PIECES, MOVES, 0, LOOK]


def test_a_better_answer_comes_while_one_waits(adviser, thinker):
    adviser.ask()
    thinker.is_ready = True
    asked = []
    while adviser.is_thinking:
        asked.append(thinker.job.effort)
        assert adviser.think()
        assert adviser.counsel == thinker.counsel
    assert tuple(asked) == EFFORTS


def test_the_first_answer_comes_within_a_second():
    assert EFFORTS[0].seconds < 1


def test_only_what_the_seat_may_know_is_handed_over_to_the_adviser(adviser, session, thinker):
    adviser.ask()
    first = thinker.job.observation.fingerprint()
    state = session.state
    state.deck, state.players[1].hand = (*state.players[1].hand, *state.deck[1:]), (state.deck[0],)
    adviser.forget()
    adviser.ask()
    assert thinker.job.observation.fingerprint() == first


def test_moves_that_are_as_good_are_all_proposed(adviser, thinker):
    thinker.counsel = Counsel(
        ("take", "1"), 1.0, 0.2,
        (
            Compared(("take", "2"), 0.1, 0.1, (Reason("points", 0.3), Reason("luck", -0.2))),
            Compared(("take", "3"), 2.0, 0.1, (Reason("points", 2.0),)),
        ),
    )  # fmt: skip
    thinker.is_ready = True
    adviser.ask()
    adviser.think()
    first, second = adviser.proposals
    assert [first.move, second.move] == [("take", "1"), ("take", "2")]
    assert [reason.key for reason in second.reasons] == ["luck", "points"]
    assert adviser.is_sure is False


@pytest.fixture
def table(screen):
    scene = lay_new(screen.desk, "nations_dice", ["human", "human"], 11)
    screen.key(pygame.K_SPACE)
    return scene


def ask(screen):
    screen.key(pygame.K_h)


def test_what_was_asked_is_kept_with_the_game(screen, table):
    ask(screen)
    ask(screen)
    assert table.game.session.advised == ((len(table.game.session.moves), table.game.deciding),)
    kept = table.game.journal.path.read_text(encoding="utf-8")
    assert kept.endswith(f"- advised seat{table.game.deciding + 1}\n")
    opened = journal.read(table.game.journal.path, lambda name: table.game.session.game)
    assert opened.trouble is None
    assert opened.session.advised == table.game.session.advised
    assert journal.text_of(opened.session).count("advised seat") == 1


def test_escape_puts_the_advice_away_and_nothing_else(screen, table):
    ask(screen)
    screen.key(pygame.K_ESCAPE)
    assert table.game.adviser.depth == 0
    assert screen.desk.stack.top is table


def test_the_next_position_has_no_advice_yet(screen, table):
    ask(screen)
    table.commands.playback.play(table.game.session.state.decision.moves[0])
    assert table.game.adviser.depth == 0


def test_the_result_says_how_often_it_was_asked(screen):
    whole = played(seats=2, moves=-1)
    whole.note_advice(0)
    whole.note_advice(1)
    assert "advised 2 times" in doors_of("nations").result(screen.desk, whole).kinds()
