"""Every message in and out: the one definition behind validation, OpenAPI, JSON Schema and the TypeScript types.

Seats count from 0 and a spectator is seat -1, as in View. Times are seconds.
"""

from waterhole.server.protocol.base import *  # noqa: F403
from waterhole.server.protocol.community import *  # noqa: F403
from waterhole.server.protocol.daily import *  # noqa: F403
from waterhole.server.protocol.frames import *  # noqa: F403
from waterhole.server.protocol.games import *  # noqa: F403
from waterhole.server.protocol.notices import *  # noqa: F403
from waterhole.server.protocol.people import *  # noqa: F403
from waterhole.server.protocol.slow import *  # noqa: F403
from waterhole.server.protocol.streams import *  # noqa: F403
from waterhole.server.protocol.study import *  # noqa: F403
from waterhole.server.protocol.tables import *  # noqa: F403
from waterhole.server.protocol.tournaments import *  # noqa: F403
