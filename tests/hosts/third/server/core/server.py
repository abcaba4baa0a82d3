"""Every host has this file."""
