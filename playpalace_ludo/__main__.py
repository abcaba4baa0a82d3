"""`python -m playpalace_ludo` is the command `playpalace-ludo`."""

import sys

from playpalace_ludo.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
