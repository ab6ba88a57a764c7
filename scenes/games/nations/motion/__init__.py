"""What events of Nations look and sound like."""
