"""The tests, and the commands that run them long (`python -m tests.contract.soak`); they take the example game too."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "examples" / "crossing" / "src"))
