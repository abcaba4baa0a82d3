"""Training: the net in bulk is the one that plays, and it learns, stops and goes on."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from playpalace_ludo import bots, variants
from playpalace_ludo.bots import judge, weights
from playpalace_ludo.bots.decision import distinct_moves
from playpalace_ludo.bots.evaluation import evaluation_of
from playpalace_ludo.bots.inputs import inputs_of
from playpalace_ludo.bots.judge import POINTS_PER_E
from playpalace_ludo.bots.net import Net
from playpalace_ludo.chance import draw
from playpalace_ludo.cli import main as cli
from playpalace_ludo.cli.new_variant import STARTER
from playpalace_ludo.core import engine
from playpalace_ludo.core.rules import Rules
from playpalace_ludo.core.state import State

np = pytest.importorskip("numpy", reason="needs the extra [lab]")
pytest.importorskip("numba", reason="needs the extra [lab]")
from playpalace_ludo.lab import bulk_net, executors, train  # noqa: E402
from playpalace_ludo.lab.bulk_net import Params  # noqa: E402
from playpalace_ludo.lab.selfplay import BY_POINTS, GameSetting, play  # noqa: E402


def positions(rules: Rules, players: int) -> list[State]:
    """Every position with a throw due of a game between players of normal strength."""
    source, bot = Random(1), bots.make("normal")
    first = 0 if rules.turns.first == "random" else None
    state, _ = engine.start(rules, range(players), first)
    found = []
    while state.owed and not state.places:
        if state.awaiting == "roll":
            found += [state] if not state.opening else []
            state, _ = engine.roll(rules, state, draw(rules, state, source))
        else:
            state, _ = engine.play(rules, state, bot.move(rules, state, source))
    return found


@pytest.mark.parametrize("name", variants.names())
def test_in_bulk_the_net_says_what_it_says_in_plain_python(name: str) -> None:
    rules = variants.load(name)
    inputs = inputs_of(rules)
    source = np.random.default_rng(4)
    rows = source.normal(0, 0.2, (inputs.sizes.whole + 1, 6 + inputs.sizes.seats))
    out = source.normal(0, 0.2, (6, inputs.sizes.seats))
    # Weights that are whole lanes leave nothing to round but their products.
    params = Params(*(np.float32(np.rint(part * 65536) / 65536) for part in (rows, out)))
    flat = params.rows.tolist()
    plain = weights.Weights(
        tuple(map(tuple, flat[:-1])), tuple(flat[-1]), tuple(map(tuple, params.out.T.tolist()))
    )
    net = Net(plain, inputs)
    states = positions(rules, rules.max_players)[:300]
    found = bulk_net.judge(bulk_net.tables_of(inputs), *params, *bulk_net.positions(inputs, states))
    for state, row in zip(states, found.tolist(), strict=True):
        slow = net.chances(state.tokens, state.turn, state.streak, inputs.extras(state))
        assert row == pytest.approx(slow, abs=1e-4)


@pytest.mark.parametrize("name", ["playpalace", "parchis", "forty-squares", "six-arms"])
def test_a_net_begins_with_what_hard_sees_at_first_sight(name: str) -> None:
    rules, dice = variants.load(name), Random(5)
    inputs = inputs_of(rules)
    net, tables = bulk_net.fresh(inputs, 4, 1), bulk_net.tables_of(inputs)
    off = []
    for state in positions(rules, 2):
        thrown, _ = engine.roll(rules, state, draw(rules, state, dice))
        moves = distinct_moves(thrown)
        if thrown.awaiting == "move" and len(moves) > 1:
            points = evaluation_of(rules).side_by_side(thrown, moves)
            after = [engine.play(rules, thrown, move)[0] for move in moves]
            chances = bulk_net.judge(tables, *net, *bulk_net.positions(inputs, after))
            seen = [POINTS_PER_E * log(p / (1 - p)) for p in chances[:, thrown.turn]]
            pairs = zip(seen[1:], points[1:], strict=True)
            off += [abs(here - seen[0] - there + points[0]) for here, there in pairs]
    assert len(off) > 40
    assert sum(off) / len(off) < 1.0  # points between two moves


def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "ROUND", 16)
    monkeypatch.setattr(train, "BULK", 64)


def test_a_net_learns_who_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch)
    rules = variants.load("figure-eight")
    monkeypatch.setattr(train, "FROM_FEW", train.FROM_FEW._replace(steps=(0.02, 0.01)))
    trainer = train.Trainer(rules, (2,))
    for net in (trainer.learning, trainer.calm):
        net.rows[:, trainer.best.out.shape[0] :] = 0  # what it knows from points
    reports = list(trainer.run(train.TrainingBudget(1000, 80)))
    assert [report.games for report in reports] == [16, 32, 48, 64, 80]
    assert reports[-1].loss < 0.67  # knowing nothing it would be 0.693
    state = State(tokens=((17, 18), (-1, -1)), turn=0, owed=(0,), streak=0, number=9)
    state = state._replace(books=rules.plan.blank_books)
    tables = bulk_net.tables_of(trainer.inputs)
    ((ahead, _),) = bulk_net.judge(
        tables, *trainer.calm, *bulk_net.positions(trainer.inputs, [state])
    )
    assert ahead > 0.7


def test_a_side_that_plays_by_points_asks_no_net_and_plays_well() -> None:
    rules = variants.load("quick")
    chance = Random(3)

    def judge(asked: bulk_net.Positions) -> Any:
        return np.array([[chance.random() for _ in rules.seats] for _ in asked.rollers])

    sides = [((BY_POINTS, 0, 0, 0), (0, BY_POINTS, 0, 0))[number % 2] for number in range(60)]
    settings = [GameSetting((0, 1), side, number) for number, side in enumerate(sides)]
    won = [game.winner == BY_POINTS for game in play(rules, [judge], settings)]
    assert sum(won) > 45


def test_points_play_until_the_first_lesson_and_the_best_net_meets_the_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    short(monkeypatch)
    trainer = train.Trainer(variants.load("figure-eight"), (2,))
    learned, duels = [], []
    for _ in trainer.run(train.TrainingBudget(1000, 320)):
        learned.append(trainer.has_learned)
        duels.append(len(trainer.duels))
    assert learned == [*(False,) * 5, *(True,) * 15]  # the first lesson after 30 percent
    assert duels == [*(0,) * 6, *range(8, 97, 8), 112, 0]  # decided at the end


def test_old_games_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch)
    monkeypatch.setattr(train, "MOST_KEPT", 1500)
    trainer = train.Trainer(variants.load("figure-eight"), (2,))
    kept = []
    for _ in trainer.run(train.TrainingBudget(1000, 64)):
        kept.append([len(lesson.last) for lesson in trainer.lessons])
    assert all(sum(one) <= 1500 for one in kept)
    assert kept[-1][-1] and kept[-1] != kept[-2]


def test_the_same_seed_learns_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch)
    learned = []
    for _ in range(2):
        trainer = train.Trainer(variants.load("quick"), (2, 3))
        list(trainer.run(train.TrainingBudget(1000, 100)))
        learned.append(trainer.learning.rows.tolist())
    assert learned[0] == learned[1]


def test_whoever_plays_the_games_the_net_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    short(monkeypatch)
    monkeypatch.setattr(train, "CHUNK", 8)
    rules = variants.load("figure-eight")
    learned = []
    with ThreadPoolExecutor(3) as threads:
        for elsewhere in (None, train.Elsewhere(threads, "figure-eight")):
            trainer = train.Trainer(rules, (2,), elsewhere=elsewhere)
            list(trainer.run(train.TrainingBudget(1000, 60)))
            learned.append(trainer.learning.rows.tolist())
    assert learned[0] == learned[1]


class Breaks(ThreadPoolExecutor):
    """Its process has ended."""

    def submit(self, *_: Any, **__: Any) -> Any:
        raise BrokenExecutor


def test_a_process_that_ends_is_one_sentence_and_the_training_is_kept(
    mine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(str(mine), "--games", "50", "--workers", "2") == 0
    assert "Ended after 64 games" in capsys.readouterr().out
    monkeypatch.setattr(executors, "ProcessPoolExecutor", Breaks)
    assert run(str(mine), "--games", "70", "--workers", "2") == 2
    assert "a process has ended in the middle of a game" in capsys.readouterr().err
    assert run(str(mine), "--games", "70") == 0
    assert capsys.readouterr().out.startswith("Going on after 64 games.\nEnded after 80 games")


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    short(monkeypatch)
    path = tmp_path / "mine.toml"
    path.write_text(STARTER.read_text("utf-8"), "utf-8")
    return path


def run(*words: str) -> int:
    return cli.main(["train", "--quiet", *words])


def test_a_rule_file_of_ones_own_is_learned_and_used(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = variants.load(str(mine))
    assert bots.notice(before, 2) == "pludo-bots-unlearned"
    assert run(str(mine), "--games", "50") == 0
    assert "Ended after 64 games: the budget is spent." in capsys.readouterr().out
    judge.net_for.cache_clear()
    assert judge.net_for(before, 2) is not None
    assert bots.notice(before, 2) is None
    # The same command with a larger budget goes on.
    assert run(str(mine), "--games", "70") == 0
    told = capsys.readouterr().out
    assert told.startswith("Going on after 64 games.\nEnded after 80 games")
    # Other rules: the net is left alone, the training is refused.
    longer = mine.read_text("utf-8").replace("markers = 2", "markers = 3")
    assert longer != mine.read_text("utf-8")
    mine.write_text(longer, "utf-8")
    changed = variants.load(str(mine))
    judge.net_for.cache_clear()
    assert judge.net_for(changed, 2) is None
    assert weights.problems(changed) == ["mine.net: was trained for other rules; train it again"]
    assert run(str(mine), "--games", "90") == 2
    assert "is a training of other rules, players or seed" in capsys.readouterr().err


def test_installing_a_file_takes_its_net_along(mine: Path, tmp_path: Path) -> None:
    assert run(str(mine), "--games", "10") == 0
    folder = tmp_path / "there"
    assert cli.main(["install-variant", str(mine), "--config-dir", str(folder)]) == 0
    installed = variants.load(str(folder / "variants" / "mine.toml"))
    judge.net_for.cache_clear()
    assert judge.net_for(installed, 2) is not None
    assert cli.main(["install-variant", "--remove", "mine", "--config-dir", str(folder)]) == 0
    assert list((folder / "variants").iterdir()) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("quick",), "quick comes with the game; name the file for the net with --out"),
        (("{mine}", "--minutes", "0"), "--minutes must be more than 0, and --games 1 or more"),
        (("{mine}", "--minutes", "nan"), "--minutes must be more than 0, and --games 1 or more"),
        (("{mine}", "--players", "9"), "--players takes numbers from"),
        (("{mine}", "--out", "{mine}/no/where.net"), "cannot be written"),
    ],
)
def test_bad_input_is_one_sentence(
    mine: Path, words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*(word.format(mine=mine) for word in words), "--games", "10") == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert len(told.strip().splitlines()) == 1


def test_a_damaged_training_is_refused_and_left_alone(
    mine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = mine.with_suffix(".training")
    kept.write_bytes(b"PK\3\4 nothing")
    assert run(str(mine), "--games", "10") == 2
    assert "is no training that was stopped, or is damaged" in capsys.readouterr().err
    assert kept.read_bytes() == b"PK\3\4 nothing"
    assert not mine.with_suffix(".net").exists()
