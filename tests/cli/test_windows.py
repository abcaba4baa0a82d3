"""Windows set-up before a command runs, as far as any system can show it."""

import io
import subprocess
import sys

from playpalace_ludo.cli import windows


def redirected(content: bytes = b"") -> io.TextIOWrapper:
    """A stream as Windows' Python makes it for a pipe: in the system's code page."""
    return io.TextIOWrapper(io.BytesIO(content), encoding="cp1252")


def test_redirected_output_is_utf8() -> None:
    stream = redirected()
    windows.write_utf8(stream)
    print("Parchís: 蛇", end="", file=stream, flush=True)
    assert isinstance(stream.buffer, io.BytesIO)
    assert stream.buffer.getvalue() == "Parchís: 蛇".encode()


def test_redirected_input_is_utf8_with_or_without_a_mark() -> None:
    for content in (b"\xef\xbb\xbfJos\xc3\xa9\n", b"Jos\xc3\xa9\n"):
        stream = redirected(content)
        windows.read_utf8(stream)
        assert stream.readline() == "José\n"


def test_a_line_in_another_code_page_is_no_error() -> None:
    stream = redirected(b"Jos\xe9\nr\n")
    windows.read_utf8(stream)
    assert stream.readlines() == ["Jos\ufffd\n", "r\n"]


def test_a_program_without_streams_is_no_error() -> None:
    windows.write_utf8(None)
    windows.read_utf8(None)


def test_words_with_numbers_need_no_time_zone() -> None:
    program = """
import sys
from playpalace_ludo.cli import windows
windows.spare_time_zones()
from playpalace_ludo.words import Translator
print(Translator("en").text("pludo-device-doctor-sound-files", count=3))
print(hasattr(sys.modules["babel.localtime"], "get_localzone"))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    said, knows_time_zones = done.stdout.splitlines()
    assert "3" in said, done.stderr
    assert knows_time_zones == "False"
