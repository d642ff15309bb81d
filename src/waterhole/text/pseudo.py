"""The pseudo-language: English that can still be read, with accents and a third longer."""

from __future__ import annotations

_ACCENTS = str.maketrans("aeiouyncAEIOUYNC", "àéîöûýñçÀÉÎÖÛÝÑÇ")


def pseudo(text: str) -> str:
    letters = sum(letter.isalpha() for letter in text)
    return text.translate(_ACCENTS) + "~" * (letters // 3)
