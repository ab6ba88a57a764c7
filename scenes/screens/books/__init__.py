"""Rules, encyclopedia and statistics."""
