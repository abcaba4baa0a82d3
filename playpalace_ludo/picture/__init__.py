"""A board as a picture for those who look, laid out from its routes; and the same in words."""
