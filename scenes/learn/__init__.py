"""Learning by playing: chapters on the real table, with a popover beside what each step speaks of."""
