"""The rules of Wealth of Nations, named as in the rulebook."""
