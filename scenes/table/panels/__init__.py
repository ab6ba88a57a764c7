"""Panels that the tables of several games share."""
