"""The printed pieces of Wealth of Nations, what they do, and how they are read from data."""
