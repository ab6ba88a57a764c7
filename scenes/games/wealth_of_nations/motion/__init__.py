"""What events of Wealth of Nations look and sound like."""
