"""OpenTelemetry, for those who ask for it by its own variables: spans of requests, moves, commits and bots' moves.

Without them nothing is imported and nothing noted. No span says who asked, at which table, or what was played.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

from waterhole.kernel.game import BadInput

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Tracer

ASKED_BY = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_tracer: Tracer | None = None


def set_up() -> None:
    """Send spans where the variables say; BadInput where they are set and the packages are not there."""
    off = os.environ.get("OTEL_SDK_DISABLED", "").lower() == "true"
    if off or not any(os.environ.get(name) for name in ASKED_BY):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise BadInput("OTEL_… asks for OpenTelemetry: pip install 'waterhole[telemetry]'.") from None
    send_to(BatchSpanProcessor(OTLPSpanExporter()))


def send_to(processor: SpanProcessor | None) -> None:
    """Hand all spans to this from now on; None: no more."""
    global _tracer
    if processor is None:
        _tracer = None
        return
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    name = os.environ.get("OTEL_SERVICE_NAME") or "waterhole"
    provider = TracerProvider(resource=Resource.create({"service.name": name}))
    provider.add_span_processor(processor)
    _tracer = provider.get_tracer("waterhole")


def lasted(what: str, started: float, **attributes: str | int) -> None:
    """Note something that began at `started`, by time.perf_counter, and ends now."""
    if _tracer is not None:
        now = time.time_ns()
        began = now - int((time.perf_counter() - started) * 1e9)
        _tracer.start_span(what, start_time=began, attributes=attributes).end(now)
