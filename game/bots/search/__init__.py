"""How computer players look ahead."""
