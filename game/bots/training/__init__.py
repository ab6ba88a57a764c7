"""How computer players learn their weights."""
