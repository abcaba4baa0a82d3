"""Rule files, and the way from a name to rules."""

from playpalace_ludo.variants.catalogue import names
from playpalace_ludo.variants.compiling import with_options
from playpalace_ludo.variants.loading import load, load_named

__all__ = ["load", "load_named", "names", "with_options"]
