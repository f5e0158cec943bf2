/* The script of a page with islands. */

import {firstInteraction, startIslands} from './startIslands.ts';
import {recordInput} from './recordInput.ts';
import {startEarly, startWithRetry} from './startWithRetry.ts';

recordInput();
startIslands('load', startEarly);
void firstInteraction().then(() => startIslands('interaction', startWithRetry));
