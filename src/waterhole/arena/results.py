"""The file of results: one JSON line per game, only ever added to. A run that was killed goes on from it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from waterhole.arena.play import Result
from waterhole.kernel.game import BadInput

if sys.platform != "win32":
    import fcntl


class ResultFile:
    """Open for one run at a time; `found` holds what was there, by unit id."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[str, Result] = {}
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = path.open("ab+")
        try:
            self._lock()
            self._repair()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> ResultFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, results: Iterable[Result]) -> None:
        """Write results at once, so that nothing but a half line can be lost."""
        new = {result.id: result for result in results if result.id not in self.found}
        self.found.update(new)
        self._file.write(b"".join(msgspec.json.encode(result) + b"\n" for result in new.values()))
        self._file.flush()

    def _lock(self) -> None:
        if sys.platform != "win32":  # there, two runs on one file are the user's care
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise BadInput(f"another run is writing {self.path}; wait for it or name another file.") from None

    def _repair(self) -> None:
        """Cut off a last line that was not written to its end."""
        self._file.seek(0)
        text = self._file.read()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            os.truncate(self._file.fileno(), whole)

    def _read(self) -> None:
        self._file.seek(0)
        decoder = msgspec.json.Decoder(Result)
        for number, line in enumerate(self._file, start=1):
            try:
                result = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise BadInput(f"line {number} of {self.path} is not a result: {error}.") from None
            self.found.setdefault(result.id, result)
