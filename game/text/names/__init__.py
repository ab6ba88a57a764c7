"""Names of players: letters as people see them."""
