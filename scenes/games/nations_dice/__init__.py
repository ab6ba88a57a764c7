"""Nations: The Dice Game: its table, its setup, and how it ends."""
