"""The game class a host sees, and the parts it is made of."""
