"""What the table of The Dice Game says."""
