"""The client side of the PlayPalace protocol: pure protocol logic, and one module with a socket."""
