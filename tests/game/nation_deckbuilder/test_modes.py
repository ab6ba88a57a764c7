"""Two against two, three nations, the Evil Army (K-2V2, K-3P, K-COOP, K-SOLO)."""

from __future__ import annotations

from game.engine import flow
from tests.game.nation_deckbuilder.scenario import (
    asked,
    end_turn,
    health,
    moves,
    play,
    play_hand,
    stock,
    table,
    zone,
)

FIRST = {"hand": ["coin", "coin", "coin", "science", "happiness"], "food": 2, "happiness": 2, "science": 1}
SECOND = {"hand": ["coin", "coin", "food", "science", "attack"]}


def test_partners_pool_everything_but_coins() -> None:
    """K-2V2-03, K-2V2-04, EX-K-11, K-RULING-34: 3/3/3, one damage, three and two coins."""
    state = table(FIRST, {}, SECOND, {}, mode="teams")
    play_hand(state)
    assert asked(state) == (2, "mark")
    assert stock(state) == (2, 2, 1)
    play_hand(state)
    assert stock(state) == (3, 3, 3)
    assert health(state) == [60, 59]
    assert [player.coins for player in state.players] == [3, 0, 2, 0]


def test_each_partner_buys_with_own_coins_into_the_own_discard_pile() -> None:
    """K-2V2-04, EX-K-12: A buys Chief, which uncovers Wiseman for B."""
    state = table(
        FIRST,
        {},
        SECOND,
        {},
        mode="teams",
        market=["hut"] * 2 + ["cave"] * 2,
        piles={1: ["thief", "wiseman", "chief"]},
    )
    play_hand(state)
    play_hand(state)
    play(state, "buy chief", "hand_over")
    assert asked(state) == (2, "buy")
    play(state, "buy wiseman", "finish_buying")
    assert zone(state, 0, "discard_pile") == ["chief"]
    assert zone(state, 2, "discard_pile") == ["wiseman"]
    assert asked(state) == (0, "buy")


def test_partners_buy_in_any_mixed_order_and_it_ends() -> None:
    """K-RULING-34: whoever did something may let the other go on."""
    state = table({"coins": 2}, {}, {"coins": 2}, {}, mode="teams", market=["cave", "thief", "campfire"])
    play(state, "hand_over")
    assert "hand_over" not in moves(state)
    play(state, "buy cave", "hand_over", "buy thief", "hand_over")
    assert asked(state) == (2, "buy")
    assert "hand_over" not in moves(state)
    play(state, "finish_buying")
    assert asked(state) == (0, "buy")
    assert "hand_over" not in moves(state)
    play(state, "finish_buying")
    assert state.active == 1


def test_taxes_of_a_partner_are_for_the_own_use() -> None:
    """K-RULING-37: shared happiness, own coin."""
    state = table({}, {}, {"happiness": 3}, {}, mode="teams")
    play(state, "convert happiness")
    assert [player.coins for player in state.players] == [1, 0, 0, 0]
    assert stock(state)[1] == 0


def test_a_partner_may_rely_on_what_the_other_can_still_bring() -> None:
    """K-RULING-34: one net test on the shared stock, whoever marks first."""
    state = table({"hand": ["warriors"], "food": 0}, {}, {"hand": ["hunter", "coin"]}, {}, mode="teams")
    play(state, "mark warriors", "play")
    assert asked(state) == (2, "mark")
    assert "play" not in moves(state)
    play(state, "mark hunter", "play")
    assert stock(state)[0] == 0


def test_nothing_a_partner_cannot_cover_may_be_marked() -> None:
    """K-RULING-34, K-DISCARD-02."""
    state = table({"hand": ["warriors"], "food": 0}, {}, {"hand": ["food"]}, {}, mode="teams")
    assert moves(state) == ["play"]


def test_partners_draw_and_discard_each_their_own_cards() -> None:
    """K-RULING-34, K-2V2-01."""
    state = table({"hand": ["coin"]}, {"hand": ["coin"]}, {"hand": ["food"]}, {"hand": ["coin"]}, mode="teams")
    end_turn(state)
    assert (zone(state, 0, "hand"), zone(state, 2, "hand")) == (["coin"], ["food"])
    assert asked(state) == (1, "mark")


def test_age_and_token_are_shared_and_remove_from_either_discard_pile() -> None:
    """K-RULING-36."""
    state = table({"discard_pile": ["coin"]}, {}, {"discard_pile": ["food"], "science": 5}, {}, mode="teams")
    play(state, "advance age2")
    assert moves(state, "remove") == ["remove coin", "remove food"]
    play(state, "remove food", "hand_over", "remove coin")
    assert (zone(state, 0, "discard_pile"), zone(state, 2, "discard_pile")) == ([], [])


def test_a_partners_card_removes_only_its_players_discards() -> None:
    """K-CARD-REMOVER-01, K-RULING-36."""
    state = table({"hand": ["chief"], "discard_pile": ["coin"]}, {}, {"discard_pile": ["food"]}, {}, mode="teams")
    play_hand(state)
    assert moves(state, "remove") == ["remove coin"]


def test_bonuses_count_the_own_cards_only() -> None:
    """K-CARD-HUNTERGATHERER-01, K-RULING-24: a partner's Gatherer or persons do not count."""
    state = table({"hand": ["hunter", "philosopher"]}, {}, {"hand": ["gatherer", "chief"]}, {}, mode="teams")
    play_hand(state)
    play_hand(state)
    assert stock(state) == (5 + 2 - 1 + 1 - 1, 6, 5 + 2 + 1)
    assert health(state) == [60, 58]


def test_the_game_of_two_teams_ends_with_one_teams_health() -> None:
    """K-2V2-05."""
    state = table({"hand": ["attack"]}, {"health": 1}, mode="teams")
    play_hand(state)
    assert state.is_over
    assert state.winner == 0


def test_an_attack_hits_both_enemies_in_full() -> None:
    """K-3P-03, EX-K-13: 70 to 67 for both."""
    state = table({"hand": ["farm"], "health": 70}, {"health": 70}, {"health": 70}, mode="three")
    play(state, "mark farm damage", "play")
    assert health(state) == [70, 67, 67]


def test_a_thief_robs_the_left_if_it_has_food_else_the_right() -> None:
    """K-3P-05, K-RULING-41."""
    for food, lost in (((2, 2), (1, 2)), ((0, 2), (0, 1)), ((0, 0), (0, 0))):
        state = table({"hand": ["thief"]}, {"food": food[0]}, {"food": food[1]}, mode="three")
        play_hand(state)
        assert (state.nations[1].food, state.nations[2].food) == lost


def test_a_summit_looks_left_and_right() -> None:
    """K-3P-05, K-RULING-41: any enemy ahead will do."""
    for science in ((6, 5), (5, 6)):
        state = table(
            {"hand": ["international_summit"]}, {"science": science[0]}, {"science": science[1]}, mode="three"
        )
        play_hand(state)
        assert stock(state)[2] == 9


def test_with_three_nations_the_last_one_standing_wins() -> None:
    """K-RULING-40: who falls is out, its cards leave play, the others go on; left is then the other enemy."""
    seats = [
        {"hand": ["attack"]},
        {"health": 1, "hand": ["coin"], "discard_pile": ["hut"]},
        {"hand": ["coin"]},
    ]
    state = table(*seats, mode="three")
    play_hand(state)
    assert state.nations[1].is_out
    assert {"coin#1", "hut#1"} < set(state.box)
    assert not state.is_over
    end_turn(state)
    assert asked(state) == (2, "mark")


def test_who_fells_both_enemies_at_once_wins() -> None:
    """K-RULING-40."""
    state = table({"hand": ["attack"]}, {"health": 1}, {"health": 1}, mode="three")
    play_hand(state)
    assert (state.is_over, state.winner, state.fallen) == (True, 0, (1, 2))


def test_a_nation_that_dies_of_riots_is_out_in_its_own_turn() -> None:
    """K-RULING-12, K-RULING-40: the next nation goes on."""
    state = table({"health": 1, "happiness": 0}, {"hand": ["coin"]}, {"hand": ["coin"]}, mode="three")
    end_turn(state)
    assert state.nations[0].is_out
    assert asked(state) == (1, "mark")


def test_the_army_grows_with_every_turn_of_the_pair() -> None:
    """K-COOP-02, EX-K-14, K-RULING-42: 59, 57, 54, 50, 45, 39, 32, 24, 15, 5; the eleventh attack kills."""
    state = table({"draw_pile": ["coin"] * 5}, {}, mode="cooperative", strength=1)
    seen = []
    while not state.is_over:
        seen.append((state.nations[0].health, state.strength))
        end_turn(state)
    assert [left for left, _ in seen] == [59, 57, 54, 50, 45, 39, 32, 24, 15, 5]
    assert seen[3][1] == 5
    assert state.winner == 1


def test_the_pair_plays_as_a_team() -> None:
    """K-COOP-01, K-RULING-44: shared record, own coins, one batch."""
    state = table({"hand": ["coin", "food"]}, {"hand": ["attack", "coin"]}, mode="cooperative", strength=1)
    play_hand(state)
    play_hand(state)
    assert stock(state) == (6, 5, 5)
    assert health(state) == [59, 59]
    assert [player.coins for player in state.players] == [1, 1]


def test_the_pair_wins_by_destroying_the_army_or_by_mind_control() -> None:
    """K-COOP-03, K-COOP-04."""
    by_health = table({"hand": ["attack"]}, mode="cooperative", army={"health": 1})
    play_hand(by_health)
    by_card = table({}, {"hand": ["mind_control"]}, mode="cooperative")
    play_hand(by_card)
    assert (by_health.winner, by_card.winner) == (0, 0)


def test_the_solo_army_rolls_a_die_before_every_turn() -> None:
    """K-SOLO-01, K-RULING-45: also before the first; 1 to 6; a roll cannot be undone."""
    rolls = set()
    for rng in range(40):
        state = table({"hand": ["coin"], "health": 60}, mode="solo", rng=rng * 977)
        rolls.add(state.strength)
        assert state.nations[0].health == 60 - state.strength
        before = state.surprises
        end_turn(state)
        assert state.surprises > before
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_the_solo_example_from_the_roll_on() -> None:
    """EX-K-15: a 4 lowers 39 to 35; then 6 damage to the army and Privateer for 4 coins."""
    hand = ["hut", "chief", "warriors", "gatherer", "coin"]
    rng = next(rng for rng in range(1000) if table({"health": 39}, mode="solo", rng=rng).nations[0].health == 35)
    state = table({"hand": hand, "health": 39, "age": 2}, mode="solo", rng=rng, market=["privateer"])
    assert health(state) == [35, 60]
    play_hand(state)
    assert stock(state) == (3, 8, 6)
    assert health(state) == [35, 54]
    play(state, "buy privateer")
    assert state.players[0].coins == 0


def test_a_solo_player_wins_by_damage_or_mind_control_and_loses_to_the_army() -> None:
    """K-SOLO-02, K-RULING-42."""
    won = table({"hand": ["attack"]}, mode="solo", army={"health": 1})
    play_hand(won)
    controlled = table({"hand": ["mind_control"]}, mode="solo")
    play_hand(controlled)
    lost = table({"hand": ["coin"], "health": 1}, mode="solo")
    assert (won.winner, controlled.winner, lost.winner) == (0, 0, 1)
    assert lost.is_over


def test_three_nations_go_round_clockwise() -> None:
    """K-3P-01, K-TURN-01."""
    state = table({}, {}, {}, mode="three")
    actives = []
    for _ in range(4):
        actives.append(state.active)
        end_turn(state)
    assert actives == [0, 1, 2, 0]


def test_a_fallen_nation_is_no_target_any_more() -> None:
    """K-RULING-40."""
    state = table({"hand": ["attack"]}, {"hand": ["chief"]}, {"hand": ["assassin", "attack"]}, mode="three")
    flow.apply(state, ("concede", "seat1"))
    play_hand(state)
    play(state, "finish_buying")
    assert asked(state) == (2, "mark")
    assert health(state) == [60, 60, 59]
