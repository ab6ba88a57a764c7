"""What tables and screens are built of, and the contract between a table and the play scene."""
