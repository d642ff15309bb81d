"""A table for one evening in one's own network: which address the others type, and the same as a QR code."""

from __future__ import annotations

import io
import socket

NOT_SENT = ("192.0.2.1", 9)  # an address kept for documents: asking for the way there sends nothing

PLAIN_HTTP = """\
This is plain http, for people in your own network and for one evening: whoever can listen on the network can read
what is played, passwords included. Other networks are refused. For the open internet see docs/hosting.md."""


def own_address() -> str:
    """The address of this machine in its local network; loopback where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(NOT_SENT)
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def invitation(address: str) -> str:
    """What is shown in the terminal: the address, its QR code, and what this is good for."""
    import segno

    drawn = io.StringIO()
    segno.make(address, error="l").terminal(drawn, compact=True, border=2)
    return f"\nOthers in your network open  {address}\n\n{drawn.getvalue()}\n{PLAIN_HTTP}\n"
