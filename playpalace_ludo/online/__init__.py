"""The way to a PlayPalace server: its protocol without any I/O, and a thin link that has it."""
