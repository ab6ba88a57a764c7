"""Golden games: saved games with their final scores, so that a change of the rules shows up in review."""
