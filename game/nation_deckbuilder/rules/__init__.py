"""The rules of Nation, the deck-builder, named as in the rulebook."""
