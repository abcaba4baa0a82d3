"""A minimal websocket client: sends keys from the terminal and logs what it receives."""

import asyncio
import json
import sys
import time
from pathlib import Path

from prompt_toolkit.input import create_input
from websockets.asyncio.client import connect


async def main(url: str, lines: Path) -> None:
    keys, sending = create_input(), list[asyncio.Future[None]]()
    with lines.open("a", encoding="utf-8") as out:
        async with connect(url) as socket:

            def press() -> None:
                for key in keys.read_keys():
                    frame = json.dumps({"type": "keybind", "key": key.data})
                    sending.append(asyncio.ensure_future(socket.send(frame)))

            with keys.raw_mode(), keys.attach(press):
                async for frame in socket:
                    text = json.loads(frame).get("text", "")
                    print(
                        json.dumps({"time": time.monotonic(), "text": text}), file=out, flush=True
                    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
