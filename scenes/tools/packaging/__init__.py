"""What builds of the program need: that nothing is missing, its icons, and its pictures."""
