"""A game being played: the table, its hands, and everything that is shown of what happens."""
