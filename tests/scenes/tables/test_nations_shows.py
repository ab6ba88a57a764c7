"""What the events of Nations look like, and the moves that are questioned first."""

from collections import Counter
from dataclasses import replace

import pytest

from game import GAMES
from game.bots.random_bot import RandomBot
from game.engine.selection import Selection
from game.engine.trace import traced
from game.nations.cards.cards import CARDS, PRINTED
from game.session.session import Seat, Session
from scenes.games.nations.board.faces import piece_name
from scenes.games.nations.table import NationsTable
from scenes.table.great_work import GreatWork
from scenes.table.model import TableModel
from scenes.table.show import Banner, Flash, Tokens
from tests.happening import event as happening
from tests.scenes.tables import games

TABLE = NationsTable()


def model_of(state, session):
    return TableModel(state, session.seats, 0, 0, state.decision, Selection(), options=session.options)


def new_session(seats, seed):
    people = [Seat(f"Seat {number}", "random", number) for number in range(1, seats + 1)]
    return Session(GAMES["nations"], {}, people, seed)


def frames_of_a_game(seats, seed):
    """Every frame of a random game, with the position before it."""
    session, hand = new_session(seats, seed), RandomBot(seed)
    while session.state.decision:
        before = session.state.copy()
        session.play(hand.choose(session.state, session.state.decision))
        for frame in traced(before, session.moves[-1]):
            yield session, before, frame
            before = frame.state


@pytest.mark.parametrize("seats", [1, 3])
def test_shows_point_at_what_is_on_the_table(seats):
    kinds = set()
    for session, before, frame in frames_of_a_game(seats, 7):
        model = model_of(before, session)
        for show in TABLE.shows(model, frame.event):
            kinds.add(type(show))
            match show:
                case Tokens(source=source, target=target):
                    layout = TABLE.layout(model)
                    assert {source, target} <= {*layout.anchors, *layout.targets}, frame.event
                case Flash(names=names):
                    assert names
    assert {Tokens, Flash, Banner} <= kinds


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_what_flies_leaves_every_counter_as_production_and_losses_do(seats):
    """Counters tick as tokens land, and stand at the true number when all have."""
    seen = 0
    for session, before, frame in frames_of_a_game(seats, 5):
        if frame.event.kind not in ("produced", "gained", "lost", "lost_vp"):
            continue
        landed = Counter()
        for show in TABLE.shows(model_of(before, session), frame.event):
            if isinstance(show, Tokens):
                landed[show.glyph, show.target] += show.count
                landed[show.glyph, show.source] -= show.count
        for nation, then in zip(before.nations, frame.state.nations, strict=True):
            for kind in ("gold", "stone", "food", "books", "vp"):
                change = getattr(then, kind) - getattr(nation, kind)
                assert landed[kind, f"{kind}@{nation.seat}"] == change, frame.event
                seen += change != 0
    assert seen > 20


def test_production_flies_from_the_cards_that_bring_it():
    for session, before, frame in frames_of_a_game(3, 7):
        if frame.event.kind == "produced" and frame.event.seat == 0 and before.nations[0].workers[0]:
            sources = {show.source for show in TABLE.shows(model_of(before, session), frame.event)}
            assert any(source.split("@")[0] in before.nations[0].slots for source in sources)
            return
    raise AssertionError("nobody produced anything")


@pytest.mark.parametrize("ages", [2, 4])
def test_a_new_age_tells_of_as_many_rounds_as_are_played(ages):
    begun = happening("nations", "round_began", seat=None, round=3, age=2)
    change, *_ = TABLE.shows(games.model(games.session(2, ages=ages)), begun)
    assert change.aside.endswith(f"round 3 of {2 * ages}")


def test_a_finished_wonder_steps_forward():
    seen = [
        (show, frame.event)
        for seed in range(8)
        for session, before, frame in frames_of_a_game(2, seed)
        if frame.event.kind == "wonder_ready"
        for show in TABLE.shows(model_of(before, session), frame.event)
    ]
    assert seen
    assert all(isinstance(show, GreatWork) and show.piece == event.facts["card"] for show, event in seen)


def test_stones_and_workers_fly_to_the_card_that_is_manned_also_to_printed_ones_and_those_of_rivals():
    """Numbers fall as stones leave, so that stones have to be seen to leave."""
    stones, workers = Counter(), Counter()
    for session, before, frame in frames_of_a_game(3, 7):
        if frame.event.kind not in ("paid", "deployed"):
            continue
        coming = tuple(each.event for each in traced(before, session.moves[-1])) if frame.event.kind == "paid" else ()
        deployed = next((each for each in coming if each.kind == "deployed"), None) if coming else frame.event
        if deployed is None:
            continue
        model = replace(model_of(before, session), coming=coming)
        layout, is_printed = TABLE.layout(model), CARDS[deployed.card].set == PRINTED
        tokens = [show for show in TABLE.shows(model, frame.event) if isinstance(show, Tokens)]
        assert {end for each in tokens for end in (each.source, each.target)} <= {*layout.anchors, *layout.targets}
        if frame.event.kind == "paid":
            assert [each.target for each in tokens] == [piece_name(deployed.card, deployed.seat)]
            stones[is_printed] += 1
        else:
            assert bool(tokens) == (deployed.seat != 0)
            workers[is_printed] += len(tokens)
    assert stones[True] and stones[False] and workers[True]


def warnings_of_games(verb, seeds=range(12)):
    """Every warning against moves of a verb in random games of two, with position and move."""
    for seed in seeds:
        session, hand = new_session(2, seed), RandomBot(seed)
        while session.state.decision:
            for move in session.state.decision.moves:
                if move[0] == verb and (words := TABLE.warning(model_of(session.state, session), move)):
                    yield session.state.copy(), move, words
            session.play(hand.choose(session.state, session.state.decision))


def test_a_new_wonder_over_one_that_is_begun_is_questioned():
    for state, move, words in warnings_of_games("buy_card"):
        if CARDS[move[1]].type == "wonder":
            nation = state.nations[state.decision.seat]
            assert nation.sections_built > 0
            assert CARDS[nation.wonder].name in words
            return
    raise AssertionError("no game had a wonder to be abandoned")
