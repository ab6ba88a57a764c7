"""What a review says in words: the story of a game, what made the difference, and luck."""

from types import SimpleNamespace

import pytest

from game import game_named
from game.bots.advice.fact import Difference, line
from game.bots.analysis.game_review import Review
from game.bots.analysis.ledger import Brought, Ledger
from game.bots.analysis.move_analysis import MoveComparison, MoveReason
from game.bots.analysis.review_looks import TurningPoint
from game.bots.search.expectation import ExpectedMargin
from game.engine.game import Score, ScoreLine
from game.session.session import HUMAN, Seat, Session
from scenes.results.counting_up import not_yet_decided
from scenes.timeline.review_words import gap_words, headline, luck_words, points_from

COST, GAVE, SOME = "Luck cost you about 6 points.", "Luck gave you about 6 points.", "Luck gave you about 3 points."


@pytest.mark.parametrize(
    ("game", "seats", "luck", "error", "result", "told"),
    [
        ("nations", 2, -6.0, 1.0, 1.0, COST + " With average luck, you'd have won by about 7 points."),
        ("nations", 2, 6.2, 1.0, 1.0, GAVE + " With average luck, you'd have lost by about 5 points."),
        ("nations", 2, 3.0, 1.0, 3.0, "Luck gave you about 3 points. With average luck, it would've been a tie."),
        ("nations", 2, 0.4, 1.0, 3.0, "Luck made no clear difference in this game."),
        ("nations_dice", 2, -11.0, 6.0, 9.0, "Luck made no clear difference in this game."),
        ("nations", 1, 3.0, 1.0, 44.0, SOME + " With average luck, it would've been about 41 points."),
        ("nation_deckbuilder", 2, -7.0, 1.0, -14.0, "Luck was against you in this game."),
        ("nation_deckbuilder", 2, -7.0, 1.0, 14.0, "Luck was against you, and you still won."),
        ("nation_deckbuilder", 2, 7.0, 1.0, -14.0, "Bad luck wasn't the reason: luck was on your side."),
        ("nation_deckbuilder", 2, 1.0, 1.0, 14.0, "Luck made no clear difference in this game."),
    ],
)
def test_what_luck_did_is_said_in_words(game, seats, luck, error, result, told):
    session = Session(game_named(game), {}, [Seat("Ada", HUMAN, place + 1) for place in range(seats)], 1)
    ledger = Ledger((result, -result)[:seats], (Brought(3, 0, (luck, -luck)[:seats], (error,) * seats),))
    assert luck_words(session, 0, ledger) == told


@pytest.mark.parametrize(
    ("margins", "result", "told"),
    [
        ((-2, -1, 1, 3, 5), 7, "You took over in round 2 and never let go. You won by **7 points**."),
        (
            (-2, -1, -1, -3, 5),
            7,
            "You were behind almost to the end. In round 4 you turned it around and won<7>.",
        ),
        ((-1, 2, 1, 3, 5), 1, "You led after every round and won by **1 point**."),
        (
            (1, 2, 1, -3, -5),
            -7,
            "The game slipped away from you in round 3. You lost<7>. That round alone cost about 4 points.",
        ),
        (
            (1, 2, 1, 3, -5),
            -7,
            "You were ahead almost to the end. In round 4 it slipped away, and you lost<7>.",
        ),
        (
            (1, -2, -1, -3, -5),
            -7,
            "You were behind after every round and lost by **7 points**. Round 4 hurt most: about 4 points.",
        ),
        ((1, -2, -1, -3, 0), 0, "A close game to the very end: you finished **level on points**."),
    ],
)
def test_the_headline_tells_the_story_of_the_game(monkeypatch, margins, result, told):
    session = Session(game_named("nations"), {}, [Seat("Ada", HUMAN, 1), Seat("Bo", HUMAN, 2)], 1)
    session.moves = [()] * (len(margins) - 1)
    session.state_before = lambda index: index
    session.game = SimpleNamespace(is_won_alone=False, round_number=lambda state: state + 1)
    session.state = SimpleNamespace(is_over=False, vp_after_round=[(margin, 0) for margin in margins[1:]])
    expected = (*(ExpectedMargin(margin, 5.0) for margin in margins[:-1]), ExpectedMargin(result, 0.0))
    assert headline(session, Review(0, expected, (), None)) == told.replace("<7>", " by **7 points**")


def test_the_story_goes_by_the_points_after_each_round_as_the_final_scoring_does():
    """Whatever could be expected meanwhile: the seat took the lead in round 3 and kept it."""
    session = Session(game_named("nations"), {}, [Seat("Ada", HUMAN, 1), Seat("Bo", HUMAN, 2)], 1)
    session.moves = [()] * 4
    session.state_before = lambda index: index
    session.game = SimpleNamespace(is_won_alone=False, round_number=lambda state: state + 1)
    session.state = SimpleNamespace(is_over=False, vp_after_round=[(1, 4), (6, 10), (16, 14), (30, 16)])
    expected = (*[ExpectedMargin(-3.0, 5.0)] * 4, ExpectedMargin(14.0, 0.0))
    told = headline(session, Review(0, expected, (), None))
    assert told == "You took over in round 3 and never let go. You won by **14 points**."
    assert not_yet_decided(session, 0, is_won=True) == 2


LOST = [
    ("nations", {"vp": (8, 9), "workers": (4, 8)}, "Biggest gap in the score: **Workers** (Bo 8, you 4)."),
    ("nations_dice", {"books": (0, 8), "famine": (6, 6)}, "Biggest gap in the score: **Books** (Bo 8, you 0)."),
    ("nations_dice", {"books": (7, 8), "famine": (6, 7)}, ""),
    ("nation_deckbuilder", {"health": (0, 50)}, ""),
]


@pytest.mark.parametrize(("game", "lines", "gap"), LOST)
def test_a_lost_game_names_its_winner_and_what_made_the_difference(game, lines, gap):
    session = Session(game_named(game), {}, [Seat("Ada", HUMAN, 1), Seat("Bo", "hard", 2)], 1)
    totals = [sum(points[seat] for points in lines.values()) for seat in range(2)]
    scores = [
        Score(seat, tuple(ScoreLine(name, points[seat]) for name, points in lines.items()), totals[seat], 2 - seat)
        for seat in (1, 0)
    ]
    margin = float(totals[0] - totals[1])
    is_outright = session.game.is_won_alone
    session.moves, session.state_before = [()] * 4, lambda index: index
    session.game = SimpleNamespace(
        name=game, is_won_alone=is_outright, result=lambda state: scores, round_number=lambda state: state + 1,
        counts=lambda state, seat: 50 - 4 * state if isinstance(state, int) else 31,
    )  # fmt: skip
    session.state = SimpleNamespace(is_over=True, vp_after_round=[(0, 1)] * 4)
    expected = (*[ExpectedMargin(margin, 5.0)] * 4, ExpectedMargin(margin, 0.0))
    by = "" if is_outright else f" by **{-margin:.0f} points**"
    hit = " Turn 4 hurt most: 7 health lost." if is_outright else ""
    told = headline(session, Review(0, expected, (), None))
    behind = "from the start, and" if is_outright else "after every round and"
    assert told == f"You were behind {behind} lost to Bo (Hard){by}.{hit}"
    assert gap_words(session, 0) == gap
    assert gap_words(session, 1) == gap.replace("you", "Ada")


def test_alone_the_headline_names_what_was_promised_and_the_rounds_that_changed_most():
    session = Session(game_named("nations"), {}, [Seat("Ada", HUMAN, 1)], 1)
    session.moves = [()] * 4
    session.state_before = lambda index: index
    session.game = SimpleNamespace(is_won_alone=False, round_number=lambda state: state + 1)
    expected = tuple(ExpectedMargin(points, 5.0) for points in (38.0, 43.0, 43.2, 40.0, 44.0))
    assert headline(session, Review(0, expected, (), None)) == (
        "You finished with **44 points**. At the start, about 38 points looked likely. "
        "Round 1 helped most: 5 points more than expected. Round 3 hurt most: 3 points less than expected."
    )


@pytest.mark.parametrize(
    ("game", "reasons", "loss", "things", "told"),
    [
        (
            "nations_dice",
            {"dice": 4.2, "books": 1.1, "order": 0.3},
            5.4,
            {"red": 1, "books": -1},
            "4 {vp} from better dice and 1 {vp} from {books}.",
        ),
        (
            "nations_dice",
            {"dice": 6.2, "books": -1.6},
            4.6,
            {"red": 1},
            "6 {vp} from better dice, but 2 fewer {vp} from {books}.",
        ),
        ("nations_dice", {"dice": 5.0}, 5.0, {"points": 5}, ""),
        ("nations_dice", {"passing": 4.0, "dice": 1.0}, 5.0, {"red": 1}, ""),
        (
            "nations_dice",
            {"rivals": 9.1, "books": 2.6, "wonder": 1.4},
            13.0,
            {"points": 1, "blue": 1},
            "3 {vp} from {books} and 1 {vp} from your wonder, and costs Bo about 9 {vp}.",
        ),
        ("nation_deckbuilder", {"damage": 5.0}, 5.0, {"damage_rate": 1}, ""),
    ],
)
def test_a_turning_point_says_how_it_becomes_points(monkeypatch, game, reasons, loss, things, told):
    """A loss of 5 points is not explained by one die more and one book less."""
    session = Session(game_named(game), {}, [Seat("Ada", HUMAN, 1), Seat("Bo", "hard", 2)], 1)
    seen = line("apart.more_round", 1.0, less=(), more=tuple(Difference(n, thing) for thing, n in things.items()))
    better = MoveComparison(
        (), -loss, 0.5, tuple(MoveReason(key, -worth) for key, worth in reasons.items()), apart=(seen,)
    )
    monkeypatch.setattr(session, "state_before", lambda index: session.state)
    said = points_from(session, TurningPoint(3, (), better, ()))
    assert said == (f"In the end, it brings about {told}" if told else "")
