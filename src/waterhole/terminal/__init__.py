"""Play in a terminal, with or without colours; the words alone say everything."""
