"""Tables in the documents that are written from the program's own tables."""

from __future__ import annotations


def replaced(text: str, name: str, table: str) -> str:
    """The text with this table between the marks ``<!-- name: begin -->`` and ``end``."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    head, _, rest = text.partition(begin)
    _, _, tail = rest.partition(end)
    return f"{head}{begin}\n{table}\n{end}{tail}"
