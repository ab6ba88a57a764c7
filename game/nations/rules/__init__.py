"""The rules of Nations, named as in the rulebook."""
