"""What stands behind and before the subject of a poster."""
