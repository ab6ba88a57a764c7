"""Studies on the real table: notes, what they point at, and moves that are guessed."""
