"""What everything is painted with: theme, palette, text, icons, materials."""
