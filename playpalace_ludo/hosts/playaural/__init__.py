"""PlayAural: everything only this host needs."""
