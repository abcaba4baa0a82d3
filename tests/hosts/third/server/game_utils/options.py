"""Options of Attic, which are fields with something about them."""

from dataclasses import field

from playpalace_ludo.hosts import protocols


class Option:
    def __init__(self, **about):
        self.about = about


BoolOption = IntOption = MenuOption = Option


class GameOptions(protocols.GameOptions):
    def get_option_metas(self):
        return {name: part.metadata["meta"] for name, part in self.__dataclass_fields__.items()}


def option_field(meta):
    return field(default=meta.about["default"], metadata={"meta": meta})
