"""The signer of a program according to Windows (WinVerifyTrust)."""

from __future__ import annotations

import ctypes
import sys
from ctypes import wintypes
from pathlib import Path

assert sys.platform == "win32"

_NO_WINDOWS, _NOT_REVOKED, _FILE, _OPEN, _CLOSE = 2, 0, 1, 1, 2
_LISTS_OF_REVOKED_STAY_ON_THE_NET = 0x10
_PLAIN_NAME = 4
_LONGEST_NAME = 256


class _Identifier(ctypes.Structure):
    _fields_ = (
        ("first", wintypes.DWORD),
        ("second", wintypes.WORD),
        ("third", wintypes.WORD),
        ("rest", ctypes.c_ubyte * 8),
    )


_AUTHENTICODE = _Identifier.from_buffer_copy(
    bytes.fromhex("6bc5aa00 44cd d011 8cc2 00c04fc295ee".replace(" ", ""))
)


class _File(ctypes.Structure):
    """WINTRUST_FILE_INFO."""

    _fields_ = (
        ("size", wintypes.DWORD),
        ("path", wintypes.LPCWSTR),
        ("handle", wintypes.HANDLE),
        ("subject", ctypes.c_void_p),
    )


class _Question(ctypes.Structure):
    """WINTRUST_DATA."""

    _fields_ = (
        ("size", wintypes.DWORD),
        ("policy", ctypes.c_void_p),
        ("client", ctypes.c_void_p),
        ("windows", wintypes.DWORD),
        ("revocation", wintypes.DWORD),
        ("kind", wintypes.DWORD),
        ("file", ctypes.POINTER(_File)),
        ("action", wintypes.DWORD),
        ("state", wintypes.HANDLE),
        ("url", wintypes.LPCWSTR),
        ("flags", wintypes.DWORD),
        ("context", wintypes.DWORD),
        ("settings", ctypes.c_void_p),
    )


class _Certificate(ctypes.Structure):
    """The beginning of CRYPT_PROVIDER_CERT."""

    _fields_ = (("size", wintypes.DWORD), ("context", ctypes.c_void_p))


def signer(program: Path) -> str:
    """Return the name on a signature that Windows trusts; an empty one where there is none."""
    file = _File(ctypes.sizeof(_File), str(program))
    question = _Question(
        size=ctypes.sizeof(_Question),
        windows=_NO_WINDOWS,
        revocation=_NOT_REVOKED,
        kind=_FILE,
        file=ctypes.pointer(file),
        action=_OPEN,
        flags=_LISTS_OF_REVOKED_STAY_ON_THE_NET,
    )
    ask = ctypes.windll.wintrust.WinVerifyTrust
    refused = ask(None, ctypes.byref(_AUTHENTICODE), ctypes.byref(question))
    try:
        return "" if refused else _name(question.state)
    finally:
        question.action = _CLOSE
        ask(None, ctypes.byref(_AUTHENTICODE), ctypes.byref(question))


def _name(state: int) -> str:
    library = ctypes.windll.wintrust
    data, first, certificate = (
        library.WTHelperProvDataFromStateData,
        library.WTHelperGetProvSignerFromChain,
        library.WTHelperGetProvCertFromChain,
    )
    data.argtypes, data.restype = (wintypes.HANDLE,), ctypes.c_void_p
    first.argtypes = (ctypes.c_void_p, wintypes.DWORD, wintypes.BOOL, wintypes.DWORD)
    first.restype = ctypes.c_void_p
    certificate.argtypes = (ctypes.c_void_p, wintypes.DWORD)
    certificate.restype = ctypes.POINTER(_Certificate)
    found = certificate(first(data(state), 0, False, 0), 0)
    name = ctypes.create_unicode_buffer(_LONGEST_NAME)
    ctypes.windll.crypt32.CertGetNameStringW(
        ctypes.c_void_p(found.contents.context), _PLAIN_NAME, 0, None, name, _LONGEST_NAME
    )
    return name.value
