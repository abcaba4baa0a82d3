"""Play money: how a pot is shared out, and the purses in which coins are kept."""
