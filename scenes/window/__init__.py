"""The window and its loop, and what every scene is made of. Needs no other wing."""
