"""What Pig teaches its computer hands."""
