"""The result of one trial."""

from typing import Literal, NamedTuple

Kind = Literal["passed", "refused", "failed"]


class Outcome(NamedTuple):
    target: str
    """The target of the trial: a command, a reader, a kind of file."""
    kind: Kind
    """Refused: an error of ours in one sentence; failed: a broken promise."""
    note: str = ""
    """Details to debug a failure."""
