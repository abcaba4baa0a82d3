"""The trials of `tools/campaign.py`: what the game has to bear, one module for each kind."""
