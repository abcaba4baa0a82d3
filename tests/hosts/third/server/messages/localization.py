"""What Attic says, and its documents."""


class Localization:
    texts = ()
    documents = {}  # noqa: RUF012
