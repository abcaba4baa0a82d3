"""What the machine has: Python in a browser has no threads, no processes and no folders of its own.

One place says so, so that everything else asks for what it needs and not for where it runs.
"""

import sys

IN_BROWSER = sys.platform == "emscripten"
HAS_THREADS = not IN_BROWSER
HAS_PROCESSES = not IN_BROWSER
HAS_FOLDERS = not IN_BROWSER
"""Whether the player can find a file that the game writes."""
