"""The rules of a table in words, told from compiled rules whatever file they came from."""

from playpalace_ludo.words.rulebook.book import rule_lines
from playpalace_ludo.words.rulebook.options import option_changed, option_value
from playpalace_ludo.words.rulebook.titles import (
    is_shipped,
    no_ludo_lines,
    variant_summary,
    variant_title,
    warning_lines,
)

__all__ = [
    "is_shipped",
    "no_ludo_lines",
    "option_changed",
    "option_value",
    "rule_lines",
    "variant_summary",
    "variant_title",
    "warning_lines",
]
