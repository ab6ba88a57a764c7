"""The games, a package each: how they lie on the table, and their own setup and result."""
