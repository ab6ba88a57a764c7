"""Nation, the deck-builder in words."""
