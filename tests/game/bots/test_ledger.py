"""The ledger: luck and choice are the result, chance alone is luck, and luck is nought on average."""

import json
from statistics import fmean, stdev

import pytest

from game import GAMES
from game.bots.analysis import ledger as ledger_module
from game.bots.analysis.ledger import ledger, unknown_to_all
from game.bots.bot import think_through
from game.engine.hidden import determinize
from game.records import luck
from game.session.savefile_lines import text_of
from tests.game.bots.test_move_analysis import played

FEW = 8
"""Games over which luck is looked at."""


@pytest.fixture(scope="module")
def session():
    return played(GAMES["nations_dice"], "easy", 24)


@pytest.fixture(scope="module")
def found(session):
    return think_through(ledger(session))


def test_luck_and_choice_are_the_result(found):
    for seat, result in enumerate(found.results):
        assert found.luck(seat) + found.choice(seat) == pytest.approx(result)


def test_what_two_gain_and_lose_by_chance_is_the_same(found):
    assert found.luck(0) == pytest.approx(-found.luck(1))


def test_luck_comes_with_the_deal_and_with_moves_that_show_something_new(session, found):
    deal, *brought = found.brought
    assert deal.number == -1
    assert brought
    for each in brought:
        after = session.at(each.number + 1).state
        assert after.surprises != session.state_before(each.number).surprises


def test_asked_again_it_is_the_same(session, found):
    assert think_through(ledger(session)) == found


def test_moves_are_looked_at_one_in_a_piece(session, monkeypatch):
    looked_at = []
    monkeypatch.setattr(ledger_module, "_is_chance", lambda session, index: looked_at.append(index))
    said = [(len(looked_at), come) for come in ledger(session)]
    assert said == [(number, (0, 1)) for number in range(1, len(session.moves) + 1)]


def test_a_game_without_chance_has_no_ledger():
    assert think_through(ledger(played(GAMES["wealth_of_nations"], "easy", 12))) is None


@pytest.mark.nightly
def test_luck_is_nought_on_average():
    lucks = []
    for seed in range(FEW):
        found = think_through(ledger(played(GAMES["nations_dice"], "easy", 8, str(seed))))
        lucks.append(found.luck(0))
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / FEW**0.5


@pytest.mark.parametrize("name", GAMES)
def test_only_what_nobody_knows_is_dealt_anew(name):
    session = played(GAMES[name], "easy", 10)
    state, hidden = session.state, session.game.hidden
    seats = len(session.seats)
    other = determinize(state, None, unknown_to_all(hidden, seats), "otherwise")
    for seat in range(seats):
        places = [each for each in hidden(state, seat) if isinstance(each, list)]
        known = [each for each in hidden(other, seat) if isinstance(each, list)]
        for mine, its in zip(places, known, strict=True):
            for (record, zone), (twin, _) in zip(mine, its, strict=True):
                assert sorted(getattr(record, zone)) == sorted(getattr(twin, zone))


def test_the_ledger_of_a_saved_game_is_printed(session, found, tmp_path, capsys):
    path = tmp_path / "game.yaml"
    path.write_text(text_of(session), encoding="utf-8")
    assert luck.main([str(path)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["seats"][0]["luck"] == pytest.approx(found.luck(0), abs=0.01)
