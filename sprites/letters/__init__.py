"""Letters of any script: fonts, what they hold, and the direction in which they run."""
