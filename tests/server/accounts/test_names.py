"""Names are names: what people call themselves can be seen, and passes for nobody else."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.client import ServerProcess, player
from waterhole.bots import LEVELS
from waterhole.kernel.game import Refused
from waterhole.server.accounts.names import alike, clean_name, clean_text, looks_of, reserved
from waterhole.text import LANGUAGES, bundle


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_and_you_are_called_is_reserved_in_every_language(language: str) -> None:
    say = bundle(language).format
    for word in (say("yourself"), *(say("level", level=level) for level in LEVELS)):
        assert looks_of(word) & reserved()


@pytest.mark.parametrize(
    "name",
    [
        "Forager", "forager 2", "F\u043er\u0430ger", "Hunter!", "Hünter", "Jager 3", "Cacciatore", "\uff21pex",
        "You", "Y0u", "\u03a5ou", "y o u", "Jij", "Tu", "\u0422u", "Bot",
        "Du", "T\u00fa", "Toi", "J\u00e4ger", "Cazador 2", "Chasseur",
    ],
)  # fmt: skip
def test_a_name_that_passes_for_a_bot_or_for_you_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="looks like"):
        clean_name(name)


@pytest.mark.parametrize(
    "letter", ["\x00", "\n", "\x7f", "\u200b", "\u200d", "\u202e", "\u2066", "\ufeff", "\u3164", "\ue000"]
)
def test_what_cannot_be_seen_is_refused_in_names_and_in_chat(letter: str) -> None:
    for clean in (clean_name, clean_text):
        with pytest.raises(Refused, match=f"U\\+{ord(letter):04X}"):
            clean(f"An{letter}n")


@pytest.mark.parametrize("name", ["Ann", "José", "Иван", "李雷", "Zoë-Ann O'Hara", "R2D2", "Leo", "Quiet Otter"])
def test_names_of_people_are_kept_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_a_name_is_normalised() -> None:
    assert clean_name("  Ａnn   Ｂ ") == "Ann B"
    assert clean_name("Zoe\u0308") == "Zoë"


def test_a_name_that_grows_when_it_is_written_out_is_refused() -> None:
    with pytest.raises(Refused, match="at most 32"):
        clean_name("\ufdfa" * 2)


def test_marks_are_not_piled_up() -> None:
    with pytest.raises(Refused, match="marks"):
        clean_text("a" + "\u0301\u0302\u0303\u0304\u0305")


@pytest.mark.parametrize("space", ["\u00a0", "\u202f", "\u3000"])
def test_a_space_of_any_kind_is_said_as_a_plain_one(space: str) -> None:
    assert clean_text(f"Toi{space}!") == "Toi !"


def test_an_emoji_of_several_parts_may_be_said() -> None:
    assert clean_text("👩\u200d💻 hi ") == "👩\u200d💻 hi"


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "\u0410nn"), ("Ian", "lan"), ("Bob", "B0b"), ("Max", "MAX"), ("max", "rnax")]
)
def test_look_alikes_are_found(one: str, other: str) -> None:
    assert alike(one, other)


@given(st.text(max_size=40))
def test_whatever_is_sent_is_refused_or_stays_the_same_from_then_on(text: str) -> None:
    for clean in (clean_name, clean_text):
        try:
            cleaned = clean(text)
        except Refused:
            continue
        assert clean(cleaned) == cleaned
        assert cleaned.isprintable() or "\u200d" in cleaned


def test_nobody_sits_down_beside_a_look_alike_or_becomes_one(shared_server: ServerProcess) -> None:
    async def run() -> None:
        url = shared_server.url
        async with player(url, "Ann", connected=False) as ann, player(url, "\u0410nn", connected=False) as eve:
            table = (await ann.open("cubirds", ["me", "open"], public=True))["id"]
            assert (await eve.ask("PUT", f"/api/tables/{table}/seats/1", 409, json={}))["code"] == "name"
            await eve.ask("POST", "/api/me", json={"name": "Eve"})
            await eve.ask("PUT", f"/api/tables/{table}/seats/1", json={})
            assert (await eve.ask("POST", "/api/me", 409, json={"name": "\u0410nn"}))["code"] == "name"
            assert (await ann.ask("GET", f"/api/tables/{table}"))["seats"][1]["name"] == "Eve"

    asyncio.run(run())
