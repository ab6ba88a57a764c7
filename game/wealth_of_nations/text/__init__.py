"""Wealth of Nations in words."""
