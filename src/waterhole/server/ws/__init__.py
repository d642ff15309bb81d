"""WebSockets: the transport under the table server's frames."""
