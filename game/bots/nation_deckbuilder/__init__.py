"""What computer hands know of Nation, the deck-builder."""
