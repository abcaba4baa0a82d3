"""What outlives the program: options and saved games."""
