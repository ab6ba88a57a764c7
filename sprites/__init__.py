"""Everything drawn: theme, materials, cards, pieces. It knows the engine only by its events."""
