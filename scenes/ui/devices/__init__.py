"""Devices: which one was used last, and what the buttons of pads are called and mean."""
