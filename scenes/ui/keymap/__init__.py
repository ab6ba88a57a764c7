"""What keys mean: the table of actions, the contexts of its rows, and the keys that a player has given them."""
