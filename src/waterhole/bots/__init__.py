"""Players that are not people. A bot gets a Perspective and nothing else."""

from __future__ import annotations

from waterhole.bots.levels import LEVELS, Bot, bot, is_level

__all__ = ["LEVELS", "Bot", "bot", "is_level"]
