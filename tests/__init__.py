"""The tests, in folders like those of the package, and their shared helpers."""
