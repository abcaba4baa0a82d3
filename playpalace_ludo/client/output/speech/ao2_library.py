"""accessible-output2 module by module, imported under one lock and without needless dependencies.

Its package imports all outputs at once, with pywin32 and more. That takes seconds, and several
threads doing it at the same time deadlock, losing every output. So its packages are registered
without being run, and only the module asked for is imported.
"""

from __future__ import annotations

import sys
import threading
from contextlib import suppress
from importlib import import_module
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any

_PACKAGE = "accessible_output2"
_WINDOW_CLASSES = {"jaws": "JFWUI2", "window_eyes": "GWMExternalControl"}
"""A window that each of these readers has while it runs; asking the reader would need pywin32."""
_importing = threading.Lock()


def output_module(name: str) -> ModuleType:
    """Import one output's module; raise ModuleNotFoundError if a package of it is missing."""
    with _importing:
        if sys.platform == "win32":
            _spare_libraries()
        if _PACKAGE not in sys.modules:
            package = _unrun(_PACKAGE)
            package.load_library = _load_library  # type: ignore[attr-defined]
            _unrun(f"{_PACKAGE}.outputs")
        return import_module(f"{_PACKAGE}.outputs.{name}")


def load_ahead(name: str) -> None:
    """Import one output's module in its own thread while the game is still loading.

    It needs system libraries, which take longest to load and are wanted first.
    """

    def load() -> None:
        with suppress(Exception):  # opening the output meets the same fault and reports it
            output_module(name)

    threading.Thread(target=load, name="load-ahead", daemon=True).start()


def may_run(name: str) -> bool:
    """Tell, in microseconds and without any library, whether a screen reader may be running."""
    if sys.platform != "win32":
        return True
    if name in _WINDOW_CLASSES:
        import ctypes

        return bool(ctypes.windll.user32.FindWindowW(_WINDOW_CLASSES[name], None))
    return True


def _unrun(name: str) -> ModuleType:
    """Register a package in the state before its first line runs."""
    spec = find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    module = sys.modules[name] = module_from_spec(spec)
    return module


def _load_library(name: str, cdll: bool = False) -> Any:
    """Load a reader's library from where the package keeps them."""
    import ctypes

    file = Path(str(sys.modules[_PACKAGE].__file__)).parent / "lib" / name
    return ctypes.CDLL(str(file)) if cdll else getattr(ctypes, "WinDLL")(str(file))  # noqa: B009


def _spare_libraries() -> None:
    """Stand in for two libraries that the outputs import and hardly use.

    They would load pywin32 and much of the standard library, a third of a second under Wine. Only
    `load_com` is used.
    """
    used: dict[str, dict[str, object]] = {
        "platform_utils": {"paths": None},
        "libloader": {"load_library": None},
        "libloader.com": {"load_com": _load_com},
    }
    for name, content in used.items():
        if name not in sys.modules:
            module = sys.modules[name] = module_from_spec(ModuleSpec(name, None, is_package=True))
            vars(module).update(content)


def _load_com(*names: str) -> Any:
    """Return the first COM object of these names that exists.

    The library itself would write modules into the temporary folder, which takes a second and, when
    two programs do so at once, leaves broken ones that silence every later start.
    """
    import pywintypes
    from win32com.client import dynamic

    for name in names:
        try:
            return dynamic.Dispatch(name)
        except pywintypes.com_error:
            continue
    raise pywintypes.com_error(f"none of these can be had: {', '.join(names)}")
