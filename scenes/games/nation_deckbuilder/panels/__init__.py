"""The panels around the board of Nation, the deck-builder."""
