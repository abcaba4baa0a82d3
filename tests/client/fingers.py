"""A player without keys, who acts on the app's views, as with buttons."""

from collections.abc import Callable

from playpalace_ludo.client.app import App
from playpalace_ludo.client.view import Act, PageKind, PageView, Usable


class Fingers:
    """Touches rows, choices and commands by their words; remembers every kind of page met."""

    def __init__(self, app: App, settle: Callable[[], object]) -> None:
        self.app = app
        self._settle = settle
        self.kinds: set[PageKind] = set()

    def look(self) -> PageView:
        self._settle()
        view = self.app.view()
        assert len(view.labels) == len(view.rows) + len(view.choices) and "" not in view.labels
        said = [view.title, *view.labels.values(), *(one.label for one in view.commands)]
        assert not [text for text in said if not text or text.startswith("pludo-")]
        self.kinds.add(view.kind)
        return view

    def rows(self) -> list[str]:
        return [row.label for row in self.look().rows]

    def commands(self) -> dict[str, Usable]:
        return {one.id: one for one in self.look().commands}

    def touch(self, begins: str, act: Act = Act.DO) -> None:
        """Do something to the first row or choice whose label or id begins so."""
        view = self.look()
        labels = view.labels.items()
        found = [name for name, label in labels if label.startswith(begins) or name == begins]
        assert found, f"{begins!r} is not among {[*view.labels.values()]}"
        assert self.app.activate(view.revision, found[0], act)
        self._settle()

    def press(self, command: str) -> None:
        """Press the button of a command that the page offers."""
        view = self.look()
        assert command in {one.id for one in view.commands}
        assert self.app.activate(view.revision, command, Act.COMMAND)
        self._settle()

    def type(self, text: str) -> None:
        view = self.look()
        assert view.field is not None
        assert self.app.submit(view.revision, text)
        self._settle()

    def back(self) -> None:
        self.press("menu-back")
