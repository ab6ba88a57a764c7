"""The adviser at the table: asked by key and button, it tells more each time, and the game notes how often."""

import re
from dataclasses import replace
from math import inf
from types import SimpleNamespace

import pygame
import pytest

from game import GAMES, game_named
from game.bots.advice.choosing import told
from game.bots.advice.consequences import NOTHING_KNOWN
from game.bots.advice.explaining import known_of
from game.bots.advice.fact import CERTAIN, COUNTED, Difference, Fact, Phrase, PieceName, Quantity, line, printed
from game.bots.analysis.move_analysis import MoveAnalysis, MoveComparison, MoveReason
from game.bots.random_bot import RandomBot
from game.bots.roster import ADVISER, evaluator_of
from game.bots.thinking import ThinkingInPieces
from game.engine import flow
from game.engine.goal_search import GoalRoute, Overlooked, Stake
from game.nation_deckbuilder.cards.cards import CARDS as CARDS_OF_NATION
from game.nations.cards.cards import CARDS
from game.nations_dice.rules.food import TRADE_OR_NOT
from game.session import savefile, savefile_lines
from game.session.branches import branch
from game.session.ghost import begun_again
from game.session.session import HUMAN, Seat, Session
from game.wealth_of_nations.rules.talk import MONEY_PLACE
from scenes.games.plugin import plugin_of
from scenes.play.help import advice_panel
from scenes.play.help import adviser as adviser_module
from scenes.play.help.advice_lines import (
    MOST_WORDS,
    AdviceLine,
    AdviceLines,
    brief,
    decided,
    decisive,
    main_gain,
    sure_costs,
)
from scenes.play.help.advice_panel import ADVICE, DEEPER_AFTER, DISC, KEPT_CLEAR, LINE_PREFIX, WHOLE_FOR, _DiscSpot
from scenes.play.help.advice_places import button_disc, disc_corner, disc_middle, spot_of
from scenes.play.help.adviser import EFFORTS, LOOK, MOVES, PIECES, Advice, Adviser
from scenes.play.help.hints import PINNED_PREFIX, TOOLTIP
from scenes.play.help.reasons import why_dark
from scenes.play.input.answers import ANSWER_PREFIX, buttons_of
from scenes.play.input.turn_input import handles_of
from scenes.table.panels.prompt import PROMPT
from scenes.timeline.timeline_scene import TimelineScene
from scenes.ui import KeyCap
from scenes.ui.host.drag import overlap
from scenes.ui.host.hit_target import HoldLonger
from scenes.ui.host.placement import NEVER
from scenes.ui.host.target import Target
from scenes.ui.keymap.actions import action
from tests.game.bots.wealth_of_nations.test_offers import rich
from tests.game.engine.toy import TOY
from tests.game.nations_dice.scenario import resolve
from tests.game.nations_dice.scenario import table as dice_table
from tests.game.wealth_of_nations.scenario import table as wealth_table
from tests.scenes.nation_tables import lay_made, lay_shop
from tests.scenes.tables_played import lay, lay_new, played
from tests.scenes.test_computer_seats import HEAP, SlowThinker


class WiseThinker(SlowThinker):
    """Gives analysis when the test says so."""

    analysis = MoveAnalysis(
        ("take", "1"), 1.0, 0.2, (MoveComparison(("take", "2"), 1.5, 0.1, (MoveReason("points", 1.5),)),)
    )

    def answer(self):
        return self.analysis if self.job and self.is_ready else None


def answered(adviser):
    """Let the adviser find its answer."""
    while adviser.is_thinking:
        adviser.think()


@pytest.fixture
def thinker():
    return WiseThinker()


@pytest.fixture
def session():
    return Session(TOY, HEAP, [Seat("Ada"), Seat("Bo", colour=2)], 3)


@pytest.fixture
def adviser(session, thinker, monkeypatch):
    stage = SimpleNamespace(progress=lambda state: 0, ahead=1, consequences=NOTHING_KNOWN)
    monkeypatch.setattr(adviser_module, "evaluator_of", lambda game, player="": stage)
    return Adviser(session, thinker)


def test_asked_again_it_tells_all_at_once_and_stays(adviser):
    depths = []
    for _ in range(3):
        adviser.ask()
        depths.append(adviser.depth)
    assert depths == [LOOK, MOVES, MOVES]


def test_a_panel_says_what_is_tried_while_it_is_empty(screen):
    scene = lay_new(screen.app, "nations_dice", [HUMAN, HUMAN], "5")
    scene.game.adviser.ask()
    number = len(scene.game.session.state.decision.moves)
    panel = scene.commands.sight.advice._content([], LOOK)
    said = [each.ways[0] for each in panel.parts if hasattr(each, "ways")]
    assert number > 1 and f"Still thinking … I'm trying out your {number} moves." in said


def test_nothing_is_advised_before_the_answer_stands(adviser, thinker):
    adviser.ask()
    thinker.is_ready = True
    asked, told = [], []
    while adviser.is_thinking:
        asked.append((thinker.job.player, thinker.job.effort))
        told.append(adviser.think())
        assert bool(adviser.analysis) == told[-1] == (not adviser.is_thinking)
    assert asked == [(ADVISER, effort) for effort in EFFORTS]
    assert told == [False, True] and adviser.analysis == thinker.analysis


def test_the_answer_comes_within_three_seconds():
    assert sum(each.seconds for each in EFFORTS) < 3


def test_of_nations_which_are_all_alike_it_thinks_no_longer_than_at_first_sight():
    session = Session(GAMES["wealth_of_nations"], {}, [Seat("Ada"), Seat("Bo"), Seat("Cy")], 3)
    adviser = Adviser(session, ThinkingInPieces())
    adviser.ask()
    while not adviser.think():
        pass
    assert not adviser.is_thinking
    ((_, facts),) = adviser.proposals
    assert [each.key for each in facts] == ["fact.any_nation"]


def test_one_line_of_several_moves_is_not_called_about_equal(screen, advised, monkeypatch):
    """Tiles on several hexes are all "the map" as long as only the piece is told."""
    panel, advised.game.adviser.depth = advised.commands.sight.advice, PIECES
    monkeypatch.setattr(panel.said, "named", lambda: {"one": None, "other": None})
    line = AdviceLine("The map", (), ("take", "1"))

    def says(*lines):
        return any(
            "about equal" in each.ways[0] for each in panel._content(lines, PIECES).parts if hasattr(each, "ways")
        )

    assert not says(line)
    assert says(line, line)


@pytest.mark.parametrize(
    ("own", "then", "told"),
    [
        (0, None, (("take", "2"), ("draw_card",))),
        (1, None, ()),
        (0, ("take", "2"), (("draw_card",),)),
        (0, ("take", "1"), ()),
        (0, ("throw_die",), (("take", "2"), ("draw_card",))),
    ],
)
def test_who_follows_the_advice_is_asked_with_what_it_promised(adviser, session, thinker, monkeypatch, own, then, told):
    stage = SimpleNamespace(progress=lambda state: 0, ahead=1, consequences=NOTHING_KNOWN)
    monkeypatch.setattr(adviser_module, "evaluator_of", lambda game, player: stage)
    thinker.analysis = thinker.analysis._replace(promised=(("take", "2"), ("draw_card",)))
    thinker.is_ready = True
    adviser.ask()
    answered(adviser)
    adviser.ask()
    adviser.note_read(thinker.analysis.promised)
    session.play([thinker.analysis.move, ("take", "2")][own])
    adviser.forget()
    for move in [("take", "1"), *([then, ("take", "1")] if then else [])]:
        session.play(move)
    adviser.ask()
    assert thinker.job.said.promises == told
    stage.progress = lambda state: -state.heap
    adviser.forget()
    adviser.ask()
    assert thinker.job.said.promises == (), "the game has come further than was foreseen"


@pytest.mark.parametrize(("planned", "kept"), [((), ()), ((("draw_card", "1"),), (("draw_card", "1"),))])
def test_what_is_promised_in_place_of_a_promise_takes_it_back_unless_both_are_planned(
    adviser, session, thinker, monkeypatch, planned, kept
):
    part = replace(NOTHING_KNOWN, planned=lambda state, seat: planned)
    stage = SimpleNamespace(progress=lambda state: 0, ahead=1, consequences=part)
    monkeypatch.setattr(adviser_module, "evaluator_of", lambda game, player: stage)
    thinker.is_ready = True
    for promised in [("draw_card", "1"), ("draw_card", "2")]:
        thinker.analysis = thinker.analysis._replace(promised=(promised,))
        adviser.ask()
        answered(adviser)
        adviser.ask()
        adviser.note_read([promised])
        session.play(thinker.analysis.move)
        adviser.forget()
        session.play(("throw_die",))
    adviser.ask()
    assert thinker.job.said.promises == (("draw_card", "2"), *kept)


def test_the_game_keeps_what_was_read_and_nothing_before(adviser, session, thinker):
    thinker.analysis = thinker.analysis._replace(promised=(("take", "2"), ("draw_card",)))
    thinker.is_ready = True
    adviser.ask()
    answered(adviser)
    adviser.note_read([("draw_card",)])
    assert session.hints == ()
    adviser.ask()
    adviser.note_read([("draw_card",)])
    seat = session.state.decision.seat
    assert {each.move for each in session.hints} == {thinker.analysis.move, ("draw_card",)}
    assert {(each.number, each.seat) for each in session.hints} == {(0, seat)}


def test_of_promises_that_nobody_has_read_nothing_is_said_later(adviser, session, thinker, monkeypatch):
    monkeypatch.setattr(
        adviser_module,
        "evaluator_of",
        lambda game, player: SimpleNamespace(progress=lambda state: 0, ahead=1, consequences=NOTHING_KNOWN),
    )
    thinker.analysis = thinker.analysis._replace(promised=(("take", "2"), ("draw_card",)))
    thinker.is_ready = True
    adviser.ask()
    answered(adviser)
    adviser.ask()
    adviser.note_read([("draw_card",)])
    session.play(thinker.analysis.move)
    adviser.forget()
    session.play(("take", "1"))
    adviser.ask()
    assert thinker.job.said.promises == (("draw_card",),)


def test_only_what_the_seat_may_know_is_handed_over_to_the_adviser(adviser, session, thinker):
    adviser.ask()
    first = thinker.job.observation.fingerprint()
    state = session.state
    state.deck, state.players[1].hand = (*state.players[1].hand, *state.deck[1:]), (state.deck[0],)
    adviser.forget()
    adviser.ask()
    assert thinker.job.observation.fingerprint() == first


def test_moves_that_are_as_good_are_all_proposed(adviser, thinker):
    thinker.analysis = MoveAnalysis(
        ("take", "1"), 1.0, 0.2,
        (
            MoveComparison(
                ("take", "2"), 0.02, 0.1, (MoveReason("points", 0.02),), facts=(Fact("certain", "fact.luck", 0.2),)
            ),
            MoveComparison(("take", "3"), 2.0, 0.1, (MoveReason("points", 2.0),)),
        ),
    )  # fmt: skip
    thinker.is_ready = True
    adviser.ask()
    answered(adviser)
    first, second = adviser.proposals
    assert [first.move, second.move] == [("take", "1"), ("take", "2")]
    assert [fact.key for fact in second.facts] == ["fact.luck"]
    assert adviser.sureness == "unsure"


@pytest.mark.parametrize(("doubt", "told"), [(0.0, "sure"), (0.6, "sure"), (0.9, "likely")])
def test_a_lead_that_is_small_beside_what_is_still_to_come_is_not_called_sure(adviser, thinker, doubt, told):
    (other,) = thinker.analysis.others
    thinker.analysis = thinker.analysis._replace(others=(other._replace(doubt=doubt),))
    thinker.is_ready = True
    adviser.ask()
    answered(adviser)
    assert adviser.sureness == told


def test_what_is_called_alike_is_proposed_once(screen, monkeypatch):
    table = lay_new(screen.app, "wealth_of_nations", ["human"] * 3, 11).table
    advised = [Advice(("take_package", name), ()) for name in ("industry1", "industry2", "industry3")]
    monkeypatch.setattr(Adviser, "proposals", advised)
    named = AdviceLines(table).named()
    assert [each.move[1] for each in named.values()] == ["industry1", "industry3"]


def test_every_proposal_has_its_disc_where_no_other_one_has():
    spots = {f"slot{index}": Target((100.0 * index, 0.0, 90.0, 90.0)) for index in range(5)}
    table = SimpleNamespace(top=SimpleNamespace(layout=SimpleNamespace(targets=spots)))
    moves = [("deploy", "slot4", "slot1"), ("deploy", "slot0", "slot2"), ("deploy", "slot4", "slot3")]
    found = {spot_of(table, None, moves, move) for move in moves}
    assert len(found) == len(moves)


@pytest.fixture
def table(screen):
    scene = lay_new(screen.app, "nations_dice", ["human", "human"], 11)
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
    opened = savefile.read(table.game.journal.path, lambda name: table.game.session.game)
    assert opened.trouble is None
    assert opened.session.advised == table.game.session.advised
    assert savefile_lines.text_of(opened.session).count("advised seat") == 1


def test_escape_puts_the_advice_away_and_nothing_else(screen, table):
    ask(screen)
    screen.key(pygame.K_ESCAPE)
    assert table.game.adviser.depth == 0
    assert screen.app.stack.top is table


def test_the_next_position_has_no_advice_yet(screen, table):
    ask(screen)
    table.commands.playback.play(table.game.session.state.decision.moves[0])
    assert table.game.adviser.depth == 0


def test_without_advice_nobody_is_asked_and_the_button_says_why(screen, table):
    table.game.session.may_ask = False
    ask(screen)
    assert table.game.adviser.depth == 0
    assert table.game.session.advised == ()
    assert "Advice is turned off" in why_dark(table.table, "ask").words


def test_a_table_without_advice_stays_so_on_disk_in_a_branch_and_when_it_is_played_again():
    dealt = Session(GAMES["nations_dice"], {}, [Seat("Ada"), Seat("Bo", colour=2)], 3, may_ask=False)
    kept = savefile.replayed(savefile_lines.text_of(dealt).encode(), "kept", game_named).session
    assert [each.may_ask for each in (kept, branch(kept, 0, 0), begun_again(kept))] == [False] * 3
    dealt.may_ask = True
    assert "advice" not in savefile_lines.text_of(dealt)


def test_the_past_of_a_running_game_without_advice_tells_no_reasons(screen, table):
    hand = table.game.session
    table.commands.playback.play(hand.state.decision.moves[0])
    past = TimelineScene(screen.app, hand, len(hand.moves), 0)
    assert past.commands.can_ask
    hand.may_ask = False
    past = TimelineScene(screen.app, hand, len(hand.moves), 0)
    assert not past.commands.can_ask


@pytest.mark.parametrize("may_ask", [True, False])
def test_a_result_says_where_there_was_no_advice_and_counts_no_hints(screen, may_ask):
    whole = played(seats=2, moves=-1)
    whole.note_advice(0)
    whole.may_ask = may_ask
    kinds = plugin_of("nations").result(screen.app, whole).kinds()
    assert ("advice off" in kinds) is not may_ask
    assert not any("hint" in each for each in kinds)


def test_what_is_laid_out_is_made_by_the_button_that_confirms_it():
    draft = SimpleNamespace(verb="run", covers=frozenset({"run", "run_best"}))
    assert "verb:run" in buttons_of(("run_best",), draft)
    assert "verb:run" not in buttons_of(("finish",), draft)
    assert "verb:finish" in buttons_of(("finish",), None)


def test_what_the_focus_says_lies_clear_of_the_advice(screen):
    screen.app.change_settings(tips="none", speed="instant")
    scene = lay_new(screen.app, "nations", ["human"] * 4, 11)
    for _ in range(40):
        screen.frames(1, 200)
        if scene._is_calm and not scene.viewpoint.is_covered:
            break
        scene._cover(False)
    for _ in (LOOK, PIECES):
        ask(screen)
    while scene.game.adviser.analysis is None:
        screen.frames(1, 50)
    sight, ring = scene.commands.sight, scene.commands.ring
    ring.begin_at([next(each.name for each in ring.places if each.name.startswith(ANSWER_PREFIX))])
    screen.key(pygame.K_TAB)
    screen.frames(10, 50)
    popovers = sight.popovers
    told, slip = popovers.rect_of(TOOLTIP), popovers.rect_of(ADVICE)
    assert told and slip and not told.colliderect(slip)


LOSS = (("what", (Quantity(1, "vp"),)), ("where", (Phrase("stage.war"),)), ("manned", 1))
SAVES = Fact("certain", "fact.saves", 1.0, LOSS)
A_GOLD = (("what", (Quantity(1, "gold"),)), ("manned", 0), ("lasts", 1))
COSTS = Fact("certain", "fact.rate_less", -0.4, A_GOLD)


@pytest.fixture
def advised(screen):
    """A table of Nations whose adviser has answered: buy the first card, or else deploy."""
    screen.app.change_settings(tips="none", speed="instant")
    scene = lay_new(screen.app, "nations", ["human"], 11)
    while scene.game.session.state.decision.choice.name != "turn":
        scene.commands.playback.play(scene.game.session.state.decision.moves[0])
    screen.frames(4, 200)
    moves = scene.game.session.state.decision.moves
    best = next(move for move in moves if move[0] == "buy_card")
    other = next(move for move in moves if move[0] == "deploy")
    apart = Fact("line", "apart.less_round", -1.0, (("less", (Difference(-2, "books"),)),))
    scene.game.adviser._analysis = MoveAnalysis(
        best, 3.0, 0.1, (MoveComparison(other, 2.0, 0.1, (), apart=(apart,)),), facts=(SAVES, COSTS)
    )
    return scene


def lines(scene):
    return [(each.head, each.says) for each in scene.commands.advice.said.lines()]


def test_the_three_depths_tell_a_thing_the_piece_and_the_move(screen, advised):
    name = CARDS[advised.game.adviser._analysis.move[1]].name
    ask(screen)
    assert lines(advised) == [("You'd lose 1 {vp} to the war.", ())]
    advised.game.adviser.tell_more()
    saves = "With a worker on it, you avoid losing 1 {vp} to the war."
    costs = "It costs you 1 {gold} every round."
    assert lines(advised) == [(name, (saves, costs))]
    ask(screen)
    (move, facts), (rival, apart) = lines(advised)[:2]
    assert name in move
    assert facts == (saves, costs)
    assert rival == "Next best: Deploy on Temple."
    assert apart == ("You'd have about 2 less {books} by the next round.", "In all, about 2 {vp} worse.")


def test_how_the_game_ends_says_by_how_much_a_move_is_worse(screen, advised):
    analysis = advised.game.adviser._analysis
    ends = tuple(each._replace(key=each.key.replace("_round", "_end")) for each in analysis.others[0].apart)
    advised.game.adviser._analysis = analysis._replace(others=(analysis.others[0]._replace(apart=ends),))
    for _ in range(MOVES):
        ask(screen)
    assert lines(advised)[1][1] == ("You'd have about 2 less {books} in the end.",)


def test_of_a_move_that_futures_do_not_tell_apart_it_is_said_what_it_does(screen, advised):
    analysis = advised.game.adviser._analysis
    other = analysis.others[0]._replace(behind=0.1, error=1.0, facts=(SAVES,))
    advised.game.adviser._analysis = analysis._replace(others=(other,))
    for _ in range(MOVES):
        ask(screen)
    (_, says), (head, facts) = lines(advised)[:2]
    assert head.startswith("Nearly as good: ") and facts == says[:1]


def test_a_move_that_is_a_lot_worse_is_no_second_idea_where_nothing_says_why(screen, advised):
    analysis = advised.game.adviser._analysis
    other = analysis.others[0]._replace(behind=33.0, apart=(), reasons=())
    advised.game.adviser._analysis = analysis._replace(others=(other,), facts=(COSTS,))
    for _ in range(MOVES):
        ask(screen)
    assert not any(head.startswith("Next best") for head, _ in lines(advised))


def test_a_reason_that_nobody_can_check_leaves_the_next_best_move_out(screen):
    scene = lay_shop(screen)
    best, other = [move for move in scene.game.session.state.decision.moves if move[0] == "buy"][:2]
    worse = MoveComparison(other, 5.0, 0.1, (MoveReason("health", 5.0),))
    for reasons, number in ((worse.reasons, 1), ((MoveReason("food", 5.0),), 2)):
        scene.game.adviser.forget()
        scene.game.adviser._analysis = MoveAnalysis(
            best, 3.0, 0.1, (worse._replace(reasons=reasons),), facts=(printed("fact.nearly_won", 0.8, n=9),)
        )
        scene.game.adviser.depth = MOVES
        assert len(scene.commands.advice.said.lines()) == number


def test_what_is_legal_besides_is_an_alternative(screen, advised):
    advised.game.adviser._analysis = advised.game.adviser._analysis._replace(others=())
    ask(screen)
    assert advised.game.adviser.sureness == "unsure"
    decision = advised.game.session.state.decision
    advised.game.session.state.decision = decision._replace(moves=decision.moves[:1])
    assert advised.game.adviser.sureness == "only"


def test_where_nothing_can_be_bought_the_only_move_says_so(screen):
    scene = lay_made(
        screen, {"hand": [], "science": 0, "food": 1, "happiness": 1}, market=["", "", "", ""], piles={1: []}
    )
    decision, adviser = scene.game.session.state.decision, scene.game.adviser
    assert decision.moves == (("finish_buying",),)
    adviser.depth, adviser._analysis = MOVES, MoveAnalysis(decision.moves[0], 1.0, 0.0, ())
    panel = scene.commands.sight.advice
    said = [each.ways[0] for each in panel._content(panel.said.lines(), MOVES).parts if hasattr(each, "ways")]
    assert "There's nothing left to buy." in said


SLOWER = MoveReason("rivals", 2.0)


@pytest.mark.parametrize(
    ("behind", "facts", "head", "why"),
    [
        (6.0, (SAVES,), "Next best", ("You'd lose 1 {vp} to the war.", "In all, about 6 {vp} worse.")),
        (33.0, (SAVES,), "Next best", ("You'd lose 1 {vp} to the war.", "In all, a lot worse.")),
        (
            1.0, (COSTS,), "Next best",
            ("My first choice slows down the competition.", "In all, about 1 {vp} worse."),
        ),
        (0.3, (COSTS,), "Nearly as good", ()),
    ],
)  # fmt: skip
def test_a_worse_move_has_its_reason_even_where_no_figures_speak_for_the_advised_one(
    screen, advised, behind, facts, head, why
):
    analysis = advised.game.adviser._analysis
    other = analysis.others[0]._replace(behind=behind, apart=(), reasons=(SLOWER,))
    advised.game.adviser._analysis = analysis._replace(others=(other,), facts=facts)
    for _ in range(MOVES):
        ask(screen)
    said, reasons = lines(advised)[1]
    assert said == f"{head}: Deploy on Temple."
    assert reasons == why


@pytest.mark.parametrize(
    ("key", "clause"), [("order", "moves you up in turn order"), ("rivals", "slows down the competition")]
)
def test_by_how_much_a_move_is_worse_never_stands_alone(screen, advised, key, clause):
    analysis = advised.game.adviser._analysis
    other = analysis.others[0]._replace(behind=2.0, apart=(), reasons=(MoveReason(key, 2.0),))
    advised.game.adviser._analysis = analysis._replace(others=(other,), facts=(COSTS,))
    for _ in range(MOVES):
        ask(screen)
    assert lines(advised)[1][1] == (f"My first choice {clause}.", "In all, about 2 {vp} worse.")


def test_what_the_other_move_is_called_by_is_no_reason_against_it(screen, advised):
    analysis = advised.game.adviser._analysis
    gold = MoveComparison(("take_resources", "gold"), 2.0, 0.1, (MoveReason("gold", 2.0),))
    assert not [*decisive(gold)] and [*decisive(gold._replace(move=analysis.move))]


def test_points_that_are_lost_are_said_once(screen, advised):
    analysis = advised.game.adviser._analysis
    apart = Fact("line", "apart.less_round", -1.0, (("less", (Difference(-1, "points"), Difference(-2, "books"))),))
    advised.game.adviser._analysis = analysis._replace(others=(analysis.others[0]._replace(apart=(apart,)),))
    for _ in range(MOVES):
        ask(screen)
    assert lines(advised)[1][1] == ("You'd have about 1 less {vp} and 2 less {books} by the next round.",)


def test_a_panel_never_leaves_out_why_the_next_best_move_is_worse():
    long = AdviceLine("Buy it", tuple(f"{'word ' * 12}{number}." for number in range(4)), ("pass",))
    why = AdviceLine("Next best", ("word " * 30, "In all, worse."), ("pass",), costs=frozenset({"word " * 30}))
    assert brief([long, why])[1].says == ("word " * 30,)


def test_the_greatest_of_what_is_sure_or_printed_is_never_left_out():
    gold, each = Fact(CERTAIN, "fact.rate_more", 0.45), Fact("printed", "fact.worker", 0.6)
    assert main_gain([gold, each, COSTS]) == [each]
    assert main_gain([Fact(COUNTED, "counted.keeps", 0.3), each]) == [Fact(COUNTED, "counted.keeps", 0.3)]
    assert main_gain([COSTS]) == []


def test_a_warning_is_not_told_beside_advice_about_the_same_piece(screen, advised):
    adviser, moves = advised.game.adviser, advised.game.session.state.decision.moves
    *_, one, other = [move for move in moves if move[0] == "deploy"]
    adviser._analysis = adviser._analysis._replace(move=("deploy", "slot0", one[2]), others=())
    for way, is_told in (one, False), (other, True):
        route = GoalRoute((way,), 1, 1)
        advised.game.ways._overlooked, adviser.depth = Overlooked(route, Stake(5, 2), Stake(7, 0)), MOVES
        advised.commands.advice.said = AdviceLines(advised.table)
        assert any("You could still save 2 {vp}" in said for _, says in lines(advised) for said in says) == is_told


def test_a_question_about_no_piece_is_told_by_what_its_answer_brings(screen, advised):
    adviser = advised.game.adviser
    adviser._analysis = adviser._analysis._replace(
        move=("choose", "decline"), others=(), facts=(SAVES._replace(key="fact.wins"),)
    )
    adviser.depth = LOOK
    assert lines(advised) == [("With a worker on it, you gain 1 {vp} from the war.", ())]


def test_the_same_piece_in_another_place_is_no_second_idea(screen, advised):
    adviser, moves = advised.game.adviser, advised.game.session.state.decision.moves
    bought = [move for move in moves if move[0] == "buy_card"]
    one, same = next((a, b) for a in bought for b in bought if a[1] == b[1] and a != b)
    another = next(move for move in bought if move[1] != one[1])
    others = tuple(MoveComparison(move, 0.0, 0.0, (), facts=(COSTS,)) for move in (same, another))
    adviser._analysis = adviser._analysis._replace(move=one, others=others, facts=(COSTS,))
    adviser.depth = MOVES
    assert [each.move for each in advised.commands.advice.said.named().values()] == [one, another]


def test_what_holds_of_equal_moves_is_said_once_and_of_all_of_them(screen, advised):
    adviser = advised.game.adviser
    moves = [move for move in advised.game.session.state.decision.moves if move[0] == "deploy"][:2]
    other = MoveComparison(moves[1], 0.0, 0.0, (), facts=(COSTS,))
    adviser._analysis = adviser._analysis._replace(move=moves[0], others=(other,), facts=(COSTS,))
    adviser.depth = MOVES
    assert [says for _, says in lines(advised)] == [(), ("Either way: It costs you 1 {gold} every round.",)]


def test_what_matters_least_is_left_out_first():
    says = ("It wins.", "word " * 30, "It loses a war.")
    line = AdviceLine("Buy it", says, ("pass",), spare=("word " * 30, *says))
    kept = brief([line, AdviceLine("Next", ("word " * 40,), ("pass",))])
    assert kept[0].says == ("It wins.", "It loses a war.")


def test_the_panel_says_which_promises_were_read(screen, advised):
    analysis = advised.game.adviser._analysis
    bought = [move for move in advised.game.session.state.decision.moves if move[0] == "buy_card"]
    cards = [*{move[1]: move for move in bought}.values()][1:3]
    follows = Fact("line", "follows", 0.5, (("what", (PieceName(CARDS[cards[0][1]].name),)),))
    advised.game.adviser._analysis = analysis._replace(promised=tuple(cards), facts=(SAVES, follows))
    ask(screen)
    screen.frames(1, 50)
    assert not advised.game.adviser._read
    ask(screen)
    screen.frames(1, 50)
    assert advised.game.adviser._read == {analysis.move, cards[0]}


def test_the_first_request_says_what_the_piece_brings_and_a_worker_is_named_by_his_card(screen, advised):
    analysis, state = advised.game.adviser._analysis, advised.game.session.state
    move = next(each for each in state.decision.moves if each[0] == "deploy" and each[1] == "area")
    card = CARDS[state.nations[0].slots[int(move[2][-1])]].name
    more = Fact("certain", "fact.rate_more", 1.0, A_GOLD)
    advised.game.adviser._analysis = analysis._replace(move=move, facts=(more, COSTS))
    ask(screen)
    brings, costs = "You get 1 {gold} more every round.", "It costs you 1 {gold} every round."
    assert lines(advised) == [(f"Look at {card}: a worker could do more there.", (brings, costs))]
    advised.game.adviser.tell_more()
    advised.refresh()
    assert lines(advised)[0][0] == f"A worker for {card}"
    screen.frames(1, 50)
    targets = advised.table.top.layout.targets
    (spot,) = advised.commands.advice.spots()
    assert any(place.area == spot and move[2] in handles_of(name, place) for name, place in targets.items())


def test_the_disc_of_a_piece_at_the_edge_is_seen_whole(screen):
    theme = screen.app.theme
    for corner in ((0.0, 0.0), (1280.0, 720.0)):
        stamp = advice_panel._disc_stamp(theme, 1, 1, corner)
        face, (x, y) = stamp[:2]
        assert pygame.display.get_surface().get_rect().contains(pygame.Rect((x, y), face.get_size()))


def test_what_tells_the_next_best_move_apart_is_said_before_what_it_brings(screen, advised):
    analysis = advised.game.adviser._analysis
    advised.game.adviser._analysis = analysis._replace(others=(analysis.others[0]._replace(facts=(SAVES,)),))
    for _ in range(MOVES):
        ask(screen)
    assert lines(advised)[1][1][0].startswith("You'd have about")


def test_the_next_best_move_is_not_said_to_lose_what_it_saves_as_well(screen, advised):
    analysis, lost = advised.game.adviser._analysis, "You'd lose 1 {vp} to the war."
    (other,) = analysis.others

    def told(*known):
        beside = other._replace(apart=(), behind=2.0, known=known)
        advised.game.adviser._analysis = analysis._replace(others=(beside,))
        advised.game.adviser.depth = MOVES
        return lines(advised)[1][1]

    assert lost in told()
    assert lost not in told(SAVES)
    assert lost in told(SAVES._replace(values=(*SAVES.values[:1], ("where", (Phrase("stage.famine"),)))))
    takes = Fact("certain", "fact.loses", -1.0, (*SAVES.values[:1], ("where", (Phrase("stage.famine"),))))
    assert "You'd lose 1 {vp} to the famine." in told(SAVES, takes)


def test_the_key_that_closes_what_is_said_lets_go_of_what_was_picked_up(screen, advised):
    screen.letter("d")
    ask(screen)
    screen.frames(4, 50)
    assert advised.game.turn.is_begun
    screen.key(pygame.K_ESCAPE)
    assert not advised.game.turn.is_begun and not advised.commands.advice.is_open


def test_a_line_shows_where_picks_the_piece_up_and_plays_the_move(screen, advised):
    move = advised.game.adviser._analysis.move
    ask(screen)
    screen.frames(1, 50)
    screen.key(pygame.K_1)
    assert advised.commands.advice.shown
    advised.game.adviser.tell_more()
    advised.refresh()
    screen.frames(10, 50)
    screen.click(advised.commands.controls.button(f"{LINE_PREFIX}0").area)
    assert move[1] in advised.game.turn.selection.picked
    ask(screen)
    screen.frames(1, 50)
    number = len(advised.game.session.moves)
    screen.key(pygame.K_1)
    assert advised.game.session.moves[number] == move


def told_whole(screen, scene):
    """The advice is told to the whole moves, and has been there long enough to be meant."""
    while scene.game.adviser.depth != MOVES:
        ask(screen)
    screen.frames(10, 50)


@pytest.mark.parametrize("is_whole", [False, True])
def test_one_enter_plays_the_move_however_much_of_it_is_told(screen, advised, is_whole):
    number, move = len(advised.game.session.moves), advised.game.adviser._analysis.move
    ask(screen)
    screen.frames(10, 50)
    if is_whole:
        ask(screen)
        screen.frames(10, 50)
        assert advised.commands.advice.key_of(0) is action("focus.act")
    screen.key(pygame.K_RETURN)
    assert advised.game.session.moves[number] == move


def test_enter_brings_advice_back_that_was_put_away_and_begins_nothing_else(screen, advised):
    number, panel = len(advised.game.session.moves), advised.commands.advice
    told_whole(screen, advised)
    panel.close()
    screen.key(pygame.K_RETURN)
    assert panel.is_open and advised.game.adviser.depth == MOVES
    assert len(advised.game.session.moves) == number and not advised.game.turn.is_begun


def test_enter_touches_nothing_on_the_table_while_there_is_no_answer(screen, advised):
    adviser = advised.game.adviser
    adviser._analysis, adviser._left, adviser._thinker = None, EFFORTS, WiseThinker()
    told_whole(screen, advised)
    screen.key(pygame.K_RETURN)
    assert adviser.depth == MOVES and not advised.game.turn.is_begun and advised.host.focused is None


def test_enter_is_meant_for_the_focus_once_that_was_moved_and_numbers_for_the_lines(screen, advised):
    told_whole(screen, advised)
    screen.key(pygame.K_TAB)
    number, panel = len(advised.game.session.moves), advised.commands.advice
    assert panel.key_of(0) is action("advice.line_1")
    screen.key(pygame.K_RETURN)
    assert panel.is_open and len(advised.game.session.moves) == number
    screen.key(pygame.K_1)
    assert len(advised.game.session.moves) > number


def test_every_line_has_the_cap_of_the_key_that_presses_it(screen, advised):
    told_whole(screen, advised)
    panel = advised.commands.advice
    entries = [panel._entry(at, line, MOVES).parts for at, line in enumerate(panel.said.lines())]
    signs = [part for row, _ in entries for part in row.parts[0].parts]
    caps = [part.shortcut for part in signs if isinstance(part, KeyCap)]
    assert caps == [button.shortcut for _, button in entries]
    assert caps == [action("focus.act"), *(action(f"advice.line_{n}") for n in range(2, len(caps) + 1))]


def test_an_advised_reroll_is_played_whole_with_the_dice_that_it_names(screen):
    screen.app.change_settings(tips="none", speed="instant")
    session = Session(game_named("nations_dice"), {}, [Seat(name, HUMAN, 1) for name in "AB"], "7")
    session.state = dice_table(
        {"dice": "white food, white food, white stone", "chits": "reroll"}, {}, rows=[("sun_tzu",), (), ()]
    )
    scene = lay(screen.app, session)
    screen.frames(4, 200)
    move = next(each for each in session.state.decision.moves if each[0] == "reroll")
    then = evaluator_of(session.game, ADVISER).laid_out(session.state, move)
    scene.game.adviser._analysis = MoveAnalysis(move, 1.0, 0.0, ())
    told_whole(screen, scene)
    number = len(session.moves)
    screen.key(pygame.K_RETURN)
    assert session.moves[number:] == [move, *then]
    assert [each[0] for each in then[-2:]] == ["pick_die", "roll_dice"]


def test_an_advised_trade_keeps_the_dice_that_were_laid_out_and_is_played_whole(screen):
    screen.app.change_settings(tips="none", speed="instant")
    session = Session(game_named("nations_dice"), {}, [Seat(name, HUMAN, 1) for name in "AB"], "7")
    session.state = dice_table({"dice": "white strength, red 2 strength, white food"}, {})
    resolve(session.state, (TRADE_OR_NOT, 0, ()))
    scene = lay(screen.app, session)
    screen.frames(4, 200)
    move = session.state.decision.moves[0]
    assert move[0] == "trade"
    scene.game.adviser._analysis = MoveAnalysis(move, 1.0, 0.0, ())
    told_whole(screen, scene)
    assert scene.commands.advice.said.lines()[0].head.startswith("Trade the dice with ")
    number = len(session.moves)
    screen.key(pygame.K_RETURN)
    assert [each[0] for each in session.moves[number : number + 2]] == ["trade", "trade"]


def beside(scene):
    """What lies over the table besides the advice."""
    return [each.name for each in scene.commands.sight.popovers.lying if each.name != ADVICE]


def test_what_was_told_is_over_when_advice_is_asked_for_until_the_pointer_moves_to_a_piece(screen, advised):
    card = advised.table.top.layout.targets[advised.game.session.state.decision.moves[0][1]].area
    screen.move_to(screen.pixel(card))
    screen.frames(20, 50)
    assert TOOLTIP in beside(advised)
    told_whole(screen, advised)
    assert beside(advised) == []
    screen.move_to((3, 3))
    screen.move_to(screen.pixel(card))
    screen.frames(20, 50)
    assert beside(advised) == [TOOLTIP]
    told, panel = advised.commands.sight.popovers.rect_of(TOOLTIP), panel_rect(advised)
    assert not told.colliderect(panel)


def test_beside_the_advice_lies_one_popover_at_most(screen, advised):
    targets = advised.table.top.layout.targets
    cards = [name for name, place in targets.items() if name in CARDS and place.tells][:3]
    advised.commands.hints.pinned = cards[:2]
    screen.frames(2, 50)
    assert len(beside(advised)) == 2
    told_whole(screen, advised)
    assert beside(advised) == [f"{PINNED_PREFIX}{cards[1]}"]
    screen.move_to(screen.pixel(targets[cards[2]].area))
    screen.frames(20, 50)
    assert beside(advised) == [TOOLTIP]
    screen.key(pygame.K_ESCAPE)
    screen.frames(2, 50)
    assert {f"{PINNED_PREFIX}{card}" for card in cards[:2]} <= {*beside(advised)}


def test_escape_closes_the_advice_before_anything_that_is_told_beside_it(screen, advised):
    told_whole(screen, advised)
    screen.key(pygame.K_TAB)
    screen.frames(10, 50)
    assert beside(advised) == [TOOLTIP]
    screen.key(pygame.K_ESCAPE)
    assert not advised.commands.advice.is_open and screen.app.stack.top is advised
    screen.frames(2, 50)
    assert TOOLTIP not in beside(advised)


def test_the_panel_takes_the_click_between_its_lines(screen, advised):
    ask(screen)
    screen.frames(2, 50)
    (group,) = (each for each in advised.commands.controls.groups if each.name == ADVICE)
    x, y, wide, high = group.area
    screen.click((x + wide - 6, y + high - 6, 2, 2))
    assert not advised.game.turn.is_begun
    assert advised.game.adviser.depth == LOOK


def test_a_panel_has_few_words():
    long = AdviceLine("Buy it", tuple(f"{'word ' * 14}{number}." for number in range(4)), ("pass",))
    kept = brief([long, long._replace(head="Next")])
    assert sum(len(words.split()) for each in kept for words in (each.head, *each.says)) <= MOST_WORDS
    assert all(each.says for each in kept)


def test_what_could_be_saved_is_told_of_the_advised_move_unless_it_is_not_lost_after_it(screen, advised):
    move = advised.game.session.state.decision.moves[-1]
    advised.game.ways._doubts = False
    advised.game.ways._overlooked = Overlooked(GoalRoute((move,), 1, 1), Stake(5, 2), Stake(7, 0))
    for _ in range(MOVES):
        ask(screen)
    saved = "You could still save 2 {vp}, but that would cost you more than it brings."
    assert [saved in says for _, says in lines(advised)] == [True, False]
    advised.game.adviser._analysis = advised.game.adviser._analysis._replace(is_safe=True)
    assert not any(saved in says for _, says in lines(advised)), "it is not lost after the advice"


def test_passing_is_not_advised_below_a_warning_against_it(screen, advised):
    move = advised.game.session.state.decision.moves[0]
    advised.game.adviser._analysis = advised.game.adviser._analysis._replace(move=("pass",), others=(), facts=())
    advised.game.ways._doubts = False
    advised.game.ways._overlooked = Overlooked(GoalRoute((move,), 1, 1), Stake(5, 2), Stake(7, 0))
    advised.game.adviser.depth = MOVES
    (line,) = lines(advised)
    assert line == ("Pass", ("You could still save 2 {vp}, but that would cost you more than it brings.",))


def panel_rect(scene):
    return scene.commands.sight.popovers.rect_of(ADVICE)


def corner_and_width(scene):
    """What of the panel stays while it tells more below."""
    rect = panel_rect(scene)
    return rect.topleft, rect.width


@pytest.mark.parametrize("depth", [LOOK, PIECES, MOVES])
def test_the_panel_lies_where_it_will_before_there_is_an_answer(screen, advised, depth):
    adviser = advised.game.adviser
    answer = adviser._analysis
    adviser.depth, adviser._analysis, adviser._left = depth, None, EFFORTS[:1]
    advised.refresh()
    screen.frames(1, 50)
    waiting = corner_and_width(advised)
    adviser._analysis, adviser._left = answer, ()
    advised.refresh()
    screen.frames(2, 50)
    assert corner_and_width(advised) == waiting


@pytest.mark.parametrize("game", GAMES)
def test_the_panel_has_one_place_from_the_first_press_to_the_last_and_hides_what_is_played_on_nowhere(
    screen, game, monkeypatch
):
    monkeypatch.setattr(Adviser, "_begin", lambda adviser: None)
    screen.app.change_settings(tips="none")
    scene = lay_new(screen.app, game, ["human"] * max(2, GAMES[game].seats[0]), 11)
    for _ in range(8):
        scene._cover(False)
        screen.frames(1, 200)
    moves = scene.game.session.state.decision.moves
    ask(screen)
    screen.frames(1, 50)
    place, seen = corner_and_width(scene), []
    answers = [(moves[0], moves[-1]), (moves[-1], moves[0])]
    for best, other in answers:
        facts = (SAVES, COSTS) if game == "nations" else ()
        compared = MoveComparison(other, 0.5, 0.1, (), facts=facts)
        scene.game.adviser._analysis = MoveAnalysis(best, 1.0, 0.1, (compared,), facts=facts)
        scene.refresh()
        screen.frames(1, 50)
        assert corner_and_width(scene) == place
        ask(screen)
        screen.frames(1, 50)
        assert corner_and_width(scene) == place
        seen.append(panel_rect(scene))
    anchors = scene.table.top.layout.anchors
    for name in ("market", "map", "hand", "forecast-panel", "forecast panel", PROMPT):
        rect = screen.app.theme.rect(*anchors.get(name, (0.0, 0.0, 0.0, 0.0)))
        assert not any(rect.colliderect(each) for each in seen), name


def test_the_key_opens_then_shows_all_and_closes_only_what_was_seen_whole(screen, advised):
    adviser = advised.game.adviser
    ask(screen)
    screen.frames(1, 50)
    assert adviser.depth == LOOK
    screen.frames(int(DEEPER_AFTER) // 50, 50)
    ask(screen)  # just as it has told more by itself
    screen.frames(1, 50)
    assert adviser.depth == MOVES
    ask(screen)
    screen.frames(1, 50)
    assert adviser.depth == MOVES, "meant what was there before"
    screen.frames(int(WHOLE_FOR) // 50 + 1, 50)
    ask(screen)
    assert adviser.depth == 0


def test_what_nobody_has_to_look_for_is_told_at_once(screen):
    scene = lay_new(screen.app, "nation_deckbuilder", [HUMAN, HUMAN], "5")
    adviser, mark = scene.game.adviser, scene.game.session.state.decision.moves[0]
    adviser.depth, adviser._analysis = LOOK, MoveAnalysis(mark, 1.0, 0.0, (), line=whole_hand(scene, mark))
    screen.frames(1, 50)
    assert adviser.depth == MOVES
    assert [head for head, _ in lines(scene)] == ["Play your whole hand"]


def whole_hand(scene, first):
    """The moves that mark the rest of the hand after a first card, and play it."""
    moves = [each for each in scene.game.session.state.decision.moves if each[0] == "mark" and each != first]
    return *moves, ("play",)


def test_what_came_in_a_slow_frame_has_not_been_seen_and_stays(screen, advised):
    adviser = advised.game.adviser
    ask(screen)
    ask(screen)
    screen.frames(1, 2 * WHOLE_FOR)
    ask(screen)
    assert adviser.depth == MOVES


def test_the_key_closes_nothing_while_there_is_no_answer(screen, advised):
    adviser = advised.game.adviser
    answer, adviser._analysis, adviser._left = adviser._analysis, None, EFFORTS
    adviser._thinker = WiseThinker()
    for _ in range(4):
        ask(screen)
        screen.frames(int(WHOLE_FOR) // 50 + 1, 50)
    assert adviser.depth == MOVES
    adviser._analysis, adviser._left = answer, ()
    advised.refresh()
    assert len(lines(advised)) > 1, "all of it is told at once"


@pytest.mark.parametrize(("wide", "high"), [(54.0, 30.0), (96.0, 130.0)])
def test_a_disc_lies_on_the_piece_that_it_means_and_on_no_neighbour(wide, high):
    piece = pygame.FRect(100.0, 100.0, wide, high)
    for corner in (piece.topleft, piece.topright, piece.bottomleft, piece.bottomright):
        x, y = disc_middle(tuple(piece), corner, DISC)
        disc = pygame.FRect(x - DISC / 2, y - DISC / 2, DISC, DISC)
        shared = disc.clip(piece)
        assert shared.w * shared.h >= disc.w * disc.h / 2
        assert disc.left >= piece.left - DISC / 4 and disc.right <= piece.right + DISC / 4


def test_one_press_is_enough_and_the_panel_keeps_its_place_while_it_tells_more(screen, advised):
    adviser, depths, places, heights = advised.game.adviser, [], [], []
    ask(screen)
    for _ in range(3 * int(DEEPER_AFTER) // 50):
        screen.frames(1, 50)
        depths.append(adviser.depth)
        places.append(corner_and_width(advised))
        heights.append(panel_rect(advised).height)
    assert [*dict.fromkeys(depths)] == [LOOK, PIECES, MOVES]
    assert len(set(places)) == 1
    assert heights == sorted(heights) and heights[0] < heights[-1], "it grows with what it tells"


def test_a_move_that_has_come_by_itself_is_not_played_by_who_wanted_to_see_where_it_is(screen, advised):
    number = len(advised.game.session.moves)
    ask(screen)
    while advised.game.adviser.depth != MOVES:
        screen.frames(1, 50)
    screen.key(pygame.K_1)
    assert len(advised.game.session.moves) == number
    screen.frames(10, 50)
    screen.key(pygame.K_1)
    assert len(advised.game.session.moves) > number


def test_a_line_that_has_come_by_itself_is_pressed_once_it_was_read(screen, advised):
    adviser = advised.game.adviser
    answer = adviser._analysis
    adviser.depth = MOVES
    screen.frames(2, 50)
    adviser._analysis = answer._replace(move=answer.others[0].move, others=())
    advised.refresh()
    screen.frames(1, 50)
    number = len(advised.game.session.moves)
    screen.key(pygame.K_1)
    assert len(advised.game.session.moves) == number
    screen.frames(10, 50)
    screen.key(pygame.K_1)
    assert advised.game.session.moves[number] == answer.others[0].move


def test_a_better_answer_with_the_same_moves_is_pressed_at_once(screen, advised):
    adviser = advised.game.adviser
    adviser.depth = MOVES
    screen.frames(2, 50)
    adviser._analysis = adviser._analysis._replace(worth=4.0)
    advised.refresh()
    number, move = len(advised.game.session.moves), adviser._analysis.move
    screen.frames(1, 50)
    screen.key(pygame.K_1)
    assert advised.game.session.moves[number] == move


def test_the_panel_gets_out_of_the_way_of_what_it_speaks_of_even_where_no_spot_is_free(screen, advised, monkeypatch):
    adviser = advised.game.adviser
    everywhere = [((x * 100.0, y * 100.0, 60.0, 60.0), NEVER) for x in range(13) for y in range(7)]
    theme, panel, layer = screen.app.theme, advised.commands.advice, advised.commands.sight.popovers
    adviser.depth = PIECES
    layer.begin_panels()
    spot = panel.group(theme, everywhere).area
    monkeypatch.setattr(panel, "_spots_of", lambda lines: [_DiscSpot(spot, spot[:2])])
    layer.begin_panels()
    assert not pygame.FRect(panel.group(theme, everywhere).area).colliderect(spot)


@pytest.fixture
def advised_hand(screen):
    """A table of Nation whose adviser has answered: play the hand, then buy a Hut."""
    scene = lay_made(screen, {"hand": ["coin", "coin"]}, market=["cave", "hut"])
    screen.frames(4, 200)
    marks = [("mark", card) for card in scene.game.session.state.players[0].hand]
    line = (*marks[1:], ("play",), ("buy", "hut#1"))
    scene.game.adviser._analysis = MoveAnalysis(marks[0], 1.0, 0.0, (), line=line)
    return scene


def test_what_ending_a_turn_loses_is_said_once_and_of_the_next_best_move_too(screen):
    scene = lay_made(screen, {"hand": ["coin", "coin"]}, market=["cave"])
    for letter in "ap":
        screen.letter(letter)
    end, buy = ("finish_buying",), next(move for move in scene.game.session.state.decision.moves if move[0] == "buy")
    lean, wastes = (
        Fact("printed", f"fact.{key}", worth, (("n", 2),)) for key, worth in (("lean", 0.3), ("wastes", -0.8))
    )
    near = MoveComparison(end, 0.1, 1.0, (), facts=(lean,))
    scene.game.adviser.depth = MOVES
    for analysis in (MoveAnalysis(buy, 1.0, 0.0, (near,)), MoveAnalysis(end, 1.0, 0.0, (), facts=(lean, wastes))):
        scene.game.adviser._analysis = analysis
        said = [says for line in scene.commands.advice.said.lines() if line.move == end for says in line.says]
        assert said.count("You'd lose 2 unspent {coins}.") == 1
        assert len(said) == 2


def test_the_disc_of_a_card_under_others_lies_on_the_button_that_opens_their_pile(screen):
    scene = lay_made(screen, {"hand": ["coin"], "discard_pile": ["coin", "wall"], "token": 2}, market=["cave"])
    screen.letter("a")
    screen.letter("p")
    card = next(move[1] for move in scene.game.session.state.decision.moves if move[:1] == ("remove",))
    assert card.startswith("coin")
    scene.game.adviser.depth = MOVES
    scene.game.adviser._analysis = MoveAnalysis(("remove", card), 1.0, 0.0, ())
    (button,) = (each.area for each in scene.commands.controls.buttons if each.name == "verb:remove")
    assert scene.commands.advice.spots() == [button]


def test_a_line_has_the_number_of_its_key_and_of_its_disc_on_the_table(screen, advised, monkeypatch):
    advised.game.ways._doubts = False
    for _ in range(MOVES):
        ask(screen)
    screen.frames(2, 50)
    panel, drawn = advised.commands.advice, dict[tuple[float, ...], int]()
    with monkeypatch.context() as looking:
        looking.setattr(advice_panel, "_disc_stamp", lambda theme, number, colour, at: drawn.update({at: number}))
        panel.disc_stamps(screen.app.theme)
    best = advised.game.adviser._analysis.move
    second = panel.said.lines()[1].move
    assert second != best
    card = pygame.FRect(advised.table.top.layout.targets[best[1]].area)
    assert [number for at, number in drawn.items() if card.collidepoint(at)] == [1]
    screen.frames(10, 100)
    screen.key(pygame.K_2)
    assert second in advised.game.session.moves


def test_cards_that_are_played_together_are_advised_together(screen, advised_hand):
    ask(screen)
    screen.frames(1, 50)
    assert lines(advised_hand)[0][0] == "Play your whole hand"
    screen.frames(10, 100)
    screen.key(pygame.K_1)
    screen.frames(4, 200)
    assert advised_hand.game.session.state.decision.choice.name == "buy"
    assert advised_hand.game.session.state.players[0].coins == 2


def test_what_the_adviser_names_is_not_asked_about_as_it_says_itself_what_that_costs(screen):
    scene = lay_made(screen, {"hand": ["coin", "coin"], "science": 9, "token": 2}, market=["cave", "hut"])
    screen.frames(4, 200)
    while scene.game.session.state.decision.choice.name == "mark":
        screen.letter("a")
        screen.frames(4, 200)
    move, playback = ("advance", "age2"), scene.commands.playback
    assert move in scene.game.session.state.decision.moves
    assert not playback.submit(move) and screen.scene is not scene, "it is asked about"
    screen.key(pygame.K_ESCAPE)
    screen.frames(3)
    scene.game.adviser._analysis = MoveAnalysis(move, 1.0, 0.0, (), facts=(printed("fact.age", 1.0, age="II"),))
    for _ in range(MOVES):
        ask(screen)
    said = " ".join(lines(scene)[0][1])
    assert "lose the old one" in said
    assert playback.submit(move) and screen.scene is scene


def test_one_press_of_a_barter_lays_and_proposes_the_whole_deal(screen):
    session = Session(game_named("wealth_of_nations"), {}, [Seat(name, HUMAN, 1) for name in "ABC"], "7")
    session.state = rich()
    scene = lay(screen.app, session)
    screen.frames(4, 200)
    scene.game.adviser._analysis = MoveAnalysis(("barter", "seat1"), 1.0, 0.0, ())
    for _ in range(MOVES):
        ask(screen)
    (head, says), *_ = lines(scene)
    assert re.match(r"Offer \$\d+ to B for 4 {energy}", head) and head not in says
    screen.frames(10, 100)
    screen.key(pygame.K_1)
    screen.frames(4, 200)
    assert session.state.decision.choice.name == "answer"
    assert session.state.talk.offer[1] == -4 and session.state.talk.offer[MONEY_PLACE] > 0


def test_beside_an_answer_to_an_offer_the_other_answers_are_told(screen):
    session = Session(game_named("wealth_of_nations"), {}, [Seat(name, HUMAN, 1) for name in "ABC"], "7")
    session.state = wealth_table({"money": 60}, {"energy": 3}, {}, board="0 farm c4 0")
    for move in (("barter", "seat1"), ("ask", "energy"), ("give", "dollar10"), ("propose",)):
        flow.apply(session.state, move)
    scene = lay(screen.app, session)
    screen.frames(4, 200)
    no = MoveComparison(("decline",), -1.0, inf, (), facts=(printed("fact.forgoes", -0.1, n=2),))
    scene.game.adviser._analysis = MoveAnalysis(("accept",), 1.0, inf, (no,))
    for _ in range(MOVES):
        ask(screen)
    assert lines(scene)[-1] == ("Not as good: Decline.", ("You'd turn down a deal that's worth $2 to you.",))


def test_a_hex_is_named_as_on_the_map_and_its_disc_lies_in_the_middle(screen):
    session = Session(game_named("wealth_of_nations"), {}, [Seat(name, HUMAN, 1) for name in "ABC"], "7")
    session.state = wealth_table({"ore": 1, "capital": 1}, {}, {}, board="0 - c5", phase="develop")
    scene = lay(screen.app, session)
    screen.frames(4, 200)
    move = next(each for each in session.state.decision.moves if each[0] == "build")
    scene.game.adviser._analysis = MoveAnalysis(move, 1.0, 0.0, ())
    for _ in range(MOVES):
        ask(screen)
    assert lines(scene)[0][0] == "Build a Farm on c5"
    x, y, wide, high = area = scene.table.top.layout.targets[move[2]].area
    (spot,) = scene.commands.advice._spots()
    assert spot == (area, (x + wide / 2, y + high / 2)), "on a corner it could be any of three hexes"


def test_the_disc_of_a_button_lies_on_no_other_button():
    above, button = (100.0, 100.0, 80.0, 18.0), (140.0, 121.0, 80.0, 18.0)
    x, y = button_disc(button, [above], DISC)
    assert not overlap((x - DISC / 2, y - DISC / 2, DISC, DISC), above)
    assert button_disc(button, [], DISC) != (x, y), "over its corner it hides no word"
    assert button_disc(button, [], DISC, [above]) == (x, y), "nor does it lie on figures"


def test_advice_may_hide_other_copies_of_what_it_speaks_of_and_the_latest_turn_but_not_what_is_held(
    screen, monkeypatch
):
    scene = lay_shop(screen)
    move = next(move for move in scene.game.session.state.decision.moves if move[0] == "buy" and "cave" in move[1])
    adviser, panel = scene.game.adviser, scene.commands.advice
    adviser.depth, adviser._analysis = MOVES, MoveAnalysis(move, 3.0, 0.1, (), facts=())
    copies = [(0.0, 0.0, 9.0, 9.0)]
    monkeypatch.setattr("scenes.ui.TableLayout.named_in", lambda self, words, seat: copies if "Cave" in words else [])
    assert copies[0] not in [area for area, _ in panel._spoken_of(panel.said.lines())]
    costs = {}
    spot = panel._popovers.panel_spot
    monkeypatch.setattr(
        panel._popovers, "panel_spot", lambda *of, **more: costs.update(dict(of[4])) or spot(*of, **more)
    )
    panel.group(scene.table.theme, scene.commands.sight.weighted)
    anchors = scene.table.top.layout.anchors
    assert costs[anchors["latest_turn@1"]] < KEPT_CLEAR < costs[anchors["strip"]]


def test_the_disc_of_a_price_lies_away_from_the_price_beside_it():
    areas = {"buy food": (0, 0, 50, 40), "sell food": (54, 0, 50, 40), "buy ore": (0, 80, 50, 40)}
    targets = {name: Target(area, verb=name.split()[0]) for name, area in areas.items()}
    assert disc_corner(targets, "buy food") == (0, 0)
    assert disc_corner(targets, "sell food")[0] == 104
    assert disc_corner({"card": Target((5, 5, 50, 40)), **targets}, "card") == (5, 5)


def test_the_panel_lies_where_the_table_is_empty_and_leaves_prices_in_sight(screen):
    session = Session(game_named("wealth_of_nations"), {}, [Seat(name, HUMAN, 1) for name in "ABC"], "7")
    hand = RandomBot("7", session.game)
    while all(move[0] != "sell" for move in session.state.decision.moves):
        session.play(hand.choose(session.state, session.state.decision))
    scene = lay(screen.app, session)
    scene.table.is_first_game = True
    screen.frames(4, 200)
    move = next(each for each in session.state.decision.moves if each[0] == "sell")
    scene.game.adviser._analysis = MoveAnalysis(move, 1.0, 0.0, ())
    for _ in range(MOVES):
        ask(screen)
        screen.frames(2, 50)
    (group,) = (each for each in scene.commands.controls.groups if each.name == ADVICE)
    layout = scene.table.top.layout
    assert not [name for name, area in layout.anchors.items() if name.endswith(" market") and overlap(area, group.area)]
    rect = pygame.FRect(group.area)
    assert not [name for name, place in scene.table.lit_targets.items() if rect.colliderect(place.area)]
    over = [panel.area for panel in layout.panels if overlap(panel.area, rect.inflate(-20, -20))]
    assert len(over) == 1, "the map, on which nothing is done while goods are traded"


READ_OF_ALL = ("health@", "sum@")


@pytest.mark.parametrize("game", ["nations", "nations_dice", "nation_deckbuilder"])
def test_the_panel_keeps_its_place_from_question_to_question_and_leaves_figures_in_sight(screen, game, monkeypatch):
    monkeypatch.setattr(Adviser, "_begin", lambda adviser: None)
    screen.app.change_settings(tips="none")
    scene, hand, places = lay_new(screen.app, game, ["human", "human"], 11), RandomBot("11", GAMES[game]), []
    for _ in range(4):
        for _ in range(6):
            scene._cover(False)
            screen.frames(1, 200)
        ask(screen)
        screen.frames(1, 50)
        places.append(corner_and_width(scene))
        targets = scene.table.top.layout.targets
        read = [screen.app.theme.rect(*place.area) for name, place in targets.items() if name.startswith(READ_OF_ALL)]
        assert panel_rect(scene).collidelist(read) < 0
        screen.key(pygame.K_ESCAPE)
        state = scene.game.session.state
        for _ in range(5):
            scene.commands.playback.play(hand.choose(state, state.decision))
    assert len({*places}) == 1


def test_a_tooltip_of_a_line_does_not_say_the_line_again(screen, advised):
    for _ in range(MOVES):
        ask(screen)
    screen.frames(2, 50)
    (group,) = (each for each in advised.commands.controls.groups if each.name == ADVICE)
    first = next(each.control for each in group.buttons if each.name == f"{LINE_PREFIX}0")
    said = advised.commands.advice.said.lines()[0]
    assert said.says and said.says[0] in first.caption, "who listens hears all of it"
    assert not {said.head, *said.says} & {first.tells.title, *first.tells.remarks}


def test_what_is_not_played_is_not_advised_to_be(screen, advised_hand):
    adviser = advised_hand.game.adviser
    adviser._analysis = adviser._analysis._replace(line=(("play",), ("buy", "cave#1")))
    for _ in (LOOK, PIECES, MOVES):
        ask(screen)
    assert lines(advised_hand)[0][0] == "Play Coin"


def test_the_panel_leaves_what_it_names_in_sight(screen, advised_hand):
    adviser = advised_hand.game.adviser
    market = [card for card in advised_hand.game.session.state.places if card][:4]
    names = tuple(PieceName(CARDS_OF_NATION[card].name) for card in market)
    facts = (Fact("line", "then", 0.5, (("what", names),)),)
    adviser._analysis = adviser._analysis._replace(facts=facts)
    for _ in (LOOK, PIECES, MOVES):
        ask(screen)
    screen.frames(2, 50)
    (group,) = (each for each in advised_hand.commands.controls.groups if each.name == ADVICE)
    targets = advised_hand.table.top.layout.targets
    assert not [card for card in market if overlap(targets[card].area, group.area)]


def test_a_sure_cost_is_never_left_out_for_brevity():
    cost = "You then miss the famine, worth 1 point."
    long = AdviceLine("Buy it", ("word " * 14, "word " * 40, cost), ("pass",), costs=frozenset({cost}))
    kept = brief([long, long._replace(head="Next", says=("word " * 20,), costs=frozenset())])
    assert kept[0].says == (long.says[0], cost)
    assert sum(len(words.split()) for each in kept for words in (each.head, *each.says)) <= MOST_WORDS


@pytest.fixture
def dice_purchase(screen):
    """The Dice Game with advice to buy an advisor, for which both dice of food have to be traded."""
    screen.app.change_settings(tips="none", speed="instant")
    session = Session(game_named("nations_dice"), {}, [Seat(name, HUMAN, 1) for name in "AB"], "7")
    session.state = dice_table({"dice": "white food, white food"}, {}, rows=[("sun_tzu",), (), ()])
    scene = lay(screen.app, session)
    screen.frames(4, 200)
    move = ("buy_tile", "sun_tzu", "advisor")
    said = tuple(known_of(evaluator_of(session.game).consequences, session.state, move))
    count = Fact(COUNTED, "counted.war", 0.4, (("n", 49), ("all", 114), ("other", 0)))
    apart = Fact("line", "apart.less_round", -1.0, (("less", (Difference(-2, "books"),)),))
    other = MoveComparison(("pass",), 3.0, 0.1, (), apart=(apart,))
    scene.game.adviser._analysis = MoveAnalysis(move, 3.0, 0.1, (other,), facts=told([count, *said], ()))
    for _ in range(MOVES):
        ask(screen)
    return scene


def test_a_name_is_never_the_whole_advice(dice_purchase):
    """Where nothing tells a tile from the others, it says itself what it does."""
    adviser = dice_purchase.game.adviser
    adviser._analysis = adviser._analysis._replace(facts=())
    for depth in (LOOK, PIECES, MOVES):
        (first, *_) = dice_purchase.commands.advice.said.lines(depth)
        assert any("{reroll}" in said for said in first.says), depth


def test_the_panel_tells_the_famine_that_a_payment_costs_however_much_there_is_to_say(dice_purchase):
    assert "You then miss the famine, worth 1 {vp}." in lines(dice_purchase)[0][1]


def test_the_first_sure_cost_must_be_told_and_all_of_about_a_point():
    costs = [Fact(CERTAIN, "fact.rate_less", worth) for worth in (-0.5, -1.0, -0.4)]
    assert sure_costs([Fact(COUNTED, "counted.war", -1.0), *costs]) == costs[:2]


def test_a_line_plays_a_purchase_with_the_payment_that_was_tried(screen, dice_purchase):
    screen.frames(2, 50)
    number = len(dice_purchase.game.session.moves)
    screen.key(pygame.K_1)
    played = dice_purchase.game.session.moves[number:]
    assert (played[0][:2], played[-1]) == (("buy_tile", "sun_tzu"), ("pay", "sun_tzu"))
    assert dice_purchase.game.session.state.nations[0].advisor == "sun_tzu"


def laid_wealth(screen, state):
    """A table of Wealth of Nations in this position, and its adviser's lines."""
    session = Session(game_named("wealth_of_nations"), {}, [Seat(name, HUMAN, 1) for name in "ABC"], "7")
    session.state = state
    scene = lay(screen.app, session)
    screen.frames(4, 200)
    return scene


def test_the_same_tile_turned_another_way_is_no_next_best_move(screen):
    nation = {"energy": 1, "labor": 1, "capital": 1}
    state = wealth_table(nation, {}, {}, board="0 - c5", phase="develop")
    scene = laid_wealth(screen, state)
    best, turned = [move for move in state.decision.moves if move[0] == "build" and move[1] == "mine"][:2]
    compared = MoveComparison(turned, 1.5, 0.1, ())
    scene.game.adviser._analysis = MoveAnalysis(best, 1.0, 0.1, (compared,), facts=(printed("fact.points", 1.0, n=4),))
    scene.game.adviser.depth = MOVES
    said = AdviceLines(scene.table)
    assert [line.head for line in said.lines()] == ["Build a Mine on c5"]
    assert [line.head for line in said.lines(PIECES)] == ["Build a Mine"]


def test_of_a_deal_the_first_look_does_not_tell_the_whole(screen):
    state, move = rich(), ("barter", "seat1")
    scene = laid_wealth(screen, state)
    found = evaluator_of(GAMES["wealth_of_nations"], ADVISER).consequences.facts(state, move)
    assert found[0].key == "fact.deal_both"
    scene.game.adviser._analysis = MoveAnalysis(move, 1.0, 0.1, (), facts=tuple(found))
    scene.game.adviser.depth = LOOK
    (line,) = AdviceLines(scene.table).lines()
    assert line.head == "Look at the other players' cubes."
    (said,) = line.says
    assert said.startswith("You still need {energy}") and "Offer" not in said


def test_a_move_that_is_worse_by_points_is_not_told_to_lack_points_as_well():
    """Both "a few extra" and "about 1 worse" in two sentences are two numbers for one thing."""

    def beside(key):
        return MoveComparison(("pass",), 1.2, 0.1, (MoveReason(key, 1.2),))

    assert not [*decided(beside("points"))] and [*decided(beside("dice"))]


def test_a_great_printed_cost_and_what_makes_up_for_one_are_never_left_out():
    """The 2 {vp} of a tile that is covered were."""
    covers, made_up = printed("fact.covers", -3.0), line("outweighs", 2.0)
    assert sure_costs([covers, printed("fact.covers", -0.5), made_up]) == [covers, made_up]


def test_a_button_that_was_not_held_long_enough_is_named(screen, advised):
    """Whoever has let go of the key cannot keep holding it."""
    name = next(button.name for group in advised.commands.controls.groups for button in group.buttons)
    advised.commands._take(HoldLonger(name))
    label = advised.commands.controls.button(name).control.label
    assert label and ", key" not in label
    assert advised.commands.hints.notice.words == f"Hold {label} until the button is full."


def test_stocks_that_are_called_like_a_card_are_advised_though_nothing_else_is_said_of_them(screen):
    """NATION: 3 food may be changed into a coin; "Food" is a card, too."""
    scene = lay_made(screen, {"hand": ["coin", "food"], "food": 3}, market=["cave", "hut"])
    screen.letter("a")
    screen.letter("a")
    move = next(each for each in scene.game.session.state.decision.moves if each[:2] == ("convert", "food"))
    scene.game.adviser.depth = MOVES
    scene.game.adviser._analysis = MoveAnalysis(move, 1.0, 0.0, ())
    assert len(lines(scene)) == 1
