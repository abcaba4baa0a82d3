"""PlayPalace v11: everything only this host needs."""
