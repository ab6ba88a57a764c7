"""Computer players: players that choose a move from what their seat may know."""
