"""Files: what is read from outside, what is written, and where it is kept."""
