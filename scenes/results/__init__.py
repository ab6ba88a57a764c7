"""How games end: the points counted up, the winner, what can be done next."""
