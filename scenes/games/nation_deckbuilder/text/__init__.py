"""What the table of Nation, the deck-builder says."""
