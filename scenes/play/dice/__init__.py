"""Throws of dice as they are shown over a table."""
