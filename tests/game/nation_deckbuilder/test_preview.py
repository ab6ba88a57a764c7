"""What a marked batch would bring, and the batch that plays the most cards (K-RULING-07, K-RULING-08)."""

from __future__ import annotations

from game.engine import flow
from game.nation_deckbuilder.analysis.preview import Hit, play_all, preview
from tests.game.nation_deckbuilder.scenario import find, health, plain, play, stock, table


def test_a_preview_adds_up_what_is_marked() -> None:
    """K-RULING-07: totals before anything is played; nothing changes."""
    state = table({"hand": ["hunter", "gatherer", "coin"], "food": 0}, {"standing": ["wall"]})
    play(state, "mark hunter", "mark gatherer")
    before = state.fingerprint()
    seen = preview(state, 0)
    assert seen.changes == (4, 0, 1, 2, 0)
    assert (seen.food, seen.happiness, seen.science, seen.coins) == (4, 5, 6, 0)
    assert seen.hits == (Hit(nation=1, dealt=2, blocked=2, lost=0, health=60),)
    assert state.fingerprint() == before


def test_a_preview_with_one_more_card() -> None:
    """The column beside: the same marks and another."""
    state = table({"hand": ["coin", "wiseman"], "food": 1})
    play(state, "mark coin")
    more = preview(state, 0, find(state, "mark wiseman"))
    assert (preview(state, 0).food, more.food, more.science, more.coins) == (1, 0, 7, 1)
    assert (more.hunger, more.riots, more.stands) == (True, False, True)


def test_a_preview_shows_by_how_much_a_batch_cannot_be_played() -> None:
    """K-RULING-08."""
    state = table({"hand": ["warriors", "hunter"], "food": 0})
    play(state, "mark warriors")
    seen = preview(state, 0)
    assert (seen.food, seen.stands) == (-2, False)


def test_a_preview_equals_what_then_happens() -> None:
    """K-TURN-02: with Walls, pairs, Philosophers and a satellite's earlier damage."""
    state = table(
        {"hand": ["philosopher", "hunter", "gatherer", "warriors"], "standing": ["war_satellite"]},
        {"standing": ["wall", "wall"]},
    )
    for card in state.players[0].hand:
        play(state, f"mark {card}")
    seen = preview(state, 0)
    play(state, "play")
    assert stock(state) == (seen.food, seen.happiness, seen.science)
    assert health(state)[1] == seen.hits[0].health
    assert state.players[0].coins == seen.coins


def test_a_preview_knows_draws_effects_and_victory() -> None:
    state = table({"hand": ["teleporter", "airport", "chief", "mind_control"]})
    for card in ("teleporter", "airport", "chief"):
        play(state, f"mark {card}")
    seen = preview(state, 0)
    assert (seen.draws, [card.split("#")[0] for card in seen.effects]) == (4, ["teleporter", "chief"])
    assert not seen.wins
    assert preview(state, 0, find(state, "mark mind_control")).wins


def test_partners_are_previewed_together_each_with_own_coins() -> None:
    """K-RULING-34, K-2V2-04."""
    state = table({"hand": ["food", "coin"]}, {}, {"hand": ["coin", "coin", "science"]}, {}, mode="teams")
    play(state, "mark food", "mark coin", "play", "mark coin", "mark science")
    assert preview(state, 0).changes == preview(state, 2).changes == (1, 0, 1, 0, 2)
    assert (preview(state, 0).coins, preview(state, 2).coins) == (1, 1)


def test_play_all_leaves_out_as_few_cards_as_possible() -> None:
    """K-RULING-08: the Legion has to go, or the Warriors, but not both."""
    state = table({"hand": ["legion", "warriors", "coin", "food", "attack"], "food": 1})
    marks = [plain(move) for move in play_all(state, 0)]
    assert len(marks) == 4
    assert "mark food" in marks


def test_play_all_is_in_a_safe_order() -> None:
    """K-RULING-08: every mark is legal when its turn comes, and so is playing then."""
    state = table({"hand": ["legion", "wiseman", "hunter", "gatherer", "farm"], "food": 0})
    for move in play_all(state, 0):
        flow.apply(state, move)
    assert len(state.players[0].marked) == 5
    play(state, "play")


def test_play_all_takes_the_kind_that_feeds_the_batch() -> None:
    """K-RULING-22: Farm for food, else the Navy goes hungry."""
    state = table({"hand": ["navy", "farm"], "food": 0})
    assert "mark farm food" in [plain(move) for move in play_all(state, 0)]


def test_play_all_adds_to_what_is_marked_already() -> None:
    state = table({"hand": ["coin", "wiseman"], "food": 1})
    play(state, "mark wiseman")
    assert [plain(move) for move in play_all(state, 0)] == ["mark coin"]
