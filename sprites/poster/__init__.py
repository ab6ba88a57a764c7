"""Pictures as printed posters: flat light and dark planes, a stepped sky, one sun, and the grain of a press."""
