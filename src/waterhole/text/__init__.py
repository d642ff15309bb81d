"""Every sentence that people read, in every language: Fluent files, and what makes text of them.

The shared messages lie here, those of a game in its folder `text/`; the browser reads the same files.
"""

from __future__ import annotations

from waterhole.text.bundle import Bundle, Cast, bundle
from waterhole.text.languages import ENGLISH, LANGUAGES, PSEUDO, from_environment
from waterhole.text.phrase import Phrase, slug

__all__ = ["ENGLISH", "LANGUAGES", "PSEUDO", "Bundle", "Cast", "Phrase", "bundle", "from_environment", "slug"]
