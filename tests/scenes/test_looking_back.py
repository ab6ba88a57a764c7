"""Looking back on a game that is over, in the timeline."""

from dataclasses import replace
from datetime import date
from types import SimpleNamespace

import pygame
import pytest

from game import game_named
from game.bots.advice.fact import Difference, Fact, Phrase, certain, line
from game.bots.advice.words import FactWords
from game.bots.analysis.game_review import Forfeit, Review, ReviewProgress, Sight
from game.bots.analysis.ledger import Brought, Ledger
from game.bots.analysis.move_analysis import MoveAnalysis, MoveComparison, MoveReason
from game.bots.analysis.review_looks import CloseCall, StrongMove, TurningPoint
from game.bots.analysis.variations import Variation
from game.bots.roster import evaluator_of
from game.bots.search.expectation import ExpectedMargin
from game.bots.thinking import Job, LookBack, OtherMove, ThinkingInPieces
from game.engine.event import Private
from game.files.folders import records_folder
from game.files.profiles import PRACTICE
from game.learn.practice import practice
from game.nation_deckbuilder.events import Drew, TurnedUp
from game.nations.cards.cards import CARDS
from game.session.session import HUMAN, Seat, Session
from scenes.app.dialog import Message
from scenes.games.plugin import plugin_of
from scenes.play.play_scene import PlayScene
from scenes.play.question_scene import QuestionScene
from scenes.timeline.asked_why import facts_of
from scenes.timeline.background_review import BackgroundReview
from scenes.timeline.looking import MOST_CARDS, Looking
from scenes.timeline.review_panel import MOST_HIGH, ReviewModel, _found, _looking, _point
from scenes.timeline.review_words import expected_words, luck_words, next_time, round_words, worth
from scenes.timeline.timeline_scene import TimelineScene
from tests.scenes.tables_played import played
from tests.scenes.trees import words_in

MINUS = "\N{MINUS SIGN}"


class LookingBack(ThinkingInPieces):
    """Says how far it has come, and then that one move was a turning point. It never finds a move."""

    number = 20
    is_ready = False
    knows_after = 3
    has_found = True
    so_far = seconds_left = None

    def start(self, is_waited_for=False):
        self.is_ready |= is_waited_for

    def begin(self, job):
        super().begin(job)
        self.told = 0

    def answer(self):
        if not isinstance(self.task, LookBack | OtherMove):
            return None
        self.told += 1
        if self.told < self.knows_after:
            return ReviewProgress(3 * self.told + 1, 100, self.so_far, self.seconds_left)
        if isinstance(self.task, OtherMove):
            return Variation(self.number, (self.task.move,))
        return self.found()

    def found(self):
        better = MoveComparison(self.better, -3.0, 0.5, (MoveReason("gold", -3.0),))
        point = TurningPoint(self.number, self.played, better, (self.better,))
        ledger = Ledger((5.0, -5.0), (Brought(-1, 0, (2.0, -2.0), (0.5, 0.5)), Brought(30, 0, (-3.5, 3.5), (0.5, 0.5))))
        points = (point,) * self.has_found
        strong = StrongMove(2.6, 16, self.strong, ("pass",))
        sight = Sight(12, 3, 3, strong, 1)
        calls = (CloseCall(self.called_close[0], self.called_close[1], self.called_close[1], 0.7),) * self.has_found
        expected = (ExpectedMargin(4.0, 6.0),) * self.positions
        return Review(self.task.seat, expected, points, ledger, sight, calls)


@pytest.fixture
def ended(screen):
    screen.app.thinker = thinker = LookingBack()
    whole = played(seats=2, moves=-1)
    decision = whole.state_before(thinker.number).decision
    thinker.strong = whole.moves[16]
    thinker.called_close = 28, whole.moves[28]
    thinker.played, thinker.positions = whole.moves[thinker.number], len(whole.moves) + 1
    thinker.better = next(move for move in decision.moves if move != thinker.played)
    screen.app.open("timeline", whole, len(whole.moves))
    return screen.scene


@pytest.fixture
def found(screen, ended):
    screen.key(pygame.K_v)
    screen.frames(5)
    return ended.commands


def test_a_game_that_is_over_is_looked_back_on(screen, ended):
    screen.key(pygame.K_v)
    screen.frames(2)
    assert ended.commands.background_review.percent > 0
    screen.frames(3)
    assert ended.commands.strip.review is ended.commands.background_review.review
    screen.key(pygame.K_1)
    assert ended.game.move == LookingBack.number
    screen.key(pygame.K_ESCAPE)
    assert ended.commands.background_review.review is None
    assert screen.scene is ended


def test_a_turning_point_is_shown_and_pressed_while_the_review_goes_on(screen, ended):
    thinker = screen.app.thinker
    thinker.task, thinker.knows_after = LookBack("", 0), 100
    thinker.so_far, thinker.seconds_left = thinker.found()._replace(sight=None), 6.2
    screen.key(pygame.K_v)
    screen.frames(2)
    controls, background_review = ended.commands.controls, ended.commands.background_review
    assert not background_review.is_done
    assert _looking(background_review).endswith("%, less than a minute left")
    assert background_review.percent == 3 * thinker.told + 1, "every hundredth is told"
    thinker.seconds_left, thinker.told = 30.0, 50
    screen.frames(2)
    assert background_review.seconds_left in (6, 7), "it never says longer"
    thinker.seconds_left = 1.2
    screen.frames(1)
    assert background_review.seconds_left == 3, "nor far too long"
    assert _looking(background_review).endswith("%, almost done")
    screen.click(controls.button("point:0").area)
    assert ended.game.move == LookingBack.number
    assert not controls.button("better_line")
    thinker.knows_after = 0
    screen.frames(2)
    assert background_review.is_done
    assert controls.button("better_line")


def test_a_long_wait_is_told_in_minutes(screen, ended):
    thinker = screen.app.thinker
    thinker.task, thinker.knows_after, thinker.seconds_left = LookBack("", 0), 100, 439.0
    screen.key(pygame.K_v)
    screen.frames(2)
    assert _looking(ended.commands.background_review).endswith("%, about 7 minutes left")


def test_why_waits_for_the_review_that_is_running(screen, ended):
    thinker = screen.app.thinker
    thinker.task, thinker.knows_after = LookBack("", 0), 100
    screen.key(pygame.K_v)
    screen.frames(2)
    far = ended.commands.background_review.percent
    screen.key(pygame.K_w)
    screen.frames(2)
    assert ended.commands.asked_why.popover(ended.table.theme, ended.table) and not ended.commands.asked_why.made
    assert ended.commands.background_review.is_running and ended.commands.background_review.percent >= far


def test_at_the_best_move_why_asks_about_that_one(screen, ended, found):
    screen.click(found.controls.button("strongest").area)
    number = ended.game.move
    screen.key(pygame.K_w)
    assert found.asked_why.made.move == found.past.whole.moves[number]


def test_what_was_seen_at_first_sight_is_told_while_the_review_looks_closely(screen, ended):
    thinker = screen.app.thinker
    thinker.task, thinker.knows_after = LookBack("", 0), 100
    thinker.so_far = thinker.found()._replace(turning_points=(), close_calls=())
    screen.key(pygame.K_v)
    screen.frames(2)
    assert _looking(ended.commands.background_review).startswith("Looking closely at 3 moves: ")
    (panel,) = (group for group in ended.commands.controls.groups if group.floats)
    assert [button.name for button in panel.buttons][:2] == ["stop", "strongest"]


def test_what_a_move_gave_away_by_the_rules_is_told_before_what_was_judged(screen, ended):
    thinker = screen.app.thinker
    thinker.task = LookBack("", 0)
    forfeit = Forfeit(12, certain("fact.nothing_left", -24))
    whole = thinker.found()._replace(forfeits=(forfeit,), turning_points=(), close_calls=())
    thinker.found = lambda: whole
    screen.key(pygame.K_v)
    screen.frames(5)
    review = ended.commands.background_review
    assert review.is_done
    assert _found(review, whole) == "points", "it does not say that nothing cost much"
    screen.click(ended.commands.controls.button("point:0").area)
    assert ended.game.move == forfeit.number


def test_what_the_moves_of_a_close_call_name_is_kept_clear(ended, found):
    review = found.background_review
    call = CloseCall(28, ("place_flag", "e6"), ("place_flag", "h4"), 0.7)
    review._found[review.seat] = review.review._replace(close_calls=(call,))
    assert review.pieces_at(28) == {"e6", "h4"}
    assert review.pieces_at(27) == frozenset()


def test_everything_on_the_panel_of_a_review_is_pressed_and_answers_the_pointer(screen, ended, found):
    button = found.controls.button("point:0")
    screen.click(button.area)
    assert ended.game.move == LookingBack.number
    screen.click(found.controls.button("unluckiest").area)
    assert ended.game.move == 31
    screen.click(found.controls.button("strongest").area)
    assert ended.game.move == 16
    (panel,) = (group for group in found.controls.groups if group.floats)
    names = {"close", "strongest", "point:0", "try_it", "better_line", "luckiest", "unluckiest", "point:1"}
    assert {button.name for button in panel.buttons} == names - {"try_it", "better_line"}
    assert all(button.control.tells for button in panel.buttons)
    screen.click(found.controls.button("close").area)
    assert found.background_review.seat is None


@pytest.mark.parametrize(("player", "said"), [(HUMAN, "none"), ("hard", "none_by_itself")])
def test_a_hand_that_looks_back_on_its_own_moves_says_so(screen, ended, player, said):
    session = ended.commands.background_review.session
    session.seats = tuple(replace(seat, player=player) for seat in session.seats)
    screen.app.thinker.has_found = False
    screen.key(pygame.K_v)
    screen.frames(5)
    background_review = ended.commands.background_review
    assert _found(background_review, background_review.review) == said
    *before, last = background_review.review.expected
    lost = background_review.review._replace(expected=(*before, last._replace(margin=-5.0)))
    assert _found(background_review, lost) == ("none_lost" if said == "none" else said)


def test_luck_is_told_by_how_the_game_would_have_ended_without_it(found):
    (panel,) = (group for group in found.controls.groups if group.floats)
    whole, ledger = found.past.whole, found.background_review.review.ledger
    assert ledger.luck(0) == -1.5
    assert (
        luck_words(whole, 0, ledger)
        == "Luck cost you about 2 points. With average luck, you'd have won by about 7 points."
    )
    names = [f"{seat.name}: {MINUS}2." for seat in whole.seats[:1]]
    assert any(names[0] in str(place.tells) for place in panel.notes.values())


@pytest.mark.parametrize(("was_hint", "told"), [(True, "Played, as the hint said: "), (False, "Played: ")])
def test_a_turning_point_that_the_hint_had_advised_says_so(ended, found, was_hint, told):
    point = found.background_review.review.turning_points[0]._replace(was_hint=was_hint)
    nothing = ReviewModel(0, lambda number, move: " ".join(move), *[lambda *about: None] * 5)
    row, *_ = _point(found.table.theme, found.background_review, nothing, 0, point)
    assert any(words.startswith(told) for words in words_in(row, (0, 0, 400, 100), found.table.theme))


def test_the_tip_for_next_time_is_about_what_the_better_moves_would_have_given_most():
    session = Session(game_named("nations"), {}, [Seat("Ada", HUMAN, 1)], 1)

    def point(*reasons):
        return TurningPoint(3, ("pass",), MoveComparison(("deploy",), -3.0, 0.5, reasons), ())

    points = (
        point(MoveReason("books", -2.0), MoveReason("strength", -1.5)),
        point(MoveReason("points", -3.0), MoveReason("strength", -1.5)),
        point(MoveReason("stability", 9.0)),
    )
    told = next_time(session, Review(0, (), points, None))
    assert told == "A tip for next time: Watch your {strength}: wars, colonies and turn order all go by it."
    assert next_time(session, Review(0, (), points[1:], None)) == "", "it mattered too little beside the rest"


@pytest.mark.parametrize(("many", "has_room"), [(1, True), (6, False)])
def test_a_long_review_leaves_the_least_useful_rows_out_and_never_its_turning_points(screen, ended, many, has_room):
    thinker = screen.app.thinker
    thinker.task = LookBack("", 0)
    found, moves = thinker.found(), enumerate(ended.game.whole.moves[:many])
    better = found.turning_points[0].better
    points = tuple(
        found.turning_points[0]._replace(number=number, move=move, better=better._replace(behind=-3.0 - number))
        for number, move in moves
    )
    thinker.found = lambda: found._replace(turning_points=points, close_calls=())
    screen.key(pygame.K_v)
    screen.frames(5)
    (panel,) = (group for group in ended.commands.controls.groups if group.floats)
    names = {button.name for button in panel.buttons}
    assert {f"point:{place}" for place in range(many)} <= names
    assert ended.commands.background_review.named[0] == many - 1, "what cost most is told first"
    assert ("luckiest" in names) is has_room
    assert panel.area[3] <= MOST_HIGH


def test_the_time_that_is_left_never_rises_and_never_stands_still():
    review, said = BackgroundReview(None, ThinkingInPieces()), []
    for left in (10.0, 25.0, 25.0, 20.0, 12.0, 6.0, 3.0, 1.0, 0.5):
        review._is_left(left)
        for _ in range(5):
            review.pass_time(500)
            said.append(review.seconds_left)
    assert said[0] == 10
    assert said == sorted(said, reverse=True)
    assert said[-1] == 0
    assert all(before > after for before, after in zip(said, said[5:], strict=False) if before > 1)


def test_luck_that_may_be_that_of_the_futures_is_not_told_and_names_the_round_that_it_opened(screen, ended):
    session = ended.commands.background_review.session
    rounds = [round_words(session, number) for number in range(len(session.moves))]
    opened = next(number for number, one in enumerate(rounds) if one != rounds[0])
    ledger = Ledger((5.0, -5.0), (Brought(-1, 0, (2.0, -2.0), (1.5, 1.5)), Brought(opened - 1, 0, (-3.5, 3.5), (1, 1))))
    screen.app.thinker.task = LookBack("", 0)
    whole = screen.app.thinker.found()._replace(turning_points=(), close_calls=(), ledger=ledger)
    screen.app.thinker.found = lambda: whole
    screen.key(pygame.K_v)
    screen.frames(5)
    (panel,) = (group for group in ended.commands.controls.groups if group.floats)
    assert "luckiest" not in {button.name for button in panel.buttons}
    unluckiest = next(button for button in panel.buttons if button.name == "unluckiest")
    assert unluckiest.control.label == f"Unluckiest: {rounds[opened]}"
    assert luck_words(session, 0, ledger) == "Luck made no clear difference in this game."


@pytest.mark.parametrize("others", [0, 1])
def test_why_calls_no_move_better_that_the_review_of_the_game_did_not(screen, ended, found, others):
    """A short look finds another move better, the review that looked longer has not."""
    screen.click(found.controls.button("close").area)
    background, seat = found.background_review, found.past.whole.state_before(16).decision.seat
    sight = found_by(screen, seat).sight._replace(others=others)
    background._found = {seat: found_by(screen, seat)._replace(sight=sight)}
    found.seek(17)
    screen.key(pygame.K_w)
    screen.frames(2)
    asked = found.asked_why
    move = next(each for each in found.past.whole.state_before(16).decision.moves if each != asked.made.move)
    asked.analysis = MoveAnalysis(asked.made.move, 0.0, 0.0, (MoveComparison(move, -1.0, 0.2, ()),))
    words = " ".join(words_in(asked._content(ended.table), (0, 0, 400, 400), ended.table.theme))
    assert ("Perhaps better" in words) is bool(others)
    assert ("About as good" in words) is not bool(others)


def found_by(screen, seat):
    screen.app.thinker.task = LookBack("", seat)
    return screen.app.thinker.found()


def test_luck_names_what_came_up_and_not_the_move_before_it(found):
    session = found.past.whole
    ends = [number for number in range(len(session.moves)) if _kinds(session, number)[-1:] == ["refilled"]]
    assert ends
    for number in ends:
        last = len(session.events_of(number)) - 1
        assert found._chance(Brought(number, last, (), ())).startswith("New in the market: ")
    turned = [number for number in range(len(session.moves)) if "event_revealed" in _kinds(session, number)]
    event = _kinds(session, turned[0]).index("event_revealed")
    assert found._chance(Brought(turned[0], event, (), ())).startswith("Event: ")


def _kinds(session, number):
    return [event.kind for event in session.events_of(number)]


def test_a_turning_point_is_tried_as_a_question(screen, found):
    screen.key(pygame.K_1)
    screen.key(pygame.K_y)
    assert isinstance(screen.scene, QuestionScene)
    assert screen.scene.question.right == (screen.app.thinker.better,)


def test_why_at_a_turning_point_is_asked_of_the_move_made_there(screen, ended, found):
    screen.click(found.controls.button("point:0").area)
    screen.key(pygame.K_w)
    screen.frames(2)
    made, better = found.asked_why.made, screen.app.thinker.better
    assert made.move == screen.app.thinker.played
    words = words_in(found.asked_why._content(ended.table), (0, 0, 400, 400), ended.table.theme)
    called = found.call(found.past.whole.state_before(made_at := screen.app.thinker.number), (better,))
    assert found.past.move == made_at
    (said,) = (each for each in words if each.startswith("Better: "))
    assert said == f"Better: {called}. The move played is about 3 {{vp}} worse."
    told = found.asked_why.popover(ended.table.theme, ended.table)
    assert told.avoid == ended.table.top.layout.named_in(called, ended.table.viewpoint.viewer) != []
    screen.key(pygame.K_w)
    assert found.asked_why.made is None


def test_why_at_a_close_call_is_asked_of_the_move_made_there(screen, ended, found):
    """The move before it may be a rival's payment."""
    number, move = screen.app.thinker.called_close
    found.seek(number)
    screen.key(pygame.K_w)
    assert found.asked_why.made.move == move


def test_what_a_turning_point_cost_is_one_number_with_what_it_comes_from():
    source = (("less", (Difference(-4, "points"),)), ("more", ()), ("source", Phrase("points_from.famine")))
    point = TurningPoint(
        20, (), MoveComparison((), -4.2, 0.5, (), apart=(Fact("line", "apart.less_end", 1.0, source),)), ()
    )
    words = FactWords("nations_dice", evaluator_of(game_named("nations_dice")).consequences)
    assert words.all(facts_of(point)) == "Most of that is from the famine."


def test_the_best_move_and_what_a_turning_point_cost_are_told_in_points(screen, found):
    assert found.controls.button("point:0").control.label == f"Round 1: {MINUS}3 points"
    assert found.controls.button("strongest").control.label == "Round 1: +3 points"


def test_what_the_better_move_would_have_brought_names_it():
    more, less = (Difference(1, "points"),), (Difference(-1, "gold_rate"),)
    apart = line("apart.both_round", 1.0, less=less, more=more)
    point = TurningPoint(20, ("pass",), MoveComparison(("pass",), -3.0, 0.5, (), apart=(apart,)), ())
    words = FactWords("nations", evaluator_of(game_named("nations")).consequences)
    assert words.all(facts_of(point)) == (
        "With the better move, you'd have about 1 more {vp} by the next round, but 1 less {gold} a round."
    )


def test_a_review_names_what_is_on_the_table_first_and_never_gives_no_reason():
    def told(*keys):
        reasons = tuple(MoveReason(key, -2.0) for key in keys)
        point = TurningPoint(20, ("pass",), MoveComparison(("pass",), -3.0, 0.5, reasons), ())
        return [each.key for each in facts_of(point)]

    assert told("points", "strength") == ["strategy.strength"]
    assert told("rivals", "points") == ["strategy.rivals"]


@pytest.mark.parametrize(
    ("game", "margin", "cost", "words"),
    [
        ("nations", 0.0, 3.2, f"{MINUS}3 points"),
        ("nation_deckbuilder", 0.0, 5.0, f"{MINUS}19 wins in 100"),
        ("nation_deckbuilder", 0.0, 500.0, f"{MINUS}50 wins in 100"),
        ("nation_deckbuilder", -40.0, 5.0, f"{MINUS}1 win in 100"),
    ],
)
def test_what_a_move_cost_is_told_in_what_the_game_is_won_by_and_never_more_than_there_was(game, margin, cost, words):
    assert worth(SimpleNamespace(game=game_named(game)), ExpectedMargin(margin, 20.0), -cost) == words


def test_a_lucky_draw_is_told_by_its_cards_once_the_game_is_over():
    drew = Drew(1, 2, Private((1,), ("coin#1", "hut#2")))
    whole = SimpleNamespace(
        game=game_named("nation_deckbuilder"), seats=(Seat("Ada"), Seat("Bo")), events_of=lambda number: [drew]
    )
    told = [
        Looking._drawn(SimpleNamespace(past=SimpleNamespace(whole=whole, is_over=over)), Brought(4, 0, (1, -1), (0, 0)))
        for over in (True, False)
    ]
    assert told == ["Bo draws Coin and Hut", ""]


def test_luck_with_the_market_is_told_by_the_cards_that_were_taken_from_there():
    session = played(seats=2, moves=80)
    number = next(number for number in range(50, 80) if "refilled" in _kinds(session, number))
    (filled,) = [each for each in session.events_of(number) if each.kind == "refilled"]
    before, after = ({card for row in session.state_before(at).board for card in row} for at in (number, number + 1))
    assert set(filled.cards) == after - before
    moves = session.moves[number + 1 :]
    bought = [move[1] for move in moves if move[0] == "buy_card" and move[1] in filled.cards]
    past = SimpleNamespace(whole=session, is_over=True)
    told = Looking._new_in_market(SimpleNamespace(past=past), Brought(number, 0, (1, -1), (0, 0)))
    assert bought
    assert told.startswith(f"New in the market: {', '.join(CARDS[card].name for card in bought)}")
    assert told.endswith(f", and {len(filled.cards) - MOST_CARDS} more")


def test_a_card_that_is_turned_up_in_the_market_of_nation_is_named():
    whole = SimpleNamespace(
        game=game_named("nation_deckbuilder"), moves=[], events_of=lambda number: [TurnedUp(None, "hut#2", "pile1")]
    )
    past = SimpleNamespace(whole=whole)
    assert (
        Looking._new_in_market(SimpleNamespace(past=past), Brought(4, 0, (1, -1), (0, 0))) == "New in the market: Hut"
    )


def test_the_better_line_is_played_out_in_a_timeline_of_its_own(screen, ended, found):
    screen.key(pygame.K_1)
    screen.key(pygame.K_b)
    screen.frames(6)
    assert screen.scene is not ended
    assert isinstance(screen.scene, TimelineScene)
    assert screen.scene.game.whole.moves[LookingBack.number] == screen.app.thinker.better
    screen.key(pygame.K_END)
    assert screen.scene.game.move == screen.scene.game.last
    assert screen.scene.commands.controls.notes["where"].tells.title == "What if"


def test_what_a_person_missed_comes_back_as_a_question(screen, ended, found):
    assert [question.instead for question in practice().due("nations", date.today())][:1] == [screen.app.thinker.played]


def test_questions_that_are_lost_to_a_review_are_told(screen, ended):
    path = records_folder() / PRACTICE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[")
    screen.key(pygame.K_v)
    screen.frames(5)
    assert isinstance(screen.scene, Message)
    assert "practice.damaged.yaml" in screen.scene.text
    screen.key(pygame.K_RETURN)
    screen.frames(3)
    assert screen.scene is ended


def test_looking_back_can_be_stopped(screen, ended):
    screen.key(pygame.K_v)
    screen.key(pygame.K_v)
    assert screen.app.thinker.task is None
    assert ended.commands.background_review.seat is None


def test_what_thinks_of_a_review_gets_ready_where_one_can_be_asked_for(screen, ended):
    """Of a game that is over, and on the result, which leads to it, once all is shown."""
    thinker, session = screen.app.thinker, ended.game.whole
    screen.frames(2)
    assert thinker.is_ready
    thinker.is_ready = False
    screen.app.open("timeline", session.at(20), 20)
    screen.frames(2)
    assert not thinker.is_ready
    screen.app.stack.push(result := plugin_of(session.game.name).result(screen.app, session))
    screen.frames(2)
    assert thinker.is_ready is result.has_risen
    result.rise(1e6)
    screen.frames(2)
    assert thinker.is_ready


def test_a_running_game_is_not_looked_back_on(screen):
    screen.app.open("timeline", played(seats=2, moves=60), 40)
    screen.key(pygame.K_v)
    assert screen.scene.commands.background_review.seat is None


def test_looking_back_goes_on_after_a_game_in_which_computers_have_thought(screen, ended):
    for seat in range(2):
        ended.game.whole.give_seat(seat, "normal")
    screen.key(pygame.K_HOME)
    screen.key(pygame.K_v)
    screen.key(pygame.K_F4)
    screen.frames(2)
    assert isinstance(screen.scene, PlayScene)
    assert isinstance(screen.app.thinker.task, Job)
    assert ended.commands.background_review.review is None
    screen.app.stack.pop()
    screen.frames(5)
    assert screen.scene is ended
    assert ended.commands.background_review.review


@pytest.mark.parametrize("seats", [1, 2])
def test_where_there_is_no_rival_points_are_told_and_no_margin(seats):
    session = played(seats=seats, moves=0)
    assert ("to win by" in expected_words(session, 0, ExpectedMargin(29.2, 4.0))) == (seats > 1)


def test_where_no_points_decide_the_chance_to_win_is_told():
    session = Session(game_named("nation_deckbuilder"), {}, [Seat("Ada", HUMAN, 1), Seat("Bo", HUMAN, 2)], 1)
    told = [expected_words(session, 0, ExpectedMargin(margin, 20.0)) for margin in (0.0, 10.0, 900.0)]
    assert told == [f"From here, you'd win about **{n} of 100** games." for n in (50, 84, 99)]


@pytest.mark.parametrize(
    ("game", "seats", "player", "margin", "told"),
    [
        ("nations", 1, HUMAN, 29.2, "The final score was **29 points**."),
        ("nations", 2, HUMAN, 29.0, "You won by **29 points**."),
        ("nations", 2, HUMAN, -12.0, "You lost by **12 points**."),
        ("nations", 2, HUMAN, -1.0, "You lost by **1 point**."),
        ("nations", 2, HUMAN, 0.0, "You finished **level on points**."),
        ("nations", 2, "hard", -12.0, "Ada lost by **12 points**."),
        ("nation_deckbuilder", 2, HUMAN, -22.0, "You lost."),
        ("nation_deckbuilder", 1, HUMAN, 14.0, "You won."),
    ],
)
def test_how_a_game_ended_is_said_as_people_say_it(game, seats, player, margin, told):
    session = Session(game_named(game), {}, [Seat("Ada", player, place + 1) for place in range(seats)], 1)
    assert expected_words(session, 0, ExpectedMargin(margin, 0.0)) == told
