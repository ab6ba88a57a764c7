"""What events of The Dice Game look and sound like."""
