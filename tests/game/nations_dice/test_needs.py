"""Which dice bots roll again."""

from __future__ import annotations

from game.nations_dice.bot.needs import dice_to_roll_again
from game.nations_dice.cards.dice import Die
from tests.game.nations_dice.scenario import table

FAMINE_3_WAR_3 = "medieval_event_3"


def rolled(dice: str, chits: str, event: str) -> list[str]:
    """The colours of the dice that are rolled again, and what they show."""
    state = table({"dice": dice, "chits": chits}, {}, rows=[(), (), ()], event=event)
    own: dict[str, Die] = {die.handle: die for die in state.nations[0].dice}
    return [
        f"{own[handle].colour} {own[handle].icon.amount} {own[handle].icon.kind}"
        for handle in dice_to_roll_again(state, 0, ())
    ]


def test_of_two_dice_that_could_each_be_spared_one_keeps_the_famine():
    """3 food of 5 are needed: the die that may bring strength for the war is rolled, and the other one kept."""
    found = rolled("orange 2 food, red 2 food, white strength", "food, reroll", FAMINE_3_WAR_3)
    assert found == ["red 2 food"]


def test_what_meets_the_war_is_kept_even_if_its_colour_shows_more_on_average():
    assert rolled("red strength, white strength, white gold", "reroll", "antiquity_event_3") == ["white 1 gold"]
    assert "red 1 strength" in rolled("red strength, white gold", "reroll", "antiquity_event_3")
