"""Distributing games to processes, a Dask cluster, or any other executor.

A game is determined by the seed and its number, so results do not depend on the worker. Games of a
lost worker are played again by another.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import signal
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from itertools import islice
from typing import Any, Generic, TypeVar

from playpalace_ludo import __version__
from playpalace_ludo.core.errors import InputError, Problem, cut, show
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.files import why
from playpalace_ludo.lab.games import Pairing, rules_of

CHUNK = 4
"""Games distributed together."""
MOST_WAITING = 1000
"""Most chunks submitted at a time, so that a long series does not fill the memory."""
MOST_LOST = 10
"""How often lost processes are replaced before giving up."""
TO_CONNECT = 10.0
"""Seconds a cluster has to answer and to provide a worker."""

Told = TypeVar("Told")
Tell = Callable[[Pairing, int], Told]
TellMany = Callable[[Pairing, Sequence[int]], Told]


def spread(
    tell: Tell[Told],
    match: Pairing,
    games: Sequence[int],
    *,
    workers: int = 1,
    executor: Executor | None = None,
) -> Iterator[Told]:
    """Yield the result of each game, in any order, from an executor or ``workers`` processes."""
    size = 1 if executor is None and workers < 2 else CHUNK
    each = partial(_one_by_one, tell)
    for _, told in in_chunks(each, match, games, size, workers=workers, executor=executor):
        yield from told


def _one_by_one(tell: Tell[Told], match: Pairing, games: Sequence[int]) -> list[Told]:
    return [tell(match, game) for game in games]


def in_chunks(
    tell: TellMany[Told],
    match: Pairing,
    games: Sequence[int],
    size: int,
    *,
    workers: int = 1,
    executor: Executor | None = None,
) -> Iterator[tuple[int, Told]]:
    """Yield the first game of each chunk and what is told of it, in any order."""
    share = _Share(tell, match, rules_of(match.variant).spec)
    chunks = {games[at]: games[at : at + size] for at in range(0, len(games), size)}
    workers = min(workers, len(chunks), os.cpu_count() or 1)
    if executor is not None:
        yield from handed_out(executor, share, chunks)
    elif workers < 2:
        for first, some in chunks.items():
            yield first, tell(match, some)
    else:
        yield from _by_processes(workers, share, chunks)


class _Share(Generic[Told]):
    """Plays some games of a series on a worker with the same version and rules."""

    def __init__(self, tell: TellMany[Told], match: Pairing, spec: str) -> None:
        self.tell, self.match, self.spec = tell, match, spec
        self.version = __version__

    def __call__(self, games: Sequence[int]) -> Told:
        same_rules(self.match.variant, self.spec, self.version)
        return self.tell(self.match, games)


def same_rules(variant: str, spec: str, version: str) -> Rules:
    """Load rules on a worker; raise InputError if they or the program's version differ."""
    if __version__ != version:
        raise InputError("cluster-version", there=__version__, here=version)
    if rules_of(variant).spec != spec:
        rules_of.cache_clear()  # a long-lived worker may have an old version of the file
        if rules_of(variant).spec != spec:
            raise InputError("cluster-rules", name=variant)
    return rules_of(variant)


def _by_processes(
    workers: int, share: _Share[Told], chunks: Mapping[int, Sequence[int]]
) -> Iterator[tuple[int, Told]]:
    todo = dict(chunks)
    for _ in range(MOST_LOST):
        try:
            with _processes(workers) as pool:
                for first, told in handed_out(pool, share, dict(todo)):
                    del todo[first]
                    yield first, told
            return
        except BrokenExecutor:  # a process was lost, which breaks the whole pool
            continue
    raise InputError("process-lost")


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """Start processes, which are ended with the work, even in the middle of a game."""
    others = {child.pid for child in multiprocessing.active_children()}
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_alone)
    try:
        yield pool
    finally:
        for child in multiprocessing.active_children():
            if child.pid not in others:
                child.terminate()
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Ignore Ctrl+C, which reaches all processes; the parent ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def handed_out(
    executor: Executor,
    share: Callable[[Sequence[int]], Told],
    chunks: Mapping[int, Sequence[int]],
) -> Iterator[tuple[int, Told]]:
    """Yield each chunk's first game with what is told of its games."""
    left = iter(chunks.items())
    asked: dict[Future[Told], int] = {}
    try:
        while True:
            for first, games in islice(left, MOST_WAITING - len(asked)):
                asked[executor.submit(share, games)] = first
            if not asked:
                return
            for future in wait(asked, return_when=FIRST_COMPLETED).done:
                first = asked.pop(future)
                yield first, _result(future)
    finally:
        for future in asked:
            future.cancel()


def _result(future: Future[Told]) -> Told:
    try:
        return future.result()
    except (ImportError, AttributeError) as error:  # the worker cannot unpickle our work
        raise InputError("cluster-game", reason=cut(str(error))) from None


def taking(address: str | None, workers: int = 1) -> AbstractContextManager[Executor | None]:
    """Return the cluster at this address, or ``workers`` processes; None for this one alone."""
    if address is not None:
        return cluster(address)
    return _processes(workers) if workers > 1 else nullcontext()


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Connect to a Dask scheduler; raise InputError if there is none, or it is lost."""
    try:
        import distributed
    except ImportError:
        package = '"playpalace-ludo[cluster]"'
        raise InputError("needs-library", what="cluster", package=package) from None
    _must_listen(address)
    try:
        client = _client(address)
    except (OSError, ValueError, TimeoutError) as error:
        raise _refused(address, error) from None
    try:
        try:
            client.wait_for_workers(1, timeout=TO_CONNECT)
        except TimeoutError:
            raise InputError("cluster-empty", address=address) from None
        yield client.get_executor(pure=False)
    except (distributed.KilledWorker, CancelledError, distributed.comm.CommClosedError):
        raise InputError("cluster-lost", address=address) from None
    finally:
        client.close(timeout=TO_CONNECT)


def _must_listen(address: str) -> None:
    """Raise InputError at once unless the address accepts connections; Dask would retry long."""
    found = re.fullmatch(r"(?:tcp://|tls://)?\[?([^\[\]/]{1,253}?)\]?:([0-9]{1,5})", address)
    if not found or not 0 < int(found[2]) < 65536:
        raise InputError("cluster-address", address=show(address))
    try:
        socket.create_connection((found[1], int(found[2])), TO_CONNECT).close()
    except (OSError, UnicodeError) as error:
        raise _refused(address, error) from None


def _refused(address: str, error: Exception) -> InputError:
    plain = Problem("", "other", {"text": cut(str(error))})
    reason = why(error) if isinstance(error, OSError) else plain
    return InputError("cluster-refused", address=address, reason=reason)


def _client(address: str) -> Any:
    from distributed import Client

    class Visitor(Client):  # type: ignore[misc]
        """Closed by us; one that never got through would complain when Python ends."""

        def __del__(self) -> None:
            pass

    return Visitor(address, timeout=TO_CONNECT, set_as_default=False)
