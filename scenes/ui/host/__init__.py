"""Targets: what lies under the pointer, has the focus, is dragged or says what it is."""
