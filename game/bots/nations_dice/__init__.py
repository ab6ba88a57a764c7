"""What computer hands know of The Dice Game."""
