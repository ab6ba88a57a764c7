"""What people wear on head and shoulders."""
