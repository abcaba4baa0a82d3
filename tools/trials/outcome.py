"""What came of one trial."""

from typing import Literal, NamedTuple

Kind = Literal["passed", "refused", "failed"]


class Outcome(NamedTuple):
    target: str
    """What was tried: a command, a reader, a kind of file."""
    kind: Kind
    """Refused is our own error, in one sentence; failed is anything nobody was promised."""
    note: str = ""
    """What helps to mend a failure."""
