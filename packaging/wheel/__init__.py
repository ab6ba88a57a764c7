"""Table of Nations, installed: all of it lies below this name, and is imported by its own names once it runs."""
