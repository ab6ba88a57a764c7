"""Nations in words."""
