"""Several moves that a person lays out as one: see `game.core.draft`."""
