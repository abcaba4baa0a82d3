"""From a message to ears, fingers and eyes: order and history, speech, sound, screen."""
