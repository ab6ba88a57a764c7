"""A request: a question to a thinker whom others ask, too."""

from game.bots.analysis.game_review import ReviewProgress
from game.bots.thinking import Request, ThinkingInPieces


class Steps:
    """A task of so many steps, one in every piece of time; it finds this."""

    patience = 1.0
    is_long = is_waited_for = False

    def __init__(self, steps, found):
        self.steps, self.found = steps, found

    def thoughts(self):
        for done in range(self.steps):
            yield ReviewProgress(done, self.steps)
        return self.found

    def easier(self):
        return None


def thinker():
    return ThinkingInPieces(piece_seconds=-1.0)


def test_progress_and_then_the_answer_is_told_and_nothing_is_put_any_more():
    asked = thinker()
    request = Request(asked)
    request.begin(Steps(2, ("pass",)))
    assert [request.answer() for _ in range(3)] == [ReviewProgress(0, 2), ReviewProgress(1, 2), ("pass",)]
    asked.begin(task := Steps(2, ("other",)))
    assert request.answer() is None
    assert asked.task is task


def test_it_is_put_once_more_when_another_was_thought_about():
    asked = thinker()
    one, other = Request(asked), Request(asked)
    one.begin(Steps(2, ("one",)))
    one.answer()
    other.begin(Steps(0, ("other",)))
    assert other.answer() == ("other",)
    assert [one.answer() for _ in range(3)] == [ReviewProgress(0, 2), ReviewProgress(1, 2), ("one",)]


def test_what_another_waits_for_is_not_dropped():
    asked = thinker()
    one, other = Request(asked), Request(asked)
    one.begin(Steps(2, ("one",)))
    other.begin(task := Steps(2, ("other",)))
    one.drop()
    assert asked.task is task
    assert one.answer() is None
    other.drop()
    assert asked.task is None
