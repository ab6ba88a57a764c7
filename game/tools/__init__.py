"""Commands for whoever writes data, trains computer players or measures."""
