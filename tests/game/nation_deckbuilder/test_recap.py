"""What a side did in its latest turn, as another side reads it."""

from __future__ import annotations

import pytest

from game.bots.random_bot import RandomBot
from game.engine.event import Event
from game.nation_deckbuilder import GAME
from game.nation_deckbuilder.cards.cards import CARDS
from game.nation_deckbuilder.events import Advanced, Rioted, Struck, TurnBegan
from game.nation_deckbuilder.text.recap import blows, drawn_by, latest_turn, outcome, recap
from game.session.session import Seat, Session
from tests.game.nation_deckbuilder.scenario import play, table


def told_of(state, *moves):
    """Everything that these moves bring, as everybody may hear it."""
    state.journal = []
    play(state, *moves)
    return [event.seen_by(None) for event in state.journal]


def turn_of(nation_seat: int, *events: Event) -> list[Event]:
    return [TurnBegan(nation_seat, 1), *events]


def test_what_was_done_to_the_reader_comes_first_then_purchases_then_what_was_played():
    state = table({"hand": ["warriors", "coin", "coin"], "food": 5}, {"health": 60}, market=["cave"])
    told = told_of(state, "mark warriors", "mark coin", "mark coin", "play", "buy cave")
    sentences = recap(state, turn_of(0, *told), 0, 1)
    assert sentences == (
        "Dealt 5 {damage}: you lost 5 {health}.",
        "Bought **Cave**.",
        "Played **Warriors**, **Coin** ×2.",
    )


def test_what_a_turn_came_to_leaves_out_the_cards_that_were_played():
    state = table({"hand": ["warriors", "coin", "coin"], "food": 5}, {"health": 60}, market=["cave"])
    told = turn_of(0, *told_of(state, "mark warriors", "mark coin", "mark coin", "play", "buy cave"))
    assert outcome(state, told, 0, 1) == ("hits you for 5 {health}", "buys **Cave**")
    walled = table({"hand": ["attack"]}, {"standing": ["wall"]}, market=["cave"])
    told = turn_of(0, *told_of(walled, "mark attack", "play"))
    said = "attacks with 1 {damage}: your Walls stop 1, you lose 0 {health}"
    assert outcome(walled, told, 0, 1) == (said,)


@pytest.mark.parametrize(("coins", "is_told"), [(4, True), (3, False)])
def test_who_buys_nothing_with_enough_coins_has_not_overlooked_it(coins, is_told):
    state = table({"hand": ["coin"] * coins}, {}, market=["cave"])
    told = told_of(state, *["mark coin"] * coins, "play", "finish_buying")
    said = f"Bought nothing, with {coins} {{coins}}. In a small deck, good cards come round sooner."
    assert (said in recap(state, turn_of(0, *told), 0, 1)) == is_told
    state = table({"hand": ["coin"] * 5}, {}, market=["cave"])
    told = told_of(state, *["mark coin"] * 5, "play", "buy cave", "finish_buying")
    assert not any("nothing" in each for each in recap(state, turn_of(0, *told), 0, 1))


def test_walls_that_stopped_something_are_named():
    state = table({"hand": ["warriors"], "food": 5}, {"standing": ["wall"], "health": 60})
    told = told_of(state, "mark warriors", "play")
    sentences = recap(state, turn_of(0, *told), 0, 1)
    assert sentences[:2] == (
        "Dealt 5 {damage}, your Walls stopped 3: you lost 2 {health}.",
        "Your **Wall** fell.",
    )


def test_stolen_food_and_a_forced_discard_are_told():
    state = table({"hand": ["thief", "assassin"], "food": 5}, {"hand": ["chief"], "food": 2})
    told = told_of(state, "mark thief", "mark assassin", "play")
    sentences = recap(state, turn_of(0, *told), 0, 1)
    assert "You lost 1 {food}." in sentences
    assert "You must discard a person." in sentences


def test_all_blows_of_a_turn_count_together():
    blow = {"attacker": 0, "target": 1, "dealt": 4, "blocked": 1, "lost": 3, "health": 57}
    second = {**blow, "dealt": 8, "blocked": 0, "lost": 8, "health": 49}
    (hit,) = blows([Struck(None, **blow), Struck(None, **second)], 0)
    assert (hit.dealt, hit.blocked, hit.lost, hit.health) == (12, 1, 11, 49)


def test_only_the_latest_turn_of_the_side_counts():
    state = table({}, {})
    older, newer = (Advanced(0, age, 0) for age in (2, 3))
    told = [*turn_of(0, older), *turn_of(1), *turn_of(0, newer), *turn_of(1)]
    assert latest_turn(state, told, 0) == tuple(turn_of(0, newer))
    assert recap(state, told, 0, 1) == ("Reached age III.",)


def test_a_side_that_has_had_no_turn_yet_has_none_to_tell():
    state = table({}, {})
    told = [TurnBegan(0, 1), Rioted(0, 59)]
    assert latest_turn(state, told, 0) == tuple(told)
    assert latest_turn(state, told, 1) == ()


def test_the_evil_army_is_told_by_its_attack():
    state = table({}, mode="solo")
    blow = {"seat": 0, "attacker": 1, "target": 0, "dealt": 4, "blocked": 0, "lost": 4, "health": 56}
    told = turn_of(0, Struck(**blow))
    assert recap(state, told, 1, 0) == ("Dealt 4 {damage}: you lost 4 {health}.",)


def test_a_card_that_draws_names_what_it_drew_as_far_as_it_is_known():
    state = table({"hand": ["shipyard"], "draw_pile": ["coin", "navy"]}, {})
    state.journal = []
    play(state, "mark shipyard", "play")
    for viewer, cards in ((0, ("navy#1",)), (None, ())):
        turn = [event.seen_by(viewer) for event in state.journal]
        assert drawn_by(turn) == {"shipyard#1": (1, cards)}


CHOSEN = ("played", "bought", "removed", "recalled", "deported", "discarded")
"""What a side does with a card of its choice."""


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, {}), (4, {}), (2, {"cooperative": True})], ids=lambda each: str(each)
)
def test_over_whole_games_everything_that_a_side_chose_in_its_turn_is_told(seats, options):
    """Every move, and not the first of each kind: with its card or its amount."""
    session = Session(GAME, options, [Seat(f"Seat {seat}") for seat in range(seats)], "11")
    hand, told = RandomBot("11", GAME), [frame.event for frame in session.opening]
    for _ in range(700):
        if session.state.decision is None:
            break
        session.play(hand.choose(session.state, session.state.decision))
        new = [event.seen_by(None) for event in session.events_of(len(session.moves) - 1)]
        told += new
        own = [event for event in new if event.seat is not None and event.kind != "turn_began"]
        for event in own:
            nation = session.state.nation_of(event.seat).index
            listener = next(each.index for each in session.state.nations if each.index != nation)
            turn = latest_turn(session.state, told, nation)
            if event not in turn:
                continue
            sentences = " ".join(recap(session.state, told, nation, listener))
            if event.kind in CHOSEN and event.facts.get("forced", True):
                assert f"**{CARDS[event.facts['card']].name}**" in sentences
            elif event.kind == "converted":
                amount = changed_in(turn, event.seat, event.facts["resource"])
                assert f"Traded {amount} {{{event.facts['resource']}}} for {amount // 3} {{coins}}." in sentences
            elif event.kind in ("advanced", "sold_coins", "kept_hand", "conceded", "ordered_discard"):
                assert sentences


def changed_in(turn, seat, kind):
    taxes = (event.facts for event in turn if event.kind == "converted" and event.facts["resource"] == kind)
    return sum(facts["amount"] for facts in taxes)
