"""The printed pieces of Nation, the deck-builder, what they do, and how they are read from data."""
