"""Studies: games with notes, and lessons that players make of games."""
