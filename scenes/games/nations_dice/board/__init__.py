"""What lies on the table of The Dice Game."""
