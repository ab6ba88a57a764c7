"""What computer players know of Nation, the deck-builder."""
