"""The class a host sees: its options, its results, its saved tables."""
