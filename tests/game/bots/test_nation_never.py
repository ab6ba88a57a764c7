"""What no hand does in Nation."""

from game import GAMES
from game.nation_deckbuilder.bot.never import is_absurd


def test_a_card_may_be_removed_while_nothing_was_discarded():
    nation = GAMES["nation_deckbuilder"]
    state = nation.new(nation.settle_options(2, {}), 2, 1)
    assert not state.players[0].discard_pile
    assert not is_absurd(state, 0, ("remove", state.players[0].hand[0]))
