"""The line client: play in a terminal, with or without colours, with or without sight."""
