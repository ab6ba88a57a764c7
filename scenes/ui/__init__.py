"""The UI toolkit: boxes that measure, lay and paint themselves."""
