"""What events of Nation, the deck-builder look and sound like."""
