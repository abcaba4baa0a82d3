"""Long work that can pause: a generator that yields how far it is and returns its result.

A program with threads runs it to the end in one; without threads it is carried on in slices, and
keys are answered in between. Closing the generator stops the work.
"""

from collections.abc import Callable, Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Part: TypeAlias = tuple[int, int]
"""Steps done, steps in all."""
BEGUN: Part = (0, 1)
"""For work that cannot tell how far it is."""
Work: TypeAlias = Generator[Part, None, T]
Progress = Callable[[int, int], None]


def within(part: Part, inner: Generator[object, None, T]) -> Work[T]:
    """Do a step of larger work, which is `part` far until the step is done."""
    while True:
        try:
            next(inner)
        except StopIteration as end:
            result: T = end.value
            return result
        yield part


def finish(work: Work[T], progress: Progress | None = None) -> T:
    """Work to the end at once; an exception that `progress` raises stops it."""
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
