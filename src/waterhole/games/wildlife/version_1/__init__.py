"""Wildlife: the weights of version 1, from which training sets out and by which `apex@1` plays."""
