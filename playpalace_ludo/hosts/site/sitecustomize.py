"""Start of the import hook in a server's Python and that of its subprocesses.

Found by name on the path of a server that `playpalace-ludo host` started; run by file name from
the `.pth` file that `--install` wrote, which passes SERVER_DIR.
"""

import importlib.util
import os
import sys
from pathlib import Path


def find_package() -> None:
    """Make our package importable without putting anything beside it on the path."""
    if importlib.util.find_spec("playpalace_ludo") is not None:
        return
    directory = Path(__file__).resolve().parents[2]
    spec = importlib.util.spec_from_file_location(
        "playpalace_ludo", directory / "__init__.py", submodule_search_locations=[str(directory)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["playpalace_ludo"] = module
    spec.loader.exec_module(module)


server_dir = globals().get("SERVER_DIR") or os.environ.get("LUDO_PLUS_SERVER")
if server_dir:
    find_package()
    from playpalace_ludo.hosts.install.hook import borrow, enable

    borrow(os.environ.get("LUDO_PLUS_LIBRARIES", ""))
    enable(server_dir)
