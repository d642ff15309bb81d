"""The table server: lobby, tables, clocks, bots in seats; HTTP and WebSocket on one port."""
