"""The printed pieces of Nations, what they do, and how they are read from data."""
