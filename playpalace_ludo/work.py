"""Long work that can pause: a generator that yields its progress and returns its result.

With threads, it runs to the end in one of them; without, it runs in slices, and keys are answered
in between. Closing the generator stops the work.
"""

from collections.abc import Callable, Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Part: TypeAlias = tuple[int, int]
"""Steps done, steps in all."""
BEGUN: Part = (0, 1)
"""For work that cannot report progress."""
Work: TypeAlias = Generator[Part, None, T]
Progress = Callable[[int, int], None]


def within(part: Part, inner: Generator[object, None, T]) -> Work[T]:
    """Run inner work as one step of larger work, which reports `part` meanwhile."""
    while True:
        try:
            next(inner)
        except StopIteration as end:
            result: T = end.value
            return result
        yield part


def finish(work: Work[T], progress: Progress | None = None) -> T:
    """Run work to the end at once; an exception raised by `progress` stops it."""
    try:
        while True:
            part = next(work)
            if progress is not None:
                progress(*part)
    except StopIteration as end:
        result: T = end.value
        return result
    finally:
        work.close()
