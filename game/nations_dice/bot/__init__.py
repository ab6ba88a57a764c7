"""What computer players know of The Dice Game."""
