"""python -m benchmarks games|server|views|environments|season|people|grown|bots"""

from __future__ import annotations

import sys

from benchmarks.command import main

sys.exit(main(sys.argv[1:]))
