"""What is sent in one turn of the event loop."""

from __future__ import annotations

from collections.abc import Callable

from waterhole.server.ws.engine.outbox import Outbox


def test_frames_go_out_together_at_the_end_of_a_turn_in_the_order_they_came() -> None:
    turns: list[Callable[[], None]] = []
    sent: list[bytes] = []
    outbox = Outbox(turns.append)
    for frame in (b"1", b"2"):
        outbox.put(sent.append, frame)
    assert sent == []
    assert len(turns) == 1
    turns.pop()()
    assert sent == [b"1", b"2"]
    outbox.put(sent.append, b"3")
    assert len(turns) == 1


def test_who_cannot_be_sent_a_frame_harms_nobody_else() -> None:
    def gone(_: bytes) -> None:
        raise OSError("gone")

    sent: list[bytes] = []
    outbox = Outbox(lambda send: None)
    outbox.put(gone, b"1")
    outbox.put(sent.append, b"2")
    outbox.flush()
    assert sent == [b"2"]
