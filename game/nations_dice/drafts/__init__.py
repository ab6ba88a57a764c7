"""Several moves that a person lays out as one: see `game.engine.draft`."""
