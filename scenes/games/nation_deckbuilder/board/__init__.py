"""What lies on the table of Nation, the deck-builder."""
