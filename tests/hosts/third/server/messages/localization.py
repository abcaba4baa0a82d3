"""Texts of Attic, and its documents."""


class Localization:
    documents = {}  # noqa: RUF012

    @classmethod
    def get(cls, locale: str, message_id: str, **values: object) -> str:
        return f"<{message_id}>"
