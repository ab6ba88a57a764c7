"""A city as a picture of what its side has built: values, and painters by layer from the sky to the square."""
