/* The script of a page whose islands wait until the visitor first does something on it. */

import {firstInteraction, startIslands} from './startIslands.ts';
import {startIsland} from './startIsland.ts';

void firstInteraction().then(() => startIslands('interaction', startIsland));
