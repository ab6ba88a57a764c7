"""People from head to chest in flat planes, lit from ten o'clock: faces, hair, headgear, collars, and medallions."""
