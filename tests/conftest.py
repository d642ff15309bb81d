"""The same tests run compiled and interpreted; what makes sense only compiled, or takes too long, is skipped there."""

from __future__ import annotations

import pytest

from waterhole._compiled import status


def pytest_report_header() -> str:
    return f"waterhole: {'compiled' if status().compiled else f'interpreted ({status().reason})'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not status().compiled:
        for item in items:
            if item.get_closest_marker("compiled_only"):
                item.add_marker(pytest.mark.skip(reason=f"only compiled: {status().reason}"))
