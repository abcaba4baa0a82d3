"""Online play: saved servers, logging in, and what to do when a visit ends."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playpalace_ludo.client import clipboard
from playpalace_ludo.client.pages.menu import Item, Menu
from playpalace_ludo.client.pages.online.typing import PasswordEntry
from playpalace_ludo.client.storage import public_servers
from playpalace_ludo.client.storage.public_servers import PublicServer
from playpalace_ludo.client.storage.servers import (
    SavedServer,
    Servers,
    Tokens,
    keep_silent,
    system_keyring,
)
from playpalace_ludo.files import why
from playpalace_ludo.online.address import Changed, Untrusted, parse_address
from playpalace_ludo.online.fingerprint import in_words
from playpalace_ludo.online.glance import Found
from playpalace_ludo.online.journey import Account, Ended
from playpalace_ludo.words import Message, problems, terminal_client
from playpalace_ludo.words.phrases import Args

if TYPE_CHECKING:
    from playpalace_ludo.client.app import App


class PlayWithOthers:
    """The menu of servers and the login dialogue."""

    def __init__(self, app: App) -> None:
        self.app = app
        options = app.options.path
        self._config = config = app.saves.root if options is None else options.parent
        self.servers = Servers(config)
        self.tokens = Tokens(config, system_keyring(), app.saves.flusher)
        self._public, self._public_broken = public_servers.read(public_servers.places(config))
        self._clipboard = clipboard.reader()

    def begin(self, server: str = "") -> None:
        """Go straight to a server, or open the list of servers; explain an unreadable list."""
        if server:
            self._connect(server)
            return
        self.app.open(self._menu("servers", self._rows))
        if not self.servers.all():
            self.app.teller.notice(Message("pludo-online-where-told"))
        for file, problem in self._public_broken:
            told: Args = {"file": str(file), "reason": problems.placed(problem)}
            self.app.teller.notice(Message("pludo-online-public-broken", told))
        if self.servers.broken is not None:
            (file, problem), self.servers.broken = self.servers.broken, None
            about: Args = {"file": self.app.exchange.name(file), "reason": problems.placed(problem)}
            self.app.teller.refuse(Message("pludo-online-servers-broken", about))

    def _connect(self, text: str) -> None:
        """Connect to a saved server by name, or to any by address."""
        server = self.servers.get(text) or self._by_address(text)
        self.app.pages.append(self._menu("servers", self._rows))
        if server is None:
            self.app.teller.refuse(Message("pludo-online-bad-address"))
            self.app.page.show()
        else:
            self._visit(server)

    def _by_address(self, text: str) -> SavedServer | None:
        address = parse_address(text)
        if address is None or ("." not in text and ":" not in text and text != "localhost"):
            return None
        return SavedServer(urlsplit(address.url).netloc, address.url)

    def _menu(self, name: str, rows: Callable[[], list[Item]]) -> Menu:
        title = Message(f"pludo-online-{name}-title")
        return Menu(self.app.teller, title, rows, self.app.back)

    def _rows(self) -> list[Item]:
        kept = [
            Item(
                Message(
                    "pludo-online-server", {"name": server.name, "user": server.user or "none"}
                ),
                partial(self._visit, server),
                help=Message("pludo-online-server-help", {"url": server.url}),
                remove=partial(self._remove, server),
                id=server.name,
            )
            for server in self.servers.all()
        ]
        known = {server.url for server in self.servers.all()}
        public = [self._public_row(server) for server in self._public if server.url not in known]
        rows = [*kept, *public, Item(Message("pludo-online-add"), self._add)]
        if self._clipboard is not None:
            rows.append(Item(Message("pludo-online-clipboard"), self._add_from_clipboard))
        return [*rows, Item(Message("pludo-online-where"), self._tell_where)]

    def _public_row(self, server: PublicServer) -> Item:
        about: Args = {"about": server.about or "none", "url": server.url}
        return Item(
            Message("pludo-online-public", {"name": server.name}),
            partial(self._visit, SavedServer(server.name, server.url)),
            help=Message("pludo-online-public-help", about),
            id=server.url,
        )

    def _tell_where(self) -> None:
        self.app.teller.answer([Message("pludo-online-where-told")])

    def _remove(self, server: SavedServer) -> bool:
        try:
            self.tokens.keep(server, "")
            self.servers.remove(server)
        except OSError as error:
            self._not_kept(error)
            return False
        return True

    def _add(self) -> None:
        def typed(text: str) -> None:
            if not text:
                self.app.page.show()
            else:
                self._add_address(text, Message("pludo-online-bad-address"))

        self.app.ask(Message("pludo-online-type-address"), typed)

    def _add_from_clipboard(self) -> None:
        assert self._clipboard is not None
        self._add_address(self._clipboard().strip(), Message("pludo-online-clipboard-none"))

    def _add_address(self, text: str, otherwise: Message) -> None:
        """Keep the server at an address and go there; refuse what is none."""
        server = self._by_address(text) if text.isprintable() else None
        if server is None:
            self.app.teller.refuse(otherwise)
        else:
            self._keep(server)
            self._visit(server)

    def _visit(self, server: SavedServer) -> None:
        """Log in with the saved token, or ask for the account."""
        token = self.tokens.get(server) if server.user else ""
        if token:
            self._enter(server, self._account(server, token=token))
        else:
            self._look_at(server)

    def _look_at(self, server: SavedServer) -> None:
        """Ask for the account once a server answers at the address."""
        from playpalace_ludo.client.pages.online.looking import GlancePage  # only who goes there

        address = parse_address(server.url)
        if address is None:
            self.app.teller.refuse(Message("pludo-online-bad-address"))
            return

        def seen(what: Found | Ended | Untrusted | Changed) -> None:
            if isinstance(what, Found):
                self.app.pages.pop()
                self._ask_whether_new(server)
            else:
                self._ended(server, self._look_at, what)

        self.app.open(GlancePage(self.app, address, server.fingerprint, seen))

    def _ask_whether_new(self, server: SavedServer, *reasons: Message) -> None:
        """Ask before sending anything, since a server creates an account for an unknown name."""

        def rows() -> list[Item]:
            return [
                Item(Message("pludo-online-log-in"), partial(self._ask_name, server, is_new=False)),
                Item(
                    Message("pludo-online-new-account"),
                    partial(self._ask_name, server, is_new=True),
                ),
            ]

        self.app.teller.notice(*reasons)
        with self.app.teller.gently():
            self.app.open(self._menu("who", rows))

    def _ask_name(self, server: SavedServer, *, is_new: bool) -> None:
        def typed(name: str) -> None:
            if not name:
                self.app.page.show()
            elif is_new or name == server.user:
                self._ask_password(replace(server, user=name), is_new=is_new)
            else:
                self._make_sure(replace(server, user=name))

        self.app.ask(Message("pludo-online-name"), typed, server.user)

    def _make_sure(self, server: SavedServer) -> None:
        """Read back a name never used here, since a typing error would create an account."""

        def rows() -> list[Item]:
            named = {"name": server.user}
            return [
                Item(Message("pludo-online-name-right", named), self._going_on(server)),
                Item(Message("pludo-online-name-wrong"), self.app.back),
            ]

        title = Message("pludo-online-sure-title", {"name": server.user})
        self.app.open_menu(title, rows)

    def _going_on(self, server: SavedServer) -> Callable[[], None]:
        def go_on() -> None:
            self.app.pages.pop()
            self._ask_password(server, is_new=False)

        return go_on

    def _ask_password(self, server: SavedServer, *, is_new: bool) -> None:
        self._password("pludo-online-password", partial(self._have_password, server, is_new))

    def _have_password(self, server: SavedServer, is_new: bool, password: str) -> None:
        if not password:
            self.app.page.show()
        elif is_new:
            repeated = partial(self._have_both, server, password)
            self._password("pludo-online-password-again", repeated)
        else:
            self._enter(server, self._account(server, password))

    def _have_both(self, server: SavedServer, password: str, again: str) -> None:
        if again != password:
            self.app.teller.refuse(Message("pludo-online-passwords-differ"))
        else:
            self._enter(server, self._account(server, password, is_new=True))

    def _account(
        self, server: SavedServer, password: str = "", *, token: str = "", is_new: bool = False
    ) -> Account:
        wording = self.app.options.text("speech.verbosity")
        return Account(
            server.user,
            password=password,
            token=token,
            is_new=is_new,
            locale=self.app.teller.translator.lang,
            platform=terminal_client.platform(sys.platform, wording),
        )

    def _password(self, prompt: str, done: Callable[[str], None]) -> None:
        def typed(text: str) -> None:
            self.app.pages.pop()
            done(text)

        self.app.open(PasswordEntry(self.app.teller, Message(prompt), typed, self.app.back))

    def _enter(self, server: SavedServer, account: Account) -> None:
        from playpalace_ludo.client.pages.online.server_page import Visit  # only who goes there

        address = parse_address(server.url)
        if address is None:
            self.app.teller.refuse(Message("pludo-online-bad-address"))
            return
        visit = Visit(
            self.app,
            address,
            account,
            fingerprint=server.fingerprint,
            language=server.language,
            keep_language=partial(self._keep_language, server.name),
            keep_token=partial(self._keep_token, server),
            keep_silent=partial(keep_silent, self._config),
            ended=lambda why: self._ended(server, lambda again: self._enter(again, account), why),
        )
        self.app.open(visit)

    def _keep_language(self, name: str, language: str) -> None:
        server = self.servers.get(name)
        if server is not None:
            self._keep(replace(server, language=language))

    def _keep_token(self, server: SavedServer, token: str) -> None:
        known = self.servers.get(server.name)
        if token and (known is None or replace(known, language=server.language) != server):
            self._keep(server)
        try:
            self.tokens.keep(server, token)
        except OSError as error:
            self._not_kept(error)

    def _keep(self, server: SavedServer) -> None:
        try:
            self.servers.keep(server)
        except OSError as error:
            self._not_kept(error)

    def _not_kept(self, error: OSError) -> None:
        reason = problems.phrase(why(error))
        self.app.teller.notice(Message("pludo-online-not-kept", {"reason": reason}))

    def _ended(
        self,
        server: SavedServer,
        again: Callable[[SavedServer], None],
        reason: Ended | Untrusted | Changed,
    ) -> None:
        """Close the visit, say why it ended, and ask for a password or trust if needed."""
        self._close_visit()
        match reason:
            case Untrusted(fingerprint):
                self._ask_trust(server, again, fingerprint)
            case Changed(fingerprint):
                told: Args = {"words": in_words(fingerprint), "name": server.name}
                self._back(Message("pludo-online-changed", told))
            case Ended(message, log_in_again):
                ended = Message("pludo-online-ended", {"reason": message})
                if log_in_again:
                    self._ask_whether_new(server, ended)
                else:
                    self._back(ended)

    def _close_visit(self) -> None:
        """Close the visit and everything above it, down to the menu it was opened from."""
        pages = self.app.pages
        while len(pages) > 1 and not isinstance(pages[-1], Menu):
            pages.pop()
        while len(pages) > 1 and isinstance(pages[-2], Menu) and len(pages) > 2:
            pages.pop()

    def _back(self, message: Message) -> None:
        self.app.teller.notice(message)
        with self.app.teller.gently():
            self.app.page.show()

    def _ask_trust(
        self, server: SavedServer, again: Callable[[SavedServer], None], fingerprint: str
    ) -> None:
        words = in_words(fingerprint)

        def trust() -> None:
            self.app.pages.pop()
            trusted = replace(server, fingerprint=fingerprint)
            self._keep(trusted)
            again(trusted)

        def rows() -> list[Item]:
            digits = Message("pludo-online-fingerprint", {"digits": _grouped(fingerprint)})
            return [
                Item(Message("pludo-online-do-not-trust"), self.app.back),
                Item(Message("pludo-online-trust"), trust, help=digits),
                Item(digits),
            ]

        title = Message("pludo-online-trust-title", {"name": server.name, "words": words})
        self.app.open_menu(title, rows)


def _grouped(fingerprint: str) -> str:
    return " ".join(fingerprint[at : at + 4] for at in range(0, len(fingerprint), 4))
