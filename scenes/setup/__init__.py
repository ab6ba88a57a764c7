"""A new table: what every game lets its players choose before it begins."""
