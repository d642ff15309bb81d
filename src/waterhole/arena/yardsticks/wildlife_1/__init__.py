"""Wildlife: the weights of version 1, for `apex@1`."""
