"""Look-up of every name of a host that we use, so that a missing one can be reported."""

from __future__ import annotations

import importlib
import inspect
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol

from playpalace_ludo.hosts import LOG_NAME
from playpalace_ludo.hosts.host import Host, Parts

LOG = logging.getLogger(LOG_NAME)
VARIABLE = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


class InterfaceError(Exception):
    """Raised for a version of a host whose interface is not the one we know."""


def look_up(host: Host, parts: Parts, package: str) -> SimpleNamespace:
    """Return the names we use of the host; raise InterfaceError naming those missing."""
    api = SimpleNamespace()
    missing = []
    for name, module in parts.names.items():
        try:
            setattr(api, name, _attribute(full_name(package, module), name))
        except (ImportError, AttributeError):
            missing.append(f"{name} in {full_name(package, module)}")
    for name, protocol in parts.protocols.items():
        theirs = getattr(api, name, None)
        wanted = methods(protocol) if theirs is not None else ()
        missing += [f"{name}.{method}" for method in wanted if not hasattr(theirs, method)]
    if missing:
        raise InterfaceError(f"this version of {host.title} has no {', no '.join(missing)}")
    for name, protocol in parts.protocols.items():
        for method in methods(protocol):
            if not _takes_our_arguments(getattr(api, name), protocol, method):
                LOG.warning(
                    "Ludo Plus: %s of this version of %s takes other arguments than those we know; "
                    "if a table fails, ask for a newer Ludo Plus",
                    f"{name}.{method}",
                    host.title,
                )
    return api


def missing_texts(host: Host, parts: Parts, server_dir: Path) -> dict[str, str]:
    """Return our substitutes for texts that the host's English lacks; log which ones.

    Its files are searched, since a look-up by the host itself would compile a whole language.
    """
    files = sorted((server_dir / "locales" / "en").rglob("*.ftl"))
    if not files:  # built into one file, or kept elsewhere
        return {}
    there = {
        line.partition("=")[0].strip()
        for file in files
        for line in file.read_text(encoding="utf-8", errors="replace").splitlines()
        if "=" in line and line[0].isalpha()
    }
    missing = {text: ours for text, ours in parts.texts.items() if text not in there}
    if missing:
        LOG.warning(
            "Ludo Plus: this version of %s has no text %s; a text of ours is said instead. "
            "Everything else works.",
            host.title,
            ", ".join(missing),
        )
    return missing


def _takes_our_arguments(owner: object, protocol: type, name: str) -> bool:
    """Tell whether a host's method accepts the arguments of its protocol."""
    theirs, ours = getattr(owner, name), inspect.getattr_static(protocol, name)
    function = ours.__func__ if isinstance(ours, classmethod) else ours
    if not callable(theirs) or not inspect.isfunction(function):
        return True
    parameters = list(inspect.signature(function).parameters.values())
    if inspect.ismethod(theirs) or isinstance(inspect.getattr_static(owner, name), staticmethod):
        del parameters[0]  # the class is bound already
    asked = [one for one in parameters if one.default is one.empty and one.kind not in VARIABLE]
    by_name = {one.name: one for one in asked if one.kind is one.KEYWORD_ONLY}
    signature = inspect.signature(theirs)
    bind = signature.bind if len(asked) == len(parameters) else signature.bind_partial
    try:
        bind(*asked[: len(asked) - len(by_name)], **by_name)
    except TypeError:
        return False
    return True


def methods(protocol: type) -> dict[str, None]:
    """Return the methods of a Protocol, without those that `typing` itself adds."""
    return {
        name: None
        for base in protocol.__mro__
        for name, value in vars(base).items()
        if getattr(getattr(value, "__func__", value), "__module__", None)
        == base.__module__
        != Protocol.__module__
    }


def full_name(package: str, module: str) -> str:
    return f"{package}.{module}" if package else module


def _attribute(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)
