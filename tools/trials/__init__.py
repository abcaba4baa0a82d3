"""The trials of `tools/campaign.py`, one module for each kind."""
