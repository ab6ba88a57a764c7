"""The rules of The Dice Game, named as in the rulebook."""
