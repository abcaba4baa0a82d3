"""Client side of the PlayPalace protocol: pure protocol logic, and one module with the socket."""
