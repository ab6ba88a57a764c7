"""Control: which keys and buttons do what, and what is there for whom."""
