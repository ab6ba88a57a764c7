"""Dice: shapes, faces, and how they tumble."""
