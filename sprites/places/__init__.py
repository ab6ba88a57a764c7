"""Grounds, rooms, towns and landscapes."""
