"""The client at a server over a real websocket: keys in, spoken lines out."""

from __future__ import annotations

import ssl
import stat
import sys

import pytest

from playpalace_ludo import variants
from playpalace_ludo.client.pages.online import server_page
from playpalace_ludo.client.pages.online.typing import Editor
from playpalace_ludo.client.storage.servers import TOKENS_NAME, Servers, silent_sounds
from playpalace_ludo.client.view import Act, PageKind, TextField
from playpalace_ludo.core import record
from playpalace_ludo.core.match import Match
from playpalace_ludo.online import pulse
from playpalace_ludo.table.dice_hashes import promise
from playpalace_ludo.words import Category, terminal_client
from playpalace_ludo.words.terminal_client import PROMISE_BOX, RECORD_BOX, TELL_BOX, WORDS_BOX
from tests.client.fingers import Fingers
from tests.online.player import Player, make_certificate, url
from tests.online.scripted import ScriptedServer, running


def test_logging_in_hears_the_menu_once(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("You are in, Ann.")
    player.until("Ann came online.")
    player.until("Play, 1 of 2")
    assert player.still() == []


def test_a_visit_by_touch_alone(server: ScriptedServer, player: Player) -> None:
    fingers = Fingers(player.app, player.pump)
    player.go_to(url(server))
    player.until("Do you have an account there?")
    fingers.touch("Log in")
    fingers.type("Ann")
    fingers.touch("Yes")
    field = fingers.look().field
    assert field is not None and field.secret
    fingers.type("secret")
    player.until("Play, 1 of 2")
    assert fingers.rows() == ["Play", "Log out"] and fingers.look().cursor == "play"
    fingers.touch("play")
    player.until("Roll, 1 of 2")
    stale = fingers.look().revision - 1
    assert not player.app.activate(stale, "logout", Act.DO)
    fingers.touch("Leave", Act.GO)
    assert fingers.look().cursor == "leave"
    fingers.touch("Roll")
    assert server.received[-1]["selection"] == 1
    fingers.press("online-leave")
    player.until("You have left the server.")
    assert PageKind.SERVER in fingers.kinds


def test_a_box_of_several_lines_by_touch(player: Player) -> None:
    sent: list[str] = []
    editor = Editor(player.app.teller, "Rules", ("one", "two"), sent.append, player.app.back)
    player.app.open(editor)
    view = player.app.view()
    assert view.kind is PageKind.EDITOR and view.field == TextField("one\ntwo", many_lines=True)
    assert player.app.submit(view.revision, "one\nthree\x07")
    assert sent == ["one\nthree"]


def test_a_password_is_never_shown_spoken_or_kept(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server), password="hunter2x")
    player.until("Play, 1 of 2")
    said = " ".join(
        [*player.paper.lines, *(line.text for line in player.app.teller.presenter.transcript())]
    )
    assert "hunter2x" not in said
    kept = b"".join(path.read_bytes() for path in player.folder.rglob("*") if path.is_file())
    assert b"hunter2x" not in kept


def test_letters_of_a_password_are_spoken_as_character(
    server: ScriptedServer, player: Player
) -> None:
    player.go_to(url(server))
    player.until("Do you have an account there?")
    player.press("enter")
    player.type("Ann")
    player.press("enter")
    before = len(player.heard)
    player.press("a", "space", "backspace", "up")
    assert player.heard[before:] == [
        *["character"] * 3,
        "One character typed. Enter finishes, Escape leaves.",
    ]


def test_the_token_is_kept_for_its_owner_alone_and_used_next_time(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    file = player.folder / TOKENS_NAME
    assert "token-1" in file.read_text()
    if sys.platform != "win32":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    player.press("c-d")
    player.until("You have left the server.")
    again = Player(player.folder)
    again.menu.play_with_others()
    again.press("enter")
    again.until("You are in, Ann.")
    assert "token-2" in file.read_text()
    assert server.received[-1]["type"] == "refresh_session" and "locale" not in server.received[-1]


def test_a_wrong_password_is_told_and_asked_for_again(
    server: ScriptedServer, player: Player
) -> None:
    server.passwords["Ann"] = "other"
    player.log_in(url(server))
    player.until("Wrong password.")
    assert player.heard[:2] == ["Do you have an account there?", "Log in, 1 of 2"]


def test_a_new_account(server: ScriptedServer, player: Player) -> None:
    player.go_to(url(server))
    player.until("Do you have an account there?")
    player.press("down", "enter")
    player.type("Zoe")
    player.type("pw123456")
    player.type("pw123457")
    player.until("The two passwords differ. Nothing was sent.")
    assert server.received == []
    player.press("enter")
    player.type("Zoe")
    player.type("pw123456")
    player.type("pw123456")
    player.until("Registered.")
    player.until("You are in, Zoe.")
    assert [packet["type"] for packet in server.received] == ["register", "authorize"]


def test_playing_asking_and_writing(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("enter")
    player.until("Roll, 1 of 2")
    player.press("r")
    player.until("Roll 1.")
    assert player.still() == []  # three more menus, all the same
    player.press("t")
    player.until("Your turn.")
    player.press("f2")
    player.until("There: Ann.")
    player.press("/")
    player.type("good luck")
    player.until("Ann: good luck")
    assert player.app.teller.presenter.history.lines()[-1].category is Category.CHAT
    player.press("c-p")
    player.until_begins("There and back in")
    player.press("down", "enter")
    player.until("Play, 1 of 2")
    player.press("escape")
    player.until("The server has ended the connection.")
    player.until("Servers.")


def test_a_cut_is_told_and_mended_without_a_doubled_action(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("enter")
    player.until("Roll, 1 of 2")
    pressed = 0
    for _ in range(3):
        player.press("r")
        pressed += 1
        player.until(f"Roll {pressed}.")
        server.cut("Ann")
        player.until("The connection is lost. Trying again in a second.")
        player.press("r")
        player.until("You are not connected now. Enter tries at once, Control D leaves.")
        player.until("You are back.")
        player.until("Your turn.")
    assert server.rolls == pressed


def test_a_key_that_may_not_have_arrived_is_told(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    server.silent = True
    player.press("enter")
    player.still()
    server.silent = False
    server.cut("Ann")
    player.until("The connection is lost. Trying again in a second.")
    player.until("What you did last may not have reached the server.")


def test_a_packet_that_was_on_its_way_answers_nothing(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    server.silent = True
    player.press("enter")
    server.send("Ann", {"type": "speak", "text": "Ben is here."})
    player.until("Ben is here.")
    server.silent = False
    server.cut("Ann")
    player.until("What you did last may not have reached the server.")


def test_a_key_that_has_arrived_is_not_doubted(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("f9")  # this server does not answer it
    player.still()
    assert server.pings == 1
    server.cut("Ann")
    player.wait_for("You are back.")
    assert "What you did last may not have reached the server." not in player.heard


def test_a_frozen_server_is_told_once_and_when_it_answers_again(
    server: ScriptedServer, player: Player
) -> None:
    assert pulse.PATIENCE < 5
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    server.silent = True
    player.press("f2", "f2", "f2")
    real = player.app.clock
    player.app.clock = lambda: real() + pulse.PATIENCE
    player.until("The server does not answer. Still trying.")
    assert player.still() == []
    server.silent = False
    server.send("Ann", {"type": "pong"})
    player.until("The server answers again.")


def test_enter_tries_again_at_once(
    server: ScriptedServer, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playpalace_ludo.online.journey.PAUSES", (600,))
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    server.cut("Ann")
    player.until("The connection is lost. Trying again in 600 seconds.")
    player.press("down")
    player.until("You are not connected now. Enter tries at once, Control D leaves.")
    player.press("enter")
    player.until("You are back.")
    player.until("Play, 1 of 2")


def test_a_server_that_does_not_answer_the_login_is_told_within_five_seconds(
    server: ScriptedServer, player: Player
) -> None:
    player.go_to(url(server))
    player.until("Do you have an account there?")
    server.silent = True
    player.press("enter")
    player.type("Ann")
    player.press("enter")
    player.type("secret")
    player.still()
    real = player.app.clock
    player.app.clock = lambda: real() + 5
    player.until("The server does not answer. Still trying.")
    player.app.clock = lambda: real() + 20
    player.until("The server does not answer.")
    player.until("Servers.")


def test_keys_of_every_table_are_the_servers_at_a_table_alone(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("f3")
    player.until("Keys of this program at a server. Down arrow reads on, Escape closes.")
    player.press("escape", "enter")
    player.until("Roll, 1 of 2")
    player.press("s-f3")
    player.until_begins("Keys of this program at a server.")
    player.press("escape")
    for key, sent in (("c-r", ("r", True)), ("f3", ("f3", False)), ("c-q", ("q", True))):
        player.press("c-k", key)
        assert player.heard[-2].startswith("Key help.")
        assert player.heard[-1].endswith(" goes to the server.")
        player.press("escape", key)
        player.still()
        packet = server.received[-1]
        assert (packet["key"], packet["control"]) == sent and player.app.exit_code is None


def test_shift_f2_asks_who_plays_as_in_the_servers_own_clients(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("s-f2")
    player.still()
    assert server.received[-1]["type"] == "list_online_with_games"


def test_the_place_of_a_row_is_told_in_the_language_chosen_at_the_server(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    rows = [
        {"text": text, "id": f"lang_{code}"}
        for text, code in (("English", "en"), ("Deutsch", "de"))
    ]
    server.send("Ann", {"type": "menu", "menu_id": "language_menu", "items": rows})
    player.until("English, 1 of 2")
    player.press("down", "enter")
    server.send("Ann", {"type": "menu", "menu_id": "options", "items": ["Sprache: Deutsch"]})
    player.until("Sprache: Deutsch, 1 von 1")
    assert Servers(player.folder).all()[0].language == "de"
    player.press("c-d")
    player.until("You have left the server.")
    again = Player(player.folder)
    again.go_to(url(server))
    again.until("Play, 1 von 2")


def test_a_row_with_an_unknown_sound_is_marked(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    cards = [{"text": "Two"}, {"text": "Eight", "sound": "game_crazyeights/hlcard.ogg"}]
    server.send("Ann", {"type": "menu", "menu_id": "turn_menu", "items": cards})
    player.until("Two, 1 of 2")
    player.press("down")
    assert [cue.name for cue in player.sound.cues][-1] == "square-token"
    player.press("up")
    assert [cue.name for cue in player.sound.cues][-1] == "menu-move"


def test_news_goes_on_behind_the_menu_that_comes_with_an_answer(
    server: ScriptedServer, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_page, "WHOLE_WITHIN", 1.0)  # a busy machine is slow
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("f2")
    player.wait_for("There: Ann.")
    server.send("Ann", {"type": "menu", "menu_id": "leave", "items": ["No", "Yes"]})
    player.wait_for("No, 1 of 2")
    player.still(1.5)
    assert player.speech.resumed_after == ["No, 1 of 2"], "not a row of the menu that is gone"


def test_an_edit_box_is_typed_over(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    ask = {"type": "request_input", "input_id": "n", "prompt": "Score?", "default_value": "50"}
    for keys, sent in (
        ("30", "30"),
        ("", "50"),
        (["left", "1"], "501"),
        (["right", "backspace", "9"], "59"),
        (["backspace", "7"], "7"),
        (["left", "c-u", "6"], "6"),
    ):
        server.send("Ann", ask)
        player.until_begins("Now it says: 50.")
        player.press(*keys, "enter")
        player.until("Play, 1 of 2")
        assert server.received[-1]["text"] == sent


def test_a_restarted_server_is_found_again(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    server.stop()
    player.until("The connection is lost. Trying again in a second.")
    player.still(1.5)
    server.start()
    player.until("You are back.")


def test_an_account_used_elsewhere(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    server.send("Ann", {"type": "disconnect", "message": "Logged in elsewhere."})
    player.until("Logged in elsewhere.")
    player.until("Servers.")


def test_sounds_nobody_here_has_are_silent_and_noted_for_doctor(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    names = ("game_pig/roll.ogg", "owl.ogg", "owl.ogg", "birds/wren.ogg")
    server.send("Ann", *({"type": "play_sound", "name": name} for name in names))
    server.send("Ann", {"type": "speak", "text": "That was all."})
    player.until("That was all.")
    player.press("c-d")
    player.until("You have left the server.")
    assert silent_sounds(player.folder) == ["birds/wren.ogg", "owl.ogg"]


def test_a_box_and_a_document(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    ask = {"type": "request_input", "input_id": "n", "prompt": "Name?", "default_value": "Bo"}
    server.send("Ann", ask)
    player.until("Now it says: Bo. Typing replaces it, an arrow keeps it.")
    player.press("right")
    player.type("b")
    player.until("Play, 1 of 2")  # where one is, since the server shows nothing new
    assert server.received[-1] == {"type": "editbox", "text": "Bob", "input_id": "n"}
    text = "# Title\nFirst **bold** line.\n\n## Part\nSee [here](http://x)."
    document = {"type": "request_input", "input_id": "d", "prompt": "Rules.", "read_only": True}
    server.send("Ann", {**document, "default_value": text, "content_format": "markdown"})
    player.until("Heading 1: Title")
    player.press("down")
    player.until("First bold line.")
    player.press("h")
    player.until("Heading 2: Part")
    player.press("enter")
    player.until("See here.")
    player.press("h")
    player.until("There is no further heading.")
    player.press("escape")
    player.still()
    assert server.received[-1] == {"type": "editbox", "text": "", "input_id": "d"}


def test_a_text_of_several_lines(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    ask = {"type": "request_input", "input_id": "n", "prompt": "About you?", "multiline": True}
    server.send("Ann", {**ask, "default_value": "one"})
    player.until_begins("About you? One line.")
    player.press("s", "enter", "t", "o", "backspace", "up")
    player.until("Line 1: ones")
    player.press("c-s")
    player.still()
    assert server.received[-1] == {"type": "editbox", "text": "ones\nt", "input_id": "n"}


def test_the_record_of_a_game_is_offered_and_kept_when_the_player_wants_it(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    text = Match(variants.load("playpalace"), [0, 2], names=["Ann", "Ben"]).text()
    box = {"type": "request_input", "input_id": RECORD_BOX, "prompt": "Record", "read_only": True}
    server.send("Ann", {**box, "multiline": True, "default_value": text})
    player.until("The server offers the record of this game. Control O keeps it.")
    player.still()
    assert player.app.saves.received() == []
    player.press("c-o")
    player.until("The record of this game is among your finished games.")
    (kept,) = player.app.saves.received()
    header, body = record.split(kept.read_text())
    assert header.table.keys() == {"begun", "foreign"}
    assert header.table["foreign"] == f"127.0.0.1:{server.port}"
    assert (header._replace(table={}), body) == record.split(text)
    player.still()
    assert server.received[-1] == {"type": "editbox", "text": "", "input_id": RECORD_BOX}
    server.send("Ann", {**box, "default_value": "nonsense"})
    player.until("The server offers the record of this game. Control O keeps it.")
    player.press("c-o")
    player.until_begins("The record of this game could not be kept:")
    player.press("c-o")
    player.until("The server has offered no record.")
    assert player.app.saves.received() == [kept]


def test_words_for_the_dice_stay_here_until_the_list_is_closed(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    fixed, mark = "a" * 64, "b" * 64

    def ask(box: str, text: str, **more: object) -> str:
        asked = {"type": "request_input", "input_id": box, "prompt": "Words?", **more}
        server.send("Ann", {**asked, "default_value": text})
        player.still()
        return str(server.received[-1].get("text", ""))

    first = ask(PROMISE_BOX, fixed, read_only=True)
    ask(WORDS_BOX, "")
    player.until_begins("Words?")
    player.type("apples")
    player.until_begins("Sealed.")
    player.still()
    promised = server.received[-1]
    assert promised["input_id"] == PROMISE_BOX and promised["text"] != first
    assert not any("apples" in str(packet) for packet in server.received)
    said = ask(TELL_BOX, f"{fixed} {mark}", read_only=True)
    assert said.startswith("apples ") and promise(fixed, "Ann", said) == promised["text"]
    assert ask(TELL_BOX, f"{fixed} {'c' * 64}") == said, "no second answer was sent"
    assert len(server.received) == server.received.index(promised) + 2


@pytest.mark.parametrize("wording", ["brief", "normal", "full"])
def test_the_wording_reaches_the_server(
    server: ScriptedServer, player: Player, wording: str
) -> None:
    player.app.options.set("speech.verbosity", wording)
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    described = server.received[-1]["platform"]
    assert terminal_client.wording(described) == ("" if wording == "normal" else wording)
    assert terminal_client.wording("linux, wording loud") == ""
    assert terminal_client.seals_words(described) and not terminal_client.seals_words("linux")


def test_a_key_of_ours_can_be_given_to_the_server(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("c-g", "f1")
    player.still()
    assert server.received[-1]["type"] == "keybind" and server.received[-1]["key"] == "f1"


def test_key_help_tells_of_a_clash(server: ScriptedServer, player: Player) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    player.press("c-k", "f5")
    assert player.heard[-2].startswith("F5: ")
    assert player.heard[-1] == "Servers use F5, too. Control G and then F5 gives it to the server."
    player.press("r")
    assert player.heard[-1] == "R goes to the server."


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("ws://127.0.0.1:1", "Nobody answers at that address."),
        ("ws://no-such-host.invalid", "There is no server of that name."),
        ("http://example.org", None),
        ("ws://", None),
        ("ws://x:99999", None),
    ],
)
def test_a_wrong_address_is_one_sentence(
    player: Player, address: str, sentence: str | None
) -> None:
    if sentence is None:
        player.menu.play_with_others(address)
        player.until_begins("That is no address of a server.")
        player.until("Servers.")
    else:
        player.go_to(address)
        player.until(sentence)
        player.until("Servers.")


def test_trust_on_first_use_and_a_loud_refusal_when_it_changes(
    certificate: ssl.SSLContext, player: Player
) -> None:
    with running(certificate) as server:
        player.go_to(url(server, "wss"))
        player.trust()
        player.say_who()
        player.until("You are in, Ann.")
        player.press("c-d")
        player.until("You have left the server.")
        assert Servers(player.folder).all()[0].fingerprint
        server.stop()
        server.start(make_certificate(player.folder, "two"))
        player.press("enter")
        player.until_begins("Stop. 127.0.0.1")
        assert server.received[-1]["type"] == "authorize"  # no token was sent to the stranger


def test_a_certificate_that_is_not_trusted_gets_no_password(
    certificate: ssl.SSLContext, player: Player
) -> None:
    with running(certificate) as server:
        player.go_to(url(server, "wss"))
        player.until_begins("Nobody vouches for")
        player.press("enter")
        player.still()
        assert server.received == []


def test_plain_where_tls_is_wanted_and_the_reverse(
    certificate: ssl.SSLContext, server: ScriptedServer, player: Player
) -> None:
    with running(certificate) as secure:
        player.go_to(url(secure, "ws"))
        player.until_begins("What answers there is no PlayPalace server.")
    player.go_to(url(server, "wss"))
    player.until_begins("The server does not speak safely.")


def test_a_server_that_floods_or_lies_never_ends_the_program(
    server: ScriptedServer, player: Player
) -> None:
    player.log_in(url(server))
    player.until("Play, 1 of 2")
    for frame in ("{", "[]", '{"type": "menu", "menu_id": 4}', '{"type": "speak"}'):
        server.send_raw("Ann", frame)
    server.send("Ann", {"type": "speak", "text": "a\x1b[2Jb\r\nc\u202e"})
    player.until("a b c")
    assert not any("\x1b" in line for line in player.paper.lines)
    server.send_raw("Ann", '{"type": "speak", "text": "' + "x" * 2_000_000 + '"}')
    player.until("The connection is lost. Trying again in a second.")
    player.until("You are back.")


def test_a_full_disk_for_the_token_is_told_and_play_goes_on(
    server: ScriptedServer, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    import errno
    import os

    from playpalace_ludo.client.storage import servers

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(servers, "write_whole", full)
    player.log_in(url(server))
    player.until("That could not be kept for next time: the disk is full.")
    player.until("Play, 1 of 2")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[server\n", "line 1: the name of a block must end with ]]"),
        (
            '[[server]]\nname = "Home"\nurl = "wss://a"\n[[server]]\nname = "Club"\n',
            "server 2: must be a block [[server]] with a name and a url, each a text in quotes",
        ),
        (
            '[server]\nname = "Home"\nurl = "wss://a"\n',
            "server 1: must be a block [[server]] with a name and a url, each a text in quotes",
        ),
    ],
)
def test_a_broken_list_of_servers_is_set_aside(player: Player, text: str, reason: str) -> None:
    (player.folder / "servers.toml").write_text(text)
    player.menu.play_with_others()
    aside = player.folder / "servers.broken-1.toml"
    assert aside.read_text() == text
    assert player.heard[-1] == (
        f"The list of servers cannot be used: {reason}. "
        f"It is kept as {aside}, and a new list begins."
    )
