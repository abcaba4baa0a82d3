"""A weights file made of a trained net, as the bots read it.

python tools/pack_weights.py NET.bin VARIANT [PLAYERS ...]
"""

from __future__ import annotations

import struct
import sys
from array import array
from pathlib import Path

from playpalace_ludo import variants
from playpalace_ludo.bots import weights
from playpalace_ludo.bots.net import INPUTS, LAST
from playpalace_ludo.bots.weights import MATTERS, OUTPUTS

PADDING = 16
LARGEST = 32767


def main(source: str, variant: str, *players: str) -> None:
    data = Path(source).read_bytes()
    inputs, hidden = struct.unpack_from("<ii", data)
    wide, width = hidden + PADDING, hidden + OUTPUTS
    numbers = array("f", data[8 + _gap(data, inputs, hidden) :])
    rows = [list(numbers[i * wide : i * wide + width]) for i in range(inputs)]
    rows += [[0.0] * width for _ in range(INPUTS - inputs)]
    bias = list(numbers[inputs * wide : inputs * wide + width])
    out = list(numbers[(inputs + 1) * wide : (inputs + 1) * wide + hidden * OUTPUTS])
    flat = [w for row in rows for w in row] + bias + out
    scale = max(map(abs, flat)) / LARGEST
    rules = variants.load(variant)
    header = {
        "variant": variant,
        "players": list(map(int, players)) or [2, 3, 4],
        "rules": {
            key: list(value) if isinstance(value, tuple) else value
            for key, value in rules.values.items()
            if key in MATTERS
        },
        "safe": [int(rules.plan.prey.is_safe(0, step)) for step in range(LAST + 1)],
        "inputs": INPUTS,
        "hidden": hidden,
        "scale": scale,
    }
    path = weights.FOLDER / f"{'-'.join([variant, *players])}.net"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(weights.pack(header, array("h", [round(w / scale) for w in flat])))
    print(f"{path.name}: {path.stat().st_size} bytes, largest weight {scale * LARGEST:.2f}")


def _gap(data: bytes, inputs: int, hidden: int) -> int:
    """Check by the file's length that nothing lies between header and weights."""
    size = 4 * ((inputs + 1) * (hidden + PADDING) + hidden * OUTPUTS)
    behind = len(data) - 8 - size
    if not 0 <= behind < 64:
        raise SystemExit(f"the file has {len(data)} bytes, {size + 8} were expected")
    return 0


if __name__ == "__main__":
    main(*sys.argv[1:])
