"""An advised hand plays what it is advised, and whole games of it are told as a tournament's are."""

import pytest

from game import GAMES
from game.bots.analysis.move_analysis import AT_FIRST_SIGHT
from game.bots.bot import think_through
from game.bots.roster import ADVISER, bot_named
from game.engine.hidden import observe
from game.tools import advised
from game.tools.advised import AdvisedHand

GAME = GAMES["nations_dice"]


def test_an_easy_hand_plays_what_is_advised_first_or_what_it_likes_of_all_that_is():
    state = GAME.new(GAME.settle_options(2, {}), 2, 3)
    view = observe(state, state.decision.seat, GAME.hidden)
    analysis = think_through(bot_named(GAME, ADVISER, 5).analysis(view, view.decision, None, AT_FIRST_SIGHT))
    first, liked = (AdvisedHand(GAME, 5, AT_FIRST_SIGHT, likes).choose(view, view.decision) for likes in (False, True))
    assert first == analysis.move
    assert liked in {analysis.move, *(other.move for other in analysis.as_good)}
    assert first != bot_named(GAME, "easy", 5).choose(view, view.decision)


@pytest.mark.nightly
@pytest.mark.long
def test_advised_at_first_sight_easy_plays_whole_games_against_another(capsys):
    arguments = [GAME.name, "--first-sight", "--against", "easy", "--games", "1"]
    assert advised.main(arguments) == 0
    table = capsys.readouterr().out
    assert "easy, advised" in table
    assert "errors: 0" in table


@pytest.mark.parametrize(("option", "effort"), [(["--first-sight"], AT_FIRST_SIGHT), ([], None)])
def test_it_plays_what_it_was_asked_to_play(monkeypatch, option, effort):
    efforts = []

    class Noting(AdvisedHand):
        def __init__(self, game, seed, effort, likes):
            super().__init__(game, seed, effort, likes)
            efforts.append(effort)

        def choose(self, observation, decision):
            return decision.moves[0]

        def thoughts(self, observation, decision):
            yield
            return decision.moves[0]

    monkeypatch.setattr(advised, "AdvisedHand", Noting)
    assert advised.main([GAME.name, "--against", "easy", "--games", "1", *option]) == 0
    assert efforts == [effort]


def test_stopped_before_the_first_game_it_says_so(monkeypatch, capsys):
    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(advised, "play", stop)
    assert advised.main([GAME.name]) == 0
    told = capsys.readouterr().out
    assert "stopped after 0 games" in told
    assert "moves per game: 0" in told
