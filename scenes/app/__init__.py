"""The window, its main loop, the stack of scenes, and what keeps them running."""
