"""python -m waterhole.bench"""

from __future__ import annotations

import sys

from waterhole.bench import bench

sys.exit(bench(sys.argv[1:]))
