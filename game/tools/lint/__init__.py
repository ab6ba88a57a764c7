"""What is wrong with the data files: the checks, and the command that tells what they find."""
