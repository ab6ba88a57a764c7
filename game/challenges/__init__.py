"""Challenges: tables with a bar or a goal, what stars they bring, and the measuring of these."""
