"""Play money: balances, stakes and payouts."""
