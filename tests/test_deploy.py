"""The files for hosts fit the program: every variable they set is one, every option is documented."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

from waterhole.cli import parser
from waterhole.server.cli import option

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs/hosting.md").read_text("utf-8")
OUTSIDE = {"WATERHOLE_ADMIN_FILE"}  # a variable without an option


def serve_options() -> list[str]:
    commands = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    return [name for action in commands.choices["serve"]._actions for name in action.option_strings if len(name) > 2]


def variables() -> set[str]:
    named = {"WATERHOLE" + name.removeprefix("-").replace("-", "_").upper() for name in serve_options()}
    return named - {"WATERHOLE_HELP"} | OUTSIDE


def test_every_option_is_in_the_documentation_with_its_variable() -> None:
    for variable in variables():
        assert f"`{variable}`" in HOSTING, variable


def test_the_files_set_only_variables_that_there_are() -> None:
    for name in ("Dockerfile", "compose.yaml", "waterhole.service"):
        used = set(re.findall(r"WATERHOLE_[A-Z_]+", (DEPLOY / name).read_text("utf-8")))
        assert used <= variables(), name


def test_compose_has_two_nodes_a_database_a_proxy_and_a_backup_and_one_env_file() -> None:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    composed: dict[str, Any] = yaml.safe_load(text)
    assert set(composed["services"]) == {"node1", "node2", "postgres", "caddy", "backup"}
    asked = set(re.findall(r"\$\{([A-Z_]+)", text))
    assert asked == set(re.findall(r"^([A-Z_]+)=", (DEPLOY / "env.example").read_text("utf-8"), re.MULTILINE))
    inner = composed["services"]["caddy"]["networks"]["inner"]["ipv4_address"]
    assert composed["services"]["node1"]["environment"]["WATERHOLE_PROXY"] == inner
    for volumes in (service.get("volumes", []) for service in composed["services"].values()):
        for source in (volume.split(":")[0] for volume in volumes):
            assert source in composed["volumes"] or (DEPLOY / source).exists(), source


def test_a_variable_stands_for_an_option_and_the_option_wins(monkeypatch: Any) -> None:
    monkeypatch.setenv("WATERHOLE_PORT", "9000")
    monkeypatch.setenv("WATERHOLE_LAN", "1")
    made = argparse.ArgumentParser()
    option(made, "--port", "", type=int, default=8765)
    option(made, "--lan", "")
    assert (made.parse_args([]).port, made.parse_args([]).lan) == (9000, True)
    assert made.parse_args(["--port", "9001"]).port == 9001


def test_the_image_runs_as_nobody_in_particular_and_can_be_asked_how_it_is() -> None:
    image = (DEPLOY / "Dockerfile").read_text("utf-8")
    assert re.search(r"^USER 10001$", image, re.MULTILINE)
    assert "HEALTHCHECK" in image
    for copied in re.findall(r"requirements/\w+\.txt", image):
        assert (ROOT / copied).exists()
