"""Programs that use the screens without a player: pictures, measurements, whole games."""
