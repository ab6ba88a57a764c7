"""What Pig teaches its computer players."""
