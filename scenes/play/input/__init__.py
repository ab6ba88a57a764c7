"""From pointer and keys to moves."""
