"""Look up every name of a host that we use, so that a missing one can be reported."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Protocol

from playpalace_ludo.hosts.host import Host, Parts


class InterfaceError(Exception):
    """A host version whose interface is not the one we know."""


def look_up(host: Host, parts: Parts, package: str) -> SimpleNamespace:
    """Return what we use of the host, by name; raise InterfaceError naming what is missing."""
    api = SimpleNamespace()
    for name, module in parts.names.items():
        setattr(api, name, _attribute(host, full_name(package, module), name))
    for name, protocol in parts.protocols.items():
        for method in methods(protocol):
            if not hasattr(getattr(api, name), method):
                raise InterfaceError(f"{host.title}'s {name} has no attribute {method!r}")
    return api


def methods(protocol: type) -> Iterator[str]:
    """Yield the methods a Protocol asks for, without those that `typing` itself puts into it."""
    for base in protocol.__mro__:
        for name, value in vars(base).items():
            module = getattr(getattr(value, "__func__", value), "__module__", None)
            if module == base.__module__ != Protocol.__module__:
                yield name


def full_name(package: str, module: str) -> str:
    return f"{package}.{module}" if package else module


def _attribute(host: Host, module: str, name: str) -> Any:
    try:
        loaded = importlib.import_module(module)
    except ImportError as error:
        raise InterfaceError(f"{host.title} has no module {module!r} ({error})") from error
    if not hasattr(loaded, name):
        raise InterfaceError(f"{host.title}'s module {module} has no attribute {name!r}")
    return getattr(loaded, name)
