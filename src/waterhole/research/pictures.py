"""The text of a table as a picture, for environments that are asked for RGB."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

PAPER, INK = (250, 248, 240), (40, 36, 30)
SIZE = 14
COLUMNS = 80
MARGIN = 12


def picture(text: str) -> npt.NDArray[np.uint8]:
    """Height × width × 3; wide enough for lines of 80 characters."""
    font = ImageFont.load_default(SIZE)
    lines = [line for full in text.splitlines() for line in _wrapped(full)]
    height = 2 * MARGIN + (SIZE + 4) * max(1, len(lines))
    sheet = Image.new("RGB", (2 * MARGIN + COLUMNS * SIZE * 2 // 3, height), PAPER)
    draw = ImageDraw.Draw(sheet)
    for number, line in enumerate(lines):
        draw.text((MARGIN, MARGIN + number * (SIZE + 4)), line, INK, font)
    return np.asarray(sheet)


def _wrapped(line: str) -> list[str]:
    return [line[at : at + COLUMNS] for at in range(0, max(1, len(line)), COLUMNS)]
