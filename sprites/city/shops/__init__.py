"""What the signs of cards are built as."""
