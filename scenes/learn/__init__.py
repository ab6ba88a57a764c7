"""Learning by playing: chapters on the real table, with a slip beside what each step speaks of."""
