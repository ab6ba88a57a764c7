"""How long the program takes to open, to lay and to draw, and what a city, speech or watching adds."""
