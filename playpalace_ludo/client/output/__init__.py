"""Output: presentation order, history, speech, braille, sound and screen."""
