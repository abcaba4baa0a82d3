"""Games on any executor: the same results, and a lost worker costs only its games."""

from __future__ import annotations

import importlib.util
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import pytest

from playpalace_ludo.cli import main as cli
from playpalace_ludo.core.errors import LudoError
from playpalace_ludo.lab import arena, balance, executors
from playpalace_ludo.lab.games import Pairing, Result, pairing, play

needs_dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None,
    reason='no Dask here: pip install "playpalace-ludo[cluster]"',
)


def without_times(report: arena.Report) -> dict[str, object]:
    found = report.as_json()
    del found["times_ms"]
    return found


def test_any_executor_gives_the_same_results() -> None:
    match = pairing("quick", ("easy", "random"), 5)
    once = without_times(arena.run(match, 9))
    fair = balance.run("quick", "random", 6, 1, players=2).as_json()
    with ThreadPoolExecutor(2) as threads:
        assert without_times(arena.run(match, 9, executor=threads)) == once
        told = balance.run("quick", "random", 6, 1, players=2, executor=threads).as_json()
    assert told == fair


def killed_once(match: Pairing, game: int) -> Result:
    """Play a game; the first process that comes to the third game is killed in it."""
    if game == 2:
        try:
            Path(match.entrants[1]).touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGKILL)
    return play(match._replace(entrants=("easy", "random")), game)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that kills")
def test_a_process_that_is_killed_costs_only_its_games(tmp_path: Path) -> None:
    match = pairing("quick", ("easy", "random"), 5)
    marked = match._replace(entrants=("easy", str(tmp_path / "was killed")))
    found = sorted(executors.spread(killed_once, marked, range(12), workers=2))
    assert (tmp_path / "was killed").exists()
    plain = [play(match, game) for game in range(12)]
    assert [each[:6] for each in found] == [each[:6] for each in plain]


class Cluster(NamedTuple):
    address: str
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler and two workers on this machine's own address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    quiet = {
        "cwd": tmp_path_factory.mktemp("dask"),
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
    }
    dask = [sys.executable, "-m", "distributed.cli"]
    place = ["--host", "127.0.0.1"]
    children = [
        subprocess.Popen(
            [*dask[:2], f"{dask[2]}.dask_scheduler", *place, "--port", str(port), "--no-dashboard"],
            **quiet,  # type: ignore[call-overload]
        )
    ]
    worker = [*dask[:2], f"{dask[2]}.dask_worker", address, *place, "--no-nanny", "--no-dashboard"]
    worker += ["--nthreads", "1", "--death-timeout", "20"]
    children += [subprocess.Popen(worker, **quiet) for _ in range(2)]  # type: ignore[call-overload]
    try:
        while not _listens(port):
            assert children[0].poll() is None
            time.sleep(0.05)
        yield Cluster(address, children[1:])
    finally:
        for child in reversed(children):
            child.kill()
            child.wait()


def _listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@needs_dask
@pytest.mark.filterwarnings("ignore")
def test_a_killed_worker_of_a_cluster_costs_only_its_games(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = pairing("quick", ("easy", "random"), 5)
    store, whole = tmp_path / "games.jsonl", without_times(arena.run(match, 60))
    arena.run(match, 5, store=store)  # begun here, carried on by the cluster
    seen: list[int] = []

    def kill_one(done: int, total: int) -> None:
        seen.append(done)
        if len(seen) == 2:
            cluster.workers[0].kill()

    with executors.cluster(cluster.address) as executor:
        both = executor._client  # type: ignore[attr-defined]
        both.wait_for_workers(2, timeout=60)
        found = arena.run(match, 60, executor=executor, store=store, progress=kill_one)
    assert without_times(found) == whole
    assert seen == list(range(6, 61))
    assert cluster.workers[0].wait(20) != 0 and cluster.workers[1].poll() is None
    words = ["arena", "--variant", "quick", "--seats", "easy,random", "--games", "4", "--quiet"]
    assert cli.main([*words, "--cluster", cluster.address, "--out", str(tmp_path / "b")]) == 0
    assert "4 games of quick" in capsys.readouterr().out


@needs_dask
@pytest.mark.filterwarnings("ignore")
def test_a_worker_with_another_version_is_one_sentence(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "__version__", "0.0.1")
    match = pairing("quick", ("easy", "random"), 5)
    with (
        pytest.raises(LudoError, match=r"cluster-version.*here=0\.0\.1"),
        executors.cluster(cluster.address) as executor,
    ):
        arena.run(match, 4, executor=executor)


@needs_dask
@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("nonsense", "is no cluster; one is written tcp://HOST:PORT"),
        ("ftp://127.0.0.1:99", "is no cluster; one is written"),
        ("tcp://127.0.0.1:99999", "is no cluster; one is written"),
        ("tcp://127.0.0.1:9", "tcp://127.0.0.1:9 is no cluster that can be used: "),
    ],
)
def test_a_cluster_that_is_not_there_is_one_sentence(
    address: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "games.jsonl"
    assert cli.main(["arena", "--cluster", address, "--out", str(store)]) != 0
    told = capsys.readouterr().err
    assert sentence in told and len(told.splitlines()) == 1
    assert not store.exists()


@needs_dask
def test_something_else_at_the_address_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "TO_CONNECT", 1.0)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        threading.Thread(target=_hang_up_on_all, args=(other,), daemon=True).start()
        address = "tcp://{}:{}".format(*other.getsockname())
        with (
            pytest.raises(LudoError, match="cluster-refused"),
            executors.cluster(address),
        ):
            time.sleep(0)


def _hang_up_on_all(listening: socket.socket) -> None:
    while True:
        try:
            listening.accept()[0].close()
        except OSError:
            return


@needs_dask
@pytest.mark.filterwarnings("ignore")
def test_training_on_a_cluster_makes_the_same_net_and_goes_on_here(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba", reason="needs the extra [lab]")
    import numpy as np

    from playpalace_ludo.lab import train

    for name, games in (("ROUND", 8), ("CHUNK", 4)):
        monkeypatch.setattr(train, name, games)

    def learned(net: Path, *words: str) -> object:
        assert cli.main(["train", "figure-eight", "--quiet", "--out", str(net), *words]) == 0
        with np.load(net.with_suffix(".training")) as kept:
            return kept["learning_rows"].tolist()

    there, here = tmp_path / "there.net", tmp_path / "here.net"
    found = learned(there, "--games", "20", "--cluster", cluster.address)
    assert found == learned(here, "--games", "20")
    assert learned(there, "--games", "40") != found  # begun there, carried on here
