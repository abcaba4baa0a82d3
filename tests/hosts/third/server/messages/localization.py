class Localization:
    texts = ()
    documents = {}  # noqa: RUF012
