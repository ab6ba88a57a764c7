"""Nation, the deck-building game: its table, its setup, and how it ends."""
